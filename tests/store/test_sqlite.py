"""What is particular to the file: durable, and many answers in one commit."""
from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from sennik.store import Conflict, Unavailable
from sennik.store.sqlite import EntryJob, SqliteStore, StepsJob

pytestmark = pytest.mark.anyio


async def test_a_commit_reaches_the_disk(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "x.sqlite")
    await store.open()
    try:
        def pragmas(db: Connection) -> list[object]:
            return [db.execute(text(f"PRAGMA {name}")).scalar() for name in ("journal_mode", "synchronous")]
        assert await store.read(pragmas) == ["wal", 2]
        assert await store.change(pragmas) == ["wal", 2]
        assert store.path.stat().st_mode & 0o077 == 0    # nobody else reads the secrets of games in progress
    finally:
        await store.close()


async def test_entries_that_arrive_during_a_commit_share_the_next(tmp_path: Path) -> None:
    class Counting(SqliteStore):
        commits = 0

        def commit(self, db: Connection, batch: list[EntryJob | StepsJob]) -> list[object]:
            self.commits += 1
            return super().commit(db, batch)

    store = Counting(tmp_path / "x.sqlite")
    await store.open()
    await asyncio.gather(*[store.append(f"t{k}", 0, "x") for k in range(500)])
    await store.close()
    assert 1 <= store.commits < 50
    with closing(sqlite3.connect(tmp_path / "x.sqlite")) as db:
        assert db.execute("SELECT count(*) FROM entries").fetchone() == (500,)


async def test_one_lost_race_among_many_entries_of_a_commit_refuses_only_itself(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "x.sqlite")
    await store.open()
    await store.append("t5", 0, "first")
    done = await asyncio.gather(*[store.append(f"t{k % 20}", 0, str(k)) for k in range(40)], return_exceptions=True)
    lost = [k for k, result in enumerate(done) if isinstance(result, Conflict)]
    assert lost == [5, *range(20, 40)]
    assert [done[k] for k in range(20) if k != 5] == [None] * 19
    assert [await store.entries(f"t{k}") for k in (4, 5, 6)] == [["4"], ["first"], ["6"]]
    await store.close()


async def test_a_file_that_is_locked_too_long_is_unavailable_and_nothing_is_acknowledged(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "x.sqlite")
    await store.open()
    await store.change(lambda db: db.exec_driver_sql("PRAGMA busy_timeout=50"))
    with sqlite3.connect(tmp_path / "x.sqlite", isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unavailable):
            await store.append("t", 0, "x")
        other.execute("ROLLBACK")
    other.close()
    await store.append("t", 0, "y")
    assert await store.entries("t") == ["y"]
    await store.close()


async def test_closing_waits_for_what_was_asked(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "x.sqlite")
    await store.open()
    asked = [asyncio.create_task(store.append("t", number, "x")) for number in range(50)]
    await asyncio.sleep(0)
    await store.close()
    assert all(result is None for result in await asyncio.gather(*asked))
