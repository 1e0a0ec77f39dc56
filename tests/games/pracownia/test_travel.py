"""PRA-R, PRA-S, PRA-V: rounds, falling asleep, travel."""
from __future__ import annotations

import pytest

from sennik.engine.game import BIT
from sennik.games.pracownia.rules import facts, phases
from sennik.games.pracownia.rules.places import NAMES as PLACES

from .workbench import Bench

pytestmark = pytest.mark.pure
rule = pytest.mark.rule


def travel(**told: object) -> Bench:
    return Bench(phases.TRAVEL, **told)  # type: ignore[arg-type]


# ---- rounds
@rule("PRA-R1")
def test_all_travel_in_turn_order_and_then_all_create() -> None:
    p = Bench(phases.TRAVEL, 3, order=[2, 0, 1])
    asked = []
    for _ in range(6):
        asked.append((p.state.to_act(), p.phase()))
        p.go("end")
    assert asked == [(2, "travel"), (0, "travel"), (1, "travel"), (2, "create"), (0, "create"), (1, "create")]
    assert p.fact(facts.ROUND) == 3
    assert p.phase() == "travel"


@rule("PRA-R1")
def test_no_points_and_empty_hands_do_not_end_a_travel_or_a_creation() -> None:
    p = travel(points=0)
    assert p.can("end") == [""]
    p.go("end", "end")
    assert (p.phase(), p.all()) == ("create", ["end"])


@rule("PRA-R1", "PRA-E1")
def test_after_six_rounds_there_is_only_a_closing_creation() -> None:
    p = Bench(phases.TRAVEL, round=6, rows={"lord": "w"}).go("end", "end", "end", "end")
    assert p.phase() == "close"
    p.go("end", "end")
    assert (p.phase(), p.state.asked) == ("over", 0)


# ---- falling asleep
@rule("PRA-S1")
def test_rows_are_refilled_from_the_left_and_a_longer_row_gets_nothing() -> None:
    p = travel(rows={"archive": "w", "lake": "wzls", "lord": "wzl"}).go("end", "end", "end", "end")
    assert p.row("archive")[0] == "w"
    assert [len(p.row(place)) for place in PLACES] == [3, 3, 3, 3, 4, 3]
    assert p.row("lake") == "wzls"
    assert p.row("lord") == "wzl"


@rule("PRA-S1")
def test_refilling_goes_from_place_one_on_while_the_bag_lasts() -> None:
    p = travel(rows={"collector": "ww"}, bag="sssss").go("end", "end", "end", "end")
    assert [p.row(place) for place in PLACES] == ["sss", "wws", "s", "", "", ""]
    assert p.bag() == ""


@rule("PRA-S2")
def test_shards_on_own_cards_come_back_to_the_own_hands() -> None:
    p = travel(opened=["19", "20"], done=["03 04"], stored={"19": "w", "04": "b", "20": "z"})
    p.go("end", "end", "end", "end")
    assert (p.hand(0), p.hand(1)) == ("wb", "z")
    assert (p.on_card("19"), p.on_card("04"), p.on_card("20")) == ("", "", "")


@rule("PRA-S3")
def test_the_new_order_follows_the_places_and_on_one_place_the_last_to_lie_down() -> None:
    p = Bench(phases.TRAVEL, 4, on=["lord", "golem", "golem", "archive"], order=[1, 0, 2, 3])
    for _ in range(8):
        p.go("end")
    assert [p.fact(facts.ORDER + k) for k in range(4)] == [3, 2, 1, 0]


# ---- travel
@rule("PRA-V1")
def test_collecting_takes_the_rightmost_shard_for_a_point() -> None:
    p = travel(rows={"archive": "wzs"}).go("collect")
    assert (p.hand(), p.row("archive"), p.fact(facts.POINTS)) == ("s", "wz", 3)
    p.go("collect", "collect")
    assert (p.hand(), p.row("archive"), p.can("collect")) == ("wzs", "", [])


@rule("PRA-V1")
def test_a_row_is_blocked_by_a_colour_held_twice() -> None:
    assert travel(rows={"archive": "wzs"}, hands=["ss"]).can("collect") == []
    assert travel(rows={"archive": "wsz"}, hands=["ss"]).go("collect").can("collect") == []
    p = travel(rows={"archive": "wzs"}, hands=["ss"], opened=["10"])
    p.go("store 10", "pay s")                                    # shards on cards are not in the hands
    assert p.can("collect") == [""]


@rule("PRA-V1")
def test_nothing_is_collected_without_points() -> None:
    p = travel(rows={"archive": "wzs"}, points=0)
    assert (p.can("collect"), p.can("go")) == ([], [])


@rule("PRA-V2")
def test_a_move_to_a_neighbouring_place_costs_a_point() -> None:
    p = travel(rows={"archive": "w", "collector": "z", "golem": "l"})
    assert p.can("go") == ["collector", "golem"]
    p.go("go golem")
    assert (p.place(), p.fact(facts.POINTS)) == ("golem", 3)


