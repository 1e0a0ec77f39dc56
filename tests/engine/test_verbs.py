"""The verbs: where a card goes, who knows it then, and what is told of it."""

import re
from collections.abc import Callable

import pytest

from sennik.engine.events import MARKED, MOVED, REVEALED, SHUFFLED, SWAPPED, TOLD, VEILED, Event, Seen
from sennik.engine.game import BIT, EVERYONE, OPEN, SPECTATOR, UP
from sennik.engine.position import arrange
from sennik.engine.rng import FairRng, FastRng, Rng
from sennik.engine.state import NOWHERE, TOP, State
from sennik.testkit.games.nap import BELL, EWE, HEAP, KITE, LAMB, MEADOW, RAM, SKY, STAGE, WOLF, Nap, hand, pen

pytestmark = pytest.mark.pure
GAME = Nap(2)
MINE, THEIRS = BIT[0], BIT[1]


def scene() -> State:
    """Two pens of two sheep, a lamb in either hand, a ram on the heap; seat 0 knows the top of the sky."""
    s = arrange(GAME, {HEAP: [RAM], pen(0): [(EWE, MINE), LAMB], pen(1): [WOLF, (EWE, MINE)],
                       hand(0): [LAMB, BELL], hand(1): [LAMB]}, phase=0, asked=[0])
    s.known[s.cards[SKY][-1]] = MINE
    s.log = []
    return s


def told(s: State) -> Event:
    assert s.log is not None
    assert len(s.log) == 1
    return s.log[0]


def mask(s: State, zone: int, i: int) -> int:
    return s.known[s.cards[zone][i]]


def test_a_moved_card_is_known_to_who_knew_it_and_who_sees_it_now() -> None:
    s = scene()
    s.move(pen(0), 0, hand(1))
    assert s.kind(hand(1), TOP) == EWE
    assert mask(s, hand(1), TOP) == MINE | THEIRS
    assert told(s).learned == THEIRS
    assert told(s).seen(0) == Seen(MOVED, -1, pen(0), 0, hand(1), VEILED, EWE, MINE | THEIRS, "", ())


def test_a_card_that_leaves_the_light_lies_face_down_again_and_all_still_know_it() -> None:
    s = scene()
    s.move(HEAP, TOP, pen(0), 1)
    assert mask(s, pen(0), 1) == EVERYONE
    assert [s.kind(pen(0), i) for i in range(3)] == [EWE, RAM, LAMB]
    assert told(s).learned == 0


def test_a_card_moved_face_down_stays_unknown() -> None:
    s = scene()
    s.move(SKY, 0, pen(1), 0)
    assert mask(s, pen(1), 0) == 0
    for viewer in (0, 1, SPECTATOR):
        assert told(s).seen(viewer).face == -2              # the back of a dream


def test_a_card_may_be_shown_on_the_way() -> None:
    s = scene()
    s.move(pen(1), 0, pen(0), show=THEIRS)
    assert mask(s, pen(0), TOP) == THEIRS
    assert told(s).seen(0).face == -1
    assert told(s).seen(1).face == WOLF
    assert told(s).seen(SPECTATOR).face == -1


def test_a_card_in_a_bag_is_known_to_nobody() -> None:
    s = scene()
    s.move(HEAP, 0, MEADOW)
    assert mask(s, MEADOW, TOP) == 0
    assert told(s).seen(0) == Seen(MOVED, -1, HEAP, 0, MEADOW, VEILED, -1, 0, "", ())


def test_a_card_drawn_from_a_bag_is_any_card() -> None:
    drawn = set()
    for seed in range(200):
        s = scene()
        s.rng = FastRng(seed)
        s.draw(MEADOW, hand(0))
        drawn.add(s.kind(hand(0), TOP))
        assert mask(s, hand(0), TOP) == MINE
        assert told(s).seen(0).face == s.kind(hand(0), TOP)
        assert told(s).seen(1).face == -1
    assert drawn == {LAMB, EWE, RAM, WOLF}


