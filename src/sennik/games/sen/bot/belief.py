"""What is believed of a land that a rival knows and keeps: the longer the round, the better it is.

Belief is one number, the lean: v ravens are exp(-lean * v) times as likely there as their number of cards would make
them.
"""
from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from ....engine.game import BIT
from ..rules.state import SenState
from ..rules.zones import DISCARD, DREAM, PILE
from .evaluate import COST

LEAN: Final[list[float]] = [0.03, 0.17, 0.25, 0.35, 0.38, 0.42, 0.45]          # by turns so far
TWO_LEAN: Final[list[float]] = [0.0, 0.05, 0.1, 0.12, 0.15]      # for two: who has low lands has called
OFFERS: Final = 6              # how often belief offers another card for such a land


def lean(s: SenState) -> float:
    table = TWO_LEAN if s.sen.seats == 2 else LEAN
    return table[min(len(s.cards[DISCARD]) // s.sen.seats, len(table) - 1)]


def thought(kind: i64) -> i64:
    """In ravens, what a land is worth to its owner."""
    return COST[kind] // 100


class HiddenPlaces:
    """Where cards lie that a seat cannot tell: first the lands that their owners know and keep, then all others."""
    rows: list[list[int]]
    slots: list[int]
    kept: i64

    def __init__(self, s: SenState, seat: i64) -> None:
        self.rows = []
        self.slots = []
        self.kept = 0
        known = s.known
        bit: i64 = BIT[seat]
        for other in range(s.sen.seats):
            self.add(s.cards[DREAM + other], known, bit, BIT[other])
        self.add(s.cards[PILE], known, bit, 0)

    def add(self, row: list[int], known: list[int], bit: i64, owner: i64) -> None:
        for slot in range(len(row)):
            mask: i64 = known[row[slot]]
            if not mask & bit:
                self.rows.append(row)
                self.slots.append(slot)
                if mask & owner:                         # to the front
                    last: i64 = len(self.rows) - 1
                    self.rows[last], self.rows[self.kept] = self.rows[self.kept], self.rows[last]
                    self.slots[last], self.slots[self.kept] = self.slots[self.kept], self.slots[last]
                    self.kept += 1

    def card(self, k: i64) -> i64:
        return self.rows[k][self.slots[k]]

    def exchange(self, k: i64, n: i64, known: list[int]) -> None:
        """Two cards; who knows what lies in a place stays as it is."""
        one = self.card(k)
        other = self.card(n)
        self.rows[k][self.slots[k]] = other
        self.rows[n][self.slots[n]] = one
        known[one], known[other] = known[other], known[one]


def believe(s: SenState, seat: i64) -> None:
    """Exchange lands that rivals know and keep with cards that may be anywhere, rather for lower ones.

    Metropolis's way from equally likely deals to those in which v ravens are exp(-lean * v) times as likely.
    """
    leaning = lean(s)
    if leaning == 0.0:
        return
    places = HiddenPlaces(s, seat)
    free: i64 = len(places.rows) - places.kept
    if free == 0:
        return
    odds = [int(1000000.0 * exp(-leaning * float(more))) for more in range(10)]
    deck = s.game.deck
    rng = s.rng
    for k in range(places.kept):
        for _ in range(OFFERS):
            n: i64 = places.kept + rng.below(free)
            more: i64 = thought(deck[places.card(n)]) - thought(deck[places.card(k)])
            if more <= 0 or rng.below(1000000) < odds[more]:
                places.exchange(k, n, s.known)
