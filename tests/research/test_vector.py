"""Many games side by side are the games that one would play one by one."""
from __future__ import annotations

import numpy as np
import pytest

import sennik
from sennik import games
from sennik.research.encoding import Encoding
from sennik.research.vector import VectorEnv


@pytest.mark.parametrize("key", games.keys())
def test_each_game_goes_on_as_it_would_alone(key: str) -> None:
    env = VectorEnv(key, 5, seed=3)
    alone = [env.game.new(sennik.FastRng(3 * 1_000_003 + number)) for number in range(1, 6)]
    encoding, chance, ended = Encoding(env.game), np.random.default_rng(1), 0
    for _ in range(40):
        for k, state in enumerate(alone):
            seat = int(state.to_act())
            assert env.seat[k] == seat
            assert env.seen[k].tolist() == encoding.row(state.view(seat))
            assert sorted(np.flatnonzero(env.mask[k])) == sorted(answer.id for answer in state.legal(seat))
        actions = np.array([chance.choice(np.flatnonzero(mask)) for mask in env.mask])
        for state, seat, action in zip(alone, env.seat.tolist(), actions.tolist()):
            state.apply(seat, env.game.answers.all[action])
        rewards, over = env.step(actions)
        assert over.tolist() == [not state.asked for state in alone]
        for k, state in enumerate(alone):
            assert rewards[k].tolist() == pytest.approx(state.returns() if over[k] else [0] * int(env.game.seats))
            if over[k]:
                ended += 1
                alone[k] = env.game.new(sennik.FastRng(3 * 1_000_003 + 5 + ended))


def test_games_that_end_begin_anew_and_the_same_seed_is_the_same_again() -> None:
    env = VectorEnv("koty", 3, 2, seed=1)
    first, chance, ended = env.seen.copy(), np.random.default_rng(2), 0
    while ended < 4:
        _, over = env.step(np.array([chance.choice(np.flatnonzero(mask)) for mask in env.mask]))
        ended += int(over.sum())
        assert env.mask.any(axis=1).all()
    env.reset(seed=1)
    assert (env.seen == first).all()


def test_one_answer_that_is_not_legal_is_refused_and_nothing_has_changed() -> None:
    env = VectorEnv("sen", 2)
    before = [state.dump() for state in env.states]
    actions = np.array([np.flatnonzero(env.mask[0])[0], np.flatnonzero(~env.mask[1])[0]])
    with pytest.raises(sennik.Illegal):
        env.step(actions)
    assert [state.dump() for state in env.states] == before
