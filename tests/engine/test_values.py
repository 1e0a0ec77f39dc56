"""Games, states, records and events as values: shown, pickled, copied, found by name, documented, compiled or not."""
from __future__ import annotations

import copy
import pickle

import pytest

import sennik
from sennik.engine import state as state_module
from sennik.engine.events import Event
from sennik.engine.state import State
from sennik.games import identity, keys

pytestmark = pytest.mark.pure


def midway(key: str, seats: int = 0, answers: int = 25) -> tuple[sennik.Record, State, list[Event]]:
    record = sennik.Record(sennik.new(key, seats or identity(key).most), sennik.seed_of(key))
    state, chance, events = record.begin(), sennik.FastRng(1), []
    for _ in range(answers):
        legal = state.legal(state.to_act())
        events += record.answer(state, int(state.to_act()), legal[chance.below(len(legal))].text)
    return record, state, events


@pytest.mark.parametrize("key", keys())
def test_a_pickled_position_goes_on_as_the_first_one_does(key: str) -> None:
    record, state, events = midway(key)
    for again in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), copy.copy(state)):
        assert again.dump() == state.dump()
        assert again.digest() == state.digest()
        one, chance = copy.deepcopy(state), sennik.FastRng(7)
        for _ in range(30):
            if not one.asked:
                break
            seat = one.to_act()
            k = chance.below(len(one.legal(seat)))
            assert [answer.text for answer in again.legal(seat)] == [answer.text for answer in one.legal(seat)]
            one.apply(seat, one.legal(seat)[k])
            again.apply(seat, again.legal(seat)[k])
            assert again.dump() == one.dump()
    other = pickle.loads(pickle.dumps(record))
    assert other.to_json() == record.to_json()
    assert [repr(event) for event in pickle.loads(pickle.dumps(events))] == [repr(event) for event in events]


def test_a_game_is_pickled_by_its_name_and_shared_by_copies() -> None:
    game = sennik.new("sen", 3, edition="jubilee", K=True)
    assert repr(game) == "sennik.new('sen', 3, edition='jubilee', K='yes')"
    assert repr(pickle.loads(pickle.dumps(game))) == repr(game)
    assert copy.deepcopy(game) is game
    assert copy.copy(game) is game
    assert copy.deepcopy(game.answers.all[0]) is game.answers.all[0]


def test_a_state_shows_every_card_and_says_so_and_a_view_only_its_own() -> None:
    _, state, _ = midway("sen", 2, 4)
    assert repr(state).startswith("<State of sennik.new('sen', 2), all cards open: ")
    assert "?" not in repr(state)
    view = state.view(0)
    assert "?" in state.game.describe(view) or "hidden" in state.game.describe(view)
    twin = copy.copy(state)
    twin.redeal(0)
    assert repr(twin) != repr(state)
    assert (state.game.describe(twin.view(0)), repr(twin.view(0))) == (state.game.describe(view), repr(view))


def test_zones_and_facts_are_found_by_name() -> None:
    game = sennik.new("sen", 4)
    assert [game.zones[game.zone("dream", seat)].owner for seat in range(4)] == [0, 1, 2, 3]
    assert game.fact("score", 2) == game.fact("score") + 2
    with pytest.raises(LookupError, match="there is no zone 'moon' 0; there are: pile"):
        game.zone("moon")
    with pytest.raises(LookupError, match=r"there is no fact 'score' 9; there are: .*score \("):
        game.fact("score", 9)


@pytest.mark.parametrize("thing", [
    sennik.Record, sennik.Record.answer, sennik.State, sennik.State.view, sennik.Game, sennik.Game.imagine, sennik.View,
    sennik.Event.seen, sennik.FastRng, sennik.seed_of, sennik.State.__reduce__, state_module,
])
def test_what_a_library_offers_says_what_it_is_compiled_too(thing: object) -> None:
    assert len((thing.__doc__ or "").split()) > 3
