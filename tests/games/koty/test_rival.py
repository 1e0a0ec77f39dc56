"""KOT-R: a card on a rival's dream, and what may not be played at all."""
from __future__ import annotations

import pytest

from .dreams import Dreams

pytestmark = pytest.mark.pure
rule = pytest.mark.rule


@rule("KOT-R1")
def test_friends_of_a_rivals_cat_leave_with_it_and_the_attacker_adds_a_nine_to_the_own_dream() -> None:
    t = Dreams("- | 5 | - | -", "98 | - | - | -", hands=["1RRR", "2222"], pile="33").go("0 attack 1 1 0", "1 yield")
    assert t.dream(1) == "9 | - | - | -"
    assert t.discard(2) == "18"
    assert t.asks() == "0 add"
    assert t.may(0) == ["put 0", "put 2", "put 3"]
    assert t.go("0 put 0").dream(0) == "9 | 5 | - | -"
    assert t.asks() == "1 turn"


@rule("KOT-R1")
def test_a_joker_may_attack_as_the_friend() -> None:
    t = Dreams("", "98 | - | - | -", hands=["JRRR", "2222"]).go("0 disguise 1 1 0", "1 yield")
    assert t.discard(2) == "J8"
    assert t.asks() == "0 add"


@rule("KOT-R2")
def test_the_winner_of_a_fight_takes_both_cats_into_one_own_region() -> None:
    t = Dreams("9 | 5 | 999 | -", "98 | - | - | -", hands=["8RRR", "2222"]).go("0 attack 8 1 0", "1 yield")
    assert t.asks() == "0 pair"
    assert t.may(0) == ["put 0", "put 3"]
    t.go("0 put 0")
    assert (t.dream(0), t.dream(1)) == ("998 | 5 | 999 | -", "9 | - | - | -")


@rule("KOT-R2", "KOT-D5")
def test_a_joker_that_won_a_fight_is_the_nine() -> None:
    t = Dreams("", "8 | - | - | -", hands=["JRRR", "2222"]).go("0 disguise 8 1 0", "1 yield", "0 put 0")
    assert t.dream(0) == "98 | - | - | -"
    assert t.letters(3) == "J8"


@rule("KOT-R2", "KOT-D4")
def test_with_no_room_both_are_lost_but_the_rivals_cat_is_gone_all_the_same() -> None:
    t = Dreams("5 | 5 | 5 | 999", "98 | - | - | -", hands=["8RRR", "2222"]).go("0 attack 8 1 0", "1 yield")
    assert (t.dream(0), t.dream(1)) == ("5 | 5 | 5 | 999", "9 | - | - | -")
    assert t.discard(2) == "88"
    assert t.asks() == "1 turn"


@rule("KOT-R3", "KOT-A4")
def test_a_rivals_nine_is_covered_by_a_cat_or_a_raven_and_there_is_no_defence() -> None:
    t = Dreams("", "9 | 999 | - | 9R", hands=["1RJJ", "11JJ"], pile="222")
    assert t.can(0, "cover") == ["0 1 0", "1 1 0", "0 1 1", "1 1 1"]
    t.go("0 cover 0 1 1")
    assert t.dream(1) == "9 | 999R | - | 9R"
    assert t.hand(0) == "12JJ"
    assert t.asks() == "1 turn"


@rule("KOT-R4")
def test_nothing_else_may_be_played_on_a_rivals_dream() -> None:
    """Empty, a raven, cats of other colours: no answer touches them."""
    t = Dreams("8 | 8 | 8 | 8", "- | 9R | 2 | 96", hands=["4R45", "1111"])
    assert t.may(0) == ["exchange"]


@rule("KOT-R4")
@pytest.mark.parametrize(("own", "rival", "hand"), [
    ("5", "5", "RRRR"),                # no raven on a cat
    ("-", "-", "RRRR"),                # nor on an empty region
    ("9", "-", "RRRR"),                # nor on an own nine
    ("8", "9R", "RRRR"),               # nor on a rival's raven
    ("9R", "9R", "1188"),              # no cat on a raven
    ("2", "-", "1188"),                # nor on a rival's empty region
    ("2", "7", "1188"),                # nor on a cat of another colour
    ("9", "9", "JJJJ"),                # no joker on a nine
    ("-", "-", "JJJJ"),                # nor on an empty region
    ("9", "9R", "JJJJ"),               # nor on a rival's raven
])
def test_what_the_rules_forbid_is_no_answer(own: str, rival: str, hand: str) -> None:
    blocked = {"R": "5", "1": "9R", "J": "9"}[hand[0]]                # nothing goes there with that hand either
    blocked_rival = {"R": "5", "1": "9R", "J": "9R"}[hand[0]]
    t = Dreams(f"{own} | {blocked} | {blocked} | {blocked}",
               f"{rival} | {blocked_rival} | {blocked_rival} | {blocked_rival}", hands=[hand])
    assert t.may(0) == ["exchange"]
