"""The decks of Sen. A kind is a land; how many ravens it holds stands in VALUE."""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NINE: Final = 9                # the one land of nine ravens
TAKE2: Final = 10
PEEK1: Final = 11
SWAP2: Final = 12
CHOOSE1: Final = 13
PEEK1J: Final = 14             # the jubilee's Peek 1, worth 3
HOURGLASS: Final = 15
KINDS: Final = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9",
                "take2", "peek1", "swap2", "choose1", "peek1j", "hourglass")

GLASS: Final = -1              # no number of its own (SEN-C3)
#                          0  1  2  3  4  5  6  7  8  9  T2 P1 S2 C1 Pj hourglass
VALUE: Final = vec[i64]([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 5, 6, 7, 6, 3, GLASS])

# SEN-C1, SEN-C2, SEN-C4: how many of each kind
COUNTS: Final[dict[str, list[int]]] = {
    "base":    [4, 4, 4, 4, 4, 4, 4, 4, 4, 9, 3, 3, 3, 0, 0, 0],
    "jubilee": [4, 4, 4, 4, 4, 4, 4, 4, 0, 6, 3, 0, 3, 4, 3, 5],
}


def deck(edition: str) -> list[int]:
    """The kind of each card; `long` is both decks in one."""
    editions = ["base", "jubilee"] if edition == "long" else [edition]
    return [kind for name in editions for kind in range(len(KINDS)) for _ in range(COUNTS[name][kind])]


def special(kind: int) -> bool:
    """Does it have a power? An hourglass has none (SEN-C3)."""
    return TAKE2 <= kind < HOURGLASS
