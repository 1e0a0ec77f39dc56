"""A store that several processes share: PostgreSQL by asyncpg. Each hears of the others' entries by NOTIFY.

Entries that arrive while a statement runs go together into the next, as in SQLite.
"""
from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeVar

import asyncpg
from sqlalchemy import Connection, func, select, text
from sqlalchemy.dialects.postgresql import insert as pg_insert
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from .migrate import migrate
from .schema import ENTRIES
from .store import Conflict, Listing, Store, StoreError, Unavailable, Written

T = TypeVar("T")
CHANNEL: Final = "sennik"
LOCK: Final = 0x53454E4E       # of the migrations
BATCH: Final = 1000
PATIENCE: Final = 10.0         # seconds for a statement
# All that a database which is restarted, paused, full or out of reach can answer; a timeout is an OSError.
FAILURES: Final = (OSError, SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError)
ADDRESS: Final = (ValueError, OverflowError)             # an address that is none, or a port that is too high

# One statement is one transaction; the notifications leave with its commit. A conflict leaves out its row, and so does
# a table that another process deleted, or is deleting: who locks the line is waited for.
PUT: Final = f"""
WITH there AS (SELECT id FROM lines WHERE id = ANY($1::text[]) FOR KEY SHARE),
put AS (
  INSERT INTO entries (table_id, number, body)
  SELECT new.* FROM unnest($1::text[], $2::int[], $3::text[]) AS new (table_id, number, body)
  JOIN there ON there.id = new.table_id
  ON CONFLICT DO NOTHING RETURNING table_id, number)
SELECT table_id, number, pg_notify('{CHANNEL}', $4 || ' ' || table_id || ' ' || number) FROM put
"""
FOLLOW: Final = "SELECT body FROM entries WHERE table_id = $1 AND number >= $2 ORDER BY number"


def engine_at(url: str, **settings: str) -> AsyncEngine:
    """Its connections read the address as our own do, with `sslmode` and all that PostgreSQL's own programs know. One
    that does not answer is tried once more: it may take PATIENCE a few times."""
    async def line() -> asyncpg.Connection:
        return await asyncpg.connect(url, timeout=PATIENCE, command_timeout=PATIENCE, server_settings=settings)
    return create_async_engine("postgresql+asyncpg://", async_creator=line, pool_size=4, pool_pre_ping=True,
                               pool_timeout=PATIENCE)


def unreachable(error: Exception) -> Unavailable:
    """For whoever wrote its address: what it said itself, or the system. Never a password."""
    cause = (error.orig.__cause__ or error.orig) if isinstance(error, DBAPIError) and error.orig is not None else error
    if isinstance(cause, ADDRESS):
        return Unavailable("its address cannot be read", "database-address")
    if isinstance(cause, TimeoutError):
        return Unavailable("it does not answer", "database-silent")
    if isinstance(cause, OSError) and cause.strerror:
        return Unavailable(os.strerror(cause.errno) if cause.errno and cause.errno > 0 else cause.strerror)
    said = str(cause) if isinstance(cause, asyncpg.PostgresError | OSError) else ""
    return Unavailable(said or type(cause).__name__)


@dataclass(slots=True)
class Job:
    written: Written
    entry: tuple[str, int, str]


