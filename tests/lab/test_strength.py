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


def test_bots_of_another_source_are_the_same_if_the_first_games_are(
        strength: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    match = strength.Match("match", "greedy", "random", share=0.5)
    shown: list[int] = []
    monkeypatch.setattr(strength, "matches", lambda key: [match])
    monkeypatch.setattr(strength, "RESULTS", tmp_path)
    monkeypatch.setattr(strength, "LEDGERS", tmp_path / "ledgers")
    monkeypatch.setattr(strength, "write", lambda: shown.append(len(strength.known("koty")["matches"])))

    def measured(source: bytes) -> dict[str, object]:
        monkeypatch.setattr(strength, "source", lambda key: source)
        strength.measure("koty", 30, True, "", 1)
        found: dict[str, object] = strength.known("koty")["matches"]["match"]
        return {**found, "played": len(list(tmp_path.glob("ledgers/koty/*/match/*")))}

    first = measured(b"one")
    other = measured(b"other, of the same play")
    assert {**other, "bots": ""} == {**first, "bots": "", "played": 2}
    lines = [len(path.read_text().splitlines()) for path in tmp_path.glob("ledgers/koty/*/match/*")]
    assert sorted(lines) == [1 + 10, 1 + 15]                       # a head, and the games: only the first ones again
    text = (tmp_path / "koty.json").read_text()
    (tmp_path / "koty.json").write_text(text.replace(str(first["first"]), "of other play"))
    third = measured(b"a third")
    assert third["first"] == first["first"]
    lines = [len(path.read_text().splitlines()) for path in tmp_path.glob("ledgers/koty/*/match/*")]
    assert sorted(lines) == [1 + 10, 1 + 15, 1 + 15]
    assert shown
