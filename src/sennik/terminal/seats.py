"""Which game, how many seats, which bots: what `play` and `simulate` are told alike."""
from __future__ import annotations

from typing import Final

from ..bots import BOTS
from ..engine.errors import Unreadable
from ..engine.game import Game
from ..games import identity, make
from .args import Given

CROWD: Final = 4               # seats taken if nobody says how many, where the game allows it


def game_of(given: Given, key: str = "") -> Game:
    """The game that was named, with as many seats and the options that were asked for."""
    card = identity(key or given.places["GAME"])
    seats = given.number("seats", min(max(card.least, CROWD), card.most), least=0)
    return make(card.key, seats, given.options())


def bot_names(given: Given, default: str) -> list[str]:
    names = given.text("bots", default).split(",")
    for name in names:
        if name not in BOTS:
            raise Unreadable("no-such-bot", bot=name, bots=" ".join(BOTS))
    return names
