"""The bag of shards. How many of each colour it holds is open to all; which comes next is chance."""
from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from . import facts
from .pieces import RED

if TYPE_CHECKING:
    from .state import PracowniaState


def size(s: PracowniaState) -> i64:
    numbers = s.facts
    total: i64 = 0
    colour: i64 = 1
    while colour <= RED:
        n: i64 = numbers[facts.BAG - 1 + colour]
        total += n
        colour += 1
    return total


def draw(s: PracowniaState) -> i64:
    """A shard at random; 0 from an empty bag, which each rule that draws answers in its own way."""
    left = size(s)
    if not left:
        return 0
    k: i64 = s.rng.below(left)
    colour: i64 = 1
    while True:
        n: i64 = s.facts[facts.BAG - 1 + colour]
        if k < n:
            break
        k -= n
        colour += 1
    s.facts[facts.BAG - 1 + colour] -= 1
    return colour


def put(s: PracowniaState, colour: i64) -> None:
    s.facts[facts.BAG - 1 + colour] += 1
