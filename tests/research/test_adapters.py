"""The conformance tests of PettingZoo, Gymnasium and OpenSpiel, on all games."""
from __future__ import annotations

import copy
import pickle
import re
import warnings
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import cfr, exploitability, external_sampling_mccfr, ismcts, mcts
from pettingzoo.test import api_test, render_test, seed_test

import sennik
from sennik import games
from sennik.engine.errors import Illegal, Unreadable
from sennik.research.aec import SennikEnv
from sennik.research.gym import SeatEnv
from sennik.research.openspiel import SennikGame, SennikState
from sennik.studies.kuhn.rules import Kuhn

Variant = tuple[str, int, dict[str, str]]


def test_pettingzoo_finds_nothing_wrong_with_a_game(variant: Variant, capsys: pytest.CaptureFixture[str]) -> None:
    key, seats, options = variant
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)     # that an observation with a mask is no plain array
        api_test(SennikEnv(key, seats, render_mode="ansi", **options), num_cycles=60)
        seed_test(lambda: SennikEnv(key, seats, **options), num_cycles=20)
        render_test(lambda render_mode: SennikEnv(key, seats, render_mode=render_mode, **options))


def test_gymnasium_finds_nothing_wrong_with_a_seat(variant: Variant) -> None:
    key, seats, options = variant
    env = gymnasium.make("sennik.research.gym:sennik/Seat-v0", key=key, seats=seats, seat=seats - 1, rivals="random",
                         **options)
    check_env(env.unwrapped)                             # every render mode, too


def test_an_answer_that_is_not_legal_changes_nothing() -> None:
    env = SennikEnv("sen", 2)
    env.reset(seed=4)
    mask = env.observe("seat_0")["action_mask"]
    before = env.state_.dump()
    legal = int(np.flatnonzero(mask)[0])
    for illegal in (int(np.flatnonzero(mask == 0)[0]), legal - len(mask), len(mask), None):
        with pytest.raises(Illegal):
            env.step(illegal)
        assert env.state_.dump() == before
    seat = SeatEnv("sen", 2)
    first, info = seat.reset(seed=4)
    for illegal in (int(np.flatnonzero(info["action_mask"] == 0)[0]), legal - len(mask), len(mask)):
        again, reward, over, cut, told = seat.step(illegal)
        assert (reward, over, cut, told["illegal"]) == (0.0, False, False, True)
        assert (again == first).all()


def test_what_cannot_be_is_refused_when_an_environment_is_made() -> None:
    for make in (SennikEnv, SeatEnv):
        with pytest.raises(ValueError, match="there is no render mode 'rgb_array'"):
            make("sen", 2, render_mode="rgb_array")
        with pytest.raises(Unreadable):
            make("sen", 9)
        with pytest.raises(Unreadable):
            make("sen", 2, edition="none")
    with pytest.raises(ValueError, match="there is no seat 2 among 2"):
        SeatEnv("sen", 2, seat=2)
    with pytest.raises(Unreadable):
        SeatEnv("sen", 2, rivals="nobody")


def test_without_a_render_mode_nothing_is_drawn_and_somebody_is_told() -> None:
    env, seat = SennikEnv("sen", 2), SeatEnv("sen", 2)
    env.reset(seed=1)
    seat.reset(seed=1)
    for one in (env, seat):
        with pytest.warns(UserWarning, match="no render mode was chosen"):
            assert one.render() is None


def test_an_environment_can_be_copied_and_pickled_in_the_middle_of_a_game() -> None:
    env, seat = SennikEnv("koty", 3), SeatEnv("koty", 3)
    env.reset(seed=3)
    first, _ = seat.reset(seed=3)
    for _ in range(3):
        first, *_ = seat.step(int(np.flatnonzero(seat.action_masks())[0]))
    def revived(one: Any) -> Any:
        return pickle.loads(pickle.dumps(one))
    for way in (copy.deepcopy, revived):
        assert way(env).state_.digest() == env.state_.digest()
        other = way(seat)
        assert (other.seen() == first).all()
        assert other.state.digest() == seat.state.digest()
        step = int(np.flatnonzero(other.action_masks())[0])
        other.step(step)
        assert (seat.seen() == first).all()


def test_the_rewards_at_the_end_are_who_won_and_a_picture_shows_only_what_the_seat_knows() -> None:
    env = SennikEnv("koty", 3, render_mode="ansi")
    env.reset(seed=1)
    chance = np.random.default_rng(1)
    while env.state_.asked:
        seat = env.possible_agents.index(env.agent_selection)
        assert env.render() == env.game.describe(env.state_.view(seat))
        env.step(int(chance.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))))
    assert [env.rewards[agent] for agent in env.possible_agents] == env.state_.returns()
    assert all(env.terminations.values())


