"""Where the server listens, what it says about that, where it keeps its tables, and how it ends."""
from __future__ import annotations

import os
import re
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from sennik.cli import main
from sennik.engine.errors import Unreadable
from sennik.server import announce
from sennik.server.announce import addresses, announcement, has_screen, open_browser, own_address, qr
from sennik.server.client import Client
from sennik.server.messages import NewTable
from sennik.server.serve import PORT, bound, checked, near, own_database, serving
from sennik.server.settings import Settings
from sennik.words import LANGS, Words

WORDS = Words("en")


# ---- addresses
def test_addresses_for_this_machine_and_for_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sennik.server.announce.own_address", lambda: "10.0.0.7")
    assert addresses("127.0.0.1", 8000) == ("http://127.0.0.1:8000/", "")
    assert addresses("0.0.0.0", 8000) == ("http://localhost:8000/", "http://10.0.0.7:8000/")
    assert addresses("10.0.0.9", 80) == ("http://10.0.0.9/", "http://10.0.0.9/")
    assert addresses("::", 8000)[1] == "http://10.0.0.7:8000/"
    assert addresses("::1", 8000) == ("http://[::1]:8000/", "")
    text = announcement(WORDS, "0.0.0.0", 8000)
    assert "http://10.0.0.7:8000/\n" in text
    assert len(text.splitlines()) > 10
    assert "http" not in announcement(WORDS, "127.0.0.1", 8000).partition("8000/")[2]


