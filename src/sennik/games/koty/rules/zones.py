"""Where cards lie: two piles, what is being played, the regions of the dreams, the hands."""
from __future__ import annotations

from typing import Final

from ....engine.game import BAG, BIT, EVERYONE, FAN, OPEN, Zone

PILE: Final = 0
DISCARD: Final = 1
PLAYED: Final = 2              # cards laid, until their effect: they lie in no pile (KOT-U2)
REGION: Final = 3              # + seat * REGIONS + region
REGIONS: Final = 4             # of a dream (KOT-D1)


def zones(seats: int) -> tuple[Zone, ...]:
    """The hands come last: where the first one is depends on the seats, see `Koty.hand`."""
    return (Zone("pile", BAG), Zone("discard", open=OPEN, heap=True), Zone("played", open=OPEN),
            *[Zone("region", owner=seat, remember=EVERYONE) for seat in range(seats) for _ in range(REGIONS)],
            *[Zone("hand", FAN, owner=seat, open=BIT[seat], remember=EVERYONE - BIT[seat])           # KOT-V1
              for seat in range(seats)])
