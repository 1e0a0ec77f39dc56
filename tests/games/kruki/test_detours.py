"""KRU-L: detours, nested, covered, laid over halves that stick out, at the ends of the row."""
from __future__ import annotations

import pytest

from sennik.games.kruki.rules import phases, zones
from sennik.games.kruki.rules.state import KrukiState

from .picture import GAME, answers, path, plain, play, show, spot, table, told

pytestmark = pytest.mark.pure


def laying(picture: str, card: str, *, mover: str = "white") -> KrukiState:
    """The mover has drawn this track card and must lay it."""
    return table(picture, mover=mover, phase=phases.BESIDE, drawn=card)


def spots(s: KrukiState) -> set[tuple[int, int]]:
    """Lane and lower column of each place offered, columns counted from 1."""
    return {(int(text.split()[1]), int(text.split()[2]) + 1) for text in answers(s)}


# ---- laying
@pytest.mark.rule("KRU-L1")
def test_a_detour_of_lane_w_adds_two_fields_between_its_columns() -> None:
    s = laying("""
        W  r  y  g  v
        B  g  b  v  y
        """, "red-blue")
    log = play(s, "beside 0 1", "first 4")
    assert show(s) == plain("""
        W1 .  b- -r
        W  r  y  g  v
        B  g  b  v  y
        """)
    assert path(s) == "r y b r g v y v b g"
    assert told(log, "lays") == [(0, 1, 4, 0)]


@pytest.mark.rule("KRU-L1")
def test_the_path_of_lane_b_meets_the_half_of_the_higher_column_first() -> None:
    s = laying("""
        W  r  y  g  v
        B  g  b  v  y
        """, "red-blue")
    play(s, "beside 1 1", "first 0")
    assert show(s) == plain("""
        W  r  y  g  v
        B  g  b  v  y
        B1 .  r- -b
        """)
    assert path(s) == "r y g v y v b r b g"        # B4 y, B3 v, b, a, B2 b, B1 g


@pytest.mark.rule("KRU-L1")
def test_at_least_one_of_the_two_lane_fields_must_be_there() -> None:
    s = laying("""
        W1 .  .  .  y
        W  r  .  .  b  g
        B  g  .  .  .  v
        """, "red-blue")
    # W: fields in 1, 4, 5; B: fields in 1 and 5
    assert spots(s) == {(0, 1), (0, 3), (0, 4), (0, 5), (1, 1), (1, 4), (1, 5)}


@pytest.mark.rule("KRU-L1")
def test_ravens_on_the_lane_fields_beside_a_detour_do_not_matter() -> None:
    s = laying("""
        W  r  y@ g# v
        B  g  b  v  y
        """, "red-blue")
    assert (0, 2) in spots(s)
    play(s, "beside 0 1", "first 0")
    assert (spot(s, "white"), spot(s, "black")) == (2, 6)
    assert path(s) == "r y r b g v y v b g"


@pytest.mark.rule("KRU-L1", "KRU-L5", "KRU-A9")
def test_a_detour_is_not_laid_on_the_half_that_sticks_out_of_a_card_with_a_raven() -> None:
    s = laying("""
        W1 .  y  .  .
        W  r  b@ g  v
        B  g  .  v  y
        """, "red-blue")
    assert {place for place in spots(s) if place[0] == 0} == {(0, 3), (0, 4)}
    assert {place for place in spots(s) if place[0] == 1} == {(1, 1), (1, 2), (1, 3), (1, 4)}


@pytest.mark.rule("KRU-L2")
def test_a_further_detour_lies_outside_exactly_the_same_two_columns() -> None:
    s = laying("""
        W1 .  b- -r
        W  r  y  g  v
        B  g  b  v  y
        """, "violet-blue")
    assert {place for place in spots(s) if place[0] == 0} == {(0, 2), (0, 4)}      # or end to end beside it
    play(s, "beside 0 1", "first 3")
    assert show(s) == plain("""
        W2 .  v- -b
        W1 .  b- -r
        W  r  y  g  v
        B  g  b  v  y
        """)
    assert path(s) == "r y b v b r g v y v b g"


@pytest.mark.rule("KRU-L2")
def test_nested_detours_of_lane_b_are_read_against_the_columns() -> None:
    s = table("""
        W  r  y  g  v
        B  g  b  v  y
        B1 .  y- -r
        B2 .  g- -b
        """)
    assert path(s) == "r y g v y v r b g y b g"


@pytest.mark.rule("KRU-L2")
def test_two_detours_of_one_lane_never_share_just_one_column() -> None:
    s = laying("""
        W1 b- -r .  .  g- -v .  .
        W  r  y  g  v  y  r  g  r
        B  g  b  v  y  g  b  y  b
        """, "violet-blue")
    assert {place for place in spots(s) if place[0] == 0} == {(0, 1), (0, 3), (0, 5), (0, 7), (0, 8)}
    assert {place for place in spots(s) if place[0] == 1} == {(1, c) for c in range(1, 9)}


