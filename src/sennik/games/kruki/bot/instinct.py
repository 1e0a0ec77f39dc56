"""How a sensible player of Kruki plays: a card is worth what the race looks like after it."""
from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from ....engine.answers import Answer, Answers
from ....engine.state import State
from ....policy.instinct import NO_VALUE, Instinct, Reason
from ..rules import facts, hand, phases, verbs, zones
from ..rules.cards import CARD_FOR, WHITE
from ..rules.grid import place_of
from ..rules.state import KrukiState
from ..rules.track import number_pointed_at
from .evaluate import NEW_CARD, RIVAL_RUN, Outlook
from .evaluate_fast import EITHER, FoundWays, QuickOutlook, card_of, other_of
from .reason import reason
from .undoing import undoes
from .value import odds

WANTED: Final[list[int]] = [4] * 9 + [2] * 2   # action cards in hand, by the runs left for the raven nearer home


class KrukiInstinct(Instinct):
    def weigh(self, s: State, seat: i64, answers: Answers) -> list[int]:
        state = cast(KrukiState, s)
        phase = state.phase
        if phase == phases.TURN:
            return self.plays(state, seat, answers)
        if phase == phases.LIMIT:
            outlook = self.outlook(state, seat)
            return [outlook.plan(0, outlook.held - one_card(answer)) for answer in answers]
        if phase in (phases.FIRST_CARDS, phases.DRAW, phases.DRAW_TWO):
            wanted = self.wants_action(state, seat)
            return [1 if (answer.arg == 1) == wanted else 0 for answer in answers]
        if phase in (phases.BESIDE, phases.LAY):
            return self.detours(state, seat, answers)
        return self.touches(state, seat, answers)

    def sensible(self, s: State, seat: i64, answers: Answers, before: State | None) -> Answers:
        """Nobody who can fly ends a turn after which cards must be thrown away."""
        state = cast(KrukiState, s)
        if state.phase != phases.TURN or len(state.cards[zones.HAND + seat]) + hand.NEW <= hand.LIMIT:
            return answers
        if answers[0].verb != verbs.FLY and answers[0].verb != verbs.PAIR:
            return answers
        return tuple([answer for answer in answers if answer.verb != verbs.END])

    def steady(self, s: State, seat: i64, answers: Answers, given: list[Answer]) -> Answers:
        """Nobody puts the track back to how it was, but after a flight over it: then it hinders the rival."""
        state = cast(KrukiState, s)
        if state.phase not in (phases.ROTATE, phases.SWAP_B, phases.REMOVE):
            return answers
        left = tuple([answer for answer in answers if not undoes(state, given, answer)])
        return left or answers

    def quick(self) -> Instinct:
        return QUICK

    def reason(self, s: State, seat: i64, answer: Answer) -> Reason:
        return reason(cast(KrukiState, s), seat, answer)

    def value(self, s: State) -> list[float]:
        """Only in a turn: while cards are drawn, a hand is not yet what it will be."""
        state = cast(KrukiState, s)
        if state.phase != phases.TURN:
            return NO_VALUE
        mine = odds(state)
        return [mine, 1.0 - mine] if state.facts[facts.MOVER] == WHITE else [1.0 - mine, mine]

    # ---- each question
    def outlook(self, s: KrukiState, seat: i64) -> Outlook:
        return Outlook(s, seat)

    def plays(self, s: KrukiState, seat: i64, answers: Answers) -> list[int]:
        outlook = self.outlook(s, seat)
        return [self.played(outlook, answer) for answer in answers]

    def played(self, outlook: Outlook, answer: Answer) -> i64:
        """The worth of the position after a card, the rest of the hand played as well as can be."""
        verb = answer.verb
        held = outlook.held
        if verb == verbs.END:
            return outlook.rest(0, held) + outlook.hindrance(outlook.rival)
        if verb == verbs.FLY:
            return outlook.plan(1, held - hand.ONE_FLIGHT[answer.arg]) + outlook.hindrance(outlook.rival)
        if verb == verbs.PAIR:
            return outlook.plan(1, held - 2 * hand.ONE_FLIGHT[answer.arg]) + outlook.hindrance(outlook.rival)
        held -= hand.ONE_ACTION[CARD_FOR[verb]]
        if verb == verbs.FORWARD:
            return outlook.plan(outlook.singles & 1, held) + outlook.hindrance(outlook.rival)
        if verb == verbs.BACK:
            return outlook.plan(0, held) + outlook.hindrance(outlook.rival + 1)
        if verb == verbs.MORE:
            outlook.coming = 2
            value = outlook.worth(held) + 2 * NEW_CARD
            outlook.coming = 0
            return value
        if verb == verbs.DETOUR:
            behind = outlook.at > 0 and outlook.rival > 0      # are there fields where only the rival has still to fly?
            return outlook.worth(held) + (2 * RIVAL_RUN if behind else 0)
        return outlook.best_of(verb, held)

    def touches(self, s: KrukiState, seat: i64, answers: Answers) -> list[int]:
        """A step of an action that points at cards of the track; its own card has left the hand."""
        outlook = Outlook(s, seat)
        return [self.touched(outlook, answer) for answer in answers]

    def touched(self, outlook: Outlook, answer: Answer) -> i64:
        s = outlook.s
        phase = s.phase
        if phase == phases.SWAP_A:
            return outlook.best_swap(answer, outlook.held, 0)
        if phase == phases.SLIDE:
            return outlook.best_slide(answer, outlook.held)
        if phase in (phases.SWAP_B, phases.SLIDE_TOWARDS):
            chosen = s.kruki.columns[s.facts[facts.CHOSEN]]
            return outlook.touching(phases.ACTION[phase], chosen, answer.arg, outlook.held)
        return outlook.touching(phases.ACTION[phase], answer, 0, outlook.held)

    def detours(self, s: KrukiState, seat: i64, answers: Answers) -> list[int]:
        return [self.laid(s, seat, answer) for answer in answers]

    def laid(self, s: KrukiState, seat: i64, answer: Answer) -> i64:
        """A detour laid there: tried on a copy, since laying uses no chance and shows the seat nothing new."""
        t = cast(KrukiState, s.copy(s.rng))
        t.apply(seat, answer)
        if t.phase == phases.LAY:                      # the place is as good as the better way round there
            return max(self.detours(t, seat, t.legal(seat)))
        outlook = Outlook(t, seat)
        return outlook.worth(outlook.held)

    def wants_action(self, s: KrukiState, seat: i64) -> bool:
        """Flight cards, and the few action cards when one of both comes near home: there each of them decides."""
        outlook = Outlook(s, seat)
        runs = outlook.runs_of_rival(outlook.rival)
        if outlook.runs < runs:
            runs = outlook.runs
        wanted: i64 = WANTED[runs] if runs < len(WANTED) else 0
        return hand.all_actions(outlook.held) < wanted


