"""The command line, the rulebook, the plain table, simulations and replays."""

import pytest
from rich.text import Text

from sennik.bots import make as make_bot
from sennik.engine.errors import Refused, Unreadable
from sennik.engine.game import SPECTATOR
from sennik.engine.random_play import anyone_asked
from sennik.engine.record import Record
from sennik.engine.rng import FastRng
from sennik.engine.seed import seed_of
from sennik.games import identity, keys, make, new, read
from sennik.games.koty.rules.dreams import seen
from sennik.terminal.args import COMMANDS, parse
from sennik.terminal.replay import steps, table_view
from sennik.terminal.rulebook import RULE, opened, rule, rulebook
from sennik.terminal.simulate import simulate
from sennik.terminal.table import drawer, listed, table
from sennik.words import LANGS, Words
from sennik.words.needs import patterns
from sennik.words.words import folders

NAMES = ["Ola", "Sowa", "Kos", "Lis", "Borsuk", "Jeż"]


# ---- the command line
def test_flags_may_stand_anywhere_and_have_two_forms() -> None:
    given = parse(["--lang", "pl", "play", "--seats=3", "sen", "--option", "K", "-o", "edition=long", "--aid"])
    assert given.command == "play"
    assert given.places == {"GAME": "sen"}
    assert given.number("seats", 0, 0) == 3
    assert given.options() == {"K": "yes", "edition": "long"}
    assert given.has("aid")


@pytest.mark.parametrize(("line", "word"), [
    ("dance", "no-such-command"), ("play", "word-missing"), ("play sen extra", "word-too-many"),
    ("play sen --moon", "no-such-flag"), ("play sen --seats", "flag-needs-value"),
    ("play sen --aid=yes", "flag-takes-nothing"),
    ("play sen --seats 2 --seats 3", "flag-twice"), ("play sen --seats --aid", "flag-needs-value"),
    ("games --seats 2", "no-such-flag"), ("-x", "no-such-flag")])
def test_a_wrong_line_is_refused_with_one_word(line: str, word: str) -> None:
    with pytest.raises(Unreadable) as refused:
        parse(line.split())
    assert refused.value.word == word


@pytest.mark.parametrize("value", ["x", "", "1.5", "٣", "1e3", "--", "9" * 20])
def test_what_is_no_number_is_refused(value: str) -> None:
    with pytest.raises(Unreadable) as refused:
        parse(["play", "sen", f"--seats={value}"]).number("seats", 4, 0)
    assert refused.value.word == "not-a-number"


def test_every_command_and_flag_is_explained() -> None:
    for lang in LANGS:
        words = Words(lang, strict=True)
        for each in COMMANDS:
            assert words.say(f"help-{each.name}")
            assert all(words.say(f"flag-{flag.name}") for flag in each.flags)


# ---- the rulebook
@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("lang", LANGS)
def test_every_rule_and_every_phase_opens(key: str, lang: str) -> None:
    game = make(key, identity(key).least, {})
    text = rulebook(game, lang)
    for name in RULE.findall(text):
        assert rule(text, name).startswith(f"**{name}**")
        assert rule(text, name.lower()).count("\n**") == 0
    for phase in game.phases:
        book = opened(text, phase.rule)
        assert book.startswith("## ")
        assert f"\n\n**{phase.rule}**" in book


@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("lang", LANGS)
def test_what_explains_itself_names_a_rule_that_is_there(key: str, lang: str) -> None:
    game = make(key, identity(key).least, {})
    rules = RULE.findall(rulebook(game, lang))
    for name, (text, _) in patterns(folders(game)[0] / f"words.{lang}.ftl").items():
        if name.endswith(".rule"):
            assert text in rules, name


def test_an_unknown_rule_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        rule(rulebook(new("sen", 2), "en"), "SEN-Z9")
    assert refused.value.word == "no-such-rule"


