"""What a round is worth: the dreams are counted once, for the rules, for the terminal and for who thinks ahead."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .cards import HOURGLASS, NINE, VALUE

MOST: Final = 9                # no land holds more ravens
BEATEN: Final = 50             # what everybody else scores against a dream of nothing but nines (SEN-S3)
NOBODY: Final = -1


def hourglass(count: i64) -> i64:                                                    # SEN-S2
    """What each of so many hourglasses in one dream is worth."""
    return MOST if count & 1 else 0


def ravens(dream: list[int]) -> i64:                                                 # SEN-S1
    """What the lands of a dream add up to."""
    glasses: i64 = dream.count(HOURGLASS)
    total = glasses * hourglass(glasses)
    for kind in dream:
        if kind != HOURGLASS:
            total += VALUE[kind]
    return total


def nines(dream: list[int]) -> i64:
    """Its lands worth 9."""
    glasses: i64 = dream.count(HOURGLASS)
    plain: i64 = dream.count(NINE)
    return plain + glasses if hourglass(glasses) else plain


class Count:
    """The count of a round, step by step as the rules have it; lists are by seat."""
    sums: list[int]                                                                  # SEN-S1: the ravens of a dream
    glasses: list[int]         # SEN-S2: its hourglasses
    nines: list[int]           # its lands worth 9
    all_nines: i64             # SEN-S3: whose is the only dream of nothing but nines, or NOBODY
    spared: i64                # SEN-S4: who does not count the nines, or NOBODY
    caller: i64                # SEN-S5: who called, where it matters, or NOBODY
    lowest: bool               # whether the caller has no more than anyone else
    penalty: i64               # if not, what is added
    points: list[int]

    def __init__(self, dreams: list[list[int]], caller: i64, penalty: i64, n: bool, g: bool) -> None:
        """`dreams` are kinds; `n` and `g` the variants agreed on."""
        self.sums = []
        self.glasses = []
        self.nines = []
        self.all_nines = self.spared = self.caller = NOBODY
        self.lowest = False
        self.penalty = penalty
        pure: list[int] = []                           # the seats that have nothing but nines
        for dream in dreams:
            self.sums.append(ravens(dream))
            self.glasses.append(dream.count(HOURGLASS))
            self.nines.append(nines(dream))
            if self.nines[-1] == len(dream):
                pure.append(len(self.nines) - 1)
        if g and len(pure) == 1:                                                     # SEN-S3
            self.all_nines = pure[0]
            self.points = [BEATEN] * len(dreams)
            self.points[self.all_nines] = 0
            return
        self.points = self.sums[:]                                                   # SEN-S6
        if n and not (g and pure):                                                   # SEN-S4, or SEN-S3 skips it
            self.spare()
        if caller >= 0:                                                              # SEN-S5
            self.call(caller)

    def spare(self) -> None:
        most = max(self.nines)
        if most > 0 and self.nines.count(most) == 1:
            self.spared = self.nines.index(most)
            self.points[self.spared] -= MOST * most

    def call(self, caller: i64) -> None:
        self.caller = caller
        self.lowest = self.points[caller] == min(self.points)
        if self.lowest:
            self.points[caller] = 0
        else:
            self.points[caller] += self.penalty
