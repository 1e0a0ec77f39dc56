"""The path: the fields to fly over, as the cards of the track lie now. White reads it forwards, black backwards."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .cards import BLACK, ONE, OTHER, WHITE

COLUMNS: Final = 16
PAIRS: Final = 15              # of neighbouring columns: a place beside a lane where detours can lie
DEEP: Final = 4                # detours over each other: there are four cards that lay one (KRU-C2)

# zones of the track
COLUMN: Final = 0              # + column: its card, or none
DETOUR: Final = 16             # + lane * PAIRS + column: the detours beside it and the next one, from inside outwards

# marks: how a card of the track lies
TURNED: Final = 1
SLID: Final[list[int]] = [2, 4]        # by lane: towards it
ASIDE: Final = 6                       # towards either
COVERS: Final = 8                        # slid onto a detour: its half that sticks out covers a field (KRU-L4)

# A card of the track has a number: a column's card its column, a detour 16 + place * DEEP + depth.
# A field is a half of a card, 2 * card + half. In the row half 0 lies towards W, in a detour it is a.
FIELDS: Final = 2 * (COLUMNS + 2 * PAIRS * DEEP)
NOWHERE: Final = -1


class Path:
    """Read once after each change of the track, then shared between positions: never changed, but for notes."""
    fields: list[int]          # in white's order
    lands: list[int]           # beside them
    homewards: list[int]       # the same in black's order
    index: list[int]           # by field: where on the path it is, or -1
    places: list[int]          # where detours lie
    found: dict[int, int]      # notes of those who look at it again and again (glance.py)
    beside: list[int]          # by lane * COLUMNS + column: the place of the detours beside it, or -1

    def __init__(self, cards: list[list[int]], marks: list[int], deck: list[int]) -> None:
        self.fields = []
        self.lands = []
        self.index = [-1] * FIELDS
        self.places = []
        self.found = {}
        self.beside = [-1] * (2 * COLUMNS)
        c: i64 = 0
        while c < 2 * PAIRS:
            if cards[DETOUR + c]:
                self.places.append(c)
                first: i64 = c // PAIRS * COLUMNS + c % PAIRS
                self.beside[first] = c
                self.beside[first + 1] = c
            c += 1
        c = 0
        while c < COLUMNS:                                                           # KRU-T2: out along W
            self.lane_field(cards, marks, deck, WHITE, c)
            if c < PAIRS and cards[DETOUR + c]:
                self.detours(cards, marks, deck, WHITE, c, 0)
            c += 1
        c = COLUMNS - 1
        while c >= 0:                                                                # and home along B
            self.lane_field(cards, marks, deck, BLACK, c)
            if c > 0 and cards[DETOUR + PAIRS + c - 1]:
                self.detours(cards, marks, deck, BLACK, c - 1, 1)
            c -= 1
        self.homewards = self.lands[:]
        self.homewards.reverse()

    def add(self, marks: list[int], deck: list[int], card: i64, field: i64) -> None:
        kind: i64 = deck[card]
        turned: i64 = marks[card] & TURNED
        self.index[field] = len(self.fields)
        self.fields.append(field)
        self.lands.append(ONE[kind] if field & 1 == turned else OTHER[kind])

    def lane_field(self, cards: list[list[int]], marks: list[int], deck: list[int], lane: i64, c: i64) -> None:
        """The field of a lane in a column, if there is one: a hole is flown over (KRU-T3)."""
        if cards[COLUMN + c]:
            card: i64 = cards[COLUMN + c][0]
            mark: i64 = marks[card]
            if not mark & ASIDE:
                self.add(marks, deck, card, 2 * c + lane)
            elif mark & SLID[lane]:                                                  # KRU-A6: its other half
                self.add(marks, deck, card, 2 * c + 1 - lane)

    def detours(self, cards: list[list[int]], marks: list[int], deck: list[int], lane: i64, c: i64, half: i64) -> None:
        """Out along `half` of the detours beside c and c + 1, back along the other one (KRU-L1, KRU-L2)."""
        row = cards[DETOUR + lane * PAIRS + c]
        first: i64 = 2 * (COLUMNS + (lane * PAIRS + c) * DEEP)
        n: i64 = len(row)
        k: i64 = 0
        while k < 2 * n:
            depth: i64 = k if k < n else 2 * n - 1 - k
            side: i64 = half if k < n else 1 - half
            if depth == 0 and sticks_over(cards, marks, lane, c + side):             # KRU-L4
                self.add(marks, deck, cards[COLUMN + c + side][0], 2 * (c + side) + lane)
            else:
                self.add(marks, deck, row[depth], first + 2 * depth + side)
            k += 1


def sticks_over(cards: list[list[int]], marks: list[int], lane: i64, c: i64) -> bool:
    """Has the card of this column been slid onto a detour of the lane (KRU-L4)?"""
    if not cards[COLUMN + c]:
        return False
    mark: i64 = marks[cards[COLUMN + c][0]]
    return mark & COVERS != 0 and mark & SLID[lane] != 0
