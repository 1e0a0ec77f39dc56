"""Where everything lies: zones, phases, verbs and facts of Kruki."""
from __future__ import annotations

from typing import Final

from ...engine.game import Fact, Phase

# zones, after those of the track
TRACK: Final = 46              # the track pile
DRAWN: Final = 47              # a track card looked at, to be laid as a detour
PLAYED: Final = 48             # the flight cards of this turn
GONE: Final = 49               # out of the game
FLIGHT: Final = 50             # + seat, as the next three
DEED: Final = 52
HAND: Final = 54
USED: Final = 56

# phases
FIRST: Final = 0               # both at once: from which pile?
TURN: Final = 1                # fly, act, or end the turn
ROTATING: Final = 2            # which card is rotated?
REMOVING: Final = 3            # which card is removed?
SWAPPING: Final = 4
SWAPPING_WITH: Final = 5
SLIDING: Final = 6             # which card is slid?
SLIDING_TO: Final = 7          # towards which lane?
PLACING: Final = 8             # where does the detour lie?
LAYING: Final = 9              # and which way round?
TWO: Final = 10                # the cards of Draw 2: from which pile?
REFILL: Final = 11             # the cards at the end of a turn
LIMIT: Final = 12              # which card goes, of more than seven?
OVER: Final = 13
PHASES: Final = (
    Phase("first", "KRU-U1", apart=True), Phase("turn", "KRU-U2"), Phase("rotate", "KRU-A3"), Phase("remove", "KRU-A4"),
    Phase("swap_a", "KRU-A5"), Phase("swap_b", "KRU-A5"), Phase("slide", "KRU-A6"), Phase("side", "KRU-A6"),
    Phase("beside", "KRU-L1"), Phase("lay", "KRU-L1"), Phase("two", "KRU-A7"), Phase("draw", "KRU-U3"),
    Phase("limit", "KRU-U3"), Phase("over", "KRU-E3"))

# verbs; the first eight are the acts of the deeds, by their numbers in cards.py
FLY: Final = 8                 # with a card of this land
PAIR: Final = 9                # with two
END: Final = 10
TAKE: Final = 11               # from the flight pile (0) or the action pile (1)
CARD: Final = 12               # a card of the row
DETOUR_CARD: Final = 13
TOWARDS: Final = 14
LIE: Final = 15                # beside a lane and two columns
LEAD: Final = 16               # with this land beside the lower column
DROP: Final = 17               # a flight card
WASTE: Final = 18              # a deed
VERBS: Final = ("forward", "back", "rotate", "remove", "swap", "slide", "more", "detour",
                "fly land:land", "pair land:land", "end", "draw pile:pile", "card column:nth",
                "detour_card lane:lane columns:pair depth:nth", "towards lane:lane", "beside lane:lane columns:pair",
                "first land:land", "drop land:land", "waste deed:deed")

TOLD: Final = ("apart", "starts who:seat", "flies land:land fields", "pairs pair:land land:land fields",
               "plays act:act", "rotates column:nth", "rotates_detour lane:lane columns:pair", "removes column:nth",
               "removes_detour lane:lane columns:pair", "swaps one:nth other:nth", "slides column:nth lane:lane",
               "lays lane:lane columns:pair first:land second:land", "wastes deed:deed", "finishes who:seat",
               "last who:seat", "wins who:seat", "hands more fewer", "shared each")

# facts
MOVER: Final = 0
STARTER: Final = 1
LEFT: Final = 2                # cards still to be drawn
CHOSEN: Final = 3              # a column or a place pointed at, or -1
RAVEN: Final = 4               # + seat: the field it stands on, or -1 before the first
DONE: Final = 6                # + seat: 1 if it has finished
FACTS: Final = (
    Fact("mover", MOVER, type="seat"), Fact("starter", STARTER, type="seat"), Fact("left", LEFT),
    Fact("chosen", CHOSEN, type=""), Fact("raven", RAVEN, 2, each="seat", type=""),
    Fact("finished", DONE, 2, each="seat", type="finished"))

# notes; the first two number fields as RAVEN does
AHEAD: Final = "ahead"         # a field before the own raven that the hand carries it over
LANDING: Final = "landing"     # … where a card sets it down
REACH: Final = "reach"         # how many fields

START: Final = 5               # cards in the first hand (KRU-U1)
NEW: Final = 3                 # drawn after a turn (KRU-U3)
MOST: Final = 7                # kept in hand (KRU-U3)
