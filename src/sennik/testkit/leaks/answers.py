"""Answers, refusals, messages, undo and chance that depend on a hidden card."""
from __future__ import annotations

from dataclasses import replace

from ...engine.answers import Answer, Answers
from ...engine.errors import Illegal
from ...engine.events import Event
from ...engine.game import BIT, EVERYONE
from ...engine.record import Record
from ...engine.state import State
from ..wire import Wire
from .plant import PLANTED, Garden, Plant, Weed, odd


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

    class Talkative(Wire):
        def answer(self, record: Record, state: State, seat: int, text: str) -> list[Event]:
            try:
                return super().answer(record, state, seat, text)
            except Illegal:
                raise Illegal("not-allowed", odd=odd(state)) from None

    wire = Talkative()


class LengthOfMessage(Plant):
    """A message is padded, a little more if a hidden card is odd."""
    laws = ("Twin",)

    class Padded(Wire):
        def message(self, record: Record, state: State, log: list[Event], seat: int) -> str:
            return super().message(record, state, log, seat) + " " * (2 - odd(state))

    wire = Padded()


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


class ForcedTells(Plant):
    """A seat with one answer left is passed over, and how many it has depends on a card that only it knows."""
    laws = ("Twin",)

    class game(Garden):                            # noqa: N801
        def ready(self) -> None:
            super().ready()
            self.phases = tuple([replace(phase, forced=True) for phase in self.phases])

    class state(Weed):                             # noqa: N801
        def legal(self, seat: int) -> Answers:
            legal = super().legal(seat)
            own = [self.game.deck[card] for zone, row in zip(self.game.zones, self.cards) if zone.owner == seat
                   for card in row if self.known[card] & EVERYONE == BIT[seat]]
            return legal[-1:] if sum(own) % 2 else legal
