"""PRA-K and PRA-D: placing, planting, exchanging, walking."""
from __future__ import annotations

import pytest

from sennik.games.pracownia.notation import read_field
from sennik.games.pracownia.rules import facts, phases
from sennik.games.pracownia.rules.pieces import climb, fresh_mountain

from .workbench import Bench

pytestmark = pytest.mark.pure
rule = pytest.mark.rule


@rule("PRA-K1")
def test_the_first_shard_goes_on_the_entrance() -> None:
    p = Bench(hands=["wb"])
    assert p.can("put") == ["b c1", "w c1"]
    assert p.go("put b c1").shop() == "c1:b"


@rule("PRA-K1")
def test_an_emptied_workshop_begins_at_the_entrance_again() -> None:
    p = Bench(shops=["d1:w"], hands=["z"], opened=["03"]).go("power 03", "pay z", "take d1")
    assert (p.shop(), p.can("put")) == ("", ["w c1"])


@rule("PRA-K1")
def test_shards_go_next_to_shards_or_onto_bare_ones_never_under_anything() -> None:
    p = Bench(shops=["c1:w^ c2:s* c3:z"], hands=["l"])
    assert p.can("put") == [f"l {f}" for f in ("b1", "b2", "b3", "c3", "c4", "d1", "d2", "d3")]
    assert p.go("put l c3").shop() == "c1:w^ c2:s* c3:zl"


@rule("PRA-K1")
def test_a_landscape_in_pieces_grows_from_each() -> None:
    assert Bench(shops=["a1:w e5:w"], hands=["l"]).can("put") == ["l a1", "l a2", "l b1", "l d5", "l e4", "l e5"]


@rule("PRA-K2")
def test_the_dreamer_enters_once_onto_the_top_of_the_entrance() -> None:
    assert Bench(shops=["c2:w"]).can("enter") == []
    p = Bench(shops=["c1:sw c2:z"], hands=["b"]).go("enter")
    assert (p.shop(), p.score(), p.can("enter")) == ("c1:sw* c2:z", 1, [])
    p.go("step c2")
    assert p.can("enter") == []


@rule("PRA-K2", "PRA-D2", "PRA-D3")
def test_entering_counts_as_a_step() -> None:
    assert Bench(shops=["c1:ss"]).go("enter").score() == 2
    assert Bench(shops=["c1:z d1:s"]).go("enter").can("step") == ["d1"]


@rule("PRA-K2")
def test_nobody_enters_while_travelling() -> None:
    assert Bench(phases.TRAVEL, shops=["c1:w"]).can("enter") == []


@rule("PRA-K3")
def test_a_white_shard_moves_the_dreamer_to_any_neighbouring_stack() -> None:
    p = Bench(shops=["c1:s* c2:ssss d1:w"], hands=["bw"])
    assert p.can("step") == ["c2", "d1"]
    white = p.in_bag("b")
    p.go("step c2")
    assert (p.shop(), p.hand(), p.in_bag("b")) == ("c1:s c2:ssss* d1:w", "w", white + 1)
    assert p.can("step") == []


@rule("PRA-K3")
def test_a_tree_is_passed_only_if_the_walk_can_end_on_a_bare_shard() -> None:
    assert Bench(shops=["c1:s* c2:s^ c3:s"], hands=["b"]).can("step") == []
    p = Bench(shops=["c1:s* c2:s^ c3:s"], hands=["bb"]).go("step c2")
    assert (p.doing(), sorted(p.all())) == ("walk", ["step c1", "step c3"])
    assert p.go("step c3").doing() == "create"
    assert Bench(shops=["c1:s* c2:s^ c3:s^ c4:s"], hands=["bb"]).can("step") == ["c2"]       # back to c1
    assert Bench(shops=["c1:z* c2:z^ d2:s"], hands=["b"]).can("step") == ["c2"]              # by the free step of c2


