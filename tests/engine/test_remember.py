"""What must be remembered: a zone may be open to its owner, and what the others know of it is theirs to remember."""

from collections.abc import Mapping

import pytest

from sennik.bots.memory import STRETCH, Memory
from sennik.engine.game import BIT, EVERYONE, OPEN, SPECTATOR
from sennik.engine.position import arrange
from sennik.engine.record import Record
from sennik.engine.rng import FastRng
from sennik.engine.seed import seed_of
from sennik.engine.state import State
from sennik.engine.view import View
from sennik.testkit import check_game
from sennik.testkit.games.nap import BELL, EWE, HEAP, LAMB, LAMP, PICK, RAM, TURN, WOLF, Nap, hand, pen

pytestmark = pytest.mark.pure
MINE, THEIRS = BIT[0], BIT[1]


class Held(Nap):
    """Nap, but who saw a card go to a hand has to remember it; its owner sees it all the time."""

    def __init__(self, seats: int = 2, options: Mapping[str, object] | None = None) -> None:
        super().__init__(seats, options)
        for seat in range(seats):
            self.zones[hand(seat)].remember = EVERYONE & ~BIT[seat]
        self.ready()


def scene(*cards: tuple[int, int]) -> State:
    """Seat 0 is asked and holds these cards, each with the mask of who knows it."""
    held: list[str | int | tuple[str | int, int]] = [*cards]
    return arrange(Held(), {HEAP: [RAM, EWE], pen(0): [LAMB, WOLF], pen(1): [EWE, RAM], hand(0): held},
                   phase=TURN, asked=[0], facts={1: 5})


def test_the_owner_sees_the_hand_and_the_others_have_to_remember_it() -> None:
    s = scene((WOLF, EVERYONE), (BELL, MINE))
    for recall in (True, False):
        assert s.view(0, recall).cards[hand(0)] == (WOLF, BELL)
        assert s.view(0, recall).known[hand(0)] == (EVERYONE, MINE)
    for seat in (1, SPECTATOR):
        assert s.view(seat).cards[hand(0)] == (-2, WOLF)
        assert s.view(seat, recall=False).cards[hand(0)] == (-2, -1)
        assert s.view(seat, recall=False).known[hand(0)] == (MINE, EVERYONE & ~BIT[seat])


def test_only_those_who_must_remember_forget() -> None:
    s = scene((WOLF, EVERYONE))
    s.game.zones[hand(0)].remember = THEIRS
    assert s.view(1, recall=False).cards[hand(0)] == (-1,)
    assert s.view(SPECTATOR, recall=False).cards[hand(0)] == s.view(0, recall=False).cards[hand(0)] == (WOLF,)


def test_a_card_that_lies_face_up_is_seen_there_too() -> None:
    s = scene((WOLF, OPEN), (LAMB, EVERYONE))
    assert s.view(1, recall=False).cards[hand(0)] == (-1, WOLF)


def test_without_recall_nothing_tells_which_card_it_was() -> None:
    """Neither the order of the hand nor the masks nor what is left over."""
    for one, other in ((WOLF, LAMB), (LAMB, WOLF)):
        s, t = scene((one, EVERYONE), (other, MINE)), scene((WOLF, MINE), (LAMB, EVERYONE))
        for seat in (1, SPECTATOR):
            assert s.view(seat, recall=False) == t.view(seat, recall=False)
            assert (s.view(seat) == t.view(seat)) == (one == LAMB)


def test_a_known_card_that_leaves_the_hand_comes_to_light_again_so_there_is_no_undo() -> None:
    s = scene((LAMP, EVERYONE))
    record = Record(s.game, seed_of("undo"))
    record.answer(s, 0, f"play {LAMP}")
    assert not record.may_undo(0)


def long_after(s: State, seat: int, forget: float, seed: int) -> View:
    """What the seat remembers when much has happened since it saw this."""
    memory = Memory(s.game, forget, seed)
    memory.recall(s.view(seat), s)
    memory.happened += 2 * STRETCH
    return memory.recall(s.view(seat), s)


def test_a_bot_may_forget_a_card_in_a_rivals_hand_and_not_its_own() -> None:
    s = scene((WOLF, EVERYONE), (LAMB, EVERYONE), (LAMB, EVERYONE), (BELL, MINE))
    game = s.game
    assert long_after(s, 1, 1.0, 3) == s.view(1, recall=False)
    assert long_after(s, 0, 1.0, 3) == s.view(0, recall=False)
    met = set()
    for seed in range(60):
        view = long_after(s, 1, 0.5, seed)
        again = game.imagine(view, FastRng(seed))
        assert again.view(1) == view                         # a view like any other: sorted, every card accounted for
        s.cards[hand(0)].reverse()
        assert long_after(s, 1, 0.5, seed) == view
        met.add(view.cards[hand(0)])
    assert len(met) == 6                                     # the wolf or not, none, one or both lambs


@pytest.mark.parametrize("seats", [2, 3])
def test_it_keeps_the_laws(seats: int) -> None:
    report = check_game(Held(seats), 12)
    assert report.sights > 100
    assert report.twins > 100


def test_a_card_taken_from_the_heap_is_one_to_be_remembered() -> None:
    s = scene((BELL, MINE))
    s.phase = PICK
    s.apply(0, s.legal(0)[0])
    assert s.view(1).cards[hand(0)] == (-2, RAM)
    assert s.view(1, recall=False).cards[hand(0)] == (-2, -1)
