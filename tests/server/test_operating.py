"""What whoever runs a server sees of it: numbers, health, log lines; and whose word about addresses is taken."""
from __future__ import annotations

import asyncio
import dataclasses
import json
import logging
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from sennik.cli import main
from sennik.engine.errors import Refused
from sennik.match.messages import StepShown
from sennik.server.client import Client
from sennik.server.logs import JsonLines
from sennik.server.messages import NewTable
from sennik.server.serve import serving
from sennik.server.settings import Rate, Settings
from sennik.terminal.args import command

from ..store.cluster import Cluster
from ..store.conftest import cluster, postgres  # noqa: F401
from .people import play_by_chance

pytestmark = pytest.mark.anyio


def numbers(text: str) -> dict[str, float]:
    """By name, without the label of the process."""
    lines = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
    return {name.partition("{")[0] + ("" if "le=" not in name else name.rpartition('le="')[2][:-2]): float(value)
            for name, _, value in lines}


async def test_a_server_counts_what_happens_and_names_nobody(database: str, quick: Settings) -> None:
    async with serving(database, dataclasses.replace(quick, metrics=True)) as port:
        guest = Client(port)
        info = await guest.open(NewTable("sen", 2, bots={1: "random"}, options={"rounds": "1"}))
        await guest.sit(info.id, "Sowa")
        async with guest.at(info.id) as chair:
            await play_by_chance(chair, 1)
            text = (await guest.ask("GET", "/metrics"))[1].decode()
        found = numbers(text)
        assert (found["sennik_tables_open"], found["sennik_connections"], found["sennik_people"]) == (1, 1, 1)
        assert found["sennik_entries_written_total"] == found["sennik_change_seconds_count"]
        assert found["sennik_entries_written_total"] == chair.step.n - 2       # all but those the table was made with
        assert found["sennik_change_seconds_bucket+Inf"] == found["sennik_change_seconds_count"]
        assert 0 < found["sennik_bot_thoughts_total"] < found["sennik_answers_total"]
        assert found["sennik_entries_written_total"] - found["sennik_answers_total"] == 2      # to sit down, to begin
        assert found["sennik_bots_thinking"] == found["sennik_bots_waiting"] == found["sennik_store_errors_total"] == 0
        assert "Sowa" not in text
        assert info.id not in text


async def test_numbers_are_given_only_if_they_were_asked_for(port: int) -> None:
    assert (await Client(port).ask("GET", "/metrics"))[0] == 404


async def test_a_server_whose_database_is_away_is_alive_and_not_ready(database: str, quick: Settings,
                                                                    monkeypatch: pytest.MonkeyPatch) -> None:
    from sennik.store import Unavailable
    from sennik.store.sqlite import SqliteStore

    async def away(*_: object) -> None:
        raise Unavailable("gone")
    async with serving(database, quick) as port:
        guest = Client(port)
        assert [(await guest.ask("GET", path))[0] for path in ("/livez", "/healthz")] == [200, 200]
        monkeypatch.setattr(SqliteStore, "read", away)
        assert [(await guest.ask("GET", path))[0] for path in ("/livez", "/healthz")] == [200, 503]


@pytest.mark.parametrize(("proxies", "believed"), [("127.0.0.1", True), ("10.0.0.0/8", False)])
async def test_a_forwarded_address_is_believed_from_named_proxies_only(database: str, quick: Settings, proxies: str,
                                                                       believed: bool) -> None:
    """Who lies about the address would have a limit for each lie."""
    settings = dataclasses.replace(quick, secure=True, proxies=proxies, posted=Rate(2, 0.001))
    async with serving(database, settings) as port:
        answers = []
        for k in range(4):
            body = b'{"game":"sen","seats":2}'
            answers.append((await Client(port).ask("POST", "/api/tables", body, {"X-Forwarded-For": f"10.1.1.{k}"}))[0])
        assert answers == ([201] * 4 if believed else [201, 201, 429, 429])


async def test_a_family_behind_one_address_meets_no_limit(database: str) -> None:
    """Eight people come at once, sit down at two tables, and load the page again and again."""
    async with serving(database, Settings(bots=0, pace=0)) as port:
        family = [Client(port) for _ in range(8)]
        tables = [(await guest.open(NewTable("sen", 4))).id for guest in family[:2]]

        async def come(guest: Client, table: str) -> None:
            await guest.sit(table, f"Sowa {family.index(guest)}")
            for _ in range(4):
                for path in ("/api/games", "/api/tables", "/api/me/tables", f"/api/tables/{table}"):
                    assert (await guest.ask("GET", path))[0] == 200
                async with guest.at(table) as chair:
                    if not chair.begun and chair.seats.stage == "waiting":
                        await chair.until(StepShown)
        await asyncio.gather(*[come(guest, tables[k % 2]) for k, guest in enumerate(family)])


def test_a_log_line_as_json_is_one_line_with_its_trace() -> None:
    try:
        raise Refused("stale")
    except Refused as error:
        record = logging.LogRecord("sennik", logging.ERROR, "x.py", 1, "work for %s failed\n", ("a table",),
                                   (type(error), error, error.__traceback__))
    text = JsonLines().format(record)
    assert "\n" not in text
    line = json.loads(text)
    assert (line["level"], line["text"]) == ("error", "work for a table failed\n")
    assert "Refused" in line["trace"]


