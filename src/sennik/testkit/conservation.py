"""Conservation: every card of the deck lies somewhere, once."""
from __future__ import annotations

from itertools import chain

from ..engine.state import State
from .difference import card_name, zone_name


def conserved(state: State) -> bool:
    return sorted(chain.from_iterable(state.cards)) == list(range(len(state.game.deck)))


def lost(state: State) -> str:
    """The first card that lies nowhere or twice, or nothing."""
    if conserved(state):
        return ""
    game, places = state.game, places_of(state)
    for card in range(len(game.deck)):
        if card not in places:
            return f"{card_name(game, card)} lies nowhere"
        if len(places[card]) > 1:
            where = " and in ".join([zone_name(game, z) for z in dict.fromkeys(places[card])])
            return f"{card_name(game, card)} lies {len(places[card])} times, in {where}"
    stranger = min(places.keys() - range(len(game.deck)))
    return f"there is no card {stranger}, yet it lies in {zone_name(game, places[stranger][0])}"


def places_of(state: State) -> dict[int, list[int]]:
    """By card, the zones where it lies."""
    places: dict[int, list[int]] = {}
    for z, row in enumerate(state.cards):
        for card in row:
            places.setdefault(card, []).append(z)
    return places
