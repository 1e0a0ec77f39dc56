"""One game: repeatable, even between equals, the same inside and apart."""

import gc
from pathlib import Path

import pytest

from sennik import games
from sennik.bots import Bot
from sennik.engine.answers import Answer, Answers
from sennik.engine.record import Record
from sennik.engine.rng import FastRng
from sennik.engine.seed import seed_of
from sennik.engine.view import View
from sennik.lab.arena import Arena
from sennik.lab.game_run import GameRun, play
from sennik.lab.player import Plain
from sennik.lab.result import Result, read

from .conftest import Make


def same(results: list[Result]) -> list[tuple[object, ...]]:
    """All but the time it took."""
    return [(r.deal, r.turn, r.lineup, r.returns, r.scores, r.asked, r.played, r.slips) for r in results]


@pytest.mark.pure
def test_a_game_is_repeatable_to_the_last_answer(make: Make) -> None:
    plan = make("random,greedy,ismcts:iterations=15", seats=4, records=True)
    first, again = [[play(plan, n) for n in range(6)] for _ in range(2)]
    assert same(first) == same(again)
    assert [r.record for r in first] == [r.record for r in again]
    assert len({r.played for r in first}) == 6
    assert plan.repeatable()


def test_another_seed_is_another_game(make: Make) -> None:
    assert play(make("random,greedy"), 0).played != play(make("random,greedy", seed="other"), 0).played


def test_a_deal_is_the_same_for_all_its_games(make: Make) -> None:
    plan = make("random,greedy,ismcts:iterations=5", records=True)
    starts = [games.read(play(plan, n).record)[0].replay(0).digest() for n in range(6)]
    assert len(set(starts[:3])) == len(set(starts[3:])) == 1
    assert starts[0] != starts[3]


def test_a_record_is_kept_if_wished_and_can_be_read(make: Make) -> None:
    result = play(make("random,greedy", records=True), 1)
    record, state = games.read(result.record)
    assert state.returns() == result.returns
    assert len(record.answers) == sum(result.asked)
    assert not play(make("random,greedy"), 1).record


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_bot_against_itself_is_even_to_the_last_digit(make: Make, seats: int) -> None:
    arena = Arena(make("greedy,greedy", seats=seats), 24)
    one, other = arena.run().bots
    if seats % 2 == 0:
        assert one.share.mean == other.share.mean == 0.5
    assert [arena.results[n].played for n in range(0, 24, 2)] == [arena.results[n].played for n in range(1, 24, 2)]


def test_bots_with_chance_of_their_own_are_even_too(make: Make) -> None:
    """Two bots that differ in nothing but their chance: the interval must hold one half."""
    report = Arena(make("random,sennik.bots.random_bot.RandomBot", seats=4), 400).run()
    assert report.bots[0].share.low <= 0.5 <= report.bots[0].share.high
    assert report.fair == 0.5


def test_the_better_bot_wins_more(make: Make) -> None:
    report = Arena(make("random,greedy", seats=4, rounds=3), 80).run()
    assert report.bots[1].share.low > 0.5
    assert report.bots[1].rating.mean > report.bots[0].rating.mean
    assert report.elo is not None
    assert report.elo[0] < 0


def test_inside_and_apart_the_same_games_are_played(make: Make) -> None:
    bots = "random,greedy,ismcts:iterations=10,clairvoyant:iterations=10"
    inside, apart = [[play(make(bots, apart=apart), n) for n in range(4)] for apart in (False, True)]
    assert same(inside) == same(apart)


def test_a_clairvoyant_cannot_touch_the_table(make: Make) -> None:
    """It is shown a copy: the game replays from its record alone."""
    result = play(make("clairvoyant:iterations=5,random", records=True), 0)
    assert games.read(result.record)[1].returns() == result.returns
    assert not result.slips


@pytest.mark.parametrize("on", [True, False])
def test_the_collector_rests_while_a_game_is_played_and_is_left_as_it_was(make: Make, on: bool) -> None:
    seen = []

    class Curious(Bot):
        def choose(self, view: View, answers: Answers) -> Answer:
            seen.append(gc.isenabled())
            return answers[self.rng.below(len(answers))]

    the = make("random,greedy")
    record = Record(the.game(), seed_of("curious"))
    was = gc.isenabled()
    (gc.enable if on else gc.disable)()
    try:
        GameRun(record, [Plain(Curious(the.game(), seat)) for seat in range(2)], FastRng(1)).play(the, 0, 0, (0, 1))
        assert gc.isenabled() == on
    finally:
        (gc.enable if was else gc.disable)()
    assert seen
    assert not any(seen)


def test_a_result_is_a_line(make: Make, tmp_path: Path) -> None:
    result = play(make("random,greedy"), 0)
    assert result.line().count("\n") == 1
    again = read(result.line())
    assert same([again]) == same([result])
    assert again.line() == result.line()