@rule("PRA-K3")
def test_on_a_tree_only_steps_that_keep_the_end_in_reach_are_possible() -> None:
    p = Bench(shops=["c1:s* c2:s^ c3:s^ c4:s"], hands=["bb"]).go("step c2")
    assert p.all() == ["step c1"]                                # c3 would need two more
    p = Bench(shops=["c1:s* c2:s^ c3:z^ c4:s"], hands=["bb"]).go("step c2")
    assert sorted(p.all()) == ["step c1", "step c3"]             # the free step of c3 leads on
    assert sorted(p.go("step c3").all()) == ["step c4"]


@rule("PRA-K3", "PRA-K2")
def test_entering_onto_trees_looks_ahead_over_several() -> None:
    shop = "c1:z^ c2:z^ c3:z^ c4:w"
    p = Bench(shops=[shop]).go("enter")
    assert p.all() == ["step c2"]
    p.go("step c2")
    assert sorted(p.all()) == ["step c1", "step c3"]             # back and forth keeps the end in reach
    p.go("step c3", "step c4")
    assert (p.doing(), p.score()) == ("create", 1)


@rule("PRA-K4")
def test_two_of_a_colour_are_exchanged_for_one_of_another_from_the_bag() -> None:
    p = Bench(hands=["wwbb"], bag="zs")
    assert p.can("trade") == ["b s", "b z", "w s", "w z"]
    p.go("trade w s")
    assert (p.hand(), p.bag()) == ("sbb", "wwz")


@rule("PRA-K4")
def test_no_exchange_without_another_colour_in_the_bag() -> None:
    assert Bench(hands=["ww"], bag="www").can("trade") == []
    assert Bench(hands=["wz"], bag="sss").can("trade") == []
    assert Bench(phases.TRAVEL, hands=["ww"], bag="sss").can("trade") == []


@rule("PRA-K5")
def test_a_meadow_plants_a_tree_on_a_bare_shard_and_scores_all_own_trees() -> None:
    p = Bench(shops=["b1:ww c1:w* d1:z^", "c1:l^"], hands=["l"], trees=1)
    assert p.can("plant") == ["b1"]
    meadow = p.in_bag("l")
    p.go("plant b1")
    assert (p.score(), p.fact(facts.TREES), p.in_bag("l")) == (2, 0, meadow + 1)
    assert Bench(shops=["c1:w"], hands=["l"], trees=0).can("plant") == []


@rule("PRA-K6")
def test_what_is_left_in_the_hands_goes_to_the_bag() -> None:
    p = Bench(shops=["c1:w"], hands=["wzb"], bag="s").go("end")
    assert (p.hand(), p.bag()) == ("", "wzsb")


@rule("PRA-K7")
def test_everything_in_creation_may_come_in_any_order_and_often() -> None:
    p = Bench(hands=["wwllzbb"], bag="s")
    p.go("put w c1", "enter", "put z d1", "step d1", "plant c1", "put w e1", "step e1", "put l d1")
    assert (p.shop(), p.score(), p.hand()) == ("c1:w^ d1:zl e1:w*", 1 + 1 + 1, "")


@rule("PRA-K8")
def test_together_all_create_at_once_and_each_ends_alone() -> None:
    p = Bench(phases.TRAVEL, 3, together="yes").go("end", "end", "end")
    assert (p.phase(), p.state.asked) == ("together", 7)
    p.go("end", seat=1).go("end", seat=2)
    assert (p.phase(), p.state.asked, p.fact(facts.ROUND)) == ("create", 1, 2)
    p.go("end", seat=0)
    assert (p.phase(), p.fact(facts.ROUND)) == ("travel", 3)


@rule("PRA-K8")
def test_together_answers_take_effect_in_the_order_in_which_they_come() -> None:
    p = Bench(hands=["ww", "zz"], bag="s", together="yes").go("trade z s", seat=1)
    assert (p.can("trade", 0), p.bag()) == (["w z"], "zz")
    assert p.go("trade w z", seat=0).hand(0) == "z"


