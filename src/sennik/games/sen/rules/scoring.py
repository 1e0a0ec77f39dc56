"""What a round is worth: the dreams are counted once, for the rules, for the terminal and for who thinks ahead."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....engine.state import lowest
from .cards import HOURGLASS, NINE, VALUE

MOST: Final = 9                # no land holds more ravens
BEATEN: Final = 50             # what everybody else scores against a dream of nothing but nines (SEN-S3)
NOBODY: Final = -1


def hourglass(count: i64) -> i64:                                                    # SEN-S2
    """What each of so many hourglasses in one dream is worth."""
    return MOST if count & 1 else 0


class Tally:
    """The lands of one dream, added one by one."""
    lands: i64
    plain: i64                 # the ravens of those below 9
    nines: i64
    glasses: i64

    def __init__(self) -> None:
        self.lands = self.plain = self.nines = self.glasses = 0

    def add(self, kind: i64, by: i64 = 1) -> None:
        """So many lands of a kind; below 0, they leave."""
        self.lands += by
        if kind == HOURGLASS:
            self.glasses += by
        elif kind == NINE:
            self.nines += by
        else:
            self.plain += by * VALUE[kind]

    def all_nines(self) -> i64:
        """The lands worth 9, hourglasses among them (SEN-S3, SEN-S4)."""
        return self.nines + self.glasses if hourglass(self.glasses) else self.nines

    def ravens(self) -> i64:                                                         # SEN-S1
        return self.plain + MOST * self.all_nines()


class Count:
    """The count of a round, step by step as the rules have it."""
    dreams: list[Tally]        # by seat
    all_nines: i64             # SEN-S3: whose is the only dream of nothing but nines, or NOBODY
    spared: i64                # SEN-S4: who does not count the nines, or NOBODY
    caller: i64                # SEN-S5: who called, where it matters, or NOBODY
    lowest: bool               # whether the caller has no more than anyone else
    penalty: i64               # if not, what is added
    points: list[int]          # by seat

    def __init__(self, dreams: list[Tally], caller: i64, penalty: i64, n: bool, g: bool) -> None:
        """`n` and `g` are the variants agreed on."""
        self.dreams = dreams
        self.all_nines = self.spared = self.caller = NOBODY
        self.lowest = False
        self.penalty = penalty
        self.points = []
        pure: i64 = 0                                  # dreams of nothing but nines, and whose the last one is
        last: i64 = NOBODY
        for dream in dreams:
            if dream.all_nines() == dream.lands:
                pure += 1
                last = len(self.points)
            self.points.append(dream.ravens())                                       # SEN-S6
        if g and pure == 1:                                                          # SEN-S3
            self.all_nines = last
            self.points = [BEATEN] * len(dreams)
            self.points[last] = 0
            return
        if n and not (g and pure):                                                   # SEN-S4, or SEN-S3 skips it
            self.spare()
        if caller >= 0:                                                              # SEN-S5
            self.call(caller)

    def spare(self) -> None:
        most: i64 = 0
        for seat in range(len(self.dreams)):
            nines = self.dreams[seat].all_nines()
            if nines > most:
                most = nines
                self.spared = seat
            elif nines == most:
                self.spared = NOBODY
        if self.spared >= 0:
            self.points[self.spared] -= MOST * most

    def call(self, caller: i64) -> None:
        self.caller = caller
        self.lowest = self.points[caller] == lowest(self.points)
        if self.lowest:
            self.points[caller] = 0
        else:
            self.points[caller] += self.penalty
