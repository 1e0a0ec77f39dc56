"""SEN-E and SEN-S: how a round ends and what the dreams are worth."""
from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from sennik.engine.game import BIT
from sennik.games import new
from sennik.games.sen.rules import facts
from sennik.games.sen.rules.state import SenState
from sennik.games.sen.rules.zones import DREAM, HAND, PILE
from sennik.testkit.scene import Scene

pytestmark = pytest.mark.pure

Table = Callable[..., Scene]

# Dreams by their sums, of four lands, none of them worth 9 unless the name says so.
SUM: dict[int, Sequence[str]] = {
    19: ["9", "4", "4", "2"], 16: ["6", "5", "3", "2"], 10: ["5", "3", "1", "1"], 11: ["6", "3", "1", "1"],
    7: ["4", "3", "0", "0"],
}


def points(p: Scene) -> list[int]:
    return [event.numbers[1] for event in p.events if event.word == "scores"]


def called(table: Table, caller: int, *dreams: Sequence[str], **options: object) -> list[int]:
    """The points of the round after `caller` has called Wake up!"""
    return points(table(*dreams, mover=caller, **options).do(caller, "wake"))


def ran_out(table: Table, *dreams: Sequence[str], **options: object) -> list[int]:
    """The points of a round that ended on an empty pile: nobody called."""
    return points(table(*dreams, hand="8" if options.get("edition", "base") == "base" else "7",
                        pile=[], **options).do(0, "drop"))


@pytest.mark.rule("SEN-E1")
def test_the_round_ends_at_the_end_of_a_turn_that_leaves_the_draw_pile_empty(table: Table) -> None:
    p = table(["1"] * 4, ["2"] * 4, pile=["3"]).do(0, "draw")
    assert p.phase() == "drawn"                                    # not before the turn is over
    p.do(0, "keep 0")
    assert p.phase() == "count"
    assert "empty" in p.told()


@pytest.mark.rule("SEN-E1")
def test_the_round_goes_on_while_a_card_is_left(table: Table) -> None:
    p = table(["1"] * 4, ["2"] * 4, pile=["3", "3"]).do(0, "draw", "keep 0")
    assert p.phase() == "turn"


@pytest.mark.rule("SEN-E2")
def test_all_dreams_are_revealed(table: Table) -> None:
    p = table(["1"] * 4, ["2"] * 4, ["3"] * 4).do(0, "wake")
    for seat in range(3):
        assert p.known(DREAM + seat) == [255] * 4
        assert p.state.view(6, recall=False).cards[DREAM + seat] == (seat + 1,) * 4


@pytest.mark.rule("SEN-E3")
@pytest.mark.parametrize("caller", [0, 1, 2])
def test_the_next_round_is_started_by_the_seat_left_of_the_caller(table: Table, caller: int) -> None:
    p = table(["1"] * 4, ["2"] * 4, ["3"] * 4, mover=caller).do(caller, "wake")
    for seat in range(3):
        p.do(seat, "next")
    assert p.state.facts[facts.MOVER] == (caller + 1) % 3
    for seat in range(3):
        p.do(seat, f"land {seat} 0", f"land {seat} 1")
    assert p.state.asked == BIT[(caller + 1) % 3]


@pytest.mark.rule("SEN-E3")
def test_on_an_empty_pile_the_next_round_is_started_left_of_who_took_the_last_turn(table: Table) -> None:
    p = table(["1"] * 4, ["2"] * 4, ["3"] * 4, mover=1, pile=["4"]).do(1, "draw", "drop")
    assert p.state.facts[facts.MOVER] == 2


@pytest.mark.rule("SEN-E4")
@pytest.mark.parametrize(("target", "before", "over"), [(100, 89, False), (100, 90, True), (70, 60, True),
                                                        (150, 139, False), (150, 145, True)])
def test_with_a_target_the_game_ends_when_a_total_reaches_or_passes_it(table: Table, target: int, before: int,
                                                                       over: bool) -> None:
    p = table(["0"] * 4, SUM[10], target=target, scores=[0, before]).do(0, "wake")
    assert p.state.facts[facts.SCORE + 1] == before + 10
    assert (p.phase() == "over") is over
    assert (p.state.asked == 0) is over


@pytest.mark.rule("SEN-E4")
def test_the_target_is_100_and_rounds_are_10_unless_agreed_otherwise() -> None:
    assert new("sen", 2).options["target"] == "100"
    assert new("sen", 2, rounds=True).options["rounds"] == "10"