@rule("PRA-K8")
def test_together_the_first_in_turn_order_plants_while_trees_run_short() -> None:
    p = Bench(seats=3, shops=["c1:w"] * 3, hands=["l"] * 3, trees=2, order=[2, 0, 1], together="yes")
    assert [p.can("plant", seat) for seat in range(3)] == [[], [], ["c1"]]
    p.go("end", seat=2)
    assert [p.can("plant", seat) for seat in range(2)] == [["c1"], ["c1"]]
    p.go("plant c1", seat=1)
    assert p.can("plant", 0) == ["c1"]
    p = Bench(seats=3, shops=["c1:w"] * 3, hands=["l"] * 3, trees=3, order=[2, 0, 1], together="yes")
    assert [p.can("plant", seat) for seat in range(3)] == [["c1"]] * 3


@rule("PRA-K8")
def test_together_collector_and_lake_cards_only_store_in_creation() -> None:
    told = {"opened": ["04 05 06"], "hands": ["w"], "rows": {"lord": "wz"}}
    p = Bench(together="yes", **told)  # type: ignore[arg-type]
    assert (p.can("power", 0), p.can("store", 0)) == (["06"], ["04", "05", "06"])
    assert Bench(phases.TRAVEL, together="yes", **told).can("power") == ["04", "05", "06"]  # type: ignore[arg-type]
    assert Bench(**told).can("power") == ["04", "05", "06"]  # type: ignore[arg-type]


@rule("PRA-P1", "PRA-K8")
def test_together_archive_gives_none_when_another_took_the_last_shard_before_it_was_paid_for() -> None:
    p = Bench(hands=["w", "w"], opened=["01", "06"], bag="s", together="yes")
    p.go("power 01", seat=0).go("power 06", seat=1).go("pay w", seat=1)
    assert (p.hand(1), p.bag()) == ("s", "")
    p.go("pay w", seat=0)
    assert (p.hand(0), p.on_card("01"), p.doing(0), p.words()) == ("", "w", "create", ["lays", "power", "bag_empty"])
    p.go("end", seat=0)


@rule("PRA-P6", "PRA-K8")
def test_together_lord_can_only_pass_when_others_emptied_the_piles_before_it_was_paid_for() -> None:
    piles = {"I": "|02", "II": "|", "III": "|"}
    p = Bench(hands=["w", "w"], opened=["07", "30"], piles=piles, together="yes")
    p.go("power 07", seat=0).go("power 30", "pay w", "from I", "keep 1", seat=1)
    p.go("pay w", seat=0)
    assert p.all(0) == ["pass"]
    assert p.go("pass", seat=0).doing(0) == "create"


@rule("PRA-K8", "PRA-L2")
def test_together_each_settles_the_own_card_while_the_others_go_on() -> None:
    p = Bench(shops=["b1:w c1:z* d1:l"] * 2, hands=["l", "lw"], opened=["15", ""], together="yes")
    p.go("plant d1", seat=0)
    assert (p.doing(0), p.doing(1), p.phase()) == ("draw", "create", "together")
    p.go("from I", seat=0)
    p.go("put w e1", "plant e1", seat=1)
    assert (p.doing(0), len(p.drawn(0)), p.shop(1)) == ("keep", 1, "b1:w c1:z* d1:l e1:w^")
    p.go("keep 1", seat=0)
    assert p.doing(0) == "create"


@rule("PRA-K8", "PRA-E1")
def test_together_the_closing_creation_is_common_too() -> None:
    p = Bench(round=6, together="yes").go("end", seat=0).go("end", seat=1)
    assert (p.phase(), p.doing(0), p.doing(1)) == ("together", "close", "close")


