"""Where lands lie: two piles, what was drawn, the dreams."""
from __future__ import annotations

from typing import Final

from ....engine.game import BAG, EVERYONE, OPEN, Zone

PILE: Final = 0
DISCARD: Final = 1
HAND: Final = 2                # what was drawn or taken and is not yet placed
DREAM: Final = 3               # + seat


def zones(seats: int) -> tuple[Zone, ...]:
    return (Zone("pile", BAG), Zone("discard", open=OPEN, heap=True), Zone("hand"),
            *[Zone("dream", owner=seat, remember=EVERYONE) for seat in range(seats)])
