"""The check: random games of a game, every position held against every law."""
from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from ..engine.game import Game
from ..engine.rng import FastRng
from ..policy.instinct import Instinct
from .law import Law
from .laws import LAWS
from .play import Play
from .random_game import RandomGame
from .report import LawReport
from .wire import WIRE, Wire


def check_game(game: Game, games: int = 10, seed: int = 0, *, positions: int = 0, laws: Sequence[type[Law]] = LAWS,
               wire: Wire = WIRE, instinct: Instinct | None = None, bound: int = 20_000) -> LawReport:
    """Play `games` random games and hold every position against the laws, for every seat and the spectator.

    Raises `Broken`, which names the law, the seed and the answer. Game n has the seed `seed + n`.
    With `positions` the laws look at about that many positions of each game, spread over it, and the rest is only
    played and replayed. `wire` is what answers and messages go through; `instinct` guides half of the answers of every
    other game, and is checked too; `bound` is the most answers a game may take.
    """
    report = LawReport()
    for number in range(seed, seed + games):
        played = RandomGame(game, number, instinct).run(bound, wire)
        chosen = spread(len(played.record.answers), positions, number)
        Play(played, wire, report, instinct).run([law() for law in laws], chosen)
    return report


def spread(length: int, wanted: int, seed: int) -> set[int]:
    """The numbers of `wanted` positions in a game of that length: one from each of as many equal stretches."""
    if not 0 < wanted < length:
        return set(range(length))
    chance = FastRng(seed + 2)
    edges = [length * k // wanted for k in range(wanted + 1)]
    return {low + chance.below(high - low) for low, high in pairwise(edges)}
