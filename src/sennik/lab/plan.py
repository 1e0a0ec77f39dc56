"""A plan: all that decides how the games of an arena go. Two arenas with one plan play the same games."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from .. import games
from ..engine.game import Game
from ..engine.rng import RNG_VERSION
from . import contestant
from .budget import Budget
from .contestant import Contestant
from .lineup import lineup, sides

FORMAT: Final = 1
PATIENCE: Final = 30.0


@dataclass(frozen=True)
class ArenaPlan:
    key: str
    seats: int
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]         # the texts of the contestants
    seed: str
    apart: bool = False           # each bot in a process of its own
    patience: float = PATIENCE    # seconds to wait for a process that says nothing
    records: bool = False         # keep every answer of every game

    def game(self) -> Game:
        return games.shared(self.key, self.seats, dict(self.options))

    def contestants(self) -> list[Contestant]:
        return [contestant.read(text) for text in self.bots]

    def labels(self) -> list[str]:
        return contestant.labels(list(self.bots))

    def sides(self) -> list[int]:
        return sides(self.game())

    def turns(self) -> int:
        """The games of a deal."""
        return len(self.bots)

    def lineup(self, deal: int, turn: int) -> tuple[int, ...]:
        return lineup(self.sides(), len(self.bots), self.seed, deal, turn)

    def repeatable(self) -> bool:
        """Played again, will it be the same to the last answer? Not if somebody thinks by the clock."""
        return all(bot.seconds() is None for bot in self.contestants())

    def header(self) -> dict[str, object]:
        """What binds a file of results to this plan."""
        return {"sennik": "arena", "format": FORMAT, "game": self.key, "rules": self.game().identity.version,
                "rng": RNG_VERSION, "seats": self.seats, "options": dict(self.options), "bots": list(self.bots),
                "seed": self.seed, "apart": self.apart, "patience": self.patience, "records": self.records}


def plan(key: str, bots: list[Contestant], seats: int | None = None, options: Mapping[str, object] | None = None,
         seed: str = "1", budget: Budget = Budget(), apart: bool = False, patience: float = PATIENCE,
         records: bool = False) -> ArenaPlan:
    """A plan with everything named and checked; without `seats`, as many as there are bots, if the game allows it."""
    card = games.identity(key)
    if seats is None:
        seats = min(max(len(bots), card.least), card.most)
    game = games.make(key, seats, options or {})
    bots = [bot.within(budget) for bot in bots]
    for bot in bots:
        bot.check(game)
    return ArenaPlan(key, seats, tuple(sorted(game.options.items())), tuple([str(bot) for bot in bots]), seed, apart,
                patience, records)
