"""The instinct of Kruki: what it knows, what it does in plain positions, and that it beats chance."""
from __future__ import annotations

from typing import cast

import pytest

from sennik.engine.game import BIT
from sennik.engine.rng import FastRng, Rng
from sennik.engine.state import State
from sennik.games.kruki.bot import INSTINCT
from sennik.games.kruki.rules import phases
from sennik.games.kruki.rules.state import KrukiState

from .picture import GAME, play, show, spot, table


def best(s: State, seat: int, rng: Rng) -> str:
    legal = s.legal(seat)
    weights = INSTINCT.weigh(s, seat, legal)
    highest = max(weights)
    answers = [answer.text for answer, weight in zip(legal, weights) if weight == highest]
    return answers[rng.below(len(answers))]


def turn_of(s: KrukiState) -> list[str]:
    """All that the instinct does in this turn."""
    done = []
    mover = s.to_act()
    while s.asked == BIT[mover] and GAME.phases[s.phase].name not in {"draw", "over"}:
        done.append(best(s, mover, FastRng(1)))
        play(s, done[-1])
    return done


@pytest.mark.pure
def test_it_looks_only_at_what_the_seat_knows() -> None:
    rng = FastRng(5)
    looked = 0
    for seed in range(4):
        s = GAME.new(FastRng(seed))
        while s.asked:
            seat = s.to_act()
            legal = s.legal(seat)
            weights = INSTINCT.weigh(s, seat, legal)
            if len(legal) > 1 and rng.below(4) == 0:
                imagined = GAME.imagine(s.view(seat), FastRng(seed))
                again = s.copy(FastRng(1))
                again.redeal(seat)
                assert INSTINCT.weigh(imagined, seat, legal) == weights
                assert INSTINCT.weigh(again, seat, legal) == weights
                looked += 1
            s.apply(seat, GAME.answers.parse(best(s, seat, rng)) if rng.below(3) else legal[rng.below(len(legal))])
    assert looked > 100


@pytest.mark.pure
def test_weighing_changes_nothing_and_uses_no_chance() -> None:
    for seed in range(3):
        rng = FastRng(seed)
        s = GAME.new(rng)
        while s.asked:
            seat = s.to_act()
            before = s.digest()
            text = best(s, seat, FastRng(seed))
            assert s.digest() == before
            s.apply(seat, GAME.answers.parse(text))


def test_it_beats_chance() -> None:
    won = 0.0
    for number in range(30):
        rng = FastRng(number)
        s = GAME.new(rng)
        while s.asked:
            seat = s.to_act()
            legal = s.legal(seat)
            mine = seat == number % 2
            s.apply(seat, GAME.answers.parse(best(s, seat, rng)) if mine else legal[rng.below(len(legal))])
        won += s.returns()[number % 2]
    assert won > 27


def test_it_flies_as_far_as_single_cards_carry() -> None:
    s = table("""
        W  r  y  g  v  r
        B  g  b  v  y  b
        """, white="y g r v")
    assert turn_of(s) == ["fly 0", "fly 1", "fly 2", "fly 3", "end"]


def test_it_takes_the_winning_step() -> None:
    s = table("""
        W  r  y  g
        B  g  b@ v
        """, white="v v forward-back", starter="black")
    turn_of(s)
    assert s.returns() == [1.0, 0.0]


def test_it_wins_by_removing_the_last_column() -> None:
    s = table("""
        W  r  y  g
        B  g  b@ v
        """, white="v b rotate-remove", starter="black")
    assert turn_of(s) == ["remove", "card 0"]


def test_it_does_not_break_up_cards_that_fit_soon_for_one_field() -> None:
    s = table("""
        W  r@ y  g  v  g  b  r  y  v
        B  g  b  v  y  b  y  g  b  r
        """, white="g g")
    assert turn_of(s) == ["end"]


def test_it_plays_a_pair_that_opens_the_way() -> None:
    s = table("""
        W  r@ y  g  v  r  b  r  y  v
        B  g  b  v  y  b  y  g  b  r
        """, white="b b g v r")
    assert turn_of(s)[:4] == ["pair 4", "fly 2", "fly 3", "fly 0"]


def test_it_lays_a_detour_in_the_rivals_way_and_not_in_its_own() -> None:
    s = table("""
        W  r  y  g  v  r@ b  r  y  v
        B  g  b  v# y  b  y  g  b  r
        """, white="draw-detour")
    play(s, "detour")
    assert s.phase == phases.BESIDE
    play(s, best(s, 0, FastRng(1)))
    play(s, best(s, 0, FastRng(1)))
    assert s.phase == phases.TURN
    assert show(s).splitlines()[0].startswith("W1")
    assert "-" in show(s).splitlines()[0]
    assert spot(s, "white") == 7                   # two fields more behind it


