"""What if: to play on from a moment of a game that is over, from one seat, against bots, on a table of its own.

The new table begins as the old one stood (`engine.record.Origin`): with the cards as they lay, or dealt anew as far as
the seat did not know them. Either way every seat knows at first what it knew then.
"""
from __future__ import annotations

from ..engine.errors import Illegal, Unreadable
from ..engine.game import SPECTATOR
from ..engine.record import DEEPEST, Origin
from . import entries as e
from .replay import must_be_over
from .table import Table


def what_if(table: Table, player: str, moment: int, seat: int, anew: bool) -> e.WhatIf:
    """What a new table says of where it begins, or a refusal. Who played plays on from the own seat."""
    must_be_over(table)
    table.there(seat)
    if table.seat_of(player) not in {seat, SPECTATOR}:
        raise Illegal("what-if-other-seat")
    record, _ = table.play()
    if not 0 <= moment <= len(record.answers):
        raise Unreadable("no-such-moment", moment=moment, moments=len(record.answers))
    before, state = record.again(moment)
    if not state.asked:
        raise Illegal("what-if-over")
    if Origin(table.id, before, seat, anew).depth() > DEEPEST:
        raise Illegal("what-if-deep", most=DEEPEST)
    return e.WhatIf(table.id, moment, seat, anew, before.body(state))
