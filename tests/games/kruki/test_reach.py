"""The stretch ahead of one's own raven: as far as the flight cards in hand would carry it, and nobody else's."""
from __future__ import annotations

import pytest

from sennik.engine.game import SPECTATOR
from sennik.engine.rng import FastRng
from sennik.games.kruki.rules import facts, phases
from sennik.games.kruki.rules.cards import BLACK, FLIGHT_KIND, LANDS, WHITE
from sennik.games.kruki.rules.reach import AHEAD, FLOWN, LANDING, REACH
from sennik.games.kruki.rules.state import KrukiState

from .picture import GAME, table

pytestmark = pytest.mark.pure

TRACK = """
    W  r  r@ y  y  g  v
    B  g  b  v  r  b  g
    """


def fields(s: KrukiState, seat: int, name: str) -> list[int]:
    return [note.number for note in GAME.notes(s.view(seat, recall=False, whole=False)) if note.name == name]


def reach(s: KrukiState, seat: int) -> int:
    return fields(s, seat, REACH)[0]


@pytest.mark.rule("KRU-F1", "KRU-F2")
def test_one_card_flies_over_all_equal_lands_and_the_next_from_there() -> None:
    s = table(TRACK, white="y g b")
    assert reach(s, WHITE) == 3
    assert fields(s, WHITE, AHEAD) == [2 * 2, 2 * 3, 2 * 4]
    assert fields(s, WHITE, LANDING) == [2 * 3, 2 * 4]


@pytest.mark.rule("KRU-F3")
def test_two_equal_cards_stand_for_the_land_that_is_lacking() -> None:
    assert reach(table(TRACK, white="r r g"), WHITE) == 3
    assert reach(table(TRACK, white="r r"), WHITE) == 2
    assert reach(table(TRACK, white="r g"), WHITE) == 0


@pytest.mark.rule("KRU-F3")
def test_a_pair_is_spent_where_it_carries_farthest() -> None:
    """y, y: one of them flies over yy, then nothing follows; as a pair they would be spent on the same run."""
    assert reach(table(TRACK, white="y y"), WHITE) == 2
    assert reach(table(TRACK, white="y y y"), WHITE) == 3          # one for yy, two for g


@pytest.mark.rule("KRU-F1", "KRU-F3")
def test_the_cards_that_carry_it_are_named_and_no_more_of_them_than_needed() -> None:
    def cards(hand: str) -> list[str]:
        return [LANDS[kind - FLIGHT_KIND[WHITE]][0] for kind in fields(table(TRACK, white=hand), WHITE, FLOWN)]
    assert cards("y g b") == ["y", "g"]
    assert cards("r r g") == ["r", "r", "g"]
    assert cards("r r y g") == ["y", "g", "r", "r"]                # two for v
    assert cards("y y g") == ["y", "g"]                            # one card flies over both


def test_black_flies_the_other_way_from_its_start() -> None:
    s = table(TRACK, black="g b")
    assert fields(s, BLACK, AHEAD) == [1, 3]                       # its lane from the first column on
    assert fields(s, BLACK, LANDING) == [1, 3]


def test_each_sees_the_stretch_of_the_own_raven_alone_and_who_looks_on_sees_none() -> None:
    s = table(TRACK, white="y g b", black="g")
    assert (reach(s, WHITE), reach(s, BLACK)) == (3, 1)
    for name in (AHEAD, FLOWN, LANDING, REACH):
        assert fields(s, SPECTATOR, name) == []
        assert fields(table(TRACK, white="y", finished="white"), WHITE, name) == []


@pytest.mark.parametrize("seed", range(8))
def test_a_hand_flown_out_comes_as_far_as_was_said(seed: int) -> None:
    """Played out by the rules, on tracks as they come, with detours, holes and slid cards."""
    rng = FastRng(seed)
    s = GAME.new(rng)
    for _ in range(150):
        if not s.asked:
            break
        seat = int(s.to_act())
        if s.phase == phases.TURN:
            said = next(note.number for note in GAME.notes(s.view(seat)) if note.name == REACH)
            assert said == flown(s.copy(FastRng(1)), seat)
        answers = s.legal(seat)
        s.apply(seat, answers[rng.below(len(answers))])


def flown(s: object, seat: int) -> int:
    """The most fields that some order of flights brings."""
    assert isinstance(s, KrukiState)
    best = 0
    for answer in s.legal(seat):
        if answer.text.startswith(("fly", "pair")):
            after = s.copy(FastRng(1))
            before = s.scores()[seat]
            after.apply(seat, answer)
            gained = after.scores()[seat] - before
            more = after.asked >> seat & 1 and after.phase == phases.TURN and after.facts[facts.RAVEN + seat] >= 0
            best = max(best, gained + (flown(after, seat) if more else 0))
    return best
