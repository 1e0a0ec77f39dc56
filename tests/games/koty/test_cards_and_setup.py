"""KOT-C, KOT-U1, KOT-P1, KOT-V1: the deck, the first hands, what is agreed, what is seen."""
from __future__ import annotations

from collections import Counter

import pytest

from sennik.engine.errors import Unreadable
from sennik.engine.game import BIT, EVERYONE, FAN, OPEN, SPECTATOR
from sennik.engine.rng import FastRng
from sennik.games import identity, new
from sennik.games.koty.rules import facts
from sennik.games.koty.rules.game import Koty
from sennik.games.koty.rules.zones import DISCARD, PILE, PLAYED, REGION, REGIONS

from .dreams import Dreams

pytestmark = pytest.mark.pure
rule = pytest.mark.rule


def counts(**options: object) -> dict[str, int]:
    game = new("koty", 2, **options)
    return Counter(game.kinds[kind] for kind in game.deck)


@rule("KOT-C1")
def test_there_are_eighty_cats_ten_of_each_value_and_a_colour_adds_up_to_nine() -> None:
    have = counts()
    cats = {name: count for name, count in have.items() if name[-1].isdigit()}
    assert sum(cats.values()) == 80
    assert set(cats.values()) == {10}
    for colour in ("blue", "yellow", "green", "pink"):
        values = [int(name[-1]) for name in cats if name.startswith(colour)]
        assert len(values) == 2
        assert sum(values) == 9
    assert {"blue1", "blue8", "yellow2", "yellow7", "green3", "green6", "pink4", "pink5"} == set(cats)


@rule("KOT-C2")
def test_there_are_ten_ravens_and_five_jokers() -> None:
    have = counts()
    assert (have["raven"], have["joker"]) == (10, 5)
    assert sum(have.values()) == 95


@rule("KOT-C3", "KOT-P1")
def test_night_cards_come_in_the_number_agreed_and_by_default_not_at_all() -> None:
    night = ("moth", "bat", "owl", "dragon")
    assert [counts()[name] for name in night] == [0, 0, 0, 0]
    assert [counts(moths=1, bats=2, owls="3", dragon=1)[name] for name in night] == [1, 2, 3, 1]
    assert [counts(night=True)[name] for name in night] == [4, 4, 4, 1]


@rule("KOT-C4", "KOT-E3")
def test_a_face_down_card_is_worth_nine_and_doubles_what_lies_on_it_whatever_its_face() -> None:
    assert Dreams("9 | 99 | 999 | 9998").state.scores()[0] == 9 + 18 + 36 + 64


@rule("KOT-C4")
def test_all_backs_are_alike() -> None:
    assert set(new("koty", 2, night=True).backs) == {0}


@rule("KOT-U1")
@pytest.mark.parametrize("seats", range(2, 7))
def test_each_hand_gets_four_cards_and_the_rest_is_the_draw_pile(seats: int) -> None:
    game = new("koty", seats, night=True)
    assert isinstance(game, Koty)
    s = game.new(FastRng(3))
    assert [len(s.cards[game.hand + seat]) for seat in range(seats)] == [4] * seats
    assert len(s.cards[PILE]) == 108 - 4 * seats
    assert not s.cards[DISCARD]
    assert not s.cards[PLAYED]
    assert s.asked == BIT[s.facts[facts.MOVER]]


@rule("KOT-U1")
def test_the_first_seat_is_drawn_by_the_seed() -> None:
    game = new("koty", 5)
    assert {game.new(FastRng(seed)).facts[facts.MOVER] for seed in range(60)} == set(range(5))


@rule("KOT-P1")
def test_two_to_six_play() -> None:
    assert (identity("koty").least, identity("koty").most) == (2, 6)
    for seats in (1, 7):
        with pytest.raises(Unreadable, match="seats"):
            new("koty", seats)


@rule("KOT-P1", "KOT-G1")
@pytest.mark.parametrize("seats", range(2, 7))
def test_teams_are_for_four_or_six(seats: int) -> None:
    if seats in {4, 6}:
        assert new("koty", seats, teams=True).options["teams"] == "yes"
    else:
        with pytest.raises(Unreadable, match="options clash"):
            new("koty", seats, teams=True)
    assert new("koty", seats).options["teams"] == "no"


@rule("KOT-P1")
def test_the_night_means_all_and_clashes_with_less() -> None:
    assert new("koty", 2, night=True).options == {
        "teams": "no", "moths": "4", "bats": "4", "owls": "4", "dragon": "1", "night": "yes"}
    assert new("koty", 2, night=True, owls=4).options["owls"] == "4"
    for option in ("moths", "bats", "owls", "dragon"):
        with pytest.raises(Unreadable, match="options clash"):
            new("koty", 2, night=True, **{option: 0})
    for option, value in (("moths", 5), ("dragon", 2), ("owls", -1), ("night", "half")):
        with pytest.raises(Unreadable, match="value"):
            new("koty", 2, **{option: value})


@rule("KOT-P1")
def test_yes_is_as_many_as_there_are() -> None:
    assert new("koty", 2, owls=True, dragon=True).options["owls"] == "4"


@rule("KOT-V1")
def test_hands_the_draw_pile_and_the_faces_of_nines_are_hidden() -> None:
    t = Dreams("99 | - | - | -", "98 | - | - | -", hands=["1234", "5678"], discard="1J")
    for seat in (0, 1, SPECTATOR):
        view = t.state.view(seat)
        assert set(view.cards[PILE]) == {-1}
        assert view.cards[REGION] == (-1, -1)
        assert view.cards[REGION + REGIONS] == (-1, 8)
        for other in (0, 1):
            mine = tuple([1, 2, 3, 4] if other == 0 else [5, 6, 7, 8])
            assert view.cards[t.game.hand + other] == (mine if seat == other else (-1,) * 4)


@rule("KOT-V1")
def test_regions_counts_and_the_top_of_the_discard_pile_are_open() -> None:
    t = Dreams("9R | 5 | - | -", discard="12J")
    view = t.state.view(SPECTATOR, recall=False)
    assert view.cards[REGION] == (-1, 0)
    assert view.cards[REGION + 1] == (5,)
    assert view.cards[DISCARD][-1] == 9                              # a joker
    assert view.cards[DISCARD][:-1] == (-1, -1)                      # seen as they went there, to be remembered now
    assert t.state.view(SPECTATOR).cards[DISCARD] == (1, 2, 9)
    assert [len(view.cards[t.game.hand + seat]) for seat in (0, 1)] == [4, 4]


@rule("KOT-V1")
def test_the_zones_say_who_sees_what() -> None:
    zones = new("koty", 3).zones
    assert [(zone.name, zone.owner, zone.open) for zone in zones[:3]] == [
        ("pile", -1, 0), ("discard", -1, OPEN), ("played", -1, OPEN)]
    assert [(zone.owner, zone.open, zone.shape) for zone in zones if zone.name == "hand"] == [
        (seat, BIT[seat], FAN) for seat in range(3)]
    assert [zone.owner for zone in zones if zone.name == "region"] == [0] * 4 + [1] * 4 + [2] * 4
    assert all(zone.remember == EVERYONE and zone.open & EVERYONE == 0 for zone in zones if zone.name == "region")
