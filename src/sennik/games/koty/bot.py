"""How a sensible player of Koty plays: what each card adds to the own dream and takes from the others."""
from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from ...engine.answers import Answer, Answers
from ...engine.state import State
from ...policy.instinct import NO_VALUE, Instinct
from ...policy.thinking import Thinking
from .cards import JOKER, RAVEN
from .layout import (
    ATTACK,
    BATS,
    CARRY,
    COVER,
    DEFEND,
    DISGUISE,
    EXCHANGE,
    MOTHS,
    MOVER,
    NAMED,
    NINE,
    OWLS,
    PAIR,
    PLAY,
    PLAYED,
    POSE,
    REGIONS,
    REPEAT,
    TARGET,
    TURN,
    YIELD,
)
from .look import JOKER_KEPT, NEW_HAND, OWL_KEPT, SCARCE, WON, Look
from .odds import odds
from .rules import KotyState


class KotyInstinct(Instinct):
    def weigh(self, s: State, seat: i64, answers: Answers) -> list[int]:
        if len(answers) == 1:
            return [0]
        state = cast(KotyState, s)
        look = Look(state, seat)
        weights: list[int] = []
        for answer in answers:
            weights.append(self.weight(look, state.phase, answer))
        return weights

    def value(self, s: State) -> list[float]:
        """Only between turns: in an attack too much hangs on the next answer."""
        return odds(cast(KotyState, s)) if s.phase == TURN else NO_VALUE

    def weight(self, look: Look, phase: i64, answer: Answer) -> i64:
        if phase == TURN:
            gain = self.turn(look, answer)
            if look.fresh or answer.verb == EXCHANGE:
                return gain
            return gain + (WON if look.ahead() else -WON)        # who plays a card now ends the game (KOT-E2)
        s = look.s
        if phase == DEFEND:
            return self.defence(look, answer)
        if phase == REPEAT:
            if answer.verb == YIELD:
                return 0
            if look.fresh < SCARCE:
                return -1
            return look.attack(s.facts[TARGET], s.facts[NAMED]) - (JOKER_KEPT if answer.arg == JOKER else 0)
        if phase == CARRY:
            return self.drop(look, s.facts[TARGET], answer.arg * REGIONS + answer.arg2)
        at = look.seat * REGIONS + answer.arg
        return look.adding(at, s.kind(PLAYED, 1) if phase == PAIR else NINE)

    def turn(self, look: Look, answer: Answer) -> i64:
        verb = answer.verb
        if verb == EXCHANGE:
            return (NEW_HAND if look.fresh >= SCARCE else -1) - look.kept()
        if verb in (PLAY, POSE):
            at = look.seat * REGIONS + answer.arg2
            cost: i64 = JOKER_KEPT if verb == POSE else 0
            top = look.tops[at]
            if top >= NINE:
                return look.change(at, answer.arg, look.sizes[at] + 1)
            if top == RAVEN:
                return look.lifting(at) - cost
            return look.meeting(at, answer.arg) - cost
        if verb == COVER:
            at = answer.arg2 * REGIONS + answer.args[2]
            return look.change(at, answer.arg, look.sizes[at] + 1)
        if verb in (ATTACK, DISGUISE):
            at = answer.arg2 * REGIONS + answer.args[2]
            return look.attack(at, answer.arg) - (JOKER_KEPT if verb == DISGUISE else 0)
        if verb == MOTHS:
            return self.moth(look, answer.arg * REGIONS + answer.arg2)
        if verb == BATS:
            return look.lifting(answer.arg * REGIONS + answer.arg2) + look.best_place(NINE)
        return self.dragon(look)

    def moth(self, look: Look, source: i64) -> i64:
        best: i64 = -WON
        at: i64 = 0
        while at < look.seats * REGIONS:
            if look.tops[at] >= NINE:
                gain = self.drop(look, source, at)
                if gain > best:
                    best = gain
            at += 1
        return best

    def drop(self, look: Look, source: i64, at: i64) -> i64:
        return look.lifting(source) + look.change(at, look.tops[source], look.sizes[at] + 1)

    def dragon(self, look: Look) -> i64:
        gain: i64 = 0
        lifted: list[int] = []
        at: i64 = 0
        while at < look.seats * REGIONS:
            if look.tops[at] == RAVEN:
                gain += look.lifting(at)
                lifted.append(at)
            at += 1
        for at in lifted:
            look.tops[at] = NINE
            look.sizes[at] -= 1
        gain += look.best_place(NINE)
        for at in lifted:
            look.tops[at] = RAVEN
            look.sizes[at] += 1
        return gain

    def defence(self, look: Look, answer: Answer) -> i64:
        """What is saved by an answer: the region as it is, and what the attacker would gain."""
        if answer.verb == YIELD:
            return 0
        s = look.s
        target: i64 = s.facts[TARGET]
        top: i64 = look.tops[target]
        saved = -look.lifting(target) - look.best_of_rival(s.facts[MOVER], top if top == s.facts[NAMED] else NINE)
        if answer.verb == OWLS:
            return saved - OWL_KEPT
        return saved - (JOKER_KEPT if answer.arg == JOKER else 0)


INSTINCT: Final = KotyInstinct()
# A round ahead by instinct, then the odds: at two seats a search that plays on to the end is weaker, and slower.
LEVELS: Final = {
    "apprentice": Thinking(10, epsilon=0.5, depth=2, method="race"),
    "regular": Thinking(40, epsilon=0.0, depth=2, trust=0.5, method="race"),
    "master": Thinking(500, exploration=0.1, epsilon=0.0, depth=4, trust=0.5, method="race")}
