"""PRA-N: Mr Nightmare and his red shards."""
from __future__ import annotations

import pytest

from sennik.engine.rng import FastRng
from sennik.games import new
from sennik.games.pracownia.notation import LINK_NAMES
from sennik.games.pracownia.rules import facts, phases

from .workbench import Bench

pytestmark = pytest.mark.pure
rule = pytest.mark.rule


def night(doing: int = phases.CREATE, **told: object) -> Bench:
    return Bench(doing, variant="nightmare", **{"nightmare": "lord", **told})  # type: ignore[arg-type]


def links(p: Bench) -> list[str]:
    return [LINK_NAMES[k] for k in range(7) if p.fact(facts.RED_LINK + k)]


@rule("PRA-N1")
def test_nightmare_begins_on_place_six_with_red_on_two_links_in_the_bag_and_the_pool() -> None:
    s = new("pracownia", 2, variant="nightmare").new(FastRng(1))
    assert s.facts[facts.NIGHTMARE] == 5
    assert [LINK_NAMES[k] for k in range(7) if s.facts[facts.RED_LINK + k]] == ["5-6", "3-6"]
    assert (s.facts[facts.in_bag(6)], s.facts[facts.POOL]) == (3, 20)
    assert new("pracownia", 2).new(FastRng(1)).facts[facts.NIGHTMARE] == -1


@rule("PRA-N1")
def test_red_may_lie_in_the_rows_from_the_start() -> None:
    def red_rows(seed: int) -> int:
        s = new("pracownia", 4, variant="nightmare").new(FastRng(seed))
        while s.phase == phases.START:
            s.apply(s.to_act(), s.legal(s.to_act())[0])
        return list(s.facts[facts.ROW:facts.ROW + 30]).count(6)
    assert max(red_rows(seed) for seed in range(30)) >= 2


@rule("PRA-N2")
def test_crossing_a_link_takes_its_red_while_fewer_than_two_are_held() -> None:
    p = night(phases.TRAVEL, links=["1-2"], rows={"collector": "w"}).go("go collector")
    assert (p.hand(), links(p), p.fact(facts.POINTS)) == ("r", [], 3)
    p = night(phases.TRAVEL, links=["1-2"], hands=["rr"], rows={"collector": "w"}).go("go collector")
    assert (p.hand(), links(p)) == ("rr", ["1-2"])
    p = night(phases.TRAVEL, links=["1-2"]).go("go collector")       # a key move too
    assert (p.hand(), p.fact(facts.POINTS)) == ("r", 4)


@rule("PRA-N2", "PRA-V3")
def test_the_hands_are_looked_at_before_the_red_of_the_link_is_taken() -> None:
    p = night(phases.TRAVEL, links=["1-2"], rows={"collector": "rw"}).go("go collector")
    assert (p.fact(facts.POINTS), p.hand()) == (3, "r")             # red was the key, but not yet in the hands
    p = night(phases.TRAVEL, hands=["r"], rows={"collector": "rw"}).go("go collector")
    assert p.fact(facts.POINTS) == 4                                # red can be a key


@rule("PRA-N2")
def test_red_in_a_row_is_collected_like_any_other() -> None:
    p = night(phases.TRAVEL, rows={"archive": "wr"}).go("collect")
    assert p.hand() == "r"
    assert night(phases.TRAVEL, rows={"archive": "wr"}, hands=["rr"]).can("collect") == []


@rule("PRA-N2", "PRA-V8")
def test_taking_a_red_lets_six_more_key_moves_follow() -> None:
    p = night(phases.TRAVEL, links=["1-4"]).go(*["go collector", "go archive"] * 2, "go golem")
    assert (p.hand(), p.fact(facts.KEYS)) == ("r", 0)


@rule("PRA-N3")
def test_nightmare_comes_to_the_sleeper_who_puts_red_on_an_empty_link() -> None:
    p = night(phases.TRAVEL, on=["collector"], links=["1-2"], pool=20).go("end")
    assert (p.fact(facts.NIGHTMARE), p.doing(), p.can("leave")) == (1, "sow", ["2-3", "2-5"])
    p.go("leave 2-5")
    assert (links(p), p.fact(facts.POOL), p.state.to_act()) == (["1-2", "2-5"], 19, 1)