def test_the_examples_on_the_page_run() -> None:
    page = Path(__file__).parents[2] / "docs" / "adapters.md"
    blocks = re.findall(r"```python\n(.*?)```", page.read_text(), re.DOTALL)
    assert len(blocks) == 6
    for block in blocks:
        exec(compile(block, "adapters.md", "exec"), {})  # noqa: S102 - our own example


# ---- OpenSpiel
def test_openspiels_own_simulation_of_whole_games_finds_nothing_wrong(variant: Variant) -> None:
    """Every position cloned and written down and read again, all legal answers and outcomes of chance looked at."""
    key, seats, options = variant
    named = ";".join(f"{name}:{value}" for name, value in options.items())
    game = pyspiel.load_game(f"sennik(game={key},players={seats},options={named})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("key", [*games.keys(), *games.studies()])
def test_so_it_is_with_the_fewest_seats_and_the_usual_options(key: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"sennik(game={key})"), num_sims=1, serialize=True, verbose=False)


def test_a_copy_of_a_state_goes_its_own_way() -> None:
    state, chance = SennikGame({"game": "pracownia"}).new_initial_state(), np.random.default_rng(3)
    for _ in range(250):
        if state.is_terminal():
            break
        legal, other = state.legal_actions(), state.clone()
        state.apply_action(int(chance.choice(legal)))
        assert other.history() == state.history()[:-1]
        assert other.legal_actions() == legal


def test_a_game_is_loaded_by_its_name_with_options() -> None:
    game = pyspiel.load_game("sennik(game=sen,players=3,options=edition:jubilee;K:yes)")
    assert game.num_players() == 3
    assert game.new_initial_state().is_chance_node()


def test_stock_cfr_and_mccfr_solve_kuhn() -> None:
    game = SennikGame(game=Kuhn())
    solver = cfr.CFRSolver(game)
    for _ in range(60):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < 0.02
    sampling = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    np.random.seed(1)
    for _ in range(300):
        sampling.iteration()
    assert exploitability.nash_conv(game, sampling.average_policy()) < 0.06


def walk(key: str, seats: int, answers: int) -> SennikState:
    state = SennikGame({"game": key, "players": seats}).new_initial_state()
    chance = np.random.default_rng(seats)
    while answers:
        if state.is_chance_node():
            state.apply_action(int(chance.integers(len(state.chance_outcomes()))))
        else:
            state.apply_action(int(chance.choice(state.legal_actions())))
            answers -= 1
    while state.is_chance_node():
        state.apply_action(0)
    return state


@pytest.mark.parametrize("key", games.keys())
def test_a_state_dealt_anew_looks_the_same_to_its_seat_and_tells_nothing_of_the_first(key: str) -> None:
    seats = min(games.identity(key).most, 3)
    state = walk(key, seats, 9)
    seat = state.current_player()
    chance = np.random.default_rng(8)
    others = [state.resample_from_infostate(seat, chance.random) for _ in range(4)]
    for other in others:
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.legal_actions() == state.legal_actions()
        assert state.at is not None
        assert other.at is not None
        for rival in range(seats):
            if rival != seat:
                assert other.information_state_string(rival).endswith(repr(other.at.view(rival)))
                assert other.told[rival] == state.told[-1]
    assert len({str(other.at) for other in others}) > 1


@pytest.mark.parametrize("key", ["sen", "koty"])
def test_stock_ismcts_plays_our_games(key: str) -> None:
    state = walk(key, 2, 4)
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game=state.get_game(), uct_c=1.4, max_simulations=8, random_state=chance,
                           evaluator=mcts.RandomRolloutEvaluator(1, chance), max_world_samples=-1)
    assert bot.step(state) in state.legal_actions()


def test_what_openspiel_calls_an_information_state_is_neither_leaky_nor_merged() -> None:
    """Dealt anew for a seat its string is the same, and that of the other, who saw other cards, is not."""
    state = walk("sen", 2, 4)
    assert state.at is not None
    twin = state.clone()
    seat = 1 - state.current_player()
    before = state.information_state_string(seat)
    chance = sennik.FastRng(3)
    other = twin.at.copy(chance)
    other.redeal(seat)
    twin.at = other
    assert twin.information_state_string(seat) == before
    assert twin.information_state_string(1 - seat) != state.information_state_string(1 - seat)
