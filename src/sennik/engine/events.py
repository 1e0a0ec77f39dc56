"""Events: what happened, for the eye. Built with the change itself, so that none happens unseen."""
from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

from .game import EVERYONE
from .terms import Card, Face, Kind, Mask, Seat, ZoneNumber

MOVED: Final = 0
SWAPPED: Final = 1
REVEALED: Final = 2
SHUFFLED: Final = 3
TOLD: Final = 4
MARKED: Final = 5
WHAT: Final = ("moved", "swapped", "revealed", "shuffled", "told", "marked")
VEILED: Final = -1000          # an index nobody can tell: a place in a hand or a bag
APART: Final = "apart"         # the word that the others read for what a seat does behind its hand


class Seen(NamedTuple):
    """All that reaches a seat of an event. A client is told of everything else by the view."""
    what: int
    seat: Seat                 # whose answer brought it about; -1 while the table is set up
    src: ZoneNumber
    i: int
    dst: ZoneNumber
    j: int
    face: Face
    known: Mask                # the seats that know the face now
    word: str
    numbers: tuple[int, ...]


NOTHING: Final[tuple[int, ...]] = ()


@mypyc_attr(acyclic=True)
class Event:
    """Made by `moved`, `revealed`, `swapped`, `shuffled`, `marked` and `told`."""
    what: int
    seat: Seat                 # whose answer brought it about; -1 while the table is set up
    src: ZoneNumber
    i: int
    dst: ZoneNumber
    j: int
    face: Kind                 # of the card
    back: int
    known: Mask                # the seats that know the face after it
    learned: Mask              # those of them that did not before
    word: str
    numbers: tuple[int, ...]
    apart: Seat                # the one seat that sees it, because it happens behind a hand; -1: all do
    card: Card                 # for the laws only: never leaves the process

    def __init__(self, what: int, src: ZoneNumber, i: int, dst: ZoneNumber, j: int) -> None:
        self.what = what
        self.seat = -1
        self.src = src
        self.i = i
        self.dst = dst
        self.j = j
        self.face = 0
        self.back = 0
        self.known = 0
        self.learned = 0
        self.word = ""
        self.numbers = NOTHING
        self.apart = -1
        self.card = -1

    @staticmethod
    def moved(src: ZoneNumber, i: int, dst: ZoneNumber, j: int) -> Event:
        """A card was carried; `of` says which."""
        return Event(MOVED, src, i, dst, j)

    @staticmethod
    def revealed(zone: ZoneNumber, i: int) -> Event:
        """A card was shown where it lies; `of` says which."""
        return Event(REVEALED, zone, i, zone, i)

    @staticmethod
    def swapped(a: ZoneNumber, i: int, b: ZoneNumber, j: int) -> Event:
        """Two cards changed places, unseen."""
        return Event(SWAPPED, a, i, b, j)

    @staticmethod
    def shuffled(zone: ZoneNumber, sources: tuple[int, ...]) -> Event:
        """A pile was mixed, with all cards of the other zones."""
        event = Event(SHUFFLED, zone, 0, zone, 0)
        event.numbers = sources
        return event

    @staticmethod
    def marked(zone: ZoneNumber, i: int, how: int) -> Event:
        """A card was turned, slid, or something was laid on it."""
        event = Event(MARKED, zone, i, zone, i)
        event.numbers = (how,)
        return event

    @staticmethod
    def told(word: str, numbers: tuple[int, ...]) -> Event:
        """Something happened without cards."""
        event = Event(TOLD, -1, -1, -1, -1)
        event.face = -1
        event.known = EVERYONE
        event.word = word
        event.numbers = numbers
        return event

    def of(self, card: Card, face: Kind, back: int, known: Mask, was: Mask) -> Event:
        """The card it happened to, who knows it now, and who did before."""
        self.card = card
        self.face = face
        self.back = back
        self.known = known
        self.learned = known & ~was & EVERYONE
        return self

    def __repr__(self) -> str:
        """As it was, with the face of the card: what reaches a seat is `seen(seat)`."""
        if self.what == TOLD:
            return f"<Event told: {self.word} {self.numbers}>"
        return (f"<Event {WHAT[self.what]}: zone {self.src} place {self.i} to zone {self.dst} place {self.j}, kind "
                f"{self.face}, known to {self.known}>")

    def __reduce__(self) -> tuple[object, ...]:
        return revived, (self.what, self.seat, self.src, self.i, self.dst, self.j, self.face, self.back, self.known,
                         self.learned, self.word, self.numbers, self.apart, self.card)

    def seen(self, seat: Seat) -> Seen:
        """All that reaches `seat`: the face only if it knows it."""
        if self.apart >= 0 and self.apart != seat:
            return Seen(TOLD, self.seat, -1, -1, -1, -1, -1, EVERYONE, APART, NOTHING)
        face = self.face if self.known >> seat & 1 else -1 - self.back
        # made for each seat and event, so not by name: 0.1 µs compiled instead of 0.4
        return tuple.__new__(Seen, (self.what, self.seat, self.src, self.i, self.dst, self.j, face, self.known,
                                    self.word, self.numbers))


def revived(what: int, seat: Seat, src: ZoneNumber, i: int, dst: ZoneNumber, j: int, face: Kind, back: int, known: Mask,
            learned: Mask, word: str, numbers: tuple[int, ...], apart: Seat, card: Card) -> Event:
    """An event that was pickled."""
    event = Event(what, src, i, dst, j)
    event.seat, event.face, event.back, event.known, event.learned = seat, face, back, known, learned
    event.word, event.numbers, event.apart, event.card = word, numbers, apart, card
    return event
