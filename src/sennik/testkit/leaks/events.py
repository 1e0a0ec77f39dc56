"""Events that tell: a face, a place, a number or a word too much."""
from __future__ import annotations

from ...engine.answers import Answer
from ...engine.events import Event
from ...engine.game import EVERYONE, FAN
from .plant import PLANTED, Plant, Weed, odd


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
