"""The grid of the track: its columns, the places beside its lanes, and the numbers of its cards and fields (KRU-T3)."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

COLUMNS: Final = 16
PLACES: Final = 15             # beside each lane, one for every two neighbouring columns: detours can lie there
DEEP: Final = 4                # detours over each other: there are four cards that lay one (KRU-C2)
FIELDS: Final = 2 * (COLUMNS + 2 * PLACES * DEEP)

# marks: how a card of the track lies
TURNED: Final = 1
SLID: Final[list[int]] = [2, 4]        # by lane: towards it
SLID_EITHER: Final = 6
COVERS: Final = 8              # slid onto a detour: its half that sticks out covers a field (KRU-L4)


# A place has a number, 15 to a lane, named after the lower one of its columns.
def place_of(lane: i64, c: i64) -> i64:
    return lane * PLACES + c


def lane_of(place: i64) -> i64:
    return place // PLACES


def column_of(place: i64) -> i64:
    return place % PLACES


# A card of the track has a number: a column's card its column, and behind these the detours by place and depth.
def detour_number(place: i64, depth: i64) -> i64:
    return COLUMNS + place * DEEP + depth


# A field is a half of a card. In the row half 0 lies towards W, in a detour it is a, beside the lower column.
def field_of(number: i64, half: i64) -> i64:
    return 2 * number + half


def number_of(field: i64) -> i64:
    """Of the card that a field belongs to; -1 for NOWHERE."""
    return field >> 1
