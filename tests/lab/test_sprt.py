"""The sequential test decides wrongly no more often than it says, and sooner than a fixed number of deals."""

from collections.abc import Callable
from random import Random

import pytest

from sennik.lab.figures.elo import share
from sennik.lab.figures.sprt import LEAST, Sprt

LOW, HIGH = share(0, [1, 1]), share(100, [1, 1])                       # 0.5 and 0.64
RUNS = 1000
Deal = Callable[[Random, float], float]


def coins(random: Random, chance: float) -> float:
    """A deal of two independent games."""
    return ((random.random() < chance) + (random.random() < chance)) / 2


def twins(random: Random, chance: float) -> float:
    """Both games of a deal go the same way."""
    return float(random.random() < chance)


def opposites(random: Random, chance: float) -> float:
    """Luck of the cards goes once this way and once that way."""
    luck = random.random() * 0.6 - 0.3
    return ((random.random() < chance + luck) + (random.random() < chance - luck)) / 2


def verdicts(deal: Deal, chance: float) -> tuple[float, float]:
    """How often it says "high", and the mean number of deals."""
    random = Random(11)
    high = deals = 0
    for _ in range(RUNS):
        test = Sprt(LOW, HIGH)
        while not test.add(deal(random, chance)):
            pass
        high += test.verdict == "high"
        deals += test.deals
    return high / RUNS, deals / RUNS


@pytest.mark.parametrize("deal", [coins, twins, opposites])
def test_errors_are_as_rare_as_promised(deal: Deal) -> None:
    """5% with a standard error of 0.7% over 1000 runs: two of them are allowed."""
    wrong, deals = verdicts(deal, LOW)
    assert wrong <= 0.064
    right, _ = verdicts(deal, HIGH)
    assert right >= 0.936
    # A fixed test with both errors at 5% needs (2 × 1.645)² × variance / 0.14² deals: 69 for coins, 138 for twins.
    assert deals < {"coins": 69, "twins": 138, "opposites": 69}[deal.__name__]


def test_halfway_it_does_not_know() -> None:
    high, _ = verdicts(coins, (LOW + HIGH) / 2)
    assert 0.4 < high < 0.6


def test_a_few_equal_deals_decide_nothing() -> None:
    test = Sprt(LOW, HIGH)
    for _ in range(LEAST - 1):
        assert not test.add(1.0)
    narrow = Sprt(share(0, [1, 1]), share(5, [1, 1]))
    assert not any(narrow.add(1.0) for _ in range(20))


def test_exactly_even_is_low() -> None:
    test = Sprt(LOW, HIGH)
    while not test.add(0.5):
        pass
    assert test.verdict == "low"
