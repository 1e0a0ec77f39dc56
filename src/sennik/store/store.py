"""A store: lists of entries that only grow. What is common to SQLite and PostgreSQL."""
from __future__ import annotations

import asyncio
import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeVar

from sqlalchemy import Connection, RowMapping, Select, Table, delete, insert, select, update

from .tables import ARCHIVE, ENTRIES, HOLDERS, LINES

T = TypeVar("T")
Heard = Callable[[str, int], None]             # a table, and how many entries it has now at least
Whispered = Callable[[str, str, str], None]    # which process, a table, what it says
Told = Callable[["StoreError | None"], None]     # what became of an entry
LISTED: Final = 100                            # lines in a list at most
WAITING: Final = 2 * 3600                      # seconds that a table waits in the list since somebody last sat down
PLAYING: Final = 12 * 3600                     # and that a game stays there since it began


class StoreError(Exception):
    """Nothing may be taken for written."""


class Conflict(StoreError):
    """Another was first: there is an entry with this number already. Read on and ask again."""

    def __init__(self, table: str, number: int) -> None:
        super().__init__(f"table {table} has an entry {number} already")
        self.table = table
        self.number = number


class Unavailable(StoreError):
    """The database does not answer, or is full. Whether the entry was written is not known until it does again."""


class Taken(StoreError):
    """Another server has the file. The two would not hear of each other's answers."""


@dataclass(frozen=True, slots=True)
class Line:
    """A table in a list."""
    id: str
    game: str
    options: dict[str, str]
    stage: str
    seats: tuple[tuple[str, str, str], ...]      # who, name, level
    players: tuple[str, ...]       # who holds a seat, for `mine`; not read back
    public: bool
    watch: bool
    created: int                   # seconds since 1970
    touched: int


@dataclass(frozen=True, slots=True)
class Archived:
    """A game that is over."""
    record: str
    shown: str
    step: str


class Store(ABC):
    """Everything is durable when its call returns. `shared`: other processes may write too."""
    shared: bool = False
    source: Table = ENTRIES        # where the lists are read
    name: str = ""                 # of this process, among those that share the store

    def __init__(self) -> None:
        self.heard: Heard = lambda table, number: None
        self.whispered: Whispered = lambda process, table, text: None
        self.gap: Callable[[], None] = lambda: None      # something may have been missed

    # ---- what each database does in its own way
    @abstractmethod
    def check(self) -> None:
        """Before there is a loop: can it be opened? Where only one may have it, it is ours from now on."""

    @abstractmethod
    async def open(self) -> None:
        """Connect, and bring the tables up to date."""

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    def put(self, table: str, number: int, body: str, told: Told) -> None:
        """The hot way: one entry, together with those that others write at the same time.

        `told` is called in the loop when it is durable, or with the reason why it is not; it must not raise.
        """

    @abstractmethod
    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do something that only reads."""

    @abstractmethod
    async def change(self, work: Callable[[Connection], T]) -> T:
        """Do something in one transaction. A conflict undoes all of it."""

    async def whisper(self, table: str, text: str) -> None:
        """Tell the other processes something that need not last. Where nothing is shared there are none."""
        return

    # ---- the list of a table
    async def create(self, line: Line, bodies: Sequence[str]) -> None:
        """A new table with its first entries."""
        def work(db: Connection) -> None:
            insert_line(db, line)
            for number, body in enumerate(bodies):
                self.insert(db, line.id, number, body)
        await self.change(work)

    async def append(self, table: str, number: int, body: str, line: Line | None = None) -> None:
        """One more entry; `line`, where the table now stands differently in lists."""
        if line is None:
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.put(table, number, body, partial(settle, done))
            await done
            return
        new = line
        def work(db: Connection) -> None:
            self.insert(db, table, number, body)
            update_line(db, new)
        await self.change(work)

    @abstractmethod
    def insert(self, db: Connection, table: str, number: int, body: str) -> None:
        """One entry inside a transaction; raises Conflict."""

    async def entries(self, table: str, start: int = 0) -> list[str]:
        """The list from `start` on; empty if there is no such table."""
        rows = self.source.c
        wanted = select(rows.body).where(rows.table_id == table, rows.number >= start).order_by(rows.number)
        return await self.read(lambda db: list(db.scalars(wanted)))

    # ---- lists of tables
    async def listed(self, now: int) -> list[Line]:
        """The public tables that can be joined or watched, the last touched first; not those long left alone."""
        waiting = (LINES.c.stage == "waiting") & (LINES.c.touched > now - WAITING)
        playing = (LINES.c.stage == "playing") & (LINES.c.touched > now - PLAYING) & LINES.c.watch
        return await self.lines(select(LINES).where(LINES.c.public & (waiting | playing)))

    async def mine(self, player: str) -> list[Line]:
        """The tables where this player holds a seat, the last touched first."""
        return await self.lines(select(LINES).join(HOLDERS, HOLDERS.c.table_id == LINES.c.id)
                                .where(HOLDERS.c.player == player))

    async def lines(self, wanted: Select[tuple[object, ...]]) -> list[Line]:
        query = wanted.order_by(LINES.c.touched.desc(), LINES.c.id).limit(LISTED)
        return await self.read(lambda db: [line_of(row) for row in db.execute(query).mappings()])

    # ---- games that are over
    async def archive(self, table: str, archived: Archived) -> None:
        """Keep it, and say in the lists that it is over."""
        def work(db: Connection) -> None:
            db.execute(update(LINES).where(LINES.c.id == table).values(stage="over"))
            if db.scalar(select(ARCHIVE.c.table_id).where(ARCHIVE.c.table_id == table)) is None:
                db.execute(insert(ARCHIVE).values(table_id=table, record=archived.record, shown=archived.shown,
                                                  step=archived.step))
        await self.change(work)

    async def archived(self, table: str) -> Archived | None:
        wanted = select(ARCHIVE.c.record, ARCHIVE.c.shown, ARCHIVE.c.step).where(ARCHIVE.c.table_id == table)
        row = await self.read(lambda db: db.execute(wanted).first())
        return Archived(*row) if row is not None else None


def settle(done: asyncio.Future[None], error: StoreError | None) -> None:
    """Tell who waits, if somebody still does."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def insert_line(db: Connection, line: Line) -> None:
    db.execute(insert(LINES).values(id=line.id, **columns(line)))
    hold(db, line)


def update_line(db: Connection, line: Line) -> None:
    db.execute(update(LINES).where(LINES.c.id == line.id).values(**columns(line)))
    db.execute(delete(HOLDERS).where(HOLDERS.c.table_id == line.id))
    hold(db, line)


def hold(db: Connection, line: Line) -> None:
    if line.players:
        db.execute(insert(HOLDERS), [{"player": player, "table_id": line.id} for player in line.players])


def columns(line: Line) -> dict[str, object]:
    return {"game": line.game, "options": json.dumps(line.options), "stage": line.stage,
            "seats": json.dumps(line.seats, ensure_ascii=False), "public": line.public, "watch": line.watch,
            "created": line.created, "touched": line.touched}


def line_of(row: RowMapping) -> Line:
    seats = tuple([(who, name, level) for who, name, level in json.loads(row["seats"])])
    return Line(row["id"], row["game"], json.loads(row["options"]), row["stage"], seats, (), row["public"],
                row["watch"], row["created"], row["touched"])
