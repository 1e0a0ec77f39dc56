"""Positions set up by hand: the cards that matter where they matter, everything else at home."""
from __future__ import annotations

from collections.abc import Mapping, Sequence

from .errors import Unreadable
from .game import BIT, Game
from .rng import FastRng, Rng
from .state import State

Card = str | int | tuple[str | int, int]       # a kind by name or number, perhaps with the mask of who knows it


def arrange(game: Game, cards: Mapping[int, Sequence[Card]], *, phase: int, asked: Sequence[int],
            facts: Mapping[int, int] | None = None, rng: Rng | None = None,
            keep: Sequence[int] = ()) -> State:
    """A state with `cards` by zone (bottom first), asked the seats `asked`; the rest of the deck lies at home.

    Zones in `keep` are left as a fresh start has them; without a mask a card is known to whoever sees its zone.
    """
    s = game.start(rng or FastRng(1))
    left: dict[int, list[int]] = {}
    for z in range(len(game.zones)):
        if z not in keep:
            for card in s.cards[z]:
                left.setdefault(game.deck[card], []).append(card)
            s.cards[z] = []
    for z, row in cards.items():
        for wanted in row:
            name, mask = wanted if isinstance(wanted, tuple) else (wanted, max(game.opens[z], 0))
            same = left.get(game.kinds.index(name) if isinstance(name, str) else name)
            if not same:
                raise Unreadable("position-cards", card=name if isinstance(name, str) else game.kinds[name])
            card = same.pop()
            s.cards[z].append(card)
            s.known[card] = mask
    for rest in left.values():
        for card in rest:
            s.cards[game.home[card]].append(card)
            s.known[card] = max(game.opens[game.home[card]], 0)
    for fact, number in (facts or {}).items():
        s.put_fact(fact, number)
    s.phase = phase
    s.asked = sum([BIT[seat] for seat in asked])
    return s
