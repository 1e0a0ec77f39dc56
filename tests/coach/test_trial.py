"""A trial judges by what the seat knew, favours nobody by luck, and has a figure for every answer."""
from __future__ import annotations

from collections.abc import Iterator

import pytest

from sennik.coach.measure import Effort, measure_of
from sennik.coach.trial import Trial, thinker
from sennik.engine.answers import Answer
from sennik.engine.game import Game
from sennik.engine.rng import FastRng
from sennik.engine.state import State
from sennik.games import identity, keys, make
from sennik.testkit.laws.sight import placed
from sennik.testkit.laws.twin import exchanged

LITTLE = Effort(40, 6, 12)


def positions(game: Game, count: int, apart: int) -> Iterator[State]:
    """Of a random game, so many, so far apart, where there is a choice."""
    rng = FastRng(3)
    state = game.new(FastRng(1))
    found = 0
    for k in range(count * apart * 6):
        if not state.asked or found == count:
            break
        seat = state.to_act()
        legal = state.legal(seat)
        if k % apart == apart - 1 and len(legal) > 1:
            yield state.copy(FastRng(k))
            found += 1
        state.apply(seat, legal[rng.below(len(legal))])


def judged(state: State, seat: int, cheats: bool = False) -> list[object]:
    """All that is said of a decision; a cheat has seen the cards."""
    game = state.game
    legal = state.legal(seat)
    trial = Trial(thinker(game, LITTLE, 5), state.view(seat), legal, LITTLE)
    if cheats:
        trial.race.simulation.root = state.copy(FastRng(1))
        trial.race.simulation.all_seeing = True
    trial.judge([legal[-1]], LITTLE.judging)
    return [trial.choice.text, trial.error(legal[-1]), {answer.text: trial.shares(answer) for answer in legal}]


def twins(key: str) -> Iterator[tuple[State, State, int]]:
    chance = FastRng(5)
    for state in positions(make(key, identity(key).least, {}), 5, 7):
        seat = int(state.to_act())
        twin = exchanged(state, seat, placed(state, seat), True, chance, FastRng(9))
        if twin is not None:
            yield state, twin, seat


@pytest.mark.pure
@pytest.mark.parametrize("key", keys())
def test_two_worlds_alike_to_a_seat_give_the_same_judgement(key: str) -> None:
    compared = 0
    for state, twin, seat in twins(key):
        assert twin.view(seat) == state.view(seat)
        assert judged(state, seat) == judged(twin, seat)
        compared += 1
    assert compared


@pytest.mark.parametrize("key", keys())
def test_a_judge_who_saw_the_cards_is_found_out(key: str) -> None:
    assert any(judged(state, seat, cheats=True) != judged(twin, seat, cheats=True) for state, twin, seat in twins(key))


@pytest.mark.parametrize("key", keys())
def test_every_answer_has_a_figure_and_the_shares_of_all_seats_make_a_whole(key: str) -> None:
    game = make(key, identity(key).most, {})
    for state in positions(game, 3, 5):
        seat = int(state.to_act())
        legal = state.legal(seat)
        trial = Trial(thinker(game, LITTLE, 5), state.view(seat), legal, LITTLE)
        trial.judge([legal[0]], LITTLE.judging)
        assert trial.choice in legal
        for answer in legal:
            shares = trial.shares(answer)
            assert abs(sum(shares) - 1.0) < 1e-9
            assert all(0.0 <= share <= 1.0 for share in shares)


@pytest.mark.parametrize("key", keys())
def test_the_measure_of_a_game_grows_with_what_was_found_alike_for_every_seat(key: str) -> None:
    game = make(key, 2, {})
    measure = measure_of(game)
    state = game.new(FastRng(1))
    shares = [measure.shares(state, [worth, 1.0 - worth], 0) for worth in (0.05, 0.3, 0.5, 0.6, 0.9)]
    assert [one[0] for one in shares] == sorted({one[0] for one in shares})
    assert all(abs(sum(one) - 1.0) < 1e-9 for one in shares)
    assert shares[1][0] == measure.shares(state, [0.7, 0.3], 1)[1]
    hopeful = measure._replace(hope=0.1).shares(state, [0.5, 0.5], 0)
    assert hopeful[0] < 0.5 < hopeful[1]                 # who thinks is believed a little less


def test_a_choice_is_not_judged_in_the_worlds_that_it_was_made_in() -> None:
    """Otherwise the best of noisy figures would seem better than it is."""
    class Noted(Trial):
        worlds: list[int]

        def world(self) -> int:
            found = super().world()
            self.worlds = [*getattr(self, "worlds", []), found]
            return found

    state = next(iter(positions(make("sen", 2, {}), 1, 3)))
    seat = int(state.to_act())
    legal = state.legal(seat)
    trial = Noted(thinker(state.game, LITTLE, 5), state.view(seat), legal, LITTLE)
    choosing = set(trial.worlds)
    trial.judge(list(legal), 20)
    again: list[Answer] = [legal[0]]
    trial.judge(again, 20)
    assert len(set(trial.worlds) - choosing) == 40


def test_the_line_of_an_answer_is_found_alike_whether_it_was_chosen_or_given() -> None:
    """What was tried until the choice was made does not count: the lines of who left the race early were tried less."""
    game = make("pracownia", 2, {})
    compared = 0
    for state in positions(game, 40, 3):
        seat = int(state.to_act())
        legal = state.legal(seat)
        one, other = [Trial(thinker(game, LITTLE, 5), state.view(seat), legal, LITTLE) for _ in range(2)]
        several = [answer for answer in legal if len(one.places(answer)) > 1 and answer is not one.choice]
        if not several:
            continue
        for k in other.places(several[0]):
            other.tried[k] = [[float(k)] * 2] * (1 + k)
        one.judge(several[:1], 2)
        other.judge(several[:1], 2)
        assert one.stands == other.stands
        assert one.shares(several[0]) == other.shares(several[0])
        compared += 1
    assert compared