def test_every_language_says_where(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sennik.server.announce.own_address", lambda: "10.0.0.7")
    said = {announcement(Words(lang), "0.0.0.0", 8000).partition(":")[0] for lang in LANGS}
    assert len(said) == len(LANGS)


def test_the_own_address_is_one_that_others_could_use() -> None:
    assert not own_address().startswith(("127.", "0.", "169.254."))


def test_a_code_for_phones_fits_a_terminal() -> None:
    assert max(len(line) for line in qr("http://192.168.100.200:8000/").splitlines()) < 700
    assert len(qr("http://192.168.100.200:8000/").splitlines()) < 20


@pytest.mark.anyio
async def test_a_phone_that_follows_the_printed_address_sits_and_plays(
        monkeypatch: pytest.MonkeyPatch, database: str, quick: Settings) -> None:
    """127.0.0.2 is an address of this machine at which a server for 127.0.0.1 alone is not found."""
    monkeypatch.setattr("sennik.server.announce.own_address", lambda: "127.0.0.2")
    async with serving(database, quick, host="0.0.0.0") as port:
        found = re.search(r"http://([\d.]+):(\d+)/\n", announcement(WORDS, "0.0.0.0", port))
        assert found is not None
        phone = Client(int(found[2]), host=found[1])
        info = await phone.open(NewTable("sen", 2, bots={1: "random"}))
        await phone.sit(info.id, "Sowa")
        async with phone.at(info.id) as chair:
            await chair.answer("land 0 0")


# ---- the browser
@pytest.mark.parametrize(("environ", "platform", "seen"), [
    ({"DISPLAY": ":0"}, "linux", True),
    ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
    ({}, "linux", False),
    ({"DISPLAY": ""}, "linux", False),
    ({"DISPLAY": "localhost:10.0", "SSH_CONNECTION": "10.0.0.7 5 10.0.0.8 22"}, "linux", False),
    ({}, "darwin", True),
    ({"SSH_TTY": "/dev/ttys001"}, "darwin", False),
    ({}, "win32", True),
])
def test_a_browser_is_opened_where_it_is_seen(environ: dict[str, str], platform: str, seen: bool) -> None:
    assert has_screen(environ, platform) == seen


@pytest.mark.parametrize("seen", [True, False])
def test_the_browser_is_sent_to_the_page(monkeypatch: pytest.MonkeyPatch, seen: bool) -> None:
    opened: list[str] = []
    done = threading.Event()
    monkeypatch.setattr(announce, "has_screen", lambda: seen)

    def browser(address: str) -> None:
        opened.append(address)
        done.set()
    monkeypatch.setattr("webbrowser.open", browser)
    open_browser("http://localhost:8000/")
    assert not seen or done.wait(10)
    assert opened == ["http://localhost:8000/"] * seen


# ---- ports
def test_a_port_that_is_taken_is_refused() -> None:
    with bound("127.0.0.1", 0) as taken, pytest.raises(Unreadable, match="no such port"):
        bound("127.0.0.1", taken.getsockname()[1])
    with pytest.raises(Unreadable, match="no such port"):
        bound("127.0.0.1", 99999)


def test_where_no_port_is_asked_for_another_one_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    with bound("127.0.0.1", 0) as taken:
        usual = taken.getsockname()[1]
        monkeypatch.setattr("sennik.server.serve.PORT", usual)
        with near("127.0.0.1") as other:
            assert other.getsockname()[1] != usual
        monkeypatch.setattr("sennik.server.serve.NEAR", 1)           # and if the neighbours are taken too, any
        with near("127.0.0.1") as other:
            assert other.getsockname()[1] != usual


# ---- the database
def test_a_database_that_cannot_be_opened_is_refused(tmp_path: Path) -> None:
    (tmp_path / "text.sqlite").write_text("this is no database " * 100)
    for database, word in ((tmp_path, "database folder"), (tmp_path / "text.sqlite", "database damaged")):
        with pytest.raises(Unreadable, match=word):
            checked(str(database))


def test_each_reason_is_one_sentence_and_exit_code_2_and_nothing_is_changed(
        tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sennik.store.postgres.PATIENCE", 0.5)
    (tmp_path / "damaged").write_bytes(b"SQLite format 3\0" + bytes(range(256)) * 40)
    (tmp_path / "text").write_bytes(b"this is no database " * 100)
    for name, statement in {"newer": "CREATE TABLE alembic_version AS SELECT '9999' AS version_num",
                            "another": "CREATE TABLE recipes (name TEXT)"}.items():
        with closing(sqlite3.connect(tmp_path / name)) as file:
            file.execute(statement)
            file.commit()
    with closing(sqlite3.connect(tmp_path / "another")) as file:
        file.execute("PRAGMA journal_mode=WAL")
    files = {path.name: (path.read_bytes(), path.stat().st_mtime_ns) for path in tmp_path.iterdir()}
    with bound("127.0.0.1", 0) as deaf, bound("127.0.0.1", 0) as closed:
        port = closed.getsockname()[1]
        closed.close()
        taken = deaf.getsockname()[1]
        reasons = {
            "": "--database needs a value", str(tmp_path): "is a folder",
            "mysql://somewhere/sennik": "no address of a database",
            **{f"postgresql://me@127.0.0.1{rest}": "no address of a database"
               for rest in (":x/y", ":70000/y", "/y?sslmode=dreams")},
            f"postgresql://me:mysecret@127.0.0.1:{port}/x": "Connection refused",
            f"postgresql://me:mysecret@127.0.0.1:{taken}/x": "does not answer",
            "postgresql://me@no-such-host.invalid/x": "", "postgresql://[": "",          # as the system says it
            **{str(tmp_path / name): "is damaged" for name in ("damaged", "text")},
            **{str(tmp_path / name): "newer Sennik or by another program" for name in ("newer", "another")}}
        for database, reason in reasons.items():
            said = refused(capsys, "--database", database)
            assert reason in said
            assert not said.endswith(": \n")
            assert "mysecret" not in said
            if not database.startswith("postgresql://me:") and database != str(tmp_path):
                assert main(["admin", "list", "--lang", "en", "--database", database]) == 2
                assert reason in capsys.readouterr().err
        assert {path.name: (path.read_bytes(), path.stat().st_mtime_ns) for path in tmp_path.iterdir()} == files
        assert str(taken) in refused(capsys, "--database", str(tmp_path / "new"), "--port", str(taken))


def test_a_file_that_may_only_be_read_or_that_another_program_locks_is_refused(
        tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    database = tmp_path / "sennik.sqlite"
    checked(str(database)).lock.give()                                                  # type: ignore[attr-defined]
    before = database.read_bytes()
    monkeypatch.setattr("sennik.store.sqlite.PRAGMAS", ("busy_timeout=100",))
    with closing(sqlite3.connect(database)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert "locked" in refused(capsys, "--database", str(database))
    assert database.read_bytes() == before
    monkeypatch.setattr("sennik.store.sqlite.PRAGMAS", ("query_only=ON",))              # also for root
    assert "only be read" in refused(capsys, "--database", str(database))
    assert database.read_bytes() == before


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What is said to standard error, in one line, before it ends with 2."""
    assert main(["serve", "--lang", "en", *words, *(() if "--port" in words else ("--port", "0"))]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    return err


def test_a_mistyped_folder_is_not_made(tmp_path: Path) -> None:
    for database in (tmp_path / "mistpyed" / "sennik.sqlite", f"sqlite:///{tmp_path}/a/b/c.sqlite"):
        with pytest.raises(Unreadable, match="no such folder"):
            checked(str(database))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("lang", LANGS)
def test_a_second_server_on_one_file_is_refused_with_the_file_and_what_to_do(tmp_path: Path, lang: str) -> None:
    database = str(tmp_path / "sennik.sqlite")
    with command("--port", "0", "--database", database) as first:
        assert first.stdout is not None
        assert "http" in first.stdout.readline()
        with command("--port", "0", "--database", database, "--lang", lang) as second:
            out, err = second.communicate(timeout=60)
        assert (second.returncode, out) == (2, "")
        assert err.strip() == Words(lang).error(Unreadable("database-taken", file=database))
        assert database in err
        assert "--database" in err
        assert first.poll() is None
        first.kill()                                     # nothing is left of one that had no time for a last word
        first.wait()
        with command("--port", "0", "--database", database) as third:
            assert third.stdout is not None
            assert "http" in third.stdout.readline()


def test_the_own_database_lies_among_the_data_of_its_owner(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert own_database() == str(tmp_path / "data" / "sennik" / "sennik.sqlite")
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert own_database() == str(tmp_path / ".local" / "share" / "sennik" / "sennik.sqlite")
    folder = tmp_path / ".local" / "share" / "sennik"
    assert folder.stat().st_mode & 0o077 == 0            # the secrets of games in progress lie there
    folder.rmdir()
    folder.touch()
    with pytest.raises(Unreadable, match="no such database"):
        own_database()


# ---- the command
@contextmanager
def command(*flags: str, **environ: str) -> Iterator[subprocess.Popen[str]]:
    env = {name: value for name, value in os.environ.items() if name not in {"DISPLAY", "WAYLAND_DISPLAY"}}
    env |= {"PYTHONPATH": os.pathsep.join(sys.path), "LC_ALL": "C.UTF-8", **environ}
    process = subprocess.Popen([sys.executable, "-m", "sennik", "serve", *flags], env=env, text=True,
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def test_interrupted_it_ends_without_a_word(tmp_path: Path) -> None:
    """Also while a bot thinks in a process of its own."""
    import asyncio
    with command("--browser", XDG_DATA_HOME=str(tmp_path)) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline()]
        while str(tmp_path) not in lines[-1]:
            lines.append(process.stdout.readline())
            assert lines[-1], process.stderr
        found = re.search(r"http://127.0.0.1:(\d+)/", "".join(lines))
        assert found is not None
        assert int(found[1]) == PORT or f"Port {PORT} is taken; this is port {found[1]}." in lines[0]

        async def visit(port: int) -> None:
            guest = Client(port)
            info = await guest.open(NewTable("sen", 2, bots={0: "greedy", 1: "greedy"}))
            async with guest.at(info.id) as chair:
                await chair.hear()
                process.send_signal(signal.SIGINT)
                await chair.socket.wait_closed()
        asyncio.run(visit(int(found[1])))
        out, err = process.communicate(timeout=60)
        assert (process.returncode, out, err) == (0, "\n", "")


# ---- the web client
@pytest.mark.anyio
async def test_a_client_inside_the_package_is_found(
        monkeypatch: pytest.MonkeyPatch, database: str, tmp_path: Path) -> None:
    """As in a wheel, where it lies in sennik/web."""
    for name in ("empty", "web"):
        (tmp_path / name).mkdir()
    (tmp_path / "web" / "index.html").write_text("<!doctype html><title>packed</title>")
    (tmp_path / "web" / ".made-123").touch()
    monkeypatch.setattr("sennik.server.app.BUILT", (tmp_path / "empty", tmp_path / "web"))
    async with serving(database, Settings(bots=0)) as port:
        assert b"packed" in (await Client(port).ask("GET", "/"))[1]
        assert (await Client(port).ask("GET", "/.made-123"))[0] == 404
