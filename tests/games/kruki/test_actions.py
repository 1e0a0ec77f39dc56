"""KRU-A: the eight actions and what they may touch."""
from __future__ import annotations

import pytest

from sennik.engine.game import BIT
from sennik.games.kruki.rules import zones
from sennik.games.kruki.rules.cards import WHITE
from sennik.games.kruki.rules.state import KrukiState

from .picture import GAME, answers, path, plain, play, show, spot, table, told

pytestmark = pytest.mark.pure

PLAIN = """
    W  r  y  g  v
    B  g  b  v  y
    """
ACTION_CARDS = ("forward-back", "rotate-remove", "swap-slide", "draw-detour")


def phase(s: KrukiState) -> str:
    return GAME.phases[s.phase].name


# ---- the ravens
@pytest.mark.rule("KRU-A1")
def test_own_raven_goes_exactly_one_field_whatever_the_land() -> None:
    s = table("""
        W  r@ y  y  g
        B  g  b  v  r
        """, white="forward-back")
    play(s, "forward")
    assert spot(s, "white") == 2                   # no run
    assert phase(s) == "turn"


@pytest.mark.rule("KRU-A1")
def test_one_forward_may_be_the_winning_step() -> None:
    s = table("""
        W  r  y
        B  g  b@
        """, white="forward-back", starter="black")
    play(s, "forward")
    assert (phase(s), s.returns()) == ("over", [1.0, 0.0])


@pytest.mark.rule("KRU-A2")
def test_the_rivals_raven_goes_one_field_back_and_from_its_first_to_the_start() -> None:
    s = table("""
        W  r  y  g  v
        B  g  b# v  y
        """, white="forward-back forward-back")
    play(s, "back")
    assert spot(s, "black") == 1
    play(s, "back")
    assert spot(s, "black") == 0
    assert show(s) == plain(PLAIN)


@pytest.mark.rule("KRU-A2")
def test_back_follows_the_path_over_a_detour() -> None:
    s = table("""
        W  r  y  g
        B  g  b  v#
        B1 .  y- -r
        """, white="forward-back")
    play(s, "back")
    assert show(s) == plain("""
        W  r  y  g
        B  g  b  v
        B1 .  y- -r#
        """)


@pytest.mark.rule("KRU-A2")
def test_a_raven_at_the_start_or_one_that_has_finished_is_not_moved_back() -> None:
    s = table(PLAIN, white="forward-back")
    assert "back" not in answers(s)
    s = table("""
        W  r  y  g  v
        B  g@ b  v# y
        """, black="forward-back", mover="black", finished="white")
    assert "back" not in answers(s)


@pytest.mark.rule("KRU-A2", "KRU-E1")
def test_a_raven_on_its_last_field_that_has_not_finished_yet_is_moved_back() -> None:
    s = table("""
        W  r  y# g
        B  g  b  v
        """, white="rotate-remove forward-back")
    play(s, "remove", "card 0", "back", "end", "draw 0", "draw 0", "draw 0")
    assert phase(s) == "turn"
    assert show(s) == plain("""
        W  .  y  g#
        B  .  b  v
        """)


# ---- rotate and remove
@pytest.mark.rule("KRU-A3")
def test_a_rotated_row_card_changes_its_lanes() -> None:
    s = table(PLAIN, white="rotate-remove")
    log = play(s, "rotate", "card 1")
    assert show(s) == plain("""
        W  r  b  g  v
        B  g  y  v  y
        """)
    assert told(log, "rotates") == [(1, 0, 0, 0)]


@pytest.mark.rule("KRU-A3")
def test_a_rotated_slid_card_changes_its_lane_half_and_the_half_that_sticks_out() -> None:
    s = table("""
        W1 .  y
        W  r  b  g
        B  g  .  v
        """, white="rotate-remove")
    play(s, "rotate", "card 1")
    assert show(s) == plain("""
        W1 .  b
        W  r  y  g
        B  g  .  v
        """)


