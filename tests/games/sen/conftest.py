"""Tables of Sen set up by hand."""
from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from sennik.engine.position import Card, arrange
from sennik.games import new
from sennik.games.sen.rules import facts, phases
from sennik.games.sen.rules.zones import DISCARD, DREAM, HAND, PILE
from sennik.testkit.scene import Scene

Table = Callable[..., Scene]


@pytest.fixture
def table() -> Table:
    """A round under way: dreams from the left, the discard pile from the bottom, seat 0 to move.

    `pile` limits the draw pile to these cards; the rest of the deck then lies at the bottom of the discard pile.
    """
    def build(*dreams: Sequence[Card], discard: Sequence[Card] = ("5",), hand: Sequence[Card] = (),
              pile: Sequence[Card] | None = None, phase: int = -1, mover: int = 0,
              numbers: dict[int, int] | None = None, **options: object) -> Scene:
        if phase < 0:
            phase = phases.DRAWN if hand else phases.TURN
        game = new("sen", len(dreams), **options)
        cards: dict[int, Sequence[Card]] = {DREAM + seat: dream for seat, dream in enumerate(dreams)}
        cards |= {DISCARD: discard, HAND: hand, PILE: pile or ()}
        state = arrange(game, cards, phase=phase, asked=[mover],
                        facts={facts.MOVER: mover, facts.CALLER: -1, facts.POINTED: -1, facts.POINTED2: -1,
                               **(numbers or {})})
        if pile is not None:
            rest = state.cards[PILE][len(pile):]
            del state.cards[PILE][len(pile):]
            state.cards[DISCARD][:0] = rest
            for card in rest:
                state.known[card] = 255
        return Scene(state)
    return build
