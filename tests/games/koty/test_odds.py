"""The odds of Koty: what a search takes for the end of a game it does not play to its end."""
from __future__ import annotations

import pytest

from sennik.engine.rng import FastRng
from sennik.engine.state import State
from sennik.games import new
from sennik.games.koty.bot import INSTINCT
from sennik.games.koty.rules import phases

from .dreams import Dreams


def hope(*dreams: str, hands: tuple[str, str] = ("1234", "1234")) -> float:
    return INSTINCT.value(Dreams(*dreams, hands=hands).state)[0]


@pytest.mark.pure
@pytest.mark.parametrize(("seats", "options"), [
    (2, {}), (3, {"night": True}), (4, {"teams": True}), (5, {}), (6, {"teams": True, "night": True})])
def test_the_odds_add_up_to_one_in_a_turn_and_there_are_none_elsewhere(seats: int, options: dict[str, object]) -> None:
    game = new("koty", seats, **options)
    rng = FastRng(seats)
    s: State = game.new(rng)
    while s.asked:
        hopes = INSTINCT.value(s)
        if s.phase == phases.TURN:
            assert len(hopes) == seats
            assert sum(hopes) == pytest.approx(1)
            if "teams" in options:                     # as their returns: partners win or lose together (KOT-G3)
                assert hopes[:seats // 2] == hopes[seats // 2:]
        else:
            assert hopes == []
        before, mark = s.dump(), s.rng.mark()
        INSTINCT.value(s)
        assert (s.dump(), s.rng.mark()) == (before, mark)
        seat = s.to_act()
        legal = s.legal(seat)
        s.apply(seat, legal[rng.below(len(legal))])


@pytest.mark.parametrize(("better", "worse"), [
    ("9 | - | - | -", "- | - | - | -"), ("99 | 8 | - | -", "9 | 8 | - | -"), ("998 | - | - | -", "99R | - | - | -"),
    ("998 | - | - | -", "991 | - | - | -"), ("999 | 999 | 99 | -", "99 | 99 | 99 | -")])
def test_a_better_dream_has_better_odds(better: str, worse: str) -> None:
    rival = "98 | 99 | - | -"
    assert hope(better, rival) > hope(worse, rival)
    assert hope(rival, better) < hope(rival, worse)


def test_a_joker_in_hand_is_worth_something() -> None:
    dreams = ("98 | 99 | - | -", "98 | 99 | - | -")
    assert hope(*dreams, hands=("123J", "1234")) > hope(*dreams) > hope(*dreams, hands=("1234", "123J"))


def test_a_lead_counts_more_the_closer_the_end_is() -> None:
    early = hope("98 | - | - | -", "- | - | - | -")
    late = hope("98 | 999 | 999 | 9", "- | 999 | 999 | 9")
    assert late > early > 0.5
