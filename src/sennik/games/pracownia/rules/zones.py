"""Where cards lie: three piles, and three zones for each seat."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PILE: Final = 0                # + level
DRAWN: Final = 3               # of a seat: cards just drawn, seen by who drew them
OPENED: Final = 4              # of a seat: cards to be built
DONE: Final = 5                # of a seat: completed, face down, known to all

EACH_SEAT: Final = 3           # zones


def drawn(seat: i64) -> i64:
    return DRAWN + EACH_SEAT * seat


def opened(seat: i64) -> i64:
    return OPENED + EACH_SEAT * seat


def done(seat: i64) -> i64:
    return DONE + EACH_SEAT * seat
