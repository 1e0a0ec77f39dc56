"""What a seat may know, and nothing else: plain tuples, comparable, picklable, enough to imagine a state from."""
from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from .terms import Face, Mask, Seat

Ints = tuple[int, ...]


# Made for every step and every simulation of a bot, so with an `__init__` of its own: 0.03 µs compiled instead of 0.36.
@mypyc_attr(acyclic=True)         # plain values: there is no circle for the garbage collector to look for
@dataclass(init=False, unsafe_hash=True)
class View:
    """All that one seat may know of a position, and nothing else. Equal knowledge gives equal views.

    In `cards`, by zone, a number from 0 is the kind of a card; -1 - back is a card whose face the seat does not know.
    `game.describe(view)` says it with names.
    """
    seat: Seat
    phase: int
    asked: Mask
    cards: tuple[tuple[Face, ...], ...]      # by zone
    known: tuple[tuple[Mask, ...], ...]      # by zone, beside each card: the seats that know it (which is public)
    unseen: tuple[Ints, ...]                 # by back: the kinds this seat cannot place, sorted
    signs: Ints                              # by zone: the sign on the back of its top card, -1 where none is shown
    facts: Ints
    marks: tuple[tuple[int, int, int], ...]  # zone, index, mark

    def __init__(self, seat: Seat, phase: int, asked: Mask, cards: tuple[Ints, ...], known: tuple[Ints, ...],
                 unseen: tuple[Ints, ...], signs: Ints, facts: Ints,
                 marks: tuple[tuple[int, int, int], ...]) -> None:
        self.seat = seat
        self.phase = phase
        self.asked = asked
        self.cards = cards
        self.known = known
        self.unseen = unseen
        self.signs = signs
        self.facts = facts
        self.marks = marks

    def __reduce__(self) -> tuple[object, ...]:         # compiled, it cannot be pickled without
        return View, (self.seat, self.phase, self.asked, self.cards, self.known, self.unseen, self.signs, self.facts,
                      self.marks)
