"""The examples of the rulebook, played: what it tells is what the rules do."""
from __future__ import annotations

import pytest

from sennik.games.pracownia.rules import facts, phases

from .workbench import Bench

pytestmark = pytest.mark.pure
rule = pytest.mark.rule


@rule("PRA-L1")
def test_the_landscape_of_the_first_page_is_complete() -> None:
    p = Bench(shops=["c1:l d1:l c2:w* d2:w"], hands=["b"], opened=["01"]).go("step d2")
    assert p.done() == ["01"]
    assert p.score() == 1 + 7                                    # the step onto water, and the card


@rule("PRA-L1")
def test_the_guardian_of_the_valley_may_stand_on_end() -> None:
    p = Bench(shops=["c1:w* c2:z c3:ss^ d1:l"], hands=["b"], opened=["12"]).go("step c2")
    assert p.done() == ["12"]


@rule("PRA-K1")
def test_a_tree_leaves_six_places() -> None:
    p = Bench(shops=["c1:z c2:ll^"], hands=["w"])
    assert p.can("put") == ["w b1", "w b2", "w c1", "w c3", "w d1", "w d2"]


@rule("PRA-K1", "PRA-K2", "PRA-K3", "PRA-K5", "PRA-D1", "PRA-D2")
def test_the_first_creation_brings_three_points() -> None:
    p = Bench(hands=["zwwlb"])
    p.go("put z c1", "put w c2", "put w d2", "enter", "step c2")
    assert p.score() == 1
    p.go("step c1", "step c2")
    assert (p.score(), p.hand()) == (2, "l")
    p.go("plant c1")
    assert (p.score(), p.hand(), p.shop()) == (3, "", "c1:z^ c2:w* d2:w")


@rule("PRA-D3", "PRA-L2")
def test_little_cascade_brings_ten_points_for_two_shards() -> None:
    p = Bench(shops=["c1:z* c2:ss d2:w"], hands=["wb"], opened=["09"]).go("put w c2", "step c2")
    assert p.score() == 2 + 1 + 7
    assert (p.done(), p.shop()) == (["09"], "c1:z c2:ssw* d2:w")


@rule("PRA-V1", "PRA-V3")
def test_the_first_travel() -> None:
    rows = {"archive": "llsz", "collector": "zlww", "tower": "szwl", "golem": "bwzs", "lake": "wszb", "lord": "zwsl"}
    p = Bench(phases.TRAVEL, 3, rows=rows, on=["collector"])
    p.go("collect", "collect", "collect")
    assert (p.hand(), p.fact(facts.POINTS)) == ("wwl", 1)
    p.go("go lake", "collect")
    assert (p.hand(), p.fact(facts.POINTS)) == ("wwlb", 0)


@rule("PRA-S3")
def test_whoever_lies_down_last_in_a_place_is_first() -> None:
    """Ewa, Ola, Jan, Piotr by their seats."""
    p = Bench(phases.TRAVEL, 4, on=["archive", "golem", "golem", "lord"], order=[0, 1, 2, 3])
    p.go(*["end"] * 8)
    assert [p.fact(facts.ORDER + turn) for turn in range(4)] == [0, 2, 1, 3]


@rule("PRA-P4")
def test_two_moves_of_the_golem() -> None:
    p = Bench(phases.TRAVEL, shops=["c1:z d1:s c2:wl*"], on=["golem"])
    p.go("use", "lift c2", "part 1", "drop d2", "lift c2", "drop c1")
    assert p.shop() == "c1:zw d1:s d2:l*"


@rule("PRA-N2", "PRA-N3", "PRA-N4")
def test_a_travel_with_mr_nightmare() -> None:
    p = Bench(phases.TRAVEL, rows={"lord": "wzs"}, on=["lake"], hands=["w"], links=["3-6", "5-6"], nightmare="lord",
              variant="nightmare")
    p.go("go lord")
    assert (p.hand(), p.fact(facts.POINTS), p.can("use")) == ("wr", 4, [])
    p.go("collect", "collect", "end")
    assert p.can("leave") == ["5-6"]
