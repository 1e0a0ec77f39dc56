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
from sennik.bots import make
from sennik.games.sen.rules.cards import VALUE
from sennik.games.sen.rules.game import Sen
from sennik.games.sen.rules.zones import DREAM


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


def test_what_a_round_brought_is_told_by_the_rounds_after_it(script: ModuleType) -> None:
    # One table: three rounds end, hoped to be worth 0.2, 0.4, 0.6 to seat 0; the next one is the last and is won; then
    # a round of another game ends, after which nothing is known.
    paid: Any = np.zeros((6, 1, 2), np.float32)
    ends: Any = np.array([[True], [True], [False], [True], [True], [True]])
    lasts: Any = np.array([[False], [False], [False], [False], [True], [False]])
    paid[:, 0, 0] = 0.2, 0.4, 0, 0.6, 1, 0.1
    paid[:, 0, 1] = -paid[:, 0, 0]
    third = 1.0
    second = script.FAR * third + (1 - script.FAR) * 0.6
    first = script.FAR * second + (1 - script.FAR) * 0.4
    came = script.later(paid, ends, lasts)
    assert came[[0, 1, 3], 0, 0].tolist() == pytest.approx([first, second, third])
    assert came[[0, 1, 3], 0, 1].tolist() == pytest.approx([-first, -second, -third])
    assert np.isnan(came[[2, 4, 5]]).all()


def test_what_one_hopes_for_the_other_fears(script: ModuleType) -> None:
    outlook = script.Outlook(np.random.default_rng(1))
    hope = outlook(outlook.stand(np.array([[10, 40], [40, 10], [0, 0]]), np.array([0, 1, 1])))
    assert hope[:, 0] == pytest.approx(-hope[:, 1])
    assert hope[0] == pytest.approx(hope[1][::-1])


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
    for name, small in (("TABLES", 8), ("STEPS", 24), ("BATCH", 64), ("UNITS", 16), ("CRITIC", 16)):
        monkeypatch.setattr(script, name, small)
    senses = script.Senses(Sen(2, {}))

    def learned(seed: int) -> Any:
        team = script.beginners(1, senses)
        script.Piece(team, senses, seed, 0, 1, 2).run()
        return [w for net in team for w in net.w]
    first, again, other = learned(3), learned(3), learned(4)
    assert all((a == b).all() for a, b in zip(first, again))
    assert any((a != b).any() for a, b in zip(first, other))


def test_only_the_critic_sees_the_hidden_cards(script: ModuleType) -> None:
    """Dealt anew, all looks the same to the player, and not to the critic, who says both dreams, one's own first."""
    senses = script.Senses(Sen(2, {}))
    state = senses.game.new(sennik.FastRng(1))
    twin = state.copy(sennik.FastRng(2))
    twin.redeal(1)
    seat = np.array([1, 1])
    seen = np.array([senses.layout.of(one, 1) for one in (state, twin)])
    rows = senses.look(seen, seat)
    assert (rows[0] == rows[1]).all()
    dreams = senses.open([state, twin], seat)
    assert (dreams[0] != dreams[1]).any()
    ravens = [[VALUE[state.kind(DREAM + whose, slot)] for slot in range(4)] for whose in range(2)]
    assert (9 * dreams[0, :8]).round().astype(int).tolist() == ravens[1] + ravens[0]
    assert 9 * dreams[0, 10] == pytest.approx(sum(ravens[0]) - sum(ravens[1]), abs=1e-5)


def test_nobody_calls_while_a_table_is_restless(script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, small in (("TABLES", 8), ("STEPS", 60), ("BATCH", 64), ("RESTLESS", 1.0), ("UNITS", 8), ("CRITIC", 8)):
        monkeypatch.setattr(script, name, small)
    senses = script.Senses(Sen(2, {}))
    piece = script.Piece(script.beginners(1, senses), senses, 1, 0, 1, 1)
    step, calls = piece.env.step, 0

    def watch(actions: Any) -> Any:
        nonlocal calls
        waiting = senses.discarded(piece.env.seen) < piece.wait
        assert not (waiting & (actions == senses.wake)).any()
        calls += int((actions == senses.wake).sum())
        return step(actions)
    monkeypatch.setattr(piece.env, "step", watch)
    piece.run()
    assert calls


def test_it_plays_whole_games_and_says_how_they_went(script: ModuleType) -> None:
    senses = script.Senses(Sen(2, {}))
    shares = script.watched(script.Player(np.random.default_rng(1), senses), senses, 1)
    assert len(shares) == 2
    assert all(share in {0.0, 0.5, 1.0} for share in shares)


def test_the_network_that_was_kept_plays_by_the_rules_from_either_seat(script: ModuleType) -> None:
    game = Sen(2, {})
    for seat in range(2):
        bots = [make("random", game, 1), make("random", game, 2)]
        bots[seat] = script.Learned(game, 3)
        record = sennik.Record(game, sennik.seed_of(f"kept {seat}"))
        state = record.begin()
        while state.asked:
            now = int(state.to_act())
            record.answer(state, now, bots[now].choose(state.view(now), state.legal(now)).text)
        assert sum(state.returns()) == 1