@pytest.mark.parametrize("proxies", ["here", "10.0.0.0/99", "1.2.3.4,"])
def test_a_proxy_that_is_no_address_is_refused(proxies: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--proxies", proxies, "--lang", "en"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1


# ---- backup and restore
async def test_a_backup_that_is_made_while_people_play_is_played_on(tmp_path: Path, quick: Settings) -> None:
    database, backup = str(tmp_path / "sennik.sqlite"), str(tmp_path / "backup.sqlite")

    def back_up() -> str:
        with closing(sqlite3.connect(database)) as file:
            file.execute("VACUUM INTO ?", (backup,))
        return backup
    await played_on(database, back_up, quick)


async def test_a_dump_of_postgresql_that_is_made_while_people_play_is_played_on(
        postgres: str, cluster: Cluster, quick: Settings) -> None:  # noqa: F811
    line = await asyncpg.connect(postgres)
    await line.execute("DROP DATABASE IF EXISTS restored")
    await line.execute("CREATE DATABASE restored")
    await line.close()
    restored = postgres.removesuffix("/postgres") + "/restored"

    def back_up() -> str:
        file = cluster.folder / "dump"
        cluster.run("pg_dump", "-Fc", "-f", file, postgres)
        cluster.run("pg_restore", "-d", restored, file)
        return restored
    await played_on(postgres, back_up, quick)


async def played_on(database: str, back_up: Callable[[], str], quick: Settings) -> None:
    """What was acknowledged before the backup is in it, and the game goes on from there."""
    async with serving(database, quick) as port:
        guest = Client(port)
        info = await guest.open(NewTable("sen", 2, bots={1: "random"}, options={"rounds": "5"}))
        await guest.sit(info.id, "Sowa")
        async with guest.at(info.id) as chair:
            while chair.step.n < 20:
                if chair.asked:
                    await chair.answer(chair.step.answers[0].text)
                else:
                    await chair.until(StepShown)
            n = chair.step.n
            copy = await asyncio.to_thread(back_up)
            assert (await play_by_chance(chair, 1)).n > n
    async with serving(copy, quick) as port:
        again = Client(port)
        again.cookie = guest.cookie
        async with again.at(info.id) as chair:
            assert chair.step.n >= n
            assert (await play_by_chance(chair, 1)).result is not None


# ---- what is written for operators
ROOT = Path(__file__).parents[2]


def test_every_flag_of_serve_stands_in_the_table_for_operators() -> None:
    page = (ROOT / "docs" / "operating.md").read_text("utf-8")
    listed = set(re.findall(r"^\| `(--[a-z-]+)", page, re.MULTILINE))
    assert listed == {f"--{flag.name}" for flag in command("serve").flags} | {"--lang"}


def commands() -> dict[str, list[str]]:
    """What the unit and the container start."""
    unit = (ROOT / "docs" / "operating" / "sennik.service").read_text("utf-8")
    started = re.search(r"^ExecStart=\S+/sennik (.*)$", unit, re.MULTILINE)
    assert started is not None
    container = (ROOT / "docs" / "operating" / "Containerfile").read_text("utf-8")
    words = [word for line in ("ENTRYPOINT", "CMD")
             for word in json.loads(container.partition(f"\n{line} ")[2].partition("\n")[0])]
    return {"sennik.service": started[1].split(), "Containerfile": words[1:]}


@pytest.mark.parametrize("file", ["sennik.service", "Containerfile"])
async def test_what_the_unit_and_the_container_start_answers_and_stops_when_asked(file: str, tmp_path: Path) -> None:
    """As it stands there, but for port and database. Every line of its log is JSON, and about nobody."""
    words = commands()[file]
    words[words.index("--port") + 1] = "0"
    words[words.index("--database") + 1] = str(tmp_path / "sennik.sqlite")
    with subprocess.Popen([sys.executable, "-m", "sennik", *words, "--lang", "en"], text=True, stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        found = re.search(r":(\d+)/", process.stdout.readline())
        assert found is not None
        guest, port = Client(int(found[1])), int(found[1])
        assert [guest.ask_now("GET", path)[0] for path in ("/livez", "/healthz", "/metrics")] == [200] * 3
        info = await guest.open(NewTable("sen", 2))
        await guest.sit(info.id, "Puchacz")
        with socket.create_connection(("127.0.0.1", port)) as line:
            line.sendall(b"\xff" * 20 + b"\r\n\r\n")     # which uvicorn has a word for
            line.recv(1000)
        process.terminate()
        err = process.communicate(timeout=60)[1]
    assert process.returncode == -signal.SIGTERM             # a proper end to whoever sent it
    assert {json.loads(text)["level"] for text in err.splitlines()} == {"warning"}
    assert not any(word in err for word in ("Puchacz", info.id, guest.cookie.partition("=")[2]))


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    """All but the path of the program, which is wherever somebody installed it."""
    analyse = shutil.which("systemd-analyze")
    if analyse is None:
        pytest.skip("systemd is not installed here")
    unit = (ROOT / "docs" / "operating" / "sennik.service").read_text("utf-8")
    (tmp_path / "sennik.service").write_text(re.sub(r"(?<=^ExecStart=)\S+", sys.executable, unit, flags=re.MULTILINE))
    done = subprocess.run([analyse, "verify", tmp_path / "sennik.service"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
