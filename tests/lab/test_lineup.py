"""Every bot sits on every side once in each deal."""

from collections import Counter

import pytest

from sennik import games
from sennik.lab.lineup import lineup, sides


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("bots", range(1, 8))
def test_in_a_deal_every_bot_sits_on_every_seat_once(seats: int, bots: int) -> None:
    for deal in range(5):
        games_of = [lineup(list(range(seats)), bots, "s", deal, turn) for turn in range(bots)]
        met = Counter((bot, seat) for game in games_of for seat, bot in enumerate(game))
        assert met == Counter((bot, seat) for bot in range(bots) for seat in range(seats))


def test_two_bots_alternate() -> None:
    assert [lineup([0, 1, 2, 3], 2, "s", 9, turn) for turn in range(2)] == [(0, 1, 0, 1), (1, 0, 1, 0)]
    assert [lineup([0, 1, 2], 2, "s", 9, turn) for turn in range(2)] == [(0, 1, 0), (1, 0, 1)]


def test_who_follows_whom_changes_from_deal_to_deal_and_with_the_seed() -> None:
    orders = {lineup([0, 1, 2, 3], 4, "s", deal, 0) for deal in range(40)}
    assert len(orders) > 15                    # of 24
    assert [lineup([0, 1, 2, 3], 4, "s", deal, 0) for deal in range(40)] != [
        lineup([0, 1, 2, 3], 4, "t", deal, 0) for deal in range(40)]


def test_of_many_bots_all_pairs_meet() -> None:
    pairs = {frozenset(lineup([0, 1], 5, "s", deal, turn)) for deal in range(40) for turn in range(5)}
    assert len(pairs) == 10                    # 5 × 4 / 2


def test_partners_are_played_by_one_bot() -> None:
    assert sides(games.new("koty", 4, teams=True)) == [0, 1, 0, 1]
    assert sides(games.new("koty", 6, teams=True)) == [0, 1, 2, 0, 1, 2]
    assert lineup([0, 1, 2, 0, 1, 2], 2, "s", 0, 0) == (0, 1, 0, 0, 1, 0)


def test_without_partners_every_seat_is_a_side() -> None:
    assert sides(games.new("koty", 4)) == sides(games.new("sen", 4)) == [0, 1, 2, 3]
