"""Kuhn and Leduc poker and small Sen: games like any other, and what is known of them comes out."""

import pytest

from sennik import games
from sennik.engine.game import Game
from sennik.engine.record import Record
from sennik.engine.rng import FastRng
from sennik.engine.seed import seed_of
from sennik.games.sen.rules import phases
from sennik.games.sen.rules.game import Sen
from sennik.games.sen.rules.state import SenState
from sennik.research.solver import Reply, Strategy, Tree, best_reply, equilibrium, exploitability, worth
from sennik.studies.kuhn.rules import FACING, HAND, JACK, KING, QUEEN, Kuhn
from sennik.studies.leduc.rules import Leduc
from sennik.studies.small_sen.rules import TURNS, SmallSen, SmallSenState
from sennik.testkit import check_game, check_words

KUHN_CHIPS = 4  # a return of 0 is two chips lost, of 1 two won
LEDUC_CHIPS = 26


def chips(share: float, scale: int) -> float:
    return (share - 0.5) * scale


def kuhn_strategy(tree: Tree, first: dict[tuple[int, bool], float], second: dict[tuple[int, bool], float]) -> Strategy:
    """From the chance of betting or calling, by card and whether a bet is faced."""
    out = {}
    for spot in tree.spots():
        assert spot.state is not None
        bold = (first, second)[spot.seat][spot.state.kind(HAND + spot.seat, 0), spot.state.phase == FACING]
        out[spot.told] = [1 - bold, bold]
    return out


def kuhn_equilibrium(tree: Tree, a: float) -> Strategy:
    first = {(JACK, False): a, (QUEEN, False): 0.0, (KING, False): 3 * a,
             (JACK, True): 0.0, (QUEEN, True): a + 1 / 3, (KING, True): 1.0}  # fmt: skip
    second = {(JACK, False): 1 / 3, (QUEEN, False): 0.0, (KING, False): 1.0,
              (JACK, True): 0.0, (QUEEN, True): 1 / 3, (KING, True): 1.0}  # fmt: skip
    return kuhn_strategy(tree, first, second)


@pytest.mark.parametrize("game", [Kuhn(), Leduc()])
def test_they_keep_the_contract(game: Game) -> None:
    report = check_game(game, games=60)
    assert report.phases == {0, 1, 2}
    assert report.twins > 0
    assert report.told == {told.split()[0] for told in game.told}


def test_kuhn_has_30_endings_and_12_views() -> None:
    tree = Tree(Kuhn())
    assert tree.top.odds == pytest.approx([1 / 6] * 6)
    assert (tree.endings, len(tree.spots())) == (6 * 5, 2 * 3 * 2)


def test_random_betting_in_kuhn_wins_the_first_seat_an_eighth() -> None:
    # Showdowns are even. Bet and fold (1/2 · 1/2) wins a chip, check, bet and fold (1/8) loses one: 1/4 - 1/8.
    assert chips(worth(Tree(Kuhn()), {})[0], KUHN_CHIPS) == pytest.approx(1 / 8)


@pytest.mark.parametrize("a", [0, 1 / 9, 1 / 3])
def test_every_equilibrium_of_kuhn_is_worth_minus_one_eighteenth(a: float) -> None:
    tree = Tree(Kuhn())
    strategy = kuhn_equilibrium(tree, a)
    assert chips(worth(tree, strategy)[0], KUHN_CHIPS) == pytest.approx(-1 / 18)
    assert exploitability(tree, strategy) == pytest.approx(0, abs=1e-12)


def test_beyond_a_third_it_is_no_equilibrium() -> None:
    tree = Tree(Kuhn())
    strategy = kuhn_equilibrium(tree, 1 / 3)
    for spot in tree.spots():
        assert spot.state is not None
        if spot.seat == 0 and spot.state.kind(HAND, 0) == JACK and spot.state.phase != FACING:
            strategy[spot.told] = [1 / 2, 1 / 2]  # a jack that bluffs too often
    assert exploitability(tree, strategy) * KUHN_CHIPS > 0.01


def test_the_best_reply_to_a_station_never_bluffs_and_bets_all_it_can() -> None:
    # The second seat always calls and never bets. With a king bet and win 2, with a queen it is even either way,
    # with a jack check and lose 1: (2 + 0 - 1) / 3.
    tree = Tree(Kuhn())
    cards = (JACK, QUEEN, KING)
    station = {(card, faced): float(faced) for card in cards for faced in (False, True)}
    strategy = kuhn_strategy(tree, station, station)
    assert chips(best_reply(tree, 0, strategy), KUHN_CHIPS) == pytest.approx(1 / 3)


def test_random_betting_can_be_exploited_by_as_much_as_is_known() -> None:
    # Kuhn: 1/2 in the first seat, 5/12 in the second. Leduc: as OpenSpiel says of the uniform policy.
    assert exploitability(Tree(Kuhn()), {}) * KUHN_CHIPS == pytest.approx((1 / 2 + 5 / 12) / 2)
    assert exploitability(Tree(Leduc()), {}) * LEDUC_CHIPS == pytest.approx(2.373611, abs=1e-6)


