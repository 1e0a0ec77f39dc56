"""The games, found by folder: each exports its IDENTITY and its GAME. Adding one is adding a folder."""
from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import import_module

from ..engine.errors import Unreadable
from ..engine.game import Game, Identity
from ..engine.record import Record
from ..engine.record import read as read_record
from ..engine.state import State


@cache
def keys() -> tuple[str, ...]:
    return tuple(sorted(found.name for found in pkgutil.iter_modules(__path__) if found.ispkg))


def identity(key: str) -> Identity:
    """The identity card of the game with this key."""
    if key not in keys():
        raise Unreadable("no-such-game", game=key, games=" ".join(keys()))
    try:
        card: Identity = import_module(f"{__name__}.{key}").IDENTITY
    except Exception as error:                           # a folder that is still being written
        raise Unreadable("game-unfinished", game=key, problem=f"{type(error).__name__}: {error}") from error
    return card


def make(key: str, seats: int, options: Mapping[str, object]) -> Game:
    """A game with these options: everything about it but who plays and how the cards fall."""
    identity(key)
    game: Game = import_module(f"{__name__}.{key}").GAME(seats, options)
    return game


def shared(key: str, seats: int, options: Mapping[str, str]) -> Game:
    """The same, made once: a game does not change while it is played, so whoever plays it may share it."""
    return kept(key, seats, tuple(sorted(options.items())))


@lru_cache(maxsize=64)
def kept(key: str, seats: int, options: tuple[tuple[str, str], ...]) -> Game:
    return make(key, seats, dict(options))


def new(key: str, seats: int, **options: object) -> Game:
    """The same, with the options by name: new("sen", 4, edition="jubilee", K=True)."""
    return make(key, seats, options)


def read(text: str) -> tuple[Record, State]:
    """A record from its text, checked by playing it again, and the position it ends in."""
    return read_record(text, make)
