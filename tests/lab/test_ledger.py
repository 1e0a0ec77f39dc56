"""Results are never lost, never repeated, never mixed."""

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from sennik.engine.errors import Unreadable
from sennik.lab.arena import Arena
from sennik.lab.ledger import NAME, Ledger

from .conftest import Make


def finished(path: Path) -> list[tuple[int, int, str]]:
    return [(line["deal"], line["turn"], line["played"]) for line in map(json.loads, path.read_text().splitlines()[1:])]


def test_an_arena_goes_on_where_it_stopped(make: Make, tmp_path: Path) -> None:
    plan = make("random,greedy")
    whole = Arena(plan, 20).run(tmp_path / "whole")
    Arena(plan, 7).run(tmp_path / "parts")
    before = (tmp_path / "parts" / NAME).read_bytes()
    parts = Arena(plan, 20).run(tmp_path / "parts", resume=True)
    after = (tmp_path / "parts" / NAME).read_bytes()
    assert after.startswith(before)
    assert sorted(finished(tmp_path / "parts" / NAME)) == sorted(finished(tmp_path / "whole" / NAME))
    assert [one.share for one in parts.bots] == [one.share for one in whole.bots]
    assert [one.rating for one in parts.bots] == [one.rating for one in whole.bots]


def test_a_line_torn_in_two_is_cut_off_and_played_again(make: Make, tmp_path: Path) -> None:
    plan = make("random,greedy")
    Arena(plan, 6).run(tmp_path)
    path = tmp_path / NAME
    text = path.read_bytes()
    path.write_bytes(text[:-40])
    Arena(plan, 6).run(tmp_path, resume=True)
    games = finished(path)
    assert len(games) == len(set(games)) == 6
    path.write_bytes(text[:20])                # even within the header
    assert Arena(plan, 6).run(tmp_path, resume=True).games == 6


def test_results_already_there_are_not_touched_without_being_told_to(make: Make, tmp_path: Path) -> None:
    plan = make("random,greedy")
    Arena(plan, 2).run(tmp_path)
    before = (tmp_path / NAME).read_bytes()
    with pytest.raises(Unreadable, match="results there"):
        Arena(plan, 4).run(tmp_path)
    assert (tmp_path / NAME).read_bytes() == before


@pytest.mark.parametrize("other", [{"seed": "2"}, {"bots": ("random", "random")}, {"seats": 3}, {"apart": True},
                                   {"options": (("rounds", "2"),)}])  # fmt: skip
def test_results_of_another_arena_are_not_mixed_in(make: Make, tmp_path: Path, other: dict[str, object]) -> None:
    plan = make("random,greedy")
    Arena(plan, 2).run(tmp_path)
    before = (tmp_path / NAME).read_bytes()
    with pytest.raises(Unreadable, match=f"results of other .*field: {next(iter(other))}"):
        Ledger(replace(plan, **other), tmp_path / NAME, resume=True)  # type: ignore[arg-type]
    assert (tmp_path / NAME).read_bytes() == before


def test_a_broken_line_is_named(make: Make, tmp_path: Path) -> None:
    plan = make("random,greedy")
    Arena(plan, 4).run(tmp_path)
    path = tmp_path / NAME
    text = path.read_text().splitlines(keepends=True)
    path.write_text("".join([*text[:2], '{"deal": 0}\n', *text[3:]]))
    with pytest.raises(Unreadable, match=r"results broken .*line: 3"):
        Ledger(plan, path, resume=True)
    path.write_text("no header\n")
    with pytest.raises(Unreadable, match=r"results broken .*line: 1"):
        Ledger(plan, path, resume=True)


def test_two_arenas_cannot_share_a_ledger(make: Make, tmp_path: Path) -> None:
    plan = make("random,greedy")
    with Ledger(plan, tmp_path / NAME), pytest.raises(Unreadable, match="results busy"):
        Ledger(plan, tmp_path / NAME, resume=True)
    Ledger(plan, tmp_path / NAME, resume=True).close()


def test_an_arena_killed_outright_loses_no_result_and_repeats_none(make: Make, tmp_path: Path) -> None:
    path = tmp_path / "out" / NAME
    command = [sys.executable, "-m", "sennik", "arena", "sen", "--bots", "greedy,ismcts:iterations=30",
               "--option", "rounds=1", "--games", "24", "--seed", "test", "--jobs", "2", "--out", str(path.parent),
               "--resume"]
    seen: list[tuple[int, int, str]] = []
    for enough in (2, 6):
        arena = subprocess.Popen(command, stdout=subprocess.DEVNULL, start_new_session=True)
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline and not (path.exists() and len(path.read_bytes().splitlines()) > enough):
            time.sleep(0.02)
        os.killpg(arena.pid, signal.SIGKILL)
        arena.wait()
        games = finished(path) if path.read_bytes().endswith(b"\n") else []
        assert games[:len(seen)] == seen
        seen = games
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    games = finished(path)
    assert games[:len(seen)] == seen
    assert len(games) == len(set(games)) == 24
    whole = Arena(make("greedy,ismcts:iterations=30"), 24)
    whole.run()
    assert sorted(games) == [(r.deal, r.turn, r.played) for r in (whole.results[n] for n in range(24))]