def test_it_discards_what_fits_nowhere() -> None:
    s = table("""
        W  r@ y  g  v  y  g
        B  g  b  v  y  r  v
        """, white="y g v g v y b forward-back")
    s.phase = next(i for i, phase in enumerate(GAME.phases) if phase.name == "limit")
    assert best(s, 0, FastRng(1)) == "drop 4"


def test_it_draws_flight_cards_while_both_ravens_are_far_from_home() -> None:
    s = cast(KrukiState, GAME.new(FastRng(1)))
    for _ in range(5):
        assert best(s, 0, FastRng(1)) == "draw 0"
        play(s, "draw 0")


@pytest.mark.parametrize(("hand", "pile"), [("y v", "draw 1"), ("y forward-back forward-back swap-slide", "draw 1"),
                                            ("forward-back rotate-remove swap-slide draw-detour", "draw 0")])
def test_it_draws_action_cards_when_a_raven_comes_near_home(hand: str, pile: str) -> None:
    s = table("""
        W  r@ y  g#  v  y  g
        B  g  b  v  y  r  v
        """, white=hand, starter="black")
    play(s, "end")
    assert best(s, 0, FastRng(1)) == pile


def test_a_place_for_a_detour_is_as_good_as_the_better_way_round_there() -> None:
    s = table("""
        W  r  y  g  v  r@ b  r  y  v
        B  g  b  v# y  b  y  g  b  r
        """, white="draw-detour")
    play(s, "detour")
    places = s.legal(0)
    for place, weight in zip(places, INSTINCT.weigh(s, 0, places)):
        laid = s.copy(FastRng(1))
        laid.apply(0, place)
        assert laid.phase == phases.LAY
        assert weight == max(INSTINCT.weigh(laid, 0, laid.legal(0)))


def test_who_can_fly_does_not_end_a_turn_after_which_cards_must_go() -> None:
    row = """
        W  r@ y  g  v  y  g
        B  g  b  v  y  r  v
        """
    full = table(row, white="y y g v b")
    assert "end" not in [answer.text for answer in INSTINCT.sensible(full, 0, full.legal(0), None)]
    roomy = table(row, white="y y g v")
    assert "end" in [answer.text for answer in INSTINCT.sensible(roomy, 0, roomy.legal(0), None)]
    stuck = table(row, white="r g v b swap-slide")
    assert "end" in [answer.text for answer in INSTINCT.sensible(stuck, 0, stuck.legal(0), None)]


def dropped(s: KrukiState, *given: str) -> set[str]:
    """What is left out after these answers, about each of which the bot had to think."""
    play(s, *given)
    legal = s.legal(s.to_act())
    left = INSTINCT.steady(s, s.to_act(), legal, [GAME.answers.parse(text) for text in given])
    return {answer.text for answer in legal if answer not in left}


def test_nobody_puts_the_track_back_to_how_it_was_unless_something_was_flown_in_between() -> None:
    row = """
        W  r  y  g  v  r@ b  r  y  v
        B  g  b  v# y  b  y  g  b  r
        """
    turn, swap = "rotate-remove rotate-remove b", "swap-slide swap-slide b"
    assert dropped(table(row, white=turn), "rotate", "card 6", "rotate") == {"card 6"}
    assert dropped(table(row, white=turn), "rotate", "card 6", "fly 4", "rotate") == set()
    assert dropped(table(row, white=turn), "rotate", "card 6", "remove") == set()
    assert dropped(table(row, white=swap), "swap", "card 6", "card 8", "swap", "card 8") == {"card 6"}
    assert dropped(table(row, white=swap), "swap", "card 6", "card 8", "swap", "card 7") == set()
    assert dropped(table(row, white=swap), "swap", "card 6", "card 8", "fly 4", "swap", "card 8") == set()
    assert dropped(table(row, white=swap), "swap", "card 6") == set()


def test_nobody_removes_the_detour_just_laid() -> None:
    s = table("""
        W  r  y  g  v  r@ b  r  y  v
        B  g  b  v# y  b  y  g  b  r
        """, white="draw-detour rotate-remove")
    play(s, "detour")
    beside = s.legal(0)[0].text
    lay = s.copy(FastRng(1))
    lay.apply(0, GAME.answers.parse(beside))
    given = ["detour", beside, lay.legal(0)[0].text]
    play(s, *given[1:], "remove")
    left = INSTINCT.steady(s, 0, s.legal(0), [GAME.answers.parse(text) for text in [*given, "remove"]])
    assert [answer.text.split()[0] for answer in s.legal(0) if answer not in left] == ["detour_card"]
