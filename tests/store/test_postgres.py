"""What is particular to PostgreSQL: processes hear of each other, and survive a lost connection."""
from __future__ import annotations

import asyncio
from collections.abc import Callable

import asyncpg
import pytest

from sennik.store import Listing, Unavailable, glance_at, store_at
from sennik.store.postgres import PostgresStore

pytestmark = pytest.mark.anyio
LINE = Listing("t", "sen", {}, "waiting", (), (), True, True, 1, 1)


async def two(address: str) -> tuple[PostgresStore, PostgresStore]:
    stores = store_at(address), store_at(address)
    assert isinstance(stores[0], PostgresStore)
    assert isinstance(stores[1], PostgresStore)
    await asyncio.gather(*[store.open() for store in stores])      # both migrate at once
    return stores[0], stores[1]


async def soon(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not true():
            await asyncio.sleep(0.01)


async def test_each_process_hears_what_the_others_wrote(postgres: str) -> None:
    one, other = await two(postgres)
    heard: list[tuple[str, int]] = []
    own: list[tuple[str, int]] = []
    other.heard = lambda table, number: heard.append((table, number))
    one.heard = lambda table, number: own.append((table, number))
    await one.create(LINE, ["first"])
    await one.append("t", 1, "hot")
    await one.append("t", 2, "with line", LINE)
    await soon(lambda: len(heard) == 3)
    assert heard == [("t", 1), ("t", 2), ("t", 3)]
    assert own == []
    assert await other.entries("t") == ["first", "hot", "with line"]
    await one.close()
    await other.close()


async def test_whispers_reach_the_others(postgres: str) -> None:
    one, other = await two(postgres)
    heard: list[tuple[str, str, str]] = []
    other.whispered = lambda process, table, text: heard.append((process, table, text))
    await asyncio.gather(*[one.whisper("t", f"here {k} 0") for k in range(5)])
    await soon(lambda: len(heard) == 5)
    assert {text for _, _, text in heard} == {f"here {k} 0" for k in range(5)}
    assert {process for process, _, _ in heard} == {one.name}
    await one.close()
    await other.close()


async def test_races_between_processes_have_one_winner(postgres: str) -> None:
    one, other = await two(postgres)
    await one.create(LINE, ["first"])
    for number in range(1, 30):
        done = await asyncio.gather(one.append("t", number, "one"), other.append("t", number, "other"),
                                    return_exceptions=True)
        assert sum(result is None for result in done) == 1
    assert len(await one.entries("t")) == 30
    await one.close()
    await other.close()


async def test_a_lost_connection_is_made_anew_and_what_was_missed_is_asked_for(postgres: str) -> None:
    store, _ = await two(postgres)
    await _.close()
    gaps: list[int] = []
    store.gap = lambda: gaps.append(1)
    await store.create(LINE, ["first"])
    await store.append("t", 1, "x")
    killer = await asyncpg.connect(postgres)
    await killer.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                         "WHERE pid <> pg_backend_pid() AND datname = current_database()")
    await killer.close()
    done = await asyncio.gather(store.append("t", 2, "y"), return_exceptions=True)
    written = await store.entries("t")
    assert written[:2] == ["first", "x"]
    if done[0] is not None:                              # not acknowledged: asked again
        await store.append("t", len(written), "z")
    assert len(await store.entries("t")) >= 3
    await soon(lambda: bool(gaps))
    await store.close()


async def test_an_address_is_read_as_the_programs_of_postgresql_read_it(postgres: str) -> None:
    for more in ("?sslmode=prefer", "?sslmode=disable&application_name=sennik"):
        store = store_at(postgres + more)
        await store.open()
        assert await store.entries("t") == []            # its own connection
        assert await store.door("t") == "none"           # one of the pool
        await store.close()
        seen = glance_at(postgres + more)
        await seen.open()
        await seen.close()
    for more, reason in {"?sslmode=require": "rejected SSL", "?dreams=1": "unrecognized configuration"}.items():
        for wrong in (store_at(postgres + more), glance_at(postgres + more)):
            with pytest.raises(Unavailable, match=reason):
                await wrong.open()
