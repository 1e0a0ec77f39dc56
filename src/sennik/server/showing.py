"""To everyone what they may know. Each seat's message is made once, however many tabs it has open."""
from __future__ import annotations

from typing import Final

import msgspec

from ..engine.game import SPECTATOR
from ..match.shown import seats_shown, step_text, table_shown
from ..match.table import Change
from .errors import Forbidden
from .live_table import LiveTable, Visitor, now

encode: Final = msgspec.json.Encoder().encode


def show(live: LiveTable, change: Change) -> None:
    """What an entry did."""
    if change.anew:
        show_all(live)
        return
    if change.seats:
        show_seats(live)
    if change.step:
        steps: dict[int, bytes] = {}
        at = now()
        for visitor in list(live.visitors):
            seat = live.seat_of(visitor)
            if seat == SPECTATOR and not live.may_look(seat):
                visitor.drop(Forbidden("no-watching"))
                continue
            if seat not in steps:
                steps[seat] = step_text(live.table, seat, at, change)
            visitor.push(steps[seat])


def show_seats(live: LiveTable) -> None:
    here, watching = live.here(), live.watching()
    grace = live.grace(here)
    texts: dict[int, bytes] = {}
    for visitor in list(live.visitors):
        seat = live.seat_of(visitor)
        if seat not in texts:
            texts[seat] = encode(seats_shown(live.table, seat, here, watching, grace))
        visitor.push(texts[seat])


def show_all(live: LiveTable) -> None:
    for visitor in list(live.visitors):
        show_whole(live, visitor)


def show_whole(live: LiveTable, visitor: Visitor) -> None:
    """Everything anew, for one who just came."""
    seat, here = live.seat_of(visitor), live.here()
    visitor.push(encode(table_shown(live.table)))
    visitor.push(encode(seats_shown(live.table, seat, here, live.watching(), live.grace(here))))
    if live.table.stage != "waiting":
        visitor.push(step_text(live.table, seat, now()))
