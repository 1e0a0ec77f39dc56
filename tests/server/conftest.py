"""A server in the loop of the test, on a free port of this machine, with a new file as its store."""
from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sennik.server.serve import serving
from sennik.server.settings import Rate, Settings

MANY = Rate(100_000, 100_000)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def quick() -> Settings:
    """Bots that answer at once, in a thread, and nothing that is too often."""
    return Settings(bots=0, pace=0, said=MANY, posted=MANY, asked=MANY, opened=MANY, patience=0.2)


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "sennik.sqlite")


@pytest.fixture
async def port(database: str, quick: Settings) -> AsyncIterator[int]:
    async with serving(database, quick) as found:
        yield found
