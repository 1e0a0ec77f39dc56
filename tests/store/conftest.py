"""Both databases for the tests: a file, and a PostgreSQL cluster of our own."""
from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from sennik.store import Store, store_at

from .cluster import Cluster, can_mount


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return str(tmp_path / "sennik.sqlite")
    address: str = request.getfixturevalue("postgres")
    return address


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    opened = store_at(database)
    await opened.open()
    yield opened
    await opened.close()


@pytest.fixture
def postgres(cluster: Cluster) -> str:
    """The database of the cluster, emptied."""
    cluster.empty()
    return cluster.address


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    made = Cluster(200 if can_mount() else 0)
    try:
        made.make()
        made.start()
        try:
            yield made
        finally:
            made.stop()
    finally:
        made.remove()
