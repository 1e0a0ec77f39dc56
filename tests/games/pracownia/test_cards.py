"""PRA-L: when a landscape is complete, and what follows."""
from __future__ import annotations

import pytest

from sennik.engine.game import EVERYONE
from sennik.games.pracownia.notation import write_field
from sennik.games.pracownia.rules import phases, zones
from sennik.games.pracownia.rules.cards import landscapes
from sennik.games.pracownia.rules.grid import NAMES as FIELD_NAMES

from .workbench import Bench

pytestmark = pytest.mark.pure
rule = pytest.mark.rule


def lies(shop: str, card: str) -> bool:
    """Is the card complete as soon as something else changes?"""
    p = Bench(shops=[shop], opened=[card], hands=["b"])
    p.go("put b " + next(text.split()[1] for text in p.can("put") if text.split()[1] not in shop))
    return p.done() == [card]


@rule("PRA-L1")
@pytest.mark.parametrize("shop", [
    "c2:l d2:sss d1:w*", "c2:sss d2:l c1:w*", "c1:l d1:sss d2:w*", "d1:l c1:sss c2:w*",
    "c1:l c2:sss d2:w*", "d1:l d2:sss c2:w*", "c2:l c1:sss d1:w*", "d2:l d1:sss c1:w*"])
def test_a_pattern_counts_in_all_rotations_and_mirrored(shop: str) -> None:
    assert lies(shop, "19")


@rule("PRA-L1")
@pytest.mark.parametrize("shop", ["a4:l b4:sss b3:w*", "d5:l e5:sss e4:w*", "a1:l a2:sss b2:w*"])
def test_a_pattern_counts_anywhere_in_the_workshop(shop: str) -> None:
    assert lies(shop, "19")


@rule("PRA-L1")
@pytest.mark.parametrize("shop", [
    "c2:l d2:ssss d1:w*", "c2:l d2:ss d1:w*", "c2:l^ d2:sss d1:w*", "c2:l d2:sss^ d1:w*", "c2:l d2:sss d1:w c1:w*",
    "c2:l d2:sss d1:ww*", "c2:ll d2:sss d1:w*", "b2:l d2:sss d1:w*", "c1:l d2:sss d1:w*"])
def test_every_field_shown_holds_exactly_what_is_shown(shop: str) -> None:
    assert not lies(shop, "19")


@rule("PRA-L1")
def test_fields_not_shown_do_not_matter() -> None:
    assert lies("c2:l d2:sss d1:w* c1:zzz e2:l^ e1:b d3:s", "19")


@rule("PRA-L1")
@pytest.mark.parametrize("card", [card.number for card in landscapes()])
def test_every_card_is_complete_in_each_of_its_places(card: str) -> None:
    landscape = landscapes()[int(card) - 1]
    for flat in landscape.places:
        parts = [f"{FIELD_NAMES[flat[k]]}:{write_field(flat[k + 1])}" for k in range(0, len(flat), 2)]
        p = Bench(shops=[" ".join(parts)], opened=[card], hands=["bb"])
        p.state.carry_on(0)
        assert p.done() == [card]
        assert p.score() == landscape.points
        broken = Bench(shops=[" ".join(parts[1:])], opened=[card], hands=["bb"])
        broken.state.carry_on(0)
        assert broken.done() == []


@rule("PRA-L2")
@pytest.mark.parametrize(("shop", "answers", "card"), [
    ("c1:w* d1:w d2:l", ["put l c2"], "01"),                     # a shard placed
    ("c1:w* d1:w d2:l b1:l", ["put l b1"], None),
    ("b1:w c1:z* d1:l", ["plant d1"], "15"),                     # a tree
    ("c1:zz c2:l d1:l", ["enter"], "16"),                        # the dreamer enters
    ("c1:zz d1:l* c2:l", ["step c1"], "16")])                    # a step
def test_cards_are_checked_after_every_change(shop: str, answers: list[str], card: str | None) -> None:
    opened = [card or "01"]
    p = Bench(shops=[shop], hands=["lb"], opened=opened).go(*answers)
    assert p.done() == ([card] if card else [])


@rule("PRA-L2")
def test_a_card_is_completed_in_travel_too_and_cannot_be_declined() -> None:
    p = Bench(phases.TRAVEL, shops=["c1:w* c2:l d1:wz d2:l"], on=["tower"], opened=["01"]).go("use", "take d1")
    assert (p.done(), p.score(), p.doing()) == (["01"], 7, "draw")
    p.go("pass")
    assert p.doing() == "tower"
    assert p.go("stop").doing() == "travel"


@rule("PRA-L2")
def test_a_card_kept_may_be_complete_at_once() -> None:
    p = Bench(shops=["c1:z* d1:l b2:l c2:l"], hands=["lw"], opened=["15"], piles={"I": "07 01"}, on=["archive"])
    p.go("put w b1", "plant d1")                                 # b1, b2 and c2 are what 07 shows besides
    assert p.done() == ["15"]
    p.go("from I", "keep 1")
    assert (p.done(), p.score(), p.doing()) == (["15", "07"], 1 + 7 + 7, "draw")


