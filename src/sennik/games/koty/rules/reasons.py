"""Why something cannot be touched now, for who tries: what may be played there, and from where."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....engine.game import Place
from ....engine.view import View
from . import dreams, phases
from .cards import RAVEN
from .dreams import EMPTY, NINE, NINES
from .zones import DISCARD, PILE, REGION, REGIONS

if TYPE_CHECKING:
    from .game import Koty

STUCK: Final = "stuck"         # this card fits nowhere
PILES: Final = "piles"         # one draws by oneself
PARTNER: Final = "partner"     # nothing is played on a partner's dream
BARE: Final = "bare"           # a rival's empty region
FREE: Final = "free"           # an own empty region, or a nine
OTHERS: Final = "others"       # a rival's nine
CAT: Final = "cat"             # on a cat
CROW: Final = "raven"          # on a raven
GUARD: Final = "guard"         # does not defend
AGAIN: Final = "again"         # does not repeat the attack
TAKEN: Final = "taken"         # a nine lies on nothing but nines
FULL: Final = "full"           # a fourth nine
DREAM: Final = "dream"         # nines are added to the own dream
CARRY: Final = "carry"         # where a moth sets down
ALL: Final = (STUCK, PILES, PARTNER, BARE, FREE, OTHERS, CAT, CROW, GUARD, AGAIN, TAKEN, FULL, DREAM, CARRY)


def why_not(game: Koty, view: View, place: Place) -> str:
    """One of the words above, for a place that the seat of the view, which is asked, cannot touch; or nothing."""
    phase, zone, me = view.phase, place.zone, view.seat
    if zone == game.hand + me:
        if place.index < 0:
            return ""
        return STUCK if phase == phases.TURN else GUARD if phase == phases.DEFEND else (
            AGAIN if phase == phases.REPEAT else "")
    if zone in (PILE, DISCARD):
        return PILES if phase == phases.TURN and zone == PILE else ""                # KOT-U2
    if not REGION <= zone < game.hand:
        return ""
    at = zone - REGION
    lying = dreams.seen(view, game.seats)
    top, owner = lying.tops[at], at // REGIONS
    if phase == phases.TURN:
        return on_turn(top, owner == me, game.teams and owner == game.partner(me))
    if phase == phases.CARRY:
        return CARRY if top < NINE else ""                                           # KOT-N2
    if phase in (phases.ADD, phases.PAIR, phases.ROOST, phases.LAIR):                # KOT-D2, KOT-D3
        if owner != me:
            return DREAM
        return TAKEN if top < NINE else FULL if top == NINE and lying.sizes[at] == NINES else ""
    return ""


def on_turn(top: int, own: bool, partner: bool) -> str:
    """What may be played on a region (KOT-R4, KOT-G1)."""
    if partner:
        return PARTNER
    if top == EMPTY:
        return FREE if own else BARE
    if top == NINE:
        return FREE if own else OTHERS
    return CROW if top == RAVEN else CAT
