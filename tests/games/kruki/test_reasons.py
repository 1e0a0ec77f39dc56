"""Why a place cannot be touched: what the rules say of it, from the view alone."""
from __future__ import annotations

import pytest

from sennik.engine.game import Place
from sennik.games.kruki.rules import phases, reasons, zones
from sennik.games.kruki.rules.cards import ACTION_KIND, BLACK, FLIGHT_KIND, SWAP_SLIDE, WHITE
from sennik.games.kruki.rules.zones import COLUMN, DETOUR, HAND

from .picture import GAME, table

pytestmark = pytest.mark.pure

TRACK = """
    W1 .  b  .  r- -y
    W  r  v  g  y  b@ v
    B  g  .  v  r# r  b
    """


def why(place: Place, phase: int = phases.TURN, white: str = "", black: str = "") -> str:
    s = table(TRACK, phase=phase, white=white, black=black)
    return GAME.why_not(s.view(WHITE, recall=False, whole=False), place)


@pytest.mark.rule("KRU-F1", "KRU-F3", "KRU-U2")
def test_in_a_turn_a_flight_card_needs_its_land_and_the_track_an_action_card() -> None:
    assert why(Place(HAND + WHITE, 0), white="r") == reasons.LAND
    assert why(Place(HAND + WHITE, kind=FLIGHT_KIND[WHITE]), white="r") == reasons.LAND
    assert why(Place(HAND + WHITE, kind=ACTION_KIND[WHITE] + SWAP_SLIDE), white="r") == reasons.NOWHERE
    assert why(Place(COLUMN, 0), white="r") == reasons.TRACK
    assert why(Place(zones.FLIGHT_PILE + WHITE)) == reasons.LATER
    assert why(Place(HAND + BLACK, 0), black="r") == reasons.THEIRS


@pytest.mark.rule("KRU-A6", "KRU-A9", "KRU-L3")
def test_an_action_says_which_cards_it_may_not_touch() -> None:
    assert why(Place(COLUMN + 4, 0), phases.ROTATE) == reasons.RAVEN
    assert why(Place(COLUMN + 1, 0), phases.ROTATE) == ""
    assert why(Place(COLUMN + 1, 0), phases.SWAP_A) == reasons.SLID
    assert why(Place(DETOUR + 3, 0), phases.SWAP_A) == reasons.DETOUR
    assert why(Place(DETOUR + 3, 0), phases.REMOVE) == ""
    assert why(Place(COLUMN, 0), phases.BESIDE) == reasons.BESIDE
    assert why(Place(HAND + WHITE, 0), phases.SLIDE, white="r") == reasons.ACTION


@pytest.mark.rule("KRU-U3", "KRU-U4")
def test_while_cards_are_drawn_or_discarded_nothing_else_is_touched() -> None:
    assert why(Place(COLUMN, 0), phases.DRAW) == reasons.DRAW
    assert why(Place(zones.ACTION_PILE + WHITE), phases.DRAW) == ""
    assert why(Place(COLUMN, 0), phases.LIMIT, white="r r r r r y y y") == reasons.DISCARD
