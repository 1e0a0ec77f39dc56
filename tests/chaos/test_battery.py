"""The short form of the battery: a few kills, pauses and restarts on each database, and not one answer lost."""
from __future__ import annotations

from pathlib import Path

import pytest

from sennik.server.client import Client
from sennik.server.messages import NewTable
from sennik.server.serve import serving

from ..server.process import QUICK
from .battery import battery, lists
from .house import FileHouse, SharedHouse

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_a_file_whose_server_is_killed_and_filled_up_loses_nothing(tmp_path: Path) -> None:
    report = await battery(FileHouse(tmp_path), seed=1, companies=3, harms=5)
    assert report.faults == []
    assert report.history.acknowledged() > 20
    assert report.harms["kill"] > 1


async def test_servers_on_one_postgresql_that_are_killed_and_cut_off_lose_nothing() -> None:
    report = await battery(SharedHouse(2), seed=2, companies=3, harms=6)
    assert report.faults == []
    assert report.history.acknowledged() > 20
    assert report.harms["kill"] > 1


async def test_a_table_that_nobody_was_told_of_is_not_judged(tmp_path: Path) -> None:
    """Its opener's line broke in between; whoever opened it opened another one."""
    database = str(tmp_path / "sennik.sqlite")
    async with serving(database, QUICK) as port:
        told, _ = [(await Client(port).open(NewTable("sen", 2))).id for _ in range(2)]
    assert {table: len(entries) for table, entries in (await lists(database, [told])).items()} == {told: 1}
