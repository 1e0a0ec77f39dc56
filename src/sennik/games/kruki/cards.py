"""The cards of Kruki. An action card is a deed here: `action` is the engine's word for an answer."""
from __future__ import annotations

from typing import Final

WHITE: Final = 0               # the seats, and the lanes too
BLACK: Final = 1
SIDES: Final = ("white", "black")

LANDS: Final = ("red", "yellow", "green", "violet", "blue")

# KRU-C1: a track card is a pair of lands. Not turned, its half towards W shows the first; in a detour its half a does.
PAIRS: Final = tuple([(one, other) for one in range(5) for other in range(one + 1, 5)])
ONE: Final[list[int]] = [pair[0] for pair in PAIRS]
OTHER: Final[list[int]] = [pair[1] for pair in PAIRS]

# KRU-C2: what a deed offers, two acts each: deed d has the acts 2d and 2d + 1
FORWARD: Final = 0
BACK: Final = 1
ROTATE: Final = 2
REMOVE: Final = 3
SWAP: Final = 4
SLIDE: Final = 5
MORE: Final = 6                # draw 2 cards
AROUND: Final = 7              # lay a detour
DEEDS: Final = ("forward-back", "rotate-remove", "swap-slide", "draw-detour")

# kinds: both players' cards show the same, on backs of their own
FLIGHT_KIND: Final[list[int]] = [10, 15]       # by seat: the first of five, by land
DEED_KIND: Final[list[int]] = [20, 24]         # by seat: the first of four
KINDS: Final = (*[f"{LANDS[one]}-{LANDS[other]}" for one, other in PAIRS],
                *[f"{side}-{land}" for side in SIDES for land in LANDS],
                *[f"{side}-{deed}" for side in SIDES for deed in DEEDS])

# backs: the track, then by seat the flight cards and the deeds
FLIGHT_BACK: Final[list[int]] = [1, 2]
DEED_BACK: Final[list[int]] = [3, 4]
BACK_OF: Final[list[int]] = [0] * 10 + [1] * 5 + [2] * 5 + [3] * 4 + [4] * 4

COPIES: Final[list[int]] = [4] * 10 + [5] * 10 + [2] * 8
DECK: Final[list[int]] = [kind for kind in range(len(KINDS)) for _ in range(COPIES[kind])]
