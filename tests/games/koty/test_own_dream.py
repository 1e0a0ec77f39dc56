"""KOT-O, KOT-D, KOT-U2, KOT-U3: a card on the own dream, and where nines go."""
from __future__ import annotations

import pytest

from sennik.engine.errors import Illegal
from sennik.games.koty.rules.zones import PLAYED

from .dreams import Dreams

pytestmark = pytest.mark.pure
rule = pytest.mark.rule


# ---- cats
@rule("KOT-O1", "KOT-U4")
def test_a_cat_may_be_laid_on_an_empty_region_and_the_turn_passes_to_the_left() -> None:
    t = Dreams("- | 5 | - | -", seats=3, hands=["8RRR"], pile="7777").go("0 play 8 2")
    assert t.dream(0) == "- | 5 | 8 | -"
    assert t.hand(0) == "7RRR"
    assert t.asks() == "1 turn"


@rule("KOT-U4")
def test_after_the_last_seat_comes_the_first() -> None:
    t = Dreams(seats=3, mover=2).go("2 exchange")
    assert t.asks() == "0 turn"


@rule("KOT-O2")
def test_a_cat_may_be_laid_on_an_own_nine() -> None:
    t = Dreams("9 | 999 | - | -", hands=["4RRR"])
    assert t.can(0, "play") == ["4 0", "4 1", "4 2", "4 3"]
    assert t.go("0 play 4 1").dream(0) == "9 | 9994 | - | -"


@rule("KOT-O3")
def test_friends_are_discarded_and_the_unseen_top_of_the_draw_pile_becomes_a_nine() -> None:
    t = Dreams("98 | - | 9 | 7", hands=["1RRR"], pile="333").go("0 play 1 0")
    assert t.discard(2) == "18"
    assert t.asks() == "0 add"
    assert t.may(0) == ["put 0", "put 1", "put 2"]
    t.go("0 put 2")
    assert t.dream(0) == "9 | - | 99 | 7"
    assert t.pile() == 1                                             # one drawn for the hand, one for the nine
    assert t.asks() == "1 turn"


@rule("KOT-O3")
@pytest.mark.parametrize(("cat", "friend"), [(1, 8), (2, 7), (3, 6), (4, 5), (5, 4), (6, 3), (7, 2), (8, 1)])
def test_the_friend_is_the_other_value_of_the_colour(cat: int, friend: int) -> None:
    t = Dreams(f"{cat} | - | - | -", hands=[f"{friend}RRR"]).go(f"0 play {friend} 0")
    assert t.told() == ["meet", "friends"]


@rule("KOT-O4")
def test_a_fight_ends_with_both_cats_in_one_region_one_of_them_as_a_nine() -> None:
    t = Dreams("96 | - | 3 | 9", hands=["6RRR"], pile="5").go("0 play 6 0")
    assert t.asks() == "0 pair"
    assert t.may(0) == ["put 0", "put 1", "put 3"]                   # the one they fought in included
    assert t.dream(0) == "9 | - | 3 | 9"
    t.go("0 put 3")
    assert t.dream(0) == "9 | - | 3 | 996"
    assert t.pile() == 0
    assert t.asks() == "1 turn"


@rule("KOT-O4", "KOT-D3")
def test_cats_that_fought_may_stay_in_their_region() -> None:
    assert Dreams("996 | 1 | 1 | 1", hands=["6RRR"]).go("0 play 6 0", "0 put 0").dream(0) == "9996 | 1 | 1 | 1"


@rule("KOT-O5")
def test_a_raven_drives_out_an_own_raven_and_both_are_discarded() -> None:
    t = Dreams("9R | - | - | -", hands=["R123"], pile="4").go("0 play 0 0")
    assert t.dream(0) == "9 | - | - | -"
    assert t.discard(2) == "RR"
    assert t.hand(0) == "1234"
    assert t.asks() == "1 turn"


# ---- jokers
@rule("KOT-O6")
def test_a_joker_is_named_friend_or_equal_or_raven() -> None:
    t = Dreams("8 | 9R | 9 | -", hands=["JRRR"])
    assert t.can(0, "pose") == ["8 0", "1 0", "0 1"]
    assert t.can(0, "play") == ["0 1"]


@rule("KOT-O6", "KOT-O3")
def test_a_joker_named_the_friend_leaves_with_the_cat() -> None:
    t = Dreams("8 | - | - | -", hands=["J222"]).go("0 pose 1 0")
    assert t.discard(2) == "J8"
    assert t.asks() == "0 add"
    assert t.told() == ["meet", "stands", "friends"]


@rule("KOT-O6", "KOT-O4", "KOT-D5")
def test_in_a_fight_the_joker_becomes_the_nine() -> None:
    t = Dreams("8 | - | - | -", hands=["J222"]).go("0 pose 8 0", "0 put 3")
    assert t.dream(0) == "- | - | - | 98"
    assert t.letters(3 + 3) == "J8"


@rule("KOT-O6", "KOT-O5")
def test_a_joker_may_stand_for_the_raven() -> None:
    t = Dreams("9R | - | - | -", hands=["J222"]).go("0 pose 0 0")
    assert t.dream(0) == "9 | - | - | -"
    assert t.discard(2) == "JR"