@pytest.mark.rule("KRU-L2")
def test_no_detour_lies_round_an_end_of_the_row() -> None:
    s = laying("""
        W  r  y  g  v  r  y  g  v  r  y  g  v  r  y  g  v
        B  g  v  b  r  g  v  b  r  g  v  b  r  g  v  b  r
        """, "red-blue")
    assert spots(s) == {(lane, c) for lane in (0, 1) for c in range(1, 16)}


@pytest.mark.rule("KRU-L2", "KRU-L1")
def test_an_outer_detour_too_needs_a_lane_field_beside_it() -> None:
    s = laying("""
        W1 .  b- -r
        W  r  .  .  v
        B  g  .  .  y
        """, "violet-blue")
    assert {place for place in spots(s) if place[0] == 0} == {(0, 4)}


# ---- touching them
@pytest.mark.rule("KRU-L3")
def test_detours_are_rotated_and_removed_but_not_slid_or_swapped() -> None:
    picture = """
        W1 .  b- -r
        W  r  y  g  v
        B  g  b  v  y
        """
    for act, touches in (("rotate", True), ("remove", True), ("swap", False), ("slide", False)):
        s = table(picture, white="rotate-remove swap-slide")
        play(s, act)
        assert ("detour_card 0 1 0" in answers(s)) == touches
    s = table(picture, white="rotate-remove")
    play(s, "rotate", "detour_card 0 1 0")
    assert path(s) == "r y r b g v y v b g"
    s = table(picture, white="rotate-remove")
    play(s, "remove", "detour_card 0 1 0")
    assert path(s) == "r y g v y v b g"
    assert GAME.kinds[s.kind(zones.GONE, 1)] == "red-blue"


@pytest.mark.rule("KRU-L3")
@pytest.mark.parametrize("outer", ["v@- -b", "v- -b@"])
def test_an_inner_detour_is_removed_with_a_raven_on_the_outer_one_which_moves_in(outer: str) -> None:
    """Vector: inner detour removed with a raven on the outer one."""
    s = table(f"""
        W3 .  g- -v
        W2 .  {outer}
        W1 .  b- -r
        W  r  y  g  v
        B  g  b  v  y
        """, white="rotate-remove g")
    before = spot(s, "white")
    play(s, "remove", "detour_card 0 1 0")
    assert show(s) == plain(f"""
        W2 .  g- -v
        W1 .  {outer}
        W  r  y  g  v
        B  g  b  v  y
        """)
    assert path(s) == "r y v g v b g v y v b g"
    assert spot(s, "white") == before - 1
    play(s, "fly 2")                               # from a the further detour comes next, from b the lane field W3


@pytest.mark.rule("KRU-L3", "KRU-A9")
def test_a_detour_with_a_raven_is_not_removed_or_rotated() -> None:
    s = table("""
        W2 .  v@- -b
        W1 .  b- -r
        W  r  y  g  v
        B  g  b  v  y
        """, white="rotate-remove")
    play(s, "remove")
    assert {text for text in answers(s) if text.startswith("detour")} == {"detour_card 0 1 0"}


@pytest.mark.rule("KRU-L3")
def test_a_raven_beside_or_inside_stays_when_an_outer_detour_is_removed() -> None:
    s = table("""
        W2 .  v- -b
        W1 .  b@- -r
        W  r  y  g  v
        B  g  b  v  y
        """, white="rotate-remove")
    play(s, "remove", "detour_card 0 1 1")
    assert show(s) == plain("""
        W1 .  b@- -r
        W  r  y  g  v
        B  g  b  v  y
        """)


# ---- slid cards and detours
@pytest.mark.rule("KRU-L4")
def test_a_card_slid_towards_a_detour_covers_its_field_and_takes_its_part() -> None:
    s = table("""
        W1 .  b- -r
        W  r  y  g  v
        B  g  b  v  y
        """, white="swap-slide")
    play(s, "slide", "card 2", "towards 0")
    assert show(s) == plain("""
        W1 .  b- g/-r
        W  r  y  v  v
        B  g  b  .  y
        """)
    assert path(s) == "r y b g v v y b g"


@pytest.mark.rule("KRU-L4", "KRU-F2")
def test_the_rulebooks_third_example() -> None:
    s = laying("""
        W  y  v@ r  r
        B  g  b  v  b
        """, "red-green")
    play(s, "beside 0 2", "first 0")
    t = table(show(s), white="swap-slide r")
    play(t, "slide", "card 3", "towards 0")
    assert show(t) == plain("""
        W1 .  .  r- r/-g
        W  y  v@ r  b
        B  g  b  v  .
        """)
    assert path(t) == "y v r r r b v b g"
    play(t, "fly 0")
    assert spot(t, "white") == 5
    assert show(t) == plain("""
        W1 .  .  r- r@/-g
        W  y  v  r  b
        B  g  b  v  .
        """)


