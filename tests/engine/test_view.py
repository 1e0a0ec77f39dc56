"""What a seat may know, and the states imagined from it: each as likely as the others."""

import pickle
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import astuple
from itertools import permutations

import pytest

from sennik.engine.answers import AllAnswers
from sennik.engine.game import BAG, BIT, EVERYONE, FAN, OPEN, SPECTATOR, Fact, Game, Identity, Phase, Zone
from sennik.engine.rng import FastRng, Rng
from sennik.engine.state import State
from sennik.testkit.games.nap import Nap

pytestmark = pytest.mark.pure
SMALL = Identity("small", version=1, least=2, most=2, minutes=1, weight=1, options=())


class Small(Game):
    """A few cards in given zones, and no rules: cards are (kind, back, sign, zone), dealt in that order."""

    def __init__(self, zones: tuple[Zone, ...], cards: list[tuple[int, int, int, int]]) -> None:
        super().__init__(SMALL, 2, {})
        self.kinds = tuple(["abcdefgh"[kind] for kind in range(max(card[0] for card in cards) + 1)])
        self.deck, self.backs, self.signs, self.home = ([card[k] for card in cards] for k in range(4))
        self.zones, self.phases, self.facts = zones, (Phase("only", ""),), (Fact("none", 0),)
        self.answers = AllAnswers(("pass",))
        self.ready()

    def blank(self) -> State:
        return State(self)

    def new(self, rng: Rng) -> State:
        return self.start(rng)


def lying(state: State) -> tuple[tuple[int, ...], ...]:
    """The kinds in each zone; in a bag and a hand without order."""
    game = state.game
    rows = [[game.deck[card] for card in row] for row in state.cards]
    return tuple([tuple(row if zone.shape == 0 else sorted(row)) for zone, row in zip(game.zones, rows)])


def consistent(state: State, seat: int) -> dict[tuple[tuple[int, ...], ...], int]:
    """All ways in which the cards may lie for what `seat` sees, and how many deals lead to each."""
    game = state.game
    view = state.view(seat)
    places = [(z, i) for z, row in enumerate(state.cards) for i in range(len(row))]
    ways: Counter[tuple[tuple[int, ...], ...]] = Counter()
    hidden = [place for place in places if not state.known[state.cards[place[0]][place[1]]] & BIT[seat]]
    cards = [state.cards[z][i] for z, i in hidden]
    for dealt in permutations(cards):
        other = state.copy(state.rng)
        for (z, i), card, old in zip(hidden, dealt, cards):
            other.cards[z][i] = card
            other.known[card] = state.known[old]
        if all(game.backs[old] == game.backs[new] for old, new in zip(cards, dealt)) and other.view(seat) == view:
            ways[lying(other)] += 1
    return ways


def check(state: State, seat: int, made: Callable[[Rng], State], times: int = 6000) -> None:
    """Every consistent way comes up as often as deals lead to it, and no other does."""
    ways = consistent(state, seat)
    assert len(ways) > 1
    rng = FastRng(11)
    met: Mapping[tuple[tuple[int, ...], ...], int] = Counter(lying(made(rng)) for _ in range(times))
    assert set(met) <= set(ways), "a deal that does not look the same"
    deals = sum(ways.values())
    expected = {way: times * ways[way] / deals for way in ways}
    distance = sum((met.get(way, 0) - expected[way]) ** 2 / expected[way] for way in ways)
    free = len(ways) - 1
    assert distance < free + 5 * (2 * free) ** 0.5, (distance, free)


ONE_BAG = Small((Zone("bag", BAG), Zone("row"), Zone("hand", FAN, owner=1, open=BIT[1])),
                [(0, 0, 0, 0), (1, 0, 0, 0), (2, 0, 0, 0), (1, 0, 0, 1), (2, 0, 0, 1), (0, 0, 0, 2), (2, 0, 0, 2)])
TWO_BAGS = Small((Zone("bag", BAG), Zone("other", BAG), Zone("row")),
                 [(0, 0, 0, 0), (1, 0, 0, 0), (2, 0, 0, 1), (2, 0, 0, 1), (1, 0, 0, 2), (0, 0, 0, 2)])
TWO_BACKS = Small((Zone("bag", BAG), Zone("row"), Zone("hand", FAN, owner=1, open=BIT[1])),
                  [(0, 0, 0, 0), (3, 1, 0, 0), (1, 0, 0, 1), (4, 1, 0, 1), (2, 0, 0, 1), (5, 1, 0, 2), (2, 0, 0, 2)])
