"""KOT-A: attack, defence, and attack again."""
from __future__ import annotations

import pytest

from sennik.games.koty.rules.zones import DISCARD, PILE, PLAYED

from .dreams import Dreams

pytestmark = pytest.mark.pure
rule = pytest.mark.rule


@rule("KOT-A1")
def test_the_attacked_defends_with_the_attacking_cat_and_the_region_does_not_change() -> None:
    t = Dreams("", "98 | - | - | -", hands=["1RRR", "1222"], pile="33").go("0 attack 1 1 0")
    assert t.asks() == "1 defend"
    assert t.may(1) == ["guard 1", "yield"]
    t.go("1 guard 1")
    assert t.dream(1) == "98 | - | - | -"
    assert t.discard(2) == "11"
    assert t.asks() == "0 repeat"


@rule("KOT-A1")
def test_neither_the_cat_attacked_nor_its_friend_defends_only_the_attacking_cat() -> None:
    t = Dreams("", "8 | - | - | -", hands=["8RRR", "1234"]).go("0 attack 8 1 0")
    assert t.may(1) == ["yield"]
    t = Dreams("", "8 | - | - | -", hands=["1RRR", "8234"]).go("0 attack 1 1 0")
    assert t.may(1) == ["yield"]


@rule("KOT-A1")
def test_a_joker_defends_too() -> None:
    t = Dreams("", "8 | - | - | -", hands=["1RRR", "J222"]).go("0 attack 1 1 0")
    assert t.may(1) == ["guard 9", "yield"]
    assert t.go("1 guard 9").discard(2) == "1J"


@rule("KOT-A1")
@pytest.mark.parametrize(("named", "holds"), [("1", ["guard 1", "yield"]), ("8", ["guard 8", "yield"])])
def test_against_a_joker_one_defends_with_the_cat_it_was_named(named: str, holds: list[str]) -> None:
    t = Dreams("", "8 | - | - | -", hands=["JRRR", "1822"]).go(f"0 disguise {named} 1 0")
    assert t.may(1) == holds


@rule("KOT-A2")
def test_the_attack_may_be_repeated_with_the_cat_of_the_first_attack_or_a_joker_and_nothing_else() -> None:
    t = Dreams("", "8 | - | - | -", hands=["11J8", "1222"], pile="R3").go("0 attack 1 1 0", "1 guard 1")
    assert t.may(0) == ["again 1", "again 9", "yield"]               # not with the 8, which would be a fight


@rule("KOT-A2")
def test_a_joker_that_repeats_counts_as_the_cat_of_the_first_attack() -> None:
    t = Dreams("", "8 | - | - | -", hands=["1JRR", "1122"], pile="333").go("0 attack 1 1 0", "1 guard 1", "0 again 9")
    assert t.may(1) == ["guard 1", "yield"]
    t.go("1 yield")
    assert t.asks() == "0 add"                                       # friends stay friends
    assert t.discard(2) == "J8"


@rule("KOT-A2")
def test_a_fight_stays_a_fight_when_a_joker_began_it() -> None:
    t = Dreams("", "8 | - | - | -", hands=["J8RR", "8822"], pile="333").go("0 disguise 8 1 0", "1 guard 8")
    assert t.may(0) == ["again 8", "yield"]
    t.go("0 again 8", "1 yield", "0 put 0")
    assert t.dream(0) == "98 | - | - | -"


@rule("KOT-A2")
def test_the_defender_may_defend_again_until_one_gives_up_and_then_the_turn_is_over() -> None:
    t = Dreams("", "8 | - | - | -", hands=["11RR", "11RR"], pile="22222")
    t.go("0 attack 1 1 0", "1 guard 1", "0 again 1", "1 guard 1")
    assert t.asks() == "0 repeat"
    assert t.may(0) == ["yield"]
    t.go("0 yield")
    assert t.asks() == "1 turn"
    assert t.dream(1) == "8 | - | - | -"
    assert t.discard(4) == "1111"


@rule("KOT-A2")
def test_giving_up_at_once_ends_the_turn_too() -> None:
    t = Dreams("", "8 | - | - | -", hands=["11RR", "1RRR"], seats=3).go("0 attack 1 1 0", "1 guard 1", "0 yield")
    assert t.asks() == "1 turn"


@rule("KOT-A3", "KOT-U2")
def test_who_lays_a_card_draws_at_once_and_only_then_the_pair_is_discarded() -> None:
    t = Dreams("", "8 | - | - | -", hands=["1RRR", "1RRR"], pile="22").go("0 attack 1 1 0")
    hand = t.game.hand
    assert [(event.src, event.dst) for event in t.events if not event.word] == [(hand, PLAYED), (PILE, hand)]
    assert (t.hand(0), t.played()) == ("2RRR", "1")
    t.go("1 guard 1")
    assert [(event.src, event.dst) for event in t.events if not event.word] == [
        (hand + 1, PLAYED), (PILE, hand + 1), (PLAYED, DISCARD), (PLAYED, DISCARD)]
    assert t.hand(1) == "2RRR"


@rule("KOT-A3")
def test_a_card_drawn_in_the_attack_may_be_used_in_it() -> None:
    t = Dreams("", "8 | - | - | -", hands=["1RRR", "1RRR"], pile="11").go(
        "0 attack 1 1 0", "1 guard 1", "0 again 1", "1 guard 1")
    assert t.asks() == "0 repeat"


@rule("KOT-A4")
def test_only_an_attack_on_a_cat_is_answered() -> None:
    """Everything the rival could answer with is in hand, and is not asked for."""
    for hand, answers in (("5RRR", ["0 cover 5 1 0"]), ("M555", ["0 moth 1 1", "0 drop 1 0"]),
                          ("B555", ["0 bat 1 2", "0 put 0"]), ("D555", ["0 dragon", "0 put 0"])):
        t = Dreams("", "9 | 5 | 9R | -", hands=[hand, "5JOO"], night=True).go(*answers)
        assert t.asks() == "1 turn", hand


@rule("KOT-A5")
def test_the_attacked_and_the_attacker_are_asked_even_if_they_hold_nothing_fitting() -> None:
    t = Dreams("", "8 | - | - | -", hands=["1RRR", "2222"]).go("0 attack 1 1 0")
    assert t.asks() == "1 defend"
    assert t.may(1) == ["yield"]
    t = Dreams("", "8 | - | - | -", hands=["1RRR", "1222"], pile="333").go("0 attack 1 1 0", "1 guard 1")
    assert t.asks() == "0 repeat"
    assert t.may(0) == ["yield"]


@rule("KOT-A1", "KOT-A2", "KOT-A3")
def test_the_example_of_the_blue_eight_four_cards_are_discarded_and_everyone_holds_four() -> None:
    t = Dreams("", "8 | - | - | -", hands=["11RR", "1JRR"], pile="22222")
    t.go("0 attack 1 1 0", "1 guard 1", "0 again 1", "1 guard 9", "0 yield")
    assert t.discard(4) == "111J"
    assert t.dream(1) == "8 | - | - | -"
    assert (t.hand(0), t.hand(1)) == ("22RR", "22RR")
    assert t.asks() == "1 turn"


@rule("KOT-A1")
def test_others_are_not_asked_and_the_attacked_has_no_other_answer() -> None:
    t = Dreams("", "8 | - | - | -", hands=["1RRR", "1RRR", "1JJJ"]).go("0 attack 1 1 0")
    assert t.may(0) == []
    assert t.may(2) == []
    assert t.may(1) == ["guard 1", "yield"]
