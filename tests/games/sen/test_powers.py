"""SEN-P: Take 2, Peek 1, Swap 2 and Choose 1."""
from __future__ import annotations

from collections.abc import Callable

import pytest

from sennik.engine.game import BIT, EVERYONE, SPECTATOR
from sennik.games.sen.rules import facts
from sennik.games.sen.rules.zones import DISCARD, DREAM, HAND, PILE
from sennik.testkit.scene import Scene

pytestmark = pytest.mark.pure

Table = Callable[..., Scene]

MINE = BIT[0]


def copied(p: Scene) -> Scene:
    return Scene(p.state.copy(p.state.rng.copy()))


@pytest.mark.rule("SEN-P1")
def test_take_2_draws_two_for_the_drawer_alone_and_puts_one_away_at_once(table: Table) -> None:
    p = table(["9"] * 4, ["1"] * 4, hand="take2", pile=["2", "3", "4"]).do(0, "use")
    assert p.known(HAND) == [MINE, MINE]
    assert [e.seen(1)[6] for e in p.events if e.dst == HAND] == [-1, -1]
    first, second = p.names(HAND)
    assert p.may(0) == ["hold 0", "hold 1"]
    p.do(0, "hold 0")
    assert p.names(HAND) == [first]
    assert p.names(DISCARD)[-1] == second
    assert p.known(DISCARD)[-1] == 255
    assert p.phase() == "drawn"
    assert p.may(0) == ["keep 0", "keep 1", "keep 2", "keep 3", "drop"]


@pytest.mark.rule("SEN-P1")
def test_the_power_of_the_card_put_away_is_lost_and_that_of_the_card_in_hand_is_not(table: Table) -> None:
    p = table(["9"] * 4, ["1"] * 4, hand="take2", pile=["peek1", "3"]).do(0, "use")
    power = p.names(HAND).index("peek1")
    kept, lost = copied(p).do(0, f"hold {power}"), p.do(0, f"hold {1 - power}")
    assert "use" in kept.may(0)
    assert "use" not in lost.may(0)
    assert lost.names(DISCARD)[-1] == "peek1"


@pytest.mark.rule("SEN-P1")
def test_take_2_may_follow_take_2(table: Table) -> None:
    p = table(["9"] * 4, ["1"] * 4, hand="take2", pile=["take2", "take2"])
    p.state.cards[PILE].insert(0, p.state.cards[DISCARD].pop(0))
    p.do(0, "use")
    p.do(0, f"hold {p.names(HAND).index('take2')}", "use")
    assert p.phase() == "drawn"                                    # one card was left: it is the one in hand
    assert len(p.known(HAND)) == 1


@pytest.mark.rule("SEN-P1", "SEN-P6")
def test_with_one_card_left_take_2_gives_that_one_into_the_hand(table: Table) -> None:
    p = table(["9"] * 4, ["1"] * 4, hand="take2", pile=["3"]).do(0, "use")
    assert p.names(HAND) == ["3"]
    assert p.phase() == "drawn"
    assert p.state.asked == MINE


@pytest.mark.rule("SEN-P1", "SEN-E1")
def test_with_no_card_left_take_2_ends_the_turn_and_so_the_round(table: Table) -> None:
    p = table(["9"] * 4, ["1"] * 4, hand="take2", pile=[]).do(0, "use")
    assert p.phase() == "count"


@pytest.mark.rule("SEN-P2")
def test_peek_1_shows_any_one_land_of_any_dream_to_the_peeker_alone(table: Table) -> None:
    p = table(["9"] * 4, ["1", "2", "3", "4"], hand="peek1").do(0, "use")
    assert p.may(0) == [f"land {seat} {slot}" for seat in (0, 1) for slot in range(4)]
    p.do(0, "land 1 2")
    assert p.known(DREAM + 1) == [0, 0, MINE, 0]
    event = p.events[0]
    assert event.seen(0)[6] == 3
    assert event.seen(1)[2:4] == (DREAM + 1, 2)                    # all see which land
    assert event.seen(1)[6] == event.seen(SPECTATOR)[6] == -1      # none of them what it is
    assert p.state.asked == BIT[1]


@pytest.mark.rule("SEN-P2")
def test_peek_1_may_look_at_an_own_land(table: Table) -> None:
    p = table(["9", "8", "7", "6"], ["1"] * 4, hand="peek1").do(0, "use", "land 0 3")
    assert p.known(DREAM) == [0, 0, 0, MINE]


