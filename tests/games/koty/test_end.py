"""KOT-E: when it ends, what it is worth, who wins."""
from __future__ import annotations

import pytest

from sennik.engine.playout import playout
from sennik.engine.rng import revived
from sennik.games import new
from sennik.games.koty.rules.facts import CALM
from sennik.games.koty.rules.state import CALM_ROUNDS

from .dreams import Dreams

pytestmark = pytest.mark.pure
rule = pytest.mark.rule


@rule("KOT-E1")
def test_three_regions_with_three_nines_each_end_the_game_at_the_end_of_the_turn() -> None:
    t = Dreams("999 | 9998 | 99 | 8", seats=3, hands=["1RRR"]).go("0 play 1 3", "0 put 2")
    assert t.dream(0) == "999 | 9998 | 999 | -"
    assert t.asks() == "over"
    assert "full" in t.told()
    assert [t.may(seat) for seat in range(3)] == [[], [], []]


@rule("KOT-E1")
def test_it_does_not_matter_what_lies_on_the_nines_or_in_the_fourth_region() -> None:
    t = Dreams("999R | 9991 | 99 | 8", hands=["8RRR"]).go("0 play 8 3", "0 put 2")
    assert t.dream(0) == "999R | 9991 | 9998 | -"
    assert t.asks() == "over"


@rule("KOT-E1")
def test_two_full_regions_are_not_enough_even_with_nine_nines() -> None:
    t = Dreams("999 | 999 | 99 | 8", hands=["1RRR"]).go("0 play 1 3", "0 put 3")
    assert t.dream(0) == "999 | 999 | 99 | 9"
    assert t.asks() == "1 turn"


@rule("KOT-E1")
def test_full_regions_of_different_dreams_do_not_add_up() -> None:
    t = Dreams("999 | 99 | 8 | -", "999 | 999 | - | -", hands=["1RRR"]).go("0 play 1 2", "0 put 1")
    assert t.asks() == "1 turn"


@rule("KOT-E1")
@pytest.mark.parametrize(("card", "answers"), [
    ("8", ["0 attack 8 1 0", "1 yield", "0 put 2"]), ("1", ["0 attack 1 1 0", "1 yield", "0 put 2"]),
    ("B", ["0 bat 1 1", "0 put 2"]), ("D", ["0 dragon", "0 put 2"])])
def test_every_way_of_adding_the_last_nine_ends_the_game(card: str, answers: list[str]) -> None:
    t = Dreams("999 | 999 | 99 | -", "8 | 9R | - | -", hands=[f"{card}222", "3333"], night=True).go(*answers)
    assert t.asks() == "over"
    assert len(t.hand(0)) == 4


@rule("KOT-E2")
def test_the_game_ends_with_the_turn_in_which_someone_cannot_draw_back_to_four() -> None:
    t = Dreams("99 | 99 | 99 | -", "99 | 99 | 999 | 99", seats=6, hands=["1234", "5678"], pile="", scarce=True)
    assert (t.pile(), t.discard()) == (0, "")
    t.go("0 play 1 3")
    assert t.hand(0) == "234"
    assert t.asks() == "over"
    assert t.told()[:2] == ["lay", "short"]


@rule("KOT-E2")
def test_such_a_turn_is_played_out_answers_included() -> None:
    t = Dreams("99 | 99 | 99 | -", "98 | 99 | 999 | 99", seats=6, hands=["1234", "1678"], pile="", scarce=True)
    t.go("0 attack 1 1 0")
    assert t.hand(0) == "234"
    assert t.asks() == "1 defend"
    t.go("1 guard 1")
    assert t.hand(1) == "678"                                        # the pair was in play, so nothing to draw
    assert t.asks() == "0 repeat"
    t.go("0 yield")
    assert t.asks() == "over"


@rule("KOT-E2", "KOT-U3")
def test_an_empty_draw_pile_alone_ends_nothing() -> None:
    t = Dreams(hands=["1234"], pile="").go("0 play 1 3")
    assert t.asks() == "1 turn"


