"""Instinct: what guides bots looks only at what the seat knows, and at what it saw happen."""
from __future__ import annotations

from ...engine.answers import Answers
from ...engine.events import Seen
from ...engine.game import BIT
from ...engine.rng import FastRng
from ...engine.state import State
from ...policy.instinct import Instinct
from ...policy.thinking import BOLD, PATIENT
from ..law import Law
from ..play import Play


class InstinctLaw(Law):
    """A weight for each answer, the same when all that the seat does not know is dealt anew; and so is a reason, and
    what is left to either temper with the history in mind. That a history is the same in both worlds, `Twin` sees."""
    name = "Instinct"

    def begin(self, play: Play) -> None:
        self.histories: list[list[Seen]] = [[] for _ in range(play.game.seats)]

    def follow(self, play: Play) -> None:
        for seat, history in enumerate(self.histories):
            history += [event.seen(seat) for event in play.log]

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
            seed = play.chance.below(1 << 31)
            here, there = (left(instinct, world, seat, self.histories[seat], seed) for world in (state, other))
            play.need(here == there, self.name,
                      f"what seat {seat} leaves out by its temper depends on what it does not know")
            play.need(all(some and set(some) <= set(legal) for some in here), self.name,
                      f"the temper of seat {seat} leaves it no answer, or one that is not allowed")
            answer = legal[play.chance.below(len(legal))]
            reason = instinct.reason(state, seat, answer)
            play.need(instinct.reason(other, seat, answer) == reason, self.name,
                      f"why seat {seat} would say '{answer}' depends on what it does not know")
            declared = [words.split() for words in play.game.argued]
            play.need(not reason[0] or [reason[0], *reason[1]] in declared, self.name,
                      f"the reason {reason} is not declared in `argued`")
        play.need(state.dump() == dump, self.name, "weighing answers changes the position")


def left(instinct: Instinct, world: State, seat: int, history: list[Seen], seed: int) -> tuple[Answers, ...]:
    """What either temper leaves a seat that looks back."""
    back = instinct.recalling(world, history)
    legal = world.legal(seat)
    patient = back.patient(world.copy(FastRng(seed)), seat, legal)
    bold = back.bold(world.copy(FastRng(seed)), seat, legal)
    return (patient, bold, back.obvious(world.copy(FastRng(seed)), seat, patient, PATIENT),
            back.obvious(world.copy(FastRng(seed)), seat, bold, BOLD))
