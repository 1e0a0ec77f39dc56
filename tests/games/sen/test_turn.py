"""SEN-T: a turn is exactly one of taking, drawing, waking up and, in variant K, saying what one has."""
from __future__ import annotations

from collections.abc import Callable

import pytest

from sennik.engine.errors import Illegal
from sennik.engine.game import BIT, EVERYONE, SPECTATOR
from sennik.games.sen.rules import facts
from sennik.games.sen.rules.zones import DISCARD, DREAM, HAND, PILE
from sennik.testkit.scene import Scene

pytestmark = pytest.mark.pure

Table = Callable[..., Scene]


@pytest.mark.rule("SEN-T1")
def test_the_top_discard_is_exchanged_with_an_own_land_which_goes_face_up_on_the_discard_pile(table: Table) -> None:
    p = table(["9", "8", "7", "6"], ["1"] * 4, discard=["4", "0"]).do(0, "take 2")
    assert p.names(DREAM) == ["9", "8", "0", "6"]
    assert p.names(DISCARD) == ["4", "7"]
    assert p.known(DISCARD)[-1] == 255
    assert p.state.asked == BIT[1]


@pytest.mark.rule("SEN-T1")
def test_taking_means_exchanging_there_is_no_other_answer(table: Table) -> None:
    p = table(["9"] * 4, ["1"] * 4)
    assert p.may(0) == ["wake", "draw", "take 0", "take 1", "take 2", "take 3"]


@pytest.mark.rule("SEN-T1", "SEN-P5")
def test_a_power_taken_from_the_discard_pile_does_nothing(table: Table) -> None:
    p = table(["9"] * 4, ["1"] * 4, discard=["peek1"]).do(0, "take 0")
    assert (p.phase(), p.state.asked) == ("turn", BIT[1])


@pytest.mark.rule("SEN-T2")
def test_a_drawn_card_is_seen_by_the_drawer_alone(table: Table) -> None:
    p = table(["9"] * 4, ["1"] * 4, ["2"] * 4, pile=["3", "3"]).do(0, "draw")
    assert p.phase() == "drawn"
    assert p.known(HAND) == [BIT[0]]
    event, = p.events
    assert event.seen(0)[6] == 3
    assert [event.seen(seat)[6] for seat in (1, 2, SPECTATOR)] == [-1, -1, -1]
    assert p.may(0) == ["keep 0", "keep 1", "keep 2", "keep 3", "drop"]


@pytest.mark.rule("SEN-T3")
def test_a_drawn_card_may_be_kept_for_an_own_land(table: Table) -> None:
    p = table(["9", "8", "7", "6"], ["1"] * 4, hand="0").do(0, "keep 3")
    assert p.names(DREAM) == ["9", "8", "7", "0"]
    assert p.names(DISCARD) == ["5", "6"]
    assert p.known(DREAM)[3] == BIT[0]             # still the drawer's secret
    assert p.known(DISCARD)[-1] == 255


@pytest.mark.rule("SEN-T4")
def test_a_drawn_card_may_be_discarded_face_up(table: Table) -> None:
    p = table(["9"] * 4, ["1"] * 4, hand="8").do(0, "drop")
    assert p.names(DISCARD) == ["5", "8"]
    assert p.known(DISCARD)[-1] == 255
    assert p.state.asked == BIT[1]


@pytest.mark.rule("SEN-T5")
@pytest.mark.parametrize(("land", "question"), [("peek1", "peek"), ("swap2", "swap_a"), ("take2", "two")])
def test_a_power_is_used_by_discarding_its_card_first(table: Table, land: str, question: str) -> None:
    p = table(["9"] * 4, ["1"] * 4, hand=land)
    assert "use" in p.may(0)
    p.do(0, "use")
    assert p.names(DISCARD) == ["5", land]
    assert (p.phase(), p.state.asked) == (question, BIT[0])


@pytest.mark.rule("SEN-T5")
def test_using_a_power_is_optional_and_only_for_specials(table: Table) -> None:
    p = table(["9"] * 4, ["1"] * 4, hand="peek1")
    assert {"keep 0", "drop", "use"} <= set(p.may(0))
    p.do(0, "drop")
    assert p.phase() == "turn"
    plain = table(["9"] * 4, ["1"] * 4, hand="6")
    with pytest.raises(Illegal):
        plain.do(0, "use")


@pytest.mark.rule("SEN-T6")
def test_wake_up_ends_the_round_at_once_and_only_as_the_first_thing_in_a_turn(table: Table) -> None:
    p = table(["0"] * 4, ["1"] * 4, ["2"] * 4)
    assert "wake" in p.may(0)
    p.do(0, "wake")
    assert (p.phase(), p.state.facts[facts.CALLER]) == ("count", 0)
    late = table(["0"] * 4, ["1"] * 4).do(0, "draw")
    assert "wake" not in late.may(0)


@pytest.mark.rule("SEN-T6")
def test_wake_up_may_be_called_in_the_very_first_turn_of_a_round(table: Table) -> None:
    p = table(["0"] * 4, ["1"] * 4, asks="0 1 first")
    p.do(1, "land 1 0", "land 1 1").do(0, "land 0 0", "land 0 1")
    assert "wake" in p.may(0)


@pytest.mark.rule("SEN-T7")
def test_i_know_what_i_have_is_offered_in_variant_k_only(table: Table) -> None:
    assert "know" in table(["1"] * 4, ["2"] * 4, K=True).may(0)
    assert "know" not in table(["1"] * 4, ["2"] * 4).may(0)


@pytest.mark.rule("SEN-T8")
def test_the_turn_passes_to_the_left_round_the_table(table: Table) -> None:
    p = table(["1"] * 4, ["2"] * 4, ["3"] * 4)
    for seat in (0, 1, 2, 0):
        assert p.state.asked == BIT[seat]
        assert p.state.facts[facts.MOVER] == seat
        p.do(seat, "draw", "drop")
    assert p.state.asked == BIT[1]


@pytest.mark.rule("SEN-M1")
def test_a_land_taken_open_is_known_to_all_and_a_land_drawn_to_its_drawer(table: Table) -> None:
    p = table(["9"] * 4, ["1"] * 4, discard=["5", "3"], pile=["2", "2", "2", "2"])
    p.do(0, "take 0").do(1, "draw", "keep 1")
    assert p.known(DREAM)[0] == EVERYONE
    assert p.known(DREAM + 1)[1] == BIT[1]
    assert len(p.state.cards[PILE]) == 3
