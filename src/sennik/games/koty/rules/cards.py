"""The deck of Koty. The kind of a cat or a raven is its value; the kinds behind them have none."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Final

RAVEN: Final = 0               # 1 to 8: the cats
JOKER: Final = 9
MOTH: Final = 10
BAT: Final = 11
OWL: Final = 12
DRAGON: Final = 13
KINDS: Final = ("raven", "blue1", "yellow2", "green3", "pink4", "pink5", "green6", "yellow7", "blue8",
                "joker", "moth", "bat", "owl", "dragon")

CATS: Final[list[int]] = [1, 2, 3, 4, 5, 6, 7, 8]
FLAG: Final[list[int]] = [1 << kind for kind in range(len(KINDS))]      # a hand as a mask of kinds
LAYING: Final = 511                                                     # of them, the cats and the raven
LAID: Final[list[list[int]]] = [[kind for kind in range(JOKER) if mask & FLAG[kind]] for mask in range(LAYING + 1)]

# KOT-C1, KOT-C2: ten ravens, ten of each cat, five jokers
COUNTS: Final[list[int]] = [10, *[10 for _ in CATS], 5]
# KOT-C3: the night cards by the option that counts them; at most that many
NIGHT: Final[dict[str, tuple[int, int]]] = {
    "moths": (MOTH, 4), "bats": (BAT, 4), "owls": (OWL, 4), "dragon": (DRAGON, 1)}


def deck(night: Mapping[str, int]) -> list[int]:
    """The kind of each card, with that many of each night card."""
    day = [kind for kind in range(len(COUNTS)) for _ in range(COUNTS[kind])]
    return day + [kind for name, (kind, _) in NIGHT.items() for _ in range(night[name])]
