"""The instinct of Koty: it sees no more than its seat, plays no stupid card, and beats chance."""
from __future__ import annotations

import pytest

from sennik.bots.levels import thinking_of
from sennik.engine.game import Game
from sennik.engine.rng import FastRng
from sennik.engine.state import State
from sennik.games import new
from sennik.games.koty.bot import INSTINCT

from .dreams import Dreams

TEAMS: dict[str, object] = {"teams": True, "night": True}


def best(s: State, seat: int, rng: FastRng | None = None) -> str:
    """The answer with the highest weight; of equal ones the first, or any."""
    legal = s.legal(seat)
    weights = INSTINCT.weigh(s, seat, legal)
    assert len(weights) == len(legal)
    top = [answer.text for answer, weight in zip(legal, weights) if weight == max(weights)]
    return top[rng.below(len(top)) if rng else 0]


def play(game: Game, clever: set[int], seed: int) -> State:
    rng = FastRng(seed)
    s = game.new(rng)
    for _ in range(3000):
        if not s.asked:
            return s
        seat = s.to_act()
        legal = s.legal(seat)
        if seat in clever:
            s.apply(seat, game.answers.parse(best(s, seat, rng)))
        else:
            s.apply(seat, legal[rng.below(len(legal))])
    raise AssertionError("this game does not end")


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"night": True}), (4, TEAMS), (6, {})])
def test_it_weighs_the_same_in_every_state_that_looks_the_same(seats: int, options: dict[str, object]) -> None:
    game = new("koty", seats, **options)
    for seed in range(3):
        rng = FastRng(seed)
        s = game.new(rng)
        while s.asked:
            seat = s.to_act()
            legal = s.legal(seat)
            weights = INSTINCT.weigh(s, seat, legal)
            imagined = game.imagine(s.view(seat), FastRng(seed + 9))
            assert INSTINCT.weigh(imagined, seat, legal) == weights
            twin = s.copy(FastRng(seed + 5))
            twin.redeal(seat)
            assert INSTINCT.weigh(twin, seat, legal) == weights
            s.apply(seat, legal[rng.below(len(legal))])


@pytest.mark.pure
def test_weighing_changes_nothing() -> None:
    game = new("koty", 3, night=True)
    rng = FastRng(4)
    s = game.new(rng)
    while s.asked:
        seat = s.to_act()
        legal = s.legal(seat)
        before = s.dump()
        INSTINCT.weigh(s, seat, legal)
        assert s.dump() == before
        s.apply(seat, legal[rng.below(len(legal))])


def test_it_beats_chance_in_more_than_nine_games_of_ten() -> None:
    game = new("koty", 2)
    assert sum(play(game, {seed % 2}, seed).returns()[seed % 2] for seed in range(60)) > 54


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, TEAMS), (5, {}), (6, {"night": True})])
def test_its_own_games_end(seats: int, options: dict[str, object]) -> None:
    game = new("koty", seats, **options)
    for seed in range(5):
        assert sum(play(game, set(range(seats)), seed).returns()) == pytest.approx(1)


# ---- what a beginner would see
@pytest.mark.pure
@pytest.mark.parametrize(("why", "own", "rival", "hand", "wanted"), [
    ("a cat worth more than the nines", "999 | 5 | 5 | 5", "8 | - | - | -", "82RR", "play 8 0"),
    ("friends give a nine", "8 | - | - | -", "- | - | - | -", "12R3", "play 1 0"),
    ("a raven on three nines", "9 | - | - | -", "999 | - | - | -", "RR77", "cover 0 1 0"),
    ("a raven is driven out", "999R | - | - | -", "8 | - | - | -", "R333", "play 0 0"),
    ("a fight doubles a good cat", "9 | 8 | 5 | 5", "- | - | - | -", "8333", "play 8 1"),
    ("a rival's high cat is attacked", "- | 5 | 5 | 5", "9998 | - | - | -", "82RR", "attack 8 1 0"),
])
def test_it_sees_what_is_obvious(why: str, own: str, rival: str, hand: str, wanted: str) -> None:
    assert best(Dreams(own, rival, hands=[hand]).state, 0) == wanted, why