class QuickKrukiInstinct(KrukiInstinct):
    """It flies first, and weighs action cards at a glance when it can fly no further."""
    found: FoundWays

    def __init__(self) -> None:
        self.found = FoundWays()

    def outlook(self, s: KrukiState, seat: i64) -> Outlook:
        return QuickOutlook(s, seat, self.found)

    def plays(self, s: KrukiState, seat: i64, answers: Answers) -> list[int]:
        outlook = self.outlook(s, seat)
        if answers[0].verb == verbs.FLY and (
                outlook.plan(1, outlook.held - hand.ONE_FLIGHT[answers[0].arg]) >= outlook.rest(0, outlook.held)):
            return [1, *[0] * (len(answers) - 1)]
        return [self.played(outlook, answer) for answer in answers]

    def touches(self, s: KrukiState, seat: i64, answers: Answers) -> list[int]:
        """What made the action worth while is aimed at."""
        outlook = QuickOutlook(s, seat, self.found)
        action = phases.ACTION[s.phase]
        best = outlook.best(action, outlook.held)
        chosen = s.facts[facts.CHOSEN]
        if chosen == facts.NOTHING:
            return [1 if number_pointed_at(answer) == card_of(best) else 0 for answer in answers]
        if chosen == card_of(best):
            return [1 if answer.arg == other_of(best) else 0 for answer in answers]
        column = s.kruki.columns[chosen]               # somebody else chose it
        return [outlook.touching(action, column, answer.arg, outlook.held) for answer in answers]

    def detours(self, s: KrukiState, seat: i64, answers: Answers) -> list[int]:
        outlook = QuickOutlook(s, seat, self.found)
        if s.phase == phases.LAY:
            return [outlook.laid(s.facts[facts.CHOSEN], answer.arg) for answer in answers]
        return [outlook.laid(place_of(answer.arg, answer.arg2), EITHER) for answer in answers]


def one_card(answer: Answer) -> i64:
    """The card that a discard takes from a hand."""
    return hand.ONE_FLIGHT[answer.arg] if answer.verb == verbs.DROP else hand.ONE_ACTION[answer.arg]


INSTINCT: Final = KrukiInstinct()
QUICK: Final = QuickKrukiInstinct()
