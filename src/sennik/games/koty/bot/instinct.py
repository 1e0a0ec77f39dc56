"""How a sensible player of Koty plays: what each card adds to the own dream and takes from the others."""
from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from ....engine.answers import Answer, Answers
from ....engine.state import State
from ....policy.instinct import NO_VALUE, Instinct, Reason
from ..rules import facts, phases, verbs
from ..rules.cards import JOKER, RAVEN
from ..rules.dreams import NINE
from ..rules.state import KotyState
from ..rules.zones import PLAYED, REGIONS
from .evaluate import JOKER_KEPT, NEW_HAND, OWL_KEPT, SCARCE, WON, KotyEvaluation
from .reason import reason
from .value import odds


class KotyInstinct(Instinct):
    def reason(self, s: State, seat: i64, answer: Answer) -> Reason:
        return reason(cast(KotyState, s), seat, answer)

    def weigh(self, s: State, seat: i64, answers: Answers) -> list[int]:
        if len(answers) == 1:
            return [0]
        state = cast(KotyState, s)
        table = KotyEvaluation(state, seat)
        weights: list[int] = []
        for answer in answers:
            weights.append(self.weight(table, state.phase, answer))
        return weights

    def value(self, s: State) -> list[float]:
        """Only between turns: in an attack too much hangs on the next answer."""
        return odds(cast(KotyState, s)) if s.phase == phases.TURN else NO_VALUE

    def weight(self, table: KotyEvaluation, phase: i64, answer: Answer) -> i64:
        if phase == phases.TURN:
            gain = self.turn(table, answer)
            if table.fresh or answer.verb == verbs.EXCHANGE:
                return gain
            return gain + (WON if table.ahead() else -WON)        # who plays a card now ends the game (KOT-E2)
        s = table.s
        if phase == phases.DEFEND:
            return self.defence(table, answer)
        if phase == phases.REPEAT:
            if answer.verb == verbs.YIELD:
                return 0
            if table.fresh < SCARCE:
                return -1
            return table.attack(s.facts[facts.TARGET], s.facts[facts.NAMED]) - kept(answer.arg)
        if phase == phases.CARRY:
            return self.drop(table, s.facts[facts.TARGET], answer.arg * REGIONS + answer.arg2)
        at = table.seat * REGIONS + answer.arg
        return table.adding(at, s.kind(PLAYED, 1) if phase == phases.PAIR else NINE)

    def turn(self, table: KotyEvaluation, answer: Answer) -> i64:
        verb = answer.verb
        if verb == verbs.EXCHANGE:
            return (NEW_HAND if table.fresh >= SCARCE else -1) - table.kept()
        if verb in (verbs.PLAY, verbs.POSE):
            at = table.seat * REGIONS + answer.arg2
            cost: i64 = JOKER_KEPT if verb == verbs.POSE else 0
            top = table.tops[at]
            if top >= NINE:
                return table.change(at, answer.arg, table.sizes[at] + 1)
            if top == RAVEN:
                return table.lifting(at) - cost
            return table.meeting(at, answer.arg) - cost
        if verb == verbs.COVER:
            at = answer.arg2 * REGIONS + answer.args[2]
            return table.change(at, answer.arg, table.sizes[at] + 1)
        if verb in (verbs.ATTACK, verbs.DISGUISE):
            at = answer.arg2 * REGIONS + answer.args[2]
            return table.attack(at, answer.arg) - (JOKER_KEPT if verb == verbs.DISGUISE else 0)
        if verb == verbs.MOTH:
            return self.moth(table, answer.arg * REGIONS + answer.arg2)
        if verb == verbs.BAT:
            return table.lifting(answer.arg * REGIONS + answer.arg2) + table.best_place(NINE)
        return self.dragon(table)

    def moth(self, table: KotyEvaluation, source: i64) -> i64:
        best: i64 = -WON
        for at in range(table.seats * REGIONS):
            if table.tops[at] >= NINE:
                gain = self.drop(table, source, at)
                if gain > best:
                    best = gain
        return best

    def drop(self, table: KotyEvaluation, source: i64, at: i64) -> i64:
        return table.lifting(source) + table.change(at, table.tops[source], table.sizes[at] + 1)

    def dragon(self, table: KotyEvaluation) -> i64:
        gain: i64 = 0
        lifted: list[int] = []
        for at in range(table.seats * REGIONS):
            if table.tops[at] == RAVEN:
                gain += table.lifting(at)
                lifted.append(at)
        for at in lifted:
            table.tops[at] = NINE
            table.sizes[at] -= 1
        gain += table.best_place(NINE)
        for at in lifted:
            table.tops[at] = RAVEN
            table.sizes[at] += 1
        return gain

    def defence(self, table: KotyEvaluation, answer: Answer) -> i64:
        """What is saved by an answer: the region as it is, and what the attacker would gain."""
        if answer.verb == verbs.YIELD:
            return 0
        s = table.s
        target: i64 = s.facts[facts.TARGET]
        top: i64 = table.tops[target]
        gained = top if top == s.facts[facts.NAMED] else NINE
        saved = -table.lifting(target) - table.best_of_rival(s.facts[facts.MOVER], gained)
        if answer.verb == verbs.OWL:
            return saved - OWL_KEPT
        return saved - kept(answer.arg)


def kept(card: i64) -> i64:
    """What is lost with a card, apart from its use."""
    return JOKER_KEPT if card == JOKER else 0


INSTINCT: Final = KotyInstinct()
