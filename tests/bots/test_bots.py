"""Bots: given a view and the answers, nothing else; and the instinct of Sen is a sensible one."""

import pytest

from sennik.bots import Bot, Greedy, RandomBot, make
from sennik.engine.answers import Answer, Answers
from sennik.engine.errors import Unreadable
from sennik.engine.game import BIT, EVERYONE, Game
from sennik.engine.position import Card, arrange
from sennik.engine.rng import FastRng
from sennik.engine.state import State
from sennik.engine.view import View
from sennik.games import identity, keys, new
from sennik.games import make as make_game
from sennik.games.sen.bot import INSTINCT
from sennik.games.sen.rules.facts import POINTED
from sennik.games.sen.rules.phases import DRAWN, KNOW_A, NAME, PEEK, SWAP_A, TURN, TWO
from sennik.games.sen.rules.scoring import hourglass
from sennik.games.sen.rules.zones import DISCARD, DREAM, HAND
from sennik.policy.instinct import Instinct

ME = BIT[0]


def answered(game: Game, names: list[str], seed: int) -> State:
    bots = [make(name, game, seed * 31 + seat) for seat, name in enumerate(names)]
    state = game.new(FastRng(seed))
    while state.asked:
        seat = state.to_act()
        legal = state.legal(seat)
        answer = bots[seat].choose(state.view(seat), legal)
        assert answer in legal
        state.apply(seat, answer)
    return state


@pytest.mark.pure
@pytest.mark.parametrize("key", keys())
def test_bots_give_legal_answers_to_the_end(key: str) -> None:
    seats = identity(key).least
    for name in ("greedy", "random"):
        answered(make_game(key, seats, {}), [name] * seats, 1)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(Unreadable) as refused:
        make("wizard", new("sen", 2), 1)
    assert refused.value.word == "no-such-bot"


def test_the_same_seed_gives_the_same_game() -> None:
    game = new("sen", 3, edition="jubilee", K=True)
    for name in ("apprentice", "greedy", "random"):
        assert answered(game, [name] * 3, 5).dump() == answered(game, [name] * 3, 5).dump()


class Shy(Bot):
    def choose(self, view: View, answers: Answers) -> Answer:
        return answers[-1]


def test_a_bot_can_be_written_outside() -> None:
    game = new("sen", 2)
    state = game.new(FastRng(1))
    assert Shy(game, 1).choose(state.view(0), state.legal(0)) is state.legal(0)[-1]


class Fond(Instinct):
    """Likes later answers better."""

    def weigh(self, s: State, seat: int, answers: Answers) -> list[int]:
        return list(range(len(answers)))


def test_greedy_takes_the_heaviest_and_draws_lots_among_equals() -> None:
    game = new("sen", 2)
    state = game.new(FastRng(1))
    bot = Greedy(game, 1)
    bot.instinct = Fond()
    assert bot.choose(state.view(0), state.legal(0)) is state.legal(0)[-1]
    bot.instinct = Instinct()
    assert {bot.choose(state.view(0), state.legal(0)) for _ in range(60)} == set(state.legal(0))


@pytest.mark.pure
@pytest.mark.parametrize(("seats", "options"), [
    (2, {}), (3, {"edition": "jubilee", "K": True}), (4, {"N": True, "G": True}), (3, {"edition": "long", "N": True})])
def test_the_instinct_of_sen_looks_only_at_what_the_seat_knows(seats: int, options: dict[str, object]) -> None:
    """The weights are the same in the state itself, in states imagined from the view, and after a redeal."""
    game = make_game("sen", seats, options)
    state, chance = game.new(FastRng(3)), FastRng(4)
    for _ in range(160):
        if not state.asked:
            break
        seat = state.to_act()
        legal = state.legal(seat)
        weights = INSTINCT.weigh(state, seat, legal)
        for k in range(2):
            assert INSTINCT.weigh(game.imagine(state.view(seat), FastRng(k)), seat, legal) == weights
        again = state.copy(FastRng(9))
        again.redeal(seat)
        assert INSTINCT.weigh(again, seat, legal) == weights
        best = weights.index(max(weights))
        state.apply(seat, legal[best] if chance.below(4) else legal[chance.below(len(legal))])


@pytest.mark.parametrize(("seats", "games", "share"), [(2, 40, 0.8), (4, 30, 0.5)])
def test_greedy_beats_random(seats: int, games: int, share: float) -> None:
    """One greedy bot among random ones; by luck alone it would win 1 / seats of the games."""
    game = new("sen", seats, target="70")
    won = 0.0
    for seed in range(games):
        mine = seed % seats
        won += answered(game, ["greedy" if seat == mine else "random" for seat in range(seats)], seed).returns()[mine]
    assert won / games > share


# ---- Sen, position by position
def choice(state: State) -> str:
    return Greedy(state.game, 1).choose(state.view(0), state.legal(0)).text


Lands = dict[int, list[Card]]


def known(*names: str) -> list[Card]:
    return [(name, ME) for name in names]


def test_it_takes_a_low_card_for_the_highest_known_land() -> None:
    state = arrange(new("sen", 2), {DISCARD: ["0"], DREAM: known("2", "9", "3", "8"), DREAM + 1: ["5", "5", "5", "5"]},
                    phase=TURN, asked=[0])
    assert choice(state) == "take 1"


