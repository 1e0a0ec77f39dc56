"""The public numbers of Kruki."""
from __future__ import annotations

from typing import Final

from ....engine.game import Fact

MOVER: Final = 0
STARTER: Final = 1
LEFT: Final = 2                # cards still to be drawn
CHOSEN: Final = 3              # a column, or a place for a detour, pointed at
RAVEN: Final = 4               # + seat: the field it stands on
FINISHED: Final = 6            # + seat: 1 if it has
ALL: Final = (
    Fact("mover", MOVER, type="seat"), Fact("starter", STARTER, type="seat"), Fact("left", LEFT),
    Fact("chosen", CHOSEN, type=""), Fact("raven", RAVEN, 2, each="seat", type=""),
    Fact("finished", FINISHED, 2, each="seat", type="finished"))

NOTHING: Final = -1            # CHOSEN while nothing is pointed at
NOWHERE: Final = -1            # RAVEN before the first field
