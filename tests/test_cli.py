"""The command `sennik`: what it prints, what it refuses, how it ends."""

import io
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import sennik
from sennik import games
from sennik.cli import main
from sennik.coach import review as coach
from sennik.coach.measure import Effort, measure_of
from sennik.engine.errors import Unreadable
from sennik.engine.position import arrange
from sennik.engine.rng import Rng
from sennik.engine.state import State
from sennik.terminal import seats
from sennik.terminal.commands import show
from sennik.testkit.games.nap import KINDS, NAP, TURN, Nap, pen
from sennik.words import LANGS, Words

CALL = [sys.executable, "-m", "sennik"]


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.delenv("NO_COLOR", raising=False)


@pytest.fixture
def record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    main(["simulate", "sen", "--games", "1", "--seats", "2", "--option", "rounds=1", "--records", str(tmp_path)])
    capsys.readouterr()
    return tmp_path / "sen-1.json"


def said(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    """What a command prints that goes well."""
    assert main(argv) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def refused(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    """The one sentence of a command that is refused."""
    assert main(argv) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert "Traceback" not in err
    assert "{" not in err
    return err.strip()


# ---- the library
def test_import_sennik_is_light() -> None:
    """Engine and games, but no game of them, and nothing that only the terminal or a bot needs."""
    code = "import sys, sennik; print(*sys.modules)"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    loaded = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True).stdout
    parts = {".".join(name.split(".")[:2]) for name in loaded.split() if name.startswith(("sennik.", "rich", "fluent"))}
    assert parts == {"sennik.engine", "sennik.games"}
    assert not re.search(r"sennik\.games\.", loaded)


def test_the_library_has_what_it_names() -> None:
    assert all(getattr(sennik, name) is not None for name in sennik.__all__)
    assert not hasattr(sennik, "nonsense")
    game = sennik.new("sen", 4, edition="jubilee")
    state = sennik.Record(game, sennik.seed_of("x")).begin()
    assert state.legal(0)
    assert len(sennik.keys()) > 0


# ---- what goes well
def test_help_and_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "--version") == f"sennik {sennik.__version__}\n"
    for lang in LANGS:
        text = said(capsys, "--lang", lang)
        assert text == said(capsys, "--help", "--lang", lang)
        assert "sennik verify FILE" in text
        assert "--commitment HEX" in said(capsys, "verify", "--help", "--lang", lang)
        assert "[RULE]" in said(capsys, "rules", "--help", "--lang", lang)


