"""A store in one file: SQLite in WAL mode, and one thread that writes.

A commit that reaches the disk takes milliseconds, so entries that arrive while one runs go together into the next.
Each is acknowledged after its own commit. Measured: 5 to 7 thousand durable entries a second, against 250 one by one.
The writing thread is given a batch at a time and gives SQLite many rows at once: each statement is a wait for Python.
What has arrived is filed under its table later, many entries at a time (arrivals.py).
"""
from __future__ import annotations

import asyncio
import errno
import logging
import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import StaticPool

from .arrivals import MANY, Arrivals
from .lock import Lock
from .migrate import check_ours, migrate
from .schema import ALL_ENTRIES
from .store import Conflict, Listing, Store, StoreError, Unavailable, Written, settle

LOG: Final = logging.getLogger("sennik")
T = TypeVar("T")
BATCH: Final = 1000
BEGIN: Final = "BEGIN IMMEDIATE"
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON",
                  "wal_autocheckpoint=8000", "cache_size=-32000")          # 32 MB each
# By the name of what SQLite or the system says.
SENTENCES: Final = {"SQLITE_NOTADB": "database-damaged", "SQLITE_CORRUPT": "database-damaged",
                    "SQLITE_READONLY": "database-read-only", "EROFS": "database-read-only",
                    "EACCES": "database-read-only", "SQLITE_BUSY": "database-busy"}


class EntryJob(NamedTuple):
    """An entry to be written."""
    table: str
    number: int
    body: str
    written: Written


class StepsJob(NamedTuple):
    """Several steps that are undone as a whole if one fails."""
    steps: Callable[[Connection], object]
    done: Callable[[object], None]                       # hears the result, or the error


