"""A hall of tables of one game, compiled: one call answers at all of them, and what is seen lies in shared arrays."""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from ..engine.errors import Illegal
from ..engine.rng import FastRng
from ..engine.state import State
from .encoding import Encoding

SEEDS: Final = 1_000_003      # so far apart do the games of two seeds begin


class Hall:
    """For each table who is asked, what that seat knows and which answers it has, one after the other.

    The arrays are written anew by every step; numpy looks at the same memory.
    """
    encoding: Encoding
    states: list[State]
    seed: int
    begun: int
    answers: i64                   # how many there can be
    seat: vec[i64]
    seen: vec[i32]                 # a row for each table
    mask: vec[u8]                  # by table and answer
    rewards: vec[float]            # by table and seat, of the last step
    over: vec[u8]                  # whether it ended a game; another has begun there

    def __init__(self, encoding: Encoding, count: int, seed: int) -> None:
        self.encoding = encoding
        self.answers = len(encoding.game.answers.all)
        self.seat = vec[i64]([0] * count)
        self.seen = vec[i32]([0] * (count * encoding.size))
        self.mask = vec[u8]([0] * (count * len(encoding.game.answers.all)))
        self.rewards = vec[float]([0.0] * (count * int(encoding.game.seats)))
        self.over = vec[u8]([0] * count)
        self.seed = seed
        self.begun = 0
        self.begin()

    def begin(self) -> None:
        """All games anew."""
        self.states = [self.fresh() for _ in range(len(self.over))]
        for k in range(len(self.over)):
            self.look(k)

    def fresh(self) -> State:
        self.begun += 1
        return self.encoding.game.new(FastRng(self.seed * SEEDS + self.begun))

    def step(self, actions: list[int]) -> None:
        """One answer at each table, by its number. If one is not legal, nothing has changed anywhere."""
        states = self.states
        answers = self.encoding.game.answers.all
        seats: i64 = self.encoding.game.seats
        most: i64 = self.answers
        n: i64 = len(states)
        if len(actions) != n:
            raise ValueError(f"there are {n} games and {len(actions)} answers")
        k: i64 = 0
        while k < n:
            action: i64 = actions[k]
            if action < 0 or action >= most or not self.mask[k * most + action]:
                raise Illegal("not-allowed")
            k += 1
        k = 0
        while k < n:
            state = states[k]
            state.apply(self.seat[k], answers[actions[k]])
            over: bool = not state.asked
            if over or self.over[k]:
                self.end(k, seats, state.returns() if over else [0.0] * seats)
                self.over[k] = 1 if over else 0
            if over:
                states[k] = self.fresh()
            self.look(k)
            k += 1

    def end(self, k: i64, seats: i64, returns: list[float]) -> None:
        i: i64 = 0
        while i < seats:
            self.rewards[k * seats + i] = returns[i]
            i += 1

    def look(self, k: i64) -> None:
        """What is asked of whom at this table."""
        state = self.states[k]
        seat = state.to_act()
        self.seat[k] = seat
        seen = self.seen
        size: i64 = self.encoding.size
        at: i64 = k * size
        last: i64 = at + size
        while at < last:
            seen[at] = 0
            at += 1
        self.encoding.fill(seen, k * size, state, seat, True)
        mask = self.mask
        at = k * self.answers
        last = at + self.answers
        i: i64 = at
        while i < last:
            mask[i] = 0
            i += 1
        for answer in state.legal(seat):
            mask[at + answer.id] = 1
