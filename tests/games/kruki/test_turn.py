"""KRU-U and KRU-F: drawing, playing, the limit of the hand; flying."""
from __future__ import annotations

from typing import cast

import pytest

from sennik.engine.game import BIT
from sennik.engine.rng import FastRng
from sennik.games.kruki.rules import facts, zones
from sennik.games.kruki.rules.cards import BLACK, WHITE
from sennik.games.kruki.rules.state import KrukiState

from .picture import GAME, answers, path, plain, play, show, spot, table, told

pytestmark = pytest.mark.pure

TRACK = """
    W  r  y  g  v
    B  g  b  v  y
    """


def phase(s: KrukiState) -> str:
    return GAME.phases[s.phase].name


def hands(s: KrukiState) -> list[int]:
    return [len(s.cards[zones.HAND + seat]) for seat in (WHITE, BLACK)]


# ---- KRU-U
@pytest.mark.rule("KRU-U1")
def test_both_players_draw_their_first_five_cards_at_once_in_any_mix() -> None:
    s = cast(KrukiState, GAME.new(FastRng(1)))
    flight, action = GAME.answers.parse("draw 0"), GAME.answers.parse("draw 1")
    for seat, answer in ((1, action), (0, flight), (1, action), (1, action), (1, action), (0, action), (1, action)):
        assert s.asked & BIT[seat]
        s.apply(seat, answer)
    assert s.asked == BIT[0]                       # black has five and waits
    for answer in (flight, flight, action):
        assert phase(s) == "first_cards"
        s.apply(0, answer)
    assert hands(s) == [5, 5]
    assert [len(s.cards[zones.FLIGHT_PILE + seat]) for seat in (0, 1)] == [22, 25]
    assert [len(s.cards[zones.ACTION_PILE + seat]) for seat in (0, 1)] == [6, 3]
    assert (phase(s), s.asked) == ("turn", BIT[s.facts[facts.STARTER]])


@pytest.mark.rule("KRU-U1")
def test_each_of_the_first_cards_is_seen_before_the_next_is_chosen() -> None:
    s = cast(KrukiState, GAME.new(FastRng(1)))
    for n in range(1, 4):
        s.apply(WHITE, GAME.answers.parse("draw 0"))
        assert [s.known[card] for card in s.cards[zones.HAND + WHITE]] == [BIT[WHITE]] * n
        assert [answer.text for answer in s.legal(WHITE)] == ["draw 0", "draw 1"]


@pytest.mark.rule("KRU-U1")
def test_the_starting_player_is_drawn_by_the_seed() -> None:
    starters = [GAME.new(FastRng(seed)).facts[facts.STARTER] for seed in range(100)]
    assert 30 < sum(starters) < 70


@pytest.mark.rule("KRU-U1")
def test_a_pile_gives_any_of_its_cards() -> None:
    drawn = set()
    for seed in range(60):
        s = GAME.new(FastRng(seed))
        s.apply(WHITE, GAME.answers.parse("draw 1"))
        drawn.add(s.kind(zones.HAND + WHITE, 0))
    assert len(drawn) == 4


@pytest.mark.rule("KRU-U2")
def test_any_number_of_cards_is_played_one_after_another_none_included() -> None:
    s = table(TRACK, white="r y forward-back g")
    play(s, "fly 0", "forward", "fly 2")
    assert (spot(s, "white"), s.facts[facts.MOVER], phase(s)) == (3, WHITE, "turn")
    s = table(TRACK, white="r y")
    play(s, "end")
    assert (spot(s, "white"), phase(s)) == (0, "draw")


@pytest.mark.rule("KRU-U2")
def test_a_card_that_cannot_be_carried_out_cannot_be_played() -> None:
    s = table(TRACK, white="y g forward-back", black="r")
    assert answers(s) == {"forward", "end"}            # no yellow or green ahead, no pair, the rival at the start
    assert answers(s, "black") == set()


@pytest.mark.rule("KRU-U2")
def test_an_action_without_a_card_to_touch_cannot_be_played() -> None:
    s = table("""
        W  r@ .
        B  g  b#
        B1 .  v
        """, white="rotate-remove swap-slide draw-detour forward-back")
    # the two ravens hold all the cards of the track
    assert answers(s) == {"forward", "back", "more", "detour", "end"}
    s = table("""
        W  r@ y
        B  g# b
        """, white="rotate-remove swap-slide")
    assert answers(s) == {"rotate", "remove", "slide", "end"}      # one card is not enough for a swap