@pytest.mark.pure
def test_it_ends_the_game_when_ahead_and_does_not_when_behind() -> None:
    ahead = Dreams("999 | 999 | 99 | 8", "5 | - | - | -", hands=["1222"])
    assert best(ahead.state, 0) == "play 1 3"
    assert best(ahead.go("0 play 1 3").state, 0) == "put 2"
    behind = Dreams("999R | 999R | 99 | 8", "9998 | 9997 | - | -", hands=["1222"]).go("0 play 1 3")
    assert best(behind.state, 0) == "put 3"


@pytest.mark.pure
def test_it_defends_what_is_worth_it_and_not_what_it_is_glad_to_lose() -> None:
    dear = Dreams("", "9998 | - | - | -", hands=["8222", "8333"]).go("0 attack 8 1 0")
    assert best(dear.state, 1) == "guard 8"
    rid = Dreams("5 | 5 | 5 | 5", "9991 | - | - | -", hands=["8222", "8333"]).go("0 attack 8 1 0")
    assert best(rid.state, 1) == "yield"


@pytest.mark.pure
def test_it_attacks_again_when_it_pays() -> None:
    t = Dreams("", "9998 | - | - | -", hands=["8822", "8333"]).go("0 attack 8 1 0", "1 guard 8")
    assert best(t.state, 0) == "again 8"


@pytest.mark.pure
def test_it_does_not_attack_for_ever_when_the_same_two_cards_come_back_each_time() -> None:
    """All other cards lie in dreams and hands: the pair just discarded is shuffled and drawn again."""
    t = Dreams("99 | 99 | 99 | -", "9998 | 9 | 999 | 9", seats=6, hands=["8882", "8883"], pile="", scarce=True)
    t.go("0 attack 8 1 0", "1 guard 8")
    assert t.may(0) == ["again 8", "yield"]
    assert best(t.state, 0) == "yield"


@pytest.mark.pure
def test_with_both_piles_empty_it_plays_a_card_if_that_ends_a_game_it_wins() -> None:
    ahead = Dreams("9998 | 9998 | 9 | -", "99 | 99 | 99 | -", seats=6, hands=["1234", "8883"], pile="", scarce=True)
    assert ahead.state.scores()[0] == max(ahead.state.scores())
    assert best(ahead.state, 0) != "exchange"
    behind = Dreams("99 | 99 | 99 | -", "9998 | 9998 | 9 | -", seats=6, hands=["1234", "8883"], pile="", scarce=True)
    assert best(behind.state, 0) == "exchange"


@pytest.mark.pure
def test_it_defends_a_partner() -> None:
    t = Dreams("", "9998 | - | - | -", "", "", hands=["8222", "2333", "2333", "8333"], teams=True)
    t.go("0 attack 8 1 0", "1 yield")
    assert best(t.state, 3) == "guard 8"


@pytest.mark.pure
def test_it_exchanges_a_bad_hand_but_no_jokers() -> None:
    full = "9R | 9R | 9R | 9R"
    assert best(Dreams("5 | 5 | 5 | 5", full, hands=["1122"]).state, 0) == "exchange"
    assert best(Dreams("8 | - | - | -", full, hands=["JJJ7"]).state, 0) != "exchange"


@pytest.mark.pure
def test_it_uses_the_night() -> None:
    assert best(Dreams("- | 5 | 5 | 5", "9R | - | - | -", "", hands=["B222"], bats=1).state, 0) == "bat 1 0"
    moth = Dreams("999 | 5 | 5 | 5", "8 | - | - | -", hands=["M222"], moths=1)
    assert best(moth.state, 0) == "moth 1 0"
    assert best(moth.go("0 moth 1 0").state, 0) == "drop 0 0"
    assert best(Dreams("999R | 999R | - | -", "- | - | - | -", hands=["D222"], dragon=1).state, 0) == "dragon"
    owl = Dreams("", "9998 | - | - | -", hands=["8222", "O333"], owls=1).go("0 attack 8 1 0")
    assert best(owl.state, 1) == "owl"


def test_the_levels_of_a_team_think_more_alike_than_those_who_play_alone() -> None:
    def apart(game: Game) -> float:
        return thinking_of(game, "master").iterations / thinking_of(game, "apprentice").iterations
    assert apart(new("koty", 4, teams=True)) < apart(new("koty", 4)) == apart(new("koty", 2))
    misses = [thinking_of(new("koty", seats), "apprentice").miss for seats in range(2, 7)]
    assert misses == sorted(misses)
    assert misses[0] < misses[-1]
