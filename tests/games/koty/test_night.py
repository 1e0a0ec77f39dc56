"""KOT-X and KOT-N: exchanging the hand, and the cards of the night."""
from __future__ import annotations

import pytest

from sennik.engine.game import EVERYONE, SPECTATOR
from sennik.games import new
from sennik.games.koty.rules.cards import KINDS
from sennik.games.koty.rules.zones import DISCARD, PILE, PLAYED

from .dreams import Dreams

pytestmark = pytest.mark.pure
rule = pytest.mark.rule


# ---- exchange
@rule("KOT-X1")
def test_all_four_cards_are_discarded_then_four_are_drawn() -> None:
    t = Dreams(hands=["R12J"], pile="5555").go("0 exchange")
    assert t.hand(0) == "5555"
    assert sorted(t.discard(4)) == sorted("R12J")
    assert t.asks() == "1 turn"


@rule("KOT-X1")
def test_an_exchange_is_always_allowed() -> None:
    for hand in ("1234", "RRRR", "JJJJ", "OOOO"):
        assert "exchange" in Dreams("5 | 9 | - | 9R", "5 | 9 | - | 9R", hands=[hand], night=True).may(0)


@rule("KOT-X1", "KOT-U3")
def test_the_four_are_in_the_shuffle_if_it_comes_to_that() -> None:
    t = Dreams(hands=["1111", "2222"], pile="5").go("0 exchange")
    assert "5" in t.hand(0)
    assert t.discard() == ""                                         # nothing was kept back
    assert t.pile() == 95 - 8


@rule("KOT-X1")
def test_the_order_of_a_hand_is_not_shown_when_it_is_discarded() -> None:
    one = Dreams(hands=["4R2J"], pile="5555").go("0 exchange")
    other = Dreams(hands=["J2R4"], pile="5555").go("0 exchange")
    assert one.discard(4) == other.discard(4)


# ---- owl
@rule("KOT-N1")
def test_an_owl_ends_the_attack_and_its_player_takes_the_attacking_card_and_draws_nothing() -> None:
    t = Dreams("", "8 | - | - | -", hands=["1RRR", "O222"], pile="33", owls=4).go("0 attack 1 1 0")
    assert t.may(1) == ["owl", "yield"]
    t.go("1 owl")
    assert t.hand(1) == "1222"
    assert t.hand(0) == "3RRR"
    assert t.discard(1) == "O"
    assert t.dream(1) == "8 | - | - | -"
    assert t.pile() == 1
    assert t.asks() == "1 turn"                                      # it cannot be repeated


@rule("KOT-N1")
def test_an_owl_takes_a_joker_too() -> None:
    t = Dreams("", "8 | - | - | -", hands=["JRRR", "O222"], owls=4).go("0 disguise 8 1 0", "1 owl")
    assert t.hand(1) == "222J"


@rule("KOT-N1")
def test_an_owl_answers_a_repeated_attack_too() -> None:
    t = Dreams("", "8 | - | - | -", hands=["1JRR", "1OO2"], pile="33333", owls=4)
    t.go("0 attack 1 1 0", "1 guard 1", "0 again 9", "1 owl")
    assert t.hand(1) == "23JO"
    assert t.asks() == "1 turn"


@rule("KOT-N1", "KOT-N5")
def test_an_owl_is_no_card_for_the_own_turn_nor_for_repeating() -> None:
    t = Dreams("5 | 9 | 9R | -", "5 | 9 | 9R | -", hands=["OOOO"], owls=4)
    assert t.may(0) == ["exchange"]
    t = Dreams("", "8 | - | - | -", hands=["1OOO", "1222"], pile="333", owls=4).go("0 attack 1 1 0", "1 guard 1")
    assert t.may(0) == ["yield"]


