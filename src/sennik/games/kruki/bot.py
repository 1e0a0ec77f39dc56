"""How a sensible player of Kruki plays: a card is worth what the race looks like after it."""
from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from ...engine.answers import Answer, Answers
from ...engine.state import State
from ...policy.instinct import NO_VALUE, Instinct
from ...policy.thinking import Thinking
from .cards import AROUND, BACK, FORWARD, MORE, REMOVE, ROTATE, SLIDE, SWAP, WHITE
from .glance import Glance, number
from .layout import (
    CHOSEN,
    DROP,
    END,
    FLY,
    LAYING,
    LIMIT,
    MOVER,
    PAIR,
    PLACING,
    REMOVING,
    ROTATING,
    SLIDING,
    SLIDING_TO,
    SWAPPING,
    SWAPPING_WITH,
    TURN,
)
from .look import NEW_CARD, RIVAL_RUN, UNIT, WANTED, Look
from .odds import odds
from .path import PAIRS
from .rules import KrukiState, deeds

ACT: Final[list[int]] = [ROTATE, REMOVE, SWAP, SWAP, SLIDE, SLIDE]     # by phase, from ROTATING on


class KrukiInstinct(Instinct):
    hasty: bool                # it flies first and weighs action cards at a glance, when it can fly no further

    def __init__(self, hasty: bool) -> None:
        self.hasty = hasty

    def quick(self) -> Instinct:
        return QUICK

    def weigh(self, s: State, seat: i64, answers: Answers) -> list[int]:
        state = cast(KrukiState, s)
        phase = state.phase
        if phase == TURN:
            look = self.look(state, seat)
            if self.hasty and answers[0].verb == FLY and (
                    look.plan(1, look.held - UNIT[answers[0].arg]) >= look.rest(0, look.held)):
                return [1, *[0] * (len(answers) - 1)]
            return [self.turn(look, answer) for answer in answers]
        if phase == LIMIT:
            look = self.look(state, seat)
            return [look.plan(0, look.held - UNIT[answer.arg if answer.verb == DROP else 5 + answer.arg])
                    for answer in answers]
        if phase in (PLACING, LAYING):
            if self.hasty:
                return self.glanced(state, Glance(state, seat), answers)
            return [self.laid(state, seat, answer) for answer in answers]
        if ROTATING <= phase <= SLIDING_TO:
            if self.hasty:
                return self.aimed(state, Glance(state, seat), answers)
            look = Look(state, seat)
            return [self.touched(look, phase, answer) for answer in answers]
        return [self.pile(state, seat, answer.arg) for answer in answers]

    def look(self, s: KrukiState, seat: i64) -> Look:
        return Glance(s, seat) if self.hasty else Look(s, seat)

    def value(self, s: State) -> list[float]:
        """Only in a turn: while cards are drawn, a hand is not yet what it will be."""
        state = cast(KrukiState, s)
        if state.phase != TURN:
            return NO_VALUE
        mine = odds(state)
        return [mine, 1.0 - mine] if state.facts[MOVER] == WHITE else [1.0 - mine, mine]

    def turn(self, look: Look, answer: Answer) -> i64:
        """The worth of the position after a card, the rest of the hand played as well as can be."""
        verb = answer.verb
        held = look.held
        if verb == END:
            return look.rest(0, held) + look.hindrance(look.rival)
        if verb == FLY:
            return look.plan(1, held - UNIT[answer.arg]) + look.hindrance(look.rival)
        if verb == PAIR:
            return look.plan(1, held - 2 * UNIT[answer.arg]) + look.hindrance(look.rival)
        held -= UNIT[5 + verb // 2]
        if verb == FORWARD:
            return look.plan(look.singles & 1, held) + look.hindrance(look.rival)
        if verb == BACK:
            return look.plan(0, held) + look.hindrance(look.rival + 1)
        if verb == MORE:
            look.coming = 2
            value = look.worth(held) + 2 * NEW_CARD
            look.coming = 0
            return value
        if verb == AROUND:
            behind = look.at if look.at < look.rival else look.rival       # where only the rival has still to fly
            return look.worth(held) + (2 * RIVAL_RUN if behind > 0 else 0)
        return look.best_of(verb, held)

    def touched(self, look: Look, phase: i64, answer: Answer) -> i64:
        """A step of an act that changes the track; its card has left the hand."""
        if phase == ROTATING:
            return look.touching(ROTATE, answer, 0, look.held)
        if phase == REMOVING:
            return look.touching(REMOVE, answer, 0, look.held)
        if phase == SWAPPING:
            return look.best_second(SWAP, answer, look.held, 0)
        if phase == SLIDING:
            return look.best_second(SLIDE, answer, look.held, 0)
        chosen = look.s.kruki.columns[look.s.facts[CHOSEN]]
        return look.touching(SWAP if phase == SWAPPING_WITH else SLIDE, chosen, answer.arg, look.held)

    def laid(self, s: KrukiState, seat: i64, answer: Answer) -> i64:
        """A detour laid there: tried on a copy, since laying uses no chance and shows the seat nothing new."""
        t = cast(KrukiState, s.copy(s.rng))
        t.apply(seat, answer)
        if t.phase == LAYING:                          # the place matters; which way round is the next question
            t.apply(seat, t.legal(seat)[0])
        look = Look(t, seat)
        return look.worth(look.held)

    def aimed(self, s: KrukiState, look: Glance, answers: Answers) -> list[int]:
        """At a glance: what made the act worth while is aimed at."""
        act = ACT[s.phase - ROTATING]
        found = look.best(act, look.held)
        card = found >> 4 & 255
        if s.facts[CHOSEN] < 0:
            return [1 if number(answer) == card else 0 for answer in answers]
        if s.facts[CHOSEN] == card:
            return [1 if answer.arg == found & 15 else 0 for answer in answers]
        chosen = s.kruki.columns[s.facts[CHOSEN]]       # somebody else chose it
        return [look.touching(act, chosen, answer.arg, look.held) for answer in answers]

    def glanced(self, s: KrukiState, look: Glance, answers: Answers) -> list[int]:
        """The same at a glance."""
        if s.phase == LAYING:
            return [look.laid(s.facts[CHOSEN], answer.arg) for answer in answers]
        return [look.laid(answer.arg * PAIRS + answer.arg2, -1) for answer in answers]

    def pile(self, s: KrukiState, seat: i64, pile: i64) -> i64:
        """Flight cards, and the few deeds when one of both comes near home: there each of them decides."""
        look = Look(s, seat)
        runs = look.chase(look.rival)
        if look.left < runs:
            runs = look.left
        wanted: i64 = WANTED[runs] if runs < len(WANTED) else 0
        return 1 if pile == (1 if deeds(look.held) < wanted else 0) else 0


INSTINCT: Final = KrukiInstinct(False)
QUICK: Final = KrukiInstinct(True)
# A turn is many small answers: after each of them instinct plays it to its end. What a plan is good for shows after the
# rival's second turn.
LEVELS: Final = {
    "apprentice": Thinking(6, epsilon=0.25, depth=0, widen=0.6, method="race"),
    "regular": Thinking(12, epsilon=0.1, depth=2, widen=0.6, trust=1.0, method="race"),
    "master": Thinking(75, epsilon=0.0, depth=4, widen=0.6, trust=1.0, method="race")}
# One who sees all meets the same world again and again: a slip now and then shows which answers only suit one way on.
SEEING: Final = Thinking(200, epsilon=0.05, depth=4, widen=0.6, trust=1.0, method="race")
