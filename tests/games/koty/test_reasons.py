"""Why something cannot be touched: the sentence follows from what lies there and what is asked."""
from __future__ import annotations

import pytest

from sennik.engine.game import Place
from sennik.games.koty.rules.zones import PILE, REGION, REGIONS

from .dreams import Dreams


@pytest.mark.rule("KOT-R4")
def test_on_a_turn_each_region_says_what_may_be_played_there() -> None:
    t = Dreams("6 | 99R | 99 | -", "8 | 9R | 9 | -", hands=["2222", "3333"])
    view = t.state.view(0)
    assert [t.game.why_not(view, Place(REGION + at)) for at in range(2 * REGIONS)] == [
        "cat", "raven", "free", "free", "cat", "raven", "others", "bare"]
    assert t.game.why_not(view, Place(PILE)) == "piles"
    assert t.game.why_not(view, Place(int(t.game.hand), 0)) == "stuck"


@pytest.mark.rule("KOT-A1", "KOT-D3", "KOT-D2")
def test_a_card_that_does_not_defend_and_a_region_that_takes_no_nine_say_why() -> None:
    t = Dreams("6 | 999 | - | -", "8 | - | - | -", hands=["1222", "3333"]).go("0 attack 1 1 0")
    assert t.game.why_not(t.state.view(1), Place(int(t.game.hand) + 1, 0)) == "guard"
    t.go("1 yield")
    view = t.state.view(0)
    assert [t.game.why_not(view, Place(REGION + at)) for at in range(REGIONS + 1)] == ["taken", "full", "", "", "dream"]
