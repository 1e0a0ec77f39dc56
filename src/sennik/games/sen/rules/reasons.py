"""Why something cannot be touched now, for who tries."""
from __future__ import annotations

from typing import Final

from ....engine.game import BIT, Place
from ....engine.view import View
from . import facts, phases
from .facts import SLOTS
from .zones import DISCARD, DREAM, PILE

PEEKED: Final = "peeked"       # at this land, before the first turn
FIRST: Final = "first"         # nobody draws before all have peeked
PILES: Final = "piles"         # a turn begins at a pile, not at a land
THEIRS: Final = "theirs"       # only a power reaches the lands of others
HOLDING: Final = "holding"     # a card is in hand: it comes first
POWER: Final = "power"         # a power once used is carried out
SAME: Final = "same"           # this land is chosen already
OWN: Final = "own"             # two own lands are not exchanged
KNOWN: Final = "known"         # one says what one has oneself
ALL: Final = (PEEKED, FIRST, PILES, THEIRS, HOLDING, POWER, SAME, OWN, KNOWN)


def why_not(view: View, place: Place) -> str:
    """One of the words above, for a place that the seat of the view, which is asked, cannot touch; or nothing."""
    phase, zone = view.phase, place.zone
    dream, mine = zone >= DREAM, zone == DREAM + view.seat
    if phase == phases.FIRST:                                                        # SEN-U3
        if mine:
            return PEEKED if place.index >= 0 and view.facts[facts.PEEKED + view.seat] & BIT[place.index] else ""
        return THEIRS if dream else FIRST
    if phase == phases.TURN:
        return PILES if mine else THEIRS if dream else ""                            # SEN-T1
    if phase in (phases.DRAWN, phases.PLACE):
        return THEIRS if dream and not mine else HOLDING if zone == PILE else ""     # SEN-T3
    if phase in (phases.SWAP_B, phases.KNOW_B) and dream and place.index >= 0:
        pointed = view.facts[facts.POINTED]
        if pointed == (zone - DREAM) * SLOTS + place.index:
            return SAME
        if phase == phases.SWAP_B:                                                   # SEN-P3
            return OWN if mine and pointed // SLOTS == view.seat else ""
    if phase in (phases.KNOW_A, phases.KNOW_B):                                      # SEN-K1
        return KNOWN if dream and not mine else ""
    if phase in (phases.PEEK, phases.SWAP_A, phases.SWAP_B):                         # SEN-P6
        return POWER if zone in (PILE, DISCARD) else ""
    if phase in (phases.TWO, phases.CHOOSE):
        return POWER if dream or zone == PILE else ""
    return ""
