"""Means of clustered numbers: known values, and coverage where the truth is known."""

from math import inf, sqrt
from random import Random

import pytest

from sennik.lab.figures.interval import clustered, independent, student, within


@pytest.mark.parametrize(("probability", "freedom", "t"), [        # from printed tables of Student's t
    (0.975, 1, 12.706), (0.975, 2, 4.303), (0.975, 3, 3.182), (0.975, 4, 2.776), (0.975, 10, 2.228),
    (0.975, 29, 2.045), (0.975, 30, 2.042), (0.975, 120, 1.980), (0.975, 1000, 1.962), (0.95, 5, 2.015),
    (0.995, 7, 3.499), (0.9995, 15, 4.073), (0.5, 9, 0.0)])  # fmt: skip
def test_students_t_has_its_printed_values(probability: float, freedom: int, t: float) -> None:
    assert student(probability, freedom) == pytest.approx(t, abs=6e-4)


def test_the_two_ways_to_students_t_meet() -> None:
    assert student(0.975, 200) == pytest.approx(student(0.975, 201), abs=2e-4)


def test_a_mean_by_hand() -> None:
    # Sums 2, 1, 0 of two each: mean 1/2, residual sums 1, 0, -1, so the variance is 2 × 3/2 / 6² = 1/12.
    found = clustered([[1, 1], [1, 0], [0, 0]])
    assert found.mean == 0.5
    assert found.error == pytest.approx(sqrt(1 / 12))
    assert found.high - found.mean == pytest.approx(4.303 * sqrt(1 / 12), abs=1e-3)


def test_clusters_of_one_are_the_textbook_mean() -> None:
    numbers = [3.0, 1.0, 4.0, 1.0, 5.0]        # mean 2.8, squares 1.44 + 3.24 + 0.04 … = 12.8; 12.8 / 4 / 5 = 0.64
    assert clustered([[x] for x in numbers]).error == pytest.approx(0.8)
    assert independent(numbers) == pytest.approx(0.8)


def test_clusters_may_differ_in_size() -> None:
    # mean 1/2; residual sums 3/2, -1, -1/2: 3.5 in all, × 3/2 / 6².
    assert clustered([[1, 1, 1], [0, 0], [0]]).error == pytest.approx(sqrt(3.5 * 1.5 / 36))


def test_one_cluster_says_nothing_of_the_spread() -> None:
    found = within(clustered([[1, 0]]), 0, 1)
    assert (found.error, found.low, found.high) == (inf, 0, 1)


def test_where_all_clusters_agree_there_is_still_doubt() -> None:
    won = within(clustered([[1, 1]] * 20), 0, 1)
    assert won.low == pytest.approx(0.025 ** (1 / 20))             # Clopper and Pearson for 20 of 20: 83.2%
    assert won.low == pytest.approx(0.8316, abs=1e-4)
    assert won.high == 1
    even = within(clustered([[1, 0]] * 20), 0, 1)
    assert even.mean - even.low == pytest.approx(even.high - even.mean)
    assert even.high == pytest.approx(0.5 + 0.5 * (1 - 0.8316), abs=1e-4)


def drawn(random: Random, deals: int, games: int, common: float) -> list[list[float]]:
    """Normal numbers with variance 1, of which `common` belongs to the deal: the correlation within a deal."""
    out = []
    for _ in range(deals):
        deal = random.gauss(0, sqrt(common))
        out.append([deal + random.gauss(0, sqrt(1 - common)) for _ in range(games)])
    return out


@pytest.mark.parametrize("common", [0.0, 0.3, 0.8])
def test_intervals_cover_the_truth_as_often_as_they_say(common: float) -> None:
    """2000 samples: the standard error of a coverage of 95% is 0.5%, and four of them are allowed."""
    random = Random(7)
    covered = naive = 0
    errors = []
    for _ in range(2000):
        sample = drawn(random, 30, 4, common)
        found = clustered(sample)
        covered += found.low <= 0 <= found.high
        naive += abs(found.mean) <= 1.98 * independent([x for deal in sample for x in deal])
        errors.append(found.error ** 2)
    assert 0.93 <= covered / 2000 <= 0.97
    # the theory: sigma² (1 + (m - 1) rho) / n
    assert sum(errors) / 2000 == pytest.approx((1 + 3 * common) / 120, rel=0.05)
    if common >= 0.3:
        assert naive / 2000 < 0.87             # what one gets who takes games for independent


def test_games_that_cancel_out_make_intervals_shorter() -> None:
    """Of two rotations, who wins the one with the better cards loses the other: rotating pays."""
    random = Random(3)
    covered, widths, naive = 0, [], []
    for _ in range(1000):
        sample = []
        for _ in range(40):
            luck = random.random() * 0.8 - 0.4
            sample.append([float(random.random() < 0.5 + luck), float(random.random() < 0.5 - luck)])
        found = clustered(sample)
        covered += found.low <= 0.5 <= found.high
        widths.append(found.error)
        naive.append(independent([x for deal in sample for x in deal]))
    assert 0.93 <= covered / 1000 <= 0.975
    assert sum(widths) < 0.95 * sum(naive)
