"""Many games of one kind side by side: one call answers in all of them, numpy in and numpy out."""
from __future__ import annotations

from array import array
from typing import Any

import numpy as np

from ..engine.errors import Illegal
from ..engine.rng import FastRng
from ..engine.state import State
from ..games import identity, new
from .encoding import Encoding


class VectorEnv:
    """`VectorEnv("sen", 256, seats=2)`: for each game the seat that is asked, what it knows, and which answers it has.

    `step(actions)` gives the rewards by game and seat, and which games ended with it; those begin anew at once, so
    `seat`, `seen` and `mask` are already those of the next one.
    """

    def __init__(self, key: str, count: int, seats: int = 0, seed: int = 0, **options: object) -> None:
        self.game = new(key, seats or identity(key).least, **options)
        self.encoding = Encoding(self.game)
        self.count, self.begun, self.seed = count, 0, seed
        self.states: list[State] = []
        self.seat: Any = np.zeros(count, np.int64)
        self.seen: Any = np.zeros((count, self.encoding.size), np.int32)
        self.mask: Any = np.zeros((count, len(self.game.answers.all)), np.bool_)
        self.reset()

    def reset(self, seed: int | None = None) -> None:
        """All games anew; with a seed, the same ones as the last time it was given."""
        if seed is not None:
            self.begun, self.seed = 0, seed
        self.states = [self.fresh() for _ in range(self.count)]
        self.look()

    def fresh(self) -> State:
        self.begun += 1
        return self.game.new(FastRng(self.seed * 1_000_003 + self.begun))

    def step(self, actions: Any) -> tuple[Any, Any]:
        """One answer in each game. One that is not legal is refused, and nothing has changed anywhere."""
        if not self.mask[np.arange(self.count), actions].all():
            raise Illegal("not-allowed")
        rewards: Any = np.zeros((self.count, self.game.seats), np.float32)
        over: Any = np.zeros(self.count, np.bool_)
        answers, states = self.game.answers.all, self.states
        for k, (seat, action) in enumerate(zip(self.seat.tolist(), actions.tolist())):
            state = states[k]
            state.apply(seat, answers[action])
            if not state.asked:
                rewards[k], over[k] = state.returns(), True
                states[k] = self.fresh()
        self.look()
        return rewards, over

    def look(self) -> None:
        """What is asked of whom, in all games."""
        rows: list[int] = []
        games: list[int] = []
        answers: list[int] = []
        row = self.encoding.row
        for k, state in enumerate(self.states):
            seat = state.to_act()
            self.seat[k] = seat
            rows += row(state.view(seat))
            legal = state.legal(seat)
            games += [k] * len(legal)
            answers += [answer.id for answer in legal]
        self.seen = np.frombuffer(array("i", rows), np.int32).reshape(self.seen.shape)   # quicker than numpy from lists
        self.mask[:] = False
        self.mask[games, answers] = True
