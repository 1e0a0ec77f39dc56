"""Views as rows of numbers: equal knowledge gives equal rows, different knowledge others; every place has a name."""
from __future__ import annotations

import itertools

import numpy as np
import pytest

import sennik
from sennik import games
from sennik.engine.game import Game
from sennik.engine.state import State
from sennik.engine.view import View
from sennik.research.encoding import FIELDS, Encoding

pytestmark = pytest.mark.pure


def positions(game: Game, count: int) -> list[State]:
    """So many, of games by chance: the first sixty of each, however soon it ends."""
    found: list[State] = []
    for number in itertools.count():
        if len(found) >= count:
            break
        state, chance = game.new(sennik.FastRng(number)), sennik.FastRng(number + 100)
        for _ in range(60):
            if not state.asked:
                break
            seat = state.to_act()
            legal = state.legal(seat)
            state.apply(seat, legal[chance.below(len(legal))])
            found.append(state.copy(sennik.FastRng(1)))
    return found


def test_equal_views_have_equal_rows_and_different_views_different_ones(
        variant: tuple[str, int, dict[str, str]]) -> None:
    key, seats, options = variant
    game = games.make(key, seats, options)
    encoding = Encoding(game)
    rows: dict[tuple[int, ...], View] = {}
    views: dict[View, tuple[int, ...]] = {}
    for state in positions(game, 40 if key in games.studies() else 360):
        for seat in range(seats):
            for recall in (True, False):
                view = state.view(seat, recall)
                row = tuple(encoding.row(view))
                assert len(row) == encoding.size
                assert tuple(np.array(encoding.of(state, seat, recall)).tolist()) == row     # without a view, the same
                assert rows.setdefault(row, view) == view            # no two views in one row
                assert views.setdefault(view, row) == row
            twin = state.copy(sennik.FastRng(seat + 5))
            twin.redeal(seat)                                        # what the seat cannot know changes nothing
            assert encoding.row(twin.view(seat)) == encoding.row(state.view(seat))
    assert len(rows) > (15 if key in games.studies() else 300)


@pytest.mark.parametrize("key", games.keys())
def test_every_place_has_a_name_of_its_own_and_the_cards_say_the_view_again(key: str) -> None:
    game = sennik.new(key, games.identity(key).least)
    encoding = Encoding(game)
    assert len(set(encoding.names)) == encoding.size
    for state in positions(game, 120):
        view = state.view(1)
        row = encoding.row(view)
        cards = [row[encoding.cards_at + 4 * k:][:len(FIELDS)] for k in range(len(game.deck))]
        faces = [[face - 1 if face > 0 else face for zone, face, _, _ in cards if zone == z + 1]
                 for z in range(len(game.zones))]
        assert faces == [list(zone) for zone in view.cards]
        counts = sum(row[encoding.zones_at:encoding.unseen_at])
        assert counts == len(game.deck)
