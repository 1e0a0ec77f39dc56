"""The dreamworld: six places with their rows, and the links between them."""
from __future__ import annotations

from typing import Final

# Places, and the powers of the same names
ARCHIVE: Final = 0
COLLECTOR: Final = 1
TOWER: Final = 2
GOLEM: Final = 3
LAKE: Final = 4
LORD: Final = 5
NAMES: Final = ("archive", "collector", "tower", "golem", "lake", "lord")
PLACES: Final = 6
LINKS: Final = ((0, 1), (1, 2), (3, 4), (4, 5), (0, 3), (1, 4), (2, 5))                # PRA-C5
LINK: Final[list[list[int]]] = [[next((k for k in range(len(LINKS)) if set(LINKS[k]) == {p, q}), -1)
                                 for q in range(PLACES)] for p in range(PLACES)]
NEXT_TO: Final[list[list[int]]] = [[q for q in range(PLACES) if LINK[p][q] >= 0] for p in range(PLACES)]
LINKS_OF: Final[list[list[int]]] = [[k for k in range(len(LINKS)) if p in LINKS[k]] for p in range(PLACES)]
DOTS: Final = (2, 2, 2, 3, 4)                                      # PRA-C6
SPACES: Final = 5              # of a row
KEY: Final = 0                 # the leftmost space