def test_regret_matching_finds_kuhns_value() -> None:
    tree = Tree(Kuhn())
    strategy = equilibrium(tree, 400)
    assert exploitability(tree, strategy) * KUHN_CHIPS < 0.001
    assert chips(worth(tree, strategy)[0], KUHN_CHIPS) == pytest.approx(-1 / 18, abs=0.001)


def test_leduc_has_288_views_and_costs_the_first_seat_0_0856() -> None:
    tree = Tree(Leduc())
    assert len(tree.spots()) == 2 * (3 * 3 + 3 * 3 * 5 * 3)
    strategy = equilibrium(tree, 300)
    # The value lies between what the first seat surely gets and what it gets at most: twice the exploitability.
    assert exploitability(tree, strategy) * LEDUC_CHIPS < 0.005
    assert chips(worth(tree, strategy)[0], LEDUC_CHIPS) == pytest.approx(-0.0856, abs=0.005)


# ---- small Sen
@pytest.fixture(scope="module")
def small() -> Tree:
    return Tree(SmallSen(2, {"turns": "2"}))


def test_small_sen_keeps_the_contract() -> None:
    report = check_game(SmallSen(2, {"turns": "4"}), games=250)
    assert report.phases == {phases.FIRST, phases.TURN, phases.DRAWN, phases.PEEK}
    assert {"wake", "empty", "dawn", "lowest", "penalty", "scores"} <= report.told


@pytest.mark.parametrize("turns", ["2", "3", "4"])
def test_small_sen_ends_in_time(turns: str) -> None:
    game = SmallSen(2, {"turns": turns})
    check_game(game, games=20)
    for number in range(40):
        state = game.new(FastRng(number))
        while state.asked:
            taking = [answer for answer in state.legal(state.to_act()) if answer.text == "take 0"]
            state.apply(state.to_act(), (taking or state.legal(state.to_act()))[0])
        assert state.facts[TURNS] == int(turns)      # nobody draws, nobody calls: it would go on for ever


def test_small_sen_is_sen_but_for_its_size(small: Tree) -> None:
    """Its cards, its scores and its powers are those of Sen's own rules: only seats, lands, deck and turns are less."""
    assert isinstance(small.game, Sen)
    assert issubclass(SmallSenState, SenState)
    assert {name for name in vars(SmallSenState) if not name.startswith("_")} <= {"end_turn", "small"}
    assert (small.game.size, small.game.peeks, small.game.rounds, small.game.penalty) == (2, 1, 1, 5)
    assert (small.decisions, small.endings, len(small.spots())) == (33120, 86400, 5340)


def test_what_a_seat_was_told_is_more_than_what_it_sees(small: Tree) -> None:
    """Two ways to the same view are two information states: who forgot how it came about would reply worse."""
    views = {(spot.seat, spot.state.view(spot.seat)) for spot in small.spots() if spot.state is not None}
    assert len(views) < len(small.spots())
    for spot in small.spots()[::97]:
        assert spot.state is not None
        assert all(seen.face < 0 or seen.known >> spot.seat & 1 for seen in small.history(spot.told))


@pytest.mark.parametrize("seat", [0, 1])
def test_a_best_reply_is_worth_what_it_says_and_no_other_answer_is_better(small: Tree, seat: int) -> None:
    reply = Reply(small.top, seat, {})
    most = reply.worth(small.top)
    pure = {spot.told: [float(k == reply.chosen[spot.told]) for k in range(len(spot.answers))]
            for spot in small.spots() if spot.told in reply.chosen}
    assert worth(small, pure)[seat] == pytest.approx(most)
    for told in list(pure)[::151]:
        for k in range(len(pure[told])):
            other = [float(k == i) for i in range(len(pure[told]))]
            assert worth(small, pure | {told: other})[seat] <= most + 1e-12


def test_regret_matching_comes_near_an_equilibrium_of_small_sen(small: Tree) -> None:
    strategy = equilibrium(small, 12)
    assert exploitability(small, strategy) < 0.1 * exploitability(small, {})


def test_a_player_is_asked_wherever_its_own_answers_bring_it_and_nowhere_else() -> None:
    tree = Tree(Kuhn())
    timid = tree.played(lambda spot: [1.0] + [0.0] * (len(spot.answers) - 1))     # checks and folds
    assert len(timid) == 2 * 3 * 2
    bold = tree.played(lambda spot: [0.0] * (len(spot.answers) - 1) + [1.0])      # bets: never asked again
    assert len(bold) == 3 + 2 * 3


@pytest.mark.parametrize("key", games.studies())
def test_whoever_knows_their_key_has_them_and_nobody_is_offered_them(key: str) -> None:
    game = games.new(key, 2)
    assert key in games.studies()
    assert key not in games.keys()  # noqa: SIM118 - a function
    assert key not in games.faults()
    check_words(game)
    record = Record(game, seed_of("studies"))
    state = record.begin()
    while state.asked:
        record.answer(state, state.to_act(), state.legal(state.to_act())[-1].text)
    _, again = games.read(record.to_json())
    assert again.digest() == state.digest()
