"""An answer is on disk before anyone is shown it; what could not be written is not shown; a server stops when asked."""
from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import socket
import sqlite3
import threading
from contextlib import closing
from multiprocessing.context import SpawnProcess
from pathlib import Path

import pytest
from sqlalchemy import Connection
from websockets.exceptions import ConnectionClosed

from sennik.engine.errors import Refused
from sennik.match.messages import StepShown
from sennik.server.client import Client, ClientAtTable
from sennik.server.messages import Hello, NewTable, TableInfo
from sennik.server.serve import serve, serving
from sennik.server.settings import Settings
from sennik.store import Unavailable
from sennik.store.sqlite import EntryJob, SqliteStore, StepsJob

pytestmark = pytest.mark.anyio


class Slow(SqliteStore):
    """Commits when it is told to; or not at all."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.free = threading.Event()
        self.free.set()
        self.full = False

    def commit(self, db: Connection, batch: list[EntryJob | StepsJob]) -> list[object]:
        self.free.wait(10)
        if self.full:
            return [Unavailable("the disk is full")] * len(batch)
        return super().commit(db, batch)


async def two(port: int) -> tuple[Client, Client, TableInfo]:
    one, other = Client(port), Client(port)
    info = await one.open(NewTable("sen", 2))
    await one.sit(info.id, "Sowa")
    return one, other, await other.sit(info.id, "Kot")


async def test_nobody_is_shown_an_answer_before_it_is_written(tmp_path: Path, quick: Settings) -> None:
    store = Slow(tmp_path / "x.sqlite")
    async with serving(store, quick) as port:
        one, other, info = await two(port)
        async with one.at(info.id) as sowa, other.at(info.id) as kot:
            n = sowa.step.n
            store.free.clear()
            answering = asyncio.create_task(sowa.answer("land 0 0"))
            await asyncio.sleep(0)
            for _ in range(5):                           # whoever asks is shown the table as it is written
                await kot.say(Hello(3, "en"))
                assert (await kot.until(StepShown)).n == n
            assert not answering.done()
            store.free.set()
            assert (await answering).n == n + 1
            assert (await kot.until(StepShown)).n == n + 1


async def test_what_could_not_be_written_is_not_shown_and_can_be_said_again(tmp_path: Path, quick: Settings) -> None:
    store = Slow(tmp_path / "x.sqlite")
    async with serving(store, quick) as port:
        one, other, info = await two(port)
        async with one.at(info.id) as sowa, other.at(info.id) as kot:
            n = sowa.step.n
            store.full = True
            with pytest.raises(Refused, match="store down"):
                await sowa.answer("land 0 0")
            store.full = False
            await kot.say(Hello(3, "en"))
            assert (await kot.until(StepShown)).n == n
            assert (await sowa.answer("land 0 1", n)).n == n + 1
            assert (await kot.until(StepShown, lambda step: step.n > n)).n == n + 1


async def listen_on(chair: ClientAtTable) -> None:
    while True:
        await chair.hear()


async def started(database: str) -> tuple[SpawnProcess, int]:
    """A server of its own, with a worker process for bots, and its port."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
    process = multiprocessing.get_context("spawn").Process(
        target=serve, args=("127.0.0.1", port, database),
        kwargs={"settings": Settings(bots=1, pace=0), "announce": len})
    process.start()
    for _ in range(1000):
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            break
        except OSError:
            await asyncio.sleep(0.02)
    return process, port


def alive(pid: int) -> bool:
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="only Linux tells the children of a process")
async def test_the_workers_of_a_server_that_is_killed_go_too(database: str) -> None:
    process, port = await started(database)
    try:
        guest = Client(port)
        info = await guest.open(NewTable("sen", 2, bots={1: "greedy"}))
        await guest.sit(info.id, "Sowa")
        async with guest.at(info.id) as chair:
            while chair.step.view.asked != 1:            # until the bot has peeked, in its process
                await chair.until(StepShown)
        assert process.pid is not None
        found = children(process.pid)
        assert found
        process.kill()
        for _ in range(1000):
            if not any(alive(pid) for pid in found):
                return
            await asyncio.sleep(0.02)
        raise AssertionError(f"still there: {found}")
    finally:
        process.kill()
        process.join()


async def test_a_server_that_is_asked_to_stop_says_so_and_leaves_a_whole_file(database: str) -> None:
    process, port = await started(database)
    try:
        guest = Client(port)
        info = await guest.open(NewTable("sen", 2, bots={1: "greedy"}))      # a worker process is there too
        await guest.sit(info.id, "Sowa")
        async with guest.at(info.id) as chair:
            step = await chair.answer("land 0 0")
            assert process.pid is not None
            os.kill(process.pid, signal.SIGTERM)
            with pytest.raises(ConnectionClosed):
                await listen_on(chair)
            assert chair.socket.close_code == 1012
        await asyncio.to_thread(process.join, 20)
        assert process.exitcode in {0, -signal.SIGTERM}  # uvicorn hands the signal on when all is closed
    finally:
        process.kill()
        process.join()
    assert not Path(f"{database}-wal").exists()          # the last connection was closed, not dropped
    with closing(sqlite3.connect(database)) as db:
        assert db.execute("SELECT count(*) FROM entries").fetchone()[0] >= step.n
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
