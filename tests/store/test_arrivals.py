"""Entries that have arrived and entries that are filed are one list, whatever comes between."""
from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection

from sennik.store import Conflict, Unavailable
from sennik.store.arrivals import MANY, Arrivals
from sennik.store.sqlite import SqliteStore

pytestmark = pytest.mark.anyio


def counts(path: Path) -> tuple[int, int]:
    """How many lie filed, and how many as they came."""
    with closing(sqlite3.connect(path)) as db:
        filed, arrived = [db.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("entries", "arrivals")]
        return filed, arrived


async def test_what_has_arrived_is_read_with_what_is_filed_and_conflicts_with_both(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite"
    for start in (0, 3):
        store = SqliteStore(path)
        await store.open()
        assert counts(path) == (start, 0)
        for number in range(start, start + 3):
            await store.append("t", number, str(number))
        assert counts(path) == (start, 3)
        assert await store.entries("t") == [str(number) for number in range(start + 3)]
        assert await store.entries("t", 2) == [str(number) for number in range(2, start + 3)]
        for number in range(start + 3):
            with pytest.raises(Conflict):
                await store.append("t", number, "again")
        await store.close()
        assert counts(path) == (start + 3, 0)                      # a file that was closed has all in its place


async def test_many_arrivals_are_filed_while_others_arrive(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite"
    store = SqliteStore(path)
    await store.open()
    each = MANY // 20 + 10
    for number in range(each):
        await asyncio.gather(*[store.append(f"t{k}", number, f"{k} {number}") for k in range(20)])
    await store.append("t0", each, "last")                         # after it, so it is in neither's way
    assert counts(path)[0] >= MANY
    assert sum(counts(path)) == 20 * each + 1
    for k in range(1, 20):
        assert await store.entries(f"t{k}") == [f"{k} {number}" for number in range(each)]
    with pytest.raises(Conflict):
        await store.append("t3", 0, "again")
    await store.close()


async def test_a_change_that_is_undone_leaves_its_number_free(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "x.sqlite")
    await store.open()
    await store.append("t", 0, "0")

    def fails(db: Connection) -> None:
        store.insert(db, "t", 1, "never")
        raise ValueError("no")
    with pytest.raises(ValueError, match="no"):
        await store.change(fails)
    await store.append("t", 1, "1")
    assert await store.entries("t") == ["0", "1"]
    await store.close()


async def test_a_batch_that_could_not_be_written_leaves_its_numbers_free(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "x.sqlite")
    await store.open()
    await store.change(lambda db: db.exec_driver_sql("PRAGMA busy_timeout=50"))
    with closing(sqlite3.connect(tmp_path / "x.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unavailable):
            await store.append("t", 0, "x")
        other.execute("ROLLBACK")
    await store.append("t", 0, "y")
    assert await store.entries("t") == ["y"]
    await store.close()


async def test_what_cannot_be_filed_stays_where_it_is(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    store = SqliteStore(tmp_path / "x.sqlite")
    await store.open()
    await store.append("t", 0, "0")
    with closing(sqlite3.connect(tmp_path / "x.sqlite", isolation_level=None)) as other:
        other.execute("CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'disk full'); END")
    await store.append("t", 1, "1")
    assert await store.entries("t") == ["0", "1"]
    await store.close()
    assert "could not be filed: disk full" in caplog.text
    assert counts(tmp_path / "x.sqlite") == (0, 2)


def test_a_batch_of_any_size_is_one_statement() -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        db.execute("CREATE TABLE entries (table_id, number, body)")
        db.execute("CREATE TABLE arrivals (place INTEGER PRIMARY KEY, table_id, number, body)")
        said: list[str] = []
        db.set_trace_callback(said.append)
        arrivals, number = Arrivals(), 0
        for size in (1, 2, 3, 255, 256, 257, 1000):
            rows = [("t", number + k, "x") for k in range(size)]
            said.clear()
            assert arrivals.insert(db, rows) == [True] * size
            assert len([text for text in said if text.startswith("INSERT")]) == 1
            number += size
        assert arrivals.insert(db, [("t", 5, "again"), ("t", number, "new")]) == [False, True]
        assert arrivals.insert(db, [("t", 5, "again")]) == [False]
        db.set_trace_callback(None)
        assert db.execute("SELECT count(*), max(number) FROM arrivals").fetchone() == (number + 1, number)
