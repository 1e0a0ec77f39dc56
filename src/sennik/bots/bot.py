"""A bot: given what its seat may know and the answers it may give, it gives one. It never meets the state."""
from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from ..engine.answers import Answer, Answers
from ..engine.events import Event, Seen
from ..engine.game import Game
from ..engine.rng import FastRng, Rng
from ..engine.state import State
from ..engine.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    game: Game
    rng: Rng                     # its own: it cannot touch the chance of the table
    history: list[Seen]          # what its seat saw happen since the game began; whoever runs the table keeps it

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.rng = FastRng(seed)
        self.history = []

    def choose(self, view: View, answers: Answers) -> Answer:
        """One of `answers`, from what the seat of `view` knows."""
        raise NotImplementedError


def witness(bots: Sequence[Bot], events: list[Event]) -> None:
    """Something happened at the table: each bot, by seat, has seen of it what reaches its seat."""
    for seat in range(len(bots)):
        history = bots[seat].history
        for event in events:
            history.append(event.seen(seat))


def carry_out(state: State, seat: int, answer: Answer, bots: Sequence[Bot]) -> None:
    """An answer before the eyes of bots, where there is no record."""
    log: list[Event] = []
    state.log = log
    state.apply(seat, answer)
    state.log = None
    for event in log:
        event.seat = seat
    witness(bots, log)
