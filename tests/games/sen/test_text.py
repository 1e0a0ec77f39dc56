"""The count of a round as the terminal draws it: every number has its reason, and it is the one of the rules."""
from __future__ import annotations

from collections.abc import Callable

import pytest

from sennik.engine.game import SPECTATOR
from sennik.games.sen.text import counted, reason
from sennik.testkit.scene import Scene
from sennik.words import Words

Table = Callable[..., Scene]


def reasons(p: Scene) -> list[str]:
    words = Words("en", p.game, strict=True)
    return [reason(counted(p.game, p.state.view(SPECTATOR)), seat, words) for seat in range(p.game.seats)]


@pytest.mark.rule("SEN-S1", "SEN-S5", "SEN-S6")
def test_the_sum_and_what_the_call_did(table: Table) -> None:
    dreams = (["1", "2", "3", "4"], ["5", "5", "0", "0"], ["1", "1", "1", "6"])
    assert reasons(table(*dreams, mover=2).do(2, "wake")) == ["10", "10", "9: lowest"]
    assert reasons(table(*dreams, mover=0).do(0, "wake")) == ["10 + penalty 5", "10", "9"]


@pytest.mark.rule("SEN-S2", "SEN-S4")
def test_nines_that_do_not_count_are_named_also_where_the_caller_would_be_lowest_with_them(table: Table) -> None:
    """Guessed from sums alone, the 9 of this hourglass was thought to count."""
    p = table(["7", "7", "7", "6"], ["3", "5", "hourglass", "1"], mover=1, edition="jubilee", N=True).do(1, "wake")
    assert reasons(p) == ["27", "18 − 9: lowest"]


@pytest.mark.rule("SEN-S3")
def test_a_dream_of_nothing_but_nines(table: Table) -> None:
    p = table(["9"] * 4, ["1", "2", "3", "4"], G=True).do(0, "wake")
    assert reasons(p) == ["all nines", "beaten by all nines"]
