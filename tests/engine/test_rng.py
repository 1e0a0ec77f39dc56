"""Chance: without bias, repeatable, the same compiled and pure."""

import math
import pickle
from collections import Counter
from collections.abc import Sequence
from hashlib import blake2b
from itertools import permutations
from struct import unpack

import pytest

from sennik.engine.rng import FairRng, FastRng, Rng

pytestmark = pytest.mark.pure
SEED = bytes(range(32))


def even(counts: Sequence[int], total: int) -> bool:
    """Within five standard deviations of what chance alone would give: a mean of k and a variance of 2 k."""
    free, wish = len(counts) - 1, total / len(counts)
    distance: float = sum((count - wish) ** 2 / wish for count in counts)
    return distance < free + 5 * math.sqrt(2 * free)


@pytest.mark.parametrize("rng", [FairRng(SEED), FastRng(1)], ids=["fair", "fast"])
@pytest.mark.parametrize("n", [2, 3, 5, 54, 108])
def test_every_number_is_as_likely_as_the_others(rng: Rng, n: int) -> None:
    drawn = Counter(rng.below(n) for _ in range(20_000))
    assert set(drawn) == set(range(n))
    assert even([drawn[k] for k in range(n)], 20_000)


@pytest.mark.parametrize("rng", [FairRng(SEED), FastRng(1)], ids=["fair", "fast"])
def test_every_order_of_four_cards_is_as_likely_as_the_others(rng: Rng) -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        cards = [0, 1, 2, 3]
        rng.shuffle(cards)
        orders[tuple(cards)] += 1
    assert even([orders[order] for order in permutations(range(4))], 12_000)


def test_a_remainder_is_not_taken_where_it_would_favour_small_numbers() -> None:
    n = 3 << 30                                   # modulo n, half of 2^32 numbers would be below 2^30 and not a third
    rng = FairRng(SEED)
    thirds = Counter(rng.below(n) >> 30 for _ in range(6000))
    assert even([thirds[0], thirds[1], thirds[2]], 6000)


def test_fair_chance_is_keyed_blake2b_over_a_counter() -> None:
    words = [word for block in range(3)
             for word in unpack("<16I", blake2b(block.to_bytes(8, "little"), key=SEED).digest())]
    rng = FairRng(SEED)
    assert [rng.below(1 << 16) for _ in words] == [word % (1 << 16) for word in words]


def test_fair_chance_gives_the_numbers_it_always_gave() -> None:
    rng = FairRng(SEED)
    assert [rng.below(54) for _ in range(12)] == [20, 49, 14, 46, 26, 34, 4, 11, 47, 44, 53, 2]
    assert rng.mark() == 16 + 12


def test_fast_chance_gives_the_numbers_it_always_gave() -> None:
    rng = FastRng(2024)
    assert [rng.below(54) for _ in range(12)] == [8, 12, 7, 31, 13, 51, 5, 23, 2, 23, 20, 25]
    assert [FastRng(seed).mark() for seed in (0, -1)] == [1062771575801477798, 887596115112901907]
    assert FastRng(1 << 80).mark() == FastRng(0).mark()          # 62 bits of a seed count


@pytest.mark.parametrize("rng", [FairRng(SEED), FastRng(5)], ids=["fair", "fast"])
def test_a_copy_goes_on_alike_and_alone(rng: Rng) -> None:
    rng.below(7)
    copy = rng.copy()
    assert copy.mark() == rng.mark()
    ahead = [copy.below(1000) for _ in range(40)]
    assert copy.mark() != rng.mark()
    assert [rng.below(1000) for _ in range(40)] == ahead


@pytest.mark.parametrize("rng", [FairRng(SEED), FastRng(5)], ids=["fair", "fast"])
def test_equal_marks_mean_that_no_chance_was_used(rng: Rng) -> None:
    marks = [rng.mark()]
    for _ in range(100):
        rng.below(1)                              # even where there is only one answer
        marks.append(rng.mark())
    assert len(set(marks)) == len(marks)


def test_fast_chance_can_be_pickled() -> None:
    rng = FastRng(3)
    rng.below(9)
    again = pickle.loads(pickle.dumps(rng))
    assert again.mark() == rng.mark()
    assert again.below(1000) == rng.below(1000)


def test_two_seeds_are_two_streams() -> None:
    assert len({FastRng(seed).mark() for seed in range(1000)}) == 1000
    assert [FairRng(b"a" * 32).below(1 << 30)] != [FairRng(b"b" * 32).below(1 << 30)]


class Loaded(Rng):
    """Always the highest number: a source of one's own, as a bot or a test may need."""

    def below(self, n: int) -> int:
        return n - 1


def test_a_source_of_ones_own_is_asked_by_the_engine() -> None:
    cards = [3, 1, 2]
    Loaded().shuffle(cards)
    assert cards == [3, 1, 2]
    with pytest.raises(NotImplementedError):
        Loaded().mark()
