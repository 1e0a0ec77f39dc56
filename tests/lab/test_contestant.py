"""Names of bots are read clearly, and refused in one sentence."""

import pytest

from sennik import bots, games
from sennik.bots import Bot
from sennik.bots.discover import instinct_of
from sennik.bots.ismcts import Ismcts
from sennik.bots.levels import thinking_of
from sennik.engine.errors import Unreadable
from sennik.games import new
from sennik.lab import budget, contestant
from sennik.lab.contestant import labels, read
from sennik.policy.instinct import Instinct


@pytest.mark.parametrize("text", ["random", "greedy", "ismcts", "ismcts:iterations=500", "clairvoyant:iterations=9",
                                  "ismcts:exploration=0.5:iterations=500", "ismcts:seconds=0.2", "master:iterations=7",
                                  "plain:iterations=7"])  # fmt: skip
def test_a_text_is_read_and_written_the_same(text: str) -> None:
    assert str(read(text)) == text
    read(text).check(games.new("sen", 2))


def test_settings_have_one_order_and_one_form() -> None:
    assert str(read("ismcts:iterations=0500:exploration=.50")) == "ismcts:exploration=0.5:iterations=500"


@pytest.mark.parametrize(("text", "word", "said"), [
    ("clever", "no-such-bot",
     "no such bot (bot: clever, bots: apprentice regular master greedy random ismcts plain clairvoyant)"),
    ("", "no-such-bot", ""),
    ("no.such.Bot", "no-such-bot", ""),
    ("sennik.bots.Nobody", "no-such-bot", ""),
    ("os.path", "no-such-bot", ""),
    ("greedy:iterations=5", "no-such-setting", "no such setting (bot: greedy, setting: iterations, settings: –)"),
    ("ismcts:iteration=5", "no-such-setting", ""),
    ("ismcts:iterations=5:iterations=6", "no-such-setting", ""),
    ("clairvoyant:seconds=1", "no-such-setting", ""),
    ("ismcts:iterations=many", "setting-unreadable",
     "setting unreadable (bot: ismcts, setting: iterations, value: many)"),
    ("ismcts:iterations", "setting-unreadable", ""),
])  # fmt: skip
def test_what_is_no_bot_is_refused_in_a_sentence(text: str, word: str, said: str) -> None:
    with pytest.raises(Unreadable) as refused:
        read(text)
    assert refused.value.word == word
    assert refused.value.sentence().endswith(said)


def test_a_bot_by_the_path_of_its_class() -> None:
    assert isinstance(read("sennik.bots.random_bot.RandomBot").make(games.new("sen", 2), 1), Bot)


def test_the_settings_of_a_class_are_those_of_its_constructor(bad: str) -> None:
    assert dict(read(f"{bad}.Thinks:seconds=0.5").values()) == {"seconds": 0.5}
    with pytest.raises(Unreadable):
        read(f"{bad}.Thinks:depth=3")


def test_a_budget_is_for_those_who_can_use_it_and_have_none() -> None:
    given = budget.read("iterations=50")
    texts = ("random", "ismcts", "ismcts:iterations=7", "ismcts:seconds=1")
    assert [str(read(text).within(given)) for text in texts] == [
        "random", "ismcts:iterations=50", "ismcts:iterations=7", "ismcts:seconds=1.0"]


@pytest.mark.parametrize("text", ["", "iterations", "iterations=0", "iterations=-3", "iterations=1.5", "seconds=x",
                                  "seconds=0", "seconds=nan", "minutes=3"])  # fmt: skip
def test_what_is_no_budget_is_refused(text: str) -> None:
    with pytest.raises(Unreadable, match="not a budget"):
        budget.read(text)


def test_a_clairvoyant_is_no_bot_and_only_the_arena_seats_one() -> None:
    game = games.new("sen", 2)
    assert "clairvoyant" not in bots.BOTS
    assert not isinstance(read("clairvoyant").seer(game, 1), Bot)
    with pytest.raises(Unreadable):
        bots.make("clairvoyant", game, 1)
    with pytest.raises(Unreadable):
        read("clairvoyant").make(game, 1)      # which is what a sandbox calls


def test_two_of_a_kind_have_two_labels() -> None:
    assert labels(["greedy", "random", "greedy", "greedy"]) == ["greedy", "random", "greedy#2", "greedy#3"]


def test_several_are_read_with_commas() -> None:
    assert [str(one) for one in contestant.read_all("random, greedy,ismcts:iterations=5")] == [
        "random", "greedy", "ismcts:iterations=5"]


def test_a_level_thinks_as_at_any_table_but_for_what_is_changed() -> None:
    game = new("sen", 2)
    as_ever, changed = read("master").make(game, 1), read("master:iterations=7").make(game, 1)
    assert isinstance(as_ever, Ismcts)
    assert isinstance(changed, Ismcts)
    assert as_ever.thinking == thinking_of(game, "master")
    assert changed.thinking == as_ever.thinking.but({"iterations": 7})


def test_plain_knows_nothing_but_the_rules_and_a_clairvoyant_thinks_as_much_as_the_master() -> None:
    game = new("sen", 2)
    plain, knowing = read("plain:iterations=7").make(game, 1), read("ismcts:iterations=7").make(game, 1)
    assert isinstance(plain, Ismcts)
    assert isinstance(knowing, Ismcts)
    assert plain.thinking == knowing.thinking
    assert type(plain.instinct) is Instinct
    assert type(knowing.instinct) is type(instinct_of(game))
    seer = read("clairvoyant").seer(game, 1).thinking
    assert seer.iterations == thinking_of(game, "master").iterations
    assert seer.method == "tree"
