"""A bot: given what its seat may know and the answers it may give, it gives one. It never meets the state."""
from __future__ import annotations

from mypy_extensions import mypyc_attr

from ..engine.answers import Answer, Answers
from ..engine.game import Game
from ..engine.rng import FastRng, Rng
from ..engine.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    game: Game
    rng: Rng                     # its own: it cannot touch the chance of the table

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.rng = FastRng(seed)

    def choose(self, view: View, answers: Answers) -> Answer:
        """One of `answers`, from what the seat of `view` knows."""
        raise NotImplementedError
