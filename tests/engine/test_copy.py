"""Copies: tried out without a trace, and taken over whole."""

import pytest

from sennik.engine.answers import Answer
from sennik.engine.playout import hopes, playout
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


@pytest.mark.parametrize("key", keys())
def test_branches_share_rows_and_never_a_change(key: str) -> None:
    """Branches of branches, played on by turns: each goes the way that a copy goes."""
    game = make(key, identity(key).least, {})
    s = game.new(FastRng(5))
    for _ in range(60):
        if not s.asked:
            break
        twigs = [s.branch(FastRng(1)), s.branch(FastRng(2))]
        twigs.append(twigs[0].branch(FastRng(3)))
        assert all(row is other for row, other in zip(s.cards, twigs[2].cards, strict=True)) == game.branches
        copies = [one.copy(one.rng.copy()) for one in twigs]
        before = s.dump()
        for _ in range(3):
            for one, copy in zip(twigs, copies, strict=True):
                if one.asked:
                    assert answered(one) is answered(copy)
        assert [one.dump() for one in twigs] == [copy.dump() for copy in copies]
        assert s.dump() == before
        answered(s)
        assert [one.dump() for one in twigs] == [copy.dump() for copy in copies]


@pytest.mark.parametrize("key", keys())
def test_a_branch_takes_the_place_of_one_that_is_done_with(key: str) -> None:
    """However far that one was played, and from which position it was taken: nothing of it is left."""
    game = make(key, identity(key).least, {})
    s = game.new(FastRng(5))
    over = game.new(FastRng(6)).branch(FastRng(7))
    for number in range(60):
        if not s.asked:
            break
        for _ in range(number):
            if over.asked:
                answered(over)
        before = s.dump()
        over = s.branch(FastRng(1), over)
        copy = s.copy(FastRng(1))
        for _ in range(3):
            assert over.dump() == copy.dump()
            if copy.asked:
                assert answered(over) is answered(copy)
        assert s.dump() == before
        answered(s)


def test_what_a_position_is_worth_by_chance_is_the_mean_of_its_playouts() -> None:
    game = make("leduc", 2, {})
    s = game.new(FastRng(4))
    before = s.dump()
    first, second = hopes(s, 4000, FastRng(9))
    assert first + second == pytest.approx(1)
    assert s.dump() == before
    total = 0.0
    rng = FastRng(9)
    for _ in range(4000):
        t = s.copy(rng)
        playout(t)
        total += t.returns()[0]
    assert first == pytest.approx(total / 4000)


def test_the_log_stays() -> None:
    s = make("sen", 2, {}).new(FastRng(3))
    s.log = []
    log = s.log
    s.become(s.copy(s.rng))
    assert s.log is log