@rule("PRA-L3")
def test_after_completing_one_may_draw_as_many_as_the_number_of_the_place() -> None:
    told = {"shops": ["b1:w c1:z* d1:l"], "hands": ["l"], "opened": ["15"], "on": ["golem"]}
    p = Bench(piles={"II": "19 20 21 22 23"}, **told).go("plant d1")  # type: ignore[arg-type]
    assert sorted(p.all()) == ["from I", "from II", "from III", "pass"]
    p.go("from II")
    assert p.drawn() == ["19", "20", "21", "22"]
    assert p.all() == ["pass", "keep 1", "keep 2", "keep 3", "keep 4"]
    p.go("keep 3")
    assert p.opened() == ["21"]
    assert p.pile("II")[0] == "23"
    assert p.pile("II")[-3:] == ["19", "20", "22"]               # first drawn first, the last drawn is the lowest


@rule("PRA-L3")
def test_drawing_may_be_declined_before_and_after_looking() -> None:
    told = {"shops": ["b1:w c1:z* d1:l"], "hands": ["l"], "opened": ["15"], "on": ["golem"]}
    assert Bench(**told).go("plant d1", "pass").doing() == "create"  # type: ignore[arg-type]
    p = Bench(piles={"III": "40 41 |"}, **told).go("plant d1", "from III")  # type: ignore[arg-type]
    assert p.drawn() == ["40", "41"]                             # fewer if the pile is short
    p.go("pass")
    assert (p.opened(), p.pile("III"), p.doing()) == ([], ["40", "41"], "create")


@rule("PRA-L3")
def test_an_empty_pile_cannot_be_chosen() -> None:
    told = {"shops": ["b1:w c1:z* d1:l"], "hands": ["l"], "opened": ["15"]}
    p = Bench(piles={"I": "|", "II": "|"}, **told).go("plant d1")  # type: ignore[arg-type]
    assert sorted(p.all()) == ["from III", "pass"]
    p = Bench(piles={"I": "|", "II": "|", "III": "|"}, **told).go("plant d1")  # type: ignore[arg-type]
    assert p.doing() == "create"


@rule("PRA-L4")
def test_there_is_no_limit_to_open_cards() -> None:
    many = " ".join(f"{n:02}" for n in range(1, 31))
    p = Bench(phases.TRAVEL, opened=[many], on=["lord"], piles={"III": "40 41"}).go("use", "from III", "keep 1")
    assert len(p.opened()) == 31


@rule("PRA-L5")
def test_a_completed_card_goes_face_down_on_the_own_pile_and_scores() -> None:
    p = Bench(shops=["b1:w c1:z* d1:l"], hands=["l"], opened=["15"], done=["40"]).go("plant d1")
    assert (p.score(), p.done()) == (1 + 7, ["40", "15"])
    assert p.known(zones.DONE) == [EVERYONE, EVERYONE]


@rule("PRA-L5")
def test_a_shard_on_the_completed_card_comes_along() -> None:
    p = Bench(shops=["b1:w c1:z* d1:l"], hands=["l"], opened=["15"], stored={"15": "w"}).go("plant d1", "pass")
    assert p.on_card("15") == "w"
    assert p.can("store") == []


@rule("PRA-L5")
def test_a_shard_on_the_pile_moves_up_and_spends_the_new_power() -> None:
    p = Bench(shops=["b1:w c1:z* d1:l"], hands=["lw"], opened=["15"], done=["40"], stored={"40": "s"})
    p.go("plant d1", "pass")
    assert (p.on_card("40"), p.on_card("15")) == ("", "s")
    assert (p.can("power"), p.can("store")) == ([], [])


@rule("PRA-L5")
@pytest.mark.parametrize(("kept", "gone"), [("s", "w"), ("w", "s")])
def test_of_two_shards_the_owner_keeps_one_and_the_other_goes_to_the_bag(kept: str, gone: str) -> None:
    p = Bench(shops=["b1:w c1:z* d1:l"], hands=["l"], opened=["15"], done=["40"], stored={"40": "s", "15": "w"})
    p.go("plant d1")
    assert (p.doing(), p.can("hold")) == ("retain", ["s", "w"])
    before = p.in_bag(gone)
    p.go(f"hold {kept}")
    assert (p.on_card("40"), p.on_card("15"), p.in_bag(gone), p.doing()) == ("", kept, before + 1, "draw")


@rule("PRA-L5")
def test_of_two_equal_shards_one_goes_to_the_bag() -> None:
    p = Bench(shops=["b1:w c1:z* d1:l"], hands=["l"], opened=["15"], done=["40"], stored={"40": "s", "15": "s"})
    before = p.in_bag("s")
    p.go("plant d1")
    assert (p.on_card("40"), p.on_card("15"), p.in_bag("s"), p.doing()) == ("", "s", before + 1, "draw")
