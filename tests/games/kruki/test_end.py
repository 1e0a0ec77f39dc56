"""KRU-E: who has finished, and who has won."""
from __future__ import annotations

import pytest

from sennik.games.kruki.rules import facts, zones
from sennik.games.kruki.rules.cards import BLACK, WHITE
from sennik.games.kruki.rules.state import KrukiState

from .picture import GAME, answers, plain, play, show, table, told

pytestmark = pytest.mark.pure


def phase(s: KrukiState) -> str:
    return GAME.phases[s.phase].name


LAST_STEP = """
    W  r  y  g
    B  g  b@ v
    """
BOTH = """
    W  r  y# g
    B  g  b@ v
    """


@pytest.mark.rule("KRU-E1")
def test_a_raven_on_the_last_field_has_finished_and_its_turn_stops_without_drawing() -> None:
    s = table(LAST_STEP, white="g y v")
    log = play(s, "fly 2")
    assert told(log, "finishes") == [(WHITE, 0, 0, 0)]
    assert (s.facts[facts.MOVER], s.facts[facts.FINISHED + WHITE]) == (BLACK, 1)
    assert (len(s.cards[zones.PLAYED]), len(s.cards[zones.USED + WHITE])) == (0, 1)
    assert answers(s, "white") == set()


@pytest.mark.rule("KRU-E1")
def test_an_action_of_ones_own_that_shortens_the_path_finishes() -> None:
    s = table(LAST_STEP, white="rotate-remove", starter="black")
    play(s, "remove", "card 0")
    assert (phase(s), s.returns()) == ("over", [1.0, 0.0])


@pytest.mark.rule("KRU-E1", "KRU-E2")
def test_a_raven_finishes_before_its_first_card_when_the_rival_has_shortened_the_path() -> None:
    """Vector: finish by the rival shortening the path."""
    s = table("""
        W  r  y  g
        B  g  b@ v
        """, white="", black="rotate-remove", mover="black", starter="black")
    play(s, "remove", "card 0")
    assert s.facts[facts.FINISHED + WHITE] == 0              # until then it could be moved back
    log = play(s, "end", "draw 0", "draw 0", "draw 0")
    assert told(log, "finishes") == [(WHITE, 0, 0, 0)]
    assert (phase(s), s.returns()) == ("over", [1.0, 0.0])
    assert show(s) == plain("""
        W  .  y  g
        B  .  b@ v
        """)


@pytest.mark.rule("KRU-E1")
def test_a_rival_who_shortens_the_path_may_still_lengthen_it_in_the_same_turn() -> None:
    s = table("""
        W  r  y  g
        B  g  b@ v
        """, black="rotate-remove draw-detour", mover="black")
    play(s, "remove", "card 0", "detour", "beside 1 0")
    play(s, min(answers(s)), "end", "draw 0", "draw 0", "draw 0")
    assert phase(s) == "turn"
    assert (s.facts[facts.MOVER], s.facts[facts.FINISHED + WHITE]) == (WHITE, 0)       # a detour field comes last now


@pytest.mark.rule("KRU-E1")
def test_a_finished_raven_has_finished_for_good() -> None:
    s = table(BOTH, white="g", black="draw-detour r")
    play(s, "fly 2", "detour", "beside 1 0")
    play(s, min(answers(s)))
    assert s.facts[facts.FINISHED + WHITE] == 1
    play(s, "end")
    assert (phase(s), s.returns()) == ("over", [1.0, 0.0])


@pytest.mark.rule("KRU-E2")
def test_the_second_player_who_finishes_first_wins_at_once() -> None:
    s = table(BOTH, white="g", black="r r r", starter="black")
    log = play(s, "fly 2")
    assert (phase(s), s.asked, s.returns()) == ("over", 0, [1.0, 0.0])
    assert told(log, "wins") == [(WHITE, 0, 0, 0)]


@pytest.mark.rule("KRU-E3")
def test_when_the_starting_player_finishes_first_the_second_has_one_last_turn() -> None:
    s = table(BOTH, white="g", black="v v")
    log = play(s, "fly 2")
    assert told(log, "last") == [(BLACK, 0, 0, 0)]
    assert answers(s) == {"pair 3", "end"}
    log = play(s, "end")
    assert (phase(s), s.asked, s.returns()) == ("over", 0, [1.0, 0.0])
    assert told(log, "wins") == [(WHITE, 0, 0, 0)]


@pytest.mark.rule("KRU-E3")
@pytest.mark.parametrize(("white", "black", "shares"), [
    ("g", "r y", [0.0, 1.0]), ("g y", "r", [1.0, 0.0]), ("g y rotate-remove", "r b v", [0.5, 0.5]),
    ("g", "r", [0.5, 0.5])])
def test_if_both_finish_the_larger_hand_wins_and_equal_hands_share(white: str, black: str, shares: list[float]) -> None:
    s = table(BOTH, white=white, black=black)
    play(s, "fly 2", "fly 0")
    assert (phase(s), s.returns()) == ("over", shares)
    assert sum(s.returns()) == 1


@pytest.mark.rule("KRU-E3", "KRU-E1")
def test_the_second_player_may_finish_before_the_first_card_of_the_last_turn() -> None:
    s = table("""
        W  .  y# g
        B  g  b@ v
        B1 r
        """, white="g y", black="")
    play(s, "fly 2")
    assert (phase(s), s.returns()) == ("over", [1.0, 0.0])     # 1 card against none


@pytest.mark.rule("KRU-E3")
def test_a_starting_player_finished_by_the_rivals_action_leaves_the_rival_a_last_turn() -> None:
    s = table("""
        W  r  y  g
        B  g  b@ v#
        """, black="rotate-remove", mover="black", starter="white")
    play(s, "remove", "card 0", "end", "draw 0", "draw 0")
    log = play(s, "draw 0")
    assert told(log, "finishes") == [(WHITE, 0, 0, 0)]
    assert (phase(s), s.facts[facts.MOVER]) == ("turn", BLACK)
