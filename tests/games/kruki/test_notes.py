"""What is worked out for everybody: fields to the finish, and where an action would set a raven."""
from __future__ import annotations

import pytest

from sennik.engine.game import SPECTATOR
from sennik.engine.rng import FastRng
from sennik.engine.state import State
from sennik.games.kruki.rules import facts, phases
from sennik.games.kruki.rules.cards import BLACK, WHITE
from sennik.games.kruki.rules.facts import NOWHERE
from sennik.games.kruki.rules.notes import BEHIND, NEXT, TO_FLY

from .picture import GAME, table

pytestmark = pytest.mark.pure

TRACK = """
    W  r  r@ y  y
    B  g  b# v  r
    """


def said(s: State, seat: int, name: str) -> list[int]:
    return [note.number for note in GAME.notes(s.view(seat, recall=False, whole=False)) if note.name == name]


def test_everybody_hears_how_far_both_ravens_are_from_the_finish() -> None:
    s = table(TRACK)
    for seat in (WHITE, BLACK, SPECTATOR):
        assert said(s, seat, TO_FLY) == [6, 6]
    assert said(table(TRACK, finished="white"), WHITE, TO_FLY)[WHITE] == 0


def test_the_field_before_the_own_raven_and_the_one_behind_the_rivals() -> None:
    s = table(TRACK)
    assert said(s, WHITE, NEXT) == [2 * 2]
    assert said(s, WHITE, BEHIND) == [2 * 0 + 1]
    assert said(s, BLACK, NEXT) == [2 * 2 + 1]
    assert said(s, BLACK, BEHIND) == [2 * 0]
    assert said(s, SPECTATOR, NEXT) == said(s, SPECTATOR, BEHIND) == []


@pytest.mark.parametrize("seed", range(6))
def test_both_actions_set_the_ravens_where_it_was_said(seed: int) -> None:
    rng = FastRng(seed)
    s = GAME.new(rng)
    for _ in range(200):
        if not s.asked:
            break
        seat = int(s.to_act())
        answers = s.legal(seat)
        if s.phase == phases.TURN:
            for answer in answers:
                if answer.text in ("forward", "back"):
                    own = answer.text == "forward"
                    goal = said(s, seat, NEXT if own else BEHIND)[0]
                    after = s.copy(FastRng(1))
                    after.apply(seat, answer)
                    assert after.facts[facts.RAVEN + (seat if own else 1 - seat)] == goal
            if s.facts[facts.RAVEN + 1 - seat] == NOWHERE:
                assert said(s, seat, BEHIND) == []
        s.apply(seat, answers[rng.below(len(answers))])
