"""Kuhn and Leduc poker: games like any other, and what is known of them comes out."""

import pytest

from sennik import games
from sennik.engine.game import Game
from sennik.engine.record import Record
from sennik.engine.seed import seed_of
from sennik.studies.kuhn.rules import FACING, HAND, JACK, KING, QUEEN, Kuhn
from sennik.studies.leduc.rules import Leduc
from sennik.testkit import check_game, check_words
from sennik.testkit.solver import Spot, Strategy, best_reply, equilibrium, exploitability, spots, walk, worth

KUHN_CHIPS = 4  # a return of 0 is two chips lost, of 1 two won
LEDUC_CHIPS = 26


def chips(share: float, scale: int) -> float:
    return (share - 0.5) * scale


def kuhn_strategy(top: Spot, first: dict[tuple[int, bool], float], second: dict[tuple[int, bool], float]) -> Strategy:
    """From the chance of betting or calling, by card and whether a bet is faced."""
    out = {}
    for spot in spots(top):
        assert spot.state is not None
        bold = (first, second)[spot.seat][spot.state.kind(HAND + spot.seat, 0), spot.state.phase == FACING]
        out[spot.view] = [1 - bold, bold]
    return out


def kuhn_equilibrium(top: Spot, a: float) -> Strategy:
    first = {(JACK, False): a, (QUEEN, False): 0.0, (KING, False): 3 * a,
             (JACK, True): 0.0, (QUEEN, True): a + 1 / 3, (KING, True): 1.0}  # fmt: skip
    second = {(JACK, False): 1 / 3, (QUEEN, False): 0.0, (KING, False): 1.0,
              (JACK, True): 0.0, (QUEEN, True): 1 / 3, (KING, True): 1.0}  # fmt: skip
    return kuhn_strategy(top, first, second)


def endings(spot: Spot) -> int:
    return sum(endings(after) for after in spot.after) if spot.after else 1


@pytest.mark.parametrize("game", [Kuhn(), Leduc()])
def test_they_keep_the_contract(game: Game) -> None:
    report = check_game(game, games=60)
    assert report.phases == {0, 1, 2}
    assert report.twins > 0
    assert report.told == {told.split()[0] for told in game.told}


def test_kuhn_has_30_endings_and_12_views() -> None:
    top = walk(Kuhn())
    assert top.odds == pytest.approx([1 / 6] * 6)
    assert (endings(top), len(spots(top))) == (6 * 5, 2 * 3 * 2)


def test_random_betting_in_kuhn_wins_the_first_seat_an_eighth() -> None:
    # Showdowns are even. Bet and fold (1/2 · 1/2) wins a chip, check, bet and fold (1/8) loses one: 1/4 - 1/8.
    assert chips(worth(walk(Kuhn()), {})[0], KUHN_CHIPS) == pytest.approx(1 / 8)


@pytest.mark.parametrize("a", [0, 1 / 9, 1 / 3])
def test_every_equilibrium_of_kuhn_is_worth_minus_one_eighteenth(a: float) -> None:
    top = walk(Kuhn())
    strategy = kuhn_equilibrium(top, a)
    assert chips(worth(top, strategy)[0], KUHN_CHIPS) == pytest.approx(-1 / 18)
    assert exploitability(top, strategy) == pytest.approx(0, abs=1e-12)


def test_beyond_a_third_it_is_no_equilibrium() -> None:
    top = walk(Kuhn())
    strategy = kuhn_equilibrium(top, 1 / 3)
    for spot in spots(top):
        assert spot.state is not None
        if spot.seat == 0 and spot.state.kind(HAND, 0) == JACK and spot.state.phase != FACING:
            strategy[spot.view] = [1 / 2, 1 / 2]  # a jack that bluffs too often
    assert exploitability(top, strategy) * KUHN_CHIPS > 0.01


def test_the_best_reply_to_a_station_never_bluffs_and_bets_all_it_can() -> None:
    # The second seat always calls and never bets. With a king bet and win 2, with a queen it is even either way,
    # with a jack check and lose 1: (2 + 0 - 1) / 3.
    top = walk(Kuhn())
    cards = (JACK, QUEEN, KING)
    station = {(card, faced): float(faced) for card in cards for faced in (False, True)}
    strategy = kuhn_strategy(top, station, station)
    assert chips(best_reply(top, 0, strategy), KUHN_CHIPS) == pytest.approx(1 / 3)


def test_regret_matching_finds_kuhns_value() -> None:
    top = walk(Kuhn())
    strategy = equilibrium(top, 400)
    assert exploitability(top, strategy) * KUHN_CHIPS < 0.001
    assert chips(worth(top, strategy)[0], KUHN_CHIPS) == pytest.approx(-1 / 18, abs=0.001)


def test_leduc_has_288_views_and_costs_the_first_seat_0_0856() -> None:
    top = walk(Leduc())
    assert len(spots(top)) == 2 * (3 * 3 + 3 * 3 * 5 * 3)
    strategy = equilibrium(top, 300)
    # The value lies between what the first seat surely gets and what it gets at most: twice the exploitability.
    assert exploitability(top, strategy) * LEDUC_CHIPS < 0.005
    assert chips(worth(top, strategy)[0], LEDUC_CHIPS) == pytest.approx(-0.0856, abs=0.005)


@pytest.mark.parametrize("key", ["kuhn", "leduc"])
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
