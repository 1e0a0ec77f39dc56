"""Echo keeps the laws of every game, has all its words, and its rules are as the rulebook says."""
from __future__ import annotations

import pytest
from sennik_echo.bot import INSTINCT
from sennik_echo.rules import ASKED, HAND, PILE, TURN, WISH, Echo

import sennik
from sennik.engine.game import EVERYONE
from sennik.testkit import check_game, check_words


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("hand", ["3", "5"])
def test_it_keeps_the_laws(seats: int, hand: str) -> None:
    check_game(Echo(seats, {"hand": hand}), games=2, instinct=INSTINCT)


def test_every_word_is_there_in_english() -> None:
    check_words(Echo(2, {}), Echo(3, {"hand": "5"}), langs=["en"])


def test_who_holds_the_echo_must_say_so_and_who_does_not_says_so() -> None:
    for seed in range(20):
        state = Echo(2, {}).new(sennik.FastRng(seed))
        asked = next(answer for answer in state.legal(0) if answer.text.startswith("ask 1"))
        state.apply(0, asked)
        held = [state.kind(HAND + 1, i) for i in range(3)]
        assert state.phase == ASKED
        assert [answer.text for answer in state.legal(1)] == ["give" if state.facts[WISH] in held else "deny"]


def test_an_echo_is_laid_down_for_all_to_see_and_the_turn_goes_on() -> None:
    for seed in range(40):
        state = Echo(2, {"hand": "5"}).new(sennik.FastRng(seed))
        mine = {state.kind(HAND, i) for i in range(5)}
        shared = sorted(mine & {state.kind(HAND + 1, i) for i in range(5)})
        if not shared:
            continue
        state.apply(0, state.game.answers.parse(f"ask 1 {shared[0]}"))
        state.apply(1, state.legal(1)[0])
        assert [state.game.deck[card] for card in state.cards[HAND + 2]] == [shared[0]] * 2
        assert all(state.known[card] & EVERYONE == EVERYONE for card in state.cards[HAND + 2])
        assert (state.phase, state.to_act()) == (TURN, 0)
        return
    pytest.fail("no deal with an echo")


def test_every_game_ends() -> None:
    for seed in range(60):
        state = Echo(2 + seed % 3, {}).new(sennik.FastRng(seed))
        chance = sennik.FastRng(seed + 1)
        while state.asked:
            seat = state.to_act()
            legal = state.legal(seat)
            state.apply(seat, legal[chance.below(len(legal))])
        assert sum(state.returns()) == pytest.approx(1)
        assert not state.cards[PILE] or not any(state.cards[HAND:HAND + int(state.game.seats)])
