"""Players made of code. Each is given a view and the answers, as a person is, and nothing else."""
from __future__ import annotations

from typing import Final

from ..engine.errors import Unreadable
from ..engine.game import Game
from .bot import Bot
from .greedy import Greedy
from .levels import APPRENTICE, DEFAULT, LEVELS, MASTER, REGULAR, Apprentice, Master, Regular
from .random_bot import RandomBot

# the levels for people first; the others are marks to measure by
BOTS: Final[dict[str, type[Bot]]] = {
    APPRENTICE: Apprentice, REGULAR: Regular, MASTER: Master, "greedy": Greedy, "random": RandomBot}


def make(name: str, game: Game, seed: int) -> Bot:
    """The bot with this name, at a table of this game, with chance of its own."""
    if name not in BOTS:
        raise Unreadable("no-such-bot", bot=name, bots=" ".join(BOTS))
    return BOTS[name](game, seed)


__all__ = ["BOTS", "DEFAULT", "LEVELS", "Bot", "Greedy", "RandomBot", "make"]
