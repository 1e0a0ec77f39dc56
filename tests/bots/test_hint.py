"""Hints: one of the seat's own answers, with true reasons, from what the seat knows and from nothing else."""
from __future__ import annotations

import msgspec
import pytest

from sennik.bots.hint import hint
from sennik.engine.answers import Answer
from sennik.engine.game import Game
from sennik.engine.rng import FastRng
from sennik.engine.state import State
from sennik.games import identity, keys, make, new
from sennik.games.koty.bot import INSTINCT as KOTY
from sennik.games.kruki.bot import INSTINCT as KRUKI
from sennik.games.sen.bot import INSTINCT
from sennik.policy.instinct import NO_REASON, Reason
from sennik.testkit.laws.sight import placed
from sennik.testkit.laws.twin import exchanged
from sennik.words import LANGS, Words

SEED = 7
COMMON = ["only", "close", "chance this next", "points more"]


def positions(game: Game, count: int, apart: int) -> list[State]:
    """Of a random game, so many, so far apart, where there is a choice."""
    rng = FastRng(3)
    state = game.new(FastRng(1))
    found: list[State] = []
    for k in range(count * apart * 6):
        if not state.asked or len(found) == count:
            break
        seat = state.to_act()
        legal = state.legal(seat)
        if k % apart == apart - 1 and len(legal) > 1:
            found.append(state.copy(FastRng(k)))
        state.apply(seat, legal[rng.below(len(legal))])
    return found


def asked(state: State, seat: int) -> tuple[Answer, list[Reason]]:
    return hint(state.game, state.view(seat), state.legal(seat), SEED)


@pytest.mark.pure
@pytest.mark.parametrize("key", keys())
def test_two_worlds_alike_to_a_seat_give_the_same_hint(key: str) -> None:
    """The cards that the seat cannot place are dealt anew: the same answer, the same reasons, to the letter."""
    game = make(key, identity(key).least, {})
    chance = FastRng(5)
    compared = 0
    for state in positions(game, 5, 7):
        seat = int(state.to_act())
        twin = exchanged(state, seat, placed(state, seat), True, chance, FastRng(9))
        if twin is None:
            continue
        assert twin.view(seat) == state.view(seat)
        one, other = asked(state, seat), asked(twin, seat)
        assert one[0] is other[0]
        assert msgspec.json.encode(one[1]) == msgspec.json.encode(other[1])
        compared += 1
    assert compared


@pytest.mark.pure
@pytest.mark.parametrize("key", keys())
def test_a_hint_is_an_own_answer_with_reasons_in_every_language(key: str) -> None:
    game = make(key, identity(key).least, {})
    declared = {words.split()[0]: words.split()[1:] for words in [*COMMON, *game.argued]}
    for state in positions(game, 4, 5):
        seat = int(state.to_act())
        answer, reasons = asked(state, seat)
        assert answer in state.legal(seat)
        assert reasons
        for word, numbers in reasons:
            assert list(numbers) == declared[word]
            texts = {Words(lang, game, strict=True).tell(f"reason-{word}", numbers) for lang in LANGS}
            assert len(texts) == len(LANGS)


def test_a_single_answer_needs_no_thinking() -> None:
    game = new("sen", 2)
    state = game.read_position("dream 0: 1 2 0 3\ndream 1: 1 4 3 6\nturn: 1\nasks: 0 1 count\ncaller: 0\nround: 1\n"
                               "scores: 0 14\nlast: 0 14", FastRng(1))
    assert [reason for reason, _ in asked(state, 0)[1]] == ["only"]


# ---- what Sen says
def why(position: str, answer: str) -> Reason:
    game = new("sen", 2)
    state = game.read_position(position, FastRng(1))
    return INSTINCT.reason(state, 0, game.answers.parse(answer))


def test_who_knows_all_lands_knows_the_chance_to_be_lowest() -> None:
    known = "dream 0: 0:0 0:0 1:0 1:0\ndream 1: 9* 9* 9* 9*\nturn: 0"
    assert why(known, "wake") == ("lowest", {"chance": 100})
    assert why(known.replace("0:0 0:0 1:0 1:0", "9:0 9:0 9:0 9:0").replace("9* 9* 9* 9*", "0* 0* 0* 1*"), "wake") == (
        "lowest", {"chance": 0})
    unknown = why("dream 0: 0:0 0:0 1:0 1:0\nturn: 0", "wake")
    assert 95 < unknown[1]["chance"] <= 100


def test_that_a_call_is_out_of_the_question_is_no_reason_to_draw() -> None:
    low = "dream 0: 0:0 0:0 1:0 1:0\ndream 1: 9* 9* 9* 9*\nturn: 0"
    high = "dream 0: 9:0 9:0 9:0 9:0\ndream 1: 0* 0* 0* 1*\nturn: 0"
    assert why(low, "draw") == ("lowest", {"chance": 100})
    assert why(high, "draw") == NO_REASON


def test_what_a_change_saves_is_counted_in_ravens() -> None:
    assert why("dream 0: 8:0 2:0 9 3\ndiscard: 7 1\nturn: 0", "take 0") == ("saves", {"ravens": 7})
    assert why("dream 0: 8:0 2:0 9 3\ndiscard: 7 1\nturn: 0", "take 1") == ("saves", {"ravens": 1})
    assert why("dream 0: 0:0 1:0 0:0 1:0\nhand: 8\nturn: 0\nasks: 0 drawn", "drop") == ("no_better", {})


def test_who_may_not_know_a_land_is_not_told_of_it() -> None:
    """The same words whether the unknown land is the best or the worst."""
    assert why("dream 0: 8:0 2:0 9 9\nturn: 0", "draw") == why("dream 0: 8:0 2:0 0 0\nturn: 0", "draw")


# ---- and the others
def test_koty_counts_points_and_kruki_fields() -> None:
    koty = new("koty", 2)
    state = koty.read_position("dream 0: 6 | - | - | -\ndream 1: 5 | 4 | - | -\nhand 0: 3138\nturn: 0", FastRng(1))
    assert KOTY.reason(state, 0, koty.answers.parse("play 8 1")) == ("gains", {"points": 8})
    kruki = new("kruki", 2)
    race = kruki.new(FastRng(1))
    while race.phase == 0:
        seat = int(race.to_act())
        race.apply(seat, race.legal(seat)[0])
    flight = next((answer for answer in race.legal(race.to_act()) if answer.text.startswith("fly")), None)
    assert flight is not None
    word, numbers = KRUKI.reason(race, race.to_act(), flight)
    assert (word, numbers["fields"] > 0) == ("on", True)


def test_in_teams_a_hint_counts_the_games_that_the_team_wins() -> None:
    """Partners share a game, but each has won it: towards the end of a game more than half of a hundred can be won."""
    told = []
    for state in positions(make("koty", 4, {"teams": "yes"}), 8, 12):
        _, reasons = asked(state, state.to_act())
        told += [numbers["this"] for word, numbers in reasons if word == "chance"]
    assert max(told) > 60
    assert max(told) <= 100
