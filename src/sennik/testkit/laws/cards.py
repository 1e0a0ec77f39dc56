"""Cards: none is lost, none doubled."""
from __future__ import annotations

from ...engine.state import State
from ..law import Law
from ..play import Play


class Cards(Law):
    """Every card lies somewhere, once."""
    name = "Cards"

    def alone(self, play: Play) -> None:
        play.need(conserved(play.state), self.name, "a card is lost or doubled")


def conserved(state: State) -> bool:
    return sorted([card for row in state.cards for card in row]) == list(range(len(state.game.deck)))
