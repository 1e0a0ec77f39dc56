"""KOT-G: partners sit opposite each other, defend each other, and add their scores."""
from __future__ import annotations

import pytest

from .dreams import Dreams

pytestmark = pytest.mark.pure
rule = pytest.mark.rule


@rule("KOT-G1")
@pytest.mark.parametrize(("seats", "rivals"), [(4, {1, 3}), (6, {1, 2, 4, 5})])
def test_partners_sit_opposite_and_a_partner_is_no_rival(seats: int, rivals: set[int]) -> None:
    dreams = ["8 | 9 | - | 9R"] * seats
    t = Dreams(*dreams, hands=["1RJB"], teams=True, bats=1)
    touched = {int(text.split()[-2]) for verb in ("attack", "cover", "disguise", "bat") for text in t.can(0, verb)}
    assert touched == rivals


@rule("KOT-G1")
def test_without_teams_the_seat_opposite_is_a_rival_like_all_others() -> None:
    t = Dreams(*["8 | - | - | -"] * 4, hands=["1RRR"])
    assert t.can(0, "attack") == ["1 1 0", "1 2 0", "1 3 0"]


@rule("KOT-G1", "KOT-N2")
def test_a_moth_may_fly_onto_a_partners_region_and_from_one() -> None:
    t = Dreams("- | 5 | 5 | 5", "8 | 5 | 5 | 5", "9 | 6 | 6 | 6", "6 | 6 | 6 | 6", hands=["MRRR"], teams=True, moths=1)
    assert "2 1" in t.can(0, "moth")
    t.go("0 moth 1 0")
    assert t.may(0) == ["drop 0 0", "drop 2 0"]
    assert t.go("0 drop 2 0").dream(2) == "98 | 6 | 6 | 6"


@rule("KOT-G1", "KOT-N4")
def test_the_dragon_works_on_a_partners_dream_too() -> None:
    t = Dreams(*["9R | - | - | -"] * 4, hands=["D111"], teams=True, dragon=1).go("0 dragon")
    assert [t.region(seat, 0) for seat in range(4)] == ["9"] * 4


@rule("KOT-G1", "KOT-V1")
def test_hands_stay_hidden_from_the_partner() -> None:
    t = Dreams(seats=4, teams=True)
    assert t.state.view(0).cards[t.game.hand + 2] == (-1,) * 4


@rule("KOT-G2", "KOT-A5")
def test_the_partner_is_asked_after_the_attacked_has_declined_and_not_before() -> None:
    t = Dreams("", "8 | - | - | -", hands=["1RRR", "1222", "2222", "1JO2"], pile="3333", teams=True, owls=4)
    t.go("0 attack 1 1 0")
    assert t.asks() == "1 defend"
    t.go("1 yield")
    assert t.asks() == "3 defend"
    assert t.may(3) == ["guard 1", "guard 9", "owl", "yield"]


@rule("KOT-G2")
def test_a_partner_who_defends_draws_and_the_attacker_is_asked_to_repeat() -> None:
    t = Dreams("", "8 | - | - | -", hands=["11RR", "1222", "2222", "1222"], pile="3333", teams=True)
    t.go("0 attack 1 1 0", "1 yield", "3 guard 1")
    assert t.hand(3) == "2223"
    assert t.hand(1) == "1222"
    assert t.asks() == "0 repeat"
    t.go("0 again 1")
    assert t.asks() == "1 defend"                                    # first the attacked again


@rule("KOT-G2", "KOT-N1")
def test_a_partners_owl_takes_the_attacking_card() -> None:
    t = Dreams("", "8 | - | - | -", hands=["1RRR", "2222", "2333", "O333"], pile="4444", teams=True, owls=4)
    t.go("0 attack 1 1 0", "1 yield", "3 owl")
    assert t.hand(3) == "1333"
    assert t.asks() == "1 turn"


@rule("KOT-G2")
def test_when_both_decline_the_attack_succeeds() -> None:
    t = Dreams("", "8 | - | - | -", hands=["1RRR", "1222", "2222", "1333"], pile="4444", teams=True)
    t.go("0 attack 1 1 0", "1 yield", "3 yield")
    assert t.asks() == "0 add"
    assert t.discard(2) == "18"


@rule("KOT-G2")
def test_an_attacked_player_who_answers_leaves_nothing_for_the_partner() -> None:
    t = Dreams("", "8 | - | - | -", hands=["1RRR", "1222", "2222", "1333"], teams=True)
    t.go("0 attack 1 1 0", "1 guard 1")
    assert t.asks() == "0 repeat"


@rule("KOT-G2", "KOT-A5")
def test_the_partner_is_asked_even_without_a_fitting_card() -> None:
    t = Dreams(*["8 | - | - | -"] * 6, hands=["1RRR", "2222", "2222", "3333", "2233"], teams=True)
    t.go("0 attack 1 1 0", "1 yield")
    assert t.asks() == "4 defend"
    assert t.may(4) == ["yield"]


@rule("KOT-G3")
def test_partners_add_their_scores() -> None:
    t = Dreams("8 | - | - | -", "99 | - | - | -", "7 | - | - | -", "-", teams=True)
    assert t.state.scores() == [15, 18, 15, 18]


@rule("KOT-G3", "KOT-E4")
def test_the_partners_of_the_winning_team_share_the_win() -> None:
    t = Dreams("8 | - | - | -", "99 | - | - | -", "7 | - | - | -", "-", teams=True)
    assert t.state.result() == [0, 0.5, 0, 0.5]


@rule("KOT-G3", "KOT-E4")
def test_tied_teams_compare_the_nines_of_both_dreams_and_may_share() -> None:
    t = Dreams("9 | - | - | -", "8 | - | - | -", "9 | - | - | -", "91 | 8 | - | -", teams=True)
    assert t.state.scores() == [18, 18, 18, 18]
    assert t.state.result() == [0.5, 0, 0.5, 0]
    t = Dreams(*["8 | - | - | -"] * 6, teams=True)
    assert t.state.result() == pytest.approx([1 / 6] * 6)
