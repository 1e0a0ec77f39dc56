"""A table with one person and bots. The person's side gets scenes: what its seat may know, and nothing else."""
from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ..bots import Bot
from ..engine.answers import Answers
from ..engine.errors import Illegal
from ..engine.events import Seen
from ..engine.game import BIT, Game
from ..engine.record import Record
from ..engine.seed import Seed
from ..engine.state import State
from ..engine.view import View
from .glimpse import Glimpse


class Scene(NamedTuple):
    """Everything the screen is made from."""
    view: View                   # what the seat sees, and what it saw just now
    answers: Answers             # to the question, none when the game is over
    past: list[Seen]             # what happened up to the seat's last answer
    news: list[Seen]             # and since


class Dealer:
    game: Game
    record: Record
    state: State
    seat: int

    def __init__(self, game: Game, seed: Seed, seat: int, bots: Mapping[int, Bot], aid: bool = False) -> None:
        self.game = game
        self.seat = seat
        self.bots = bots
        self.aid = aid
        self.record = Record(game, seed)
        self.state = self.record.begin()
        self.heard: list[list[Seen]] = []          # by answer: what the person's seat saw of it
        self.glimpse = Glimpse(game, self.state.view(seat))
        self.ask_bots()

    def scene(self) -> Scene:
        recalled = self.state.view(self.seat)
        view = recalled if self.aid else self.glimpse.shown(self.state.view(self.seat, recall=False), recalled)
        last = self.last()
        return Scene(view, self.state.legal(self.seat), [seen for heard in self.heard[:last] for seen in heard],
                     [seen for heard in self.heard[last:] for seen in heard])

    def last(self) -> int:
        """The number of the person's last answer; 0 if there is none."""
        return max((n for n, (seat, _) in enumerate(self.record.answers) if seat == self.seat), default=0)

    def answered(self) -> bool:
        return any(seat == self.seat for seat, _ in self.record.answers)

    def result(self) -> tuple[list[float], list[int]]:
        """Who won, and the points: for a game that is over."""
        return self.state.returns(), self.state.scores()

    def answer(self, text: str) -> None:
        """The person's answer, through the same door as every other, and what the bots say to it."""
        before = self.state.view(self.seat)
        self.hear(self.seat, text, before)
        self.ask_bots()

    def ask_bots(self) -> None:
        """Every bot that is asked answers, so that the person is never kept waiting."""
        while self.state.asked & ~BIT[self.seat]:
            seat = next(seat for seat in self.bots if self.state.asked & BIT[seat])
            answer = self.bots[seat].choose(self.state.view(seat), self.state.legal(seat))
            self.hear(seat, answer.text)

    def hear(self, seat: int, text: str, closing: View | None = None) -> None:
        events = [event.seen(self.seat) for event in self.record.answer(self.state, seat, text)]
        if closing is not None:
            self.glimpse.close(closing)
        self.heard.append(events)
        self.glimpse.follow(events)

    def undo(self) -> None:
        """Take the person's last answer back; refused with the reason."""
        if not self.record.answers:
            raise Illegal("undo-nothing")
        if self.record.answers[-1][0] != self.seat:
            raise Illegal("undo-too-late")
        self.state = self.record.undo(self.seat)
        self.heard.pop()
        self.glimpse.close(self.state.view(self.seat))
