"""Masks: who knows a card fits where it lies."""
from __future__ import annotations

from ...engine.game import BAG, EVERYONE, OPEN, ROW, UP
from ...engine.state import State
from ..law import Law
from ..play import Play


class Masks(Law):
    """A mask names seats, the spectator and `UP`, nothing else; who sees a zone knows its cards; nobody knows a bag."""
    name = "Masks"

    def alone(self, play: Play) -> None:
        play.need(len(play.state.known) == len(play.game.deck), self.name, "a card without a mask, or the reverse")
        play.need(len(play.state.marks) == len(play.game.deck), self.name, "a card without a mark, or the reverse")
        wrong = strange(play.state)
        play.need(not wrong, self.name, wrong)


def strange(state: State) -> str:
    """What is wrong with the masks of a position, or nothing."""
    game = state.game
    for zone, row in zip(game.zones, state.cards):
        for card in row:
            mask = state.known[card]
            if mask & ~OPEN:
                return f"{zone.name}: the mask {mask} names nobody"
            if zone.shape == BAG:
                if mask:
                    return f"{zone.name}: somebody knows a card in a bag"
            elif zone.open & ~mask:
                return f"{zone.name}: a seat that sees this zone does not know a card in it"
            if mask & UP and mask & EVERYONE != EVERYONE:
                return f"{zone.name}: a card lies face up, and not all know it"
            if state.marks[card] and (mask & EVERYONE != EVERYONE or zone.shape != ROW):
                return f"{zone.name}: a card bears a mark that not all know, or in a bag or a hand"
    return ""
