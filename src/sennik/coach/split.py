"""Luck and skill: how a seat came from what it could expect before the deal to its result.

Each decision changed what every seat could expect: by how much, against the coach's answer, is known from the trial.
What is left is chance. All in whole ten-thousandths, so the parts add up to the result by construction.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec import structs

from .messages import DecisionFound, MistakeFound, PointFound, SeatReview

WHOLE: Final = 10_000


def whole(share: float) -> int:
    return int(WHOLE * share + 0.5) if share >= 0.0 else -int(WHOLE * -share + 0.5)


class Decided(NamedTuple):
    """A decision of any seat, as its seat could judge it."""
    moment: int
    seat: int
    best: list[float]              # what each seat could expect with the coach's answer …
    given: list[float]             # … and with the one that was given

    def change(self, seat: int) -> int:
        return whole(self.given[seat]) - whole(self.best[seat])


def curve(seat: int, decided: Sequence[Decided], prior: int, result: int, end: int) -> list[PointFound]:
    """A point for each own decision and one for the end, each with what led there."""
    points: list[PointFound] = []
    share, own, others = prior, 0, 0
    for one in decided:
        if one.seat != seat:
            others += one.change(seat)
            continue
        here = whole(one.best[seat])
        points.append(PointFound(one.moment, here, own, others, here - share - own - others))
        share, own, others = here, one.change(seat), 0
    points.append(PointFound(end, result, own, others, result - share - own - others))
    return points


def seat_review(seat: int, decided: Sequence[Decided], returns: Sequence[float], fair: Sequence[float] | None, end: int,
                decisions: Sequence[DecisionFound], mistakes: tuple[MistakeFound, ...]) -> SeatReview:
    """`fair` is what each seat could expect before the deal; None: nobody can say, so there was no luck at first."""
    result = whole(returns[seat])
    prior = whole(fair[seat]) if fair is not None else 0
    points = curve(seat, decided, prior, result, end)
    if fair is None:
        prior = points[0].chance
        points[0] = structs.replace(points[0], chance=0)
    return SeatReview(seat, prior, result, sum(point.own for point in points), sum(point.others for point in points),
                      sum(point.chance for point in points), tuple(points), tuple(decisions), mistakes)
