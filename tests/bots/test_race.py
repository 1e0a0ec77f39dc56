"""The race: the answers of a decision are tried in the same worlds."""

import pytest

from sennik.bots.ismcts import Ismcts
from sennik.bots.race import FEW, Race
from sennik.engine.answers import Answers
from sennik.engine.errors import Unreadable
from sennik.engine.rng import FastRng
from sennik.engine.state import State
from sennik.games import new
from sennik.policy.instinct import Instinct
from sennik.policy.thinking import Thinking
from sennik.research.solver import Tree
from sennik.studies.kuhn.rules import FACING, HAND, JACK, KING, Kuhn
from sennik.testkit.games.nap import Nap


class Watching(Instinct):
    """Notes every world it is shown, and likes the last answer best."""

    def __init__(self, worth: list[float] | None = None) -> None:
        self.worlds: list[object] = []
        self.worth = worth or []

    def believe(self, s: State, seat: int) -> None:
        self.worlds.append(s.dump())

    def weigh(self, s: State, seat: int, answers: Answers) -> list[int]:
        return list(range(len(answers)))


def race(thinking: Thinking, instinct: Instinct | None = None, seed: int = 3) -> Race:
    game = new("sen", 3)
    rng = FastRng(seed)
    s = game.new(rng)
    while len(s.legal(s.to_act())) < 4:
        s.apply(s.to_act(), s.legal(s.to_act())[0])
    seat = s.to_act()
    found = Ismcts(game, seed, thinking, instinct).search(s.view(seat), s.legal(seat))
    assert isinstance(found, Race)
    return found


def test_every_answer_meets_every_world_and_the_worlds_differ() -> None:
    watching = Watching()
    one = race(Thinking(30, method="race"), watching)
    one.run(30)
    n = len(one.answers)
    whole = [watching.worlds[k : k + n] for k in range(0, len(watching.worlds), n)]
    assert len(whole) >= 3
    assert all(len(set(worlds)) == 1 for worlds in whole)
    assert len({worlds[0] for worlds in whole}) == len(whole)


def test_it_never_thinks_more_than_it_may_but_tries_each_answer_once() -> None:
    for most in (1, 7, 50):
        one = race(Thinking(most, method="race"))
        one.run(most)
        n = len(one.answers)
        assert one.done <= max(most, n)
        assert one.done == sum(map(len, one.found)) > 0


def test_few_answers_start_where_there_are_few_simulations_and_instinct_says_which() -> None:
    one = race(Thinking(9, widen=0.4, method="race"), Watching())
    one.run(9)
    n = len(one.answers)
    assert one.running == [n - 1, n - 2]  # 1 + 0.4 · 3
    one = race(Thinking(2, widen=5.0, method="race"), Watching())
    one.run(2)
    assert one.running == [n - 1, n - 2], "each can be tried once"


def test_one_simulation_compares_nothing_and_follows_instinct() -> None:
    one = race(Thinking(1, widen=0.6, method="race"), Watching())
    one.run(1)
    assert one.done == 1
    assert one.best() is one.answers[-1]


def test_an_answer_that_is_clearly_behind_leaves_the_race_and_an_easy_decision_is_cheap() -> None:
    game = Kuhn()
    for spot in Tree(game).spots():
        assert spot.state is not None
        card = spot.state.kind(HAND + spot.seat, 0)
        if spot.state.phase == FACING and card in (JACK, KING):
            bot = Ismcts(game, 1, Thinking(1000, method="race"))
            assert bot.choose(spot.state.view(spot.seat), spot.answers).text == ("call" if card == KING else "fold")
            assert bot.done == 2 * FEW


def test_instincts_favourite_stays_where_another_is_not_ahead_by_enough() -> None:
    open_minded, loyal = 0, 0
    for seed in range(20):
        for trust in (0.0, 50.0):
            one = race(Thinking(60, trust=trust, method="race"), seed=seed)
            one.run(60)
            one.running = one.line_up(60)  # nobody has left: the favourite can still be chosen
            if trust:
                loyal += one.best() is one.answers[one.running[0]]
            else:
                open_minded += one.best() is one.answers[one.running[0]]
    assert loyal == 20 > open_minded


def test_alike_in_every_world_the_favourite_wins_and_the_race_is_over_soon() -> None:
    class Same(Watching):
        def value(self, s: State) -> list[float]:
            return [0.5] * s.game.seats

    one = race(Thinking(1000, depth=0, method="race"), Same())
    one.run(1000)
    assert one.best() is one.answers[-1]
    assert one.done == FEW * len(one.answers)


@pytest.mark.pure
def test_who_knows_the_same_runs_the_same_race() -> None:
    for game in (new("sen", 3, rounds=1), Nap(3)):
        rng = FastRng(5)
        s = game.new(rng)
        for n in range(40):
            if not s.asked:
                break
            seat = s.to_act()
            legal = s.legal(seat)
            other = s.copy(FastRng(n))
            other.redeal(seat)
            here, there = (Ismcts(game, n, Thinking(24, forget=0.2, method="race")) for _ in range(2))
            assert here.choose(s.view(seat), legal) is there.choose(other.view(seat), other.legal(seat))
            s.apply(seat, legal[rng.below(len(legal))])


def test_there_are_two_methods_and_no_third() -> None:
    with pytest.raises(Unreadable):
        Thinking(method="walk")


@pytest.mark.parametrize(("seats", "depth", "found"), [
    (2, 4, 4), (3, 4, 6), (4, 4, 8), (6, 2, 6), (4, 0, 0), (4, -1, -1)])
def test_a_depth_is_as_many_rounds_at_every_table(seats: int, depth: int, found: int) -> None:
    game = new("koty", seats)
    s = game.new(FastRng(1))
    seat = s.to_act()
    for method in ("race", "tree"):
        search = Ismcts(game, 1, Thinking(10, depth=depth, method=method)).search(s.view(seat), s.legal(seat))
        assert search.simulation.depth == found