def test_it_wakes_when_its_dream_is_surely_the_lowest() -> None:
    state = arrange(new("sen", 2), {DISCARD: ["9"], DREAM: known("0", "0", "1", "0"), DREAM + 1: ["5", "9", "5", "9"]},
                    phase=TURN, asked=[0])
    assert choice(state) == "wake"


def test_it_does_not_wake_over_nothing_but_high_lands() -> None:
    state = arrange(new("sen", 4), {DISCARD: ["9"], DREAM: known("9", "9", "8", "8"),
                                    **{DREAM + k: ["1", "2", "3", "4"] for k in (1, 2, 3)}}, phase=TURN, asked=[0])
    assert choice(state) != "wake"


def test_it_throws_away_what_helps_nobody() -> None:
    state = arrange(new("sen", 2), {DISCARD: ["1"], HAND: known("9"), DREAM: known("1", "2", "3", "4"),
                                    DREAM + 1: ["5", "9", "5", "9"]}, phase=DRAWN, asked=[0])
    assert choice(state) == "drop"


def test_it_peeks_at_an_own_unknown_land() -> None:
    state = arrange(new("sen", 2), {DISCARD: ["peek1"], DREAM: [*known("1", "2", "3"), "9"],
                                    DREAM + 1: ["5", "9", "5", "9"]}, phase=PEEK, asked=[0])
    assert choice(state) == "land 0 3"


def test_it_gives_its_nine_away_for_a_land_it_knows_to_be_low() -> None:
    state = arrange(new("sen", 2), {DISCARD: ["swap2"], DREAM: known("9", "2", "3", "1"),
                                    DREAM + 1: ["5", ("0", ME), "5", "9"]}, phase=SWAP_A, asked=[0],
                    facts={POINTED: -1, POINTED + 1: -1})
    assert choice(state) == "land 0 0"
    state.apply(0, state.game.answers.parse("land 0 0"))
    assert choice(state) == "land 1 1"


def test_it_holds_the_lower_of_two() -> None:
    state = arrange(new("sen", 2), {DISCARD: ["take2"], HAND: known("9", "1"), DREAM: known("5", "5", "5", "6"),
                                    DREAM + 1: ["7", "9", "6", "9"]}, phase=TWO, asked=[0])
    assert choice(state) == "hold 1"


def test_it_claims_two_nines_it_knows_and_never_guesses() -> None:
    game = new("sen", 2, K=True)
    dream: Lands = {DISCARD: ["5"], DREAM + 1: ["1", ("2", ME), "3", "4"]}
    sure = arrange(game, {**dream, DREAM: known("9", "0", "9", "1")}, phase=TURN, asked=[0])
    assert choice(sure) == "know"
    sure.apply(0, game.answers.parse("know"))
    assert sure.phase == KNOW_A
    for answer in ("land 0 0", "land 0 2", "say 9"):
        if sure.phase != NAME and answer == "land 0 0":
            assert choice(sure) in {"land 0 0", "land 0 2"}
        else:
            assert choice(sure) == answer
        sure.apply(0, game.answers.parse(answer))
    unsure = arrange(game, {**dream, DREAM: [*known("9", "0"), "9", "1"]}, phase=TURN, asked=[0])
    assert choice(unsure) != "know"
    low = arrange(game, {**dream, DREAM: known("0", "0", "8", "7")}, phase=TURN, asked=[0])
    assert choice(low) != "know"                            # right, but it does not pay


def test_it_goes_for_it_all_with_three_nines() -> None:
    lands: Lands = {DISCARD: ["1"], HAND: known("9"), DREAM: known("9", "9", "9", "2"), DREAM + 1: ["5", "8", "5", "8"]}
    assert choice(arrange(new("sen", 2, G=True), lands, phase=DRAWN, asked=[0])) == "keep 3"
    assert choice(arrange(new("sen", 2), lands, phase=DRAWN, asked=[0])) == "drop"


def test_a_second_hourglass_makes_both_nothing() -> None:
    game = new("sen", 2, edition="jubilee")
    lands: Lands = {DISCARD: ["1"], HAND: known("hourglass"), DREAM: known("hourglass", "4", "1", "2"),
             DREAM + 1: ["5", "7", "5", "7"]}
    assert choice(arrange(game, lands, phase=DRAWN, asked=[0])) == "keep 1"
    assert [n * hourglass(n) for n in range(6)] == [0, 9, 0, 27, 0, 45]


def test_all_know_is_also_what_the_seat_knows() -> None:
    state = arrange(new("sen", 2), {DISCARD: ["0"], DREAM: [("9", EVERYONE), *known("2", "3", "1")],
                                    DREAM + 1: [("0", ME), *known("1", "1"), "5"]}, phase=TURN, asked=[0])
    assert choice(state) == "take 0"


def test_random_is_random() -> None:
    game = new("sen", 2)
    state = game.new(FastRng(1))
    assert len({RandomBot(game, seed).choose(state.view(0), state.legal(0)) for seed in range(40)}) == 4
