"""Why something cannot be touched now, for who tries."""
from __future__ import annotations

from typing import Final

from ....engine.game import Place
from ....engine.view import View
from . import doing, facts, phases, pieces, zones
from .grid import FIELDS, NEAR
from .pieces import DREAMER, MEADOW, MOVE, RED, SORTS, TREE
from .places import NEXT_TO, PLACES, SPACES

HERE: Final = "here"           # the traveller stands there
FAR: Final = "far"             # no link leads there
POINTS: Final = "points"       # none left
LATER: Final = "later"         # shards are laid when all have travelled
ASLEEP: Final = "asleep"       # nobody travels while it is created
THEIRS: Final = "theirs"
NONE: Final = "none"           # no such shard in the hands
NO_MEADOW: Final = "no_meadow"
NO_TREE: Final = "no_tree"     # in the supply
APART: Final = "apart"         # an empty field with no shard beside it
ON_TREE: Final = "on_tree"     # nothing is put on a tree
ON_DREAMER: Final = "on_dreamer"
ON_RED: Final = "on_red"
PICK: Final = "pick"           # a field comes second: first the shard, or the tree
NO_WHITE: Final = "no_white"   # the dreamer steps for a white shard
SPENT: Final = "spent"         # a shard lies on this card already
NO_SHARD: Final = "no_shard"   # a card wants one
PILE: Final = "pile"           # cards are drawn when one is complete
ALL: Final = (HERE, FAR, POINTS, LATER, ASLEEP, THEIRS, NONE, NO_MEADOW, NO_TREE, APART, ON_TREE, ON_DREAMER, ON_RED,
              PICK, NO_WHITE, SPENT, NO_SHARD, PILE)


def why_not(view: View, place: Place) -> str:
    """One of the words above, for a place that the seat of the view, which is asked, cannot touch; or nothing."""
    now = view.facts[facts.DOING + view.seat] % doing.DEEPER
    travels = now == phases.TRAVEL
    if not travels and not phases.IS_CREATION[now]:
        return ""                                                  # in the middle of an action: that is asked about
    if place.fact >= 0:
        return of_number(view, place.fact, travels)
    if 0 <= place.zone < zones.DRAWN:
        return PILE
    return of_card(view, place)


def of_card(view: View, place: Place) -> str:                                        # PRA-P7
    opened, done = zones.opened(view.seat), zones.done(view.seat)
    if place.zone not in (opened, done):
        return THEIRS
    if not any([view.facts[facts.hand(view.seat) + colour] for colour in range(1, RED)]):
        return NO_SHARD
    top = len(view.cards[done]) - 1
    at = place.index if place.zone == opened else top
    return SPENT if (place.zone, at) in [(zone, index) for zone, index, _ in view.marks] else ""


def of_number(view: View, fact: int, travels: bool) -> str:
    numbers, seat = view.facts, view.seat
    if facts.ROW <= fact < facts.ROW + PLACES * SPACES:
        return way(view, (fact - facts.ROW) // SPACES) if travels else ASLEEP
    if facts.FIELD <= fact < facts.CLIMBED:
        if (fact - facts.FIELD) // FIELDS != seat:
            return THEIRS
        return LATER if travels else ground(view, (fact - facts.FIELD) % FIELDS)
    if facts.hand(seat) < fact <= facts.hand(seat) + SORTS:
        return NONE if not numbers[fact] else LATER if travels else ""
    if fact == facts.TREES:
        if travels:
            return LATER
        return NO_TREE if not numbers[fact] else "" if numbers[facts.hand(seat) + MEADOW] else NO_MEADOW
    return ""


def way(view: View, place: int) -> str:                                              # PRA-V2, PRA-V3
    here = view.facts[facts.TRAVELLER + view.seat]
    if place == here:
        return HERE
    if place not in NEXT_TO[here]:
        return FAR
    return POINTS if not view.facts[facts.POINTS] else ""


def ground(view: View, f: int) -> str:                                               # PRA-K1, PRA-K3
    numbers, seat = view.facts, view.seat
    fields = facts.fields(seat)
    field = numbers[fields + f]
    holds = any([numbers[facts.hand(seat) + colour] for colour in range(1, SORTS + 1)])
    if not field:
        beside = any([numbers[fields + near] for near in NEAR[f]])
        return APART if not beside else PICK if holds else NO_SHARD
    if field & DREAMER:
        return ON_DREAMER
    at = numbers[facts.DREAMER + seat]
    if at >= 0 and f in NEAR[at] and not numbers[facts.hand(seat) + MOVE] and not numbers[facts.FREE + seat]:
        return NO_WHITE
    if field & TREE:
        return ON_TREE
    return ON_RED if pieces.top(field) == RED else PICK if holds else NO_SHARD