# ---- moth
@rule("KOT-N2")
def test_a_moth_carries_a_cat_from_any_dream_to_any_region_that_is_empty_or_has_a_nine_on_top() -> None:
    t = Dreams("98 | 9R | 5 | -", "4 | 999 | 3 | 3", hands=["MRRR"], pile="2", moths=1)
    assert t.can(0, "moth") == ["0 0", "0 2", "1 0", "1 2", "1 3"]
    t.go("0 moth 1 0")
    assert t.asks() == "0 carry"
    assert t.may(0) == ["drop 0 3", "drop 1 1"]                      # not back where it came from
    t.go("0 drop 1 1")
    assert t.dream(1) == "- | 9994 | 3 | 3"
    assert t.discard(1) == "M"
    assert t.hand(0) == "2RRR"
    assert t.asks() == "1 turn"


@rule("KOT-N2")
def test_nothing_else_follows_from_a_moth() -> None:
    """A rival's own cat is carried onto a nine: no friends, no fight, no answer, no nine."""
    t = Dreams("9 | - | - | -", "8 | - | - | -", hands=["MRRR"], moths=1).go("0 moth 1 0", "0 drop 0 0")
    assert (t.dream(0), t.dream(1)) == ("98 | - | - | -", "- | - | - | -")
    assert t.told() == ["drop"]


@rule("KOT-N2")
def test_without_a_cat_or_a_region_to_take_it_the_moth_cannot_be_played() -> None:
    assert Dreams("9 | - | 9R | 99", hands=["MRRR"], moths=1).can(0, "moth") == []
    full = "5 | 9R | 5 | 5"
    assert Dreams(full, full, hands=["MRRR"], moths=1).can(0, "moth") == []
    assert Dreams(full, full.replace("9R", "9"), hands=["MRRR"], moths=1).can(0, "moth") == [
        "0 0", "0 2", "0 3", "1 0", "1 2", "1 3"]


@rule("KOT-N2", "KOT-D2")
def test_a_moth_may_fill_a_region_with_three_nines() -> None:
    t = Dreams("999 | 8 | - | -", hands=["MRRR"], moths=1).go("0 moth 0 1", "0 drop 0 0")
    assert t.dream(0) == "9998 | - | - | -"


# ---- bat
@rule("KOT-N3")
def test_a_bat_turns_a_rivals_raven_into_an_own_nine() -> None:
    t = Dreams("9 | 5 | - | 9R", "99R | - | 9R | -", hands=["B111"], pile="2", bats=2)
    assert t.can(0, "bat") == ["1 0", "1 2"]                         # not the own raven
    t.go("0 bat 1 0")
    assert t.asks() == "0 roost"
    assert t.may(0) == ["put 0", "put 2"]
    t.go("0 put 0")
    assert (t.dream(0), t.dream(1)) == ("99 | 5 | - | 9R", "99 | - | 9R | -")
    assert t.letters(3)[-1] == "R"
    assert t.discard(1) == "B"
    assert t.hand(0) == "1112"
    assert t.asks() == "1 turn"


@rule("KOT-N3")
def test_without_a_rivals_raven_there_is_nothing_for_a_bat() -> None:
    assert Dreams("9R | - | - | -", "9 | 5 | - | -", hands=["B111"], bats=1).can(0, "bat") == []


@rule("KOT-N3", "KOT-N5", "KOT-D4")
def test_a_bat_without_room_still_removes_the_raven() -> None:
    t = Dreams("5 | 5 | 5 | 999", "9R | - | - | -", hands=["B111"], pile="2", bats=1).go("0 bat 1 0")
    assert t.dream(1) == "9 | - | - | -"
    assert t.discard(2) == "RB"
    assert t.hand(0) == "1112"
    assert t.asks() == "1 turn"


# ---- dragon
@rule("KOT-N4")
def test_the_dragon_discards_all_ravens_and_becomes_a_nine() -> None:
    t = Dreams("9R | 5 | 5 | 5", "9R | 99R | - | -", seats=3, hands=["D111"], pile="2", dragon=1).go("0 dragon")
    assert (t.dream(0), t.dream(1)) == ("9 | 5 | 5 | 5", "9 | 99 | - | -")
    assert t.discard(3) == "RRR"
    assert t.asks() == "0 lair"
    assert t.may(0) == ["put 0"]                                     # judged after the ravens have left
    t.go("0 put 0")
    assert t.dream(0) == "99 | 5 | 5 | 5"
    assert t.letters(3)[-1] == "D"
    assert t.hand(0) == "1112"
    assert t.asks() == "1 turn"


