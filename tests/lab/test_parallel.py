"""Where the games are played makes no difference, and what is missing is said."""

import sys
from pathlib import Path

import pytest

from sennik.engine.errors import Unreadable
from sennik.lab.arena import Arena
from sennik.lab.extras import extra
from sennik.lab.ledger import NAME
from sennik.lab.processes.parallel import play_all

from .conftest import Make


def test_games_played_at_once_are_the_same_games(make: Make) -> None:
    plan = make("random,greedy,ismcts:iterations=5")
    alone, together = Arena(plan, 24), Arena(plan, 24)
    one, two = alone.run(), together.run(jobs=2)
    assert [alone.results[n].played for n in range(24)] == [together.results[n].played for n in range(24)]
    assert [bot.share for bot in one.bots] == [bot.share for bot in two.bots]


def test_a_verdict_does_not_depend_on_who_was_ready_first(make: Make) -> None:
    plan = make("greedy,random", seats=2, rounds=3)
    alone, together = [Arena(plan, 400, elos=(0.0, 200.0)).run(jobs=jobs) for jobs in (1, 2)]
    assert alone.test == together.test
    assert alone.test is not None
    assert alone.test.verdict == "high"
    assert 20 <= alone.games == together.games < 400


@pytest.mark.parametrize("backend", ["dask", "ray"])
def test_a_missing_package_is_named(make: Make, backend: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("distributed", "ray"):
        monkeypatch.setitem(sys.modules, name, None)       # as if it were not installed
    with pytest.raises(Unreadable, match=r"package missing \(package: (distributed|ray), extra: cluster\)"):
        list(play_all(make("random,greedy"), range(2), jobs=2, backend=backend))


@pytest.mark.filterwarnings("ignore:A worker stopped")
def test_a_worker_that_is_lost_is_told_and_results_are_kept(make: Make, bad: str, tmp_path: Path) -> None:
    plan = make(f"{bad}.Leaves,random", rounds=2)
    extra("joblib.externals.loky").get_reusable_executor().shutdown()    # older workers do not know this bot
    with pytest.raises(Unreadable, match="worker lost"):
        Arena(plan, 8).run(tmp_path, jobs=2)
    assert (tmp_path / NAME).read_text().startswith('{"sennik":"arena"')


def test_an_unknown_backend_is_refused(make: Make) -> None:
    with pytest.raises(Unreadable, match="no such backend"):
        list(play_all(make("random,greedy"), range(2), backend="abacus"))


@pytest.mark.filterwarnings("default")
@pytest.mark.parametrize("backend", ["dask", "ray"])
def test_a_cluster_plays_the_same_games(make: Make, backend: str) -> None:
    pytest.importorskip("distributed" if backend == "dask" else "ray")
    plan = make("random,greedy")
    here, there = Arena(plan, 12), Arena(plan, 12)
    here.run()
    there.run(jobs=2, backend=backend)
    assert [here.results[n].played for n in range(12)] == [there.results[n].played for n in range(12)]
