"""SEN-K: I know what I have."""
from __future__ import annotations

from collections.abc import Callable

import pytest

from sennik.engine.game import BIT, EVERYONE
from sennik.games.sen.rules.zones import DISCARD, DREAM, PILE
from sennik.testkit.scene import Scene

pytestmark = pytest.mark.pure

Table = Callable[..., Scene]


def claim(p: Scene, a: int, b: int, number: int) -> Scene:
    return p.do(0, "know", f"land 0 {a}", f"land 0 {b}", f"say {number}")


@pytest.mark.rule("SEN-K1")
def test_a_player_points_at_two_own_lands_and_names_one_number_for_both(table: Table) -> None:
    p = table(["7", "1", "7", "2"], ["3"] * 4, K=True).do(0, "know")
    assert p.may(0) == ["land 0 0", "land 0 1", "land 0 2", "land 0 3"]
    p.do(0, "land 0 2")
    assert p.may(0) == ["land 0 0", "land 0 1", "land 0 3"]
    p.do(0, "land 0 0")
    assert p.may(0) == [f"say {number}" for number in range(10)]     # no hourglasses in the base edition
    p.do(0, "say 7")
    assert "right" in p.told()


@pytest.mark.rule("SEN-K1")
@pytest.mark.parametrize("edition", ["jubilee", "long"])
def test_hourglasses_may_be_named_where_there_are_any(table: Table, edition: str) -> None:
    lands = 6 if edition == "long" else 4
    p = table(["7"] * 4 + ["1"] * (lands - 4), ["3"] * 4 + ["2"] * (lands - 4), K=True, edition=edition)
    p.do(0, "know", "land 0 0", "land 0 1")
    assert p.may(0) == [f"say {number}" for number in range(11)]


@pytest.mark.rule("SEN-K1")
def test_a_player_needs_at_least_two_lands(table: Table) -> None:
    assert "know" not in table(["7"], ["3"] * 4, K=True, pile=["0"]).may(0)
    assert "know" in table(["7", "7"], ["3"] * 4, K=True, pile=["0"]).may(0)


@pytest.mark.rule("SEN-K1")
@pytest.mark.parametrize(("lands", "said", "right"), [
    (["7", "swap2"], 7, True),               # a special counts by its number
    (["take2", "5"], 5, True),
    (["hourglass", "hourglass"], 10, True),
    (["hourglass", "hourglass"], 9, False),  # nor are hourglasses called 9 or 0
    (["hourglass", "hourglass"], 0, False),
    (["9", "hourglass"], 9, False),          # a 9 and an hourglass are no pair
    (["9", "hourglass"], 10, False),
    (["9", "9"], 10, False),
    (["7", "7"], 6, False),                  # equal, but not the number named
    (["7", "6"], 7, False),
    (["7", "6"], 6, False),
])
def test_right_is_exactly_that_number_on_both(table: Table, lands: list[str], said: int, right: bool) -> None:
    p = claim(table([*lands, "1", "1"], ["3"] * 4, K=True, edition="jubilee"), 0, 1, said)
    assert ("right" in p.told(), "wrong" in p.told()) == (right, not right)
    assert len(p.names(DREAM)) == (3 if right else 5)


@pytest.mark.rule("SEN-K1")
def test_both_lands_are_shown_to_all(table: Table) -> None:
    p = claim(table(["7", "6", "1", "1"], ["3"] * 4, ["4"] * 4, K=True), 0, 1, 7)
    assert p.known(DREAM)[:2] == [EVERYONE, EVERYONE]
    assert [event.seen(2)[6] for event in p.events if event.word == ""][:2] == [7, 6]


@pytest.mark.rule("SEN-K2")
def test_right_puts_both_on_the_discard_pile_lower_slot_first_and_the_dream_is_one_smaller(table: Table) -> None:
    p = claim(table(["1", "swap2", "2", "7"], ["3"] * 4, K=True), 3, 1, 7)
    assert p.names(DISCARD)[-2:] == ["swap2", "7"]
    assert p.names(DREAM)[:2] == ["1", "2"]
    assert len(p.names(DREAM)) == 3
    assert p.state.asked == BIT[1]


@pytest.mark.rule("SEN-K3")
def test_wrong_covers_both_again_and_the_dream_is_one_larger(table: Table) -> None:
    before = table(["1", "8", "2", "7"], ["3"] * 4, K=True)
    pile = len(before.names(PILE))
    p = claim(before, 3, 1, 7)
    assert p.names(DREAM)[:4] == ["1", "8", "2", "7"]
    assert len(p.names(DREAM)) == 5
    assert p.known(DREAM) == [0, EVERYONE, 0, EVERYONE, 0]        # everybody has seen the two, they lie covered
    assert len(p.names(PILE)) == pile - 1
    assert p.state.view(1, recall=False).cards[DREAM] == (-1,) * 5


@pytest.mark.rule("SEN-K4")
def test_gaps_close_and_the_new_land_takes_the_last_slot_known_to_nobody(table: Table) -> None:
    p = claim(table(["7:0", "1:0", "7:0", "2"], ["3"] * 4, K=True), 0, 2, 7)
    assert p.names(DREAM)[:2] == ["1", "2"]
    assert p.known(DREAM) == [BIT[0], 0, 0]
    drawn = [event for event in p.events if event.src == PILE]
    assert [event.seen(0)[6] for event in drawn] == [-1]


@pytest.mark.rule("SEN-K4")
def test_the_turn_ends_and_powers_do_nothing_here(table: Table) -> None:
    p = claim(table(["swap2", "swap2", "1", "1"], ["3"] * 4, K=True), 0, 1, 7)
    assert (p.phase(), p.state.asked) == ("turn", BIT[1])


@pytest.mark.rule("SEN-K2", "SEN-K3")
def test_worked_example_two_sevens_leave_three_lands_and_being_wrong_five(table: Table) -> None:
    assert len(claim(table(["7", "7", "1", "1"], ["3"] * 4, K=True), 0, 1, 7).names(DREAM)) == 3
    assert len(claim(table(["7", "7", "1", "1"], ["3"] * 4, K=True), 0, 2, 7).names(DREAM)) == 5


@pytest.mark.rule("SEN-K2", "SEN-E1")
def test_a_claim_that_takes_the_last_card_ends_the_round(table: Table) -> None:
    p = claim(table(["7", "7", "1", "1"], ["3"] * 4, K=True, pile=["0"]), 0, 1, 7)
    assert p.phase() == "count"
