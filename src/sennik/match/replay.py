"""A game that is over, seen again: moment by moment, by the eyes of a seat, of who looked on, or with all cards open.

A seat sees again what it was sent then, made by the same functions; only what somebody took back is left out.
"""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from ..engine.errors import Unreadable
from ..engine.game import SPECTATOR
from . import entries as e
from .shown import open_step_text, step_text
from .table import Table

OPEN: Final = "open"                    # whose eyes: of one who sees all cards
WATCH: Final = "watch"                 # of one who looked on; or the number of a seat


def moments(table: Table, entries: Iterable[e.AnyEntry], eye: str) -> list[bytes]:
    """The steps of the game on this table, from the deal to the end. `entries` are its list."""
    must_be_over(table)
    return list(steps(table.id, entries, seat_of(eye, len(table.seats))))


def must_be_over(table: Table) -> None:
    table.must_be("over", "not-over")
    table.no_lesson()


def seat_of(eye: str, seats: int) -> int:
    """The seat by whose eyes it is seen; -1: by nobody's, all cards are open."""
    if eye == OPEN:
        return -1
    if eye == WATCH:
        return SPECTATOR
    if not eye.isascii() or not eye.isdigit() or len(eye) > 1 or int(eye) >= seats:
        raise Unreadable("no-such-eye", eye=eye[:20])
    return int(eye)


def steps(key: str, entries: Iterable[e.AnyEntry], seat: int) -> Iterator[bytes]:
    rest = iter(kept(entries))
    table = Table(key, next(rest))
    for entry in rest:
        change = table.apply(entry)
        if change.step:
            yield (open_step_text(table, entry.at, change) if seat < 0
                   else step_text(table, seat, entry.at, change))


def kept(entries: Iterable[e.AnyEntry]) -> list[e.AnyEntry]:
    """The list without the answers that were taken back."""
    found: list[e.AnyEntry] = []
    for entry in entries:
        if isinstance(entry, e.Undone):
            del found[max(k for k, one in enumerate(found) if isinstance(one, e.Answered))]
        else:
            found.append(entry)
    return found
