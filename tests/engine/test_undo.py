"""Taking an answer back: who gave it, if it was the last, and nobody has seen anything since."""

import pytest

from sennik import games
from sennik.engine.errors import Illegal
from sennik.engine.game import BIT, EVERYONE
from sennik.engine.position import arrange
from sennik.engine.record import Record
from sennik.engine.seed import seed_of
from sennik.engine.state import State
from sennik.testkit.games.nap import BELL, EWE, HEAP, KITE, LAMB, LAMP, OWL, RAM, SKY, TRADE, TURN, WOLF, Nap, hand, pen

pytestmark = pytest.mark.pure
MINE = BIT[0]


def scene(phase: int = TURN, known: int = 0) -> tuple[Record, State]:
    """Seat 0 is asked, holds one of each dream, and its sheep are known to `known`."""
    game = Nap(2)
    state = arrange(game, {HEAP: [LAMB, EWE], pen(0): [(LAMB, known), (RAM, known)], pen(1): [WOLF, EWE],
                           hand(0): [KITE, BELL, (OWL, EVERYONE), (LAMP, EVERYONE), LAMB]},
                    phase=phase, asked=[0], facts={1: 5})
    return Record(game, seed_of("undo")), state


def may_undo(answer: str, phase: int = TURN, known: int = 0) -> bool:
    record, state = scene(phase, known)
    record.answer(state, 0, answer)
    assert not record.may_undo(1)
    return record.may_undo(0)


def test_an_answer_that_shows_nothing_may_be_taken_back() -> None:
    assert may_undo("trade 0 1", TRADE)                  # two cards change places, face down
    assert may_undo("trade 0 1", TRADE, known=EVERYONE)


def test_what_was_seen_cannot_be_unseen() -> None:
    assert not may_undo("look 0")
    assert not may_undo(f"play {BELL}")                # all see which dream was held


def test_a_card_seen_again_is_seen() -> None:
    assert not may_undo("look 0", known=MINE)            # it may have been forgotten: that is what the game is about
    assert not may_undo(f"lay {LAMB} 0", known=EVERYONE)  # a covered card comes to light again


def test_looking_through_a_heap_is_seeing() -> None:
    assert not may_undo(f"play {OWL}")                   # all knew the owl, but now the heap is looked through


def test_what_uses_chance_stays() -> None:
    assert not may_undo("doze")


def test_a_sign_that_comes_to_light_is_seen() -> None:
    record, state = scene()
    sky, signs = state.cards[SKY], state.game.signs
    sky.sort(key=lambda card: signs[card])               # clouds below, stars above
    for card in sky:
        state.known[card] = EVERYONE                     # nobody will learn a face
    while signs[sky[-2]] == signs[sky[-1]]:
        sky.insert(0, sky.pop())
    star, cloud = signs[sky[-1]], signs[sky[-2]]
    assert state.view(0).signs[SKY] == star
    record.answer(state, 0, "drift")
    assert state.view(0).signs[SKY] == cloud != star
    assert not record.may_undo(0)


def test_a_card_that_all_know_may_be_laid_and_taken_back() -> None:
    assert may_undo(f"play {LAMP}")                      # from the hand to the stage, with a mark: all knew it


def test_nothing_was_answered_yet() -> None:
    record, _ = scene()
    assert not record.may_undo(0)
    with pytest.raises(Illegal, match="no undo"):
        record.undo(0)


def test_only_the_last_answer_and_only_by_who_gave_it() -> None:
    game = games.new("sen", 2, K=True)
    record = Record(game, seed_of("undo"))
    state = record.begin()
    while state.phase == 0:                              # the first peeks
        seat = state.to_act()
        record.answer(state, seat, state.legal(seat)[0].text)
    seat = state.to_act()
    dumps = []
    for answer in ("know", f"land {seat} 0", f"land {seat} 1"):
        dumps.append(state.dump())
        record.answer(state, seat, answer)
    for viewer in (1 - seat, -1, 6, 2):
        assert not record.may_undo(viewer)
        with pytest.raises(Illegal):
            record.undo(viewer)
    length = len(record.answers)
    for back, dump in enumerate(reversed(dumps), 1):     # pointing and calling can be taken back one by one
        assert record.may_undo(seat)
        assert record.undo(seat).dump() == dump
        assert len(record.answers) == len(record.plain) == length - back
    assert not record.may_undo(seat)                     # now the last answer is a peek
