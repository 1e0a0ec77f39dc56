"""Leaks of every kind that we could think of, each with the laws that catch it."""
from __future__ import annotations

from itertools import count
from typing import ClassVar

from ..engine.answers import Answer, Answers
from ..engine.errors import Illegal
from ..engine.events import Event
from ..engine.game import BIT, EVERYONE, FAN, ROW, UP, Place
from ..engine.record import Record
from ..engine.rng import Rng
from ..engine.state import State
from ..engine.view import View
from .plant import PLANTED, Garden, Plant, Weed, odd, secret
from .table import Table

# ---- Numbers that tell


class FactTells(Plant):
    """A fact holds the kind of a card that nobody knows."""
    laws = ("Twin",)

    class state(Weed):                             # noqa: N801  # here and below: fills in the attribute of Plant
        def apply(self, seat: int, answer: Answer) -> None:
            super().apply(seat, answer)
            card = secret(self)
            self.facts[-1] = self.game.deck[card] if card >= 0 else -1


class SetupTells(Plant):
    """A fact tells from the first moment on who was dealt what."""
    laws = ("Twin",)

    class game(Garden):                            # noqa: N801
        def new(self, rng: Rng) -> State:
            state = super().new(rng)
            state.facts[-1] = odd(state)
            return state


class PhaseTells(Plant):
    """The phase, though it asks the same, is another if a hidden card is odd."""
    laws = ("Twin",)

    class state(Weed):                             # noqa: N801
        def real(self) -> int:
            return int(self.phase % (len(self.game.phases) // 2))

        def legal(self, seat: int) -> Answers:
            phase, self.phase = self.phase, self.real()
            legal = super().legal(seat)
            self.phase = phase
            return legal

        def browsing(self, seat: int) -> int:
            phase, self.phase = self.phase, self.real()
            zone = super().browsing(seat)
            self.phase = phase
            return int(zone)

        def apply(self, seat: int, answer: Answer) -> None:
            self.phase = self.real()
            super().apply(seat, answer)
            if self.asked and odd(self):
                self.phase += len(self.game.phases) // 2


class AskedTells(Plant):
    """Where several are asked one is left out because of a hidden card."""
    laws = ("Twin",)

    class state(Weed):                             # noqa: N801
        def apply(self, seat: int, answer: Answer) -> None:
            before = self.asked
            super().apply(seat, answer)
            if self.asked & (self.asked - 1) and self.asked & ~before and odd(self):
                self.asked &= self.asked - 1


class ScoreTells(Plant):
    """The score counts cards that still lie face down."""
    laws = ("Twin",)

    class state(Weed):                             # noqa: N801
        def scores(self) -> list[int]:
            scores = super().scores()
            scores[0] += odd(self)
            return scores


# ---- Events that tell


class FaceInEvent(Plant):
    """An event shows the face to all."""
    laws = ("Observer",)

    class state(Weed):                             # noqa: N801
        def note(self, event: Event, card: int, now: int, was: int) -> None:
            super().note(event, card, now, was)
            if self.log:
                self.log[-1].known = EVERYONE


class NumberInEvent(Plant):
    """An event carries the number of the card, by which it can be followed."""
    laws = ("Twin",)

    class state(Weed):                             # noqa: N801
        def note(self, event: Event, card: int, now: int, was: int) -> None:
            super().note(event, card, now, was)
            if self.log:
                self.log[-1].numbers = (card,)


class PlaceInHand(Plant):
    """An event tells from which place of a hand a card comes, and so how long it was held."""
    laws = ("Twin",)
    needs = "hand"

    class state(Weed):                             # noqa: N801
        def note(self, event: Event, card: int, now: int, was: int) -> None:
            i = event.i
            super().note(event, card, now, was)
            if self.game.zones[event.src].shape == FAN:
                event.i = i


class ExtraMessage(Plant):
    """Something is told only if a hidden card is odd, though not what."""
    laws = ("Twin",)

    class state(Weed):                             # noqa: N801
        def apply(self, seat: int, answer: Answer) -> None:
            super().apply(seat, answer)
            if odd(self):
                self.tell(PLANTED)


class CountOfMessages(Plant):
    """The same is told once or twice."""
    laws = ("Twin",)

    class state(Weed):                             # noqa: N801
        def apply(self, seat: int, answer: Answer) -> None:
            super().apply(seat, answer)
            for _ in range(1 + odd(self)):
                self.tell(PLANTED)


class LengthOfWord(Plant):
    """A told number has one digit or two."""
    laws = ("Twin",)

    class state(Weed):                             # noqa: N801
        def apply(self, seat: int, answer: Answer) -> None:
            super().apply(seat, answer)
            self.tell(PLANTED, 10 if odd(self) else 1)


class SecondSign(Plant):
    """The sign of the card below the top is told."""
    laws = ("Twin",)
    needs = "sign"

    class state(Weed):                             # noqa: N801
        def apply(self, seat: int, answer: Answer) -> None:
            super().apply(seat, answer)
            pile = self.cards[self.game.signed[0]]
            self.tell(PLANTED, self.game.signs[pile[-2]] if len(pile) > 1 else -1)


# ---- Answers, errors, messages, undo, chance


class AnswersTell(Plant):
    """What one may answer depends on a card of one's own that one has not seen."""
    laws = ("Imagine", "Twin")

    class state(Weed):                             # noqa: N801
        def legal(self, seat: int) -> Answers:
            legal = super().legal(seat)
            return legal[:-1] if len(legal) > 1 and odd(self) else legal


class ErrorTells(Plant):
    """The error text names a hidden card."""
    laws = ("Twin", "Refusals")

    class Talkative(Table):
        def answer(self, record: Record, state: State, seat: int, text: str) -> list[Event]:
            try:
                return super().answer(record, state, seat, text)
            except Illegal:
                raise Illegal("not-allowed", odd=odd(state)) from None

    table = Talkative()


class LengthOfMessage(Plant):
    """A message is padded, a little more if a hidden card is odd."""
    laws = ("Twin",)

    class Padded(Table):
        def message(self, record: Record, state: State, log: list[Event], seat: int) -> str:
            return super().message(record, state, log, seat) + " " * (2 - odd(state))

    table = Padded()


class UndoTells(Plant):
    """Whether an answer may be taken back depends on a hidden card."""
    laws = ("Twin",)

    class state(Weed):                             # noqa: N801
        def apply(self, seat: int, answer: Answer) -> None:
            super().apply(seat, answer)
            if self.log is not None:
                event = Event.told(PLANTED, (0, 0, 0, 0))
                event.learned = int(odd(self))
                self.log.append(event)


class ChanceTells(Plant):
    """More chance is used if a hidden card is odd: the next shuffle would tell."""
    laws = ("Twin",)

    class state(Weed):                             # noqa: N801
        def apply(self, seat: int, answer: Answer) -> None:
            super().apply(seat, answer)
            if odd(self):
                self.rng.below(2)


# ---- Views that show too much


class PileOrder(Plant):
    """The view lists the unseen cards in the order in which they lie."""
    laws = ("Imagine", "Twin", "Sight")

    class state(Weed):                             # noqa: N801
        def view(self, seat: int, recall: bool = True, whole: bool = True) -> View:
            view, game = super().view(seat, recall, whole), self.game
            lying = [card for row in self.cards for card in row]
            view.unseen = tuple([tuple(sorted(kinds, key=[game.deck[card] for card in lying].index))
                                 for kinds in view.unseen])
            return view


class UnseenShown(Plant):
    """The view shows a card the seat has never seen."""
    laws = ("Imagine", "Twin", "Observer", "Sight")

    class state(Weed):                             # noqa: N801
        def view(self, seat: int, recall: bool = True, whole: bool = True) -> View:
            card = secret(self)
            if card < 0:
                return super().view(seat, recall, whole)
            self.known[card] |= BIT[seat]
            view = super().view(seat, recall, whole)
            self.known[card] &= ~BIT[seat]
            return view


class HandOrder(Plant):
    """The view shows a hand in the order in which it was drawn."""
    laws = ("Twin", "Sight")
    needs = "hand"

    class state(Weed):                             # noqa: N801
        def view(self, seat: int, recall: bool = True, whole: bool = True) -> View:
            view, game, bit = super().view(seat, recall, whole), self.game, BIT[seat]
            cards, known = list(view.cards), list(view.known)
            for z, row in enumerate(self.cards):
                if game.zones[z].shape == FAN:
                    cards[z] = tuple([game.deck[card] if self.known[card] & bit else -1 - game.backs[card]
                                      for card in row])
                    known[z] = tuple([self.known[card] for card in row])
            view.cards, view.known = tuple(cards), tuple(known)
            return view


class SignInView(Plant):
    """The view shows the sign of the lowest card of a pile."""
    laws = ("Imagine", "Twin", "Sight")
    needs = "sign"

    class state(Weed):                             # noqa: N801
        def view(self, seat: int, recall: bool = True, whole: bool = True) -> View:
            view = super().view(seat, recall, whole)
            view.signs = tuple([self.game.signs[row[0]] if sign >= 0 else -1
                                for sign, row in zip(view.signs, self.cards)])
            return view


class CoveredShown(Plant):
    """Without recall the view still shows a covered card that one has to remember."""
    laws = ("Sight",)
    needs = "covered"

    class state(Weed):                             # noqa: N801
        def view(self, seat: int, recall: bool = True, whole: bool = True) -> View:
            zones = self.game.zones
            masks = [zone.remember for zone in zones]
            for zone in zones:
                zone.remember = 0
            view = super().view(seat, recall, whole)
            for zone, mask in zip(zones, masks):
                zone.remember = mask
            return view


class HeapShown(Plant):
    """Without recall the view still shows the heap below its top card."""
    laws = ("Sight",)
    needs = "heap"

    class state(Weed):                             # noqa: N801
        def view(self, seat: int, recall: bool = True, whole: bool = True) -> View:
            heaps = [zone for zone in self.game.zones if zone.heap]
            for zone in heaps:
                zone.heap = False
            view = super().view(seat, recall, whole)
            for zone in heaps:
                zone.heap = True
            return view


# ---- Views that show too little


class MasksMissing(Plant):
    """The view does not tell what others know."""
    laws = ("No merge", "Observer", "Sight")

    class state(Weed):                             # noqa: N801
        def view(self, seat: int, recall: bool = True, whole: bool = True) -> View:
            view = super().view(seat, recall, whole)
            view.known = tuple([tuple([mask & (BIT[seat] | UP) for mask in masks]) for masks in view.known])
            return view


class NumberMissing(Plant):
    """A public number is missing in the view."""
    laws = ("No merge", "Sight")

    class state(Weed):                             # noqa: N801
        def view(self, seat: int, recall: bool = True, whole: bool = True) -> View:
            view = super().view(seat, recall, whole)
            view.facts = (*view.facts[:-1], 0)
            return view

        def apply(self, seat: int, answer: Answer) -> None:
            super().apply(seat, answer)
            self.facts[-1] = seat


# ---- Knowledge that goes astray


class ImagineForgets(Plant):
    """An imagined state has forgotten what the others know."""
    laws = ("Imagine",)

    class game(Garden):                            # noqa: N801
        def imagine(self, view: View, rng: Rng) -> State:
            state = super().imagine(view, rng)
            state.known = [mask & (BIT[view.seat] | UP) for mask in state.known]
            return state


class RedealIdle(Plant):
    """A re-deal leaves all as it is: a search would see the truth."""
    laws = ("Imagine",)

    class state(Weed):                             # noqa: N801
        def redeal(self, seat: int) -> None:
            pass


class SwapLeaves(Plant):
    """Cards are swapped, and what was known of them stays where they lay."""
    laws = ("Observer",)

    class state(Weed):                             # noqa: N801
        def swap(self, a: int, i: int, b: int, j: int) -> None:
            super().swap(a, i, b, j)
            one, other = self.cards[a][i], self.cards[b][j]
            self.known[one], self.known[other] = self.known[other], self.known[one]


class SilentKnowledge(Plant):
    """A seat knows a card, and no event told it."""
    laws = ("Observer",)

    class state(Weed):                             # noqa: N801
        def apply(self, seat: int, answer: Answer) -> None:
            super().apply(seat, answer)
            card = secret(self)
            if card >= 0:
                self.known[card] |= BIT[seat]


class LostKnowledge(Plant):
    """A seat no longer knows a card, though nothing was shuffled."""
    laws = ("Observer",)

    class state(Weed):                             # noqa: N801
        def apply(self, seat: int, answer: Answer) -> None:
            super().apply(seat, answer)
            for zone, row in zip(self.game.zones, self.cards):
                if zone.shape == ROW and not zone.open:
                    for card in row:
                        if not self.known[card] & UP:
                            self.known[card] &= ~BIT[seat]


class MaskByFace(Plant):
    """Who knows a drawn card depends on its face."""
    laws = ("Twin", "Observer")

    class state(Weed):                             # noqa: N801
        def draw(self, src: int, dst: int, show: int = 0) -> None:
            super().draw(src, dst, show)
            card = self.cards[dst][-1]
            if self.game.deck[card] % 2:
                self.known[card] |= BIT[(self.game.zones[dst].owner + 1) % self.game.seats]


class ShownByFace(Plant):
    """A drawn card is shown to the neighbour, with an event, if it is odd: if it is not shown, that tells too."""
    laws = ("Twin",)

    class state(Weed):                             # noqa: N801
        def draw(self, src: int, dst: int, show: int = 0) -> None:
            super().draw(src, dst, show)
            if self.kind(dst, -1) % 2:
                self.reveal(dst, -1, BIT[(self.game.zones[dst].owner + 1) % self.game.seats])


# ---- Faults through which the rest cannot be trusted


class CopyShares(Plant):
    """A copy shares a list with the position."""
    laws = ("Copy",)

    class state(Weed):                             # noqa: N801
        def copy(self, rng: Rng) -> State:
            copy = super().copy(rng)
            copy.known = self.known
            return copy


class FieldBeside(Plant):
    """A rule keeps something in a field of its own, which no copy, view or record knows."""
    laws = ("Copy",)

    class state(Weed):                             # noqa: N801
        answers = 0

        def apply(self, seat: int, answer: Answer) -> None:
            super().apply(seat, answer)
            self.answers += 1
            self.facts[-1] = self.answers


class StaleAnswers(Plant):
    """Answers derived from the cards are kept, and handed on to a copy that is dealt anew."""
    laws = ("Imagine",)

    class state(Weed):                             # noqa: N801
        kept: dict[int, Answers] | None = None

        def legal(self, seat: int) -> Answers:
            if self.kept is None:
                self.kept = {}
            if seat not in self.kept:
                self.kept[seat] = super().legal(seat)
            return self.kept[seat]

        def apply(self, seat: int, answer: Answer) -> None:
            super().apply(seat, answer)
            self.kept = None

        def hand_on(self, to: State) -> None:
            super().hand_on(to)
            to.kept = self.kept                    # type: ignore[attr-defined]


class OwnChance(Plant):
    """A rule takes chance from elsewhere."""
    laws = ("Replay",)

    class state(Weed):                             # noqa: N801
        elsewhere: ClassVar[count[int]] = count()

        def apply(self, seat: int, answer: Answer) -> None:
            super().apply(seat, answer)
            self.facts[-1] = next(self.elsewhere) % 7


class UndoShows(Plant):
    """A card just drawn may be put back, though it was seen."""
    laws = ("Undo",)

    class state(Weed):                             # noqa: N801
        def note(self, event: Event, card: int, now: int, was: int) -> None:
            super().note(event, card, now, was)
            if self.log:
                self.log[-1].learned = 0


class PlaceByIndex(Plant):
    """An answer is given by touching a place in a hand."""
    laws = ("Places",)
    needs = "hand"

    class game(Garden):                            # noqa: N801
        def place(self, answer: Answer, seat: int) -> tuple[Place, ...]:
            return tuple([Place(place.zone, 0) if place.kind >= 0 else place for place in super().place(answer, seat)])


ALL: tuple[type[Plant], ...] = tuple(Plant.__subclasses__())
