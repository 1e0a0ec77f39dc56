"""A database of each earlier schema, with tables of the rules of its day, is served on: nothing in it is lost.

`old/` holds them as text, made by the servers of that time: in each a game of Koty that is over, one in play, a game of
Pracownia in play, and one that waits for its second player. Ala and Ola hold the seats. They are never made anew. No
server ever ran with the fourth schema, of a few hours: it is the third one with that step taken.
"""
from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import Boolean, Connection, MetaData, insert
from sqlalchemy.ext.asyncio import create_async_engine

from sennik import games
from sennik.cli import main
from sennik.server.client import Client
from sennik.server.messages import Leave, NewTable, ReplayShown, TableInfo, TableLine, Tables
from sennik.server.serve import serving
from sennik.server.settings import Settings
from sennik.store.migrate import SCRIPTS, settings

from ..store.conftest import cluster, postgres  # noqa: F401
from .people import play_by_chance

pytestmark = pytest.mark.anyio
OLD = Path(__file__).parent / "old"
RULES = {"schema-1-first": {"koty": 1, "pracownia": 1}, "schema-1-last": {"koty": 2, "pracownia": 2},
         "schema-2": {"koty": 2, "pracownia": 3}, "schema-3": {"koty": 2, "pracownia": 3},
         "schema-4": {"koty": 2, "pracownia": 3}, "schema-5": {"koty": 2, "pracownia": 4}}


@pytest.fixture(params=sorted(RULES))
def old(request: pytest.FixtureRequest, database: str) -> dict[str, int]:
    """A file as it was then; the versions of the rules in it."""
    with sqlite3.connect(database) as made:
        made.executescript((OLD / f"{request.param}.sql").read_text("utf-8"))
    made.close()
    return RULES[request.param]


def person(port: int, letter: str) -> Client:
    client = Client(port)
    client.cookie = f"sennik={letter * 42}A"
    return client


async def mine(client: Client) -> list[TableLine]:
    return sorted((await client.get("/api/me/tables", Tables)).tables, key=lambda line: line.created)


def test_there_is_a_database_of_each_earlier_schema() -> None:
    steps = len(list((SCRIPTS / "versions").glob("step_*.py")))
    found = {int(path.stem.split("-")[1]) for path in OLD.glob("*.sql")}
    assert {path.stem for path in OLD.glob("*.sql")} == set(RULES)
    assert found == set(range(1, steps)), "keep a database of the schema that was the last until now"


async def test_what_was_there_is_there(old: dict[str, int], database: str, quick: Settings) -> None:
    async with serving(database, quick) as port:
        ala = person(port, "A")
        lines = await mine(ala)
        assert [(line.game, line.stage) for line in lines] == [
            ("koty", "over"), ("koty", "playing"), ("pracownia", "playing"), ("pracownia", "waiting")]
        for line in lines:
            assert (await ala.get(f"/api/tables/{line.id}", TableInfo)).rules == old[line.game]
        text = (await ala.ask("GET", f"/api/tables/{lines[0].id}/record"))[1].decode()
        record, state = games.read(text)                 # what `sennik verify` does
        assert not state.asked
        shown = await ala.get(f"/api/tables/{lines[0].id}/replay/open", ReplayShown)
        assert len(shown.steps) == len(record.answers) + 1


@pytest.mark.parametrize("place", [1, 2], ids=["koty", "pracownia"])
async def test_a_table_in_play_is_played_on_by_the_rules_it_was_begun_by(old: dict[str, int], database: str,
                                                                        quick: Settings, place: int) -> None:
    async with serving(database, quick) as port:
        ala, ola = person(port, "A"), person(port, "B")
        line = (await mine(ala))[place]
        async with ala.at(line.id) as first, ola.at(line.id) as second:
            before = len(first.step.past)
            assert before > 0
            ends = await asyncio.gather(play_by_chance(first, 1), play_by_chance(second, 2))
        assert ends[0].result == ends[1].result is not None
        record, state = games.read((await ala.ask("GET", f"/api/tables/{line.id}/record"))[1].decode())
        assert record.game.version == old[line.game]
        assert not state.asked


async def test_a_table_that_waited_begins_by_its_own_rules_and_a_new_one_by_the_newest(
        old: dict[str, int], database: str, quick: Settings) -> None:
    async with serving(database, quick) as port:
        ala, ola = person(port, "A"), person(port, "B")
        line = (await mine(ala))[3]
        assert (await ola.sit(line.id, "Ola")).stage == "playing"
        async with ala.at(line.id) as chair:
            assert chair.table.rules == old["pracownia"]
        assert (await ala.open(NewTable("pracownia", 2))).rules == games.identity("pracownia").version


async def test_bots_play_by_the_rules_of_their_table(old: dict[str, int], database: str, quick: Settings) -> None:
    """The worker is told the version: by other cards its answers would not be allowed, or be blind."""
    async with serving(database, quick) as port:
        ala = person(port, "A")
        line = (await mine(ala))[1]
        async with ala.at(line.id) as chair:
            async with person(port, "B").at(line.id) as other:
                await other.say(Leave())
                await chair.sees(lambda seats: seats.seats[1].level != "")
            await play_by_chance(chair, 3)
        record, _ = games.read((await ala.ask("GET", f"/api/tables/{line.id}/record"))[1].decode())
        assert record.game.version == old["koty"]


async def test_it_is_played_on_in_postgresql_too(old: dict[str, int], database: str, postgres: str,  # noqa: F811
                                                 quick: Settings) -> None:
    """The same rows in the tables of that day, brought up to date there."""
    engine = create_async_engine(postgres.replace("postgresql://", "postgresql+asyncpg://"))
    async with engine.begin() as db:
        await db.run_sync(copy, database)
    await engine.dispose()
    async with serving(postgres, quick) as port:
        ala, ola = person(port, "A"), person(port, "B")
        lines = await mine(ala)
        assert [line.stage for line in lines] == ["over", "playing", "playing", "waiting"]
        async with ala.at(lines[1].id) as first, ola.at(lines[1].id) as second:
            await asyncio.gather(play_by_chance(first, 1), play_by_chance(second, 2))
        for line in lines[:2]:
            record, state = games.read((await ala.ask("GET", f"/api/tables/{line.id}/record"))[1].decode())
            assert (record.game.version, state.asked) == (old["koty"], 0)


def copy(db: Connection, database: str) -> None:
    """The rows of a file, into a database of its own step."""
    with closing(sqlite3.connect(database)) as file:
        command.upgrade(settings(db), file.execute("SELECT version_num FROM alembic_version").fetchone()[0])
        there = MetaData()
        there.reflect(db)
        views = {name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'view'")}
        for table in there.sorted_tables:
            if table.name != "alembic_version":
                source = "listed" if table.name == "entries" and "listed" in views else table.name
                found = file.execute(f"SELECT {', '.join(table.c.keys())} FROM {source}").fetchall()
                for row in found:
                    values = {column.name: bool(value) if isinstance(column.type, Boolean) else value
                              for column, value in zip(table.c, row)}
                    db.execute(insert(table).values(values))


async def test_a_check_asks_for_the_server_first_and_then_finds_all_tables_sound(
        old: dict[str, int], database: str, quick: Settings, capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["admin", "check", "--database", database, "--lang", "en"]
    before = Path(database).read_bytes()
    assert await asyncio.to_thread(main, argv) == 2
    assert "older Sennik" in capsys.readouterr().err
    assert Path(database).read_bytes() == before
    async with serving(database, quick):
        assert await asyncio.to_thread(main, argv) == 0
    assert capsys.readouterr().out.startswith("All 4 ")
