"""A game from outside: an installed package, or a folder. Found everywhere; a broken one is named and left out."""
from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from sennik import games
from sennik.server.client import Client
from sennik.server.messages import Games, NewTable, Tables
from sennik.server.serve import serving
from sennik.server.settings import Settings

from .people import play_by_chance

ROOT = Path(__file__).parent.parent.parent
ECHO = ROOT / "examples" / "echo"
OURS = ["koty", "kruki", "pracownia", "sen"]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder with the example in it, as an installer puts it there, with its metadata."""
    source, target = tmp_path_factory.mktemp("echo") / "echo", tmp_path_factory.mktemp("packages")
    shutil.copytree(ECHO, source)                        # a build leaves things behind
    uv = Path(sys.executable).with_name("uv")
    subprocess.run([uv, "pip", "install", "-q", "--offline", "--no-deps", "--no-build-isolation", "--python",
                    sys.executable, "--target", target, source], check=True)
    yield target
    shutil.rmtree(target, ignore_errors=True)


def sennik(*argv: str, path: Path | None = None, folders: str = "") -> subprocess.CompletedProcess[str]:
    """A command in a fresh process."""
    paths = [*([str(path)] if path else []), *[part for part in sys.path if part]]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "SENNIK_GAMES": folders, "LC_ALL": "C"}
    return subprocess.run([sys.executable, "-m", "sennik", *argv], env=env, capture_output=True, text=True, check=False)


def listed(path: Path | None = None, folders: str = "") -> tuple[list[str], dict[str, str]]:
    body = json.loads(sennik("games", "--json", path=path, folders=folders).stdout)
    return [entry["key"] for entry in body["games"]], body["left_out"]


def test_an_installed_package_is_found_by_the_commands_and_gone_when_it_is_removed(
        installed: Path, tmp_path: Path) -> None:
    assert listed(installed) == ([*OURS, "echo"], {})
    done = sennik("simulate", "echo", "--games", "3", "--seats", "3", "--bots", "greedy,random,greedy", "--records",
                  str(tmp_path), "--json", path=installed)
    assert done.returncode == 0, done.stderr
    record = str(min(tmp_path.iterdir()))
    assert sennik("verify", record, path=installed).returncode == 0
    assert "Every dream has an echo" in sennik("games", "--lang", "pl", path=installed).stdout
    assert "ECH-T1" in sennik("rules", "echo", "--lang", "uk", path=installed).stdout
    assert listed() == (OURS, {})
    gone = sennik("verify", record)
    assert (gone.returncode, gone.stderr) == (
        2, "There is no game “echo”. Choose from: koty kruki pracownia sen.\n")


def test_a_folder_is_enough_and_what_is_broken_is_named_and_left_out(tmp_path: Path) -> None:
    shutil.copytree(ECHO / "sennik_echo", tmp_path / "echo")
    for name, source in {
        "empty": "", "torn": "def", "sen": "IDENTITY = GAME = None",
        "unready": "import dataclasses\n"
                   "from sennik.games.echo.rules import IDENTITY, Echo\n"
                   "class GAME(Echo):\n    def ready(self): pass\n"
                   "IDENTITY = dataclasses.replace(IDENTITY, key='unready')",
    }.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text(source)
    nowhere = str(tmp_path / "nowhere")
    found, left_out = listed(folders=os.pathsep.join([str(tmp_path), nowhere]))
    assert found == [*OURS, "echo"]
    assert left_out == {
        "empty": "The game “empty” cannot be loaded: sennik.games.empty exports no IDENTITY.",
        "torn": left_out["torn"],
        "unready": "The game “unready” cannot be loaded: GAME is not ready: call self.ready() when its parts are "
                   "named.",
        str(tmp_path / "sen"): "The game “sen” cannot be loaded: another game has this key.",
        nowhere: f"There is no folder “{nowhere}”, which SENNIK_GAMES names."}
    assert left_out["torn"].startswith("The game “torn” cannot be loaded: SyntaxError: ")
    done = sennik("play", "torn", folders=str(tmp_path))
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)


@pytest.fixture
def here(installed: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The package is installed in this process too, beside one that is broken."""
    broken = installed / "broken-1.0.dist-info"
    broken.mkdir()
    (broken / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (broken / "entry_points.txt").write_text("[sennik.games]\nbroken = no_such_module\n")
    monkeypatch.syspath_prepend(str(installed))
    games.look_again()
    yield
    shutil.rmtree(broken)
    monkeypatch.undo()
    games.look_again()
    for name in [name for name in sys.modules if name.startswith("sennik_echo")]:
        del sys.modules[name]


@pytest.mark.anyio
async def test_the_server_has_the_package_after_our_games_and_it_is_played_to_the_end(
        here: None, database: str, quick: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    assert list(games.faults()) == ["broken"]
    async with serving(database, quick) as port:
        one = Client(port, lang="pl")
        shown = await one.get("/api/games", Games)
        assert [game.key for game in shown.games] == ["sen", "koty", "kruki", "pracownia", "echo"]
        for path, part in (("/words/echo/uk.ftl", b"title = Echo"), ("/rulebooks/echo/pl.md", b"ECH-T1")):
            status, body, _ = await one.ask("GET", path)
            assert status == 200
            assert part in body
        info = await one.open(NewTable("echo", 3, bots={1: "greedy", 2: "apprentice"}))
        await one.sit(info.id, "Ola")
        async with one.at(info.id) as chair:
            end = await play_by_chance(chair, 1)
        assert sum(end.scores) <= 10
    monkeypatch.setattr(sys, "path", [part for part in sys.path if not (Path(part) / "sennik_echo").is_dir()])
    games.look_again()                                   # without the package its tables are refused, and no others
    async with serving(database, quick) as port:
        status, body, _ = await one_at(port, one).ask("GET", f"/api/tables/{info.id}")
        assert (status, json.loads(body)["word"]) == (400, "no-such-game")
        assert [line.game for line in (await one_at(port, one).get("/api/me/tables", Tables)).tables] == ["echo"]
        assert (await one_at(port, one).open(NewTable("sen", 2))).stage == "waiting"


def one_at(port: int, one: Client) -> Client:
    """The same browser, before another server."""
    again = Client(port)
    again.cookie = one.cookie
    return again


def test_its_own_tests_pass(installed: Path) -> None:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(installed), *[part for part in sys.path if part]])}
    done = subprocess.run([sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", ECHO / "tests"], env=env,
                          capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