@pytest.mark.rule("KRU-U3")
def test_played_flight_cards_reach_the_used_pile_at_the_end_of_the_turn() -> None:
    s = table(TRACK, white="r y g")
    play(s, "fly 0", "fly 1")
    assert (len(s.cards[zones.PLAYED]), len(s.cards[zones.USED])) == (2, 0)
    play(s, "end")
    assert (len(s.cards[zones.PLAYED]), len(s.cards[zones.USED])) == (0, 2)


@pytest.mark.rule("KRU-U3")
def test_three_cards_are_drawn_one_at_a_time_from_either_own_pile() -> None:
    s = table(TRACK, white="r")
    play(s, "end")
    for left in (3, 2, 1):
        assert hands(s)[0] == 4 - left
        assert answers(s) == {"draw 0", "draw 1"}
        play(s, "draw 0" if left == 2 else "draw 1")
        assert all(s.known[card] == BIT[WHITE] for card in s.cards[zones.HAND])
    assert (hands(s)[0], s.facts[facts.MOVER], phase(s)) == (4, BLACK, "turn")


@pytest.mark.rule("KRU-U3")
def test_the_hand_is_discarded_down_to_seven_flights_to_the_used_pile_actions_out_of_the_game() -> None:
    s = table(TRACK, white="y y g g v swap-slide")
    play(s, "end", "draw 0", "draw 0", "draw 0")
    assert (hands(s)[0], phase(s), s.asked) == (9, "limit", BIT[WHITE])
    assert {"drop 1", "drop 2", "drop 3", "waste 2"} <= answers(s)
    play(s, "drop 1")
    assert [s.kind(zones.USED, 0)] == [GAME.kinds.index("white-yellow")]
    play(s, "waste 2")
    assert [s.kind(zones.GONE, i) for i in range(len(s.cards[zones.GONE]))][-1] == GAME.kinds.index("white-swap-slide")
    assert (hands(s)[0], s.facts[facts.MOVER]) == (7, BLACK)


@pytest.mark.rule("KRU-U3")
def test_seven_cards_may_be_kept() -> None:
    s = table(TRACK, white="y g v b")
    play(s, "end", "draw 0", "draw 0", "draw 0")
    assert (hands(s)[0], s.facts[facts.MOVER], phase(s)) == (7, BLACK, "turn")


@pytest.mark.rule("KRU-U4")
def test_an_empty_flight_pile_is_made_new_from_the_used_pile_when_a_card_is_drawn_from_it() -> None:
    s = table(TRACK, white="r")
    s.cards[zones.USED] = s.cards[zones.FLIGHT_PILE][:5]
    s.cards[zones.GONE] += s.cards[zones.FLIGHT_PILE][5:]
    s.cards[zones.FLIGHT_PILE] = []
    play(s, "end")
    assert (len(s.cards[zones.FLIGHT_PILE]), len(s.cards[zones.USED])) == (0, 5)        # not before it is needed
    assert answers(s) == {"draw 0", "draw 1"}
    log = play(s, "draw 0")
    assert (len(s.cards[zones.FLIGHT_PILE]), len(s.cards[zones.USED])) == (4, 0)
    assert [event.what for event in log].count(3) == 1
    assert all(s.known[card] == 0 for card in s.cards[zones.FLIGHT_PILE])


@pytest.mark.rule("KRU-U4")
def test_the_action_pile_is_never_refilled() -> None:
    s = table(TRACK, white="r")
    s.cards[zones.GONE] += s.cards[zones.ACTION_PILE]
    s.cards[zones.ACTION_PILE] = []
    play(s, "end")
    assert answers(s) == {"draw 0"}


@pytest.mark.rule("KRU-U4")
def test_drawing_is_compulsory_while_a_pile_can_give_and_fewer_are_drawn_when_none_can() -> None:
    s = table(TRACK, white="r")
    s.cards[zones.GONE] += s.cards[zones.FLIGHT_PILE] + s.cards[zones.ACTION_PILE][2:]
    s.cards[zones.FLIGHT_PILE], s.cards[zones.ACTION_PILE] = [], s.cards[zones.ACTION_PILE][:2]
    play(s, "end")
    assert answers(s) == {"draw 1"}
    play(s, "draw 1", "draw 1")
    assert (hands(s)[0], s.facts[facts.MOVER], phase(s)) == (3, BLACK, "turn")
    s = table(TRACK, white="r")
    s.cards[zones.GONE] += s.cards[zones.FLIGHT_PILE] + s.cards[zones.ACTION_PILE]
    s.cards[zones.FLIGHT_PILE], s.cards[zones.ACTION_PILE] = [], []
    play(s, "end")
    assert (hands(s)[0], s.facts[facts.MOVER], phase(s)) == (1, BLACK, "turn")


