"""Belief: what an instinct makes of the others' hands fits what the seat knows, and the deck."""
from __future__ import annotations

from ...engine.game import BIT
from ...engine.rng import FastRng
from ..conservation import lost
from ..difference import wrong
from ..law import Law
from ..play import Play
from .masks import strange


class Belief(Law):
    """`Instinct.believe` exchanges only cards that the seat cannot tell: its view, its answers and the deck stay."""
    name = "Belief"

    def position(self, play: Play) -> None:
        state, instinct = play.state, play.instinct
        if instinct is None:
            return
        for seat in range(play.game.seats):
            if not state.asked & BIT[seat]:
                continue
            play.report.believed += 1
            how = f"what seat {seat} believes"
            other = state.copy(FastRng(play.chance.below(1 << 31)))
            other.redeal(seat)
            instinct.believe(other, seat)
            odd = lost(other) or strange(other)
            play.need(not odd, self.name, f"{how}: {odd}")
            for recall in (True, False):
                view = other.view(seat, recall)
                if view != play.view(seat, recall):
                    play.fail(self.name, f"{how}: {wrong(play.view(seat, recall), view, play.game)}")
            play.need(other.legal(seat) == state.legal(seat), self.name, f"{how} leaves it other answers")