@pytest.mark.rule("SEN-E4")
def test_with_rounds_the_game_ends_after_that_many_whatever_the_totals(table: Table) -> None:
    p = table(["0"] * 4, SUM[10], rounds=3, scores=[0, 500], round=1).do(0, "wake")
    assert p.phase() == "count"
    p = table(["0"] * 4, SUM[10], rounds=3, round=2).do(0, "wake")
    assert p.phase() == "over"


@pytest.mark.rule("SEN-E5")
def test_the_lowest_total_wins(table: Table) -> None:
    p = table(["0"] * 4, SUM[10], SUM[11], rounds=1).do(0, "wake")
    assert p.state.scores() == [0, 10, 11]
    assert p.state.returns() == [1.0, 0.0, 0.0]


@pytest.mark.rule("SEN-E5")
def test_equal_lowest_totals_share_the_win(table: Table) -> None:
    p = table(["0"] * 4, SUM[10], SUM[11], rounds=1, scores=[10, 0, 0]).do(0, "wake")
    assert p.state.returns() == [0.5, 0.5, 0.0]


@pytest.mark.rule("SEN-E6")
def test_the_dreams_lie_open_until_every_player_has_said_next(table: Table) -> None:
    p = table(["1"] * 4, ["2"] * 4, ["3"] * 4).do(0, "wake")
    assert p.state.asked == 0b111
    p.do(2, "next").do(0, "next")
    assert p.state.asked == 0b010
    assert p.known(DREAM) == [255] * 4
    p.do(1, "next")
    assert p.phase() == "first"
    assert p.known(DREAM) == [0] * 4


@pytest.mark.rule("SEN-S1")
def test_a_dream_counts_the_sum_of_its_ravens_and_a_special_by_its_number(table: Table) -> None:
    assert ran_out(table, ["0", "1", "8", "9"], ["take2", "peek1", "swap2", "3"]) == [18, 21]
    assert ran_out(table, ["choose1", "take2", "peek1j", "swap2"], ["0"] * 4, edition="jubilee") == [21, 0]


@pytest.mark.rule("SEN-S2")
@pytest.mark.parametrize(("glasses", "worth"), [(1, 9), (2, 0), (3, 27), (4, 0)])
def test_an_odd_number_of_hourglasses_makes_each_9_and_an_even_number_0(table: Table, glasses: int,
                                                                        worth: int) -> None:
    dream = ["hourglass"] * glasses + ["2"] * (4 - glasses)
    assert ran_out(table, dream, ["1"] * 4, edition="jubilee")[0] == worth + 2 * (4 - glasses)


@pytest.mark.rule("SEN-S2")
def test_hourglasses_are_counted_in_each_dream_by_itself(table: Table) -> None:
    assert ran_out(table, ["hourglass", "0", "0", "0"], ["hourglass", "hourglass", "1", "1"],
                   edition="jubilee") == [9, 2]


@pytest.mark.rule("SEN-S3")
def test_the_only_dream_of_nothing_but_nines_scores_0_and_everyone_else_50(table: Table) -> None:
    assert called(table, 1, ["9"] * 4, SUM[10], SUM[11], G=True) == [0, 50, 50]        # caller or not
    assert called(table, 0, ["9"] * 4, SUM[10], SUM[11], G=True) == [0, 50, 50]
    assert called(table, 0, ["9"] * 4, SUM[10], SUM[11]) == [41, 10, 11]               # only in variant G


@pytest.mark.rule("SEN-S3")
def test_hourglasses_worth_9_count_for_going_for_it_all_and_others_do_not(table: Table) -> None:
    odd = ["9", "hourglass", "hourglass", "hourglass"]
    even = ["9", "9", "hourglass", "hourglass"]
    assert ran_out(table, odd, SUM[7], edition="jubilee", G=True) == [0, 50]
    assert ran_out(table, even, SUM[7], edition="jubilee", G=True) == [18, 7]


@pytest.mark.rule("SEN-S3")
def test_a_dream_of_whatever_size_may_go_for_it_all(table: Table) -> None:
    assert ran_out(table, ["9", "9", "9"], SUM[7], G=True, K=True) == [0, 50]
    assert ran_out(table, ["9"] * 5, SUM[7], G=True, K=True) == [0, 50]


@pytest.mark.rule("SEN-S3", "SEN-S4")
def test_if_two_dreams_go_for_it_all_nobody_is_rewarded_and_nines_count(table: Table) -> None:
    assert called(table, 0, ["9"] * 3, ["9"] * 5, SUM[7], G=True, K=True, N=True, pile=["0"]) == [32, 45, 7]
    assert called(table, 2, ["9"] * 3, ["9"] * 5, SUM[7], G=True, K=True, N=True, pile=["0"]) == [27, 45, 0]


