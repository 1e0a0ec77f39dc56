"""Many games of one kind side by side: one call answers in all of them, numpy in and numpy out."""
from __future__ import annotations

from typing import Any

import numpy as np

from ..engine.state import State
from ..games import identity, new
from .encoding import Encoding
from .hall import Hall


class VectorEnv:
    """`VectorEnv("sen", 256, seats=2)`: for each game the seat that is asked, what it knows, and which answers it has.

    `step(actions)` gives the rewards by game and seat, and which games ended with it; those begin anew at once, so
    `seat`, `seen` and `mask` are already those of the next one. These three are the engine's own memory, written anew
    by every step: copy what is to be kept.
    """

    def __init__(self, key: str, count: int, seats: int = 0, seed: int = 0, **options: object) -> None:
        self.game = new(key, seats or identity(key).least, **options)
        self.encoding = Encoding(self.game)
        self.hall = Hall(self.encoding, count, seed)
        self.seat: Any = np.frombuffer(self.hall.seat, np.int64)
        self.seen: Any = np.frombuffer(self.hall.seen, np.int32).reshape(count, -1)
        self.mask: Any = np.frombuffer(self.hall.mask, np.bool_).reshape(count, -1)
        self.rewards: Any = np.frombuffer(self.hall.rewards).reshape(count, -1)
        self.over: Any = np.frombuffer(self.hall.over, np.bool_)

    @property
    def states(self) -> list[State]:
        return self.hall.states

    def reset(self, seed: int | None = None) -> None:
        """All games anew; with a seed, the same ones as the last time it was given."""
        if seed is not None:
            self.hall.begun, self.hall.seed = 0, seed
        self.hall.begin()

    def step(self, actions: Any) -> tuple[Any, Any]:
        """One answer in each game. One that is not legal is refused, and nothing has changed anywhere."""
        self.hall.step(np.asarray(actions).tolist())
        return self.rewards.copy(), self.over.copy()
