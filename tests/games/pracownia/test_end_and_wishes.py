"""PRA-E and PRA-G: the closing creation, the wishes, who wins."""
from __future__ import annotations

import pytest

from sennik.games.pracownia.notation import read_field
from sennik.games.pracownia.rules import facts, phases
from sennik.games.pracownia.rules.cards import wishes
from sennik.games.pracownia.rules.grid import FIELDS
from sennik.games.pracownia.rules.pieces import WATER
from sennik.games.pracownia.rules.wishes import awards, longest

from .workbench import Bench

pytestmark = pytest.mark.pure
rule = pytest.mark.rule

NAMES = [wish.name for wish in wishes()]
IDLE = ["far", "path z", "singles l", "colour s"]                # for workshops of water and red: nobody scores them


def scored(wish: str, *shops: str, done: tuple[str, ...] = (), **told: object) -> list[int]:
    """The points of one wish by seat, when the game ends with these workshops."""
    night = wish.partition(" ")[0] in {"quiet", "gaps", "view"} or any("r" in shop for shop in shops)
    others = [name for name in ("shards", "stacks", "cards", "far") if name != wish]
    p = Bench(phases.CLOSE, len(shops), shops=shops, done=done, wish=[wish, *others[:3]], round=6,
              variant="nightmare" if night else "basic", **told)  # type: ignore[arg-type]
    for _ in shops:
        p.go("end")
    assert p.phase() == "over"
    return [p.fact(facts.wished(seat)) for seat in range(len(shops))]


# ---- the end
@rule("PRA-E1")
def test_after_round_six_shards_come_back_the_order_is_new_and_nothing_is_refilled() -> None:
    p = Bench(phases.TRAVEL, round=6, on=["lord", "archive"], opened=["19"], stored={"19": "w"}, rows={"tower": "s"})
    p.go("end", "end", "end", "end")
    assert p.phase() == "close"
    assert [p.fact(facts.ORDER), p.fact(facts.ORDER + 1)] == [1, 0]
    assert (p.hand(0), p.row("tower"), p.row("archive")) == ("w", "s", "")


@rule("PRA-E1")
def test_in_the_closing_creation_nothing_is_put_on_cards_and_no_card_is_drawn() -> None:
    p = Bench(phases.CLOSE, shops=["b1:w c1:z* d1:l"], hands=["lw"], opened=["15 01"], done=["40"], round=6)
    assert (p.can("power"), p.can("store")) == ([], [])
    p.go("plant d1")
    assert (p.done(), p.score(), p.doing()) == (["40", "15"], 1 + 7, "close")
    assert p.can("put") != []


@rule("PRA-E1")
def test_the_dreamer_may_still_enter_with_empty_hands() -> None:
    assert Bench(phases.CLOSE, shops=["c1:w"], round=6).go("enter").score() == 1


@rule("PRA-E1", "PRA-D3")
def test_no_rock_is_climbed_at_the_start_of_the_closing_creation() -> None:
    p = Bench(round=6, shops=["c1:l* c2:ss"], hands=["bbbb"], opened=["19 20"])
    p.go("step c2", "step c1", "store 19", "pay b", "store 20", "pay b", "end", "end")
    assert (p.phase(), p.hand(0)) == ("close", "bb")
    while p.state.to_act():
        p.go("end")
    assert p.go("step c2").score() == 4


@rule("PRA-E2")
def test_each_open_card_costs_five_and_each_red_in_the_workshop_three() -> None:
    p = Bench(phases.CLOSE, shops=["c1:r d1:r", "c1:w"], opened=["01 19"], wish=IDLE, round=6,
              variant="nightmare").go("end", "end")
    assert (p.score(0), p.score(1)) == (-10 - 6, 0)


@rule("PRA-E3")
def test_ties_fewer_red_then_more_cards_then_shared() -> None:
    def end(shops: list[str], done: list[str], scores: tuple[int, int]) -> list[float]:
        p = Bench(phases.CLOSE, shops=shops, done=done, wish=IDLE, round=6, variant="nightmare")
        p.state.facts[facts.SCORE], p.state.facts[facts.SCORE + 1] = scores
        p.go("end", "end")
        assert p.score(0) == p.score(1)
        return p.state.returns()
    assert end(["c1:r", "c1:w"], ["01", ""], (10, 7)) == [0.0, 1.0]
    assert end(["c1:w", "c1:w"], ["01", ""], (7, 7)) == [1.0, 0.0]
    assert end(["c1:w", "c1:w"], ["01", "02"], (7, 7)) == [0.5, 0.5]


@rule("PRA-E3")
def test_the_most_points_win() -> None:
    p = Bench(phases.CLOSE, 3, opened=["", "01"], wish=IDLE, round=6).go("end", "end", "end")
    assert p.state.scores() == [0, -5, 0]
    assert p.state.returns() == [0.5, 0.0, 0.5]


# ---- wishes
@rule("PRA-G1")
def test_most_shards_of_all_colours() -> None:
    assert scored("shards", "c1:wbz d1:s", "c1:www") == [6, 0]
    assert scored("shards", "c1:r d1:r", "c1:w") == [6, 0]       # red too
    assert scored("shards", "c1:w^ d1:s", "c1:www") == [6, 6]    # a tree is one more shard; ties score both
    assert scored("shards", "", "") == [0, 0]                    # a zero wins no 'most'


