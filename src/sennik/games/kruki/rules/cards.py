"""The cards of Kruki."""
from __future__ import annotations

from typing import Final

from . import verbs

WHITE: Final = 0               # the seats, and the lanes too
BLACK: Final = 1
SIDES: Final = ("white", "black")

LANDS: Final = ("red", "yellow", "green", "violet", "blue")

# KRU-C1: a track card shows two lands. Not turned, its half towards W shows the one; in a detour its half a does.
HALVES: Final = tuple([(one, other) for one in range(5) for other in range(one + 1, 5)])
ONE: Final[list[int]] = [lands[0] for lands in HALVES]
OTHER: Final[list[int]] = [lands[1] for lands in HALVES]

# KRU-C2: an action card offers two actions
FORWARD_BACK: Final = 0
ROTATE_REMOVE: Final = 1
SWAP_SLIDE: Final = 2
DRAW_DETOUR: Final = 3
ACTION_CARDS: Final = ("forward-back", "rotate-remove", "swap-slide", "draw-detour")
OFFERED: Final = {FORWARD_BACK: (verbs.FORWARD, verbs.BACK), ROTATE_REMOVE: (verbs.ROTATE, verbs.REMOVE),
                  SWAP_SLIDE: (verbs.SWAP, verbs.SLIDE), DRAW_DETOUR: (verbs.MORE, verbs.DETOUR)}
ACTIONS: Final = tuple([action for actions in OFFERED.values() for action in actions])
OFFERS: Final[dict[int, int]] = {action: card for card, actions in OFFERED.items() for action in actions}
NO_CARD: Final = -1
CARD_FOR: Final[list[int]] = [OFFERS.get(verb, NO_CARD) for verb in range(len(verbs.ALL))]     # by verb, for actions

# kinds: both players' cards show the same, on backs of their own
FLIGHT_KIND: Final[list[int]] = [10, 15]       # by seat: the first of five, by land
ACTION_KIND: Final[list[int]] = [20, 24]       # by seat: the first of four
KINDS: Final = (*[f"{LANDS[one]}-{LANDS[other]}" for one, other in HALVES],
                *[f"{side}-{land}" for side in SIDES for land in LANDS],
                *[f"{side}-{card}" for side in SIDES for card in ACTION_CARDS])
COPIES: Final[list[int]] = [4] * 10 + [5] * 10 + [2] * 8
DECK: Final[list[int]] = [kind for kind in range(len(KINDS)) for _ in range(COPIES[kind])]

# backs: the track, then by seat the flight cards and the action cards
BACKS: Final[list[int]] = [0] * 10 + [1] * 5 + [2] * 5 + [3] * 4 + [4] * 4     # by kind
FLIGHT_BACK: Final[list[int]] = [1, 2]
