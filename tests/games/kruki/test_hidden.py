"""KRU-V: who learns what."""
from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from sennik.engine.events import MOVED, Event
from sennik.engine.game import BIT, OPEN, SPECTATOR
from sennik.engine.rng import FastRng
from sennik.games.kruki.rules import facts, zones
from sennik.games.kruki.rules.cards import BLACK, FLIGHT_BACK, WHITE
from sennik.games.kruki.rules.state import KrukiState

from .picture import GAME, play, table

pytestmark = [pytest.mark.pure, pytest.mark.rule("KRU-V1")]

ACTION_BACK = [3, 4]           # by seat

TRACK_PICTURE = """
    W  r  y  g  v
    B  g  b  v  y
    """


def moved(log: list[Event], src: int, dst: int) -> Event:
    return next(event for event in log if event.what == MOVED and (event.src, event.dst) == (src, dst))


def test_a_hand_shows_the_others_only_how_many_flight_and_action_cards_it_holds() -> None:
    s = table(TRACK_PICTURE, white="r r g swap-slide", black="b draw-detour draw-detour")
    for seat in (BLACK, SPECTATOR):
        held = Counter(s.view(seat).cards[zones.HAND + WHITE])
        assert held == {-1 - FLIGHT_BACK[WHITE]: 3, -1 - ACTION_BACK[WHITE]: 1}
    for seat in (WHITE, SPECTATOR):
        held = Counter(s.view(seat).cards[zones.HAND + BLACK])
        assert held == {-1 - FLIGHT_BACK[BLACK]: 1, -1 - ACTION_BACK[BLACK]: 2}
    assert all(face >= 0 for face in s.view(WHITE).cards[zones.HAND + WHITE])


def test_a_pile_shows_how_many_cards_it_holds_and_no_face() -> None:
    s = table(TRACK_PICTURE, white="r r g swap-slide")
    for seat in (WHITE, BLACK, SPECTATOR):
        view = s.view(seat)
        assert view.cards[zones.FLIGHT_PILE + WHITE] == (-1 - FLIGHT_BACK[WHITE],) * 22
        assert view.cards[zones.ACTION_PILE + WHITE] == (-1 - ACTION_BACK[WHITE],) * 7
        assert view.cards[zones.TRACK_PILE] == (-1,) * 36


def test_a_drawn_card_is_seen_by_its_owner_alone_but_its_back_by_all() -> None:
    s = table(TRACK_PICTURE, white="r")
    event = moved(play(s, "end", "draw 0"), zones.FLIGHT_PILE, zones.HAND)
    assert (event.known, event.learned) == (BIT[WHITE], BIT[WHITE])
    assert event.seen(WHITE)[6] >= 0
    assert event.seen(BLACK)[6] == event.seen(SPECTATOR)[6] == -1 - FLIGHT_BACK[WHITE]
    event = moved(play(s, "draw 1"), zones.ACTION_PILE, zones.HAND)
    assert event.seen(BLACK)[6] == -1 - ACTION_BACK[WHITE]


def test_a_drawn_detour_card_is_the_drawers_secret_until_it_lies() -> None:
    s = table(TRACK_PICTURE, white="draw-detour")
    log = play(s, "detour")
    assert moved(log, zones.TRACK_PILE, zones.DRAWN).learned == BIT[WHITE]
    for seat in (BLACK, SPECTATOR):
        assert s.view(seat).cards[zones.DRAWN] == (-1,)
    play(s, "beside 0 1")
    assert s.known[s.cards[zones.DRAWN][0]] == BIT[WHITE]
    place = GAME.place(GAME.answers.parse("beside 0 1"), WHITE)[1].zone
    play(s, s.legal(WHITE)[1].text)
    assert [s.known[card] for card in s.cards[place]] == [OPEN]
    assert s.view(SPECTATOR).cards[place][0] >= 0


def test_played_and_discarded_cards_are_open_to_all() -> None:
    s = table(TRACK_PICTURE, white="r forward-back swap-slide y y g g v")
    play(s, "fly 0")
    assert [s.known[card] for card in s.cards[zones.PLAYED]] == [OPEN]
    play(s, "forward")
    assert [s.known[card] for card in s.cards[zones.GONE]] == [OPEN]
    play(s, "end", "draw 0", "draw 0", "draw 0", "waste 2")
    play(s, s.legal(WHITE)[0].text)
    assert [s.known[card] for card in s.cards[zones.GONE]] == [OPEN, OPEN]
    assert [s.known[card] for card in s.cards[zones.USED]] == [OPEN, OPEN]


def test_the_used_pile_is_open_and_not_only_its_top_card() -> None:
    s = table(TRACK_PICTURE, white="r", white_used="y g v")
    assert all(face >= 0 for face in s.view(BLACK, recall=False).cards[zones.USED])


def test_nobody_knows_the_order_of_a_pile_made_from_the_used_pile() -> None:
    s = table(TRACK_PICTURE, white="r", white_used="y g v")
    s.cards[zones.GONE] += s.cards[zones.FLIGHT_PILE]
    s.cards[zones.FLIGHT_PILE] = []
    play(s, "end", "draw 0")
    assert [s.known[card] for card in s.cards[zones.FLIGHT_PILE]] == [0, 0]


@pytest.mark.rule("KRU-U1")
def test_what_the_first_draws_teach_nobody_but_the_drawer() -> None:
    s = cast(KrukiState, GAME.new(FastRng(3)))
    before = s.view(BLACK).unseen[FLIGHT_BACK[WHITE]]
    play(s, "draw 0", "draw 0", "draw 1", "draw 0", "draw 1")
    assert s.view(BLACK).unseen[FLIGHT_BACK[WHITE]] == before
    assert s.asked == BIT[BLACK]


@pytest.mark.rule("KRU-U1")
def test_nobody_sees_from_which_pile_the_other_takes_the_first_cards_until_both_have_five() -> None:
    s = cast(KrukiState, GAME.new(FastRng(3)))
    before = [s.view(seat).cards for seat in (BLACK, SPECTATOR)]
    for pile in (0, 1, 1, 0, 1):
        s.log = []
        s.apply(WHITE, GAME.answers.parse(f"draw {pile}"))
        assert [s.view(seat).cards for seat in (BLACK, SPECTATOR)] == before
        assert {event.seen(BLACK)[8] for event in s.log} == {event.seen(SPECTATOR)[8] for event in s.log} == {"apart"}
        assert s.log[-1].seen(WHITE)[6] >= 0
        assert s.view(BLACK).asked == BIT[WHITE] | BIT[BLACK]     # nor whether the other is done
    for _ in range(5):
        s.apply(BLACK, GAME.answers.parse("draw 0"))
    assert s.view(BLACK).cards[zones.HAND + WHITE] == (-1 - ACTION_BACK[WHITE],) * 3 + (-1 - FLIGHT_BACK[WHITE],) * 2


def test_where_a_choice_has_been_pointed_at_is_open_and_gone_afterwards() -> None:
    s = table(TRACK_PICTURE, white="swap-slide")
    play(s, "swap", "card 2")
    assert s.view(BLACK).facts[facts.CHOSEN] == 2
    play(s, "card 0")
    assert s.view(BLACK).facts[facts.CHOSEN] == -1