@rule("PRA-G2")
def test_most_stacks_of_exactly_two() -> None:
    assert scored("stacks", "c1:ww d1:zs", "c1:www d1:ww") == [5, 0]
    assert scored("stacks", "c1:w^", "c1:ww^") == [5, 0]         # one with a tree is two, two with a tree are three
    assert scored("stacks", "c1:w", "") == [0, 0]


@rule("PRA-G3")
def test_most_completed_cards() -> None:
    assert scored("cards", "", "", done=("01 02", "03")) == [6, 0]
    assert scored("cards", "", "", done=("01", "03")) == [6, 6]
    assert scored("cards", "", "") == [0, 0]


@rule("PRA-G4")
def test_the_dreamer_farthest_from_the_entrance() -> None:
    assert scored("far", "a5:w*", "e4:w*") == [5, 0]             # 2 + 4 against 2 + 3
    assert scored("far", "c1:w*", "c1:w") == [0, 0]
    assert scored("far", "c3:w*", "a1:w*") == [5, 5]


@rule("PRA-G5")
def test_most_shards_of_the_colour() -> None:
    assert scored("colour w", "c1:wzw", "c1:w") == [6, 0]
    assert scored("colour w", "c1:zw^", "c1:ww") == [6, 6]
    assert scored("colour w", "c1:wz^", "c1:ww") == [0, 6]       # the tree stands on earth


@rule("PRA-G5")
def test_example_two_blue_and_a_grey_with_trees_count_three_and_two() -> None:
    shop = "c1:w^ c2:w d1:s^"
    assert scored("colour w", shop, "c1:www", "c1:wwww") == [0, 0, 6]
    assert scored("colour w", shop, "c1:www") == [6, 6]
    assert scored("colour s", shop, "c1:ss") == [6, 6]


@rule("PRA-G6")
def test_most_fields_with_one_shard_of_the_colour_and_no_tree() -> None:
    assert scored("singles z", "c1:z d1:z*", "c1:z d1:zz") == [5, 0]
    assert scored("singles z", "c1:z d1:z^", "c1:z d1:w") == [5, 5]


@rule("PRA-G7")
def test_collection_has_a_scale() -> None:
    got = [scored("collection s", "c1:" + "s" * n if n else "", "")[0] for n in range(9)]
    assert got == [0, 0, 1, 4, 7, 9, 11, 13, 13]
    assert scored("collection s", "c1:ss^", "c1:sss") == [4, 4]


@rule("PRA-G8")
def test_longest_path_of_fields_with_the_colour_on_top() -> None:
    assert scored("path l", "c1:l c2:l c3:sl", "c1:l d1:l d2:z d3:l") == [6, 0]
    assert scored("path l", "c1:l c2:l^", "b1:l c1:l d1:l") == [6, 6]           # 2 with a tree
    assert scored("path l", "b2:l c1:l c2:l c3:l d2:l", "a1:l b1:l c1:l d1:l") == [0, 6]     # a cross: only 3 of it
    assert scored("path l", "c1:l*", "") == [6, 0]               # whatever stands there
    assert scored("path l", "c1:z", "") == [0, 0]


@rule("PRA-G8")
def test_the_longest_path_of_a_full_workshop_is_found() -> None:
    full = " ".join(f"{c}{r}:w" for c in "abcde" for r in "12345")
    assert scored("path w", full, "c1:w d1:w") == [6, 0]
    fields = [read_field("w")] * FIELDS
    assert longest(fields, WATER) == 25
    assert longest([*fields[:-1], 0], WATER) == 24


@rule("PRA-G9")
def test_quiet_wants_no_red() -> None:
    assert scored("quiet", "c1:r", "c1:w", "") == [0, 5, 5]


@rule("PRA-G10")
def test_gaps_wants_the_fewest_fields_empty_or_red() -> None:
    assert scored("gaps", "c1:w d1:r", "c1:w d1:z") == [0, 6]
    assert scored("gaps", "c1:ww", "c1:w") == [6, 6]
    full = " ".join(f"{c}{r}:{'wz'[int(r) % 2]}" for c in "abcde" for r in "12345")
    assert scored("gaps", full, "", bag="") == [6, 0]            # 0 can win


@rule("PRA-G11")
def test_view_counts_the_groups_around_the_dreamer() -> None:
    assert scored("view w", "c1:z* c2:w c3:w d1:w^ e3:w", "c1:z c2:w") == [1 + 1 + 2, 0]
    assert scored("view w", "c1:w* c2:w", "") == [2, 0]          # its own field too
    assert scored("view w", "c1:ss* c2:w d1:w d2:w", "") == [6, 0]              # one group, once; doubled on a mountain
    assert scored("view w", "c1:sws* c2:w", "") == [1, 0]
    assert scored("view w", "c1:z*", "") == [0, 0]


@rule("PRA-G1")
def test_all_who_reach_a_wish_score_it() -> None:
    assert awards(NAMES.index("shards"), [6], [3, 3, 2]) == [6, 6, 0]
    assert awards(NAMES.index("view"), [], [3, 0]) == [3, 0]
