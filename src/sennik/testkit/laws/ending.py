"""Endings: who won, and the points of every seat."""
from __future__ import annotations

from ..law import Law
from ..play import Play


class Ending(Law):
    """One prize, shared by the winners; points for every seat."""
    name = "End"

    def end(self, play: Play) -> None:
        prizes = play.state.returns()
        play.need(len(prizes) == play.game.seats and min(prizes) >= 0 and abs(sum(prizes) - 1) < 1e-9, self.name,
                  f"the returns are {prizes}")
        play.need(len(play.state.scores()) == play.game.seats, self.name, f"the scores are {play.state.scores()}")
