"""Elo and shares, there and back."""

from math import inf

import pytest

from sennik.engine.errors import Unreadable
from sennik.lab.figures.elo import elo, read_two, share


def test_for_two_it_is_elos_own_formula() -> None:
    assert share(0, [1, 1]) == 0.5
    assert share(400, [1, 1]) == pytest.approx(10 / 11)
    assert share(100, [1, 1]) == pytest.approx(0.6401, abs=1e-4)       # the printed table: 64%


def test_alternating_at_a_bigger_table_is_the_same() -> None:
    assert share(100, [2, 2]) == pytest.approx(share(100, [1, 1]))


def test_three_sides_are_shared_by_strength() -> None:
    # Twice as strong: 2×2/(2×2 + 1) in one game, 2/(2 + 2) in the other.
    assert share(120.412, [2, 1]) == pytest.approx((4 / 5 + 1 / 2) / 2, abs=1e-5)


@pytest.mark.parametrize("first", [[1, 1], [2, 1], [3, 3], [3, 2]])
@pytest.mark.parametrize("points", [-700, -30, 0, 5, 250])
def test_there_and_back(first: list[int], points: float) -> None:
    assert elo(share(points, first), first) == pytest.approx(points, abs=1e-6)


def test_who_wins_all_is_infinitely_strong() -> None:
    assert (elo(1, [1, 1]), elo(0, [1, 1])) == (inf, -inf)


def test_two_numbers_are_read_in_order() -> None:
    assert read_two("-5,10") == (-5, 10)
    for text in ("", "1", "1,2,3", "10,0", "0,0", "a,b", "nan,1", "0,inf"):
        with pytest.raises(Unreadable, match="not two elos"):
            read_two(text)
