"""The worked examples of the rules, and the positions in which a rule is easily got wrong."""
from __future__ import annotations

import pytest

from sennik.games.pracownia.rules import facts, phases

from .workbench import Bench

pytestmark = pytest.mark.pure
rule = pytest.mark.rule


@rule("PRA-K1")
def test_example_a_brown_shard_has_five_places() -> None:
    p = Bench(shops=["c1:s* d1:w"], hands=["z"])
    assert p.can("put") == ["z b1", "z c2", "z d1", "z d2", "z e1"]


@rule("PRA-S3")
def test_example_sleepers_wake_from_the_lowest_place_and_the_uppermost_first() -> None:
    p = Bench(phases.TRAVEL, 4, on=["tower", "collector", "lake", "collector"], order=[0, 1, 2, 3])
    p.go("end", "end", "end", "end", "end", "end", "end", "end")
    assert [p.fact(facts.ORDER + turn) for turn in range(4)] == [3, 1, 0, 2]


@rule("PRA-K5")
def test_example_the_second_own_tree_brings_two_points() -> None:
    p = Bench(shops=["c1:w^ c2:w"], hands=["l"]).go("plant c2")
    assert p.score() == 2
    assert p.shop() == "c1:w^ c2:w^"


@rule("PRA-K2", "PRA-K3", "PRA-D1", "PRA-D2", "PRA-D3")
def test_example_the_walk() -> None:
    p = Bench(shops=["c1:w c2:w^ c3:z d3:ssw"], hands=["bbb"]).go("enter")
    assert p.score() == 1
    p.go("step c2")
    assert (p.score(), p.hand(), p.can("end")) == (2, "bb", [])
    p.go("step c3")
    assert (p.score(), p.hand()) == (2, "b")
    p.go("step d3")
    assert (p.score(), p.hand()) == (5, "b")
    p.go("step c3")
    assert (p.score(), p.hand(), p.shop()) == (5, "", "c1:w c2:w^ c3:z* d3:ssw")
    assert p.can("step") == ["d3"]                           # a free step waits, but no white leads on from the tree


@rule("PRA-P4")
def test_example_the_golem_turns_a_stack_over() -> None:
    p = Bench(phases.TRAVEL, shops=["c1:ls d1:z d2:z^"], on=["golem"])
    p.go("use", "lift c1", "part 1", "drop c2", "lift c1", "drop c2", "lift d2", "drop c2")
    assert p.shop() == "c2:slz^ d1:z"
    assert p.doing() == "travel"


@rule("PRA-P7", "PRA-P3", "PRA-L2", "PRA-L5")
def test_example_card_19() -> None:
    p = Bench(shops=["c1:z* c2:w d1:z"], hands=["lsszwb"], opened=["19"])
    p.go("power 19", "pay w", "take c2", "take d1")
    assert p.hand() == "wzzlssb"
    p.go("put w d1", "put s d2", "put s d2", "put l c2", "step d1")
    assert p.score() == 1
    p.go("trade z s", "put s d2")
    assert p.score() == 9
    assert p.done() == ["19"]
    assert p.on_card("19") == "w"
    assert p.shop() == "c1:z c2:l d1:w* d2:sss"
    assert p.doing() == "draw"


# ---- positions in which a rule is easily got wrong
@rule("PRA-L2")
def test_two_cards_completed_by_one_shard_are_settled_one_after_the_other() -> None:
    p = Bench(shops=["b2:w c2:z* c3:l d3:l"], hands=["w"], opened=["06 07"], on=["archive"], piles={"I": "01 02"})
    p.go("put w d2")                                         # 06: w z* w / . l .; 07: l w / l z*
    assert (p.score(), p.doing(), p.all()) == (0, "complete", ["finish 06", "finish 07"])
    p.go("finish 07")
    assert (p.done(), p.doing(), p.score()) == (["07"], "draw", 7)
    p.go("from I")
    assert (p.done(), p.drawn()) == (["07"], ["01"])         # its draw comes before the other card
    p.go("pass")
    assert (p.done(), p.doing(), p.score()) == (["07", "06"], "draw", 14)
    assert p.go("pass").doing() == "create"


@rule("PRA-L2", "PRA-P4")
def test_a_card_completed_by_the_second_golem_move_interrupts_it_and_the_third_follows() -> None:
    p = Bench(phases.TRAVEL, shops=["b2:w c1:s c2:z* d2:s d3:l^"], on=["golem"], opened=["15"])
    p.go("use", "lift d2", "drop d1", "lift d3", "drop d2")
    assert (p.score(), p.done(), p.doing()) == (7, ["15"], "draw")
    p.go("from I", "keep 1")
    assert (p.doing(), p.fact(facts.LEFT)) == ("golem", 1)
    p.go("lift d1", "drop c1")
    assert p.doing() == "travel"