@rule("KOT-N4")
def test_the_dragon_may_be_played_with_no_raven_about() -> None:
    assert Dreams(hands=["D111"], dragon=1).go("0 dragon", "0 put 1").dream(0) == "- | 9 | - | -"


@rule("KOT-N4", "KOT-N5", "KOT-D4")
def test_a_dragon_without_room_is_discarded() -> None:
    t = Dreams("5 | 5 | 5 | 999R", "9R | - | - | -", hands=["D111"], pile="2", dragon=1).go("0 dragon")
    assert t.discard(3) == "RRD"
    assert t.dream(0) == "5 | 5 | 5 | 999"
    assert t.hand(0) == "1112"
    assert t.asks() == "1 turn"


# ---- the order of things
@rule("KOT-N5", "KOT-U2")
@pytest.mark.parametrize(("card", "answers"), [("M", ["0 moth 0 0", "0 drop 0 1"]), ("B", ["0 bat 1 0", "0 put 1"]),
                                               ("D", ["0 dragon", "0 put 1"])])
def test_a_night_card_works_first_and_then_its_player_draws(card: str, answers: list[str]) -> None:
    t = Dreams("5 | - | - | -", "9R | - | - | -", hands=[f"{card}111"], night=True).go(answers[0])
    assert t.hand(0) == "111"
    assert t.played()[0] == card
    t.go(answers[1])
    assert len(t.hand(0)) == 4
    moves = [(event.src, event.dst) for event in t.events if not event.word]
    assert moves[-1] == (PILE, int(t.game.hand))
    if card != "D":
        assert moves[-2] == (PLAYED, DISCARD)                        # discarded after use, before the drawing


@rule("KOT-N5", "KOT-U3")
def test_a_night_card_just_used_is_in_the_shuffle_for_its_own_draw() -> None:
    t = Dreams("5 | - | - | -", hands=["M111", "2222"], pile="", moths=1).go("0 moth 0 0", "0 drop 0 1")
    assert t.discard() == ""
    assert t.pile() == 96 - 8 - 1


@rule("KOT-N5")
def test_a_night_card_with_no_use_can_only_be_exchanged() -> None:
    assert Dreams("9R | - | - | -", hands=["MMBB"], night=True).may(0) == ["exchange"]


@rule("KOT-C3")
def test_only_the_night_cards_agreed_on_have_answers() -> None:
    plain = {answer.text.split()[0] for answer in new("koty", 2).answers.all}
    assert not plain & {"owl", "moth", "drop", "bat", "dragon"}
    assert {answer.text.split()[0] for answer in new("koty", 2, owls=1).answers.all} - plain == {"owl"}


@rule("KOT-N1")
def test_all_know_the_card_an_owl_took() -> None:
    t = Dreams("", "8 | - | - | -", hands=["1RRR", "O222"], owls=4).go("0 attack 1 1 0", "1 owl")
    assert sorted(t.known(t.game.hand + 1)) == [2, 2, 2, EVERYONE]


@rule("KOT-V1", "KOT-N1")
def test_the_others_must_remember_a_card_that_an_owl_took_and_its_owner_sees_it() -> None:
    t = Dreams("", "8 | - | - | -", hands=["1RRR", "O222"], owls=4).go("0 attack 1 1 0", "1 owl")
    hand, taken = t.game.hand + 1, KINDS.index("blue1")
    for seat in (0, SPECTATOR):
        assert taken in t.state.view(seat).cards[hand]               # known, as with the memory aid
        assert set(t.state.view(seat, recall=False).cards[hand]) == {-1}
    assert taken in t.state.view(1, recall=False).cards[hand]