@rule("PRA-N3")
def test_nothing_is_put_without_an_empty_link_or_an_empty_pool() -> None:
    assert night(phases.TRAVEL, on=["archive"], links=["1-2", "1-4"]).go("end").state.to_act() == 1
    assert night(phases.TRAVEL, on=["archive"], pool=0).go("end").state.to_act() == 1


@rule("PRA-N4")
def test_the_power_of_his_place_cannot_be_used_but_cards_can() -> None:
    p = night(phases.TRAVEL, on=["archive"], nightmare="archive", opened=["01"], hands=["w"])
    assert (p.can("use"), p.can("power")) == ([], ["01"])
    assert night(phases.TRAVEL, on=["archive"]).can("use") == [""]


@rule("PRA-N5")
def test_red_goes_only_on_empty_fields_and_nothing_goes_onto_it() -> None:
    assert night(hands=["r"]).can("put") == ["r c1"]
    p = night(shops=["c1:w d1:r"], hands=["rzl"])
    assert p.can("put") == [*[f"l {f}" for f in ("b1", "c1", "c2", "d2", "e1")],
                            *[f"r {f}" for f in ("b1", "c2", "d2", "e1")],
                            *[f"z {f}" for f in ("b1", "c1", "c2", "d2", "e1")]]
    assert p.can("plant") == ["c1"]


@rule("PRA-N5")
def test_each_step_onto_red_costs_a_point_entering_too() -> None:
    assert night(shops=["c1:r"]).go("enter").score() == -1
    p = night(shops=["c1:w* d1:r"], hands=["bbb"]).go("step d1", "step c1", "step d1")
    assert p.score() == -1 + 1 - 1


@rule("PRA-N5", "PRA-D5")
def test_a_point_lost_does_not_begin_the_count_anew() -> None:
    p = night(shops=["c1:z* c2:z d1:r d2:z"], hands=["bb"]).go("step c2", "step d2", "step d1")
    assert (p.score(), p.fact(facts.STEPS)) == (-1, 2)


@rule("PRA-N6", "PRA-K6")
def test_red_left_in_the_hands_is_placed_one_by_one_when_creation_ends() -> None:
    p = night(shops=["c1:w"], hands=["rrz"]).go("end")
    assert (p.doing(), p.all()) == ("red_left", ["put r b1", "put r d1", "put r c2"])
    p.go("put r c2")
    assert (p.can("end"), p.can("put")) == ([], ["r b1", "r b2", "r c3", "r d1", "r d2"])
    p.go("put r c3")
    assert (p.shop(), p.hand(), p.state.to_act()) == ("c1:w c2:r c3:r", "", 1)
    p = night(hands=["r"]).go("end", "put r c1")
    assert p.shop() == "c1:r"


def full(**others: str) -> str:
    return " ".join(f"{c}{r}:{others.get(c + r, 'r')}" for c in "abcde" for r in "12345")


@rule("PRA-N6")
def test_with_no_empty_field_a_whole_stack_without_the_dreamer_makes_room() -> None:
    p = night(shops=[full(a1="ww", b1="z^", c1="z*", d1="sl^")], hands=["r"], trees=0, bag="").go("end")
    assert p.all() == ["clear a1", "clear b1", "clear d1"]       # a tree: the shard is not bare
    p.go("clear d1")
    assert (p.fact(facts.TREES), p.bag(), "d1:r" in p.shop()) == (1, "ls", True)


@rule("PRA-N6")
def test_with_nothing_to_clear_red_goes_to_the_pool() -> None:
    p = night(shops=[full(c1="z*")], hands=["r"], bag="w", pool=0).go("end")
    assert (p.fact(facts.POOL), p.hand(), p.state.to_act()) == (1, "", 1)


@rule("PRA-N7")
def test_three_red_are_exchanged_for_one_of_another_colour() -> None:
    p = night(hands=["rrrrrrr"], bag="wr")
    assert p.can("trade") == ["r w"]
    p.go("trade r w")
    assert (p.hand(), p.bag(), p.can("trade")) == ("wrrrr", "rrrr", [])
    assert night(hands=["rr"], bag="w").can("trade") == []


@rule("PRA-N8", "PRA-K4")
def test_red_is_no_part_of_an_exchange_of_two_but_may_be_chosen() -> None:
    p = night(hands=["rrww"], bag="rz")
    assert p.can("trade") == ["w r", "w z"]
    assert p.go("trade w r").hand() == "rrr"
