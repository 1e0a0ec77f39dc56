"""Counting for the Wake-up call, against trying out every way the cards may lie."""

from itertools import permutations

import pytest

from sennik.engine.rng import FastRng
from sennik.games.sen.bot.counting import Dream, chance
from sennik.games.sen.rules.cards import HOURGLASS, KINDS, VALUE


def tried(left: list[int], own: Dream, theirs: Dream, tilt: float) -> float:
    """Every order of every choice of cards, one by one."""
    cards = [kind for kind, count in enumerate(left) for _ in range(count)]
    good = total = 0.0
    for order in permutations(cards, own.blank + theirs.kept + theirs.blank):
        mine, others = order[:own.blank], order[own.blank:]
        weight = 1.0
        for kind in others[:theirs.kept]:
            weight *= tilt ** (6 if kind == HOURGLASS else VALUE[kind])
        total += weight
        if summed(theirs, others) >= summed(own, mine):
            good += weight
    return good / total


def summed(dream: Dream, more: tuple[int, ...]) -> int:
    glasses = dream.glasses + more.count(HOURGLASS)
    plain = sum(VALUE[kind] for kind in more if kind != HOURGLASS)
    return int(dream.plain + plain + (9 * glasses if glasses % 2 else 0))


@pytest.mark.pure
@pytest.mark.parametrize("seed", range(24))
def test_every_way_is_counted(seed: int) -> None:
    rng = FastRng(seed)
    left = [0] * len(KINDS)
    for _ in range(7):
        left[(0, 1, 3, 5, 9, 10, 11, HOURGLASS, HOURGLASS)[rng.below(9)]] += 1
    own = Dream(rng.below(12), rng.below(2), 0, rng.below(3))
    theirs = Dream(rng.below(10), rng.below(3), rng.below(3), rng.below(2))
    tilt = (1.0, 0.8)[seed % 2]
    assert chance(left, own, theirs, tilt) == pytest.approx(tried(left, own, theirs, tilt))


def test_two_cards_left_are_two_ways() -> None:
    # One land of the rival is covered, a 3 and an 8 are left, the own dream is 5: one way of two is not lower.
    left = [0] * len(KINDS)
    left[3] = left[8] = 1
    assert chance(left, Dream(5, 0, 0, 0), Dream(0, 0, 0, 1), 1.0) == pytest.approx(1 / 2)
    # A rival who knows the land and keeps it has rather the 3: 1 to 0.5 ** 5.
    assert chance(left, Dream(5, 0, 0, 0), Dream(0, 0, 1, 0), 0.5) == pytest.approx(0.5**5 / (1 + 0.5**5))
