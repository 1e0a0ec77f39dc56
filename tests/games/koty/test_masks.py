"""Who learns what: KOT-C4, KOT-V1 and the plays, by the masks of the cards."""
from __future__ import annotations

import pytest

from sennik.engine.game import BIT, EVERYONE, OPEN, SPECTATOR
from sennik.games.koty.rules.zones import DISCARD, PLAYED, REGION, REGIONS

from .dreams import Dreams

pytestmark = pytest.mark.pure
rule = pytest.mark.rule
NOBODY = 0


def faces(t: Dreams) -> list[tuple[int, ...]]:
    """What each seat and the spectator saw of each card moved in the last answer."""
    seats = (*range(t.game.seats), SPECTATOR)
    return [tuple(event.seen(seat)[6] for seat in seats) for event in t.events if not event.word]


@rule("KOT-V1", "KOT-U2")
def test_a_card_drawn_is_known_to_its_drawer_alone() -> None:
    t = Dreams(seats=3, hands=["1RRR"], pile="7").go("0 play 1 0")
    assert faces(t) == [(1, 1, 1, 1), (7, -1, -1, -1)]
    assert set(t.known(t.game.hand)) == {BIT[0]}


@rule("KOT-C4", "KOT-O3")
def test_a_nine_from_the_draw_pile_is_known_to_nobody() -> None:
    t = Dreams("8 | - | - | -", hands=["1RRR"], pile="33").go("0 play 1 0", "0 put 2")
    assert t.known(REGION + 2) == [NOBODY]
    assert faces(t) == [(-1, -1, -1)]


@rule("KOT-C4", "KOT-R1")
def test_a_nine_won_from_a_rival_is_known_to_nobody_either() -> None:
    t = Dreams("", "8 | - | - | -", hands=["1RRR", "2222"], pile="33").go("0 attack 1 1 0", "1 yield", "0 put 2")
    assert t.known(REGION + 2) == [NOBODY]


@rule("KOT-C4", "KOT-O4", "KOT-R2")
@pytest.mark.parametrize("answers", [["0 play 8 0", "0 put 1"], ["0 attack 8 1 0", "1 yield", "0 put 1"]])
def test_a_cat_that_became_a_nine_in_a_fight_is_known_to_all_who_saw_it_but_no_longer_seen(answers: list[str]) -> None:
    t = Dreams("8 | - | - | -", "8 | - | - | -", hands=["8RRR", "2222"]).go(*answers)
    assert t.known(REGION + 1) == [EVERYONE, OPEN]
    assert t.state.view(1).cards[REGION + 1] == (8, 8)
    assert t.state.view(1, recall=False).cards[REGION + 1] == (-1, 8)


@rule("KOT-C4", "KOT-O6")
def test_a_joker_that_became_a_nine_stays_known_to_all() -> None:
    t = Dreams("8 | - | - | -", hands=["JRRR"]).go("0 pose 8 0", "0 put 1")
    assert t.letters(REGION + 1) == "J8"
    assert t.known(REGION + 1) == [EVERYONE, OPEN]


@rule("KOT-C4", "KOT-N3", "KOT-N4")
def test_a_raven_or_a_dragon_that_became_a_nine_stays_known_to_all() -> None:
    t = Dreams("", "9R | - | - | -", hands=["B222"], bats=1).go("0 bat 1 0", "0 put 0")
    assert t.known(REGION) == [EVERYONE]
    t = Dreams(hands=["D222"], dragon=1).go("0 dragon", "0 put 0")
    assert t.known(REGION) == [EVERYONE]


@rule("KOT-D4", "KOT-V1")
def test_a_nine_lost_is_seen_as_it_is_discarded() -> None:
    t = Dreams("9995 | 8 | 8 | 8", hands=["4RRR"], pile="R3").go("0 play 4 0")
    assert t.known(DISCARD)[-1] == OPEN
    assert len(set(faces(t)[-1])) == 1


@rule("KOT-V1", "KOT-R3")
def test_a_nine_that_is_covered_stays_what_it_was() -> None:
    t = Dreams("", "9 | - | - | -", hands=["5RRR"]).go("0 cover 5 1 0")
    assert t.known(REGION + REGIONS) == [NOBODY, OPEN]


@rule("KOT-V1", "KOT-X1")
def test_the_cards_exchanged_are_seen_by_all_and_the_new_ones_by_their_owner() -> None:
    t = Dreams(hands=["1234"], pile="5678").go("0 exchange")
    assert t.known(DISCARD)[-4:] == [OPEN] * 4
    assert t.known(t.game.hand) == [BIT[0]] * 4


@rule("KOT-V1", "KOT-N1")
def test_a_card_taken_by_an_owl_stays_known_in_the_hand_and_leaves_it_before_its_equals() -> None:
    t = Dreams("", "8 | - | - | -", hands=["1RRR", "O112"], pile="3333", owls=4).go("0 attack 1 1 0", "1 owl")
    assert sorted(t.known(t.game.hand + 1)) == [BIT[1], BIT[1], BIT[1], EVERYONE]
    assert t.state.view(0).cards[t.game.hand + 1] == (-1, -1, -1, 1)
    t.go("1 play 1 1")
    assert EVERYONE not in t.known(t.game.hand + 1)


@rule("KOT-V1", "KOT-U3")
def test_a_reshuffle_makes_everyone_forget() -> None:
    t = Dreams("", hands=["1RRR", "2222"], pile="").go("0 play 1 0")
    assert {t.state.known[card] for card in t.state.cards[0]} == {NOBODY}


@rule("KOT-A1", "KOT-V1")
def test_an_attack_and_its_defence_lie_open_and_are_open_when_discarded() -> None:
    t = Dreams("", "8 | - | - | -", hands=["1RRR", "J222"], pile="333").go("0 attack 1 1 0")
    assert t.known(PLAYED) == [OPEN]
    t.go("1 guard 9")
    assert t.known(DISCARD)[-2:] == [OPEN, OPEN]


@rule("KOT-A5", "KOT-V1")
def test_giving_way_looks_the_same_with_and_without_a_fitting_card() -> None:
    def seen(hand: str) -> list[object]:
        t = Dreams("", "8 | - | - | -", hands=["1RRR", hand], pile="33").go("0 attack 1 1 0", "1 yield")
        return [event.seen(0) for event in t.events]
    assert seen("1JJ2") == seen("2222")


@rule("KOT-N2", "KOT-V1")
def test_a_cat_carried_by_a_moth_lies_open_all_the_time() -> None:
    t = Dreams("98 | - | - | -", hands=["M222"], moths=1).go("0 moth 0 0", "0 drop 1 3")
    assert t.known(REGION + REGIONS + 3) == [OPEN]
    assert t.known(REGION) == [NOBODY]