@rule("KOT-E2", "KOT-X1")
def test_an_exchange_finds_its_own_four_cards_when_there_are_no_others() -> None:
    t = Dreams("99 | 99 | 99 | -", "99 | 99 | 999 | 99", seats=6, hands=["1234", "5678"], pile="", scarce=True)
    t.go("0 exchange")
    assert t.hand(0) == "1234"
    assert t.asks() == "1 turn"


@rule("KOT-E3")
@pytest.mark.parametrize(("region", "worth"), [
    ("-", 0), ("5", 5), ("95", 10), ("995", 20), ("9995", 40), ("9", 9), ("99", 18), ("999", 36),
    ("9R", 0), ("999R", 0), ("9998", 64), ("9991", 8)])
def test_a_region_is_worth_its_top_doubled_for_each_nine_below(region: str, worth: int) -> None:
    assert Dreams(f"{region} | - | - | -").state.scores()[0] == worth


@rule("KOT-E3")
@pytest.mark.parametrize(("dream", "cats"), [("6 | 99R | 9995 | 99", 64), ("8 | 9997 | 9R | 99", 82)])
def test_a_dream_is_worth_its_regions_together(dream: str, cats: int) -> None:
    assert Dreams(dream).state.scores()[0] == cats


@rule("KOT-E4")
def test_the_highest_sum_wins() -> None:
    assert Dreams("8 | - | - | -", "7 | - | - | -", "-").state.result() == [1, 0, 0]


@rule("KOT-E4")
def test_a_tie_goes_to_the_dream_with_more_nines() -> None:
    assert Dreams("98 | - | - | -", "8 | 8 | - | -", "9R | 94 | 8 | -").state.result() == [0, 0, 1]


@rule("KOT-E4")
def test_with_as_many_nines_the_win_is_shared() -> None:
    assert Dreams("98 | - | - | -", "94 | 8 | - | -", "8 | 8 | - | -").state.result() == [0.5, 0.5, 0]


@rule("KOT-E1", "KOT-E4")
def test_who_ends_the_game_need_not_win_it() -> None:
    t = Dreams("999R | 999R | 99 | 8", "9998 | - | - | -", hands=["1RRR"]).go("0 play 1 3", "0 put 2")
    assert t.asks() == "over"
    assert t.state.scores() == [36, 64]
    assert t.state.result() == [0, 1]


@rule("KOT-E5")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_fifty_rounds_of_the_table_without_a_new_nine_end_the_game(seats: int) -> None:
    t = Dreams("8 | - | - | -", seats=seats)
    for turn in range(50 * seats):
        assert t.asks() == f"{turn % seats} turn"
        t.go(f"{turn % seats} exchange")
    assert t.asks() == "over"
    assert t.told()[-seats - 1:] == ["calm", *["scores"] * seats]


@rule("KOT-E5")
def test_fifty_rounds_after_a_nine_was_added_without_another_end_the_game() -> None:
    t = Dreams("8 | - | - | -", seats=3, hands=["1222"]).go("0 play 1 0", "0 put 0")
    for turn in range(1, 1 + 50 * 3):
        assert t.asks() == f"{turn % 3} turn"
        t.go(f"{turn % 3} exchange")
    assert t.asks() == "over"


@rule("KOT-E5")
def test_a_nine_in_the_last_of_fifty_rounds_is_in_time() -> None:
    t = Dreams("8 | - | - | -", hands=["1222"])
    t.state.facts[CALM] = 2 * CALM_ROUNDS - 1                        # who answers now ends the fiftieth round
    assert t.go("0 play 1 0", "0 put 0").asks() == "1 turn"


@rule("KOT-E5")
def test_a_new_nine_ends_the_calm() -> None:
    t = Dreams("8 | 9 | - | -", hands=["1222"])
    t.state.facts[CALM] = 2 * CALM_ROUNDS
    assert t.go("0 play 1 0", "0 put 0").asks() == "1 turn"
    assert t.state.facts[CALM] == 1


@rule("KOT-E5")
def test_a_game_in_which_no_nine_can_be_added_any_more_ends_all_the_same() -> None:
    """Found by chance: six seats, and every pink cat, raven and joker lies where none of them can be played."""
    s = new("koty", 6).new(revived(7481711901953826616))
    assert playout(s) < 3000
    assert s.facts[CALM] > 6 * CALM_ROUNDS