def test_a_card_drawn_from_a_row_is_its_top_and_uses_no_chance() -> None:
    s = scene()
    before, top = s.rng.mark(), s.cards[SKY][-1]
    s.draw(SKY, hand(1))
    assert s.cards[hand(1)][TOP] == top
    assert mask(s, hand(1), TOP) == MINE | THEIRS
    assert s.rng.mark() == before


def test_a_card_that_goes_from_bag_to_bag_is_seen_by_nobody() -> None:
    s = scene()
    s.draw(MEADOW, MEADOW)
    assert [s.known[card] for card in s.cards[MEADOW]] == [0] * len(s.cards[MEADOW])
    assert told(s).known == told(s).learned == 0
    assert told(s).seen(0).face == -1


EMPTY: list[tuple[str, Callable[[State], object]]] = [
    ("top card in 'meadow' (0), which has 0", lambda s: s.draw(MEADOW, hand(0))),
    ("top card in 'meadow' (0), which has 0", lambda s: s.move(MEADOW, TOP, hand(0))),
    ("top card in 'meadow' (0), which has 0", lambda s: s.deal(MEADOW, pen(0), 1)),
    ("top card in 'meadow' (0), which has 0", lambda s: s.deal(MEADOW, hand(0), 2)),
    ("top card in 'stage' (3), which has 0", lambda s: s.draw(STAGE, hand(0))),
    ("top card in 'stage' (3), which has 0", lambda s: s.deal(STAGE, hand(0), 1)),
    ("place 1 card in 'heap' (2), which has 1", lambda s: s.move(HEAP, 1, pen(0))),
    ("such card in 'hand' (5), which has 2", lambda s: s.move(hand(0), s.find(hand(0), KITE), HEAP)),
]


@pytest.mark.parametrize("rng", [FastRng(1), FairRng(bytes(32))], ids=["fast", "fair"])
@pytest.mark.parametrize("log", [True, False])
@pytest.mark.parametrize(("what", "take"), EMPTY)
def test_a_card_that_is_not_there_is_not_taken_from_elsewhere(what: str, take: Callable[[State], object], log: bool,
                                                              rng: Rng) -> None:
    s = scene()
    s.rng = rng.copy()
    s.log = [] if log else None
    s.cards[SKY] += s.cards[MEADOW]
    s.cards[MEADOW].clear()
    before = s.dump()
    with pytest.raises(ValueError, match=re.escape(f"there is no {what}")):
        take(s)
    assert s.dump() == before
    assert not s.log


@pytest.mark.parametrize("dst", [pen(0), hand(0), HEAP])
def test_dealing_with_and_without_a_log_is_the_same(dst: int) -> None:
    one, other = scene(), scene()
    other.log = None
    for s in (one, other):
        s.deal(MEADOW, dst, 3)
    assert one.dump() == other.dump()
    assert one.log is not None
    assert [event.what for event in one.log] == [MOVED] * 3


def test_swapped_cards_take_along_what_is_known_of_them() -> None:
    s = scene()
    s.swap(pen(0), 0, pen(1), 0)
    assert (s.kind(pen(0), 0), s.kind(pen(1), 0)) == (WOLF, EWE)
    assert (mask(s, pen(0), 0), mask(s, pen(1), 0)) == (0, MINE)
    assert told(s).seen(0) == Seen(SWAPPED, -1, pen(0), 0, pen(1), 0, -1, 0, "", ())


def test_revealing_adds_to_who_knows() -> None:
    s = scene()
    s.reveal(pen(0), 0, THEIRS)
    assert mask(s, pen(0), 0) == MINE | THEIRS
    assert told(s).learned == THEIRS
    assert told(s).seen(SPECTATOR) == Seen(REVEALED, -1, pen(0), 0, pen(0), 0, -1, MINE | THEIRS, "", ())
    s.log = []
    s.reveal(pen(0), 0, OPEN)
    assert mask(s, pen(0), 0) == OPEN
    assert mask(s, pen(0), 0) & UP