@pytest.mark.rule("SEN-S4")
def test_the_one_player_with_the_most_nines_does_not_count_them(table: Table) -> None:
    assert ran_out(table, ["9", "9", "1", "1"], ["9", "2", "2", "2"], SUM[7], N=True) == [2, 15, 7]
    assert ran_out(table, ["9", "9", "1", "1"], ["9", "2", "2", "2"], SUM[7]) == [20, 15, 7]


@pytest.mark.rule("SEN-S4")
def test_several_with_the_most_nines_or_nobody_with_any_means_no_reward(table: Table) -> None:
    assert ran_out(table, ["9", "1", "1", "1"], ["9", "2", "2", "2"], SUM[7], N=True) == [12, 15, 7]
    assert ran_out(table, SUM[10], SUM[11], N=True) == [10, 11]


@pytest.mark.rule("SEN-S4")
def test_hourglasses_worth_9_count_among_the_nines(table: Table) -> None:
    assert ran_out(table, ["hourglass", "9", "1", "1"], ["9", "2", "2", "2"], edition="jubilee", N=True) == [2, 15]


@pytest.mark.rule("SEN-S5")
def test_a_strictly_lowest_caller_scores_zero(table: Table) -> None:
    assert called(table, 1, SUM[16], SUM[7], SUM[10]) == [16, 0, 10]


@pytest.mark.rule("SEN-S5")
def test_a_tied_caller_scores_zero_without_penalty(table: Table) -> None:
    assert called(table, 1, SUM[16], SUM[7], ["5", "1", "1", "0"]) == [16, 0, 7]


@pytest.mark.rule("SEN-S5")
@pytest.mark.parametrize("penalty", [5, 15])
def test_a_caller_who_is_not_lowest_scores_the_own_sum_and_the_penalty(table: Table, penalty: int) -> None:
    assert called(table, 0, SUM[16], SUM[7], penalty=penalty) == [16 + penalty, 7]


@pytest.mark.rule("SEN-S5")
def test_the_caller_is_compared_after_the_nines_are_forgiven(table: Table) -> None:
    assert called(table, 0, ["9", "9", "1", "1"], SUM[7], N=True) == [0, 7]
    assert called(table, 1, ["9", "9", "1", "1"], SUM[7], N=True) == [2, 12]


@pytest.mark.rule("SEN-S6")
def test_everyone_but_the_caller_scores_the_own_sum_and_on_an_empty_pile_all_do(table: Table) -> None:
    assert called(table, 0, SUM[7], SUM[16], SUM[10]) == [0, 16, 10]
    assert ran_out(table, SUM[7], SUM[16], SUM[10]) == [7, 16, 10]


@pytest.mark.rule("SEN-S5", "SEN-S6")
def test_worked_example_base(table: Table) -> None:
    assert called(table, 3, SUM[19], SUM[16], SUM[10], SUM[11]) == [19, 16, 10, 16]


@pytest.mark.rule("SEN-S4")
def test_worked_example_base_with_variant_n(table: Table) -> None:
    assert called(table, 3, SUM[19], SUM[16], SUM[10], SUM[11], N=True) == [10, 16, 10, 16]


@pytest.mark.rule("SEN-S4", "SEN-S5")
def test_worked_example_jubilee_with_and_without_variant_n(table: Table) -> None:
    dreams: list[Sequence[str]] = [["9", "9", "2", "1"], SUM[16], SUM[7], SUM[11]]
    assert called(table, 3, *dreams, edition="jubilee") == [21, 16, 7, 16]
    assert called(table, 3, *dreams, edition="jubilee", N=True) == [3, 16, 7, 16]


@pytest.mark.rule("SEN-S2", "SEN-S5")
def test_the_count_is_explained_step_by_step(table: Table) -> None:
    dreams = [["hourglass", "9", "0", "0"], ["hourglass", "hourglass", "7", "1"]]
    p = table(*dreams, mover=1, edition="jubilee", N=True).do(1, "wake")
    told = [(event.word, event.numbers[:3]) for event in p.events if event.word]
    assert told == [("wake", (0, 0, 0)), ("glasses", (0, 1, 9)), ("sum", (0, 18, 0)), ("glasses", (1, 2, 0)),
                    ("sum", (1, 8, 0)), ("nines", (0, 18, 0)), ("penalty", (1, 5, 0)),
                    ("scores", (0, 0, 0)), ("scores", (1, 13, 0))]


def test_the_count_is_the_same_whoever_asks_for_it(table: Table) -> None:
    """`count` only tells and returns; it changes nothing."""
    p = table(SUM[19], SUM[16], N=True)
    state = p.state
    assert isinstance(state, SenState)
    before = state.dump()
    assert state.count().points == state.count().points == [10, 16]
    assert state.dump() == before
    assert not state.cards[HAND]
    assert state.cards[PILE]
