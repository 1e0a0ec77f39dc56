"""Memory: what happens at the table wipes faces out, little by little, and never what was seen this turn."""

import pytest

from sennik.bots.memory import Memory
from sennik.engine.game import Game
from sennik.engine.rng import FastRng
from sennik.engine.state import State
from sennik.engine.view import View
from sennik.games import new
from sennik.games.sen.rules import phases
from sennik.testkit.games.nap import Nap

SEN = new("sen", 3, edition="jubilee")


def played(game: Game, seed: int, most: int = 80) -> list[State]:
    """Every position of a game played at random, but with few calls, so that rounds are long."""
    rng = FastRng(seed)
    s = game.new(rng)
    out = []
    for _ in range(most):
        if not s.asked:
            break
        out.append(s.copy(FastRng(0)))
        seat = s.to_act()
        legal = s.legal(seat)
        wise = [answer for answer in legal if answer.text != "wake"]
        s.apply(seat, wise[rng.below(len(wise))])
    return out


def lost(view: View, recalled: View) -> set[tuple[int, int]]:
    """Zone and place of what is gone."""
    return {(z, i) for z, row in enumerate(view.cards) for i, face in enumerate(row) if recalled.cards[z][i] != face}


@pytest.mark.parametrize("game", [Nap(3), SEN], ids=["nap", "sen"])
def test_who_forgets_all_sees_what_lies_open(game: Game) -> None:
    some_lost = 0
    for n in range(6):
        for s in played(game, n):
            for seat in range(game.seats):
                view = s.view(seat)
                for forget in (0.0, 0.5, 1.0):
                    one, other = (Memory(game, forget, n) for _ in range(2))
                    for memory in (one, other):
                        assert memory.recall(view, s) == view, "just seen"
                        memory.happened += 2 * memory.stretch
                    found = one.recall(view, s)
                    assert found == other.recall(view, s)
                    assert game.imagine(found, FastRng(n)).view(seat) == found
                    some_lost += found != view
                    if forget != 0.5:
                        assert found == (s.view(seat, recall=False) if forget else view)
    assert some_lost > 50


def test_a_land_seen_this_turn_is_not_forgotten() -> None:
    gone = 0
    for seed in range(20):
        memory = Memory(SEN, 1.0, seed)
        before: View | None = None
        fresh: set[tuple[int, int, int]] = set()
        for s in played(SEN, seed, 150):
            if not s.asked & 1:
                continue
            view = s.view(0)
            if view.phase in {phases.FIRST, phases.TURN}:
                fresh = set()                                        # a new turn
            for z, row in enumerate(view.cards):
                for i, face in enumerate(row):
                    new_here = before is None or i >= len(before.cards[z]) or before.cards[z][i] != face
                    if face >= 0 and new_here:
                        fresh.add((z, i, face))
            recalled = memory.recall(view, s)
            for z, i, face in fresh:
                if i < len(view.cards[z]) and view.cards[z][i] == face:
                    assert recalled.cards[z][i] == face
            gone += len(lost(view, recalled))
            before = view
    assert gone > 100, "and later it is"


def test_it_grows_with_what_happens() -> None:
    s = played(SEN, 3, 30)[-1]
    view = s.view(0)
    shares = []
    for stretches in (1, 2, 3, 5, 9):
        count = 0
        for seed in range(100):
            memory = Memory(SEN, 0.3, seed)
            memory.recall(view, s)
            memory.happened += stretches * memory.stretch
            count += len(lost(view, memory.recall(view, s)))
        shares.append(count)
    assert shares[0] == 0
    assert shares == sorted(set(shares))


def test_what_is_gone_stays_gone_until_it_is_met_anew() -> None:
    s = played(SEN, 3, 30)[-1]
    view = s.view(0)
    memory = Memory(SEN, 0.5, 1)
    memory.recall(view, s)
    before: set[tuple[int, int]] = set()
    for _ in range(12):
        memory.happened += memory.stretch // 2
        now = lost(view, memory.recall(view, s))
        assert before <= now
        before = now
    assert before
    empty = s.view(0, recall=False)
    memory.recall(empty, s)                                          # as between two rounds: nothing is known
    assert memory.recall(view, s) == view


def test_what_was_lost_in_one_round_is_not_lost_again_in_the_next() -> None:
    s = played(SEN, 3, 30)[-1]
    view, empty = s.view(0), s.view(0, recall=False)
    fates = set()
    memory = Memory(SEN, 0.5, 1)
    for _ in range(20):                                              # rounds in which the same lands lie there
        memory.recall(view, s)
        memory.happened += 2 * memory.stretch
        fates.add(frozenset(lost(view, memory.recall(view, s))))
        memory.recall(empty, s)
    assert len(fates) > 3


def test_changes_are_places_that_look_different() -> None:
    game = new("sen", 2)
    s = game.new(FastRng(1))
    memory = Memory(game, 0.5, 1)
    memory.recall(s.view(0), s)
    memory.recall(s.view(0), s)
    assert memory.happened == 0
    s.apply(0, s.legal(0)[0])                                        # it peeks at a land
    memory.recall(s.view(0), s)
    assert memory.happened == 1
