"""Instinct: what guides bots looks only at what the seat knows."""
from __future__ import annotations

from ...engine.game import BIT
from ...engine.rng import FastRng
from ..law import Law
from ..play import Play


class InstinctLaw(Law):
    """A weight for each answer, the same when all that the seat does not know is dealt anew; and so is a reason."""
    name = "Instinct"

    def position(self, play: Play) -> None:
        state, instinct = play.state, play.instinct
        if instinct is None:
            return
        dump = state.dump()
        for seat in range(play.game.seats):
            if not state.asked & BIT[seat]:
                continue
            legal = state.legal(seat)
            weights = instinct.weigh(state, seat, legal)
            play.need(len(weights) == len(legal), self.name, f"{len(weights)} weights for {len(legal)} answers")
            other = state.copy(FastRng(play.chance.below(1 << 31)))
            other.redeal(seat)
            play.report.weighed += 1
            play.need(instinct.weigh(other, seat, legal) == weights, self.name,
                      f"what seat {seat} would do depends on what it does not know")
            answer = legal[play.chance.below(len(legal))]
            reason = instinct.reason(state, seat, answer)
            play.need(instinct.reason(other, seat, answer) == reason, self.name,
                      f"why seat {seat} would say '{answer}' depends on what it does not know")
            declared = [words.split() for words in play.game.argued]
            play.need(not reason[0] or [reason[0], *reason[1]] in declared, self.name,
                      f"the reason {reason} is not declared in `argued`")
        play.need(state.dump() == dump, self.name, "weighing answers changes the position")
