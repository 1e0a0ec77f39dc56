"""Asked: somebody is, exactly while the game is not over, in a phase that there is."""
from __future__ import annotations

from ...engine.game import BIT
from ..law import Law
from ..play import Play


class Asked(Law):
    """Somebody is asked exactly while the game is not over, and whoever is asked has an answer."""
    name = "Asked"

    def alone(self, play: Play) -> None:
        state = play.state
        if play.number == len(play.played.record.answers):
            return                                 # see `end`
        play.need(0 < state.asked < BIT[play.game.seats], self.name, f"asked is {state.asked}")
        play.need(0 <= state.phase < len(play.game.phases), self.name, f"there is no phase {state.phase}")
        play.report.phases.add(int(state.phase))

    def end(self, play: Play) -> None:
        state = play.state
        play.need(state.asked == 0, self.name, "the game ended while somebody is asked")
        play.need(0 <= state.phase < len(play.game.phases), self.name, f"there is no phase {state.phase}")
        play.need(state.phase not in play.report.phases, self.name,
                  f"nobody is asked in '{play.game.phases[state.phase].name}', which asks elsewhere: is it stuck?")
        for seat in range(play.game.seats):
            play.need(not state.legal(seat), self.name, f"it is over, and seat {seat} still has answers")
