"""The matches of bench/strength.py seat whom they say they seat, and count all of what is won."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

TEAMS = (("teams", "yes"),)


@pytest.fixture
def strength(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    path = Path(__file__).resolve().parents[2] / "bench" / "strength.py"
    found = importlib.util.spec_from_file_location("strength", path)
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    monkeypatch.setitem(sys.modules, "strength", module)
    found.loader.exec_module(module)
    return module


def test_in_teams_both_seats_of_a_team_are_of_one_level_and_the_first_plays_every_game(strength: ModuleType) -> None:
    match = strength.Match("teams", "greedy", "random", 4, 1.0, TEAMS)
    arena = strength.Rounds(match, "koty", 4, match.rounds("koty", False))
    arena.run()
    lineups = [tuple(game.lineup) for game in arena.games()]
    assert lineups == [(0, 1, 0, 1), (1, 0, 1, 0)] * 4
    assert arena.figures()["share"] == 1.0


def test_one_among_three_sits_once_on_every_seat(strength: ModuleType) -> None:
    match = strength.Match("three", "greedy", "random", 4)
    arena = strength.Rounds(match, "koty", 1, match.rounds("koty", True))
    arena.run()
    assert sorted(game.lineup.index(0) for game in arena.games()) == [0, 1, 2, 3]


def test_figures_are_of_other_bots_as_soon_as_one_of_the_two_thinks_otherwise(strength: ModuleType) -> None:
    one, same, other = (strength.Match("match", "master", bot) for bot in ("regular", "regular", "regular:miss=0.5"))
    assert strength.digest("koty", one) == strength.digest("koty", same) != strength.digest("koty", other)
