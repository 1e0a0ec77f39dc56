"""What a game's own `bot.py` says: its INSTINCT, LEVELS if its bots are to think in a way of their own, TEMPERS, and
whether they look back at what happened."""
from __future__ import annotations

from importlib import import_module
from types import ModuleType

from ..engine.game import Game
from ..policy.instinct import Instinct


def bot_module(game: Game) -> ModuleType | None:
    """The `bot.py` beside the game's class, if there is one."""
    for package in game.modules():
        name = f"{package}.bot"
        if not package:
            break
        try:
            return import_module(name)
        except ModuleNotFoundError as error:
            if not f"{name}.".startswith(f"{error.name}."):
                raise
    return None


def instinct_of(game: Game) -> Instinct:
    """The game's own, or the one that finds all answers equally good."""
    found = bot_module(game)
    instinct: Instinct = getattr(found, "INSTINCT", None) or Instinct()
    return instinct


def tempers_of(game: Game) -> tuple[str, ...]:
    """The tempers between which people choose, the one of the levels first; none where there is nothing to choose."""
    tempers: tuple[str, ...] = getattr(bot_module(game), "TEMPERS", ())
    return tempers


def looks_back(game: Game) -> bool:
    """Whether its bots look at what happened, so that it is worth sending it to where they think."""
    return bool(getattr(bot_module(game), "LOOKS_BACK", False))
