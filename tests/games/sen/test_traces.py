"""Traces: what players betray by what they keep, drop and pass by."""

import pytest

from sennik.bots import Bot, carry_out
from sennik.engine.events import Seen
from sennik.engine.game import BIT
from sennik.engine.position import Card, arrange
from sennik.engine.rng import FastRng
from sennik.engine.state import State
from sennik.games import new
from sennik.games.sen.bot.belief import believe
from sennik.games.sen.bot.instinct import INSTINCT
from sennik.games.sen.bot.traces import Traces
from sennik.games.sen.rules.facts import CALLER, POINTED
from sennik.games.sen.rules.phases import TURN
from sennik.games.sen.rules.scoring import MOST
from sennik.games.sen.rules.state import SenState
from sennik.games.sen.rules.zones import DISCARD, DREAM, HAND

RIVAL = BIT[1]


def position(open_card: str = "6") -> State:
    """The rival, seat 1, is to move, and knows two of its lands."""
    dream: list[Card] = [("1", RIVAL), ("3", RIVAL), "8", "7"]
    return arrange(new("sen", 2), {DISCARD: ["9", open_card], DREAM: ["5", "5", "6", "6"], DREAM + 1: dream},
                   phase=TURN, asked=[1], facts={CALLER: -1, POINTED: -1, POINTED + 1: -1})


def after(state: State, *answers: str, drawn: str = "") -> list[Seen]:
    """What seat 0 sees of these answers of the rival; the drawn card is a certain one."""
    watching = [Bot(state.game, seat) for seat in range(2)]
    watching[0].history = first(state)
    for text in answers:
        seat = int(state.to_act())
        carry_out(state, seat, state.game.answers.parse(text), watching)
        if text == "draw" and drawn:
            change(state, drawn)
    return watching[0].history


def first(state: State) -> list[Seen]:
    """The rival's peeks before the first turn, as events."""
    trial = state.copy(FastRng(1))
    trial.log = []
    for slot in range(2):
        trial.reveal(DREAM + 1, slot, RIVAL)
    return [event.seen(0) for event in trial.log]


def change(state: State, kind: str) -> None:
    """Another card in hand: one of those that lie in the pile."""
    wanted = state.game.kinds.index(kind)
    pile, hand = state.cards[0], state.cards[HAND]
    if state.game.deck[hand[0]] != wanted:
        k = next(k for k, card in enumerate(pile) if state.game.deck[card] == wanted)
        state.known[pile[k]], state.known[hand[0]] = state.known[hand[0]], 0
        pile[k], hand[0] = hand[0], pile[k]


def dropped(history: list[Seen]) -> list[int]:
    return [int(trace.dropped) for trace in Traces(2, 4, history).dreams[1]]


def test_who_drops_a_card_knows_nothing_higher() -> None:
    assert dropped(after(position(), "draw", "drop", drawn="4")) == [4, 4, MOST, MOST]


def test_a_card_kept_is_lower_than_the_land_it_is_kept_for() -> None:
    history = after(position(), "draw", "keep 1", drawn="2")
    assert dropped(history)[:2] == [3, 3]                    # the other known land is no higher either


def test_who_uses_a_power_drops_nothing() -> None:
    assert dropped(after(position(), "draw", "use", drawn="peek1")) == [MOST] * 4


def test_what_is_passed_by_counts_for_less() -> None:
    traces = Traces(2, 4, [*first(position()), *opened(), *after(position(), "draw", "drop", drawn="7")[2:]])
    assert [int(trace.passed) for trace in traces.dreams[1]] == [6, 6, MOST, MOST]


def opened() -> list[Seen]:
    """A six is laid on the discard pile."""
    state = position()
    state.log = []
    state.move(0, 0, DISCARD)
    seen = state.log[0].seen(0)
    return [seen._replace(face=6)]


def test_a_swapped_land_takes_its_trace_along() -> None:
    state = position()
    history = after(state, "draw", "drop", drawn="4")
    state.log = []
    state.swap(DREAM, 2, DREAM + 1, 0)
    traces = Traces(2, 4, [*history, state.log[0].seen(0)])
    assert traces.dreams[0][2].dropped == 4
    assert traces.dreams[1][0].dropped == MOST


def test_every_round_is_new() -> None:
    state = position()
    history = after(state, "draw", "drop", drawn="4")
    state.log = []
    state.shuffle(0, DISCARD, DREAM, DREAM + 1)
    state.deal(0, DREAM, 4)
    state.deal(0, DREAM + 1, 4)
    assert dropped([*history, *[event.seen(0) for event in state.log]]) == [MOST] * 4


@pytest.mark.pure
def test_belief_leans_by_traces() -> None:
    """After a two was dropped, the lands that the rival knows are rarely above it."""
    state = position()
    history = after(state, "draw", "drop", drawn="2")
    high = {True: 0, False: 0}
    for back in high:
        traces = Traces(2, 4, history) if back else None
        for seed in range(200):
            world = state.copy(FastRng(seed))
            world.redeal(0)
            assert isinstance(world, SenState)
            believe(world, 0, traces)
            high[back] += sum(world.kind(DREAM + 1, slot) > 2 for slot in range(2))
    assert high[True] < high[False] / 3


def test_the_chance_to_be_lowest_is_told_as_it_is_believed() -> None:
    """The rival threw a 1 away: the two lands that it knows are no higher."""
    state = position()
    history = after(state, "draw", "drop", drawn="1")
    call = state.game.answers.parse("wake")
    blind = INSTINCT.reason(state, 0, call)
    looking = INSTINCT.recalling(state, history).reason(state, 0, call)
    assert blind[0] == looking[0] == "lowest"
    assert looking[1]["chance"] < blind[1]["chance"] - 10


def test_who_is_ahead_is_told_that_a_call_may_end_the_game() -> None:
    ahead = "dream 0: 9:0 9:0 9:0 9:0\ndream 1: 0* 0* 0* 1*\nturn: 0\nscores: 40 95"
    game = new("sen", 2)
    call = game.answers.parse("wake")
    assert INSTINCT.reason(game.read_position(ahead, FastRng(1)), 0, call) == (
        "ends", {"chance": 0, "most": 95, "target": 100})
    behind = ahead.replace("40 95", "95 40")
    assert INSTINCT.reason(game.read_position(behind, FastRng(1)), 0, call) == ("lowest", {"chance": 0})