class PostgresStore(Store):
    shared = True
    engine: AsyncEngine

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = "postgresql://" + url.partition("://")[2]
        self.name = secrets.token_hex(4)
        self.tag = self.name                             # under which entries are announced
        self.jobs: list[Job] = []
        self.work = asyncio.Event()
        self.tasks: set[asyncio.Task[None]] = set()
        self.writing: asyncpg.Connection | None = None
        self.listening: asyncpg.Connection | None = None
        self.whispering = asyncio.Lock()                 # a connection does one thing at a time
        self.following: asyncpg.Connection | None = None
        self.turns = asyncio.Lock()

    def check(self) -> None:
        async def attempt() -> None:
            twin = PostgresStore(self.url)
            await twin.open()
            await twin.close()
        asyncio.run(attempt())

    async def open(self) -> None:
        self.engine = engine_at(self.url)
        try:
            async with self.engine.begin() as db:
                await db.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))     # processes may start together
                await db.run_sync(migrate)
            await self.listen()
        except Unavailable:
            await self.engine.dispose()
            raise
        except (*FAILURES, *ADDRESS) as error:
            await self.engine.dispose()
            raise unreachable(error) from None
        self.tasks = {asyncio.create_task(self.keep_writing()), asyncio.create_task(self.keep_listening())}

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for connection in (self.writing, self.listening, self.following):
            if connection is not None:
                with contextlib.suppress(*FAILURES):
                    await connection.close(timeout=2)
        await self.engine.dispose()

    # ---- reading, and writing of several steps
    async def read(self, work: Callable[[Connection], T]) -> T:
        """Each statement by itself: who only reads needs no transaction, which is two more ways there and back."""
        try:
            async with self.engine.connect() as db:
                await db.execution_options(isolation_level="AUTOCOMMIT")
                return await db.run_sync(work)
        except FAILURES as error:
            raise Unavailable(type(error).__name__) from None

    async def entries(self, table: str, start: int = 0) -> list[str]:
        """Asked after every answer that another process took, so by the shortest way: one statement, no pool."""
        try:
            async with asyncio.timeout(PATIENCE), self.turns:
                return [row[0] for row in await self.follow(table, start)]
        except FAILURES as error:
            raise Unavailable(type(error).__name__) from None

    async def follow(self, table: str, start: int) -> list[asyncpg.Record]:
        if self.following is None or self.following.is_closed():
            self.following = await asyncpg.connect(self.url, timeout=PATIENCE)
        try:
            return await self.following.fetch(FOLLOW, table, start)
        except BaseException:                            # also who waits no longer: the next asks a new connection
            self.following.terminate()
            raise

    async def change(self, work: Callable[[Connection], T]) -> T:
        try:
            async with self.engine.begin() as db:
                return await db.run_sync(work)
        except FAILURES as error:
            raise Unavailable(type(error).__name__) from None

    def insert(self, db: Connection, table: str, number: int, body: str) -> None:
        put = (pg_insert(ENTRIES).values(table_id=table, number=number, body=body).on_conflict_do_nothing()
               .returning(ENTRIES.c.number))
        if db.execute(put).first() is None:
            raise Conflict(table, number)
        db.execute(select(func.pg_notify(CHANNEL, f"{self.tag} {table} {number}")))

    # ---- the hot way
    def write(self, table: str, number: int, body: str, written: Written, listing: Listing | None = None) -> None:
        if listing is not None:
            task = asyncio.create_task(self.write_listed(table, number, body, written, listing))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        else:
            self.jobs.append(Job(written, (table, number, body)))
            self.work.set()

    async def write_listed(self, table: str, number: int, body: str, written: Written, listing: Listing) -> None:
        error: StoreError | None = None
        try:
            await self.change(lambda db: self.insert_listed(db, table, number, body, listing))
        except StoreError as found:
            error = found
        except Exception as found:  # noqa: BLE001         whatever it was, somebody waits
            error = Unavailable(type(found).__name__)
        if isinstance(error, Unavailable):
            self.doubt()
        written(error)

    def doubt(self) -> None:
        """Entries that were given up may be written late after all: then they are news to us as to the others."""
        self.tag = f"{self.name}.{secrets.token_hex(2)}"

    async def keep_writing(self) -> None:
        while True:
            await self.work.wait()
            batch = self.next_batch()
            if not self.jobs:
                self.work.clear()
            try:
                numbers = await self.commit([job.entry for job in batch])
            except Exception as error:  # noqa: BLE001     whatever it was, the writer goes on
                if self.writing is not None:
                    self.writing.terminate()
                    self.writing = None
                self.doubt()
                for job in batch:
                    job.written(Unavailable(type(error).__name__))
                continue
            for job in batch:
                job.written(None if job.entry[:2] in numbers else Conflict(*job.entry[:2]))

    def next_batch(self) -> list[Job]:
        """Of two entries with one number only the first, so that each can be told what became of it."""
        batch: dict[tuple[str, int], Job] = {}
        later: list[Job] = []
        for job in self.jobs:
            key = job.entry[:2]
            if key in batch or len(batch) == BATCH:
                later.append(job)
            else:
                batch[key] = job
        self.jobs = later
        return list(batch.values())

    async def commit(self, entries: list[tuple[str, int, str]]) -> set[tuple[str, int]]:
        if self.writing is None or self.writing.is_closed():
            self.writing = await asyncpg.connect(self.url, timeout=PATIENCE)
        tables, numbers, bodies = ([entry[k] for entry in entries] for k in range(3))
        rows = await self.writing.fetch(PUT, tables, numbers, bodies, self.tag, timeout=PATIENCE)
        return {(row[0], row[1]) for row in rows}

    # ---- hearing of the others
    async def listen(self) -> None:
        self.listening = await asyncpg.connect(self.url, timeout=PATIENCE)
        await self.listening.add_listener(CHANNEL, self.hear)

    async def keep_listening(self) -> None:
        """A connection that breaks is made anew, and what was missed is asked for."""
        while True:
            await asyncio.sleep(1)
            if self.listening is None or self.listening.is_closed():
                with contextlib.suppress(*FAILURES):
                    await self.listen()
                    self.gap()

    def hear(self, _: object, __: int, ___: str, payload: object) -> None:
        process, table, rest = str(payload).split(" ", 2)
        if process in {self.name, self.tag}:
            return
        if rest.isdigit():
            self.heard(table, int(rest) + 1)
        else:
            self.whispered(process, table, rest)

    async def whisper(self, table: str, text: str) -> None:
        """Numbers alone are entries, so a whisper begins with a word."""
        if self.listening is not None and not self.listening.is_closed():
            with contextlib.suppress(*FAILURES):
                async with self.whispering:
                    note = f"{self.name} {table} {text}"
                    await self.listening.execute(f"SELECT pg_notify('{CHANNEL}', $1)", note, timeout=PATIENCE)