@pytest.mark.rule("KRU-A3", "KRU-L4")
def test_a_rotated_slid_card_over_a_detour_changes_two_fields_of_the_path() -> None:
    """Vector: rotate of a slid card with L4."""
    s = table("""
        W1 .  y/g- -r
        W  r  b    g
        B  g  .    v
        """, white="rotate-remove")
    assert path(s) == "r b y r g v g"
    play(s, "rotate", "card 1")
    assert path(s) == "r y b r g v g"
    assert show(s) == plain("""
        W1 .  b/g- -r
        W  r  y    g
        B  g  .    v
        """)


@pytest.mark.rule("KRU-A3")
def test_a_rotated_detour_changes_a_and_b_and_what_is_covered_stays_covered_in_its_place() -> None:
    s = table("""
        W1 .  y/g- -r
        W  r  b    g
        B  g  .    v
        """, white="rotate-remove rotate-remove")
    play(s, "rotate", "detour_card 0 1 0")
    assert show(s) == plain("""
        W1 .  y/r- -g
        W  r  b    g
        B  g  .    v
        """)
    assert path(s) == "r b y g g v g"


@pytest.mark.rule("KRU-A4", "KRU-T3")
def test_a_removed_card_leaves_the_game_and_a_hole() -> None:
    s = table(PLAIN, white="rotate-remove")
    play(s, "remove", "card 2")
    assert show(s) == plain("""
        W  r  y  .  v
        B  g  b  .  y
        """)
    assert [GAME.kinds[s.kind(zones.GONE, i)] for i in range(2)] == ["white-rotate-remove", "green-violet"]


@pytest.mark.rule("KRU-A4", "KRU-T4")
def test_the_column_in_front_of_a_raven_is_removed_and_it_flies_over_the_gap() -> None:
    """Vector: a raven in front of a removed column."""
    s = table("""
        W  r  y@ g  v
        B  g# b  v  y
        """, white="rotate-remove v")
    play(s, "remove", "card 2")
    assert (spot(s, "white"), spot(s, "black")) == (2, 1)
    play(s, "fly 3")
    assert show(s) == plain("""
        W  r  y  .  v@
        B  g# b  .  y
        """)


# ---- swap and slide
@pytest.mark.rule("KRU-A5")
def test_two_row_cards_change_places_without_turning_and_equal_neighbours_may_result() -> None:
    """Vector: a swap that makes equal neighbours."""
    s = table("""
        W  r@ y  g  y
        B  g  b  v  r
        """, white="swap-slide y")
    log = play(s, "swap", "card 2", "card 3")
    assert show(s) == plain("""
        W  r@ y  y  g
        B  g  b  r  v
        """)
    assert told(log, "swaps") == [(2, 3, 0, 0)]
    play(s, "fly 1")
    assert spot(s, "white") == 3


@pytest.mark.rule("KRU-A5")
def test_the_second_card_of_a_swap_is_another_one() -> None:
    s = table(PLAIN, white="swap-slide")
    play(s, "swap")
    assert answers(s) == {"card 0", "card 1", "card 2", "card 3"}
    play(s, "card 1")
    assert answers(s) == {"card 0", "card 2", "card 3"}


@pytest.mark.rule("KRU-A6")
def test_a_card_slid_towards_w_has_its_other_half_in_lane_w_and_leaves_a_hole_in_b() -> None:
    s = table(PLAIN, white="swap-slide")
    log = play(s, "slide", "card 1")
    assert answers(s) == {"towards 0", "towards 1"}
    log = play(s, "towards 0")
    assert show(s) == plain("""
        W1 .  y
        W  r  b  g  v
        B  g  .  v  y
        """)
    assert path(s) == "r b g v y v g"
    assert told(log, "slides") == [(1, 0, 0, 0)]


@pytest.mark.rule("KRU-A6")
def test_a_card_slid_towards_b_has_its_other_half_in_lane_b_and_leaves_a_hole_in_w() -> None:
    s = table(PLAIN, white="swap-slide")
    play(s, "slide", "card 1", "towards 1")
    assert show(s) == plain("""
        W  r  .  g  v
        B  g  y  v  y
        B1 .  b
        """)
    assert path(s) == "r g v y v y g"


@pytest.mark.rule("KRU-A6", "KRU-F2")
def test_the_rulebooks_second_example() -> None:
    before = """
        W  y  y  g
        B  r  b  r
        """
    s = table(before, black="swap-slide r", mover="black")
    play(s, "slide", "card 1", "towards 0")
    assert show(s) == plain("""
        W1 .  y
        W  y  b  g
        B  r  .  r
        """)
    play(s, "fly 0")
    assert spot(s, "black") == 2                   # both reds; white's yellows are no longer neighbours
    assert path(s).startswith("y b")


