"""Ratings: one number for how strong a bot is, and one for how sure that is (openskill, Bradley and Terry for many).

A deal is one match, because only deals are independent: the bots are ranked by what they won in all of its games.
Bots do not change while they play, so no doubt is added between matches.
"""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ..extras import extra


@dataclass(frozen=True)
class Rating:
    mean: float                   # begins at 25
    doubt: float                  # a standard deviation; begins at 25/3


def rate(deals: Iterable[Sequence[float]], bots: int) -> list[Rating]:
    """From what each bot won in each deal, in the order of the deals."""
    model = extra("openskill.models").BradleyTerryFull(tau=0.0)
    ratings = [model.rating() for _ in range(bots)]
    if bots > 1:
        for won in deals:
            rated = model.rate([[rating] for rating in ratings], scores=[float(share) for share in won])
            ratings = [team[0] for team in rated]
    return [Rating(rating.mu, rating.sigma) for rating in ratings]
