"""The odds of Kruki: what a search takes for the end of a game it does not play to its end."""
from __future__ import annotations

import pytest

from sennik.engine.state import State
from sennik.games.kruki.bot import INSTINCT
from sennik.games.kruki.bot.model import HIDDEN, INPUTS, WEIGHTS
from sennik.games.kruki.bot.value import judged
from sennik.games.kruki.rules import phases

from .picture import game_of, table

ROW = """
    W  r{}  y  g{}  v  r  b  r{}  y  v
    B  g   b  v  y  b  y  g  b  r
    """
NEAR_HOME = """
    W  r  y#  g
    B  g  b@  v
    """


def white(s: State) -> float:
    return INSTINCT.value(s)[0]


@pytest.mark.pure
def test_the_odds_add_up_to_one_in_a_turn_and_there_are_none_elsewhere() -> None:
    turns = 0
    for seed in range(3):
        for s in game_of(seed):
            if s.asked and s.phase == phases.TURN:
                hopes = INSTINCT.value(s)
                assert sum(hopes) == pytest.approx(1)
                assert all(0 <= hope <= 1 for hope in hopes)
                turns += 1
            elif s.asked:
                assert INSTINCT.value(s) == []
    assert turns > 100


@pytest.mark.pure
def test_asking_for_the_odds_changes_nothing_and_uses_no_chance() -> None:
    for s in game_of(5):
        before, mark = s.dump(), s.rng.mark()
        INSTINCT.value(s)
        assert (s.dump(), s.rng.mark()) == (before, mark)


def test_who_is_further_on_has_better_odds() -> None:
    hopes = [white(table(ROW.format(*("@" if k == at else "" for k in range(3))), white="y v", black="y v"))
             for at in range(3)]
    assert hopes == sorted(hopes)
    assert hopes[2] > hopes[0] + 0.1


def test_a_card_more_is_a_better_chance_and_a_rivals_card_a_worse_one() -> None:
    plain = white(table(ROW.format("@", "", ""), white="y v", black="y v"))
    assert white(table(ROW.format("@", "", ""), white="y v g", black="y v")) > plain
    assert white(table(ROW.format("@", "", ""), white="y v swap-slide", black="y v")) > plain
    assert white(table(ROW.format("@", "", ""), white="y v", black="y v swap-slide")) < plain


@pytest.mark.rule("KRU-E2")
def test_the_second_player_with_a_way_home_has_as_good_as_won() -> None:
    assert white(table(NEAR_HOME, white="g", black="r", starter="black")) > 0.95


@pytest.mark.rule("KRU-E3")
def test_the_starting_player_with_a_way_home_still_has_to_fear_a_last_turn() -> None:
    hopeless = white(table(NEAR_HOME, white="g", black="b", starter="white"))
    larger = white(table(NEAR_HOME, white="g v v", black="r", starter="white"))
    smaller = white(table(NEAR_HOME, white="g", black="r v v", starter="white"))
    assert hopeless > larger > 0.5 > smaller


@pytest.mark.rule("KRU-E3")
@pytest.mark.parametrize(("hand", "hope"), [("g", 0.0), ("g v", 0.5), ("g v v", 1.0)])
def test_in_the_last_turn_only_the_larger_hand_counts(hand: str, hope: float) -> None:
    s = table("""
        W  r#  y  g
        B  g  b@  v
        """, white=hand, black="v", starter="black", finished="black")
    assert white(s) == hope


@pytest.mark.rule("KRU-E3")
def test_without_a_way_home_in_the_last_turn_there_is_little_hope() -> None:
    s = table("""
        W  r#  y  g
        B  g  b@  v
        """, white="v", black="v", starter="black", finished="black")
    assert white(s) < 0.05


def test_the_network_says_the_same_plain_and_compiled() -> None:
    assert len(WEIGHTS) == 1 + HIDDEN * (2 + INPUTS)
    told = [judged([0.25 * ((k * step) % 9 - 4) for k in range(INPUTS)]) for step in (1, 2, 4, 5)]
    assert told == pytest.approx([0.001148246051711367, 0.532800681999325, 0.22550381147666504, 0.45458823817694805],
                                 rel=1e-12)


def test_action_cards_far_from_home_do_not_make_up_for_flights() -> None:
    """Both at the start: seven cards of which none flies, against a hand that flies at once."""
    actions = "forward-back rotate-remove swap-slide draw-detour"
    far = white(table(ROW.format("", "", ""), white=f"{actions} y", black="g b v y", starter="black"))
    assert far < white(table(ROW.format("", "", ""), white="r y g v y", black="g b v y", starter="black"))
