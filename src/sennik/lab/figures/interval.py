"""Intervals: what a mean is worth when the numbers come in clusters, as the games of one deal do.

Games of a deal are not independent: the cards are the same. So the spread is taken between deals, never between games
(the sandwich estimator for a mean, with the small-sample factor G/(G-1) and Student's t with G-1 degrees of freedom).
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import atan, cos, inf, pi, sin, sqrt
from statistics import NormalDist
from typing import Final

CONFIDENCE: Final = 0.95
LARGE: Final = 200


@dataclass(frozen=True)
class Interval:
    mean: float
    error: float                  # the standard error; infinite from one cluster
    low: float
    high: float
    clusters: int


def clustered(clusters: Sequence[Sequence[float]], confidence: float = CONFIDENCE) -> Interval:
    """The mean of all numbers. Clusters may differ in size; each must have a number."""
    count = sum(len(cluster) for cluster in clusters)
    if not count:
        return Interval(0.0, inf, -inf, inf, 0)
    mean = sum(sum(cluster) for cluster in clusters) / count
    many = len(clusters)
    if many < 2:
        return Interval(mean, inf, -inf, inf, many)
    squares = sum((sum(cluster) - mean * len(cluster)) ** 2 for cluster in clusters)
    error = sqrt(squares * many / (many - 1)) / count
    reach = student((1 + confidence) / 2, many - 1) * error
    return Interval(mean, error, mean - reach, mean + reach, many)


def within(interval: Interval, least: float, most: float, confidence: float = CONFIDENCE) -> Interval:
    """The same for numbers that cannot leave [least, most].

    Where all clusters agree there is no spread to learn from. Then another sort of cluster may still be as frequent as
    would, with half of the doubt, not have shown itself once (Clopper and Pearson), and lie at the far edge.
    """
    low, high = max(interval.low, least), min(interval.high, most)
    if not interval.error:
        unseen = 1 - ((1 - confidence) / 2) ** (1 / interval.clusters)
        low, high = low - unseen * (low - least), high + unseen * (most - high)
    return Interval(interval.mean, interval.error, low, high, interval.clusters)


def independent(numbers: Sequence[float]) -> float:
    """The standard error the mean would have if no two numbers had anything in common."""
    many = len(numbers)
    if many < 2:
        return inf
    mean = sum(numbers) / many
    return sqrt(sum((number - mean) ** 2 for number in numbers) / (many - 1) / many)


# ---- Student's t
def student(probability: float, freedom: int) -> float:
    """The quantile: below it lies `probability` (at least one half) of the distribution."""
    if freedom > LARGE:                                # the normal one with its first correction: five digits agree
        z = NormalDist().inv_cdf(probability)
        return z + (z ** 3 + z) / (4 * freedom)
    low, high = 0.0, 1.0
    while below(high, freedom) < probability:
        low, high = high, high * 2
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if below(middle, freedom) < probability else (low, middle)
    return (low + high) / 2


def below(t: float, freedom: int) -> float:
    """The chance to lie below t >= 0: Abramowitz and Stegun 26.7.3 and 26.7.4, exact for whole degrees of freedom."""
    angle = atan(t / sqrt(freedom))
    if freedom == 1:
        return 0.5 + angle / pi
    term = 1.0 if freedom % 2 == 0 else cos(angle)
    total = term
    for k in range(2 if freedom % 2 else 1, freedom - 2, 2):
        term *= cos(angle) ** 2 * k / (k + 1)
        total += term
    if freedom % 2 == 0:
        return 0.5 + sin(angle) * total / 2
    return 0.5 + (angle + sin(angle) * total) / pi
