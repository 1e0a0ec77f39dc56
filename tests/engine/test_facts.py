"""Public numbers: those of 64 bits in a row without boxes, and behind them those that may be larger."""

import pickle

import pytest

from sennik.bots.fingerprint import fingerprint
from sennik.engine.rng import FastRng
from sennik.games import make

pytestmark = pytest.mark.pure

REFUSED = (OverflowError, ValueError)      # the second one where Sennik is compiled
HUGE = 8 ** 40 + 5
LAST = 2 ** 63 - 1


def test_what_may_be_large_is_counted_behind_what_may_not() -> None:
    game = make("pracownia", 2, {})
    s = game.new(FastRng(1))
    assert len(s.facts) == game.small == game.fact("field")
    assert len(s.all_facts()) == len(s.view(0).facts) == game.numbers
    assert s.all_facts() == (*s.facts, *s.large)
    assert not make("sen", 2, {}).new(FastRng(1)).large


def test_a_large_number_is_whole_wherever_a_position_goes() -> None:
    game = make("pracownia", 2, {})
    s = game.new(FastRng(1))
    field = game.fact("field", 30)
    plain = fingerprint(s, 0)
    s.put_fact(field, HUGE)
    for same in (s, s.copy(s.rng), s.branch(s.rng), s.branch(s.rng, game.new(FastRng(2))),
                 pickle.loads(pickle.dumps(s)), game.imagine(s.view(0), FastRng(3))):
        assert same.all_facts()[field] == same.view(1).facts[field] == HUGE
    assert fingerprint(s, 0) != plain
    s.copy(s.rng).put_fact(field, 0)
    assert s.all_facts()[field] == HUGE


@pytest.mark.parametrize("number", [LAST + 1, -LAST - 2, HUGE])
def test_a_number_that_does_not_fit_is_refused_and_not_cut(number: int) -> None:
    s = make("pracownia", 2, {}).new(FastRng(1))
    was = s.all_facts()
    with pytest.raises(REFUSED):
        s.put_fact(0, number)
    with pytest.raises(REFUSED):
        s.facts[0] = number
    assert s.all_facts() == was
    s.facts[0] = LAST
    assert s.view(0).facts[0] == s.all_facts()[0] == LAST
