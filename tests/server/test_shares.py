"""Fair shares: the order in which bots think, without a clock that runs."""
from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, Future
from itertools import pairwise
from typing import Any

import pytest

from sennik.server.client import Client
from sennik.server.messages import NewTable
from sennik.server.shares import Line, Shares, Slot, Whose
from sennik.server.workers import Task, Workers

pytestmark = pytest.mark.anyio
GREEDY, MODEST = Whose("10.0.0.1", "greedy"), Whose("10.0.0.2", "modest")


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


class Worker:
    """Everybody's thought takes as long as it says; the order in which they came is kept."""

    def __init__(self, family: int = 8) -> None:
        self.clock = Clock()
        self.line = Line(Shares(family), self.clock)
        self.served: list[str] = []

    async def think(self, whose: Whose, takes: float, name: str = "") -> None:
        turn: Slot = await self.line.turn([whose])
        self.served.append(name or whose.person)
        await asyncio.sleep(0)
        self.clock.now += takes
        turn.end()


async def test_who_opened_hundreds_of_tables_waits_for_himself() -> None:
    worker = Worker()
    async with asyncio.TaskGroup() as group:
        for _ in range(300):
            group.create_task(worker.think(GREEDY, 0.3))
        await asyncio.sleep(0)
        for _ in range(3):
            group.create_task(worker.think(MODEST, 0.3))
    places = [k for k, person in enumerate(worker.served) if person == "modest"]
    assert places[0] <= 2
    assert all(later - before <= 2 for before, later in pairwise(places)), places


async def test_shares_are_of_time_and_not_of_turns() -> None:
    """A master thinks a hundred times as long as an apprentice."""
    worker = Worker()
    async with asyncio.TaskGroup() as group:
        for _ in range(50):
            group.create_task(worker.think(GREEDY, 1.0))
        for _ in range(50):
            group.create_task(worker.think(MODEST, 0.01))
    assert worker.served[:2] == ["greedy", "modest"]
    assert worker.served[2:51] == ["modest"] * 49


async def test_who_was_quiet_for_long_has_saved_nothing() -> None:
    worker = Worker()
    for _ in range(100):
        await worker.think(GREEDY, 1.0)
    async with asyncio.TaskGroup() as group:
        for _ in range(5):
            group.create_task(worker.think(MODEST, 1.0))
        for _ in range(5):
            group.create_task(worker.think(GREEDY, 1.0))
    ahead = 0
    for person in worker.served[100:110]:
        ahead += 1 if person == "modest" else -1
        assert -1 <= ahead <= 2


async def test_many_browsers_behind_one_address_are_no_more_than_a_family() -> None:
    worker = Worker(family=2)
    async with asyncio.TaskGroup() as group:
        for k in range(100):
            group.create_task(worker.think(Whose("10.0.0.1", f"{k}"), 1.0, "crowd"))
        await asyncio.sleep(0)
        for _ in range(4):
            group.create_task(worker.think(MODEST, 1.0))
    places = [k for k, person in enumerate(worker.served) if person == "modest"]
    assert all(later - before <= 3 for before, later in zip([0, *places], places)), places


async def test_a_family_behind_one_address_has_a_whole_share_each() -> None:
    worker = Worker(family=8)
    async with asyncio.TaskGroup() as group:
        for _ in range(50):
            group.create_task(worker.think(MODEST, 1.0))
        await asyncio.sleep(0)
        for k in range(7):
            group.create_task(worker.think(Whose("10.0.0.1", f"{k}"), 1.0))
    assert sorted(worker.served[:10]) == [*[str(k) for k in range(7)], *["modest"] * 3]


async def test_a_table_of_several_is_served_by_the_share_of_who_used_least() -> None:
    worker = Worker()
    await worker.think(GREEDY, 5.0)
    turn = await worker.line.turn([GREEDY, MODEST])
    assert turn.whose == MODEST
    turn.end()


async def test_who_gives_up_waiting_holds_up_nobody_and_pays_nothing() -> None:
    worker = Worker()
    first = await worker.line.turn([GREEDY])
    gone = asyncio.create_task(worker.think(MODEST, 1.0))
    other = asyncio.create_task(worker.think(Whose("", "other"), 1.0))
    await asyncio.sleep(0)
    gone.cancel()
    first.end()
    await other
    assert worker.served == ["other"]
    assert not worker.line.busy
    assert worker.line.shares.active == {}
    assert worker.line.shares.at_address == {}


class Ledger(Executor):
    """Takes work and does it when it is told to."""

    def __init__(self) -> None:
        self.taken: list[tuple[Future[Any], object]] = []

    def submit(self, work: Callable[..., Any], *given: Any, **_: Any) -> Future[Any]:                # type: ignore[override]
        self.taken.append((Future(), given[0]))
        return self.taken[-1][0]


async def test_a_worker_is_given_one_thought_at_a_time_and_the_next_when_it_is_done_with_it() -> None:
    """Even if nobody waits for it any more: else who comes and goes would have the worker for nothing."""
    workers, pool = Workers(0), Ledger()
    workers.pools[0] = pool
    tasks = [asyncio.create_task(workers.run(str, k, 0, [GREEDY])) for k in range(3)]
    tasks.append(asyncio.create_task(workers.run(str, 9, 0, [MODEST])))
    await asyncio.sleep(0)
    assert [given for _, given in pool.taken] == [0]
    pool.taken[0][0].set_running_or_notify_cancel()
    tasks[0].cancel()
    await asyncio.sleep(0.01)
    assert len(pool.taken) == 1                          # the worker is still at it
    for place, given in enumerate((0, 9, 1, 2)):
        while len(pool.taken) <= place:
            await asyncio.sleep(0)
        assert pool.taken[place][1] == given
        pool.taken[place][0].set_result(str(given))
    assert await asyncio.gather(*tasks[1:]) == ["1", "2", "9"]


async def test_bots_of_a_table_think_for_the_person_who_is_there(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    charged: list[list[Whose]] = []
    plain = Workers.think

    async def noted(self: Workers, given: Task, people: list[Whose]) -> str:
        charged.append(list(people))
        return await plain(self, given, people)
    monkeypatch.setattr(Workers, "think", noted)
    guest = Client(port)
    info = await guest.open(NewTable("sen", 2, bots={1: "random"}))
    await guest.sit(info.id, "Sowa")
    async with guest.at(info.id) as chair:
        while not charged:
            await chair.answer(chair.step.answers[0].text)
    (whose,) = charged[0]
    assert whose.address == "127.0.0.1"
    assert len(whose.person) == 64
