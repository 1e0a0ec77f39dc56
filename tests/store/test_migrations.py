"""The steps lead to the tables the code has, on both databases, and can be taken twice."""
from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.schema import SchemaItem

from sennik.match import entries as e
from sennik.store import Foreign, SeatResult, Store, Unavailable, store_at
from sennik.store.history import History
from sennik.store.migrate import SCRIPTS, migrate
from sennik.store.schema import METADATA

pytestmark = pytest.mark.anyio


async def test_the_steps_lead_to_the_tables_of_the_code(store: Store) -> None:
    def difference(db: Connection) -> object:
        def here(thing: SchemaItem, *_: object) -> bool:
            return bool(thing.info.get("only", db.dialect.name) == db.dialect.name)
        return compare_metadata(MigrationContext.configure(db, opts={"include_object": here}), METADATA)
    assert await store.read(difference) == []


async def test_a_database_that_is_up_to_date_is_left_alone(store: Store) -> None:
    await store.change(migrate)


def test_every_step_has_its_number() -> None:
    steps = sorted(path.stem for path in (SCRIPTS / "versions").glob("step_*.py"))
    assert steps == [f"step_{k:04}" for k in range(1, len(steps) + 1)]


@pytest.mark.parametrize("statements", [
    ["CREATE TABLE alembic_version (version_num VARCHAR(32))", "INSERT INTO alembic_version VALUES ('9999')"],
    ["CREATE TABLE customers (name TEXT)"], ["CREATE TABLE entries (y TEXT)"]], ids=["newer", "another", "alike"])
async def test_a_database_that_is_not_ours_is_left_as_it_is(database: str, statements: list[str]) -> None:
    made = statements[0].split()[2]
    if "://" in database:
        line = await asyncpg.connect(database)
        for statement in statements:
            await line.execute(statement)
        with pytest.raises(Foreign):
            await store_at(database).open()
        found = await line.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        await line.close()
    else:
        with closing(sqlite3.connect(database)) as file:
            for statement in statements:
                file.execute(statement)
            file.commit()
            before = Path(database).read_bytes()
            with pytest.raises(Foreign):
                await store_at(database).open()
            assert Path(database).read_bytes() == before
            found = file.execute("SELECT name FROM sqlite_master").fetchall()
    assert [row[0] for row in found] == [made]


async def test_a_database_that_cannot_be_opened_is_said_to_be(tmp_path: object) -> None:
    for address in ("/proc/nowhere/sennik.sqlite", "postgresql://nobody@127.0.0.1:9/none", "postgresql://:::"):
        with pytest.raises((Unavailable, OSError)):
            await store_at(address).open()


def back_to(db: Connection, step: str) -> None:
    """An empty database as it was after this step."""
    names = [name for (name,) in db.execute(text(NAMES[db.dialect.name]))]
    if "listed" in names:
        db.execute(text("DROP VIEW listed"))
    for name in names:
        if name not in {"listed", "sqlite_sequence"}:
            db.execute(text(f"DROP TABLE {name}"))
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    config.attributes["connection"] = db
    command.upgrade(config, step)


NAMES = {"sqlite": "SELECT name FROM sqlite_master WHERE type IN ('table', 'view')",
         "postgresql": "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"}


async def test_games_of_a_database_before_there_were_lists_of_them_are_found(store: Store) -> None:
    """Seats, results, and what is no game of its own: from what was kept then."""
    def old(db: Connection) -> None:
        back_to(db, "0003")
        put = "INSERT INTO {} VALUES ({})".format
        for table, lesson in (("t", ""), ("l", "sen")):
            entries: list[e.AnyEntry] = [
                e.Opened(at=1, game="sen", rules=1, seats=2, options={}, secret="00", lesson=lesson),
                e.Sat(2, 0, "Kot", "q", "00"), e.Emptied(3, 0), e.Sat(4, 0, "Sowa", "p", "00"),
                e.Filled(5, 1, "random"), e.StandIn(6, 0, "regular", "left"), e.Answered(7, 1, "sat"), e.Returned(8, 0)]
            for number, entry in enumerate(entries):
                db.execute(text(put("entries", ":t, :n, :b")), {"t": table, "n": number, "b": e.written(entry)})
            seats = json.dumps([["person", "Sowa", ""], ["bot", "", "regular"]])
            db.execute(text(put("lines", ":t, 'sen', '{}', 'over', :s, :no, :no, 1, 9")),
                       {"t": table, "s": seats, "no": False})
            step = json.dumps({"scores": [4, 9], "result": {"returns": [1.0, 0.0]}})
            db.execute(text(put("archive", ":t, 'record', '{}', :s")), {"t": table, "s": step})
        db.execute(text(put("holders", "'p', 't'")))
        migrate(db)
    await store.change(old)
    (own,) = await History(store).played(["p"])
    assert (own.listing.id, own.seat) == ("t", 0)
    assert own.listing.result == (SeatResult(1, 4, 1.0, False), SeatResult(2, 9, 0.0, False))
    assert await History(store).played(["q"]) == []      # stood up before the game
    held = await store.read(lambda db: db.execute(text("SELECT * FROM holders ORDER BY 1, 2")).all())
    assert [tuple(row) for row in held] == [("p", "l", 0), ("p", "t", 0), ("q", "l", -1), ("q", "t", -1)]
