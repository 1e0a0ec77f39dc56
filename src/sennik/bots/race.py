"""A search without a tree: the answers of one decision run a race, each through the same worlds.

A world is the hidden cards dealt anew and all chance to come. Whatever a world is worth by itself, all answers meet it,
so only what an answer changes in it is compared: a few worlds tell apart what hundreds of separate deals would not.
After the answer everybody follows instinct, which looks only at what its seat knows: a turn of many small answers is
played to its end in one piece, and nobody profits from a world's secrets. An answer that is clearly behind leaves the
race, so that the close ones get the rest of the simulations, and an easy decision costs little.
"""
from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from ..engine.answers import Answer, Answers
from ..engine.rng import FastRng
from ..policy.instinct import Line
from ..policy.thinking import Thinking
from .simulation import NO_LINE, Clock, Decision, Simulation

FEW: Final = 8                 # worlds before the first answer may be left behind; then after 16, 32, …
BEHIND: Final = 2.0            # standard errors that make an answer clearly worse than the one in front


class Race(Decision):
    widen: float
    trust: float
    halve: bool
    lines: list[Line]            # beside each answer: the line that it begins, where whole lines run the race
    totals: list[float]          # beside each answer: what it was worth in all worlds together …
    found: list[list[float]]     # … and in each
    running: list[int]           # the places of the answers in the race, instinct's favourite first

    def __init__(self, simulation: Simulation, answers: Answers, thinking: Thinking) -> None:
        super().__init__(simulation, answers)
        simulation.guided = True
        simulation.alone = True
        self.widen = thinking.widen
        self.trust = thinking.trust
        self.halve = thinking.halve > 0
        self.lines = []
        self.totals = []
        self.found = []
        self.running = []

    def run(self, iterations: int, seconds: float = 0.0, clock: Clock | None = None) -> None:
        end = clock() + seconds if clock is not None and seconds > 0.0 else 0.0
        self.running = self.line_up(iterations)
        self.totals = [0.0] * len(self.answers)
        self.found = [[] for _ in self.answers]
        worlds: i64 = 0
        look: i64 = 1 if self.halve else FEW
        chance = self.simulation.rng.copy()
        while self.done + len(self.running) <= iterations or worlds == 0:
            seed = chance.below(1 << 30) << 31 | chance.below(1 << 30)
            for k in self.running:
                self.attempt(k, seed)
            worlds += 1
            if worlds == look:
                if self.halve:
                    self.leave_half()
                else:
                    self.leave_behind()
                look += look
                if len(self.running) == 1:
                    return
            if clock is not None and end > 0.0 and clock() >= end:
                return

    def best(self) -> Answer:
        return self.answers[self.winner()]

    def rest(self) -> Line:
        return self.lines[self.winner()][1:] if self.lines else NO_LINE

    def winner(self) -> i64:
        """The first in the race; instinct's favourite, unless another is ahead of it by enough standard errors."""
        first = self.first()
        favourite = self.running[0]
        if first != favourite and self.lead(first, favourite, self.trust) <= 0.0:
            first = favourite
        return first

    def line_up(self, iterations: int) -> list[int]:
        """The answers by instinct's order, equals in any; for few simulations only the first of them."""
        n = len(self.answers)
        most = min(1 + int(self.widen * sqrt(float(iterations))), iterations) if self.widen > 0.0 else n
        simulation = self.simulation
        self.lines = simulation.instinct.lines(simulation.root, self.seat, self.answers, most)
        if self.lines:
            self.answers = tuple([line[0] for line in self.lines])
            return list(range(len(self.lines)))
        order = list(range(n))
        simulation.rng.shuffle(order)
        weights = simulation.instinct.weigh(simulation.root, self.seat, self.answers)
        order.sort(key=lambda k: -weights[k])
        return order[:most]

    def attempt(self, k: i64, seed: int) -> list[float]:
        """One answer in one world: what that is worth to each seat."""
        simulation = self.simulation
        simulation.rng = FastRng(seed)
        s = simulation.dealt(FastRng(seed + 1))
        s.apply(self.seat, self.answers[k])
        if self.lines:
            simulation.line = self.lines[k]
            simulation.kept = 1
        worths = simulation.playout(s)
        self.found[k].append(worths[self.seat])
        self.totals[k] += worths[self.seat]
        self.done += 1
        return worths

    def first(self) -> i64:
        best: i64 = self.running[0]
        for k in self.running:
            if self.totals[k] > self.totals[best]:
                best = k
        return best

    def lead(self, a: i64, b: i64, doubt: float) -> float:
        """By how much one answer is ahead of another on average, less so many standard errors of it."""
        one = self.found[a]
        other = self.found[b]
        n = len(one)
        total = 0.0
        squares = 0.0
        k: i64 = 0
        while k < n:
            apart = one[k] - other[k]
            total += apart
            squares += apart * apart
            k += 1
        mean = total / n
        spread = squares / n - mean * mean
        return mean - doubt * sqrt(spread / n) if spread > 0.0 else mean

    def leave_half(self) -> None:
        """The better half stays, in the order of the race; two at least."""
        if len(self.running) > 2:
            totals = self.totals
            best = sorted(self.running, key=lambda k: -totals[k])[:(len(self.running) + 1) // 2]
            self.running = [k for k in self.running if k in best]

    def leave_behind(self) -> None:
        """Only those stay that are not clearly behind; of two that are alike in every world, the likelier."""
        first = self.first()
        self.running = [k for k in self.running if k == first or self.lead(first, k, BEHIND) < 0.0]
