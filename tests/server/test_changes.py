"""Changes of a table are made one at a time, in the order of asking, whoever asks and whoever hangs up."""
from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sennik.engine.errors import Illegal
from sennik.match import entries as e
from sennik.match.table import Table
from sennik.server.live_table import Check, now
from sennik.server.messages import NewTable
from sennik.server.settings import Settings
from sennik.server.tables import LiveTables
from sennik.store import store_at

pytestmark = pytest.mark.anyio


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[LiveTables]:
    made = LiveTables(store_at(str(tmp_path / "x.sqlite")), Settings(bots=0))
    await made.start()
    yield made
    await made.stop()


async def test_tasks_and_callbacks_take_turns_in_the_order_of_asking(tables: LiveTables) -> None:
    live = await tables.open(NewTable("sen", 5))
    order: list[object] = []

    def sit(name: str) -> Check:
        def check(table: Table) -> e.Sat:
            order.append(name)
            return table.sit(now(), name, name, "00" * 16)
        return check

    def refused(table: Table) -> e.Sat:
        order.append("refused")
        raise Illegal("stale")

    tables.changes.change(live, sit("a"), order.append)
    one, gone = [asyncio.create_task(tables.change(live, sit(name))) for name in ("b", "gone")]
    await asyncio.sleep(0)
    tables.changes.change(live, refused, lambda error: order.append(type(error)))
    tables.changes.change(live, sit("c"), order.append)
    gone.cancel()                                        # it is done all the same
    other = asyncio.create_task(tables.change(live, sit("d")))
    await asyncio.gather(one, other)
    assert order == ["a", None, "b", "gone", "refused", Illegal, "c", None, "d"]
    assert [seat.name for seat in live.table.seats] == ["a", "b", "gone", "c", "d"]
    assert not live.pending
    assert gone.cancelled()
    assert [type(e.read(body)) for body in await tables.store.entries(live.table.id)] == [e.Opened, *[e.Sat] * 5]


async def test_an_unforeseen_error_is_told_to_the_asker_and_the_next_has_its_turn(tables: LiveTables) -> None:
    live = await tables.open(NewTable("sen", 2))

    def fails(table: Table) -> e.Sat:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await tables.change(live, fails)
    await tables.change(live, lambda t: t.sit(now(), "p", "Sowa", "00" * 16))
    assert live.table.n == 2
