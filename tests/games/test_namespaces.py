"""The constants of zones, phases, verbs and facts are called as their texts are, so that a log is found in the code."""
from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from sennik.engine.game import Game
from sennik.games import identity, new

GAMES = Path(__file__).parent.parent.parent / "src" / "sennik" / "games"
ROOMS = sorted(path.parent.parent.name for path in GAMES.glob("*/rules/phases.py"))


def constant(module: ModuleType, text: str) -> object:
    name = text.partition(" ")[0].upper()
    return getattr(module, name, f"{module.__name__} has no {name}")


def tables(key: str) -> list[Game]:
    """The smallest and the largest: what stands in the same place at both is a constant."""
    return [new(key, identity(key).least), new(key, identity(key).most)]


@pytest.mark.parametrize("key", ROOMS)
def test_a_constant_is_called_as_its_text(key: str) -> None:
    game = tables(key)[0]
    phases, verbs, facts = [import_module(f"sennik.games.{key}.rules.{name}") for name in ("phases", "verbs", "facts")]
    for number, phase in enumerate(game.phases):
        assert constant(phases, phase.name) == number
    for number, verb in enumerate(verbs.VERBS):
        assert constant(verbs, verb) == number
    for fact in game.facts:
        assert constant(facts, fact.name) == fact.start


@pytest.mark.parametrize("key", ROOMS)
def test_a_zone_is_called_as_its_text(key: str) -> None:
    zones = import_module(f"sennik.games.{key}.rules.zones")
    small, large = [[zone.name for zone in game.zones] for game in tables(key)]
    for name in small:
        if small.index(name) == large.index(name):
            assert constant(zones, name) == small.index(name)
