"""A contestant: a bot by its name and settings, as in `greedy` or `ismcts:iterations=500:exploration=0.5`.

A name is one that all of Sennik knows, or one of the laboratory's, or the path of a class: `my_bots.Clever:depth=3`.
A level thinks as at any table, but for what its settings change: `master:iterations=50`. `ismcts` begins with no
setting but the standard ones; `plain` is the same without the game's knowledge. `clairvoyant` sees all cards, and
thinks as much as the master does or more.
"""
from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from importlib import import_module
from inspect import signature
from typing import Any, Final

from ..bots import BOTS, LEVELS, Bot
from ..bots.clairvoyant import Clairvoyant
from ..bots.ismcts import Ismcts
from ..bots.levels import seeing, thinking_of
from ..engine.errors import Unreadable
from ..engine.game import Game
from ..policy.instinct import Instinct
from ..policy.thinking import Thinking
from .budget import Budget

Setting = int | float | str
Reads = Callable[[str], Setting]

CLAIRVOYANT: Final = "clairvoyant"     # is shown the true position: seated by the arena, known to nobody else
THINKING: Final[dict[str, Reads]] = {
    field.name: type(getattr(Thinking(), field.name)) for field in fields(Thinking)}
SETTINGS: Final[dict[str, dict[str, Reads]]] = {
    **dict.fromkeys([*LEVELS, "ismcts", "plain"], THINKING),
    CLAIRVOYANT: {name: THINKING[name] for name in THINKING if name not in {"seconds", "forget"}}}
ENDLESS: Final = 1_000_000_000         # iterations where seconds are the budget


@dataclass(frozen=True)
class Contestant:
    name: str
    settings: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return ":".join([self.name, *[f"{name}={value}" for name, value in self.settings]])

    def takes(self) -> Mapping[str, Reads]:
        """The settings this bot has, each with what reads it."""
        if self.name in SETTINGS or self.name in BOTS:
            return SETTINGS.get(self.name, {})
        return dict.fromkeys(list(signature(by_path(self.name)).parameters)[2:], literal)

    def within(self, budget: Budget) -> Contestant:
        """The same, with the budget as a setting, if it has such a setting and no budget of its own."""
        mine = dict(self.settings)
        if budget.name not in self.takes() or "iterations" in mine or "seconds" in mine:
            return self
        return Contestant(self.name, tuple(sorted([*self.settings, (budget.name, budget.amount)])))

    def seconds(self) -> float | None:
        """The processor time it may use for an answer, if that is its budget."""
        value = dict(self.settings).get("seconds")
        return None if value is None else float(value)

    def values(self) -> dict[str, Any]:
        takes = self.takes()
        return {name: takes[name](value) for name, value in self.settings}

    def make(self, game: Game, seed: int) -> Bot:
        """A bot for one seat of one game. A clairvoyant is none: see `seer`."""
        if self.name in SETTINGS and not self.sees_all():
            values = self.values()
            if "seconds" in values:
                values.setdefault("iterations", ENDLESS)
            thinking = thinking_of(game, self.name) if self.name in LEVELS else Thinking()
            instinct = Instinct() if self.name == "plain" else None
            return Ismcts(game, seed, thinking.but(values), instinct, time.process_time)
        if self.name in BOTS:
            return BOTS[self.name](game, seed)
        return by_path(self.name)(game, seed, **self.values())

    def sees_all(self) -> bool:
        return self.name == CLAIRVOYANT

    def seer(self, game: Game, seed: int) -> Clairvoyant:
        return Clairvoyant(game, seed, seeing(game).but(self.values()))

    def check(self, game: Game) -> None:
        """What cannot be made is better refused now than in each game."""
        if self.sees_all():
            self.seer(game, 0)
        else:
            self.make(game, 0)


def read(text: str) -> Contestant:
    """From the text of a contestant, or a refusal that says what there is."""
    name, *parts = text.strip().split(":")
    takes = Contestant(name).takes()
    settings: dict[str, str] = {}
    for part in parts:
        setting, _, value = part.partition("=")
        if setting not in takes or setting in settings:
            raise Unreadable("no-such-setting", bot=name, setting=setting, settings=" ".join(takes) or "–")
        try:
            settings[setting] = str(takes[setting](value))
        except ValueError:
            raise Unreadable("setting-unreadable", bot=name, setting=setting, value=value) from None
    return Contestant(name, tuple(sorted(settings.items())))


def read_all(text: str) -> list[Contestant]:
    """From the texts of several, with commas between them."""
    return [read(part) for part in text.split(",")]


def by_path(name: str) -> Callable[..., Bot]:
    """A class of somebody else: `package.module.Class`, made with the game, a seed and its settings."""
    module, _, last = name.rpartition(".")
    try:
        kind = getattr(import_module(module), last) if module else None
    except (ImportError, AttributeError):
        kind = None
    if not isinstance(kind, type) or not issubclass(kind, Bot):
        raise Unreadable("no-such-bot", bot=name, bots=" ".join(dict.fromkeys([*BOTS, *SETTINGS])))
    return kind


def literal(text: str) -> Setting:
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            pass
    return text


def labels(texts: list[str]) -> list[str]:
    """What a table calls them: the second of a kind is `greedy#2`."""
    return [text if text not in texts[:k] else f"{text}#{texts[:k].count(text) + 1}" for k, text in enumerate(texts)]
