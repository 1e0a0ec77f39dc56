"""Why one would answer so in Pracownia: the points it brings at once."""
from __future__ import annotations

from ....engine.answers import Answer
from ....engine.rng import FastRng
from ....policy.instinct import NO_REASON, Reason
from ..rules import verbs, zones
from ..rules.state import PracowniaState


def reason(s: PracowniaState, seat: int, answer: Answer) -> Reason:
    """Tried out on a copy. Drawing a card is left out: it may be any."""
    if answer.verb == verbs.FROM:
        return NO_REASON
    after = s.copy(FastRng(1))
    after.apply(seat, answer)
    points = after.scores()[seat] - s.scores()[seat]
    if len(after.cards[zones.done(seat)]) > len(s.cards[zones.done(seat)]):
        return "completes", {"points": points}
    return ("gains", {"points": points}) if points > 0 else NO_REASON
