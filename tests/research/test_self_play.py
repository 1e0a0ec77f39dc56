"""The script with which a network learns Sen: what an answer is credited with, and the same network from a seed."""
from __future__ import annotations

import importlib.util
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import sennik
from sennik.games.sen.rules.game import Sen


@pytest.fixture(scope="module")
def script() -> Iterator[ModuleType]:
    spec = importlib.util.spec_from_file_location("self_play", Path(__file__).parents[2] / "tools" / "self_play.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["self_play"] = module
    spec.loader.exec_module(module)
    yield module
    del sys.modules["self_play"]


def test_an_answer_is_credited_with_what_its_seat_gets_in_the_round(script: ModuleType) -> None:
    # One table: seats 0, 1, 0 answer, the third answer ends the round and pays 1 and -1; then seat 1 answers, and what
    # becomes of that is not known.
    seat = np.array([[0], [1], [0], [1]])
    worth = np.array([[0.5], [0.25], [0.75], [0.125]], np.float32)
    paid: Any = np.zeros((4, 1, 2), np.float32)
    paid[2, 0] = 1, -1
    gain, aim = script.credit(seat, worth, paid, np.array([[False], [False], [True], [False]]))
    last = 1 - 0.75
    assert gain[:, 0].tolist() == pytest.approx([0.75 - 0.5 + script.TRACE * last, -1 - 0.25, last, 0])
    assert aim == pytest.approx(gain + worth)


def test_a_seat_sees_itself_first(script: ModuleType) -> None:
    """The position of one seat, seen by the other with the seats changed, gives the same numbers."""
    senses = script.Senses(Sen(2, {}))
    texts = [answer.text for answer in senses.game.answers.all]
    for seat in range(2):
        assert [texts[k] for k in senses.order[seat]] == [script.turned(text) if seat else text for text in texts]
        assert (senses.order[seat][senses.order[seat]] == np.arange(len(texts))).all()
    state = senses.game.new(sennik.FastRng(1))
    rows = [script.Senses(Sen(2, {})).look(np.array([senses.layout.row(state.view(seat))]), np.array([seat]))
            for seat in range(2)]
    assert (rows[0] == rows[1]).all()                    # before anybody has looked, all is alike to both


def test_the_same_seed_makes_the_same_network(script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, small in (("TABLES", 8), ("STEPS", 24), ("BATCH", 64)):
        monkeypatch.setattr(script, name, small)
    senses = script.Senses(Sen(2, {}))

    def learned(seed: int) -> Any:
        net = script.Net(np.random.default_rng(1), senses.size, len(senses.game.answers.all))
        script.Piece(net, senses, seed, 0, 1, 2).run()
        return net.w
    first, again, other = learned(3), learned(3), learned(4)
    assert all((a == b).all() for a, b in zip(first, again))
    assert any((a != b).any() for a, b in zip(first, other))


def test_it_plays_whole_games_and_says_how_they_went(script: ModuleType) -> None:
    senses = script.Senses(Sen(2, {}))
    net = script.Net(np.random.default_rng(1), senses.size, len(senses.game.answers.all))
    shares = script.watched(net, senses, 1)
    assert len(shares) == 2
    assert all(share in {0.0, 0.5, 1.0} for share in shares)