@pytest.mark.parametrize("log", [True, False])
def test_a_row_is_revealed_card_by_card(log: bool) -> None:
    s = scene()
    if not log:
        s.log = None
    s.reveal_all(pen(1), EVERYONE)
    assert [mask(s, pen(1), i) for i in range(2)] == [EVERYONE, EVERYONE]
    assert s.log is None or [event.i for event in s.log] == [0, 1]


def test_a_shuffle_takes_all_knowledge_and_all_marks() -> None:
    s = scene()
    s.mark(HEAP, 0, 3)
    s.log = []
    size = len(s.cards[SKY])
    s.shuffle(SKY, HEAP, pen(0))
    assert (len(s.cards[SKY]), s.cards[HEAP], s.cards[pen(0)]) == (size + 3, [], [])
    assert [s.known[card] for card in s.cards[SKY]] == [0] * (size + 3)
    assert not any(s.marks)
    assert told(s).seen(0) == Seen(SHUFFLED, -1, SKY, 0, SKY, 0, -1, 0, "", (HEAP, pen(0)))


def test_shuffling_into_a_bag_uses_no_chance() -> None:
    s = scene()
    before = s.rng.mark()
    s.shuffle(MEADOW, HEAP)
    assert s.rng.mark() == before
    s.shuffle(SKY)
    assert s.rng.mark() != before


def test_a_mark_lies_on_a_card_that_all_know() -> None:
    s = scene()
    unmarked = s.marks
    s.mark(HEAP, 0, 2)
    assert s.marks[s.cards[HEAP][0]] == 2
    assert not any(unmarked)                              # replaced, never changed in place
    assert told(s).seen(1) == Seen(MARKED, -1, HEAP, 0, HEAP, 0, -1, 0, "", (2,))
    assert s.view(1).marks == ((HEAP, 0, 2),)
    with pytest.raises(ValueError, match="all know"):
        s.mark(pen(0), 0, 1)


def test_telling_is_for_everybody() -> None:
    s = scene()
    s.tell("scores", 1, 7)
    for viewer in (0, 1, SPECTATOR):
        seen = told(s).seen(viewer)
        assert (seen.what, seen.word, seen.numbers) == (TOLD, "scores", (1, 7, 0, 0))


def test_without_a_log_nothing_is_told_and_all_happens_alike() -> None:
    one, other = scene(), scene()
    other.log = None
    for s in (one, other):
        s.move(pen(0), 0, HEAP)
        s.draw(MEADOW, hand(0))
        s.swap(pen(0), 0, pen(1), 0)
        s.mark(HEAP, 0, 1)
        s.shuffle(SKY, hand(1))
        s.tell("ring")
    assert one.dump() == other.dump()
    assert other.log is None


def test_of_equal_cards_in_a_hand_the_one_most_seats_know_leaves_first() -> None:
    s = arrange(GAME, {hand(0): [LAMB, (LAMB, MINE | THEIRS), BELL, LAMB]}, phase=0, asked=[0])
    assert s.find(hand(0), LAMB) == 1
    assert s.find(hand(0), BELL) == 2
    assert s.find(hand(0), KITE) == NOWHERE


def test_the_lowest_asked_seat_is_to_act() -> None:
    s = scene()
    for asked, seat in ((1, 0), (2, 1), (6, 1), (0, -1), (0b100000, 5)):
        s.asked = asked
        assert s.to_act() == seat


def test_a_digest_is_of_everything() -> None:
    s = scene()
    digests = [s.digest()]
    s.known[3] ^= 1
    digests.append(s.digest())
    s.facts[0] += 1
    digests.append(s.digest())
    s.rng.below(2)
    digests.append(s.digest())
    s.phase += 1
    digests.append(s.digest())
    assert len(set(digests)) == 5
    assert s.copy(s.rng.copy()).digest() == s.digest()