@pytest.mark.rule("KRU-A6", "KRU-A9")
def test_a_slid_card_can_only_be_rotated() -> None:
    s = table("""
        W1 .  y
        W  r  b  g  v
        B  g  .  v  y
        """, white="rotate-remove swap-slide")
    others = {"card 0", "card 2", "card 3"}
    for act, touched in (("rotate", others | {"card 1"}), ("remove", others), ("swap", others), ("slide", others)):
        t = table(show(s), white="rotate-remove swap-slide")
        play(t, act)
        assert answers(t) == touched


# ---- draw 2 and detour
@pytest.mark.rule("KRU-A7")
def test_draw_two_gives_two_cards_one_at_a_time_each_from_either_pile() -> None:
    s = table(PLAIN, white="draw-detour r")
    play(s, "more")
    assert answers(s) == {"draw 0", "draw 1"}
    play(s, "draw 0")
    assert phase(s) == "draw_two"
    play(s, "draw 1")
    assert (phase(s), len(s.cards[zones.HAND])) == ("turn", 3)
    assert s.asked == BIT[WHITE]


@pytest.mark.rule("KRU-A7")
def test_draw_two_needs_a_card_to_draw() -> None:
    s = table(PLAIN, white="draw-detour")
    s.cards[zones.GONE] += s.cards[zones.FLIGHT_PILE] + s.cards[zones.ACTION_PILE]
    s.cards[zones.FLIGHT_PILE], s.cards[zones.ACTION_PILE] = [], []
    assert "more" not in answers(s)
    s.cards[zones.ACTION_PILE] = [s.cards[zones.GONE].pop()]
    assert "more" in answers(s)
    play(s, "more", "draw 1")
    assert (phase(s), len(s.cards[zones.HAND])) == ("turn", 1)       # fewer, since no more are there


@pytest.mark.rule("KRU-A7")
def test_the_hand_limit_is_only_checked_at_the_end_of_the_turn() -> None:
    s = table(PLAIN, white="draw-detour y y g g v v")
    play(s, "more", "draw 0", "draw 0")
    assert (phase(s), len(s.cards[zones.HAND])) == ("turn", 8)


@pytest.mark.rule("KRU-A7")
def test_flight_cards_of_this_turn_are_not_yet_in_the_used_pile() -> None:
    s = table(PLAIN, white="draw-detour r")
    s.cards[zones.GONE] += s.cards[zones.FLIGHT_PILE] + s.cards[zones.ACTION_PILE]
    s.cards[zones.FLIGHT_PILE], s.cards[zones.ACTION_PILE] = [], []
    play(s, "fly 0")
    assert (len(s.cards[zones.PLAYED]), len(s.cards[zones.USED])) == (1, 0)
    assert "more" not in answers(s)


@pytest.mark.rule("KRU-A8")
def test_a_detour_is_drawn_looked_at_and_must_be_laid() -> None:
    s = table(PLAIN, white="draw-detour")
    play(s, "detour")
    assert (len(s.cards[zones.TRACK_PILE]), len(s.cards[zones.DRAWN])) == (35, 1)
    assert s.known[s.cards[zones.DRAWN][0]] == BIT[WHITE]
    assert answers(s) == {f"beside {lane} {c}" for lane in (0, 1) for c in (0, 1, 2, 3)}
    play(s, "beside 0 1")
    lands = GAME.kinds[s.kind(zones.DRAWN, 0)].split("-")
    assert answers(s) == {f"first {('red', 'yellow', 'green', 'violet', 'blue').index(land)}" for land in lands}
    play(s, min(answers(s)))
    assert (phase(s), len(s.cards[zones.DRAWN])) == ("turn", 0)


