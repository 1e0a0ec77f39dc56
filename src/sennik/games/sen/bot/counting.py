"""Counting for the Wake-up call: how likely the own dream is no higher than another, card by card.

Nothing is guessed: all ways in which the cards that a seat cannot place may lie in the covered lands are counted, each
as likely as belief says. Belief is one number: a rival who knows a land and keeps it has a reason, so a land of v
ravens there is taken to be `tilt ** v` times as likely as its number of cards would make it. With 1.0 all ways are
equally likely.
"""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..rules.cards import HOURGLASS, VALUE
from ..rules.scoring import MOST, hourglass
from .belief import thought

VALUES: Final = MOST + 1       # 0 to 9


class Dream:
    """What a seat knows of a dream: the ravens it can tell, the hourglasses, and how many lands it cannot tell."""
    plain: i64
    glasses: i64
    kept: i64                  # lands this seat cannot tell but their owner can …
    blank: i64                 # … and those that not even their owner can

    def __init__(self, plain: i64, glasses: i64, kept: i64, blank: i64) -> None:
        self.plain = plain
        self.glasses = glasses
        self.kept = kept
        self.blank = blank

    def ravens(self, more: i64) -> i64:
        """What can be told of it, with so many more hourglasses."""
        glasses = self.glasses + more
        return self.plain + glasses * hourglass(glasses)


class Ways:
    """In how many ways, weighted by belief, lands are filled with a given difference of ravens."""
    a: i64                     # own lands, …
    b: i64                     # … kept ones and …
    c: i64                     # … blank ones of the rival: up to so many
    width: i64
    middle: i64                # where the difference (theirs - own) is 0
    count: list[float]

    def __init__(self, left: list[int], a: i64, b: i64, c: i64, tilt: float) -> None:
        self.a, self.b, self.c = a, b, c
        self.middle = MOST * a
        self.width = MOST * (a + b + c) + 1
        self.count = [0.0] * ((a + 1) * (b + 1) * (c + 1) * self.width)
        self.count[self.at(0, 0, 0) + self.middle] = 1.0
        numbers = [0] * VALUES
        for kind in range(len(left)):
            if kind != HOURGLASS:
                numbers[VALUE[kind]] += left[kind]
        heavy = 1.0
        for value in range(VALUES):
            card: i64 = numbers[value]
            while card > 0:                              # each card goes somewhere in its turn, or stays out
                self.add(value, heavy)
                card -= 1
            heavy *= tilt

    def at(self, i: i64, j: i64, k: i64) -> i64:
        return ((i * (self.b + 1) + j) * (self.c + 1) + k) * self.width

    def add(self, value: i64, heavy: float) -> None:
        """One more card of this value: from full places to empty ones, so that it is used once."""
        i: i64 = self.a
        while i >= 0:
            j: i64 = self.b
            while j >= 0:
                k: i64 = self.c
                while k >= 0:
                    to = self.at(i, j, k)
                    if i > 0:
                        self.pour(self.at(i - 1, j, k), to, -value, 1.0)
                    if j > 0:
                        self.pour(self.at(i, j - 1, k), to, value, heavy)
                    if k > 0:
                        self.pour(self.at(i, j, k - 1), to, value, 1.0)
                    k -= 1
                j -= 1
            i -= 1

    def pour(self, source: i64, to: i64, by: i64, weight: float) -> None:
        count = self.count
        n: i64 = -by if by < 0 else 0
        end: i64 = self.width if by < 0 else self.width - by
        while n < end:
            found = count[source + n]
            if found != 0.0:
                count[to + n + by] += found * weight
            n += 1


def chance(left: list[int], own: Dream, theirs: Dream, tilt: float) -> float:
    """The chance that `theirs` is not lower than `own`; `left` are the cards, by kind, that the seat cannot place."""
    x, y, z = own.blank, theirs.kept, theirs.blank
    ways = Ways(left, x, y, z, tilt)
    glass = tilt ** float(int(thought(HOURGLASS)))
    good = 0.0
    total = 0.0
    i: i64 = 0
    while i <= x:                                        # hourglasses, which count together: so many in each place
        j: i64 = 0
        while j <= y:
            k: i64 = 0
            while k <= z:
                found = falling(left[HOURGLASS], i + j + k) * choose(x, i) * choose(y, j) * choose(z, k)
                found *= glass ** float(int(j))
                if found > 0.0:
                    gap = theirs.ravens(j + k) - own.ravens(i)
                    # `ways` counts sets of cards for places without order: n! orders for each
                    found *= factorial(x - i) * factorial(y - j) * factorial(z - k)
                    here = ways.at(x - i, y - j, z - k)
                    n: i64 = 0
                    while n < ways.width:
                        way = ways.count[here + n]
                        if way != 0.0:
                            total += way * found
                            if gap + n - ways.middle >= 0:
                                good += way * found
                        n += 1
                k += 1
            j += 1
        i += 1
    return good / total if total > 0.0 else 1.0


def falling(n: i64, k: i64) -> float:
    out = 1.0
    while k > 0:
        out *= float(int(n))
        n -= 1
        k -= 1
    return out


def factorial(n: i64) -> float:
    return falling(n, n)


def choose(n: i64, k: i64) -> float:
    return falling(n, k) / factorial(k)
