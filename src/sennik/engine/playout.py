"""A game played to its end by chance, inside the compiled engine."""
from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from .game import Game
from .rng import Rng
from .state import State


def playout(s: State) -> i64:
    """Answer at random until nobody is asked; how many answers it took.

    Of several seats the lowest answers first: for search, where speed counts. All other random play: `random_play`.
    """
    count: i64 = 0
    rng = s.rng
    while s.asked:
        seat = s.to_act()
        legal = s.legal(seat)
        s.apply(seat, legal[rng.below(len(legal))])
        count += 1
    return count


def hopes(s: State, times: i64, rng: Rng) -> list[float]:
    """What every seat gets on average of so many games that go on from here by chance."""
    seats: i64 = s.game.seats
    total = vec[float]([0.0] * seats)
    left = times
    t = s.branch(rng)
    while left > 0:
        t = s.branch(rng, t)
        playout(t)
        seat: i64 = 0
        for share in t.result():
            total[seat] += share
            seat += 1
        left -= 1
    return [share / float(int(times)) for share in total]


def random_games(game: Game, games: i64, rng: Rng) -> i64:
    """How many answers that many games took."""
    total: i64 = 0
    while games > 0:
        total += playout(game.new(rng))
        games -= 1
    return total


def simulations(s: State, seat: i64, times: i64) -> None:
    """Copy, re-deal, play out: the body of a search."""
    t = s.branch(s.rng)
    while times > 0:
        t = s.branch(s.rng, t)
        t.redeal(seat)
        playout(t)
        times -= 1
