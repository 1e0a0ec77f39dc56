"""PRA-P: the six powers, of places and of cards."""
from __future__ import annotations

import pytest

from sennik.games.pracownia.rules import facts, phases
from sennik.games.pracownia.rules.places import NAMES as PLACES

from .workbench import Bench

pytestmark = pytest.mark.pure
rule = pytest.mark.rule


@rule("PRA-P1")
def test_archive_gives_a_random_shard_from_the_bag() -> None:
    p = Bench(phases.TRAVEL, bag="w").go("use")
    assert (p.hand(), p.bag(), p.can("use")) == ("w", "", [])
    assert {Bench(phases.TRAVEL, bag="wzlsb", seed=seed).go("use").hand() for seed in range(40)} == set("wzlsb")


@rule("PRA-P2")
def test_collector_draws_two_and_puts_each_at_the_right_end_of_a_row() -> None:
    p = Bench(phases.TRAVEL, on=["collector"], bag="wz", rows={"archive": "ss", "lake": "lllll"}).go("use")
    assert p.can("set") == sorted(f"{c} {place}" for c in "wz" for place in PLACES if place != "lake")
    assert p.can("stop") == []                                   # compulsory while there is room
    p.go("set z archive", "set w lord")
    assert (p.row("archive"), p.row("lord"), p.doing(), p.bag()) == ("ssz", "w", "travel", "")


@rule("PRA-P2")
def test_collector_draws_fewer_from_a_short_bag_and_returns_what_fits_nowhere() -> None:
    p = Bench(phases.TRAVEL, on=["collector"], bag="w").go("use", "set w lord")
    assert p.doing() == "travel"
    rows = dict.fromkeys(PLACES, "wzlsb") | {"lord": "wzls"}
    p = Bench(phases.TRAVEL, on=["collector"], bag="ww", rows=rows).go("use", "set w lord")
    assert (p.doing(), p.bag(), p.row("lord")) == ("travel", "w", "wzlsw")


@rule("PRA-P3")
def test_tower_takes_one_bare_shard_and_perhaps_another() -> None:
    p = Bench(phases.TRAVEL, on=["tower"], shops=["a1:s c1:zw d1:l^ e1:b*"]).go("use")
    assert (p.can("take"), p.can("stop")) == (["a1", "c1"], [])
    p.go("take c1")
    assert (p.hand(), p.can("take"), p.can("stop")) == ("w", ["a1", "c1"], [""])
    p.go("take c1")                                              # the one the first lay on
    assert (p.hand(), p.shop(), p.doing()) == ("wz", "a1:s d1:l^ e1:b*", "travel")


@rule("PRA-P3")
def test_tower_ends_when_nothing_bare_is_left() -> None:
    p = Bench(phases.TRAVEL, on=["tower"], shops=["c1:w* d1:z"]).go("use", "take d1")
    assert (p.hand(), p.doing()) == ("z", "travel")


@rule("PRA-P3", "PRA-N5")
def test_tower_takes_red_too() -> None:
    p = Bench(phases.TRAVEL, on=["tower"], shops=["c1:w* d1:r"], variant="nightmare").go("use", "take d1")
    assert (p.hand(), p.shop()) == ("r", "c1:w*")


@rule("PRA-P4")
def test_golem_moves_up_to_three_times_and_stops_at_will() -> None:
    p = Bench(phases.TRAVEL, on=["golem"], shops=["c1:w d1:z"]).go("use", "lift c1", "drop d1", "stop")
    assert (p.shop(), p.doing()) == ("d1:zw", "travel")
    p = Bench(phases.TRAVEL, on=["golem"], shops=["c1:wz"]).go("use", "lift c1", "drop c2", "lift c2", "drop c1")
    assert (p.shop(), p.fact(facts.LEFT), p.doing()) == ("c1:wz", 1, "golem")      # the same shard again
    assert p.go("lift c1", "drop b1").doing() == "travel"
    p = Bench(phases.TRAVEL, on=["golem"], shops=["c1:wz"]).go("use", "stop")       # even before the first move
    assert (p.shop(), p.doing(), p.can("use")) == ("c1:wz", "travel", [])


@rule("PRA-P4")
def test_golem_moves_a_shard_of_any_height_with_everything_on_it() -> None:
    p = Bench(phases.TRAVEL, on=["golem"], shops=["c1:wzls* d1:s e1:z^"]).go("use", "lift c1")
    assert p.can("part") == ["0", "1", "2", "3"]
    p.go("part 1")
    assert p.can("drop") == ["b1", "c2", "d1"]
    p.go("drop d1")
    assert p.shop() == "c1:w d1:szls* e1:z^"
    assert "e1" not in p.can("lift")                             # d1 is not bare, e2 next to nothing that stays


@rule("PRA-P4")
def test_golem_needs_a_shard_that_stays_next_to_an_empty_field() -> None:
    p = Bench(phases.TRAVEL, on=["golem"], shops=["c1:w d1:z"]).go("use", "lift c1")
    assert p.can("drop") == ["d1"]                               # c2 and b1 would have no neighbour but what moves
    p = Bench(phases.TRAVEL, on=["golem"], shops=["c1:w d1:z d2:s"]).go("use", "lift c1")
    assert p.can("drop") == ["c2", "d1"]
    p = Bench(phases.TRAVEL, on=["golem"], shops=["c1:wz d2:s"]).go("use", "lift c1", "part 1")
    assert p.can("drop") == ["b1", "c2", "d1"]                   # what it leaves behind counts
    p = Bench(phases.TRAVEL, on=["golem"], shops=["c1:wz d2:s"]).go("use", "lift c1", "part 0")
    assert p.can("drop") == ["c2", "d1"]


