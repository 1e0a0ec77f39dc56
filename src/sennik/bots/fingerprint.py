"""What a seat knows, as one number: equal numbers, equal views. A search keeps its nodes under it."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..engine.game import BIT, FAN
from ..engine.state import State

SHORT: Final = 0x0FFFFFFFFFFFFFFF     # 60 bits: no big ints, pure or compiled
ALL_SEEING: Final = -1         # in place of a seat: every face is told apart

LOW: Final = 0xFFFFFFFF
FACTOR: Final = 1791398085     # as in FastRng: below 2**63 pure and compiled, a polynomial modulo FACTOR * 2**32 - 1
FACES: Final = 1024            # above any back, so that a face never looks like a back
MARK: Final = LOW              # no card looks like it
LONG: Final = 2147483648       # a public number beyond it is taken in several steps


def step(h: i64, x: i64) -> i64:
    return (h & LOW) * FACTOR + (h >> 32) + (x & LOW)


def number(h: i64, x: int) -> i64:
    """A public number, of any size."""
    while not -LONG <= x < LONG:
        h = step(h, x & LOW)
        x >>= 31
    return step(h, x)


def scrambled(x: i64) -> i64:
    """For the cards of a hand, whose numbers are summed up, because a hand has no order: not linear."""
    h = step(x + 1, x)
    h ^= h >> 29
    h = step(h, x)
    h ^= h >> 31
    h = step(h, x)
    h ^= h >> 29
    return h & 0xFFFFFFFFFFFF


def fingerprint(s: State, seat: i64) -> i64:
    """The same for all positions with an equal `view(seat)`, and (but for one chance in 2**60) for no others.

    A quarter of the price of the view itself, and no tuples.
    """
    game = s.game
    deck = game.kind_of
    backs = game.back_of
    known = s.known
    opens = s.opens
    shapes = game.shapes
    marks = s.marks
    marked: bool = marks is not game.unmarked
    bit: i64 = -1                                       # of ALL_SEEING: every mask but 0 has it
    if seat >= 0:
        bit = BIT[seat]
    h: i64 = step(s.phase + 1, s.asked)
    z: i64 = 0
    for row in s.cards:
        h = step(h, len(row))
        if opens[z] < 0:                                # a bag: a number of backs, and a bag holds one kind of them
            if row:
                h = step(h, backs[row[0]])
        elif shapes[z] == FAN:
            total: i64 = 0
            for card in row:
                mask: i64 = known[card]
                face: i64 = FACES + deck[card] if mask & bit or seat < 0 else backs[card]
                x = face * 256 + mask
                total += scrambled(number(x, marks[card]) & LOW if marked and marks[card] else x)
            h = step(h, total)
            h = step(h, total >> 32)
        else:
            for card in row:
                mask = known[card]
                face = FACES + deck[card] if mask & bit or seat < 0 else backs[card]
                h = step(h, face * 256 + mask)
                if marked and marks[card]:
                    h = step(number(h, marks[card]), MARK)
        z += 1
    for fact in s.facts:
        h = step(h, fact) if -LONG <= fact < LONG else number(h, fact)
    for large in s.large:
        h = number(h, large)
    h = step(h, 0)                                      # as when the figures of docs/strength.md were played
    if game.signed:
        for z in game.signed:
            row = s.cards[z]
            h = step(h, game.signs[row[-1]] if row else -1)
    return h & SHORT
