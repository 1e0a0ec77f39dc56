"""How a sensible player of Sen plays: which answer gains most, as far as the seat knows."""
from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from ....engine.answers import Answer, Answers
from ....engine.events import Seen
from ....engine.game import BIT
from ....engine.state import State
from ....policy.instinct import NO_VALUE, Instinct, Reason
from ....policy.thinking import BOLD, PATIENT
from ..rules import facts, phases, verbs
from ..rules.cards import HOURGLASS, VALUE
from ..rules.facts import SLOTS
from ..rules.state import SenState
from ..rules.zones import DISCARD, DREAM, HAND
from .belief import believe
from .calling import bold, certain, obvious, patient
from .evaluate import PEEKING, UNKNOWN, SenEvaluation
from .reason import reason
from .traces import Traces
from .value import odds
from .waking import waking


class SenInstinct(Instinct):
    exact: bool                # count for the Wake-up call, or guess
    traces: Traces | None      # what the seat saw the others do, if it looks back

    def __init__(self, exact: bool, traces: Traces | None = None) -> None:
        self.exact = exact
        self.traces = traces

    def recalling(self, s: State, history: list[Seen]) -> Instinct:
        game = cast(SenState, s).sen
        if not history or game.n or game.g:              # there, nines are not what they seem
            return self
        return SenInstinct(self.exact, Traces(game.seats, game.size, history))

    def quick(self) -> Instinct:
        return QUICK

    def sensible(self, s: State, seat: i64, answers: Answers, before: State | None) -> Answers:
        """Nobody takes or keeps a land that makes the own dream worse, as far as one remembers it; and nobody who is
        certain to be the lowest goes on."""
        state = cast(SenState, s)
        if certain(state, seat, answers, self.traces):
            return answers[:1]
        if state.phase == phases.TURN:
            verb: i64 = verbs.TAKE
            kind: i64 = state.kind(DISCARD, len(state.cards[DISCARD]) - 1) if state.cards[DISCARD] else UNKNOWN
        elif state.phase == phases.DRAWN:
            verb = verbs.KEEP
            kind = state.kind(HAND, 0)
        else:
            return answers
        table = SenEvaluation(state, seat)
        left: list[Answer] = []
        for answer in answers:
            if answer.verb == verb:
                if table.gain(answer.arg, kind) <= 0:
                    continue
            elif answer.verb == verbs.KNOW and table.best_claim() < 0:
                continue
            left.append(answer)
        return tuple(left) if left else answers

    def patient(self, s: State, seat: i64, answers: Answers, nerve: float = 0.0) -> Answers:
        return patient(cast(SenState, s), seat, answers, self.traces, nerve)

    def bold(self, s: State, seat: i64, answers: Answers) -> Answers:
        return bold(cast(SenState, s), seat, answers, self.traces)

    def obvious(self, s: State, seat: i64, answers: Answers, temper: str) -> Answers:
        return obvious(cast(SenState, s), seat, answers, temper, self.traces)

    def believe(self, s: State, seat: i64) -> None:
        believe(cast(SenState, s), seat, self.traces)

    def rests(self, s: State) -> bool:
        return s.phase == phases.COUNT

    def value(self, s: State) -> list[float]:
        """Only between rounds."""
        return odds(cast(SenState, s)) if s.phase == phases.COUNT else NO_VALUE

    def reason(self, s: State, seat: i64, answer: Answer) -> Reason:
        return reason(SenEvaluation(cast(SenState, s), seat), answer, self.traces)

    def weigh(self, s: State, seat: i64, answers: Answers) -> list[int]:
        state = cast(SenState, s)
        phase = state.phase
        if phase == phases.COUNT or len(answers) == 1:
            return [0] * len(answers)
        table = SenEvaluation(state, seat)
        weights: list[int] = []
        for answer in answers:
            weights.append(self.weight(table, phase, answer))
        return weights

    def weight(self, table: SenEvaluation, phase: i64, answer: Answer) -> i64:
        s = table.s
        if phase == phases.TURN:
            return self.turn(table, answer)
        if phase == phases.DRAWN:
            kind: i64 = s.kind(HAND, 0)
            if answer.verb == verbs.KEEP:
                return table.gain(answer.arg, kind)
            return table.power(kind) if answer.verb == verbs.USE else 1         # a little rather than nothing at all
        if phase == phases.PLACE:
            return table.gain(answer.arg, s.kind(HAND, 0))
        if phase == phases.TWO:
            return table.worth(s.kind(HAND, answer.arg))
        if phase == phases.CHOOSE:
            return table.best(s.kind(DISCARD, answer.arg))
        if phase == phases.FIRST:
            return 0
        return self.point(table, phase, answer)

    def turn(self, table: SenEvaluation, answer: Answer) -> i64:
        verb = answer.verb
        if verb == verbs.DRAW:
            return table.drawing() + 60                     # and perhaps a power
        if verb == verbs.TAKE:
            s = table.s
            return table.gain(answer.arg, s.kind(DISCARD, len(s.cards[DISCARD]) - 1))
        if verb == verbs.WAKE:
            gain = waking(table, self.exact)
            return 100000 if gain >= 0 else gain - 100000
        return table.best_claim()                           # SEN-K1

    def point(self, table: SenEvaluation, phase: i64, answer: Answer) -> i64:
        """Which land to look at, to exchange, to claim; and the number to say."""
        s = table.s
        if phase == phases.NAME:
            kind: i64 = table.own[s.facts[facts.POINTED] % SLOTS]
            said: i64 = -2 if kind == UNKNOWN else verbs.HOURGLASSES if kind == HOURGLASS else VALUE[kind]
            return 1 if answer.arg == said else 0
        whose: i64 = answer.arg
        slot: i64 = answer.arg2
        mine: bool = whose == table.seat
        if phase == phases.KNOW_A:
            return table.claiming(slot)
        if phase == phases.KNOW_B:
            return table.claim(s.facts[facts.POINTED] % SLOTS, slot)
        if phase == phases.PEEK:
            if mine:
                return 2 * PEEKING if table.own[slot] == UNKNOWN else 0
            card: i64 = s.cards[DREAM + whose][slot]
            return 0 if s.known[card] & BIT[table.seat] else 1 + table.mean - table.land(whose, slot)
        if phase == phases.SWAP_A:
            return table.swap_for(slot) if mine else 0      # two lands of rivals: no harm
        first: i64 = s.facts[facts.POINTED]
        if first // SLOTS == table.seat:
            return table.swap(first % SLOTS, whose, slot)
        return table.swap(slot, first // SLOTS, first % SLOTS) if mine else 0


INSTINCT: Final = SenInstinct(True)
QUICK: Final = SenInstinct(False)
TEMPERS: Final = (PATIENT, BOLD)
LOOKS_BACK: Final = True
