"""SEN-M: who knows which land, and what the table shows."""
from __future__ import annotations

from collections.abc import Callable

import pytest

from sennik.engine.errors import Unreadable
from sennik.engine.game import BIT, EVERYONE, SPECTATOR
from sennik.engine.rng import FastRng
from sennik.games import new
from sennik.games.sen.rules import phases
from sennik.games.sen.rules.zones import DISCARD, DREAM, HAND, PILE
from sennik.testkit.scene import Scene

pytestmark = pytest.mark.pure

Table = Callable[..., Scene]


@pytest.mark.rule("SEN-M1")
def test_knowledge_belongs_to_the_card_and_moves_with_it(table: Table) -> None:
    p = table(["9"] * 4, ["1:12", "2", "2", "2"], ["3"] * 4, hand="swap2")
    p.do(0, "use", "land 1 0", "land 2 3")
    assert p.known(DREAM + 2)[3] == BIT[1] | BIT[2]
    assert p.known(DREAM + 1)[0] == 0


@pytest.mark.rule("SEN-M1")
def test_knowledge_ends_with_the_round(table: Table) -> None:
    p = table(["9*"] * 4, ["1:1"] * 4).do(0, "wake").do(0, "next").do(1, "next")
    assert set(p.state.known) == {0, 255}                          # all hidden but the first discard
    assert list(p.state.known).count(255) == 1


@pytest.mark.rule("SEN-M1")
def test_only_sight_counts_and_nothing_is_inferred(table: Table) -> None:
    """A player who knows all other cards of a kind still has not seen the last one."""
    p = table(["0:0"] * 3 + ["0"], ["1"] * 4)
    assert p.known(DREAM)[3] == 0
    assert p.state.view(0).cards[DREAM] == (0, 0, 0, -1)


@pytest.mark.rule("SEN-M1")
def test_a_land_chosen_or_shown_openly_is_known_to_all_and_to_those_who_look_on(table: Table) -> None:
    p = table(["9"] * 4, ["1"] * 4, discard=["5", "0"], hand="choose1", edition="jubilee")
    p.do(0, "use", "pick 1", "keep 2")
    assert p.known(DREAM)[2] == EVERYONE
    assert p.state.view(SPECTATOR).cards[DREAM][2] == 0


@pytest.mark.rule("SEN-M2")
def test_all_see_every_choice(table: Table) -> None:
    """Slots, piles, powers and numbers are in the events of every seat, and in the public numbers."""
    p = table(["9:0"] * 4, ["1"] * 4, ["2"] * 4, hand="swap2", K=True)
    p.do(0, "use")
    assert [event.seen(2) for event in p.events] == [event.seen(1) for event in p.events]
    p.do(0, "land 0 1")
    assert p.events[0].seen(1)[8:] == ("point", (0, 1, 0, 0))
    q = table(["9:0"] * 4, ["1"] * 4, K=True).do(0, "know", "land 0 1", "land 0 3", "say 9")
    assert ("say", (9, 0, 0, 0)) in [event.seen(1)[8:] for event in q.events]


@pytest.mark.rule("SEN-M2")
def test_all_see_the_size_of_dreams_and_draw_pile(table: Table) -> None:
    p = table(["1"] * 3, ["9"] * 5, ["2"] * 4, K=True, pile=["0", "3"])
    view = p.state.view(SPECTATOR)
    assert [len(view.cards[zone]) for zone in (DREAM, DREAM + 1, DREAM + 2)] == [3, 5, 4]
    assert len(view.cards[PILE]) == 2


@pytest.mark.rule("SEN-M2")
def test_the_table_shows_only_the_top_of_the_discard_pile(table: Table) -> None:
    p = table(["9"] * 4, ["1"] * 4, discard=["5", "0", "4"])
    for seat in (0, 1, SPECTATOR):
        assert p.state.view(seat, recall=False).cards[DISCARD] == (-1, -1, 4)
        assert p.state.view(seat).cards[DISCARD] == (5, 0, 4)


@pytest.mark.rule("SEN-M2", "SEN-P4")
def test_a_player_carrying_out_choose_1_looks_through_the_discard_pile_and_nobody_else(table: Table) -> None:
    p = table(["9"] * 4, ["1"] * 4, discard=["5", "0"], hand="choose1", edition="jubilee")
    p.do(0, "use")
    assert p.state.view(0, recall=False).cards[DISCARD] == (5, 0, 13)
    assert p.state.view(1, recall=False).cards[DISCARD] == (-1, -1, 13)
    p.do(0, "pick 0", "keep 0")
    assert p.state.view(0, recall=False).cards[DISCARD] == (-1, -1, 9)


@pytest.mark.rule("SEN-M3")
def test_by_default_a_player_sees_only_what_lies_open_now_and_with_the_aid_what_could_be_remembered(
        table: Table) -> None:
    p = table(["9:0", "8", "7", "6"], ["1:0", "2", "2", "2"])
    assert p.state.view(0, recall=False).cards[DREAM] == (-1, -1, -1, -1)
    assert p.state.view(0, recall=True).cards[DREAM] == (9, -1, -1, -1)
    assert p.state.view(0, recall=True).cards[DREAM + 1] == (1, -1, -1, -1)
    assert p.state.view(1, recall=True).cards[DREAM] == (-1, -1, -1, -1)


@pytest.mark.rule("SEN-M3")
def test_the_aid_changes_no_rule(table: Table) -> None:
    p = table(["9:0", "8", "7", "6"], ["1"] * 4, hand="3")
    views = [p.state.view(0, recall) for recall in (True, False)]
    assert [view.cards[HAND] for view in views] == [(3,), (3,)]     # a card in hand is seen, not remembered
    for view in views:
        assert [a.text for a in p.game.imagine(view, FastRng(1)).legal(0)] == p.may(0)


@pytest.mark.parametrize(("options", "word"), [
    ({"edition": "deluxe"}, "no-such-value"), ({"rounds": 21}, "no-such-value"), ({"rounds": 0}, "no-such-value"),
    ({"target": 90}, "no-such-value"), ({"penalty": "6"}, "no-such-value"), ({"N": "maybe"}, "no-such-value"),
    ({"ravens": 3}, "no-such-option"), ({"edition": "long", "K": "no"}, "options-clash"),
    ({"edition": "long", "G": False}, "options-clash"), ({"rounds": 5, "target": 70}, "options-clash"),
])
def test_options_that_make_no_sense_are_refused_by_name(options: dict[str, object], word: str) -> None:
    with pytest.raises(Unreadable) as refused:
        new("sen", 4, **options)
    assert refused.value.word == word


@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 100])
def test_sen_is_for_two_to_five(seats: int) -> None:
    with pytest.raises(Unreadable, match="seats out of range"):
        new("sen", seats)


def test_the_phases_of_a_turn_are_the_ones_the_table_names() -> None:
    assert new("sen", 2).phases[phases.TURN].name == "turn"
