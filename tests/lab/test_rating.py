"""Ratings find a known order again, and are even where the bots are."""

from random import Random

from sennik.lab.figures.rating import rate


def deals(strengths: list[float], many: int, seats: int, seed: int = 5) -> list[list[float]]:
    """Each game is won in proportion to strength; every bot plays every seat once in a deal."""
    random = Random(seed)
    bots = len(strengths)
    out = []
    for _ in range(many):
        order = list(range(bots))
        random.shuffle(order)
        won = [0.0] * bots
        for turn in range(bots):
            table = [order[(seat + turn) % bots] for seat in range(seats)]
            won[random.choices(table, [strengths[bot] for bot in table])[0]] += 1
        out.append(won)
    return out


def test_a_known_order_is_found_again() -> None:
    for seats in (2, 3, 4):
        found = [rating.mean for rating in rate(deals([1, 1.5, 2.3, 3.4, 5], 400, seats), 5)]
        assert found == sorted(found)
        assert found[0] < 25 < found[-1]


def test_doubt_shrinks_with_deals() -> None:
    few, many = [rate(deals([1, 2], count, 2), 2)[0].doubt for count in (20, 400)]
    assert many < few / 2 < 25 / 3 / 2


def test_equal_results_give_equal_ratings() -> None:
    one, other = rate([[1, 1]] * 50, 2)
    assert one == other
    assert one.mean == 25


def test_one_bot_has_nobody_to_be_rated_against() -> None:
    assert rate([[1.0]], 1)[0].mean == 25
