"""KRU-C and KRU-T: the cards, the track and its one path."""
from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import cast

import pytest

from sennik.engine.rng import FastRng
from sennik.games.kruki.rules import facts, zones
from sennik.games.kruki.rules.cards import BLACK, HALVES, LANDS, WHITE
from sennik.games.kruki.rules.grid import COLUMNS
from sennik.games.kruki.rules.state import KrukiState

from .picture import GAME, answers, path, plain, play, show, spot, table

pytestmark = pytest.mark.pure


def fresh(seed: int) -> KrukiState:
    return cast(KrukiState, GAME.new(FastRng(seed)))


@pytest.mark.rule("KRU-C1")
def test_forty_track_cards_show_all_pairs_of_five_lands_four_times_each() -> None:
    names = [name for name in GAME.kinds if name.split("-")[0] in LANDS]
    assert sorted(names) == sorted(f"{a}-{b}" for a, b in (
        ("red", "yellow"), ("red", "green"), ("red", "violet"), ("red", "blue"), ("yellow", "green"),
        ("yellow", "violet"), ("yellow", "blue"), ("green", "violet"), ("green", "blue"), ("violet", "blue")))
    counts = Counter(GAME.kinds[kind] for kind in GAME.deck)
    assert {counts[name] for name in names} == {4}


@pytest.mark.rule("KRU-C2")
def test_each_player_has_five_flight_cards_of_each_land_and_two_action_cards_of_each_kind() -> None:
    counts = Counter(GAME.kinds[kind] for kind in GAME.deck)
    for side in ("white", "black"):
        assert [counts[f"{side}-{land}"] for land in ("red", "yellow", "green", "violet", "blue")] == [5] * 5
        actions = ("forward-back", "rotate-remove", "swap-slide", "draw-detour")
        assert [counts[f"{side}-{action}"] for action in actions] == [2] * 4
    assert sum(counts.values()) == 40 + 2 * (25 + 8)
    assert len({GAME.backs[card] for card in range(len(GAME.deck))}) == 5      # the track; flights and actions of each


@pytest.mark.rule("KRU-C2")
@pytest.mark.parametrize(("card", "acts"), [
    ("forward-back", {"forward", "back"}), ("rotate-remove", {"rotate", "remove"}), ("swap-slide", {"swap", "slide"}),
    ("draw-detour", {"more", "detour"})])
def test_an_action_card_offers_its_two_actions(card: str, acts: set[str]) -> None:
    s = table("""
        W  r  y  g  v
        B  g  b  v# y
        """, white=card)
    assert answers(s) == acts | {"end"}


@pytest.mark.rule("KRU-T1")
def test_no_two_neighbours_of_a_lane_are_equal_at_set_up() -> None:
    for seed in range(200):
        s = fresh(seed)
        w, b = s.path().lands[:COLUMNS], s.path().lands[COLUMNS:]
        for lane in (w, b):
            assert all(one != other for one, other in pairwise(lane))


@pytest.mark.rule("KRU-T1")
def test_sixteen_cards_make_the_row_and_the_other_24_the_face_down_pile() -> None:
    s = fresh(5)
    assert [len(s.cards[zones.COLUMN + c]) for c in range(COLUMNS)] == [1] * 16
    assert len(s.cards[zones.TRACK_PILE]) == 24
    assert all(s.known[card] == 0 for card in s.cards[zones.TRACK_PILE])


@pytest.mark.rule("KRU-T1")
def test_the_seed_draws_which_way_round_a_card_lies() -> None:
    first = Counter(s.marks[s.cards[zones.COLUMN][0]] for s in map(fresh, range(400)))
    assert set(first) == {0, 1}
    assert 140 < first[0] < 260
    assert show(fresh(3)) == show(fresh(3)) != show(fresh(4))


@pytest.mark.rule("KRU-T1")
def test_turning_the_newest_card_round_always_helps_so_none_ever_goes_under_the_pile() -> None:
    ways = [*HALVES, *[(b, a) for a, b in HALVES]]
    for w, b in ways:
        for one, other in ways:
            assert (one != w and other != b) or (other != w and one != b)


