"""How a table stands in a list of tables."""
from __future__ import annotations

from ..match import entries as e
from ..match.messages import Stage
from ..match.result import ranks
from ..match.table import Seat, Table
from ..store import Listing, SeatListed, SeatResult
from .live_table import now


def listing(table: Table, seats: list[Seat]) -> Listing:
    """How a table with these seats stands in a list. A lesson is in nobody's: its reader's browser knows it. Nor is a
    game that goes on from a moment of another: it counts for nobody."""
    first = table.opened
    return Listing(table.id, first.game, first.options, stage_listed(table, seats),
                   tuple([SeatListed(seat.who, seat.name, seat.level if seat.who == "bot" else "") for seat in seats]),
                   tuple([seat.player for seat in seats]), first.public, first.watch, first.at // 1000, now() // 1000,
                   "lesson" if first.lesson else "" if first.what_if is None else "what-if")


def stage_listed(table: Table, seats: list[Seat]) -> Stage:
    """Where nobody can sit down any more it is playing, though shares are still shown before the first card."""
    return "over" if table.stage == "over" else "waiting" if any(seat.who == "free" for seat in seats) else "playing"


def results(table: Table) -> tuple[SeatResult, ...]:
    """How a game that is over ended."""
    _, state = table.play()
    scores, shares = state.scores(), state.returns()
    return tuple([SeatResult(rank, score, share, seat.who == "person" and bool(seat.level)) for rank, score, share, seat
                  in zip(ranks(scores, shares), scores, shares, table.seats)])


def listing_after(table: Table, entry: e.AnyEntry) -> Listing | None:
    """As it will be, where an entry changes who sits; answers leave it alone."""
    if isinstance(entry, e.Answered):
        return None
    seats = list(table.seats)
    match entry:
        case e.Sat(seat=number, name=name, player=player):
            seats[number] = Seat("person", name, player)
        case e.Filled(seat=number, level=level):
            seats[number] = Seat("bot", level=level)
        case e.Emptied(seat=number):
            seats[number] = Seat()
        case _:
            return None
    return listing(table, seats)
