"""Traces: what the players of a round betrayed by what they kept, dropped and passed by, as one seat saw it.

Who throws a four away has nothing higher among the lands it knows; who keeps a drawn card has thrown a higher one away.
So a land that its owner knows has a ceiling, and so has, less surely, one whose owner passed a low card by.
"""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....engine.events import MOVED, REVEALED, SHUFFLED, SWAPPED, TOLD, Seen
from ....engine.game import BIT, EVERYONE
from ..rules.scoring import MOST
from ..rules.zones import DISCARD, DREAM, HAND, PILE
from .evaluate import COST

FAIR: Final = 5                # what a land is thought to hold that nobody has seen


class Trace:
    """Of one land: who knows it, and what its owner's answers say of it."""
    known: i64
    dropped: i64               # no more ravens than this, by what its owner dropped or threw out instead of it …
    passed: i64                # … and by what its owner left lying

    def __init__(self, known: i64, dropped: i64) -> None:
        self.known = known
        self.dropped = dropped
        self.passed = MOST


class Traces:
    """Of all lands in the round that is being played."""
    dreams: list[list[Trace]]
    heap: list[int]            # the discard pile, in ravens
    hand: i64                  # cards drawn or taken and not yet placed
    out: i64                   # the ravens of the land that makes room, or below 0
    drop: i64                  # a card thrown away, if nothing more is told of it, or below 0
    whose: i64

    def __init__(self, seats: i64, size: i64, history: list[Seen]) -> None:
        self.dreams = [[Trace(0, MOST) for _ in range(size)] for _ in range(seats)]
        self.heap = []
        self.hand = 0
        self.out = -1
        self.drop = -1
        self.whose = -1
        first: i64 = len(history)
        while first > 0 and history[first - 1].what != SHUFFLED:
            first -= 1
        if first > 0:
            for dream in self.dreams:
                dream.clear()
        while first < len(history):
            self.follow(history[first])
            first += 1
        self.settle()

    def follow(self, seen: Seen) -> None:
        what: i64 = seen.what
        if what == TOLD:
            if seen.word == "use":                       # it was no drop
                self.drop = -1
            return
        self.settle()
        if what == MOVED:
            self.moved(seen)
        elif what == SWAPPED:
            one, other = self.dreams[seen.src - DREAM], self.dreams[seen.dst - DREAM]
            one[seen.i], other[seen.j] = other[seen.j], one[seen.i]
        elif what == REVEALED and seen.src >= DREAM:
            self.dreams[seen.src - DREAM][seen.i].known = seen.known

    def moved(self, seen: Seen) -> None:
        src: i64 = seen.src
        dst: i64 = seen.dst
        seat: i64 = seen.seat
        ravens: i64 = COST[seen.face] // 100 if seen.face >= 0 else FAIR
        if src == PILE and dst == HAND:
            if self.hand == 0 and self.heap and seat != self.whose:     # not a card drawn by a power
                self.refuse(seat, self.heap[-1], False)
            self.whose = seat
        elif src == DISCARD:
            if self.heap:
                self.heap.pop(seen.i if 0 <= seen.i < len(self.heap) else -1)
            self.whose = seat
        elif src == HAND and dst == DISCARD and self.hand == 1:
            self.drop = ravens
        elif src >= DREAM:
            land = self.dreams[src - DREAM].pop(seen.i)
            if self.hand:                                # it makes room for another
                self.out = FAIR
                if land.known & BIT[seat]:
                    self.out = ravens
                    self.refuse(seat, ravens, True)
        if src == HAND:
            self.hand -= 1
        if dst == HAND:
            self.hand += 1
        elif dst == DISCARD:
            self.heap.append(ravens)
        elif dst >= DREAM:
            dream = self.dreams[dst - DREAM]
            dream.insert(len(dream) if seen.j < 0 else seen.j, Trace(seen.known, self.out if src == HAND else MOST))
            self.out = -1

    def settle(self) -> None:
        """A card was dropped, and no power used."""
        if self.drop >= 0:
            self.refuse(self.whose, self.drop, True)
            self.drop = -1

    def refuse(self, seat: i64, ravens: i64, sure: bool) -> None:
        """A seat did without a card of so many ravens: what it knows is no higher."""
        bit: i64 = BIT[seat]
        for land in self.dreams[seat]:
            if land.known & bit and land.known & EVERYONE != EVERYONE:
                if sure and ravens < land.dropped:
                    land.dropped = ravens
                elif not sure and ravens < land.passed:
                    land.passed = ravens
