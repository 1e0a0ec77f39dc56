"""Faults through which nothing else can be trusted."""
from __future__ import annotations

from contextlib import suppress
from itertools import count
from typing import ClassVar

from ...engine.answers import Answer, Answers
from ...engine.errors import Refused
from ...engine.events import Event
from ...engine.game import Place
from ...engine.record import Record
from ...engine.rng import Rng
from ...engine.state import State
from ..wire import Wire
from .plant import Garden, Plant, Weed


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
            self.plant(self.answers)


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
            self.plant(next(self.elsewhere) % 7)


class HalfDone(Plant):
    """What rules did before they failed is left as it is."""
    laws = ("Failure",)

    class Careless(Wire):
        def answer(self, record: Record, state: State, seat: int, text: str) -> list[Event]:
            try:
                return super().answer(record, state, seat, text)
            except Refused:
                raise
            except Exception:
                with suppress(Exception):
                    state.apply(seat, state.game.answers.parse(text))
                raise

    wire = Careless()


class LogLeftOpen(Plant):
    """After rules failed, what a search tries on the position is written into its log."""
    laws = ("Failure",)

    class Forgetful(Wire):
        def answer(self, record: Record, state: State, seat: int, text: str) -> list[Event]:
            try:
                return super().answer(record, state, seat, text)
            except Refused:
                raise
            except Exception:
                state.log = []
                raise

    wire = Forgetful()


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