SIGNED = Small((Zone("pile", signed=True), Zone("row"), Zone("bag", BAG)),
               [(0, 0, 0, 0), (1, 0, 0, 0), (2, 0, 1, 0), (3, 0, 1, 1), (1, 0, 0, 1), (2, 0, 1, 2)])
TWO_SIGNED = Small((Zone("pile", signed=True), Zone("second", signed=True), Zone("bag", BAG)),
                   [(0, 0, 0, 0), (2, 0, 1, 0), (1, 0, 0, 1), (3, 0, 1, 1), (1, 0, 0, 2), (3, 0, 1, 2), (4, 0, 0, 2)])
TWO_SIGNS = Small((Zone("pile", signed=True), Zone("second", signed=True), Zone("row")),
                  [(0, 0, 0, 0), (2, 0, 1, 0), (3, 0, 1, 1), (1, 0, 0, 1), (1, 0, 0, 2), (3, 0, 1, 2)])
ALL = {"one bag": ONE_BAG, "two bags": TWO_BAGS, "two backs": TWO_BACKS, "a sign": SIGNED,
       "two equal signs": TWO_SIGNED, "two signs": TWO_SIGNS}


@pytest.mark.parametrize("game", ALL.values(), ids=ALL.keys())
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_imagine_deals_each_consistent_way_as_often_as_the_others(game: Small, seat: int) -> None:
    state = game.new(FastRng(1))
    view = state.view(seat)
    check(state, seat, lambda rng: game.imagine(view, rng))


@pytest.mark.parametrize("game", ALL.values(), ids=ALL.keys())
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_redeal_deals_each_consistent_way_as_often_as_the_others(game: Small, seat: int) -> None:
    state = game.new(FastRng(1))

    def dealt(rng: Rng) -> State:
        copy = state.copy(rng)
        copy.redeal(seat)
        return copy
    check(state, seat, dealt)


def test_a_card_that_one_knows_stays_where_it_is() -> None:
    state = ONE_BAG.new(FastRng(1))
    state.reveal(1, 0, BIT[0])
    view = state.view(0)
    for seed in range(50):
        assert ONE_BAG.imagine(view, FastRng(seed)).kind(1, 0) == 1
        state.redeal(0)
        assert state.kind(1, 0) == 1


def test_a_hidden_card_shows_its_back_and_who_knows_it() -> None:
    state = TWO_BACKS.new(FastRng(1))
    view = state.view(0)
    assert view.cards == ((-2, -1), (-1, -2, -1), (-2, -1))
    assert view.known == ((), (0, 0, 0), (2, 2))
    assert view.unseen == ((0, 1, 2, 2), (3, 4, 5))
    assert state.view(1).cards[2] == (2, 5)
    assert state.view(SPECTATOR).unseen == view.unseen


def test_a_hand_is_shown_in_no_order() -> None:
    state = ONE_BAG.new(FastRng(1))
    shown = [state.view(seat) for seat in (0, 1, SPECTATOR)]
    state.cards[2].reverse()
    assert [state.view(seat) for seat in (0, 1, SPECTATOR)] == shown


def test_without_recall_only_what_lies_open_is_shown() -> None:
    game = Small((Zone("covered", remember=EVERYONE), Zone("heap", open=OPEN, heap=True)),
                 [(0, 0, 0, 0), (1, 0, 0, 0), (0, 0, 0, 1), (2, 0, 0, 1)])
    state = game.new(FastRng(1))
    state.reveal(0, 0, BIT[0])
    state.reveal(0, 1, OPEN)
    assert state.view(0).cards == ((0, 1), (0, 2))
    assert state.view(0, recall=False).cards == ((-1, 1), (-1, 2))
    assert state.view(0, recall=False).unseen == ((0, 0),)
    assert state.view(1).cards == ((-1, 1), (0, 2))
    forgetful = game.imagine(state.view(0, recall=False), FastRng(2))
    assert forgetful.view(0) == state.view(0, recall=False)


def test_a_view_can_be_compared_hashed_and_pickled() -> None:
    game = Nap(3)
    state = game.new(FastRng(4))
    view = state.view(1)
    again = pickle.loads(pickle.dumps(view))
    assert again == view == state.view(1)
    assert hash(again) == hash(view)
    assert view != state.view(2)
    parts: object = astuple(view)
    assert view != parts
    assert repr(view).startswith("View(seat=1, ")
    state.facts[0] += 1
    assert state.view(1) != view


def test_an_imagined_state_has_chance_of_its_own() -> None:
    game = Nap(2)
    state = game.new(FastRng(4))
    mark = state.rng.mark()
    rng = FastRng(9)
    imagined = game.imagine(state.view(0), rng)
    imagined.redeal(0)
    assert imagined.rng is rng
    assert state.rng.mark() == mark
