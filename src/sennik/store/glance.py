"""A store that is only looked at, also while servers use it: nothing is locked, brought up to date or written."""
from __future__ import annotations

import asyncio
import sqlite3
from abc import abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, Engine, create_engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from .migrate import check_newest
from .postgres import FAILURES, pool, unreachable
from .schema import ALL_ENTRIES
from .sqlite import unusable
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
        self.engine: Engine = create_engine("sqlite://", poolclass=NullPool, creator=lambda: sqlite3.connect(
            f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=10, check_same_thread=False))

    async def read(self, work: Callable[[Connection], T]) -> T:
        def reading() -> T:
            with self.engine.connect() as db:
                return work(db)
        try:
            return await asyncio.to_thread(reading)
        except (DBAPIError, sqlite3.Error) as error:
            raise unusable(error) from None

    async def close(self) -> None:
        self.engine.dispose()


class PostgresGlance(Glance):
    def __init__(self, url: str) -> None:
        super().__init__()
        settings, address = pool(), "postgresql+asyncpg://" + url.partition("://")[2]
        settings["connect_args"]["server_settings"] = {"default_transaction_read_only": "on"}
        try:
            self.engine: AsyncEngine = create_async_engine(address, **settings)
        except (SQLAlchemyError, ValueError):
            raise Unavailable("its address cannot be read", "database-address") from None

    async def read(self, work: Callable[[Connection], T]) -> T:
        try:
            async with self.engine.connect() as db:
                return await db.run_sync(work)
        except Unavailable:
            raise
        except (*FAILURES, ValueError) as error:
            raise unreachable(error) from None

    async def close(self) -> None:
        await self.engine.dispose()
