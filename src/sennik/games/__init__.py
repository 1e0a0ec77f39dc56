"""The games, ours and those from outside: each is a package that exports its IDENTITY and its GAME.

Ours are found by folder. From outside come the folders of games in the folders that SENNIK_GAMES names, and installed
packages with an entry point `sennik.games`. One that cannot be loaded is left out, and `faults` says why. The small
games for research in `studies/` are found by their key alone: nobody is offered them.
"""
from __future__ import annotations

import os
import pkgutil
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ..engine.errors import Unreadable
from ..engine.game import Game, Identity
from ..engine.record import Record
from ..engine.record import read as read_record
from ..engine.rng import FastRng
from ..engine.state import State

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

FOLDERS: Final = "SENNIK_GAMES"        # as PATH: separated by a colon, on Windows by a semicolon
GROUP: Final = "sennik.games"          # of entry points: echo = "sennik_echo"
STUDIES: Final = "sennik.studies"

# A game in such a folder is sennik.games.<key>, like ours.
__path__ += [str(Path(folder).absolute()) for folder in os.environ.get(FOLDERS, "").split(os.pathsep) if folder]


# ---- what there is
def in_folders(folders: list[str]) -> list[str]:
    return sorted(found.name for found in pkgutil.iter_modules(folders) if found.ispkg)


@cache
def ours() -> tuple[str, ...]:
    return tuple(in_folders(__path__[:1]))


@cache
def studies() -> tuple[str, ...]:
    """The small games for research: whoever knows their key has them."""
    return tuple(in_folders([str(Path(__path__[0]).with_name("studies"))]))


@cache
def modules() -> dict[str, str]:
    """By key the module of each game, ours first. Whether it can be loaded is another question."""
    folders = {key: f"{__name__}.{key}" for key in (*ours(), *in_folders(__path__[1:]))}
    return folders | {key: module for key, module in packages() if key not in folders}


def packages() -> list[tuple[str, str]]:
    """Key and module of the games that installed packages bring."""
    from importlib.metadata import entry_points  # three times as long as all of sennik

    return sorted((point.name, point.module) for point in entry_points(group=GROUP))


@cache
def keys() -> tuple[str, ...]:
    """The games that can be played: ours first, then those from outside."""
    broken = faults()
    return tuple([key for key in modules() if key not in broken])


@cache
def faults() -> dict[str, Unreadable]:
    """What was left out, each with the sentence that says why: games by key, and folders that are not there."""
    tried = {key: fault(key) for key in modules()}
    missing = {folder: Unreadable("no-games-folder", folder=folder) for folder in __path__ if not Path(folder).is_dir()}
    return {key: found for key, found in tried.items() if found is not None} | twice() | missing


def twice() -> dict[str, Unreadable]:
    """Games whose key another one has: the first that is found is played, ours before all."""
    places = [(key, str(Path(folder, key))) for folder in __path__ for key in in_folders([folder])]
    places += packages()
    taken = [(key, place) for k, (key, place) in enumerate(places) if key in [other for other, _ in places[:k]]]
    return {place: Unreadable("game-unfinished", game=key, problem="another game has this key") for key, place in taken}


def fault(key: str) -> Unreadable | None:
    """What is wrong with a game; nothing if a table can be set up."""
    try:
        make(key, identity(key).least, {}).new(FastRng(0))
    except Unreadable as refused:
        return refused
    except Exception as error:  # noqa: BLE001 - whatever is wrong with one game, the others are played
        return unfinished(key, error)
    return None


def unfinished(key: str, error: Exception) -> Unreadable:
    said = str(error).partition("\n")[0]
    problem = said if isinstance(error, ValueError) else f"{type(error).__name__}: {said}"
    return Unreadable("game-unfinished", game=key, problem=problem)


def look_again() -> None:
    """A package was installed or removed, a folder came or went, since this was last asked."""
    for answer in (modules, keys, faults, kept):
        answer.cache_clear()


# ---- one of them
def module_of(key: str) -> str:
    """Ours are found without a look outside, which takes longer."""
    if key in ours():
        return f"{__name__}.{key}"
    if key in studies():
        return f"{STUDIES}.{key}"
    if key not in modules():
        raise Unreadable("no-such-game", game=key, games=" ".join(modules()))
    return modules()[key]


def folder(key: str) -> Traversable:
    """Where its words, rulebooks and lessons lie."""
    from importlib.resources import files

    return files(module_of(key))


def identity(key: str) -> Identity:
    """The identity card of the game with this key."""
    module = module_of(key)
    try:
        card: Identity = exported(module, "IDENTITY")
        exported(module, "GAME")
        if card.key != key:
            raise ValueError(f"it is found as '{key}', and its IDENTITY says '{card.key}'")
    except Exception as error:                           # one that is still being written
        raise unfinished(key, error) from error
    return card


def exported(module: str, name: str) -> Any:
    found = getattr(import_module(module), name, None)
    if found is None:
        raise ValueError(f"{module} exports no {name}")
    return found


def make(key: str, seats: int, options: Mapping[str, object], version: int = 0) -> Game:
    """A game with these options: everything about it but who plays and how the cards fall.

    By the newest rules, or by an older `version` that can still be played: so a game goes on as it was begun.
    """
    card, made = identity(key), exported(module_of(key), "GAME")
    newest = card.plays(version) == card.version         # a game that never changed need not know of versions
    game: Game = made(seats, options) if newest else made(seats, options, version)
    return game


def shared(key: str, seats: int, options: Mapping[str, str], version: int = 0) -> Game:
    """The same, made once: a game does not change while it is played, so whoever plays it may share it."""
    return kept(key, seats, tuple(sorted(options.items())), version)


@lru_cache(maxsize=64)
def kept(key: str, seats: int, options: tuple[tuple[str, str], ...], version: int) -> Game:
    return make(key, seats, dict(options), version)


def new(key: str, seats: int, **options: object) -> Game:
    """The same, with the options by name: new("sen", 4, edition="jubilee", K=True)."""
    return make(key, seats, options)


def read(text: str) -> tuple[Record, State]:
    """A record from its text, checked by playing it again, and the position it ends in."""
    return read_record(text, make)
