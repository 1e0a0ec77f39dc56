"""Where the cards of Kruki lie."""
from __future__ import annotations

from typing import Final

from ....engine.game import BAG, BIT, FAN, OPEN, Zone
from .cards import BLACK, WHITE
from .grid import COLUMNS, PLACES

COLUMN: Final = 0              # + column: its card, or none
DETOUR: Final = 16             # + place: the detours that lie there, from inside outwards
TRACK_PILE: Final = 46
DRAWN: Final = 47              # a track card looked at, to be laid as a detour
PLAYED: Final = 48             # the flight cards of this turn
GONE: Final = 49               # out of the game
FLIGHT_PILE: Final = 50        # + seat, as the next three
ACTION_PILE: Final = 52
HAND: Final = 54
USED: Final = 56
BOTH: Final = (WHITE, BLACK)
ALL: Final = (
    *[Zone("column", open=OPEN) for _ in range(COLUMNS)],
    *[Zone("detour", open=OPEN) for _ in range(2 * PLACES)],
    Zone("track_pile", BAG), Zone("drawn"), Zone("played", open=OPEN), Zone("gone", open=OPEN),
    *[Zone("flight_pile", BAG, owner=seat) for seat in BOTH], *[Zone("action_pile", BAG, owner=seat) for seat in BOTH],
    *[Zone("hand", FAN, owner=seat, open=BIT[seat]) for seat in BOTH],
    *[Zone("used", owner=seat, open=OPEN) for seat in BOTH])