@rule("KOT-D5", "KOT-R4")
def test_a_joker_goes_neither_on_an_empty_region_nor_on_a_nine_nor_on_a_rivals_raven() -> None:
    t = Dreams("9 | - | - | -", "9R | 9 | - | -", hands=["JJJJ", "1111"])
    assert t.may(0) == ["exchange"]


# ---- the region
@rule("KOT-D1")
def test_a_dream_has_four_regions_and_nothing_lies_on_a_cat_or_a_raven() -> None:
    t = Dreams("9R | 5 | 999 | -", hands=["1278"])
    assert {text.split()[1] for text in t.can(0, "play")} == {"2", "3"}
    with pytest.raises(Illegal):
        t.go("0 play 1 0")


@rule("KOT-D1", "KOT-R4")
def test_a_raven_is_laid_neither_on_an_empty_region_nor_on_an_own_nine_nor_on_a_cat() -> None:
    assert Dreams("- | 9 | 5 | 99", hands=["RRRR"]).can(0, "play") == []


@rule("KOT-D2")
@pytest.mark.parametrize(("top", "card", "after"), [("8", "8", "pair"), ("8", "1", "add"), ("R", "R", "turn")])
def test_a_full_region_may_be_played_on_too_and_the_fifth_card_leaves_at_once(top: str, card: str, after: str) -> None:
    t = Dreams(f"999{top} | - | - | -", hands=[f"{card}222"])
    t.go(f"0 play {'0' if card == 'R' else card} 0")
    assert t.region(0, 0) == "999"
    assert t.phase() == after
    if after != "turn":
        assert t.may(0) == ["put 1", "put 2", "put 3"]               # never as a fourth nine


@rule("KOT-D2", "KOT-D3")
def test_no_region_ever_has_more_than_three_nines() -> None:
    t = Dreams("999 | 99 | 9 | 4", hands=["5RRR"]).go("0 play 5 3")
    assert t.may(0) == ["put 1", "put 2", "put 3"]


@rule("KOT-D3")
def test_a_nine_goes_onto_an_empty_region_or_a_nine_not_onto_a_cat_or_a_raven() -> None:
    t = Dreams("5 | 9R | 97 | 8", hands=["1222"]).go("0 play 1 3")
    assert t.may(0) == ["put 3"]                                     # the region just freed


@rule("KOT-D3", "KOT-A5")
def test_the_region_is_asked_for_even_where_there_is_only_one() -> None:
    t = Dreams("8 | 5 | 5 | 5", hands=["1RRR"]).go("0 play 1 0")
    assert t.asks() == "0 add"
    assert t.may(0) == ["put 0"]


@rule("KOT-D4")
def test_a_nine_that_fits_nowhere_is_taken_from_the_draw_pile_and_discarded() -> None:
    t = Dreams("9995 | 8 | 8 | 8", hands=["4RRR"], pile="33").go("0 play 4 0")
    assert t.dream(0) == "999 | 8 | 8 | 8"
    assert t.discard(3) == "453"
    assert t.pile() == 0
    assert t.asks() == "1 turn"
    assert "nine_lost" in t.told()


@rule("KOT-D4")
def test_a_fight_that_fits_nowhere_is_lost_as_a_pair() -> None:
    t = Dreams("9995 | 8 | 8 | 8", hands=["5RRR"], pile="33").go("0 play 5 0")
    assert t.dream(0) == "999 | 8 | 8 | 8"
    assert t.discard(2) == "55"
    assert t.asks() == "1 turn"
    assert "pair_lost" in t.told()


# ---- the order of things
@rule("KOT-U2")
def test_a_card_is_laid_then_one_is_drawn_then_it_has_its_effect() -> None:
    t = Dreams("8 | - | - | -", hands=["1RRR"], pile="35").go("0 play 1 0")
    order = [(event.src, event.dst) for event in t.events if not event.word]
    hand = t.game.hand
    assert order == [(hand, PLAYED), (0, hand), (PLAYED, 1), (3, 1)]
    assert len(t.hand(0)) == 4


@rule("KOT-U2", "KOT-U3")
def test_a_card_laid_lies_in_no_pile_so_it_is_not_shuffled_in() -> None:
    """The draw pile is empty when the 1 is laid: only the old discards are shuffled, then the friends go down."""
    t = Dreams("8 | - | - | -", "- | - | - | -", hands=["1RRR", "2222"], pile="")
    old = len(t.discard())
    t.go("0 play 1 0")
    assert t.discard() == "18"
    assert t.pile() == old - 1


@rule("KOT-U3")
def test_the_nine_may_come_from_a_discard_pile_shuffled_just_for_it() -> None:
    t = Dreams("8 | - | - | -", "- | - | - | -", hands=["1RRR", "2222"], pile="3").go("0 play 1 0")
    assert t.pile() == 0
    under = len(t.discard())
    t.go("0 put 1")
    assert t.dream(0) == "- | 9 | - | -"
    assert (t.pile(), t.discard()) == (under - 1, "")


@rule("KOT-U2")
def test_a_card_laid_on_an_empty_region_is_there_before_its_player_draws() -> None:
    t = Dreams(hands=["1RRR"]).go("0 play 1 0")
    assert [event.dst for event in t.events if not event.word] == [3, t.game.hand]
