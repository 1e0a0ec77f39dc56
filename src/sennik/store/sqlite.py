"""A store in one file: SQLite in WAL mode, and one thread that writes.

A commit that reaches the disk takes milliseconds, so entries that arrive while one runs go together into the next.
Each is acknowledged after its own commit. Measured: 5 to 7 thousand durable entries a second, against 250 one by one.
The writing thread is given a batch at a time and gives SQLite many rows at once: each statement is a wait for Python.
"""
from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from typing import Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError

from .migrate import migrate
from .store import Conflict, Store, StoreError, Told, Unavailable

T = TypeVar("T")
BATCH: Final = 1000
ROWS: Final = 256              # in one statement at most
BEGIN: Final = "BEGIN IMMEDIATE"
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON")


class Entry(NamedTuple):
    table: str
    number: int
    body: str
    told: Told


class Work(NamedTuple):
    """Several steps that are undone as a whole if one fails."""
    steps: Callable[[Connection], object]
    done: asyncio.Future[object]


class SqliteStore(Store):
    path: Path
    engine: Engine

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self.jobs: list[Entry | Work] = []               # for the next batch
        self.writing = False                             # a batch is with the thread, or about to be
        self.batches: SimpleQueue[list[Entry | Work] | None] = SimpleQueue()
        self.readers = ThreadPoolExecutor(2, "sennik-read")
        self.writer = threading.Thread(target=self.write, name="sennik-write", daemon=True)

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.loop.run_in_executor(self.readers, self.prepare)
        self.writer.start()

    def prepare(self) -> None:
        self.path.touch(0o600)                           # the secrets of games in progress are in it
        self.engine = create_engine(f"sqlite:///{self.path}")
        event.listen(self.engine, "connect", set_up)
        event.listen(self.engine, "begin", begin)
        try:
            with self.engine.begin() as db:
                migrate(db)
        except DBAPIError as error:
            raise Unavailable(f"cannot open the database: {error.orig}") from None

    async def close(self) -> None:
        if self.writer.is_alive():
            await self.change(lambda db: None)           # after everything that was asked before
            self.batches.put(None)
            await asyncio.to_thread(self.writer.join)
        self.readers.shutdown()
        self.engine.dispose()

    # ---- reading
    async def read(self, work: Callable[[Connection], T]) -> T:
        def reading() -> T:
            with self.engine.connect().execution_options(reading=True) as db:
                return work(db)
        try:
            return await self.loop.run_in_executor(self.readers, reading)
        except DBAPIError as error:
            raise Unavailable(str(error.orig)) from None

    # ---- writing
    def put(self, table: str, number: int, body: str, told: Told) -> None:
        self.jobs.append(Entry(table, number, body, told))
        self.soon()

    async def change(self, work: Callable[[Connection], T]) -> T:
        done: asyncio.Future[object] = self.loop.create_future()
        self.jobs.append(Work(work, done))
        self.soon()
        return await done                                                              # type: ignore[return-value]

    def soon(self) -> None:
        """Begin a batch, with all that this round of the loop still brings."""
        if not self.writing:
            self.writing = True
            self.loop.call_soon(self.hand_over)

    def hand_over(self) -> None:
        self.writing = bool(self.jobs)
        if self.jobs:
            batch, self.jobs = self.jobs[:BATCH], self.jobs[BATCH:]
            self.batches.put(batch)

    def written(self, batch: list[Entry | Work], results: list[object]) -> None:
        """In the loop again: the thread goes on while the news is told."""
        self.hand_over()
        for job, result in zip(batch, results):
            if isinstance(job, Entry):
                job.told(result if isinstance(result, StoreError) else None)
            elif not job.done.done():
                if isinstance(result, Exception):
                    job.done.set_exception(result)
                else:
                    job.done.set_result(result)

    def insert(self, db: Connection, table: str, number: int, body: str) -> None:
        try:
            raw(db).execute(inserting(1), (table, number, body))
        except sqlite3.IntegrityError:
            raise Conflict(table, number) from None

    def write(self) -> None:
        """The writing thread: a batch, one commit, then the news of it."""
        with self.engine.connect() as db:
            for batch in iter(self.batches.get, None):
                results = self.commit(db, batch)
                self.loop.call_soon_threadsafe(self.written, batch, results)

    def commit(self, db: Connection, batch: list[Entry | Work]) -> list[object]:
        """What became of each job, an error among them where one failed."""
        entries = [job for job in batch if isinstance(job, Entry)]
        try:
            if len(entries) == len(batch):
                with transaction(raw(db)):
                    return self.insert_all(db, entries)
            with db.begin():
                return [self.do(db, job) for job in batch]
        except DBAPIError as error:                      # nothing of the batch was written
            return [Unavailable(str(error.orig))] * len(batch)
        except sqlite3.Error as error:
            return [Unavailable(str(error))] * len(batch)

    def insert_all(self, db: Connection, entries: list[Entry]) -> list[object]:
        """In as few statements as there are ones in the binary number of entries."""
        results: list[object] = []
        while rest := entries[len(results):len(results) + ROWS]:
            rows = rest[:1 << len(rest).bit_length() - 1]
            try:
                raw(db).execute(inserting(len(rows)), [part for entry in rows for part in entry[:3]])
                results += [None] * len(rows)
            except sqlite3.IntegrityError:               # a failed statement leaves no trace: one by one, to see which
                results += [self.do(db, entry) for entry in rows]
        return results

    def do(self, db: Connection, job: Entry | Work) -> object:
        """What a job returned. An error that is its own fault is its result; others in the batch go on."""
        try:
            if isinstance(job, Entry):
                self.insert(db, job.table, job.number, job.body)
                return None
            with db.begin_nested():
                return job.steps(db)
        except (DBAPIError, sqlite3.Error):
            raise                                        # the database's fault: nothing of the batch counts
        except Exception as error:  # noqa: BLE001
            return error


@cache
def inserting(rows: int) -> str:
    return "INSERT INTO entries (table_id, number, body) VALUES " + ", ".join(["(?, ?, ?)"] * rows)


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Past SQLAlchemy, whose care for a transaction costs more than one entry does."""
    connection.execute(BEGIN)
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def raw(db: Connection) -> sqlite3.Connection:
    connection = db.connection.driver_connection
    assert isinstance(connection, sqlite3.Connection)
    return connection


def set_up(connection: DBAPIConnection, _: object) -> None:
    """SQLAlchemy says when a transaction begins, not the driver."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin(db: Connection) -> None:
    """A writer takes the lock at once: one that read first could not get it any more."""
    reading = db.get_execution_options().get("reading")
    db.exec_driver_sql("BEGIN" if reading else BEGIN)
