"""Why one would answer so in Koty: the points it brings to the own dream at once, or takes from another."""
from __future__ import annotations

from ....engine.answers import Answer
from ....engine.rng import FastRng
from ....policy.instinct import NO_REASON, Reason
from ..rules import phases
from ..rules.state import KotyState


def reason(s: KotyState, seat: int, answer: Answer) -> Reason:
    """Tried out on a copy: what a region counts is seen by all, so what is hidden does not matter."""
    if s.phase != phases.TURN:
        return NO_REASON
    after = s.copy(FastRng(1))
    after.apply(seat, answer)
    gains = [new - old for new, old in zip(after.scores(), s.scores())]
    if gains[seat] > 0:
        return "gains", {"points": gains[seat]}
    worst = min(gains)
    return ("takes", {"points": -worst}) if worst < 0 and gains[seat] == 0 else NO_REASON
