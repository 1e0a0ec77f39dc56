"""What is particular to the file: durable, and many answers in one commit."""
from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import Connection, event, text

from sennik.store import Unavailable
from sennik.store.sqlite import SqliteStore

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
    store = SqliteStore(tmp_path / "x.sqlite")
    await store.open()
    commits = 0

    def count(_: object) -> None:
        nonlocal commits
        commits += 1
    event.listen(store.engine, "commit", count)
    await asyncio.gather(*[store.append(f"t{k}", 0, "x") for k in range(500)])
    await store.close()
    assert commits < 50


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
