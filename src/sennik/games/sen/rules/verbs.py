"""What can be answered, and what is told of it."""
from __future__ import annotations

from typing import Final

WAKE: Final = 0
DRAW: Final = 1
TAKE: Final = 2
KEEP: Final = 3
DROP: Final = 4
USE: Final = 5
HOLD: Final = 6                # 0 or 1: which of the two drawn
LAND: Final = 7
PICK: Final = 8                # counted from the bottom of the discard pile
KNOW: Final = 9
SAY: Final = 10                # a number of ravens, or HOURGLASSES
NEXT: Final = 11
VERBS: Final = ("wake", "draw", "take slot:nth", "keep slot:nth", "drop", "use", "hold which:nth",
                "land whose:seat slot:nth", "pick place:nth", "know", "say number:call", "next")
HOURGLASSES: Final = 10        # said of two lands instead of a number (SEN-K1)

TOLD: Final = ("wake", "empty", "use land:kind", "point whose:seat slot:nth", "say number:call", "right", "wrong",
               "glasses who:seat count points", "sum who:seat points", "all_nines who:seat", "nines who:seat points",
               "lowest who:seat", "penalty who:seat points", "scores who:seat points", "next")
