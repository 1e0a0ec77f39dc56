"""What is believed of a land that a rival knows and keeps: the longer the round, the better it is.

Belief is a number, the lean: v ravens are exp(-lean * v) times as likely there as their number of cards would make
them. Who looks back leans more against what is higher than the rival's own answers say.
"""
from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....engine.game import BIT
from ..rules.state import SenState
from ..rules.zones import DISCARD, DREAM, PILE
from .evaluate import COST
from .traces import Trace, Traces

LEAN: Final[list[float]] = [0.03, 0.17, 0.25, 0.35, 0.38, 0.42, 0.45]          # by turns so far
TWO_LEAN: Final[list[float]] = [0.0, 0.05, 0.1, 0.12, 0.15]      # for two: who has low lands has called
LOOKING: Final = 0.08          # for who looks back, after the first turn of all …
TWO_LOOKING: Final = 0.02      # … and at a table of two
DROPPED: Final = 1.5           # the lean for each raven above what its owner dropped or threw out instead of it …
PASSED: Final = 0.3            # … and above what its owner passed by
OFFERS: Final = 6              # how often belief offers another card for such a land

NO_TRACES: Final[list[Trace]] = []


def lean(s: SenState) -> float:
    table = TWO_LEAN if s.sen.seats == 2 else LEAN
    return table[min(len(s.cards[DISCARD]) // s.sen.seats, len(table) - 1)]


def lean_with(s: SenState, traces: Traces | None) -> float:
    """The same, where traces tell most of it."""
    if traces is None:
        return lean(s)
    if len(s.cards[DISCARD]) <= s.sen.seats:
        return TWO_LOOKING
    return TWO_LOOKING if s.sen.seats == 2 else LOOKING


def thought(kind: i64) -> i64:
    """In ravens, what a land is worth to its owner."""
    return COST[kind] // 100


def doubt(leaning: float, ravens: i64, trace: Trace | None) -> float:
    """How unlikely so many ravens are in a land that its owner knows: minus the logarithm, but for a constant."""
    found = leaning * float(int(ravens))
    if trace is not None:
        if ravens > trace.dropped:
            found += DROPPED * float(int(ravens - trace.dropped))
        if ravens > trace.passed:
            found += PASSED * float(int(ravens - trace.passed))
    return found


class HiddenPlaces:
    """Where cards lie that a seat cannot tell: first the lands that their owners know and keep, then all others."""
    rows: list[list[int]]
    slots: list[int]
    traces: list[Trace | None]           # of the lands that are kept
    kept: i64

    def __init__(self, s: SenState, seat: i64, traces: Traces | None) -> None:
        self.rows = []
        self.slots = []
        self.traces = []
        self.kept = 0
        known = s.known
        bit: i64 = BIT[seat]
        for other in range(s.sen.seats):
            self.add(s.cards[DREAM + other], known, bit, BIT[other], traces.dreams[other] if traces else NO_TRACES)
        self.add(s.cards[PILE], known, bit, 0, NO_TRACES)

    def add(self, row: list[int], known: vec[i64], bit: i64, owner: i64, traces: list[Trace]) -> None:
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
                    self.traces.append(traces[slot] if slot < len(traces) else None)

    def card(self, k: i64) -> i64:
        return self.rows[k][self.slots[k]]

    def exchange(self, k: i64, n: i64, known: vec[i64]) -> None:
        """Two cards; who knows what lies in a place stays as it is."""
        one = self.card(k)
        other = self.card(n)
        self.rows[k][self.slots[k]] = other
        self.rows[n][self.slots[n]] = one
        known[one], known[other] = known[other], known[one]


def believe(s: SenState, seat: i64, traces: Traces | None) -> None:
    """Exchange lands that rivals know and keep with cards that may be anywhere, rather for lower ones.

    Metropolis's way from equally likely deals to those as likely as `doubt` says.
    """
    leaning = lean_with(s, traces)
    if leaning == 0.0 and traces is None:
        return
    places = HiddenPlaces(s, seat, traces)
    free: i64 = len(places.rows) - places.kept
    if free == 0:
        return
    deck = s.game.deck
    rng = s.rng
    for k in range(places.kept):
        for _ in range(OFFERS):
            n: i64 = places.kept + rng.below(free)
            more = doubt(leaning, thought(deck[places.card(n)]), places.traces[k])
            more -= doubt(leaning, thought(deck[places.card(k)]), places.traces[k])
            if more <= 0.0 or rng.below(1000000) < int(1000000.0 * exp(-more)):
                places.exchange(k, n, s.known)
