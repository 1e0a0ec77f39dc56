"""Whose bots think next: everybody has an equal share of a worker's time, however many tables they have open.

Of those who wait the one is next who used least so far, by the time that their bots took; who comes anew begins where
the others are, and brings no savings along. Behind one address there are so many whole shares at most, enough for a
family; beyond that the people there share them, because a browser costs nothing.
"""
from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from time import monotonic
from typing import Final, NamedTuple

FAMILY: Final = 8              # whole shares behind one address
KEPT: Final = 10_000           # shares that are remembered before those that have no advantage are forgotten


class Whose(NamedTuple):
    """For whom a bot thinks."""
    address: str = ""
    person: str = ""


class Shares:
    """What everybody used, over all workers."""

    def __init__(self, family: int = FAMILY) -> None:
        self.family = family
        self.used: dict[Whose, float] = {}               # seconds, counted from where others were when they came
        self.active: dict[Whose, int] = {}               # how many of theirs wait or are thought about
        self.at_address: dict[str, set[Whose]] = {}      # who is active there
        self.level = 0.0                                 # where the one stood who was served last

    def enter(self, people: Iterable[Whose]) -> Whose:
        """The share that pays: of the people of a table, that of who used least."""
        whose = min(people, key=lambda one: self.used.get(one, self.level), default=Whose())
        there = self.at_address.setdefault(whose.address, set())
        if whose not in there and len(there) >= self.family:
            whose = min(there, key=lambda one: self.active[one])
        there.add(whose)
        if whose not in self.active:
            self.used[whose] = max(self.used.get(whose, 0.0), self.level)
        self.active[whose] = self.active.get(whose, 0) + 1
        return whose

    def leave(self, whose: Whose, took: float) -> None:
        self.used[whose] += took
        self.active[whose] -= 1
        if not self.active[whose]:
            del self.active[whose]
            self.at_address[whose.address].discard(whose)
            if not self.at_address[whose.address]:
                del self.at_address[whose.address]
            if len(self.used) > KEPT:
                self.used = {one: used for one, used in self.used.items() if one in self.active or used > self.level}


class Slot:
    """One's turn at a worker, until it is given back; twice is no mistake."""

    def __init__(self, line: Line, whose: Whose) -> None:
        self.line = line
        self.whose = whose
        self.began = line.clock()
        self.over = False

    def end(self) -> None:
        if not self.over:
            self.over = True
            self.line.shares.leave(self.whose, self.line.clock() - self.began)
            self.line.call_next()


class Line:
    """Who waits for one worker."""

    def __init__(self, shares: Shares, clock: Callable[[], float] = monotonic) -> None:
        self.shares = shares
        self.clock = clock
        self.busy = False
        self.waiting: dict[Whose, deque[asyncio.Future[None]]] = {}

    async def turn(self, people: Iterable[Whose] = ()) -> Slot:
        whose = self.shares.enter(people)
        if self.busy:
            called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.waiting.setdefault(whose, deque()).append(called)
            try:
                await called
            except asyncio.CancelledError:
                if called.done() and not called.cancelled():
                    self.call_next()                     # it was called, and does not come
                self.shares.leave(whose, 0)
                raise
        self.busy = True
        self.shares.level = max(self.shares.level, self.shares.used[whose])
        return Slot(self, whose)

    def call_next(self) -> None:
        """Of each the one who waits longest."""
        while self.waiting:
            whose = min(self.waiting, key=lambda one: self.shares.used[one])
            queue = self.waiting[whose]
            called = queue.popleft()
            if not queue:
                del self.waiting[whose]
            if not called.done():                        # not given up
                called.set_result(None)
                return
        self.busy = False
