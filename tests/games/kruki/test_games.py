"""Whole games of Kruki: what always holds, and that they end."""
from __future__ import annotations

from hashlib import blake2b

import pytest

from sennik.engine.game import SPECTATOR
from sennik.engine.playout import playout
from sennik.engine.rng import FastRng
from sennik.games.kruki.rules import facts, zones
from sennik.games.kruki.rules.path import Path

from .picture import GAME, game_of

EVERY_POSITION = "212ac2479d438e44"


@pytest.mark.pure
def test_every_position_of_seeded_games_is_the_same_pure_and_compiled() -> None:
    h = blake2b(digest_size=8)
    for seed in range(10):
        for s in game_of(seed):
            h.update(s.digest().encode())
    assert h.hexdigest() == EVERY_POSITION


def test_random_games_meet_every_question_and_every_word() -> None:
    asked, told = set(), set()
    for seed in range(40):
        rng = FastRng(seed)
        s = GAME.new(rng)
        s.log = []
        while s.asked:
            asked.add(GAME.phases[s.phase].name)
            legal = s.legal(s.to_act())
            s.apply(s.to_act(), legal[rng.below(len(legal))])
        told |= {event.seen(SPECTATOR)[8] for event in s.log} - {""}
    assert asked == {phase.name for phase in GAME.phases} - {"over"}
    assert told == {word.split()[0] for word in GAME.told} - {"shared"}      # rare: it has a position of its own


def test_random_games_end() -> None:
    """The rules let both players pass for ever; chance does not. Back goes a raven at most four times (KRU-C2)."""
    lengths = [playout(GAME.new(FastRng(seed))) for seed in range(300)]
    assert max(lengths) < 1500
    assert 150 < sum(lengths) / len(lengths) < 400


@pytest.mark.pure
def test_the_table_of_answers_is_small_and_every_answer_has_its_place_or_is_a_button() -> None:
    assert len(GAME.answers.all) == 203
    buttons = {answer.text.split()[0] for answer in GAME.answers.all if not GAME.place(answer, 0)}
    assert buttons == {"end", "towards", "first"}
    for answer in GAME.answers.all:
        for seat in (0, 1):
            for place in GAME.place(answer, seat):
                zone = GAME.zones[place.zone]
                assert zone.owner in {-1, seat}
                assert place.kind < 0 or GAME.kinds[place.kind].startswith(("white", "black")[seat])


def test_the_path_kept_is_the_path_that_would_be_read_anew() -> None:
    for seed in range(10):
        for s in game_of(seed):
            fresh = Path(s.track_cards())
            kept = s.path()
            assert (kept.fields, kept.lands, kept.index) == (fresh.fields, fresh.lands, fresh.index)
            assert (kept.occupied, kept.by_column) == (fresh.occupied, fresh.by_column)


@pytest.mark.rule("KRU-T4")
def test_a_raven_is_always_on_the_path_or_at_the_start() -> None:
    for seed in range(20):
        for s in game_of(seed):
            for seat in (0, 1):
                field = s.facts[facts.RAVEN + seat]
                assert field == -1 or s.path().index[field] >= 0


def test_nothing_is_left_over_between_turns() -> None:
    for seed in range(10):
        for s in game_of(seed):
            if GAME.phases[s.phase].name in {"draw", "limit", "first_cards"}:
                assert not s.cards[zones.PLAYED]
                assert not s.cards[zones.DRAWN]
            if GAME.phases[s.phase].name == "draw":
                assert 1 <= s.facts[facts.LEFT] <= 3
            assert len(s.cards[zones.HAND]) <= 7 + 2 * 2 + 3
