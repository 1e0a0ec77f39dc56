"""Variants: the seat counts and options under which a game is to be checked, few enough to afford, enough to trust."""
from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations, product

from ..engine.errors import Unreadable
from ..engine.game import Identity

SEATS = "seats"
FEW = 3                        # an option with so many values is combined with all others of its kind
LIMIT = 600                    # unless that makes more variants than this

Make = Callable[[int, Mapping[str, object]], object]
Row = dict[str, str]           # "seats" and the options
Pair = frozenset[tuple[str, str]]


def variants(identity: Identity, make: Make) -> list[tuple[int, Row]]:
    """Seats and options such that any two values that can be played together are, once at least.

    Options with few values are combined in every way. What `make` refuses as unreadable cannot be played.
    """
    search = PairSearch(identity, make)
    values = search.values
    few = [name for name in values if name == SEATS or len(values[name]) <= FEW]
    base = [dict(zip(few, row)) for row in product(*[values[name] for name in few])]
    found: list[Row] = []
    for start in base if len(base) <= LIMIT else []:
        search.add(start, found)
    while search.open:
        pair = min(search.open, key=sorted)
        search.open.remove(pair)                   # whether it can be played or not, it is not tried again
        search.add(dict(sorted(pair)), found)
    return [(int(row[SEATS]), {name: row[name] for name in values if name != SEATS}) for row in found]


class PairSearch:
    """A greedy search for rows that cover all pairs of values."""

    def __init__(self, identity: Identity, make: Make) -> None:
        self.make = make
        self.values = {SEATS: [str(seats) for seats in range(identity.least, identity.most + 1)]}
        self.values |= {option.name: list(option.values) for option in identity.options}
        self.open = {frozenset(((one, a), (other, b))) for one, other in combinations(self.values, 2)
                     for a in self.values[one] for b in self.values[other]}
        self.clashes: set[Pair] = set()

    def add(self, start: Row, found: list[Row]) -> None:
        """Fill in what `start` leaves open, with the values that make the most new pairs, and keep it if it is new."""
        row = dict(start)
        for name in self.values:
            if name not in row:
                for value in sorted(self.values[name], key=lambda value: self.gain(row, name, value), reverse=True):
                    if self.playable({**row, name: value}):
                        row[name] = value
                        break
        if len(row) == len(self.values) and row not in found and (row != start or self.playable(row)):
            found.append(row)
            self.open -= pairs(row)

    def gain(self, row: Row, name: str, value: str) -> int:
        return sum([frozenset(((name, value), other)) in self.open for other in row.items()])

    def playable(self, row: Row) -> bool:
        """With defaults for the rest. Two values that clash are remembered: making a game takes its time."""
        if not pairs(row).isdisjoint(self.clashes):
            return False
        if self.made(row):
            return True
        self.clashes |= {pair for pair in pairs(row) if not self.made(dict(pair))}
        return False

    def made(self, row: Row) -> bool:
        options = {name: value for name, value in row.items() if name != SEATS}
        for seats in [row[SEATS]] if SEATS in row else self.values[SEATS]:
            try:
                self.make(int(seats), options)
            except Unreadable:
                continue
            return True
        return False


def pairs(row: Row) -> set[Pair]:
    return {frozenset(pair) for pair in combinations(row.items(), 2)}
