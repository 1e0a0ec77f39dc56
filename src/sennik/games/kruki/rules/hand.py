"""A hand counted: how many of each card it holds, in one number, so that a search can try what is left of it.

Each count is an octal digit: the flight cards by land, then the action cards. There are at most five of a kind.
"""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

FIRST: Final = 5               # cards drawn before the first turn (KRU-U1)
NEW: Final = 3                 # cards drawn after a turn (KRU-U3)
LIMIT: Final = 7               # cards kept after it (KRU-U3)

EIGHT_TO: Final[list[int]] = [8 ** k for k in range(9)]
ONE_FLIGHT: Final[list[int]] = EIGHT_TO[:5]    # by land: what such a card adds
ONE_ACTION: Final[list[int]] = EIGHT_TO[5:]    # by action card
ONE_CARD: Final[list[int]] = [0] * 10 + ONE_FLIGHT * 2 + ONE_ACTION * 2        # by kind


def flights(held: i64, land: i64) -> i64:
    """How many flight cards of this land."""
    return held >> 3 * land & 7


def actions(held: i64, card: i64) -> i64:
    """How many of this action card."""
    return held >> 15 + 3 * card & 7


def all_actions(held: i64) -> i64:
    """How many action cards of any kind."""
    return actions(held, 0) + actions(held, 1) + actions(held, 2) + actions(held, 3)
