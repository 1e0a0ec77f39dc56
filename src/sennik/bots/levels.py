"""The levels people choose from. A level is a `Thinking`: a game's `bot.py` may have LEVELS of its own, a table of them
or, where they depend on seats or options, a function that makes one for a game.

The same numbers plain and compiled, so that a seeded match can be repeated anywhere. So a master is given what the
plain source can do: within 3 s of processor time for an answer, which is within 1 s compiled by far.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..engine.game import Game
from ..policy.thinking import INSTINCT, TREE, Thinking
from .discover import bot_module
from .ismcts import Ismcts

APPRENTICE: Final = "apprentice"
REGULAR: Final = "regular"
MASTER: Final = "master"
LEVELS: Final = (APPRENTICE, REGULAR, MASTER)
DEFAULT: Final = REGULAR       # where nobody says which
Levels = dict[str, Thinking]
STANDARD: Final[Levels] = {
    APPRENTICE: Thinking(6, trust=0.3, forget=0.4),
    REGULAR: Thinking(30, trust=0.5, forget=0.1),
    MASTER: Thinking(150, trust=0.5)}


def levels_of(game: Game) -> Levels:
    table: Levels | Callable[[Game], Levels] = getattr(bot_module(game), "LEVELS", STANDARD)
    return table(game) if callable(table) else table


def thinking_of(game: Game, level: str) -> Thinking:
    return levels_of(game)[level]


def seeing(game: Game) -> Thinking:
    """How a clairvoyant thinks: in a tree, as much as the master where the game's `bot.py` has no SEEING of its own.

    In a race through a single world the answer would win that happens to suit one way of playing on.
    """
    seer: Thinking | None = getattr(bot_module(game), "SEEING", None)
    return seer or thinking_of(game, MASTER).but(
        {"method": TREE, "observer": INSTINCT, "playout": INSTINCT, "epsilon": 0.1, "widen": 0.0, "trust": 0.5})


class Apprentice(Ismcts):
    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed, thinking_of(game, APPRENTICE))


class Regular(Ismcts):
    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed, thinking_of(game, REGULAR))


class Master(Ismcts):
    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed, thinking_of(game, MASTER))
