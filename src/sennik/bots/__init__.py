"""Players made of code. Each is given a view and the answers, as a person is, and nothing else.

A bot is named by its level, as in `regular`, or by its level and its temper, as in `regular:temper=bold`.
"""
from __future__ import annotations

from typing import Final

from ..engine.errors import Unreadable
from ..engine.game import Game
from .bot import Bot, carry_out, witness
from .discover import tempers_of
from .greedy import Greedy
from .ismcts import Ismcts
from .levels import APPRENTICE, DEFAULT, LEVELS, MASTER, REGULAR, Apprentice, Master, Regular, thinking_of
from .random_bot import RandomBot

# the levels for people first; the others are marks to measure by
BOTS: Final[dict[str, type[Bot]]] = {
    APPRENTICE: Apprentice, REGULAR: Regular, MASTER: Master, "greedy": Greedy, "random": RandomBot}
TEMPERED: Final = ":temper="   # between a level and its temper


def checked(name: str, game: Game) -> str:
    """A name that a bot has at a table of this game, or a refusal that says what there is."""
    tempered = [f"{level}{TEMPERED}{temper}" for level in LEVELS for temper in tempers_of(game)]
    if name not in BOTS and name not in tempered:
        raise Unreadable("no-such-bot", bot=name, bots=" ".join([*BOTS, *tempered]))
    return name


def make(name: str, game: Game, seed: int) -> Bot:
    """The bot with this name, at a table of this game, with chance of its own."""
    level, _, temper = checked(name, game).partition(TEMPERED)
    if temper:
        return Ismcts(game, seed, thinking_of(game, level).but({"temper": temper}))
    return BOTS[level](game, seed)


def simpler(name: str) -> list[str]:
    """The bots that may answer where this one fails, each simpler than the one before."""
    level, tempered, temper = name.partition(TEMPERED)
    below = LEVELS[:LEVELS.index(level)] if level in LEVELS else ()
    marks = [mark for mark in ("greedy", "random") if level not in {mark, "random"}]
    return [f"{one}{tempered}{temper}" for one in reversed(below)] + marks


__all__ = ["BOTS", "DEFAULT", "LEVELS", "TEMPERED", "Bot", "Greedy", "RandomBot", "carry_out", "checked", "make",
           "simpler", "tempers_of", "witness"]