@rule("PRA-P4")
def test_golem_may_tear_the_landscape_apart() -> None:
    p = Bench(phases.TRAVEL, on=["golem"], shops=["b1:s c1:w d1:z d2:z"]).go("use", "lift c1", "drop c2", "stop")
    assert p.shop() == "b1:s c2:w d1:z d2:z"


@rule("PRA-P4", "PRA-N5")
def test_red_moves_only_to_an_empty_field_and_nothing_moves_onto_red() -> None:
    p = Bench(phases.TRAVEL, on=["golem"], shops=["c1:r d1:z d2:s"], variant="nightmare", nightmare="lord")
    p.go("use", "lift c1")
    assert p.can("drop") == ["c2"]
    p = Bench(phases.TRAVEL, on=["golem"], shops=["c1:r* d1:z d2:s"], variant="nightmare", nightmare="lord")
    p.go("use", "lift d1")
    assert p.can("drop") == ["d2"]                               # not c1; e1 would be next to nothing that stays
    p.go("drop d2", "lift c1", "drop c2")
    assert p.shop() == "c2:r* d2:sz"


@rule("PRA-P5")
def test_lake_puts_a_row_in_a_new_order() -> None:
    p = Bench(phases.TRAVEL, on=["lake"], rows={"tower": "wzs", "lord": "w"}).go("use")
    assert p.can("row") == ["tower"]
    p.go("row tower")
    assert p.can("name") == ["s", "w", "z"]
    p.go("name s", "name w")                                     # the last one follows by itself
    assert (p.row("tower"), p.doing()) == ("swz", "travel")


@rule("PRA-P5")
def test_lake_lets_equal_shards_follow_and_allows_the_old_order() -> None:
    p = Bench(phases.TRAVEL, on=["lake"], rows={"tower": "wzzz"}).go("use", "row tower", "name w")
    assert (p.row("tower"), p.doing()) == ("wzzz", "travel")
    p = Bench(phases.TRAVEL, on=["lake"], rows={"tower": "zz"}).go("use", "row tower")
    assert (p.row("tower"), p.doing()) == ("zz", "travel")
    p = Bench(phases.TRAVEL, on=["lake"], rows={"tower": "zwz"}).go("use", "row tower", "name z", "name z")
    assert p.row("tower") == "zzw"


@rule("PRA-P6")
def test_lord_draws_six_cards() -> None:
    p = Bench(phases.TRAVEL, on=["lord"], piles={"II": "19 20 21 22 23 24 25"}).go("use", "from II")
    assert p.drawn() == ["19", "20", "21", "22", "23", "24"]
    p.go("keep 6")
    assert (p.opened(), p.pile("II")[0], p.pile("II")[-1]) == (["24"], "25", "23")
    assert p.doing() == "travel"


@rule("PRA-P6")
def test_the_lord_of_a_card_draws_six_wherever_the_traveller_is() -> None:
    p = Bench(opened=["07"], hands=["w"], on=["archive"]).go("power 07", "pay w", "from III")
    assert len(p.drawn()) == 6


@rule("PRA-P7")
def test_a_shard_on_an_open_card_uses_its_power_or_is_only_stored() -> None:
    p = Bench(opened=["01"], hands=["wz"], bag="s")
    assert (p.can("power"), p.can("store")) == (["01"], ["01"])
    p.go("store 01")
    assert p.can("pay") == ["w", "z"]
    p.go("pay z")
    assert (p.hand(), p.on_card("01"), p.can("power"), p.can("store")) == ("w", "z", [], [])   # lost for this round


@rule("PRA-P7")
def test_the_top_of_the_completed_pile_serves_too_but_no_card_below() -> None:
    p = Bench(done=["01 03"], hands=["wz"], shops=["c1:s"], bag="l")
    assert p.can("power") == ["03"]
    p.go("power 03", "pay w", "take c1")
    assert (p.hand(), p.on_card("03"), p.can("store")) == ("zs", "w", [])


@rule("PRA-P7")
def test_each_card_serves_once_a_round_and_again_in_the_next() -> None:
    p = Bench(opened=["01"], hands=["w"], bag=23 * "s").go("power 01", "pay w")
    assert p.can("power") == []
    p.go("end", "end")
    assert p.phase() == "travel"
    while p.state.to_act() != 0:
        p.go("end")
    assert "01" in p.can("power")


@rule("PRA-P7")
def test_a_power_that_can_do_nothing_cannot_be_used_but_storing_always_can() -> None:
    p = Bench(opened=["01 03 05"], hands=["w"], bag="")
    assert (p.can("power"), p.can("store")) == ([], ["01", "03", "05"])


@rule("PRA-P7")
def test_a_card_just_kept_can_be_used_at_once() -> None:
    p = Bench(shops=["b1:w c1:z* d1:l"], hands=["lw"], opened=["15"], piles={"I": "01"}, on=["archive"], bag="b")
    p.go("plant d1", "from I", "keep 1")
    assert "01" in p.can("power")


@rule("PRA-P7")
def test_no_card_is_used_in_the_middle_of_another_action() -> None:
    p = Bench(phases.TRAVEL, on=["golem"], shops=["c1:wz"], opened=["01"], hands=["w"]).go("use")
    assert (p.can("power"), p.can("store")) == ([], [])
    p.go("lift c1")
    assert (p.can("power"), p.can("store")) == ([], [])


@rule("PRA-P7", "PRA-N8")
def test_red_cannot_be_put_on_a_card() -> None:
    assert Bench(opened=["01"], hands=["r"], variant="nightmare").can("store") == []
    assert Bench(opened=["01"], hands=["rw"], variant="nightmare").go("store 01").can("pay") == ["w"]
