"""Coming to a table, and going."""
from __future__ import annotations

from time import time

from ..engine.game import SPECTATOR
from .errors import Forbidden, TooMuch
from .live_table import LiveTable, Visitor, now
from .showing import show_seats, show_whole
from .tables import LiveTables


async def come(tables: LiveTables, live: LiveTable, visitor: Visitor) -> None:
    """Everything is shown to who comes, or asks for it once more; a bot that sat in for them stands up."""
    if tables.store.shared:
        await tables.follow(live)
        if visitor.gone:
            return
    seat = live.seat_of(visitor)
    if not live.may_look(seat):
        raise Forbidden("no-watching")
    new = visitor not in live.visitors
    if new and seat == SPECTATOR and live.watching_locally() >= tables.settings.watchers:
        raise TooMuch("table-crowded")
    live.visitors.add(visitor)
    live.gone.pop(seat, None)
    show_whole(live, visitor)
    if new:
        show_present(tables, live)
        if seat != SPECTATOR:
            tables.spawn(tables.store.take_out((visitor.player, *visitor.others), live.table.id))
    if seat != SPECTATOR and live.table.seats[seat].why in {"away", "clock"}:
        await tables.change(live, lambda t: t.back(now(), visitor.player))
    tables.automation.attend(live)


def go(tables: LiveTables, live: LiveTable, visitor: Visitor) -> None:
    visitor.gone = True
    live.visitors.discard(visitor)
    live.used = time()
    seat = live.seat_of(visitor)
    if seat != SPECTATOR and not live.here_locally() >> seat & 1:
        live.gone[seat] = time()
    show_present(tables, live)
    tables.automation.attend(live)


def show_present(tables: LiveTables, live: LiveTable) -> None:
    """To everyone here, and to the other processes: who is here."""
    show_seats(live)
    tables.peers.tell(live)
