"""A review is made by one server and kept once, whoever asks where; a claim does not outlive its server for long."""
from __future__ import annotations

import asyncio
import dataclasses
import time
from collections.abc import AsyncIterator

import pytest

from sennik import games
from sennik.coach import review as coach
from sennik.coach.measure import Effort, measure_of
from sennik.coach.messages import Review
from sennik.server import reviews
from sennik.server.client import Client
from sennik.server.messages import NewTable, ReviewShown
from sennik.server.serve import serving
from sennik.store import Listing, Store, store_at
from sennik.store.removal import Removal
from sennik.store.reviews import Claim, KeptReviews

from ..server.process import Process
from ..server.test_leaks import played
from .test_processes import QUICK

pytestmark = pytest.mark.anyio
LONG = 60.0
LONGER = NewTable("sen", 2, options={"rounds": "20"})
SHORT = NewTable("sen", 2, options={"rounds": "1"})


@pytest.fixture
async def one(store: Store) -> KeptReviews:
    await store.create(Listing("t", "sen", {}, "over", (), (), True, True, 0, 0), ["{}"])
    return KeptReviews(store)


@pytest.fixture
def other(one: KeptReviews, store: Store) -> KeptReviews:
    """Another process at the same database."""
    class Elsewhere:
        name, read, change = "another", store.read, store.change
    return KeptReviews(Elsewhere())  # type: ignore[arg-type]


async def test_of_many_who_claim_a_review_at_once_one_makes_it(one: KeptReviews, other: KeptReviews) -> None:
    claims = await asyncio.gather(*[kept.claim("t", "1", LONG) for kept in (one, other)])
    assert sorted(claims) == [False, True]
    first, second = (one, other) if claims[0] else (other, one)
    assert await first.renew("t", LONG, 3, 9)
    found = await second.find("t", "1")
    assert isinstance(found, Claim)
    assert (found.process, found.done, found.answers) == (first.store.name, 3, 9)
    assert not await second.renew("t", LONG, 1, 9)
    assert not await second.keep("t", "1", "theirs")
    await second.give_up("t")
    assert await first.keep("t", "1", "ours")
    assert not await first.keep("t", "1", "twice")
    assert not await second.claim("t", "1", LONG)
    assert [await kept.find("t", "1") for kept in (one, other)] == ["ours", "ours"]


async def test_a_claim_that_is_not_renewed_goes_to_another_and_does_not_come_back(one: KeptReviews,
                                                                                  other: KeptReviews) -> None:
    assert await one.claim("t", "1", 0.0)
    assert await other.find("t", "1") is None
    assert await other.claim("t", "1", LONG)
    assert not await one.renew("t", LONG, 1, 9)
    assert not await one.claim("t", "1", LONG)
    assert not await one.keep("t", "1", "late")
    await one.give_up("t")
    assert await other.keep("t", "1", "in time")
    assert await one.find("t", "1") == "in time"


async def test_a_claim_that_is_given_up_is_free_at_once(one: KeptReviews, other: KeptReviews) -> None:
    assert await one.claim("t", "1", LONG)
    await one.give_up("t")
    assert await other.claim("t", "1", LONG)


async def test_a_review_of_another_coach_gives_way_to_one_of_ours(one: KeptReviews, other: KeptReviews) -> None:
    assert await one.claim("t", "1", LONG)
    assert await one.keep("t", "1", "old")
    assert await other.find("t", "2") is None
    assert await other.claim("t", "2", LONG)
    assert await other.keep("t", "2", "new")
    assert await one.find("t", "2") == "new"


async def test_nothing_is_kept_of_a_table_that_was_deleted_meanwhile(one: KeptReviews, store: Store) -> None:
    assert await one.claim("t", "1", LONG)
    await Removal(store).remove("t")
    assert not await one.renew("t", LONG, 1, 9)
    assert not await one.keep("t", "1", "of nothing")
    assert not await one.claim("t", "1", LONG)
    assert await one.find("t", "1") is None


