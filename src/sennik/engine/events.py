"""Events: what happened, for the eye. Built with the change itself, so that none happens unseen."""
from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from .game import EVERYONE

MOVED: Final = 0
SWAPPED: Final = 1
REVEALED: Final = 2
SHUFFLED: Final = 3
TOLD: Final = 4
MARKED: Final = 5
WHAT: Final = ("moved", "swapped", "revealed", "shuffled", "told", "marked")
VEILED: Final = -1000          # an index nobody can tell: a place in a hand or a bag
APART: Final = "apart"         # the word that the others read for what a seat does behind its hand

Seen = tuple[int, int, int, int, int, int, int, int, str, tuple[int, ...]]


@mypyc_attr(acyclic=True)
class Event:
    what: int
    seat: int                  # whose answer brought it about; -1 while the table is set up
    src: int
    i: int
    dst: int
    j: int
    face: int                  # the kind of the card
    back: int
    known: int                 # the seats that know the face after it
    learned: int               # those of them that did not before
    word: str
    numbers: tuple[int, ...]
    apart: int                 # the one seat that sees it, because it happens behind a hand; -1: all do
    card: int                  # for the laws only: never leaves the process

    def __init__(self, what: int, src: int, i: int, dst: int, j: int, face: int, back: int,
                 known: int, learned: int, word: str, numbers: tuple[int, ...], card: int) -> None:
        self.what = what
        self.seat = -1
        self.src = src
        self.i = i
        self.dst = dst
        self.j = j
        self.face = face
        self.back = back
        self.known = known
        self.learned = learned
        self.word = word
        self.numbers = numbers
        self.apart = -1
        self.card = card

    def seen(self, seat: int) -> Seen:
        """All that reaches `seat`: what, who, from, to, the face or -1 - its back, who knows it now, word, numbers."""
        if self.apart >= 0 and self.apart != seat:
            return (TOLD, self.seat, -1, -1, -1, -1, -1, EVERYONE, APART, ())
        face = self.face if self.known >> seat & 1 else -1 - self.back
        return (self.what, self.seat, self.src, self.i, self.dst, self.j, face, self.known, self.word, self.numbers)