class SqliteStore(Store):
    path: Path
    engine: Engine
    source = ALL_ENTRIES

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self.jobs: list[EntryJob | StepsJob] = []               # for the next batch
        self.writing = False                             # a batch is with the thread, or about to be
        self.batches: SimpleQueue[list[EntryJob | StepsJob] | None] = SimpleQueue()
        self.arrivals = Arrivals()
        self.lock = Lock(path)
        self.readers = ThreadPoolExecutor(2, "sennik-read")
        self.writer = threading.Thread(target=self.keep_writing, name="sennik-write", daemon=True)

    def check(self) -> None:
        self.prepare()
        self.engine.dispose()

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.loop.run_in_executor(self.readers, self.prepare)
        self.writer.start()

    def prepare(self) -> None:
        try:
            if self.path.exists():
                look(self.path)                          # what is not ours is not touched, nothing is put beside
            self.lock.take()
            if not self.path.exists():
                self.path.touch(0o600)                   # the secrets of games in progress are in it
            self.engine = create_engine(f"sqlite:///{self.path}")
            event.listen(self.engine, "connect", set_up)
            event.listen(self.engine, "begin", begin)
            with self.engine.begin() as db:
                migrate(db)
                self.arrivals.file(raw(db))
        except Unavailable:
            self.lock.give()
            raise
        except (DBAPIError, sqlite3.Error, OSError) as error:
            self.lock.give()
            raise unusable(error) from None

    async def close(self) -> None:
        if self.writer.is_alive():
            await self.change(lambda db: None)           # after everything that was asked before
            self.batches.put(None)
            await asyncio.to_thread(self.writer.join)
        self.readers.shutdown()
        self.engine.dispose()
        self.lock.give()

    # ---- reading
    async def read(self, work: Callable[[Connection], T]) -> T:
        def reading() -> T:
            with self.engine.connect().execution_options(reading=True) as db:
                return work(db)
        try:
            return await self.loop.run_in_executor(self.readers, reading)
        except DBAPIError as error:
            raise unusable(error) from None

    # ---- writing
    def write(self, table: str, number: int, body: str, written: Written, listing: Listing | None = None) -> None:
        if listing is None:
            self.jobs.append(EntryJob(table, number, body, written))
        else:
            steps = partial(self.insert_listed, table=table, number=number, body=body, listing=listing)
            self.jobs.append(StepsJob(steps, lambda result: written(failure(result))))
        self.soon()

    async def change(self, work: Callable[[Connection], T]) -> T:
        done: asyncio.Future[object] = self.loop.create_future()
        self.jobs.append(StepsJob(work, partial(settle, done)))
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

    def spread(self, batch: list[EntryJob | StepsJob], results: list[object]) -> None:
        """In the loop again: the thread goes on while each hears what became of its own."""
        self.hand_over()
        for job, result in zip(batch, results):
            if isinstance(job, EntryJob):
                job.written(failure(result))
            else:
                job.done(result)

    def insert(self, db: Connection, table: str, number: int, body: str) -> None:
        if not all(self.arrivals.insert(raw(db), [(table, number, body)])):
            raise Conflict(table, number)

    def keep_writing(self) -> None:
        """The writing thread: a batch, one commit, then the news of it."""
        with self.engine.connect() as db:
            for batch in iter(self.batches.get, None):
                results = self.commit(db, batch)
                self.loop.call_soon_threadsafe(self.spread, batch, results)
                if self.arrivals.count >= MANY:
                    self.file(db)
            self.file(db)

    def file(self, db: Connection) -> None:
        try:
            with transaction(raw(db)):
                self.arrivals.file(raw(db))
        except sqlite3.Error as error:                   # nothing is lost: what has arrived stays where it is
            self.arrivals.doubt()
            LOG.error("what has arrived could not be filed: %s", error)

    def commit(self, db: Connection, batch: list[EntryJob | StepsJob]) -> list[object]:
        """What became of each job, an error among them where one failed."""
        entries = [job for job in batch if isinstance(job, EntryJob)]
        try:
            if len(entries) == len(batch):
                return self.insert_all(db, entries)      # by itself: it is one statement
            with db.begin():
                return [self.do(db, job) for job in batch]
        except (DBAPIError, sqlite3.Error) as error:     # nothing of the batch was written
            self.arrivals.doubt()
            return [unusable(error)] * len(batch)

    def insert_all(self, db: Connection, entries: list[EntryJob]) -> list[object]:
        free = self.arrivals.insert(raw(db), [entry[:3] for entry in entries])
        return [None if is_free else Conflict(*entry[:2]) for is_free, entry in zip(free, entries)]

    def do(self, db: Connection, job: EntryJob | StepsJob) -> object:
        """What a job returned. An error that is its own fault is its result; others in the batch go on."""
        try:
            if isinstance(job, EntryJob):
                self.insert(db, job.table, job.number, job.body)
                return None
            with db.begin_nested():
                return job.steps(db)
        except (DBAPIError, sqlite3.Error):
            raise                                        # the database's fault: nothing of the batch counts
        except Exception as error:  # noqa: BLE001
            self.arrivals.doubt()
            return error


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


def failure(result: object) -> StoreError | None:
    """What went wrong, as the store's own error."""
    if isinstance(result, StoreError):
        return result
    return Unavailable(str(result)) if isinstance(result, Exception) else None


def look(path: Path) -> None:
    """Is it ours? Seen before anything is set: that a file is kept as WAL stands in the file itself, and even to read
    one puts another file beside it, but where it is said that nobody writes."""
    alone = not any(Path(f"{path}{end}").exists() for end in ("-wal", "-journal"))
    address = f"{path.resolve().as_uri()}?mode=ro{'&immutable=1' if alone else ''}"
    with closing(sqlite3.connect(address, uri=True)) as file:
        engine = create_engine("sqlite://", poolclass=StaticPool, creator=lambda: file)
        with engine.connect() as db:
            check_ours(db)


def unusable(error: Exception) -> Unavailable:
    """As SQLite or the system says it; what whoever named the file can do something about has a sentence of its own."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, OSError):
        name, reason = errno.errorcode.get(cause.errno or 0, ""), cause.strerror or str(cause)
    else:
        name, reason = "_".join(getattr(cause, "sqlite_errorname", "").split("_")[:2]), str(cause)
    return Unavailable(reason, SENTENCES.get(name, "no-such-database"))


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