# ---- two servers
@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Of a coach that looks at each decision for a moment only: the tables whose reviews were begun, here."""
    found: list[str] = []
    work_on = reviews.work_on

    def noted(wanted: reviews.Wanted) -> reviews.Piece:
        if reviews.BENCH.table != wanted.table or reviews.BENCH.reviewer is None:
            found.append(wanted.table)
        return work_on(wanted)

    monkeypatch.setattr(coach, "measure_of", lambda game: measure_of(game)._replace(effort=Effort(12, 2, 4)))
    monkeypatch.setattr(reviews, "work_on", noted)
    monkeypatch.setattr(reviews, "PIECE", 0.05)
    return found


async def asked(port: int, table: str) -> ReviewShown:
    return await Client(port).get(f"/api/tables/{table}/review", ReviewShown)


async def awaited(port: int, table: str) -> Review:
    while (shown := await asked(port, table)).review is None:
        await asyncio.sleep(0.02)
    return shown.review


@pytest.fixture
async def ports(postgres: str) -> AsyncIterator[tuple[int, int]]:
    patient = dataclasses.replace(QUICK, patience=9)     # nobody takes over only because this machine is slow
    async with serving(postgres, patient) as one, serving(postgres, patient) as other:
        yield one, other


async def test_a_game_reviewed_for_people_at_two_servers_is_reviewed_once(ports: tuple[int, int],
                                                                          begun: list[str]) -> None:
    tables = [(await played(ports[0], SHORT))[0].id for _ in range(2)]
    found = await asyncio.gather(*[awaited(port, table) for table in tables for port in ports])
    assert found[0] == found[1]
    assert found[2] == found[3]
    assert sorted(begun) == sorted(tables)


async def test_the_review_of_a_server_that_is_killed_is_made_by_another(postgres: str, begun: list[str]) -> None:
    first = Process(postgres, QUICK)
    first.start()
    first.up()
    try:
        async with serving(postgres, QUICK) as second:
            table = (await played(first.port, LONGER))[0].id
            while not (await asked(first.port, table)).answers:
                await asyncio.sleep(0.02)
            shown = await asked(second, table)
            assert (shown.stage, begun) == ("working", [])
            first.kill()
            assert (await awaited(second, table)).seats
            assert begun == [table]
    finally:
        first.kill()


async def test_a_server_that_stops_leaves_the_review_to_the_next_at_once(postgres: str, begun: list[str]) -> None:
    long = dataclasses.replace(QUICK, patience=1000)
    async with serving(postgres, long) as first:
        table = (await played(first, SHORT))[0].id
        await asked(first, table)
    async with serving(postgres, long) as second:
        assert (await awaited(second, table)).seats


async def test_a_claim_survives_a_piece_that_takes_long(database: str, begun: list[str],
                                                        monkeypatch: pytest.MonkeyPatch) -> None:
    """Longer than it lasts: the machine has little time for reviews."""
    brief = dataclasses.replace(QUICK, patience=0.2)
    work_on = reviews.work_on

    def slow(wanted: reviews.Wanted) -> reviews.Piece:
        piece = work_on(wanted)
        time.sleep(1.5)
        return piece
    monkeypatch.setattr(reviews, "work_on", slow)
    monkeypatch.setattr(reviews, "PIECE", 60)
    elsewhere, version = store_at(database), coach.version(games.new(SHORT.game, SHORT.seats))
    async with serving(database, brief) as port:
        table = (await played(port, SHORT))[0].id
        await asked(port, table)
        if elsewhere.shared:
            await elsewhere.open()
            while not begun:
                await asyncio.sleep(0.01)
            for _ in range(10):
                await asyncio.sleep(0.1)
                assert not await KeptReviews(elsewhere).claim(table, version, 1.0)
            await elsewhere.close()
        assert (await awaited(port, table)).seats
    assert begun == [table]
