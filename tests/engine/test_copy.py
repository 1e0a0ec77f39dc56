"""Copies: tried out without a trace, and taken over whole."""

import pytest

from sennik.engine.answers import Answer
from sennik.engine.rng import FairRng, FastRng
from sennik.engine.state import State
from sennik.games import identity, keys, make

pytestmark = pytest.mark.pure


def answered(s: State) -> Answer:
    """Any legal answer, always the same one in a position, carried out."""
    seat = s.to_act()
    legal = s.legal(seat)
    answer = legal[(sum(s.facts) + len(legal) * 7 // 3) % len(legal)]
    s.apply(seat, answer)
    return answer


@pytest.mark.parametrize("key", keys())
def test_a_state_becomes_its_copy(key: str) -> None:
    """Carried out on a copy that is then taken over, or on the state itself: every position is the same."""
    game = make(key, identity(key).least, {})
    one, other = game.new(FairRng(bytes(32))), game.new(FairRng(bytes(32)))
    for _ in range(150):
        if not one.asked:
            break
        before = one.dump()
        copy = one.copy(one.rng.copy())
        answer = answered(copy)
        assert one.dump() == before
        one.become(copy)
        assert answered(other) is answer
        assert one.dump() == other.dump()
        assert one.rng is copy.rng
        seats = range(game.seats)
        assert [one.legal(seat) for seat in seats] == [other.legal(seat) for seat in seats]


@pytest.mark.parametrize("key", keys())
def test_a_state_goes_back_to_a_copy_kept_before(key: str) -> None:
    game = make(key, identity(key).least, {})
    s = game.new(FastRng(3))
    for _ in range(40):
        kept = s.copy(s.rng.copy())
        before, legal = s.dump(), s.legal(s.to_act())
        answer = answered(s)
        s.become(kept)
        assert s.dump() == before
        assert s.legal(s.to_act()) == legal
        assert answered(s) is answer


def test_the_log_stays() -> None:
    s = make("sen", 2, {}).new(FastRng(3))
    s.log = []
    log = s.log
    s.become(s.copy(s.rng))
    assert s.log is log
