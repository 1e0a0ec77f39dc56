"""The grid of a workshop: a1 is field 0, b1 is 1, … e5 is 24."""
from __future__ import annotations

from typing import Final

SIDE: Final = 5                                                    # PRA-C7
FIELDS: Final = 25
ENTRANCE: Final = 2
NAMES: Final = tuple(["abcde"[f % SIDE] + str(f // SIDE + 1) for f in range(FIELDS)])
NEAR: Final[list[list[int]]] = [[g for g in (f - SIDE, f - 1, f + 1, f + SIDE) if 0 <= g < FIELDS
                                 and abs(g % SIDE - f % SIDE) + abs(g // SIDE - f // SIDE) == 1] for f in range(FIELDS)]
# from the entrance: columns plus rows (PRA-G4)
DISTANCE: Final[list[int]] = [abs(f % SIDE - ENTRANCE % SIDE) + abs(f // SIDE - ENTRANCE // SIDE)
                              for f in range(FIELDS)]
TWO_TO: Final[list[int]] = [2 ** f for f in range(FIELDS)]        # a bit for each field