@pytest.mark.rule("KRU-T2")
def test_the_path_goes_out_along_w_and_home_along_b() -> None:
    s = table("""
        W  r  y  g  v
        B  g  b  v  y
        """)
    assert path(s) == "r y g v y v b g"


@pytest.mark.rule("KRU-T2")
def test_white_finishes_on_b1_and_black_on_w1() -> None:
    s = table("""
        W  r  y
        B  g  b@
        """, white="g", starter="black")
    play(s, "fly 2")
    assert s.returns() == [1.0, 0.0]
    s = table("""
        W  r  y#
        B  g  b
        """, black="r", mover="black")
    play(s, "fly 0")
    assert s.returns() == [0.0, 1.0]


@pytest.mark.rule("KRU-T2")
def test_black_flies_the_exact_reverse() -> None:
    s = table("""
        W  r  y  g
        B  g  b  v
        """, black="g b v g", mover="black")
    play(s, "fly 2", "fly 4", "fly 3", "fly 2")
    assert show(s) == plain("""
        W  r  y  g#
        B  g  b  v
        """)


@pytest.mark.rule("KRU-T2", "KRU-T4")
def test_ravens_share_a_field_and_pass_each_other() -> None:
    s = table("""
        W  r  y@ g# v
        B  g  b  v  y
        """, white="g v")
    play(s, "fly 2")
    assert show(s) == plain("""
        W  r  y  g@# v
        B  g  b  v   y
        """)
    play(s, "fly 3")
    assert (spot(s, "white"), spot(s, "black")) == (4, 6)


@pytest.mark.rule("KRU-T3")
def test_the_place_of_a_removed_card_is_flown_over_for_free() -> None:
    s = table("""
        W  r@ .  g  v
        B  g  .  v  y
        """, white="g")
    assert path(s) == "r g v y v g"
    play(s, "fly 2")
    assert spot(s, "white") == 2


@pytest.mark.rule("KRU-T3")
def test_the_hole_left_by_a_slid_card_is_no_part_of_the_path() -> None:
    s = table("""
        W1 .  y
        W  r  b  g
        B  g  .  v
        """)
    assert path(s) == "r b g v g"


@pytest.mark.rule("KRU-T4")
def test_a_raven_stands_on_a_field_and_not_on_a_number() -> None:
    s = table("""
        W  r  y  g@ v
        B  g  b  v  y
        """, white="rotate-remove", black="")
    assert spot(s, "white") == 3
    play(s, "remove", "card 0")
    assert show(s) == plain("""
        W  .  y  g@ v
        B  .  b  v  y
        """)
    assert spot(s, "white") == 2


@pytest.mark.rule("KRU-T4")
def test_next_and_back_are_read_as_the_cards_lie_now() -> None:
    s = table("""
        W  r  y@ g  v
        B  g  b  v  y
        """, white="v rotate-remove", black="")
    assert "fly 3" not in answers(s)
    play(s, "remove", "card 2")
    assert "fly 3" in answers(s)
    s = table("""
        W  .  r  y  g
        B  .  b  v  y#
        """, white="forward-back", black="")
    play(s, "back")
    assert s.facts[facts.RAVEN + BLACK] == 2 * 2 + 1
    assert spot(s, "black") == 2


@pytest.mark.rule("KRU-T2")
def test_both_ravens_begin_before_the_track() -> None:
    s = fresh(1)
    assert [s.facts[facts.RAVEN + WHITE], s.facts[facts.RAVEN + BLACK]] == [-1, -1]
    assert s.scores() == [0, 0]
    assert [len(s.cards[zones.FLIGHT_PILE + seat]) for seat in (0, 1)] == [25, 25]
    assert [len(s.cards[zones.ACTION_PILE + seat]) for seat in (0, 1)] == [8, 8]