@rule("PRA-D3", "PRA-D4")
def test_a_mountain_carried_and_climbed_again_in_one_round_scores_once() -> None:
    p = Bench(shops=["c1:w* c2:ss d1:z d2:w"], hands=["bbbb"], opened=["08"]).go("step c2", "step c1")
    assert p.score() == 2 + 1
    p.go("power 08", "pay b", "lift c2", "part 0", "drop d2", "stop")
    assert p.shop() == "c1:w* d1:z d2:wss"
    p.go("step d1", "step d2")
    assert p.score() == 2 + 1


@rule("PRA-D3")
def test_a_mountain_parted_and_joined_again_stays_climbed() -> None:
    p = Bench(shops=["b2:z c1:z* c2:ss"], hands=["bbbb"], opened=["08"]).go("step c2", "step c1")
    p.go("power 08", "pay b", "lift c2", "part 1", "drop c3", "lift c3", "drop c2", "stop")
    assert p.shop() == "b2:z c1:z* c2:ss"
    assert p.go("step c2").score() == 2


@rule("PRA-D4", "PRA-P4")
def test_the_golem_carries_the_dreamer_without_points() -> None:
    p = Bench(phases.TRAVEL, shops=["c1:ss* d1:w"], on=["golem"]).go("use", "lift c1", "part 0", "drop d1")
    assert (p.score(), p.shop(), p.fact(facts.DREAMER)) == (0, "d1:wss*", 3)


@rule("PRA-K2", "PRA-K3")
def test_entering_under_a_tree_needs_a_way_on() -> None:
    assert Bench(shops=["c1:w^ c2:s"]).can("enter") == []
    assert Bench(shops=["c1:w^ c2:s^"], hands=["bb"]).can("enter") == []
    p = Bench(shops=["c1:w^ c2:s"], hands=["b"]).go("enter")
    assert (p.score(), p.doing(), p.all()) == (1, "walk", ["step c2"])
    assert p.go("step c2").shop() == "c1:w^ c2:s*"
    p = Bench(shops=["c1:z^ c2:s"]).go("enter")              # earth: the free step is the way
    assert (p.doing(), p.all()) == ("walk", ["step c2"])
    assert p.go("step c2").doing() == "create"


@rule("PRA-N6")
def test_a_full_workshop_must_take_red_in_place_of_a_lone_shard() -> None:
    others = [f"{c}{r}" for c in "abcde" for r in range(1, 6) if f"{c}{r}" not in {"a1", "b1", "c1"}]
    full = " ".join(f"{field}:{('ws', 'zl', 'sw', 'lz')[k % 4]}" for k, field in enumerate(others))
    p = Bench(shops=[full + " a1:w b1:w^ c1:w*"], hands=["rs"], variant="nightmare").go("end")
    assert (p.doing(), p.all()) == ("red_left", ["clear a1"])
    water = p.in_bag("w")
    p.go("clear a1")
    assert "a1:r" in p.shop()
    assert p.in_bag("w") == water + 1
    assert p.hand() == ""
    assert p.doing(1) == "create"


@rule("PRA-L2", "PRA-P7", "PRA-P3")
def test_the_power_of_a_card_completed_by_its_own_power_goes_on() -> None:
    p = Bench(shops=["c1:ssw* d1:ww"], hands=["z"], opened=["09"])
    p.go("power 09", "pay z", "take d1")                     # ssw* w: the Tower of card 09 lays it bare
    assert (p.score(), p.done(), p.doing()) == (7, ["09"], "draw")
    assert p.on_card("09") == "z"
    p.go("pass")
    assert (p.doing(), p.can("take"), p.can("stop")) == ("tower", ["d1"], [""])
    p.go("take d1")
    assert (p.doing(), p.hand()) == ("create", "ww")


@rule("PRA-D2", "PRA-L2")
def test_a_free_step_waits_across_a_completion() -> None:
    p = Bench(shops=["c1:w* d1:z e1:w d2:l"], hands=["b"], opened=["06"]).go("step d1")
    assert (p.score(), p.done(), p.hand()) == (7, ["06"], "")
    p.go("from II", "keep 1")
    assert p.doing() == "create"
    assert p.can("step") == ["c1", "d2", "e1"]               # no white is left: it is the free one
    assert p.go("step e1").score() == 8


@rule("PRA-C7", "PRA-K1")
@pytest.mark.parametrize("n", [20, 21, 22, 40, 70])
def test_a_tower_may_be_as_high_as_there_are_shards(n: int) -> None:
    stack = ("wzls" * 20)[:n]
    p = Bench(shops=[f"c1:{stack} d1:z"], hands=["s"], on=["golem"]).go("put s c1")
    assert p.shop() == f"c1:{stack}s d1:z"
    p = Bench(phases.TRAVEL, shops=[f"c1:{stack} d1:z"], on=["golem"])
    p.go("use", "lift c1", "part 1", "drop d1", "stop")
    assert p.shop() == f"c1:w d1:z{stack[1:]}"
