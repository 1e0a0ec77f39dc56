"""Why something cannot be touched now, for who tries."""
from __future__ import annotations

from typing import Final

from ....engine.game import Place
from ....engine.view import View
from . import facts, phases, verbs, zones
from .cards import FLIGHT_KIND
from .grid import COLUMNS, SLID_EITHER, column_of, detour_number, lane_of, number_of
from .path import TrackCards, seen

LAND: Final = "land"           # a flight card of another land than the next, and only one
NOWHERE: Final = "nowhere"     # an action card that can do neither of its actions
TRACK: Final = "track"         # the track is changed by an action card
LATER: Final = "later"         # cards are drawn at the end of a turn
THEIRS: Final = "theirs"
USED: Final = "used"           # used flight cards come back by themselves
ACTION: Final = "action"       # an action once begun is carried out
RAVEN: Final = "raven"         # a raven stands on this card, or on the detour it would slide onto
SLID: Final = "slid"           # a slid card can only be rotated
DETOUR: Final = "detour"       # a detour can neither be swapped nor slid
COVERED: Final = "covered"     # by a slid card
SAME: Final = "same"           # this card is chosen already
BESIDE: Final = "beside"       # a detour lies beside a lane, not on the row
DRAW: Final = "draw"           # first the cards that are to be drawn
EMPTY: Final = "empty"         # this pile has no card to give
DISCARD: Final = "discard"     # first the cards beyond seven
ALL: Final = (LAND, NOWHERE, TRACK, LATER, THEIRS, USED, ACTION, RAVEN, SLID, DETOUR, COVERED, SAME, BESIDE, DRAW,
              EMPTY, DISCARD)

DRAWING: Final = (phases.FIRST_CARDS, phases.DRAW, phases.DRAW_TWO)


def why_not(view: View, place: Place) -> str:
    """One of the words above, for a place that the seat of the view, which is asked, cannot touch; or nothing."""
    phase, zone, seat = view.phase, place.zone, view.seat
    if zone < 0:
        return ""
    if zones.ALL[zone].owner == 1 - seat:
        return THEIRS
    if zone == zones.USED + seat and phase != phases.LIMIT:                          # KRU-U4
        return USED
    if phase in DRAWING:
        return drawing(view, zone)
    if phase == phases.LIMIT:                                                        # KRU-U3
        return DISCARD if zone < zones.DRAWN or zone in (zones.FLIGHT_PILE + seat, zones.ACTION_PILE + seat) else ""
    if zone in (zones.FLIGHT_PILE + seat, zones.ACTION_PILE + seat):
        return LATER
    if phase == phases.TURN:
        return playing(view, place)
    if zone == zones.HAND + seat:
        return ACTION
    return touching(view, place) if zone < zones.TRACK_PILE else ""


def drawing(view: View, zone: int) -> str:
    """While cards are drawn, the own two piles are asked about and nothing else."""
    seat = view.seat
    if zone == zones.FLIGHT_PILE + seat:                                             # KRU-U4: used cards refill it
        return "" if view.cards[zone] or view.cards[zones.USED + seat] else EMPTY
    if zone == zones.ACTION_PILE + seat:
        return "" if view.cards[zone] else EMPTY
    return DRAW if zone == zones.HAND + seat or zone < zones.TRACK_PILE else ""


def playing(view: View, place: Place) -> str:
    """In a turn: a card of the own hand, or one of the track."""
    seat, held = view.seat, view.cards[zones.HAND + view.seat]
    if place.zone < zones.TRACK_PILE:
        return TRACK if view.cards[place.zone] else ""
    if place.zone != zones.HAND + seat:
        return ""
    kind = place.kind if place.kind >= 0 else held[place.index] if 0 <= place.index < len(held) else -1
    if FLIGHT_KIND[seat] <= kind < FLIGHT_KIND[seat] + 5:                            # KRU-F1, KRU-F3
        return LAND
    return NOWHERE if kind >= 0 else ""                                              # KRU-U2


def touching(view: View, place: Place) -> str:
    """A card of the track, while an action asks which one."""
    phase, zone = view.phase, place.zone
    depth = max(0, place.index)
    if depth >= len(view.cards[zone]):
        return ""
    if phase in (phases.BESIDE, phases.LAY):                                         # KRU-L1
        return BESIDE if zone < zones.DETOUR else ""
    row = zone < zones.DETOUR
    number = zone - zones.COLUMN if row else detour_number(zone - zones.DETOUR, depth)
    action, track = phases.ACTION[phase], seen(view)
    if phase in (phases.SWAP_B, phases.SLIDE_TOWARDS) and number == view.facts[facts.CHOSEN]:
        return SAME
    if has_raven(view, number):                                                      # KRU-A9
        return RAVEN
    if action == verbs.ROTATE or phase == phases.SLIDE_TOWARDS:
        return ""
    if row:
        if track.mark(zone, 0) & SLID_EITHER:                                        # KRU-A6
            return SLID
        return RAVEN if action == verbs.SLIDE and not slides(view, track, number) else ""
    if action != verbs.REMOVE:                                                       # KRU-L3
        return DETOUR
    lane, c = lane_of(zone - zones.DETOUR), column_of(zone - zones.DETOUR)
    covered = depth == 0 and (track.sticks_over(lane, c) or track.sticks_over(lane, c + 1))
    return COVERED if covered else ""                                                # KRU-L6


def has_raven(view: View, number: int) -> bool:
    return number in (number_of(view.facts[facts.RAVEN]), number_of(view.facts[facts.RAVEN + 1]))


def slides(view: View, track: TrackCards, c: int) -> bool:
    """Towards at least one lane: not onto a detour with a raven (KRU-A9)."""
    for lane in (0, 1):
        beside = [pair for pair in (c - 1, c) if 0 <= pair < COLUMNS - 1
                  and track.cards[zones.DETOUR + lane * (COLUMNS - 1) + pair]]
        if not beside or not has_raven(view, detour_number(lane * (COLUMNS - 1) + beside[0], 0)):
            return True
    return False
