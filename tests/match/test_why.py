"""Why something cannot be touched: from what the seat is shown, and nothing changes."""
from __future__ import annotations

import pytest

from sennik.engine.errors import Unreadable
from sennik.engine.game import SPECTATOR, Place
from sennik.games.sen.rules import reasons
from sennik.games.sen.rules.zones import DISCARD, DREAM, PILE
from sennik.match import entries as e
from sennik.match.shown import why_not
from sennik.match.table import Table, opened


def sen(*answers: str) -> Table:
    """Two people at a table of Sen, both asked; seat 0 has given these answers."""
    sat = [e.Sat(0, seat, name, name, "00" * 16) for seat, name in enumerate(("Ola", "Jan"))]
    return Table.of("t", [opened(0, bytes(32), "sen", 2, {}), *sat, *[e.Answered(0, 0, text) for text in answers]])


def test_before_the_first_turn_one_peeks_at_own_lands_each_once() -> None:
    table = sen("land 0 1")
    assert why_not(table, 0, Place(DREAM, 1)) == reasons.PEEKED
    assert why_not(table, 0, Place(DREAM, 0)) == ""      # that can be done
    assert why_not(table, 0, Place(DREAM + 1, 0)) == reasons.THEIRS
    assert why_not(table, 0, Place(PILE)) == reasons.FIRST


def test_in_a_turn_a_land_comes_after_a_pile() -> None:
    table = sen("land 0 0", "land 0 1")
    for text in ("land 1 0", "land 1 1"):
        table.apply(e.Answered(0, 1, text))
    mover = table.play()[1].to_act()
    assert why_not(table, mover, Place(DREAM + mover, 0)) == reasons.PILES
    assert why_not(table, mover, Place(DREAM + 1 - mover, 0)) == reasons.THEIRS
    assert why_not(table, 1 - mover, Place(PILE)) == ""  # it is not asked: nothing of the rules to say
    table.apply(e.Answered(0, mover, "draw"))
    assert why_not(table, mover, Place(PILE)) == reasons.HOLDING
    assert why_not(table, mover, Place(DISCARD)) == ""


def test_who_looks_on_and_who_asks_for_nothing_hears_nothing() -> None:
    assert why_not(sen(), SPECTATOR, Place(PILE)) == ""
    with pytest.raises(Unreadable, match="no such place"):
        why_not(sen(), 0, Place(99))
