"""A position driven by the texts of answers, for tests that read like a game told aloud."""
from __future__ import annotations

from ..engine.events import Event
from ..engine.record import Record
from ..engine.seed import seed_of
from ..engine.state import State


class Scene:
    """`do` answers for a seat, through the record's door, and keeps the events of the last answer."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.game = state.game
        self.record = Record(state.game, seed_of("scene"))         # of what was answered here, not of how it began
        self.events: list[Event] = []

    def may(self, seat: int) -> list[str]:
        """The texts of all answers this seat may give now."""
        return [answer.text for answer in self.state.legal(seat)]

    def do(self, seat: int, *texts: str) -> Scene:
        for text in texts:
            self.events = self.record.answer(self.state, seat, text)
        return self

    def names(self, zone: int) -> list[str]:
        """The cards of a zone by the names of their kinds, bottom first."""
        return [self.game.kinds[self.game.deck[card]] for card in self.state.cards[zone]]

    def known(self, zone: int) -> list[int]:
        """Beside each card of a zone the mask of who knows it."""
        return [self.state.known[card] for card in self.state.cards[zone]]

    def phase(self) -> str:
        return self.game.phases[self.state.phase].name

    def told(self) -> list[str]:
        """The words told during the last answer."""
        return [event.word for event in self.events if event.word]