def test_the_language_comes_from_the_environment(
        capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    for value, lang in {"pl_PL.UTF-8": "pl", "uk_UA": "uk", "de_DE": "en", "C": "en", "": "en"}.items():
        monkeypatch.setenv("LC_ALL", value)
        monkeypatch.setenv("LANG", "")
        assert said(capsys).startswith(Words(lang).say("help-intro"))
    monkeypatch.setenv("LC_ALL", "")
    monkeypatch.setenv("LANG", "pl_PL")
    assert said(capsys).startswith(Words("pl").say("help-intro"))


def test_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert "edition" in said(capsys, "games")
    body = json.loads(said(capsys, "games", "--json", "--lang", "pl"))
    sen = next(entry for entry in body["games"] if entry["key"] == "sen")
    assert sen["seats"] == {"least": 2, "most": 5}
    assert sen["options"][0]["values"] == {"base": "podstawowa", "jubilee": "jubileuszowa", "long": "długi sen"}


@pytest.mark.parametrize("source", ["", "from .rules import GAME, IDENTITY", "def", "IDENTITY = moon"])
def test_a_game_that_is_not_finished_is_named_in_a_sentence(
        capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, source: str) -> None:
    (tmp_path / "moon").mkdir()
    (tmp_path / "moon" / "__init__.py").write_text(source)
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    monkeypatch.delitem(sys.modules, "sennik.games.moon", raising=False)
    games.look_again()
    try:
        for argv in (["play", "moon"], ["rules", "moon"]):
            assert refused(capsys, *argv).startswith("The game “moon” cannot be loaded: ")
        assert "SEN-T1" in said(capsys, "rules", "sen")
        listed = said(capsys, "games")
        assert "The game “moon” cannot be loaded: " in listed
        assert "Pracownia" in listed
        body = json.loads(said(capsys, "games", "--json"))
        assert [entry["key"] for entry in body["games"]] == ["koty", "kruki", "pracownia", "sen"]
        assert list(body["left_out"]) == ["moon"]
    finally:
        sys.modules.pop("sennik.games.moon", None)
        games.look_again()


def test_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert "SEN-M3" in said(capsys, "rules", "sen")
    one = said(capsys, "rules", "sen", "sen-t6", "--lang", "pl")
    assert one.startswith("SEN-T6 Pobudka!")
    assert "SEN-T7" not in one


def test_simulate(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["simulate", "sen", "--games", "30", "--seats", "2", "--seed", "a", "--bots", "greedy,random"]
    assert "30 games" in said(capsys, *argv)
    body = json.loads(said(capsys, *argv, "--json"))
    assert body["bots"] == ["greedy", "random"]
    assert body["games"] == 30
    assert set(body["answers_per_game"]) == {"min", "median", "mean", "max"}
    assert body["wins"][0] > body["wins"][1]
    again = json.loads(said(capsys, *argv, "--json"))
    assert all(body[name] == again[name] for name in ("answers", "wins", "scores"))


def test_verify_and_replay(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    body = json.loads(said(capsys, "verify", str(record), "--json"))
    assert body["right"]
    assert body["over"]
    assert sum(body["returns"]) == 1
    assert body["commitment"] in said(capsys, "verify", str(record), "--commitment", body["commitment"].upper())
    for extra in ([], ["--seat", "1"], ["--open"]):
        text = said(capsys, "replay", str(record), *extra, "--lang", "pl")
        assert "Miejsce 2" in text
        assert "razem" in text
    told = json.loads(said(capsys, "replay", str(record), "--seat", "2", "--json"))
    assert len(told["steps"]) == body["answers"]
    assert any("You peek" in line for step in told["steps"] for line in step["lines"])


def test_replay_step_by_step(
        capsys: pytest.CaptureFixture[str], record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n"))
    assert said(capsys, "replay", str(record), "--step").count("Enter: next") == 2


def played(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, script: str, *argv: str) -> str:
    monkeypatch.setattr(sys, "stdin", io.StringIO(script))
    return said(capsys, "play", "sen", "--seed", "night", *argv)


@pytest.mark.parametrize("lang", LANGS)
def test_a_whole_game_ends_with_the_proof(
        capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, lang: str, tmp_path: Path) -> None:
    file = tmp_path / "night.json"
    text = played(capsys, monkeypatch, "1\n2\n" * 9, "--option", "rounds=1", "--lang", lang, "--record", str(file))
    commitment = str(json.loads(file.read_text())["commitment"])
    first, last = text.index(commitment), text.rindex(commitment)
    assert first < text.index(Words(lang, sennik.new("sen", 2)).say("phase-first")) < last
    assert Words(lang).say("verify-right", answers=len(json.loads(file.read_text())["answers"])) in text
    assert said(capsys, "verify", str(file), "--commitment", commitment)


def test_the_end_of_the_input_is_no_accident(
        capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    text = played(capsys, monkeypatch, "1\n", "--records", str(tmp_path / "kept"))
    assert "Nobody is answering any more" in text
    [kept] = (tmp_path / "kept").iterdir()
    assert "not finished" in said(capsys, "verify", str(kept))
    assert "Good night" in played(capsys, monkeypatch, "q\n")
    assert played(capsys, monkeypatch, "")


def test_a_name_cannot_spoil_the_table(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    name = "[bold]O\x1b[2Jla\\ [/] " + "x" * 50
    text = played(capsys, monkeypatch, "1\n2\n" * 9, "--option", "rounds=1", "--name", name)
    assert "\x1b" not in text
    assert "boldO2Jla" in text


# ---- what is refused
BAD = """
dance
ply
play
play sen sen
play moon
play sen --seats 1
play sen --seats 6
play sen --seats x
play sen --seats -1
play sen --seats
play sen --option edition=moon
play sen --option moon=1
play sen --option =
play sen --option edition=
play sen --option rounds=3 --option target=70
play sen --option edition=long --option K=no
play sen --bots wizard
play sen --bots
play sen --moon
play sen --aid=1
play sen --record /no/such/place/x.json
play sen --record /
play sen --records /dev/null/x
play sen --record a --records b
simulate sen --games 0
simulate sen --games many
simulate sen --bots a,b
simulate moon
verify
verify /no/such/file
verify /
replay /no/such/file
review
review /no/such/file
rules moon
rules sen SEN-X1
rules sen SEN-T1 more
games more
--moon
"""


@pytest.mark.parametrize("line", BAD.strip().splitlines())
def test_bad_input_is_one_sentence_in_each_language(capsys: pytest.CaptureFixture[str], line: str) -> None:
    assert len({refused(capsys, *line.split(), "--lang", lang) for lang in LANGS}) == 3


def test_an_unknown_language_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    for argv in (["games", "--lang", "de"], ["--lang=xx"], ["games", "--lang", ""]):
        assert refused(capsys, *argv).startswith("There is no language")
    assert refused(capsys, "games", "--lang") == "--lang needs a value: --lang pl|en|uk."


def test_a_likely_meaning_is_offered(capsys: pytest.CaptureFixture[str]) -> None:
    assert refused(capsys, "ply") == "There is no command “ply”; perhaps play?"
    assert refused(capsys, "play", "sen", "--seat", "3") == "There is no flag --seat here; perhaps --seats?"


def test_spoilt_records_are_refused(capsys: pytest.CaptureFixture[str], record: Path, tmp_path: Path) -> None:
    text = record.read_text()
    body = json.loads(text)
    spoilt: dict[str, bytes] = {
        "damaged or cut off": text[:200].encode(), "not a Sennik": b'{"a": 1}\n', "Cannot read": b"\xff\xfe\x00",
        "was changed": text.replace('"land 0 0"', '"land 0 1"', 1).encode() if "land 0 0" in text else b"",
        "newer version": json.dumps({**body, "sennik": 99}).encode(),
        "from a newer": json.dumps({**body, "rng": 2}).encode(),
        "is damaged": json.dumps({**body, "sennik": "one"}).encode(), "cut off and": b"[" * 100000}
    for sentence, content in spoilt.items():
        path = tmp_path / "spoilt.json"
        path.write_bytes(content)
        for command in ("verify", "replay", "review"):
            assert sentence in refused(capsys, command, str(path))
    assert "another game" in refused(capsys, "verify", str(record), "--commitment", "00")
    assert "no seat 3" in refused(capsys, "replay", str(record), "--seat", "3")
    assert "together" in refused(capsys, "replay", str(record), "--seat", "1", "--open")


def test_a_review_tells_of_luck_and_skill(capsys: pytest.CaptureFixture[str], record: Path, tmp_path: Path,
                                          monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "measure_of", lambda game: measure_of(game)._replace(effort=Effort(12, 2, 4)))
    for lang in LANGS:
        text = said(capsys, "review", str(record), "--lang", lang)
        assert Words(lang).say("review-own") in text
        assert text.count(Words(lang).say("review-chance")) == 2
    body = json.loads(said(capsys, "review", str(record), "--seat", "2", "--json"))
    (seat,) = body["seats"]
    assert seat["seat"] == 1
    played, _ = games.read(record.read_text())
    text = " ".join(said(capsys, "review", str(record), "--seat", "2", "--lang", "en").split())
    words = Words("en", played.game)
    asked = [words.phase(played.replay(one["moment"]).view(1), ["", ""]) for one in seat["mistakes"]]
    assert asked
    assert all(question in text for question in asked)               # what the answers were given to
    assert seat["result"] == seat["prior"] + seat["own"] + seat["others"] + seat["chance"]
    assert f"{seat['prior'] / 100:.1f} % at first" in text           # before the deal, or where a game goes on from
    assert "no seat 3" in refused(capsys, "review", str(record), "--seat", "3")
    kept, _ = games.read(record.read_text())
    begun, state = kept.again(1)
    path = tmp_path / "begun.json"
    path.write_text(begun.to_json(state))
    assert "not over" in refused(capsys, "review", str(path))


def test_a_forged_record_is_refused(capsys: pytest.CaptureFixture[str], record: Path, tmp_path: Path) -> None:
    """With a right check sum over wrong contents."""
    from sennik.engine.record import check, written

    path = tmp_path / "forged.json"
    changes: list[tuple[dict[str, object], str]] = [
            ({"secret": "00" * 32}, "does not match the commitment"), ({"position": "00" * 16}, "another position"),
            ({"answers": [[0, "wake"]]}, "do not allow"), ({"answers": [[0, "dance"]]}, "do not allow"),
            ({"answers": [[1, "land 0 0"]]}, "do not allow"), ({"secret": "00"}, "wrong length"),
            ({"rules": 99}, "newer version"), ({"rules": 0}, "old version"), ({"game": "moon"}, "no game"),
            ({"seats": 9}, "players, not 9"), ({"options": {"moon": "1"}}, "no option"), ({"options": 3}, "damaged"),
            ({"answers": 3}, "damaged"), ({"answers": [[0]]}, "damaged"), ({"shares": ["00"]}, "damaged")]
    for change, sentence in changes:
        body = {**json.loads(record.read_text()), **change}
        del body["check"]
        path.write_text(written({**body, "check": check(body)}))
        assert sentence in refused(capsys, "verify", str(path)), change


# ---- streams and signals, in a process of its own
def process(*argv: str, env: dict[str, str] | None = None) -> subprocess.Popen[str]:
    surroundings = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONIOENCODING": "utf-8", **(env or {})}
    return subprocess.Popen([*CALL, *argv], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                            text=True, encoding="utf-8", env=surroundings)


def test_ctrl_c_ends_with_one_sentence_and_keeps_the_record(
        capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "broken-off.json"
    running = process("play", "sen", "--lang", "pl", "--record", str(file))
    assert running.stdin is not None
    assert running.stdout is not None
    running.stdin.write("1\n")
    running.stdin.flush()
    seen = ""
    while "Zaglądasz" not in seen:
        seen += running.stdout.readline()
    running.send_signal(signal.SIGINT)
    _, err = running.communicate(timeout=20)
    assert running.returncode == 130
    assert err.strip() == "Przerwane. Dobranoc."
    assert "not finished" in said(capsys, "verify", str(file))


def test_an_ascii_terminal_and_a_closed_pipe_are_no_reason_to_fail() -> None:
    running = process("play", "sen", "--seed", "x", env={"PYTHONIOENCODING": "ascii", "LC_ALL": "C", "NO_COLOR": "1"})
    out, err = running.communicate("1\nq\n", timeout=20)
    assert running.returncode == 0
    assert err == ""
    assert "\x1b" not in out
    garbled = subprocess.run([*CALL, "play", "sen", "--lang", "en"], input=b"\xff\xfe\x00\n1\n", check=True,
                             env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}, capture_output=True)
    assert b"I do not understand" in garbled.stdout
    with process("games") as quiet:
        assert quiet.stdout is not None
        quiet.stdout.close()
        assert quiet.wait(timeout=20) == 0


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo terminal")
@pytest.mark.parametrize(("env", "argv", "coloured"), [
    ({"TERM": "xterm-256color", "COLORTERM": "truecolor"}, [], True), ({"TERM": "dumb"}, [], False),
    ({"TERM": "xterm-256color", "NO_COLOR": "1"}, [], False), ({"TERM": "xterm-256color"}, ["--no-color"], False)])
def test_colour_only_where_it_is_wanted(env: dict[str, str], argv: list[str], coloured: bool) -> None:
    import pty

    master, slave = pty.openpty()
    surroundings = {**{name: value for name, value in os.environ.items() if name not in {"NO_COLOR", "COLORTERM"}},
                    "PYTHONPATH": os.pathsep.join(sys.path), "COLUMNS": "80", "LINES": "40", **env}
    with subprocess.Popen([*CALL, "play", "sen", "--seed", "x", *argv], stdin=slave, stdout=slave, stderr=slave,
                          env=surroundings, close_fds=True) as running:
        os.close(slave)
        os.write(master, b"1\nq\n")
        text = b""
        while True:
            try:
                piece = os.read(master, 65536)
            except OSError:
                break
            if not piece:
                break
            text += piece
    os.close(master)
    assert running.returncode == 0
    shown = text.decode("utf-8", "replace")
    assert "Good night" in shown
    assert bool(re.search(r"\x1b\[[0-9;]*m", shown)) == coloured


# ---- positions
class Drowse(Nap):
    """Nap, with a notation for what lies in the pens."""

    def read_position(self, text: str, rng: Rng) -> State:
        rows = [line.split() for line in text.split("\n") if line.strip()]
        for name in (name for row in rows for name in row if name not in KINDS):
            raise Unreadable("position-unreadable", part=name)
        return arrange(self, {pen(seat): [(name, 1) for name in row] for seat, row in enumerate(rows)}, phase=TURN,
                       asked=[0], rng=rng)


@pytest.fixture
def drowse(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(show, "keys", lambda: ("nap",))
    monkeypatch.setattr(seats, "identity", lambda key: NAP)
    monkeypatch.setattr(seats, "make", lambda key, number, options: Drowse(number, options))


@pytest.mark.usefixtures("drowse")
def test_a_position_is_drawn(capsys: pytest.CaptureFixture[str], tmp_path: Path,
                             monkeypatch: pytest.MonkeyPatch) -> None:
    whole = said(capsys, "show", "nap 2: ram wolf; ewe lamb", "--lang", "en")
    words = Words("en", Drowse(2))
    for name in ("ram", "wolf", "ewe", "lamb"):
        assert words.say(f"card-{name}") in whole
    file = tmp_path / "position.txt"
    file.write_text("nap 2\nram wolf\newe lamb\n")
    monkeypatch.setattr(sys, "stdin", io.StringIO("ram wolf\newe lamb\n"))
    assert said(capsys, "show", str(file)) == whole
    assert said(capsys, "show", "-", "--game", "nap", "--seats", "2") == whole
    assert said(capsys, "show", "nap 2 dark turns=4: ram wolf; ewe lamb") == whole
    one = said(capsys, "show", str(file), "--seat", "1")
    assert words.say("card-ram") not in one              # known to seat 1, and covered


@pytest.mark.usefixtures("drowse")
@pytest.mark.parametrize("argv", [
    ("nap 2: moon",), ("moon 2: ram",), ("ram",), ("",), ("nap 9: ram",), ("nap 2 moon=1: ram",), ("nap 2: ram; " * 9,),
    ("nap 2: wolf wolf wolf; wolf",), ("nap 2: ram", "--seat", "3"), ("nap 2: ram", "--seat", "0"), ("x" * 5000,),
    ("\0",)])
@pytest.mark.parametrize("lang", LANGS)
def test_a_position_that_cannot_be_shown_is_refused(capsys: pytest.CaptureFixture[str], argv: tuple[str, ...],
                                                    lang: str) -> None:
    assert refused(capsys, "show", *argv, "--lang", lang)
