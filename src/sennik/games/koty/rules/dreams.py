"""The dreams as all see them: of each region what lies on top, how many cards lie there, and what that is worth."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....engine.game import UP
from ....engine.view import View
from .zones import REGION, REGIONS

NINES: Final = 3               # at most in a region (KOT-D2)
DOUBLED: Final[list[int]] = [1, 2, 4, 8]                # by nines below the top (KOT-E3)

# the top of a region where it is no cat or raven; from NINE on, a cat may lie down there
NINE: Final = 9                # a card lying face down (KOT-C4)
EMPTY: Final = 10


def is_nine(mask: i64) -> bool:                                                      # KOT-C4
    """Does a card of a dream lie face down?"""
    return not mask & UP


def nines_of(top: i64, cards: i64) -> i64:
    """How many nines are in a region, the top included."""
    return cards if top >= NINE else cards - 1


def worth_of(top: i64, cards: i64) -> i64:                                           # KOT-E3
    """The cats of a region."""
    return 0 if top == EMPTY else top * DOUBLED[cards - 1]


class Dreams:
    """By region, counted as seat * REGIONS + region: the cat or raven on top, or NINE, or EMPTY; and its cards."""
    tops: list[int]
    sizes: list[int]

    def __init__(self, tops: list[int], sizes: list[int]) -> None:
        self.tops = tops
        self.sizes = sizes

    def nines(self, at: i64) -> i64:
        return nines_of(self.tops[at], self.sizes[at])

    def worth(self, at: i64) -> i64:
        return worth_of(self.tops[at], self.sizes[at])

    def remains(self, at: i64) -> i64:
        """What a region would be worth without its top card: nines alone."""
        cards: i64 = self.sizes[at] - 1
        return worth_of(NINE if cards else EMPTY, cards)

    def cats(self, seat: i64) -> i64:
        """What a dream counts."""
        total: i64 = 0
        for at in range(seat * REGIONS, (seat + 1) * REGIONS):
            total += self.worth(at)
        return total

    def all_nines(self, seat: i64) -> i64:
        """The nines of a dream, which decide a tie (KOT-E4)."""
        total: i64 = 0
        for at in range(seat * REGIONS, (seat + 1) * REGIONS):
            total += self.nines(at)
        return total


def seen(view: View, seats: int) -> Dreams:
    """The dreams of a view. Regions lie open: all see the same."""
    tops: list[int] = []
    sizes: list[int] = []
    for zone in range(REGION, REGION + seats * REGIONS):
        row = view.cards[zone]
        tops.append(EMPTY if not row else NINE if is_nine(view.known[zone][-1]) else row[-1])
        sizes.append(len(row))
    return Dreams(tops, sizes)
