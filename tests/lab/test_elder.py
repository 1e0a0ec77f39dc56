"""A bot of another tree sits in a process of its own and plays as it would here; other rules are found out."""

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from sennik.bots import make
from sennik.engine.rng import FastRng
from sennik.games import make as make_game

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def elder(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    monkeypatch.syspath_prepend(str(ROOT / "bench"))
    for name in ("elder", "strength"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    module = importlib.import_module("elder")
    monkeypatch.setattr(module, "tree", lambda commit: ROOT / "src")
    yield module
    for process in module.SEATED.values():
        process.kill()
        process.communicate()
    for name in ("elder", "strength"):
        sys.modules.pop(name, None)


def test_a_bot_of_another_tree_answers_as_it_would_here(elder: ModuleType) -> None:
    game = make_game("kruki", 2, {})
    s = game.new(FastRng(1))
    there = [elder.Elder(game, seat, "this", "apprentice") for seat in range(2)]
    here = [make("apprentice", game, seat) for seat in range(2)]
    for _ in range(40):
        seat = int(s.to_act())
        answer = there[seat].choose(s.view(seat), s.legal(seat))
        assert answer == here[seat].choose(s.view(seat), s.legal(seat))
        s.apply(seat, answer)
    assert len(elder.SEATED) == 2


def test_a_tree_with_other_rules_is_found_out(elder: ModuleType) -> None:
    game = make_game("kruki", 2, {})
    s = game.new(FastRng(1))
    seat = int(s.to_act())
    with pytest.raises(EOFError):
        elder.Elder(game, 1, "this", "greedy").choose(s.view(seat), s.legal(seat)[:1])
