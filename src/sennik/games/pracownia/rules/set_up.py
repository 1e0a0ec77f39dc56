"""Setting up: turn order, travellers, the bag, the wishes (PRA-U0). The start cards are the first question."""
from __future__ import annotations

from typing import TYPE_CHECKING

from . import facts, landscapes, nightmare, zones
from .pieces import EARTH, MEADOW, RED, ROCK, SUPPLY, TREES_EACH, WATER

if TYPE_CHECKING:
    from .state import PracowniaState


def set_up(s: PracowniaState) -> None:
    game = s.pracownia
    numbers = s.facts
    for level in range(landscapes.LEVELS):
        s.shuffle(zones.PILE + level)
    order = list(range(game.seats))                                                  # PRA-U1
    s.rng.shuffle(order)
    for turn in range(game.seats):
        numbers[facts.ORDER + turn] = order[turn]
        numbers[facts.TRAVELLER + order[turn]] = turn
    for seat in range(facts.MOST_SEATS):
        numbers[facts.DREAMER + seat] = -1
        if seat >= game.seats:
            numbers[facts.ORDER + seat] = -1
    for colour in range(1, RED):                                                     # PRA-C1
        numbers[facts.in_bag(colour)] = SUPPLY[colour]
    numbers[facts.TREES] = TREES_EACH * game.seats                                   # PRA-C2
    numbers[facts.NIGHTMARE] = -1
    if game.nightmare:
        nightmare.set_up(s)
    draw_wishes(s)


def draw_wishes(s: PracowniaState) -> None:                                          # PRA-U2
    game = s.pracownia
    numbers = s.facts
    tokens = list(range(len(game.tokens)))
    s.rng.shuffle(tokens)
    colours = [WATER, MEADOW, ROCK, EARTH]
    s.rng.shuffle(colours)
    for k in range(facts.TOKENS):
        wish = game.tokens[tokens[k]]
        numbers[facts.WISH + k] = game.wishes.index(wish)
        numbers[facts.CIRCLE + k] = 0
        if wish.circle:
            colour = colours.pop()
            numbers[facts.CIRCLE + k] = colour
            numbers[facts.in_bag(colour)] -= 1
