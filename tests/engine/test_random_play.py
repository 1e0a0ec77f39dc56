"""Random play: whoever is asked may be the next to answer."""

from collections import Counter

import pytest

from sennik import games
from sennik.engine.playout import playout
from sennik.engine.random_play import anyone_asked, random_play
from sennik.engine.rng import FastRng
from sennik.testkit.games.nap import Nap


def test_any_asked_seat_is_as_likely_as_the_others() -> None:
    s, chance = Nap(4).new(FastRng(1)), FastRng(2)
    for asked in range(1, 16):
        s.asked = asked
        met = Counter(anyone_asked(s, chance) for _ in range(1200))
        seats = [seat for seat in range(4) if asked >> seat & 1]
        assert sorted(met) == seats
        assert min(met.values()) > 1200 / len(seats) * 0.8


def test_where_one_is_asked_no_chance_is_used() -> None:
    s, chance = Nap(4).new(FastRng(1)), FastRng(2)
    before = chance.mark()
    s.asked = 4
    assert anyone_asked(s, chance) == 2
    assert chance.mark() == before


@pytest.mark.parametrize("key", games.keys())
def test_random_play_ends_and_can_be_repeated(key: str) -> None:
    game = games.make(key, games.identity(key).most, {})
    one, other = game.new(FastRng(5)), game.new(FastRng(5))
    assert random_play(one) == random_play(other) > 0
    assert (one.asked, one.dump()) == (0, other.dump())


def test_a_playout_lets_the_lowest_seat_answer_first_and_is_the_same_where_one_is_asked() -> None:
    game = Nap(2, {"turns": "4"})
    one, other = game.new(FastRng(3)), game.new(FastRng(3))
    assert playout(one) == random_play(other)      # with two seats a bell asks one
    assert one.dump() == other.dump()