# ---- tables
@pytest.mark.parametrize("key", keys())
def test_a_table_can_be_drawn_and_listed_at_every_question(key: str) -> None:
    """For the player, a rival and a spectator; a drawn table has at most 80 columns."""
    card = identity(key)
    for seats in {card.least, card.most}:
        game = make(key, seats, {})
        state, rng = game.new(FastRng(seats)), FastRng(5)
        for n in range(120):
            if not state.asked:
                break
            seat = anyone_asked(state, rng)
            if n % 7 == 0:
                words = Words(LANGS[n % 3], game)
                for view in (state.view(seat, recall=False), state.view((seat + 1) % seats), state.view(SPECTATOR)):
                    lines = table(game, view, NAMES, words, 80)
                    if drawer(game) is not None:
                        assert max(Text.from_markup(line).cell_len for line in lines) <= 80
                    assert all(Text.from_markup(line).plain.strip() for line in listed(game, view, NAMES, words))
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])


def test_a_table_too_wide_is_listed() -> None:
    game = new("sen", 3)
    view = game.new(FastRng(1)).view(0)
    words = Words("en", game)
    assert table(game, view, NAMES, words, 40) == listed(game, view, NAMES, words)
    assert table(game, view, NAMES, words, 60) != listed(game, view, NAMES, words)


# ---- many games
@pytest.mark.parametrize("bots", [["random"] * 3, ["greedy", "random", "random"]])
def test_simulations_can_be_repeated(bots: list[str]) -> None:
    game = new("sen", 3, rounds="1")
    done: list[int] = []
    first = simulate(game, bots, 20, "x", None, lambda: done.append(1))
    again = simulate(game, bots, 20, "x", None, lambda: None)
    assert len(done) == 20
    assert first._replace(seconds=0) == again._replace(seconds=0)
    assert first.answers == sum(first.lengths)
    assert sum(first.wins) == pytest.approx(1)
    other = simulate(game, bots, 20, "y", None, lambda: None)
    assert other.lengths != first.lengths


def test_records_of_simulations_are_right() -> None:
    game = new("sen", 2, rounds="1")
    kept: dict[int, str] = {}
    report = simulate(game, ["greedy", "random"], 3, "x", kept.__setitem__, lambda: None)
    assert sorted(kept) == [0, 1, 2]
    assert [len(read(text)[0].answers) for text in kept.values()] == report.lengths


# ---- replays
def finished() -> Record:
    game = new("sen", 2, rounds="1")
    kept: list[str] = []
    simulate(game, ["greedy", "greedy"], 1, "replay", lambda _, text: kept.append(text), lambda: None)
    return read(kept[0])[0]


def test_a_replay_tells_a_seat_what_it_saw_and_all_of_it_when_open() -> None:
    record = finished()
    words = Words("en", record.game, strict=True)
    told = {reader: [line for step in steps(record, words, NAMES, reader, opened) for line in step.lines]
            for reader, opened in ((0, False), (SPECTATOR, False))}
    opened = [line for step in steps(record, words, NAMES, SPECTATOR, True) for line in step.lines]
    assert any(line.startswith("You peek") and ": " in line for line in told[0])
    assert not any("peeks" in line and ": " in line for line in told[SPECTATOR])
    assert len(opened) == len(told[SPECTATOR])
    hidden = [k for k, line in enumerate(told[SPECTATOR]) if "draws from" in line or "peeks" in line]
    assert hidden
    assert all(opened[k].startswith(told[SPECTATOR][k]) and opened[k].endswith(")") for k in hidden)
    state = record.replay(3)
    assert all(face >= 0 for z in (1, 2, 3, 4) for face in table_view(state, SPECTATOR, True).cards[z])
    assert table_view(state, 0, False) == state.view(0)


def test_open_cards_of_koty_count_as_they_lie() -> None:
    # A nine face down counts double or not at all: to know it must not turn it.
    game = new("koty", 2)
    state = game.new(FastRng(1))
    bots = [make_bot("greedy", game, seat) for seat in (0, 1)]
    while state.asked:
        seat = state.to_act()
        state.apply(seat, bots[seat].choose(state.view(seat), state.legal(seat)))
        own, opened = (seen(view, 2) for view in (state.view(seat), table_view(state, SPECTATOR, True)))
        assert (own.tops, own.sizes) == (opened.tops, opened.sizes)


def test_an_unfinished_record_is_told_too() -> None:
    record = Record(new("sen", 2), seed_of("short"))
    state = record.begin()
    record.answer(state, 0, "land 0 0")
    assert [step.answer for step in steps(record, Words("pl", record.game), NAMES, 1, False)] == ["land 0 0"]
