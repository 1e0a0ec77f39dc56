"""Elo: a share of wins as a difference of strength, also where more than two sit at the table.

A bot that is 400 points stronger wins ten times as often from the same seat (Luce's model, which for two is Elo's).
"""
from __future__ import annotations

from collections.abc import Sequence
from math import exp, inf, log

from ...engine.errors import Unreadable


def share(elo: float, first: Sequence[int]) -> float:
    """The share of wins that a bot `elo` points stronger than the other takes in a deal of two bots.

    `first` says for each game of the deal how many sides are the first bot's, and `sum(first)` is the number of sides.
    """
    strength = exp(elo * log(10) / 400)
    sides = sum(first)
    return sum(mine * strength / (mine * strength + sides - mine) for mine in first) / len(first)


def elo(won: float, first: Sequence[int]) -> float:
    """The other way round."""
    if won <= 0 or won >= 1:
        return -inf if won <= 0 else inf
    low, high = -4000.0, 4000.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if share(middle, first) < won else (low, middle)
    return (low + high) / 2


def read_two(text: str) -> tuple[float, float]:
    """From "0,10": what is held until disproved, and what is hoped for."""
    try:
        low, high = [float(part) for part in text.split(",")]
    except ValueError:
        raise Unreadable("not-two-elos", text=text) from None
    if not -4000 < low < high < 4000:
        raise Unreadable("not-two-elos", text=text)
    return low, high
