"""Masks: who knows a card fits where it lies."""
from __future__ import annotations

from ...engine.game import BAG, BIT, EVERYONE, OPEN, ROW, SPECTATOR, UP
from ...engine.state import State
from ..difference import who, zone_name
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
    for z, (zone, row) in enumerate(zip(game.zones, state.cards)):
        for i, card in enumerate(row):
            mask, here = state.known[card], f"card {i} in {zone_name(game, z)}"
            if mask & ~OPEN:
                return f"{here}: the mask {mask} names nobody"
            if zone.shape == BAG:
                if mask:
                    return f"{here}: {knowing(mask)} knows it, and nobody can know a card in a bag"
            elif zone.open & ~mask:
                return f"{here}: {knowing(zone.open & ~mask)} sees this zone and does not know it"
            if mask & UP and mask & EVERYONE != EVERYONE:
                return f"{here}: it lies face up, and {knowing(EVERYONE & ~mask)} does not know it"
            if state.marks[card] and (mask & EVERYONE != EVERYONE or zone.shape != ROW):
                return f"{here}: it bears a mark that not all know, or in a bag or a hand"
    return ""


def knowing(mask: int) -> str:
    """The first that a mask names."""
    return next((who(seat) for seat in range(SPECTATOR + 1) if mask & BIT[seat]), "face up")
