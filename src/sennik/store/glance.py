"""A store that is only looked at, also while servers use it: nothing is locked, brought up to date or written."""
from __future__ import annotations

import asyncio
import sqlite3
from abc import abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, Engine, create_engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from .migrate import check_newest
from .postgres import ADDRESS, FAILURES, engine_at, unreachable
from .schema import ALL_ENTRIES
from .sqlite import look, unusable
from .store import Listing, Store, Unavailable, Written

T = TypeVar("T")


class Glance(Store):
    def check(self) -> None:
        """Nothing is taken: that it can be read is seen when it is."""

    async def open(self) -> None:
        await self.read(check_newest)

    def write(self, table: str, number: int, body: str, written: Written, listing: Listing | None = None) -> None:
        raise NotImplementedError

    def insert(self, db: Connection, table: str, number: int, body: str) -> None:
        raise NotImplementedError

    async def change(self, work: Callable[[Connection], T]) -> T:
        raise NotImplementedError

    @abstractmethod
    async def close(self) -> None: ...


class SqliteGlance(Glance):
    source = ALL_ENTRIES

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self.engine: Engine = create_engine("sqlite://", poolclass=NullPool, creator=lambda: sqlite3.connect(
            f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=10, check_same_thread=False))

    async def open(self) -> None:
        await in_words(lambda: look(self.path))
        await super().open()

    async def read(self, work: Callable[[Connection], T]) -> T:
        def reading() -> T:
            with self.engine.connect() as db:
                return work(db)
        return await in_words(reading)

    async def close(self) -> None:
        self.engine.dispose()


async def in_words(work: Callable[[], T]) -> T:
    try:
        return await asyncio.to_thread(work)
    except (DBAPIError, sqlite3.Error) as error:
        raise unusable(error) from None


class PostgresGlance(Glance):
    def __init__(self, url: str) -> None:
        super().__init__()
        self.engine = engine_at(url, default_transaction_read_only="on")

    async def read(self, work: Callable[[Connection], T]) -> T:
        try:
            async with self.engine.connect() as db:
                return await db.run_sync(work)
        except Unavailable:
            raise
        except (*FAILURES, *ADDRESS) as error:
            raise unreachable(error) from None

    async def close(self) -> None:
        await self.engine.dispose()
