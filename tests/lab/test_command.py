"""The command `sennik arena`: a table, JSON, a chart, and one sentence for what cannot be meant."""

import json
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from sennik import cli
from sennik.engine.errors import Unreadable
from sennik.terminal.args import parse
from sennik.terminal.commands.arena import run
from sennik.words import LANGS, Words

SEN = ["sen", "--option", "rounds=1", "--games", "20"]


def main(words: list[str]) -> int:
    return cli.main(["arena", *words, "--lang", "en"])


def test_a_table_on_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SEN, "--bots", "random,greedy", "--seats", "4"]) == 0
    out, err = capsys.readouterr()
    assert "share (fair: 50.0%)" in out
    assert "20 games of 10 deals; repeatable" in out
    assert "Elo: random minus greedy: " in out
    assert not err


def test_json_with_everything_in_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SEN, "--bots", "random,greedy,greedy", "--json", "--seed", "words too"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["games"] == 21                 # whole deals
    assert [bot["bot"] for bot in said["bots"]] == ["random", "greedy", "greedy#2"]
    assert sum(bot["share"]["mean"] for bot in said["bots"]) == pytest.approx(1)
    assert said["plan"]["seed"] == "words too"
    assert len(said["pairs"]) == 3


def test_the_same_command_says_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for _ in range(2):
        main([*SEN, "--bots", "random,ismcts", "--budget", "iterations=10", "--json"])
        said = json.loads(capsys.readouterr().out)
        for bot in said["bots"]:
            del bot["seconds"]
        told.append(said)
    assert told[0] == told[1]


def test_files_that_others_can_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main([*SEN, "--bots", "random,greedy", "--out", str(tmp_path)])
    assert sorted(path.name for path in tmp_path.iterdir()) == ["games.jsonl", "report.json", "shares.svg"]
    svg = ET.parse(tmp_path / "shares.svg").getroot()
    assert svg.tag.endswith("svg")
    words = "".join(svg.itertext())
    assert "random" in words
    assert "share of wins in 20 games of 10 deals" in words
    assert json.loads((tmp_path / "report.json").read_text())["deals"] == 10


def test_a_sequential_test_stops_early(capsys: pytest.CaptureFixture[str]) -> None:
    main(["sen", "--option", "rounds=3", "--games", "400", "--bots", "greedy,random", "--sprt", "0,200", "--json"])
    said = json.loads(capsys.readouterr().out)
    assert said["test"]["verdict"] == "high"
    assert said["games"] < 400


def test_an_option_without_a_value_means_yes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sen", "--bots", "random,greedy", "--option", "rounds=1", "-o", "N", "--json", "--games", "4"]) == 0
    assert json.loads(capsys.readouterr().out)["plan"]["options"]["N"] == "yes"


def test_a_value_may_begin_with_a_minus(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SEN, "--bots", "random,random", "--sprt", "-10,0", "--jobs", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["test"]["low"] == -10


def test_one_bot_alone_shows_the_seats(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SEN, "--bots", "greedy", "--seats", "3", "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert sum(seat["mean"] for seat in said["seats"]) == pytest.approx(1)


@pytest.mark.parametrize(("words", "said"), [
    (["sen"], "flag needs value (flag: --bots, value: a,b)"),
    (["nosuch", "--bots", "random"], "no such game (game: nosuch"),
    (["sen", "--bots", "nosuch"], "no such bot (bot: nosuch"),
    (["sen", "--bots", "random", "--seats", "9"], "seats out of range"),
    (["sen", "--bots", "random", "--option", "x="], "not a pair (value: x=)"),
    (["sen", "--bots", "random", "--option", "x=1"], "no such option"),
    (["sen", "--bots", "random", "--budget", "much"], "not a budget (budget: much)"),
    (["sen", "--bots", "random", "--games", "0"], "number too small (flag: --games, value: 0, least: 1)"),
    (["sen", "--bots", "random", "--games", "many"], "not a number (flag: --games, value: many)"),
    (["sen", "--bots", "random", "--jobs", "0"], "number too small (flag: --jobs"),
    (["sen", "--bots", "random", "--backend", "abacus"], "no such backend (backend: abacus, backends: processes dask"),
    (["sen", "--bots", "random", "--resume"], "resume needs out"),
    (["sen", "--bots", "random,random", "--sprt", "5"], "not two elos (text: 5)"),
    (["sen", "--bots", "random", "--sprt", "0,5"], "sprt needs two (bots: 1)"),
    (["sen", "--bots", "ismcts:iterations=0"], "no such value"),
])  # fmt: skip
def test_what_cannot_be_meant_is_one_sentence(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(Unreadable) as refused:
        run(parse(["arena", *words]), Words("en"))
    assert refused.value.sentence().startswith(said)
    assert main(words) == 2
    out, err = capsys.readouterr()
    assert not out
    assert err.count("\n") == 1


@pytest.mark.parametrize("lang", LANGS)
def test_it_speaks_the_language_of_the_reader(lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = parse(["arena", "sen", "--option", "rounds=1", "--games", "40", "--bots", "random,greedy",
                   "--sprt", "0,200", "--out", str(tmp_path)])
    words = Words(lang, strict=True)           # a word that is missing would raise
    assert run(given, words) == 0
    said = capsys.readouterr().out
    assert words.say("arena-answers") in said
    assert words.say("arena-repeatable") in said
    assert words.say("arena-so-far") in (tmp_path / "shares.svg").read_text()