@rule("PRA-V2", "PRA-V3")
def test_where_a_key_move_is_possible_nobody_pays() -> None:
    p = travel(rows={"archive": "w", "collector": "zw", "golem": "l"}, hands=["z"]).go("go collector")
    assert (p.place(), p.fact(facts.POINTS), p.hand()) == ("collector", 4, "z")


@rule("PRA-V3")
def test_the_key_is_the_leftmost_shard_and_an_empty_row_needs_none() -> None:
    p = travel(rows={"collector": "zw", "tower": "s"}, hands=["w"]).go("go collector")
    assert p.fact(facts.POINTS) == 3
    p.go("go lake")                                              # empty
    assert (p.place(), p.fact(facts.POINTS)) == ("lake", 3)
    assert travel(points=0, hands=["w"]).can("go") == []         # and a point must be left


@rule("PRA-V4")
def test_one_place_power_a_round_free_and_also_with_no_points_left() -> None:
    p = travel(on=["archive"], points=0)
    assert p.can("use") == [""]
    p.go("use")
    assert (len(p.hand()), p.can("use"), p.fact(facts.POINTS)) == (1, [], 0)
    p = travel(on=["archive"]).go("use", "go golem", "go lake")
    assert p.can("use") == []
    p.go("end")
    assert p.can("use") == [""]                                  # the other player's own


@rule("PRA-V4")
def test_there_is_no_place_power_in_creation() -> None:
    assert Bench(on=["archive"]).can("use") == []


@rule("PRA-V4")
@pytest.mark.parametrize(("place", "idle", "ready"), [
    ("archive", {"bag": ""}, {"bag": "w"}),
    ("collector", {"bag": ""}, {"bag": "w"}),
    ("collector", {"rows": dict.fromkeys(PLACES, "wzlsw")}, {"rows": dict.fromkeys(PLACES[:5], "wzlsw")}),
    ("tower", {"shops": ["c1:w* d1:z^"]}, {"shops": ["c1:w* d1:z"]}),
    ("golem", {"shops": ["c1:w*"]}, {"shops": ["c1:ww"]}),
    ("golem", {"shops": ["c1:w d3:w"]}, {"shops": ["c1:w d2:w"]}),
    ("lake", {"rows": dict.fromkeys(PLACES, "w")}, {"rows": {"lord": "ww"}}),
    ("lord", {"piles": {"I": "|", "II": "|", "III": "|"}}, {"piles": {"I": "|", "II": "|", "III": "40 |"}})])
def test_a_power_that_can_do_nothing_cannot_be_used(place: str, idle: dict[str, object],
                                                    ready: dict[str, object]) -> None:
    assert travel(on=[place], **idle).can("use") == []
    assert travel(on=[place], **ready).can("use") == [""]


@rule("PRA-V5", "PRA-P7")
def test_card_powers_are_free_in_travel() -> None:
    p = travel(opened=["01"], hands=["w"], bag="s", points=0).go("power 01", "pay w")
    assert (p.hand(), p.on_card("01"), p.fact(facts.POINTS)) == ("s", "w", 0)


@rule("PRA-V6")
def test_the_limit_of_two_holds_for_collecting_only() -> None:
    assert travel(hands=["ss"], bag="s").go("use").hand() == "sss"
    p = travel(shops=["c1:w d1:s"], hands=["ss"], on=["tower"]).go("use", "take d1", "stop")
    assert p.hand() == "sss"
    assert Bench(hands=["ssww"], bag="s").go("trade w s").hand() == "sss"
    p = travel(hands=["ss"], opened=["19"], stored={"19": "s"}).go("end", "end", "end", "end")
    assert p.hand() == "s"                                       # K6 took the others; it came back from the card
    p = Bench(hands=["sss"], opened=["19 20"]).go("store 19", "pay s", "store 20", "pay s", "end", "end")
    assert p.hand() == "ss"


@rule("PRA-V7")
def test_ending_a_travel_lies_down_and_loses_the_points() -> None:
    p = travel(on=["lake", "lake"]).go("end", "end")
    assert (p.fact(facts.POINTS), p.phase()) == (0, "create")
    p.go("end", "end")
    assert p.fact(facts.ORDER) == 1                                 # seat 1 lies on top of seat 0


@rule("PRA-V8")
def test_no_more_than_six_key_moves_in_a_row() -> None:
    p = travel(rows={"collector": "w"}, hands=["w"])
    there = ["go collector", "go archive"] * 3
    p.go(*there)
    assert (p.fact(facts.POINTS), p.place()) == (4, "archive")
    p.go("go collector")                                         # the seventh is paid
    assert p.fact(facts.POINTS) == 3
    p.go("go archive")
    assert p.fact(facts.POINTS) == 3                                # and then keys turn again


@rule("PRA-V8")
@pytest.mark.parametrize("act", ["collect", "use"])
def test_another_act_lets_six_more_key_moves_follow(act: str) -> None:
    p = travel(rows={"archive": "w", "collector": "zzz"}, hands=["wz"], bag="b")
    p.go(*["go collector", "go archive"] * 3, act)
    points = p.fact(facts.POINTS)
    p.go(*["go collector", "go archive"] * 3)
    assert p.fact(facts.POINTS) == points
    assert p.state.asked == BIT[0]