# ---- what steps are worth
@rule("PRA-D1")
def test_a_step_onto_water_brings_a_point_also_under_a_tree() -> None:
    p = Bench(shops=["c1:s* c2:sw c3:w^ c4:ws"], hands=["bbbb"]).go("step c2")
    assert p.score() == 1
    assert p.go("step c3").score() == 2
    assert p.go("step c4").score() == 2


@rule("PRA-D2")
def test_a_step_onto_earth_leaves_one_free_step() -> None:
    p = Bench(shops=["c1:s* c2:z c3:w"], hands=["b"]).go("step c2", "step c3")
    assert (p.score(), p.hand(), p.can("step")) == (1, "", [])


@rule("PRA-D2")
def test_while_a_free_step_waits_no_white_is_discarded_and_no_second_one_waits() -> None:
    p = Bench(shops=["c1:z* c2:z c3:z c4:s"], hands=["bb"]).go("step c2", "step c3", "step c4")
    assert (p.hand(), p.can("step")) == ("b", ["c3"])


@rule("PRA-D2")
def test_a_free_step_waits_over_a_tree_on_earth() -> None:
    p = Bench(shops=["c1:s* c2:z^ c3:w"], hands=["b"]).go("step c2", "step c3")
    assert (p.shop(), p.score()) == ("c1:s c2:z^ c3:w*", 1)


@rule("PRA-D2")
@pytest.mark.parametrize("act", [["put w c3"], ["plant c1"], ["trade w l"], ["power 06", "pay w"],
                                 ["store 06", "pay w"], ["put l d2"]])
def test_any_other_action_loses_the_free_step(act: list[str]) -> None:
    p = Bench(shops=["c1:s* c2:z"], hands=["bwwl"], opened=["06"], bag="ls").go("step c2")
    assert p.can("step") == ["c1"]
    p.go(*act)
    assert p.fact(facts.FREE) == 0
    assert p.go("end", "end").phase() == "travel"


@rule("PRA-D2")
def test_ending_loses_the_free_step() -> None:
    p = Bench(shops=["c1:s* c2:z"], hands=["b"]).go("step c2", "end")
    assert p.fact(facts.FREE) == 0


@rule("PRA-D2")
def test_standing_on_earth_or_being_carried_there_gives_no_free_step() -> None:
    assert Bench(shops=["c1:z* c2:w"]).can("step") == []
    p = Bench(shops=["c1:s c2:z*"], hands=["w"], opened=["02"]).go("power 02", "pay w", "lift c2", "drop c1")
    assert (p.shop(), p.fact(facts.FREE)) == ("c1:sz*", 0)


@rule("PRA-D3")
@pytest.mark.parametrize(("stack", "points"), [
    ("s", 0), ("ss", 2), ("sss", 2), ("wss", 2), ("ssw", 3), ("sws", 0), ("sswss", 2), ("ssz", 2), ("sssl", 2)])
def test_a_mountain_is_a_run_of_two_rocks_or_more(stack: str, points: int) -> None:
    assert Bench(shops=[f"c1:l* d1:{stack}"], hands=["b"]).go("step d1").score() == points


@rule("PRA-D3")
def test_a_mountain_scores_also_under_a_tree_and_only_once_in_a_creation() -> None:
    p = Bench(shops=["c1:l* c2:ss^ c3:l"], hands=["bbbb"]).go("step c2", "step c3")
    assert p.score() == 2
    assert p.go("step c2", "step c1").score() == 2
    p = Bench(shops=["c1:l* c2:ss"], hands=["bb"]).go("step c2", "end", "end")
    assert p.fact(facts.CLIMBED + 7) == 0                           # at the end of the creation all are fresh


@rule("PRA-D3")
def test_rocks_added_to_a_climbed_mountain_make_no_new_one() -> None:
    p = Bench(shops=["c1:l* c2:ss"], hands=["bbbss"]).go("step c2", "step c1", "put s c2", "step c2")
    assert p.score() == 2


