"""Why a place cannot be touched: what the rules say of it, from the view alone."""
from __future__ import annotations

import pytest

from sennik.engine.game import Place
from sennik.games.pracownia.rules import facts, phases, reasons, zones
from sennik.games.pracownia.rules.grid import NAMES
from sennik.games.pracownia.rules.pieces import EARTH, WATER
from sennik.games.pracownia.rules.places import NAMES as PLACES

from .workbench import Bench

pytestmark = pytest.mark.pure


def why(bench: Bench, place: Place) -> str:
    return bench.game.why_not(bench.state.view(0), place)


def row(name: str) -> Place:
    return Place(fact=facts.row(PLACES.index(name)))


def field(name: str, seat: int = 0) -> Place:
    return Place(fact=facts.fields(seat) + NAMES.index(name))


@pytest.mark.rule("PRA-V2", "PRA-C5", "PRA-R1")
def test_a_way_says_why_it_cannot_be_gone() -> None:
    bench = Bench(phases.TRAVEL, hands=["w"], on=["archive", "lord"], points=0)
    assert why(bench, row("archive")) == reasons.HERE
    assert why(bench, row("lord")) == reasons.FAR
    assert why(bench, row("golem")) == reasons.POINTS
    assert why(bench, field("c1")) == reasons.LATER
    assert why(Bench(hands=["w"]), row("lord")) == reasons.ASLEEP


@pytest.mark.rule("PRA-K1", "PRA-K3", "PRA-K5", "PRA-N5")
def test_a_field_says_why_nothing_can_be_laid_there() -> None:
    bench = Bench(shops=["c1:z* c2:w d1:l^ e1:r", "c1:w"], hands=["w"], variant="nightmare")
    assert why(bench, field("a5")) == reasons.APART
    assert why(bench, field("c3")) == reasons.PICK
    assert why(bench, field("c1")) == reasons.ON_DREAMER
    assert why(bench, field("c2")) == reasons.NO_WHITE
    assert why(bench, field("e1")) == reasons.ON_RED
    assert why(bench, field("c1", 1)) == reasons.THEIRS
    assert why(Bench(shops=["c1:z* c2:w c3:l^"], hands=["w"]), field("c3")) == reasons.ON_TREE
    assert why(bench, Place(fact=facts.TREES)) == reasons.NO_MEADOW
    assert why(bench, Place(fact=facts.hand(0) + EARTH)) == reasons.NONE
    assert why(bench, Place(fact=facts.hand(0) + WATER)) == ""


@pytest.mark.rule("PRA-P7", "PRA-L3")
def test_a_card_says_why_it_cannot_serve() -> None:
    assert why(Bench(opened=["01"], hands=["w"], stored={"01": "w"}), Place(zones.opened(0), 0)) == reasons.SPENT
    assert why(Bench(opened=["01"], hands=[""]), Place(zones.opened(0), 0)) == reasons.NO_SHARD
    assert why(Bench(opened=["01", "02"], hands=["w"]), Place(zones.opened(1), 0)) == reasons.THEIRS
    assert why(Bench(hands=["w"]), Place(zones.PILE)) == reasons.PILE
