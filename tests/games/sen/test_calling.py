"""Calling: when either temper says Wake up, by the model that learned it; the patient leave everybody their turns."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

from sennik.bots import LEVELS, carry_out, ismcts, make, tempers_of
from sennik.bots.ismcts import Ismcts
from sennik.bots.levels import thinking_of
from sennik.engine.errors import Unreadable
from sennik.engine.rng import FastRng
from sennik.games import make as make_game
from sennik.games import new
from sennik.games.sen.bot import INSTINCT
from sennik.games.sen.bot.calling import CERTAIN, LEAST, NINES, SURE, TURNS, lowest, needed
from sennik.games.sen.bot.evaluate import SenEvaluation
from sennik.games.sen.bot.features import COUNT, features
from sennik.games.sen.bot.model import CALL, GO_ON, LOWEST, MODELS, Model
from sennik.games.sen.rules import facts, phases, verbs
from sennik.games.sen.rules.state import SenState
from sennik.policy.thinking import BOLD, PATIENT
from sennik.testkit.scene import Scene

Table = Callable[..., Scene]
ROOT = Path(__file__).resolve().parents[3]
OTHER = ("7", "6", "5", "4")   # covered, and known to nobody
PILES = tuple("556677889999")


def late(seats: int) -> tuple[str, ...]:
    """A discard pile that tells that everybody has had turns enough."""
    return PILES[:TURNS * seats + 1]


def calls(scene: Scene, temper: str = PATIENT) -> bool:
    """Whether calling is what is left to this temper."""
    s = scene.state
    choose = INSTINCT.patient if temper == PATIENT else INSTINCT.bold
    return verbs.WAKE in {answer.verb for answer in choose(s.copy(FastRng(1)), 0, s.legal(0))}


def test_who_cannot_be_beaten_calls_at_once(table: Table) -> None:
    for temper in (PATIENT, BOLD):
        assert calls(table(("0:0", "0:0", "0:0", "0:0"), OTHER), temper)


def test_who_is_only_likely_to_be_lowest_waits_until_everybody_has_played(table: Table) -> None:
    low = ("3:0", "4:0", "4:0", "3:0"), OTHER
    assert not calls(table(*low))
    assert calls(table(*low, discard=late(2)))
    assert calls(table(*low), BOLD)


def test_who_has_too_much_does_not_call_however_late_it_is(table: Table) -> None:
    for temper in (PATIENT, BOLD):
        assert not calls(table(("8:0", "8:0", "7:0", "9:0"), OTHER, discard=late(2)), temper)


@pytest.mark.parametrize(("scores", "options", "wins"), [
    ((40, 97), {}, True), ((90, 97), {}, False), ((40, 70), {}, False), ((97, 40), {}, False),
    ((40, 97), {"N": "yes"}, False),                       # a dream of nines may count for nothing
    ((20, 67), {"target": "70"}, True), ((10, 97), {"rounds": 5}, False)])
def test_who_wins_the_game_by_it_calls_with_a_high_dream_but_leaves_everybody_their_turns(
        table: Table, scores: tuple[int, int], options: dict[str, object], wins: bool) -> None:
    high = ("8:0", "8:0", "8:0", "4:0"), OTHER
    assert calls(table(*high, discard=late(2), scores=scores, **options)) == wins
    assert not calls(table(*high, scores=scores, **options))


def test_in_the_last_round_who_is_far_ahead_ends_the_game(table: Table) -> None:
    high = ("8:0", "8:0", "8:0", "4:0"), OTHER
    for number, wins in ((3, False), (4, True)):
        assert calls(table(*high, discard=late(2), scores=(10, 50), round=number, rounds=5)) == wins


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
            carry_out(s, seat, answer, bots)
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


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_needs_certainty_first_and_then_less_with_every_turn(seats: int) -> None:
    game = new("sen", seats)
    early, late_on = (game.read_position(f"discard: {' '.join(pile)}", FastRng(1)) for pile in ("5", late(seats)))
    assert isinstance(early, SenState)
    assert isinstance(late_on, SenState)
    assert needed(early) == CERTAIN
    assert needed(late_on) == SURE > LEAST
    assert 0.0 < lowest(late_on, 0, None) < 1.0


def test_nerve_makes_one_surer_and_nines_that_are_not_what_they_seem_less_sure(table: Table) -> None:
    s = table(("5:0", "4:0", "6:0", "3:0"), OTHER, discard=late(2)).state
    assert isinstance(s, SenState)
    chances = [lowest(s, 0, None, nerve) for nerve in (-1.0, 0.0, 1.0)]
    assert chances == sorted(chances)
    assert chances[0] < chances[-1]
    piles = f"discard: {' '.join(late(2))}"
    plain, with_n = (new("sen", 2, **options).read_position(piles, FastRng(1)) for options in ({}, {"N": "yes"}))
    assert isinstance(plain, SenState)
    assert isinstance(with_n, SenState)
    assert needed(with_n) == pytest.approx(needed(plain) + NINES)


def test_beginners_dare_more_where_more_could_be_lower() -> None:
    nerves = [[thinking_of(new("sen", seats), level).nerve for seats in (2, 3, 4, 5)] for level in LEVELS]
    assert all(row == sorted(row) for row in nerves)
    assert nerves[0][0] < nerves[1][0]                     # at a table of two the apprentice calls late
    assert nerves[0][-1] > nerves[1][-1] > nerves[2][-1] == 0


def test_the_easy_levels_keep_more_in_mind_where_there_is_more_to_keep() -> None:
    def of(level: str, seats: int, **options: str) -> tuple[float, float]:
        thinking = thinking_of(new("sen", seats, **options), level)
        return thinking.forget, thinking.miss

    for level in LEVELS[:-1]:
        for options in ({"N": "yes"}, {"edition": "jubilee", "K": "yes"}, {"edition": "long"}):
            assert of(level, 4, **options) < of(level, 4)
            assert of(level, 4, **options)[1] < of(level, 4)[1]
        assert of(level, 4, edition="jubilee") == of(level, 4)
        assert of(level, 2, N="yes") == of(level, 2)
    assert of(LEVELS[-1], 4, edition="long") == of(LEVELS[-1], 2) == (0.0, 0.0)


def test_a_call_one_is_sure_of_is_missed_less_often_than_other_chances(table: Table) -> None:
    def missed(*own: str) -> int:
        s = table(own, OTHER, discard=late(2)).state
        thinking = thinking_of(s.game, "apprentice").but({"iterations": 1, "miss": 0.5, "nerve": 0.0})
        given = [Ismcts(s.game, seed, thinking).choose(s.view(0), s.legal(0)) for seed in range(200)]
        return sum(answer.verb != verbs.WAKE for answer in given)

    assert 25 <= missed("3:0", "4:0", "4:0", "3:0") <= 75  # a quarter, not a half
    assert missed("0:0", "0:0", "0:0", "0:0") == 0         # and nobody misses what is certain


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


# ---- the model
def expected(part: dict[str, list[float]], given: list[float]) -> list[float]:
    """What the file says, counted once more in the plainest way."""
    hidden = len(part["second"]) // 3 - 1
    size = len(given) + 1
    units = [max(0.0, row[0] + sum(w * x for w, x in zip(row[1:], given)))
             for row in (part["first"][k * size:(k + 1) * size] for k in range(hidden))]
    return [row[0] + sum(w * x for w, x in zip(row[1:], units))
            for row in (part["second"][k * (hidden + 1):(k + 1) * (hidden + 1)] for k in range(3))]


@pytest.mark.pure
def test_the_file_of_the_model_says_what_the_model_says() -> None:
    """Run plain and compiled, so both read the same from it."""
    file = json.loads(files("sennik.games.sen.bot").joinpath("model.json").read_text("utf-8"))
    assert set(file) == set(MODELS) == {PATIENT, BOLD}
    for temper, part in file.items():
        assert len(part["first"]) % (COUNT + 1) == 0
        for seats, seed in ((2, 1), (4, 2), (5, 3)):
            s = new("sen", seats, edition="jubilee").new(FastRng(seed))
            assert isinstance(s, SenState)
            given = features(SenEvaluation(s, 0), None)
            assert len(given) == COUNT
            assert MODELS[temper].out(given) == pytest.approx(expected(part, given), abs=1e-9)


def answers_by_the_model() -> list[str]:
    """What the model says at some positions, to the last digit, and what either temper makes of it."""
    out = []
    for seats, options in ((2, {}), (4, {}), (5, {"edition": "jubilee", "N": "yes"}), (3, {"edition": "long"})):
        game = make_game("sen", seats, options)
        for seed in range(3):
            s, chance = game.new(FastRng(seed)), FastRng(seed)
            for _ in range(60):
                seat = int(s.to_act())
                legal = s.legal(seat)
                if s.phase == phases.TURN:
                    assert isinstance(s, SenState)
                    given = features(SenEvaluation(s, seat), None)
                    said = [[x.hex() for x in MODELS[temper].out(given)] for temper in (PATIENT, BOLD)]
                    left = [len(INSTINCT.patient(s.copy(FastRng(1)), seat, legal, nerve)) for nerve in (0.0, 1.5)]
                    out.append(f"{said} {left} {len(INSTINCT.bold(s.copy(FastRng(1)), seat, legal))}")
                wise = [answer for answer in legal if answer.text != "wake"]
                s.apply(seat, wise[chance.below(len(wise))])
    return out


def test_the_models_file_gives_the_same_answers_plain_and_compiled() -> None:
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([sys.executable, __file__], env=env, text=True, capture_output=True, check=True)
    where, *there = done.stdout.splitlines()
    assert where == str(ROOT / "src" / "sennik" / "bots" / "ismcts.py")
    assert there == answers_by_the_model()
    assert len(there) > 100


def test_a_model_counts_its_units_and_its_outputs() -> None:
    model = Model(2, 1, [0.5, 1.0, -2.0], [0.0, 1.0, 1.0, 2.0, -1.0, 0.0])
    assert model.out([2.0, 0.25]) == [2.0, 5.0, -1.0]
    assert model.out([0.0, 1.0]) == [0.0, 1.0, -1.0]        # the unit is below nothing
    assert (CALL, GO_ON, LOWEST) == (0, 1, 2)


@pytest.mark.pure
def test_a_seeded_match_repeats_to_the_last_answer() -> None:
    game = new("sen", 3, rounds=2)
    games = []
    for _ in range(2):
        s = game.new(FastRng(4))
        bots = [make("regular", game, seat) for seat in range(3)]
        given = []
        while s.asked:
            seat = s.to_act()
            answer = bots[seat].choose(s.view(seat), s.legal(seat))
            given.append(answer.text)
            carry_out(s, seat, answer, bots)
        games.append(given)
    assert games[0] == games[1]


if __name__ == "__main__":
    print(ismcts.__file__)
    print("\n".join(answers_by_the_model()))
