"""The count at the end: wishes, cards left open, red shards; and who wins."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import facts, wishes, workshop, zones

if TYPE_CHECKING:
    from .state import PracowniaState

UNBUILT: Final = 5                                                 # PRA-E2
RED_COST: Final = 3


def count(s: PracowniaState) -> None:                                                # PRA-E2
    numbers = s.facts
    seats = range(s.game.seats)
    for k in range(facts.TOKENS):
        wish = numbers[facts.WISH + k]
        points = wishes.awards(wish, s.pracownia.wishes[wish].points, measured(s, k))
        for seat in seats:
            numbers[facts.wished(seat) + k] = points[seat]
            s.gain(seat, points[seat])
            if points[seat]:
                s.tell("wish", seat, wish, points[seat])
    for seat in seats:
        unbuilt = len(s.cards[zones.opened(seat)])
        red = wishes.reds(workshop.fields_of(s, seat))
        if unbuilt:
            s.gain(seat, -UNBUILT * unbuilt)
            s.tell("unbuilt", seat, UNBUILT * unbuilt)
        if red:
            s.gain(seat, -RED_COST * red)
            s.tell("red_count", seat, RED_COST * red)
        s.tell("total", seat, numbers[facts.SCORE + seat])


def measured(s: PracowniaState, k: int) -> list[int]:
    """What each seat has of the wish on token `k`."""
    numbers = s.facts
    return [wishes.measure(numbers[facts.WISH + k], numbers[facts.CIRCLE + k], workshop.fields_of(s, seat),
                           numbers[facts.DREAMER + seat], len(s.cards[zones.done(seat)]))
            for seat in range(s.game.seats)]


def result(s: PracowniaState) -> list[float]:                                        # PRA-E3
    """Most points; of those fewest red, then most completed cards; then shared."""
    ranks = [(s.facts[facts.SCORE + seat], -wishes.reds(workshop.fields_of(s, seat)), len(s.cards[zones.done(seat)]))
             for seat in range(s.game.seats)]
    best = max(ranks)
    winners = ranks.count(best)
    return [1.0 / winners if rank == best else 0.0 for rank in ranks]
