"""The battery: every kind of leak planted in a game, and which laws find it.

`python -m sennik.testkit.leaks.battery` shows it as a table.
"""
from __future__ import annotations

from collections.abc import Sequence

from ...engine.game import Game
from ..check import check_game
from ..games.nap import Nap
from ..law import Broken, Law
from ..laws import HIDDEN, LAWS
from . import ALL
from .plant import Plant, describe, grows, planted

GAMES = 12                     # enough for every leak in Nap to show
OTHERS = [law for law in LAWS if law not in HIDDEN]


def catches(game: Game, plant: type[Plant], laws: Sequence[type[Law]], games: int = GAMES,
            seed: int = 0) -> Broken | None:
    """What these laws say to a game with this leak; None: they do not notice."""
    try:
        check_game(planted(game, plant), games, seed, laws=laws, wire=plant.wire)
    except Broken as broken:
        return broken
    return None


def battery(game: Game, plants: Sequence[type[Plant]] = ALL, games: int = GAMES,
            seed: int = 0) -> dict[type[Plant], list[str]]:
    """By plant that can grow in this game, the laws that caught it: those of hidden information one by one, then all.

    The classes of the game must be open to subclasses: interpreted, or compiled so.
    """
    found = {}
    for plant in plants:
        if grows(game, plant):
            broken = [catches(game, plant, laws, games, seed) for laws in (*[[law] for law in HIDDEN], OTHERS)]
            found[plant] = list(dict.fromkeys([one.law for one in broken if one]))
    return found


def main() -> None:
    for plant, laws in battery(Nap(3)).items():
        print(f"{plant.__name__:16} {', '.join(laws) or 'NOT CAUGHT':36} {describe(plant)}")


if __name__ == "__main__":
    main()