@pytest.mark.rule("KRU-L4")
def test_both_fields_of_a_detour_may_be_covered() -> None:
    """Vector: both fields of a detour covered."""
    s = table("""
        W1 .  b- g/-r
        W  r  y  v  v
        B  g  b  .  y
        """, white="swap-slide rotate-remove")
    play(s, "slide", "card 1", "towards 0")
    assert show(s) == plain("""
        W1 .  y/b- g/-r
        W  r  b    v    v
        B  g  .    .    y
        """)
    assert path(s) == "r b y g v v y g"
    play(s, "rotate", "detour_card 0 1 0")         # nobody sees it, but it may be done
    assert path(s) == "r b y g v v y g"


@pytest.mark.rule("KRU-L4")
def test_a_detour_on_the_other_lane_is_not_affected_by_a_slide() -> None:
    s = table("""
        W  r  y  g  v
        B  g  b  v  y
        B1 .  b- -r
        """, white="swap-slide")
    play(s, "slide", "card 2", "towards 0")
    assert show(s) == plain("""
        W1 .  .  g
        W  r  y  v  v
        B  g  b  .  y
        B1 .  b- -r
        """)
    assert path(s) == "r y v v y r b b g"


@pytest.mark.rule("KRU-L4", "KRU-L2")
def test_in_nested_detours_a_slid_card_covers_a_field_of_the_inner_one() -> None:
    """Vector: a detour nested in a detour with a slid card covering a field of the inner one."""
    s = table("""
        W2 .  v- -b
        W1 .  b- -r
        W  r  y  g  v
        B  g  b  v  y
        """, white="swap-slide rotate-remove", black="")
    assert path(s) == "r y b v b r g v y v b g"
    play(s, "slide", "card 1", "towards 0")
    assert show(s) == plain("""
        W2 .  v- -b
        W1 .  y/b- -r
        W  r  b  g  v
        B  g  .  v  y
        """)
    assert path(s) == "r b y v b r g v y v g"
    play(s, "remove")
    assert {text for text in answers(s) if text.startswith("detour")} == {"detour_card 0 1 1"}     # not the covered one


@pytest.mark.rule("KRU-L4", "KRU-T4")
def test_a_raven_on_a_half_that_covers_a_detour_holds_the_slid_card_and_not_the_detour() -> None:
    s = table("""
        W1 .  y@/b- -r
        W  r  b  g  v
        B  g  .  v  y
        """, white="rotate-remove")
    play(s, "rotate")
    assert answers(s) == {"card 0", "card 2", "card 3", "detour_card 0 1 0"}
    play(s, "detour_card 0 1 0")
    assert show(s) == plain("""
        W1 .  y@/r- -b
        W  r  b  g  v
        B  g  .  v  y
        """)
    assert spot(s, "white") == 3


@pytest.mark.rule("KRU-L5")
def test_a_detour_is_laid_over_a_protruding_half_and_removed_again() -> None:
    """Vector: a detour laid over a protruding half and removed again."""
    before = """
        W1 .  y
        W  r  b  g  v
        B  g  .  v  y
        """
    s = laying(before, "red-blue")
    play(s, "beside 0 1", "first 0")
    assert show(s) == plain("""
        W1 .  r-/y -b
        W  r  b    g  v
        B  g  .    v  y
        """)
    assert path(s) == "r b r b g v y v g"          # the covered yellow is ignored
    t = table(show(s), white="rotate-remove")
    play(t, "remove", "detour_card 0 1 0")
    assert show(t) == plain(before)
    assert path(t) == "r b g v y v g"              # open again, and still on no path


@pytest.mark.rule("KRU-L5", "KRU-L6")
def test_a_slid_card_under_a_detour_is_rotated_without_showing_its_covered_half() -> None:
    s = table("""
        W1 .  r-/y -b
        W  r  b    g  v
        B  g  .    v  y
        """, white="rotate-remove")
    play(s, "rotate", "card 1")
    assert path(s) == "r y r b g v y v g"
    assert show(s) == plain("""
        W1 .  r-/b -b
        W  r  y    g  v
        B  g  .    v  y
        """)


