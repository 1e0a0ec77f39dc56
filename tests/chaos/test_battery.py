"""The short form of the battery: a few kills, pauses and restarts on each database, and not one answer lost."""
from __future__ import annotations

from pathlib import Path

import pytest

from .battery import battery
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
