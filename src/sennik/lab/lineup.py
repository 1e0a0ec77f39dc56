"""A line-up: which bot sits where. Each deal is played once for each bot, and every bot sits on every side once.

With as many bots as seats these are the rotations: abcd, bcda, cdab, dabc. With fewer they alternate: abab and baba, or
abca, bcab, cabc. With more, each game seats some of them: ab, bc, ca. Who follows whom is drawn anew for each deal.
"""
from __future__ import annotations

from ..engine.game import Game
from ..engine.rng import FastRng
from .seeds import number


def sides(game: Game) -> list[int]:
    """By seat, the number of the side it plays for."""
    lowest = [int(game.side(seat)) for seat in range(game.seats)]
    order = list(dict.fromkeys(lowest))
    return [order.index(seat) for seat in lowest]


def lineup(side_of: list[int], bots: int, seed: str, deal: int, turn: int) -> tuple[int, ...]:
    """By seat, the number of the bot that sits there in game `turn` of a deal."""
    order = list(range(bots))
    if bots > 2:
        FastRng(number(seed, "order", deal)).shuffle(order)
    return tuple([order[(side + turn) % bots] for side in side_of])