# ---- KRU-F
@pytest.mark.rule("KRU-F1")
def test_a_flight_card_of_the_next_land_moves_the_raven_there() -> None:
    s = table(TRACK, white="r g")
    assert answers(s) == {"fly 0", "end"}
    play(s, "fly 0")
    assert spot(s, "white") == 1
    s = table(TRACK, black="g r", mover="black")
    assert answers(s) == {"fly 2", "end"}


@pytest.mark.rule("KRU-F1", "KRU-F2", "KRU-F3")
def test_the_rulebooks_first_example() -> None:
    green_then_violet = """
        W  r@ g  v
        B  g  b  y
        """
    s = table(green_then_violet, white="g v")
    play(s, "fly 2", "fly 3")
    assert spot(s, "white") == 3
    two_greens = """
        W  r@ g  g
        B  g  b  y
        """
    s = table(two_greens, white="g")
    play(s, "fly 2")
    assert spot(s, "white") == 3
    violet = """
        W  r@ v
        B  g  b
        """
    s = table(violet, white="g g")
    play(s, "pair 2")
    assert spot(s, "white") == 2


@pytest.mark.rule("KRU-F2")
def test_one_card_flies_over_all_equal_lands_to_the_last() -> None:
    s = table("""
        W  r@ y  y  y  g
        B  g  b  v  b  r
        """, white="y")
    log = play(s, "fly 1")
    assert spot(s, "white") == 4
    assert told(log, "flies") == [(1, 3, 0, 0)]


@pytest.mark.rule("KRU-F2")
def test_holes_do_not_interrupt_a_run() -> None:
    s = table("""
        W  r@ y  .  y  .  y  g
        B  g  b  .  b  .  v  r
        """, white="y")
    play(s, "fly 1")
    assert spot(s, "white") == 4


@pytest.mark.rule("KRU-F2")
def test_a_run_goes_on_round_the_turn_at_the_end_of_the_row() -> None:
    """Vector: a run over the turn, with a hole in it."""
    s = table("""
        W1 .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  y
        W  r  y  g  v  r  y  g  v  r  y  g  v  r  y  g@ b
        B  g  v  b  r  g  v  b  r  g  v  b  r  g  v  b  .
        """, white="b")
    assert path(s) == "r y g v r y g v r y g v r y g b b v g r b v g r b v g r b v g"
    play(s, "fly 4")
    assert spot(s, "white") == 17                  # W16, then B15: B16 is a hole


@pytest.mark.rule("KRU-F2")
def test_at_the_end_of_the_path_the_last_field_ends_the_run() -> None:
    s = table("""
        W  r  y@
        B  b  b
        """, white="b", starter="black")
    play(s, "fly 4")
    assert s.returns() == [1.0, 0.0]
    assert spot(s, "white") == 4


@pytest.mark.rule("KRU-F2")
def test_detour_fields_count_like_any_other() -> None:
    s = table("""
        W1 .  y- -g
        W  r@ y  g
        B  g  b  v
        """, white="y g")
    assert path(s) == "r y y g g v b g"
    play(s, "fly 1", "fly 2")
    assert spot(s, "white") == 5


@pytest.mark.rule("KRU-F3")
def test_two_equal_flight_cards_count_as_one_of_whatever_comes_next_over_a_whole_run() -> None:
    s = table("""
        W  r@ y  y  g
        B  g  b  v  r
        """, white="b b v")
    assert answers(s) == {"pair 4", "end"}
    log = play(s, "pair 4")
    assert spot(s, "white") == 3
    assert told(log, "pairs") == [(4, 1, 2, 0)]
    assert len(s.cards[zones.PLAYED]) == 2


@pytest.mark.rule("KRU-F3")
def test_two_cards_of_the_next_land_itself_are_any_two_equal_cards_too() -> None:
    s = table(TRACK, white="r r")
    assert answers(s) == {"fly 0", "pair 0", "end"}


@pytest.mark.rule("KRU-F3")
def test_two_different_cards_are_no_pair() -> None:
    s = table(TRACK, white="y g v b")
    assert answers(s) == {"end"}
    assert show(s) == plain(TRACK)
