"""PRA-O: what all see and what only the drawer knows."""
from __future__ import annotations

import pytest

from sennik.engine.game import BIT, OPEN, SPECTATOR
from sennik.games.pracownia.rules import zones
from sennik.games.pracownia.rules.cards import landscapes

from .workbench import Bench

pytestmark = pytest.mark.pure
rule = pytest.mark.rule


def completing(**told: object) -> Bench:
    return Bench(shops=["b1:w c1:z* d1:l"], hands=["l"], opened=["15"], on=["tower"],
                 piles={"II": "19 20 21 22"}, **told)  # type: ignore[arg-type]


@rule("PRA-O1")
def test_everything_but_the_piles_is_open_to_all() -> None:
    p = completing(done=["01"], stored={"01": "w"})
    for seat in (0, 1, SPECTATOR):
        view = p.state.view(seat, recall=False)
        assert view.facts == p.state.all_facts()
        assert view.cards[zones.OPENED] == (14,)
        assert view.cards[zones.DONE] == (0,)                       # face down, but open to all
        assert view.marks == ((zones.DONE, 0, 1),)
        assert len(view.cards[zones.PILE + 1]) == 18


@rule("PRA-O1")
def test_the_power_of_the_top_card_of_each_pile_is_on_its_back() -> None:
    p = completing()
    for seat in (0, 1, SPECTATOR):
        signs = p.state.view(seat).signs
        assert signs[zones.PILE + 1] == landscapes()[18].power      # card 19
        assert p.state.view(seat).cards[zones.PILE + 1] == (-2,) * 18


@rule("PRA-O2")
def test_the_order_of_the_piles_is_hidden() -> None:
    p = completing()
    for level in range(3):
        assert set(p.known(zones.PILE + level)) == {0}


@rule("PRA-O2", "PRA-L3")
def test_drawn_cards_are_seen_by_the_drawer_alone() -> None:
    p = completing().go("plant d1", "from II")
    assert p.known(zones.DRAWN) == [BIT[0]] * 3
    assert p.state.view(0).cards[zones.DRAWN] == (18, 19, 20)
    for seat in (1, SPECTATOR):
        assert p.state.view(seat).cards[zones.DRAWN] == (-2, -2, -2)
        assert [event.seen(seat)[6] for event in p.events if event.dst == zones.DRAWN] == [-2] * 3
    assert [event.numbers[:2] for event in p.events if event.word == "draws"] == [(1, 3)]


@rule("PRA-O2")
def test_the_drawer_knows_what_went_under_the_pile_and_in_which_order() -> None:
    p = completing().go("plant d1", "from II", "keep 2")
    assert p.known(zones.OPENED) == [OPEN]
    assert p.known(zones.PILE + 1)[:3] == [BIT[0], BIT[0], 0]
    assert p.state.view(0).cards[zones.PILE + 1][:3] == (20, 18, -2)                # the lowest first
    assert p.state.view(1).cards[zones.PILE + 1][:3] == (-2, -2, -2)
    assert p.state.view(0, recall=False).cards[zones.PILE + 1][:3] == (-2, -2, -2)  # it must be remembered