@pytest.mark.rule("KRU-L5", "KRU-L2")
def test_where_the_protruding_half_is_part_of_a_detour_a_new_one_lies_outside_it() -> None:
    s = laying("""
        W1 .  y@/b- -r
        W  r  b     g  v
        B  g  .     v  y
        """, "green-violet")
    assert (0, 2) in spots(s)                      # the raven is no hindrance: nothing is laid on its card
    play(s, "beside 0 1", "first 2")
    assert show(s) == plain("""
        W2 .  g-    -v
        W1 .  y@/b- -r
        W  r  b     g  v
        B  g  .     v  y
        """)
    assert path(s) == "r b y g v r g v y v g"


@pytest.mark.rule("KRU-L5", "KRU-L3")
def test_outer_detours_that_move_in_over_a_protruding_half_leave_it_ignored() -> None:
    s = table("""
        W2 .  g-   -v
        W1 .  r-/y -b
        W  r  b@   g  v
        B  g  .    v  y
        """, white="rotate-remove")
    play(s, "remove", "detour_card 0 1 0")         # the raven came after the detour: nothing is laid on its card now
    assert show(s) == plain("""
        W1 .  g-/y -v
        W  r  b@   g  v
        B  g  .    v  y
        """)
    assert path(s) == "r b g v g v y v g"


@pytest.mark.rule("KRU-L5", "KRU-L4")
def test_a_detour_can_lie_on_one_slid_card_and_under_another() -> None:
    s = table("""
        W1 .  r-/y -b
        W  r  b    g  v
        B  g  .    v  y
        """, white="swap-slide rotate-remove")
    play(s, "slide", "card 2", "towards 0")
    assert show(s) == plain("""
        W1 .  r-/y g/-b
        W  r  b    v  v
        B  g  .    .  y
        """)
    assert path(s) == "r b r g v v y g"
    play(s, "remove")
    assert answers(s) == {"card 0", "card 3"}


@pytest.mark.rule("KRU-L6")
def test_a_detour_covered_in_part_or_whole_is_rotated_but_not_removed() -> None:
    for picture in ("""
            W1 .  b- g/-r
            W  r  y  v  v
            B  g  b  .  y
            """, """
            W1 .  y/b- g/-r
            W  r  b    v    v
            B  g  .    .    y
            """):
        s = table(picture, white="rotate-remove rotate-remove")
        play(s, "remove")
        assert not any(text.startswith("detour") for text in answers(s))
        t = table(picture, white="rotate-remove")
        play(t, "rotate")
        assert "detour_card 0 1 0" in answers(t)


@pytest.mark.rule("KRU-L7")
def test_a_detour_stays_when_the_cards_beside_it_are_swapped_slid_or_removed() -> None:
    picture = """
        W1 .  b- -r
        W  r  y  g  v
        B  g  b  v  y
        """
    s = table(picture, white="rotate-remove rotate-remove swap-slide")
    play(s, "swap", "card 1", "card 0")
    assert path(s) == "y r b r g v y v g b"
    play(s, "remove", "card 1", "remove", "card 2")
    assert show(s) == plain("""
        W1 .  b- -r
        W  y  .  .  v
        B  b  .  .  y
        """)
    assert path(s) == "y b r v y b"                # both lane fields are missing and skipped
    s = table(picture, white="swap-slide")
    play(s, "slide", "card 1", "towards 1")
    assert path(s) == "r b r g v y v y g"


@pytest.mark.rule("KRU-L7", "KRU-E1")
def test_a_detour_beside_two_missing_fields_at_the_end_of_the_row_is_first_and_last_of_the_path() -> None:
    """Vector: detour fields as first and last of the path."""
    s = table("""
        W1 b- -r
        W  .  .  g  v
        B  .  .  v  y
        B1 r- -g
        """, white="b", black="r g", starter="black")
    assert path(s) == "b r g v y v g r"
    play(s, "fly 4")
    assert show(s).splitlines()[0] == "W1 b@- -r"
    play(s, "end", "draw 0", "draw 0", "draw 0")
    play(s, "fly 0")
    assert show(s).splitlines()[-1] == "B1 r#- -g"
    s = table("""
        W1 b- -r#
        W  .  .  g  v
        B  .  .  v  y
        B1 r- -g@
        """, white="r", black="b", starter="black")
    play(s, "fly 0")                               # the detour's a is the last field for white
    assert s.returns() == [1.0, 0.0]


@pytest.mark.rule("KRU-L7")
def test_a_detour_at_the_far_end_of_the_row_leads_to_the_turn() -> None:
    s = table("""
        W1 .  .  .  .  .  .  .  .  .  .  .  .  .  .  b- -r
        W  .  .  .  .  .  .  .  .  .  .  .  .  .  v  .  .
        B  .  .  .  .  .  .  .  .  .  .  .  .  .  y  .  .
        B1 .  .  .  .  .  .  .  .  .  .  .  .  .  .  g- -r
        """, white="r")
    assert path(s) == "v b r r g y"
