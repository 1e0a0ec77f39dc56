"""Why one would answer so in Koty: the points it brings to the own dream, takes from another, or has to do with."""
from __future__ import annotations

from ....engine.answers import Answer
from ....engine.rng import FastRng
from ....policy.instinct import NO_REASON, Reason
from ..rules import facts, phases, verbs
from ..rules.state import KotyState
from ..rules.zones import REGIONS
from .evaluate import KotyEvaluation


def reason(s: KotyState, seat: int, answer: Answer) -> Reason:
    """Tried out on a copy: what a region counts is seen by all, so what is hidden does not matter."""
    if s.phase == phases.DEFEND:
        return "yields" if answer.verb == verbs.YIELD else "guards", {"points": worth(s, s.facts[facts.TARGET])}
    if s.phase != phases.TURN:
        return NO_REASON
    if answer.verb in (verbs.ATTACK, verbs.DISGUISE):
        return "aims", {"points": worth(s, answer.arg2 * REGIONS + answer.args[2])}
    after = s.copy(FastRng(1))
    after.apply(seat, answer)
    gains = [new - old for new, old in zip(after.scores(), s.scores())]
    if gains[seat] > 0:
        return "gains", {"points": gains[seat]}
    worst = min(gains)
    return ("takes", {"points": -worst}) if worst < 0 and gains[seat] == 0 else NO_REASON


def worth(s: KotyState, at: int) -> int:
    """What a region counts now."""
    return int(KotyEvaluation(s, 0).worth(at))