@rule("PRA-D3")
def test_a_second_mountain_on_the_stack_is_new() -> None:
    p = Bench(shops=["c1:l* c2:ss"], hands=["bbbsslb"])
    p.go("step c2", "step c1", "put l c2", "put s c2", "put s c2", "step c2")
    assert p.score() == 4
    field = read_field("sslss")
    assert climb(field, 0) == 0o110110
    assert fresh_mountain(field, 0o110000)
    assert not fresh_mountain(field, 0o010010)


@rule("PRA-D3")
def test_a_single_rock_is_not_climbed_and_a_rock_that_left_is_fresh_again() -> None:
    p = Bench(shops=["c1:l* c2:s"], hands=["bbbs"]).go("step c2", "step c1", "put s c2", "step c2")
    assert p.score() == 2
    p = Bench(shops=["c1:l* c2:ss"], hands=["bbbz"], opened=["03"]).go("step c2", "step c1")
    p.go("power 03", "pay z", "take c2", "take c2", "put s c2", "put s c2", "step c2")
    assert p.score() == 4
    p = Bench(shops=["c1:l* c2:ss"], hands=["bbbz"], opened=["03"]).go("step c2", "step c1")
    p.go("power 03", "pay z", "take c2", "stop", "put s c2", "step c2")
    assert p.score() == 2                                        # the lower one is still climbed


@rule("PRA-D4")
def test_being_carried_scores_nothing() -> None:
    p = Bench(phases.TRAVEL, shops=["c1:w c2:sw*"], on=["golem"]).go("use", "lift c2", "part 1", "drop c1", "stop")
    assert (p.shop(), p.score()) == ("c1:ww* c2:s", 0)


@rule("PRA-D5")
def test_no_more_than_24_free_steps_follow_each_other() -> None:
    p = Bench(shops=["c1:l* c2:z c3:z"], hands=["bb"]).go("step c2")
    for n in range(24):
        assert p.fact(facts.STEPS) == n
        p.go("step c3" if n % 2 == 0 else "step c2")
    assert (p.hand(), p.fact(facts.FREE)) == ("b", 0)               # the 24th leaves none
    p.go("step c3")
    assert (p.hand(), p.fact(facts.FREE), p.fact(facts.STEPS)) == ("", 1, 0)


@rule("PRA-D5")
def test_a_point_lets_the_count_begin_anew() -> None:
    p = Bench(shops=["c1:l* c2:z c3:z d3:ssz"], hands=["b"]).go("step c2")
    p.go(*["step c3", "step c2"] * 11, "step c3")
    assert p.fact(facts.STEPS) == 23
    p.go("step d3")                                              # the 24th scores itself
    assert (p.score(), p.fact(facts.STEPS), p.fact(facts.FREE)) == (2, 0, 1)


@rule("PRA-D5", "PRA-L2")
def test_a_completed_card_lets_the_count_begin_anew() -> None:
    p = Bench(shops=["b2:l b3:z c2:z c3:z* d2:l"], hands=["b"], opened=["02"])
    p.go("step b3", "step c3", "step c2", "pass")
    assert (p.done(), p.fact(facts.STEPS), p.fact(facts.FREE)) == (["02"], 0, 1)


@rule("PRA-D5", "PRA-K3")
def test_a_step_onto_a_tree_must_have_its_end_within_the_limit() -> None:
    p = Bench(shops=["c1:l* c2:z c3:z d2:z^ e2:z^ e3:s"], hands=["b"]).go("step c2")
    p.go(*["step c3", "step c2"] * 10)
    assert p.fact(facts.STEPS) == 20
    assert p.can("step") == ["c1", "c3", "d2"]                   # 21 and 22 on the trees, 23 to e3
    p.go("step c3", "step c2")
    assert p.can("step") == ["c1", "c3", "d2"]                   # 23, and back to c2 as the 24th
    p.go("step c3")
    assert "c2" in p.can("step")
    p.go("step c2")
    assert (p.fact(facts.STEPS), p.can("step")) == (24, [])
