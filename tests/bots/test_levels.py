"""Levels: every game has them, and its `bot.py` may say how they think."""

import pytest

from sennik.bots import BOTS, DEFAULT, LEVELS, make
from sennik.bots.discover import bot_module, instinct_of
from sennik.bots.ismcts import Ismcts
from sennik.bots.levels import STANDARD, levels_of, thinking_of
from sennik.engine.errors import Unreadable
from sennik.engine.rng import FastRng
from sennik.games import identity, keys, new
from sennik.games import make as make_game
from sennik.policy.instinct import Instinct
from sennik.policy.thinking import Thinking
from sennik.studies.kuhn.rules import Kuhn


@pytest.mark.parametrize("key", keys())
def test_every_game_has_every_level(key: str) -> None:
    game = make_game(key, identity(key).least, {})
    for level in LEVELS:
        bot = make(level, game, 1)
        assert isinstance(bot, Ismcts)
        assert bot.thinking == thinking_of(game, level)
        assert bot.thinking.seconds == 0, "a seeded match can be repeated"
        assert type(bot.instinct) is type(instinct_of(game))
    thoughts = [thinking_of(game, level).iterations for level in LEVELS]
    assert thoughts == sorted(thoughts)
    assert set(levels_of(game)) == set(LEVELS)


@pytest.mark.parametrize("key", keys())
def test_levels_give_legal_answers_wherever_they_are_asked(key: str) -> None:
    game = make_game(key, identity(key).most, {})
    bots = [make(level, game, 1) for level in LEVELS]
    s, chance = game.new(FastRng(1)), FastRng(2)
    for n in range(90):
        if not s.asked:
            break
        seat = s.to_act()
        legal = s.legal(seat)
        if n % 15 == 0:
            for bot in bots:
                assert bot.choose(s.view(seat), legal) in legal
        s.apply(seat, legal[chance.below(len(legal))])


def test_levels_come_first_and_one_is_taken_where_nobody_says_which() -> None:
    assert tuple(BOTS)[:3] == LEVELS
    assert DEFAULT in LEVELS


def test_a_game_without_a_bot_of_its_own_has_the_standard_ones() -> None:
    game = Kuhn()
    assert bot_module(game) is None
    assert type(instinct_of(game)) is Instinct
    assert [thinking_of(game, level) for level in LEVELS] == [STANDARD[level] for level in LEVELS]


def test_the_easy_levels_of_sen_forget_and_the_master_does_not() -> None:
    game = new("sen", 2)
    forgets = [thinking_of(game, level).forget for level in LEVELS]
    assert forgets == sorted(forgets, reverse=True)
    assert forgets[0] > forgets[-1] == 0


def test_a_thinking_can_be_changed_in_part() -> None:
    one = Thinking(7, trust=0.5)
    assert one.but({}) == one
    assert one.but({"iterations": 9, "forget": 0.25}) == Thinking(9, trust=0.5, forget=0.25)
    with pytest.raises(Unreadable, match="no such setting"):
        one.but({"speed": 1})


@pytest.mark.pure
@pytest.mark.parametrize("seats", [2, 5])
def test_belief_does_not_touch_what_the_seat_knows(seats: int) -> None:
    game = new("sen", seats, edition="jubilee", rounds=1)
    changed = 0
    for seed in range(20):
        s, chance = game.new(FastRng(seed)), FastRng(seed)
        while s.asked:
            for seat in range(seats):
                other = s.copy(FastRng(seed))
                instinct_of(game).believe(other, seat)
                assert other.view(seat) == s.view(seat)
                assert sorted(card for zone in other.cards for card in zone) == list(range(len(game.deck)))
                changed += other.cards != s.cards
            seat = s.to_act()
            legal = s.legal(seat)
            wise = [answer for answer in legal if answer.text != "wake"]
            s.apply(seat, wise[chance.below(len(wise))])
    assert changed > 100
