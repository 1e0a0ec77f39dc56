"""Random play: any answer of any seat that is asked, so that no order in which people may answer is left out."""
from __future__ import annotations

from mypy_extensions import i64

from .game import BIT
from .rng import Rng
from .state import State


def anyone_asked(s: State, rng: Rng) -> i64:
    """One of the seats that are asked, each as likely as the others. Where there is but one, no chance is used."""
    rest: i64 = s.asked & (s.asked - 1)
    if not rest:
        return s.to_act()
    count: i64 = 1
    while rest:
        rest &= rest - 1
        count += 1
    skip: i64 = rng.below(count)
    seat: i64 = 0
    while skip > 0 or not s.asked & BIT[seat]:
        if s.asked & BIT[seat]:
            skip -= 1
        seat += 1
    return seat


def random_play(s: State) -> i64:
    """To the end; how many answers it took."""
    count: i64 = 0
    rng = s.rng
    while s.asked:
        seat = anyone_asked(s, rng)
        legal = s.legal(seat)
        s.apply(seat, legal[rng.below(len(legal))])
        count += 1
    return count
