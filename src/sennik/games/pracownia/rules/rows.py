"""The rows of shards, one at each place."""
from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from . import bag, facts
from .places import PLACES, SPACES

if TYPE_CHECKING:
    from .state import PracowniaState


def size(s: PracowniaState, place: i64) -> i64:
    numbers = s.facts
    row = facts.row(place)
    n: i64 = 0
    while n < SPACES and numbers[row + n]:
        n += 1
    return n


def is_full(s: PracowniaState, place: i64) -> bool:
    return s.facts[facts.row(place) + SPACES - 1] > 0


def any_room(s: PracowniaState) -> bool:
    place: i64 = 0
    while place < PLACES:
        if not is_full(s, place):
            return True
        place += 1
    return False


def rightmost(s: PracowniaState, place: i64) -> i64:
    """Its colour, 0 in an empty row."""
    n = size(s, place)
    return s.facts[facts.row(place) + n - 1] if n else 0


def add(s: PracowniaState, place: i64, colour: i64) -> None:
    """At the right end; in an empty row that is the key."""
    s.facts[facts.row(place) + size(s, place)] = colour


def take(s: PracowniaState, place: i64) -> i64:
    """The rightmost leaves the row."""
    at = facts.row(place) + size(s, place) - 1
    colour: i64 = s.facts[at]
    s.facts[at] = 0
    return colour


def fill(s: PracowniaState) -> None:                                                 # PRA-U3, PRA-S1
    """To the number that there should be, from the first place to the last, while the bag lasts."""
    place: i64 = 0
    while place < PLACES:
        space = size(s, place)
        while space < s.pracownia.spaces:
            s.facts[facts.row(place) + space] = bag.draw(s)                          # 0, no shard, when it is empty
            space += 1
        place += 1