@pytest.mark.rule("KRU-A8", "KRU-U2")
def test_a_detour_that_could_not_be_laid_is_not_drawn() -> None:
    s = table("""
        W1 .  r@
        W  .  y
        B  .  .
        """, white="draw-detour")
    assert answers(s) == {"more", "end"}           # the only lane field belongs to a card with a raven that sticks out
    s = table(PLAIN, white="draw-detour")
    s.cards[zones.GONE] += s.cards[zones.TRACK_PILE]
    s.cards[zones.TRACK_PILE] = []
    assert answers(s) == {"more", "end"}           # no track card left


@pytest.mark.rule("KRU-C2", "KRU-U4")
def test_a_played_action_card_is_out_of_the_game() -> None:
    s = table(PLAIN, white="forward-back")
    play(s, "forward")
    assert [GAME.kinds[s.kind(zones.GONE, i)] for i in range(len(s.cards[zones.GONE]))] == ["white-forward-back"]
    assert not s.cards[zones.HAND]


# ---- what an action may touch
@pytest.mark.rule("KRU-A9")
def test_no_action_touches_a_card_with_a_raven_on_either_half() -> None:
    for act in ("rotate", "remove", "swap", "slide"):
        s = table("""
            W  r@ y  g  v
            B  g  b  v# y
            """, white=" ".join(ACTION_CARDS))
        play(s, act)
        assert answers(s) == {"card 1", "card 3"}


@pytest.mark.rule("KRU-A9")
def test_a_finished_raven_still_holds_its_card() -> None:
    s = table("""
        W  r  y  g  v
        B  g@ b  v  y
        """, black="rotate-remove", mover="black", finished="white")
    play(s, "remove")
    assert answers(s) == {"card 1", "card 2", "card 3"}


@pytest.mark.rule("KRU-A9", "KRU-L6")
def test_what_each_action_may_touch() -> None:
    picture = """
        W1 y/g- -r .  b- -v
        W  b  g    v  r  g
        B  .  v    y  g  b
        """
    detour_0, detour_3 = "detour_card 0 0 0", "detour_card 0 3 0"
    row = {"card 1", "card 2", "card 3", "card 4"}
    for act, touched in (("rotate", row | {"card 0", detour_0, detour_3}), ("remove", row | {detour_3}),
                         ("swap", row), ("slide", row)):
        s = table(picture, white=" ".join(ACTION_CARDS))
        play(s, act)
        assert answers(s) == touched, act


@pytest.mark.rule("KRU-A9", "KRU-L4")
@pytest.mark.parametrize("half", ["a", "b"])
def test_a_card_is_not_slid_onto_a_detour_with_a_raven(half: str) -> None:
    """Vector: a slide that would cover a card with a raven."""
    picture = """
        W1 .  g- -r .
        W  y  b  g  v
        B  g  v  y  g
        """.replace("g-" if half == "a" else "-r", "g@-" if half == "a" else "-r@")
    for column in (1, 2):
        s = table(picture, white="swap-slide")
        play(s, "slide", f"card {column}")
        assert answers(s) == {"towards 1"}


@pytest.mark.rule("KRU-A9")
def test_a_card_held_by_ravens_on_both_sides_cannot_be_slid_at_all() -> None:
    s = table("""
        W1 .  g- -r@
        W  y  b  g  v
        B  g  v  y  g
        B1 .  b- -v#
        """, white="swap-slide")
    play(s, "slide")
    assert answers(s) == {"card 0", "card 3"}


@pytest.mark.rule("KRU-A9")
def test_a_raven_on_an_outer_detour_does_not_hinder_a_slide_onto_the_inner_one() -> None:
    s = table("""
        W2 .  v- -b@
        W1 .  g- -r .
        W  y  b  g  v
        B  g  v  y  g
        """, white="swap-slide", black="")
    play(s, "slide", "card 2", "towards 0")
    assert show(s) == plain("""
        W2 .  v- -b@
        W1 .  g- g/-r
        W  y  b  y  v
        B  g  v  .  g
        """)
    assert path(s) == "y b g v b g y v g v g"


@pytest.mark.rule("KRU-A9")
def test_whose_turn_it_is_does_not_matter_for_ravens_holding_cards() -> None:
    for mover in ("white", "black"):
        s = table("""
            W  r  y@ g  v
            B  g  b  v  y#
            """, white="rotate-remove", black="rotate-remove", mover=mover)
        play(s, "rotate")
        assert answers(s) == {"card 0", "card 2"}
