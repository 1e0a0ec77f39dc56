"""Patience: bots for people call Wake up when they are quite sure, and not before everybody has played."""

from collections.abc import Callable

import pytest

from sennik.bots import LEVELS, make, tempers_of
from sennik.bots.ismcts import Ismcts
from sennik.engine.errors import Unreadable
from sennik.engine.rng import FastRng
from sennik.games import new
from sennik.games.sen.bot import INSTINCT
from sennik.games.sen.bot.patience import CERTAIN, DEALS, SURE, TURNS, good_deals, needed
from sennik.games.sen.rules import facts, phases, verbs
from sennik.games.sen.rules.state import SenState
from sennik.policy.thinking import BOLD, PATIENT
from sennik.testkit.scene import Scene

Table = Callable[..., Scene]
OTHER = ("7", "6", "5", "4")   # covered, and known to nobody
PILES = tuple("556677889999")


def late(seats: int) -> tuple[str, ...]:
    """A discard pile that tells that everybody has had turns enough."""
    return PILES[:TURNS * seats + 1]


def calls(scene: Scene) -> bool:
    """Whether calling is among the answers of a patient player."""
    s = scene.state
    return verbs.WAKE in {answer.verb for answer in INSTINCT.patient(s.copy(FastRng(1)), 0, s.legal(0))}


def test_who_cannot_be_beaten_calls_at_once(table: Table) -> None:
    assert calls(table(("0:0", "0:0", "0:0", "0:0"), OTHER))


def test_who_is_only_likely_to_be_lowest_waits_until_everybody_has_played(table: Table) -> None:
    low = ("3:0", "4:0", "4:0", "3:0"), OTHER
    assert not calls(table(*low))
    assert calls(table(*low, discard=late(2)))


def test_who_has_too_much_does_not_call_however_late_it_is(table: Table) -> None:
    assert not calls(table(("8:0", "8:0", "7:0", "9:0"), OTHER, discard=late(2)))


@pytest.mark.parametrize(("key", "seats"), [("apprentice", 4), ("regular", 2)])
def test_every_seat_plays_and_most_calls_succeed(key: str, seats: int) -> None:
    # A glance at a few rounds; bench/survey.py plays more of them.
    game = new("sen", seats, rounds=5)
    rounds = played = called = good = 0
    for seed in range(2):
        s = game.new(FastRng(seed))
        bots = [make(key, game, seed * seats + seat) for seat in range(seats)]
        turns = [0] * seats
        while s.asked:
            seat = s.to_act()
            legal = s.legal(seat)
            answer = bots[seat].choose(s.view(seat), legal)
            wakes = s.phase == phases.TURN and answer.verb == verbs.WAKE
            turns[seat] += s.phase == phases.TURN and not wakes
            before = s.facts[facts.ROUND]
            s.apply(seat, answer)
            if s.facts[facts.ROUND] > before:
                rounds += 1
                played += min(turns) >= TURNS
                called += wakes
                good += wakes and s.facts[facts.ROUND_SCORE + seat] == 0
                turns = [0] * seats
    assert rounds == 10
    assert played >= 8
    assert called >= 5
    assert good >= called / 2


@pytest.mark.pure
def test_patience_follows_from_what_the_seat_knows() -> None:
    game = new("sen", 3, edition="jubilee", N=True)
    rng = FastRng(3)
    s = game.new(rng)
    different = 0
    for n in range(120):
        if not s.asked:
            break
        seat = s.to_act()
        legal = s.legal(seat)
        other = s.copy(FastRng(n))
        other.redeal(seat)
        different += other.dump() != s.dump()
        one, two = (INSTINCT.patient(each.copy(FastRng(n)), seat, legal) for each in (s, other))
        assert one == two
        assert one
        assert set(one) <= set(legal)
        s.apply(seat, legal[rng.below(len(legal))])
    assert different > 50


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_needs_certainty_first_and_then_less_the_more_players_there_are(seats: int) -> None:
    game = new("sen", seats)
    early, late_on = (game.read_position(f"discard: {' '.join(pile)}", FastRng(1)) for pile in ("5", late(seats)))
    assert isinstance(early, SenState)
    assert isinstance(late_on, SenState)
    assert needed(early) == CERTAIN
    assert needed(late_on) == SURE[seats]
    assert 0 <= good_deals(late_on, 0) <= DEALS


def test_levels_are_patient_unless_somebody_asks_for_a_bold_one() -> None:
    game = new("sen", 2)
    assert tempers_of(game) == (PATIENT, BOLD)
    for level in LEVELS:
        for name, temper in ((level, PATIENT), (f"{level}:temper=bold", BOLD), (f"{level}:temper=patient", PATIENT)):
            bot = make(name, game, 1)
            assert isinstance(bot, Ismcts)
            assert bot.thinking.temper == temper


@pytest.mark.parametrize("name", ["regular:temper=shy", "regular:bold", "greedy:temper=bold", "regular:temper="])
def test_there_is_no_other_temper(name: str) -> None:
    with pytest.raises(Unreadable):
        make(name, new("sen", 2), 1)


def test_a_game_without_tempers_has_none_to_choose() -> None:
    game = new("kruki", 2)
    assert tempers_of(game) == ()
    with pytest.raises(Unreadable):
        make("regular:temper=bold", game, 1)