@pytest.mark.rule("SEN-P3", "SEN-M1")
def test_swap_2_exchanges_two_lands_unseen_and_knowledge_moves_with_them(table: Table) -> None:
    p = table(["9:0", "8", "7", "6"], ["1", "2:1", "3", "4"], hand="swap2")
    p.do(0, "use", "land 0 0")
    assert p.told() == ["point"]
    p.do(0, "land 1 1")
    assert p.names(DREAM) == ["2", "8", "7", "6"]
    assert p.names(DREAM + 1) == ["1", "9", "3", "4"]
    assert p.known(DREAM) == [BIT[1], 0, 0, 0]                     # seat 1 still knows its 2, now lying here
    assert p.known(DREAM + 1) == [0, MINE, 0, 0]
    swapped = next(e for e in p.events if e.word == "")
    assert swapped.seen(1)[2:6] == (DREAM, 0, DREAM + 1, 1)        # everyone sees which two
    assert not swapped.learned


@pytest.mark.rule("SEN-P3")
def test_swap_2_takes_at_most_one_own_land_and_may_take_two_of_one_rival(table: Table) -> None:
    p = table(["9"] * 4, ["1"] * 4, ["2"] * 4, hand="swap2").do(0, "use")
    assert len(p.may(0)) == 12
    p.do(0, "land 0 1")
    assert not [text for text in p.may(0) if text.startswith("land 0 ")]
    p = table(["9"] * 4, ["1", "2", "3", "4"], ["5", "6", "7", "8"], hand="swap2")
    p.do(0, "use", "land 1 0")
    assert "land 1 0" not in p.may(0)
    assert {"land 0 0", "land 1 3", "land 2 2"} <= set(p.may(0))
    p.do(0, "land 1 3")
    assert p.names(DREAM + 1) == ["4", "2", "3", "1"]


@pytest.mark.rule("SEN-P4")
def test_choose_1_takes_any_land_of_the_discard_pile_and_keeps_its_order(table: Table) -> None:
    p = table(["9", "7", "7", "7"], ["1"] * 4, discard=["5", "0", "4"], hand="choose1",
              edition="jubilee").do(0, "use")
    assert p.names(DISCARD) == ["5", "0", "4", "choose1"]
    assert p.may(0) == ["pick 0", "pick 1", "pick 2", "pick 3"]    # the Choose 1 card too
    p.do(0, "pick 1")
    assert p.events[0].seen(1)[6] == 0                             # shown to all
    assert p.may(0) == ["keep 0", "keep 1", "keep 2", "keep 3"]    # the exchange is compulsory
    p.do(0, "keep 0")
    assert p.names(DREAM) == ["0", "7", "7", "7"]
    assert p.names(DISCARD) == ["5", "4", "choose1", "9"]
    assert p.known(DREAM)[0] == EVERYONE
    assert p.state.asked == BIT[1]


@pytest.mark.rule("SEN-P4", "SEN-K2")
def test_choose_1_looks_through_a_discard_pile_grown_by_dreams_that_shrank(table: Table) -> None:
    """Found by a random game: with one land in each dream nearly the whole deck lies in the discard pile."""
    p = table(["9"], ["1"], hand="choose1", pile=["0"], edition="jubilee", K=True).do(0, "use")
    assert len(p.names(DISCARD)) == 56 - 3
    assert p.may(0) == [f"pick {place}" for place in range(53)]


@pytest.mark.rule("SEN-P4")
def test_the_choose_1_card_itself_may_be_taken(table: Table) -> None:
    p = table(["9", "7", "7", "7"], ["1"] * 4, hand="choose1", edition="jubilee")
    p.do(0, "use", "pick 1", "keep 0")
    assert p.names(DREAM)[0] == "choose1"
    assert p.phase() == "turn"


@pytest.mark.rule("SEN-P5")
@pytest.mark.parametrize("edition", ["base", "jubilee", "long"])
def test_a_power_comes_only_from_a_card_just_drawn(table: Table, edition: str) -> None:
    lands = 6 if edition == "long" else 4
    p = table(["take2"] * 3 + ["9"] * (lands - 3), ["1"] * 4 + ["2"] * (lands - 4), discard=["swap2"], edition=edition)
    assert "use" not in p.may(0)                                   # neither from the dream nor from the discard pile
    p.do(0, "take 0")
    assert p.state.asked == BIT[1]


@pytest.mark.rule("SEN-P5")
def test_a_special_thrown_out_of_the_dream_does_nothing(table: Table) -> None:
    p = table(["take2", "9", "9", "9"], ["1"] * 4, hand="0").do(0, "keep 0")
    assert p.names(DISCARD)[-1] == "take2"
    assert (p.phase(), p.state.facts[facts.MOVER]) == ("turn", 1)


@pytest.mark.rule("SEN-P6")
@pytest.mark.parametrize(("land", "steps"), [("peek1", []), ("swap2", []), ("swap2", ["land 1 0"]), ("take2", [])])
def test_a_power_once_used_cannot_be_broken_off(table: Table, land: str, steps: list[str]) -> None:
    p = table(["9"] * 4, ["1"] * 4, hand=land).do(0, "use", *steps)
    assert p.may(0)
    assert all(text.startswith(("land", "hold")) for text in p.may(0))
