"""The verbs of Kruki's answers."""
from __future__ import annotations

from typing import Final

# the eight actions (KRU-A)
FORWARD: Final = 0
BACK: Final = 1
ROTATE: Final = 2
REMOVE: Final = 3
SWAP: Final = 4
SLIDE: Final = 5
MORE: Final = 6                # draw 2 cards
DETOUR: Final = 7
# and the rest
FLY: Final = 8                 # with a card of this land
PAIR: Final = 9                # with two
END: Final = 10
DRAW: Final = 11               # from the flight pile (0) or the action pile (1)
CARD: Final = 12               # a card of the row
DETOUR_CARD: Final = 13
TOWARDS: Final = 14
BESIDE: Final = 15             # a lane and two columns
FIRST: Final = 16              # this land lies beside the lower column
DROP: Final = 17               # a flight card
WASTE: Final = 18              # an action card
ALL: Final = (
    "forward", "back", "rotate", "remove", "swap", "slide", "more", "detour", "fly land:land", "pair land:land", "end",
    "draw pile:pile", "card column:nth", "detour_card lane:lane columns:pair depth:nth", "towards lane:lane",
    "beside lane:lane columns:pair", "first land:land", "drop land:land", "waste card:action_card")
