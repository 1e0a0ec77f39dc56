"""What nobody came back to is put away by the rule that docs/operating.md states; a game is never lost by it."""
from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Callable

import msgspec
import pytest
from sqlalchemy import select

from sennik.match import entries as e
from sennik.server.caretaker import DAY, tidy
from sennik.server.client import Client
from sennik.server.live_table import now
from sennik.server.messages import NewLesson, NewTable, OwnGames, TableInfo
from sennik.server.serve import serving
from sennik.server.settings import Settings
from sennik.server.tables import LiveTables
from sennik.store import store_at
from sennik.store.abandoned import Abandoned
from sennik.store.schema import PUT_AWAY

pytestmark = pytest.mark.anyio
Later = Callable[[float], None]


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    """So many days have passed, to who puts away."""
    def leap(days: float) -> None:
        monkeypatch.setattr("sennik.server.caretaker.time", lambda: now() / 1000 + days * DAY)
    return leap


async def tidied(database: str, quick: Settings) -> None:
    tables = LiveTables(store_at(database), quick)
    await tables.start()
    try:
        await tidy(tables)
    finally:
        await tables.stop()


async def test_what_was_never_played_is_deleted_and_what_was_begun_never(database: str, quick: Settings,
                                                                         later: Later) -> None:
    async with serving(database, quick) as port:
        guest, other = Client(port), Client(port)
        waiting = await guest.open(NewTable("sen", 2))
        await guest.sit(waiting.id, "Sowa")
        lesson = await guest.post("/api/lessons", NewLesson("sen", "Sowa"), TableInfo)
        begun = await guest.open(NewTable("sen", 2))
        await guest.sit(begun.id, "Sowa")
        await other.sit(begun.id, "Puchacz")
    for days, there in ((29, {waiting.id, lesson.id, begun.id}), (31, {begun.id}), (10_000, {begun.id})):
        later(days)
        await tidied(database, quick)
        async with serving(database, quick) as port:
            found = [(await Client(port).ask("GET", f"/api/tables/{table}"))[0] for table in
                     (waiting.id, lesson.id, begun.id)]
            assert {table for table, status in zip((waiting.id, lesson.id, begun.id), found) if status == 200} == there


async def test_a_game_without_an_answer_leaves_the_lists_and_comes_back_when_it_is_opened(
        database: str, quick: Settings, later: Later) -> None:
    async with serving(database, quick) as port:
        guest, other = Client(port), Client(port)
        info = await guest.open(NewTable("sen", 2))
        await guest.sit(info.id, "Sowa")
        await other.sit(info.id, "Puchacz")
    later(179)
    await tidied(database, quick)
    for days, away in ((179, False), (181, True)):
        later(days)
        await tidied(database, quick)
        async with serving(database, quick) as port:
            guest.port = other.port = port
            assert [(await one.get("/api/me/games", OwnGames)).open[0].away for one in (guest, other)] == [away] * 2
    async with serving(database, quick) as port:
        guest.port = other.port = port
        async with guest.at(info.id) as chair:           # where it was left
            assert chair.step.answers
            while (await guest.get("/api/me/games", OwnGames)).open[0].away:
                await asyncio.sleep(0.01)
        assert (await other.get("/api/me/games", OwnGames)).open[0].away


async def test_a_table_that_somebody_looks_at_stays(database: str, quick: Settings, later: Later) -> None:
    async with serving(database, dataclasses.replace(quick, tidying=0.01)) as port:
        guest = Client(port)
        seen = await guest.open(NewTable("sen", 2))
        async with guest.at(seen.id):
            later(31)
            alone = await guest.open(NewTable("sen", 2))
            while (await guest.ask("GET", f"/api/tables/{alone.id}"))[0] == 200:
                await asyncio.sleep(0.01)
            assert (await guest.ask("GET", f"/api/tables/{seen.id}"))[0] == 200


async def test_a_long_game_that_goes_on_hides_no_other(database: str, quick: Settings,
                                                       monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sennik.store.abandoned.AT_ONCE", 1)
    async with serving(database, quick) as port:
        guest, other = Client(port), Client(port)
        tables = [await guest.open(NewTable("sen", 2)) for _ in range(2)]
        for info in tables:
            await guest.sit(info.id, "Sowa")
            await other.sit(info.id, "Puchacz")
    store = store_at(database)
    await store.open()
    entries = await store.entries(tables[0].id)
    latest = e.read(entries[-1])
    await store.append(tables[0].id, len(entries),
                       e.written(msgspec.structs.replace(latest, at=latest.at + 150 * int(DAY) * 1000)))
    for _ in range(64):
        for table in await Abandoned(store).unfinished(latest.at // 1000 + 20 * int(DAY)):
            await Abandoned(store).put_away(table)
    away = set(await store.read(lambda db: list(db.scalars(select(PUT_AWAY.c.table_id)))))
    await store.close()
    assert away == {tables[1].id}
