"""A store: lists of entries that only grow. What is common to SQLite and PostgreSQL."""
from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from base64 import b64decode, b64encode
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Literal, NamedTuple, TypeVar
from zlib import compress, decompress

import msgspec
from sqlalchemy import Connection, RowMapping, Select, Table, delete, insert, select, update

from ..match.messages import Stage, Who
from .schema import ARCHIVE, ENTRIES, HOLDERS, LINES, PUT_AWAY

T = TypeVar("T")
Heard = Callable[[str, int], None]             # a table, and how many entries it has now at least
Whispered = Callable[[str, str, str], None]    # which process, a table, what it says
Written = Callable[["StoreError | None"], None]  # what became of an entry
MOST: Final = 100                              # tables in a list
WAITING: Final = 2 * 3600                      # seconds that a table waits in the list since somebody last sat down
PLAYING: Final = 12 * 3600                     # and that a game stays there since it began


class StoreError(Exception):
    """Nothing may be taken for written."""


class Conflict(StoreError):
    """Another was first: there is an entry with this number already, or no such table any more. Read on, ask again."""

    def __init__(self, table: str, number: int) -> None:
        super().__init__(f"table {table} has an entry {number} already")
        self.table = table
        self.number = number


class Unavailable(StoreError):
    """The database does not answer, or is full. Whether the entry was written is not known until it does again."""

    def __init__(self, reason: str, word: str = "no-such-database") -> None:
        """`word` is of the sentence for whoever named the database; `reason` may be in the words of others."""
        super().__init__(reason)
        self.word = word


class Foreign(Unavailable):
    """Another program made it, or a newer Sennik. Nothing in it was changed."""

    def __init__(self) -> None:
        super().__init__("it was made by a newer Sennik or by another program", "database-foreign")


class Older(Unavailable):
    """An older Sennik made it, and no server has brought it up to date yet."""

    def __init__(self) -> None:
        super().__init__("it was made by an older Sennik", "database-older")


class Locked(StoreError):
    """Another server has the file. The two would not hear of each other's answers."""


class SeatListed(NamedTuple):
    """A seat in a list of tables."""
    who: Who
    name: str
    level: str                     # of a bot


class SeatResult(NamedTuple):
    """How a game ended for a seat."""
    rank: int
    score: int
    share: float                   # of the victory
    stand_in: bool                 # a bot ended it in the place of the person


@dataclass(frozen=True, slots=True)
class Listing:
    """A table in a list of tables."""
    id: str
    game: str
    options: dict[str, str]
    stage: Stage
    seats: tuple[SeatListed, ...]
    players: tuple[str, ...]       # by seat who holds it, or empty; not read back
    public: bool
    watch: bool
    created: int                   # seconds since 1970
    touched: int
    kind: str = ""                 # of a table that is in no list
    result: tuple[SeatResult, ...] = ()
    closed: int | None = None      # since when the house lets nobody open it


@dataclass(frozen=True, slots=True)
class Archived:
    """A game that is over."""
    record: str
    shown: bytes                   # the last that a spectator was sent
    step: bytes
    result: tuple[SeatResult, ...] = ()        # for lists; not read back
    at: int = 0                    # seconds since 1970


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
    def write(self, table: str, number: int, body: str, written: Written, listing: Listing | None = None) -> None:
        """One more entry, together with those that others write at the same time.

        `written` is called in the loop when it is durable, or with the reason why it is not; it must not raise.
        `listing`, where the table now stands differently in lists.
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
    async def create(self, listing: Listing, bodies: Sequence[str]) -> None:
        """A new table with its first entries."""
        def work(db: Connection) -> None:
            insert_listing(db, listing)
            for number, body in enumerate(bodies):
                self.insert(db, listing.id, number, body)
        await self.change(work)

    async def append(self, table: str, number: int, body: str, listing: Listing | None = None) -> None:
        """`write`, for those who wait for it."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.write(table, number, body, partial(settle, done), listing)
        await done

    def insert_listed(self, db: Connection, table: str, number: int, body: str, listing: Listing) -> None:
        """An entry and what it changes in lists, inside a transaction."""
        self.insert(db, table, number, body)
        if not update_listing(db, listing):
            raise Conflict(table, number)

    @abstractmethod
    def insert(self, db: Connection, table: str, number: int, body: str) -> None:
        """One entry inside a transaction; raises Conflict."""

    async def entries(self, table: str, start: int = 0) -> list[str]:
        """The list from `start` on; empty if there is no such table."""
        rows = self.source.c
        wanted = select(rows.body).where(rows.table_id == table, rows.number >= start).order_by(rows.number)
        return await self.read(lambda db: list(db.scalars(wanted)))

    # ---- lists of tables
    async def listed(self, now: int) -> list[Listing]:
        """The public tables that can be joined or watched, the last touched first; not those long left alone."""
        waiting = (LINES.c.stage == "waiting") & (LINES.c.touched > now - WAITING)
        playing = (LINES.c.stage == "playing") & (LINES.c.touched > now - PLAYING) & LINES.c.watch
        return await self.lines(select(LINES).where(LINES.c.public & (waiting | playing), LINES.c.closed.is_(None)))

    async def mine(self, players: Sequence[str]) -> list[Listing]:
        """The tables where one of these holds a seat and that they did not put away, the last touched first."""
        away = select(PUT_AWAY.c.table_id).where(PUT_AWAY.c.player.in_(players))
        return await self.lines(select(LINES).where(LINES.c.id.in_(held(players)), LINES.c.kind == "",
                                                    LINES.c.closed.is_(None), LINES.c.id.not_in(away)))

    async def put_away(self, players: Sequence[str], table: str) -> None:
        """Out of the list of those who hold a seat there."""
        def work(db: Connection) -> None:
            holds = held(players).where(HOLDERS.c.table_id == table)
            if db.scalar(holds) is not None and db.scalar(away_row(players, table)) is None:
                db.execute(insert(PUT_AWAY).values(player=players[0], table_id=table))
        await self.change(work)

    async def take_out(self, players: Sequence[str], table: str) -> None:
        """Back into the list, if it was put away. That is rare: nothing is written before it was looked."""
        if await self.read(lambda db: db.scalar(away_row(players, table))) is not None:
            one = delete(PUT_AWAY).where(PUT_AWAY.c.player.in_(players), PUT_AWAY.c.table_id == table)
            await self.change(lambda db: db.execute(one).rowcount)

    async def lines(self, wanted: Select[tuple[object, ...]]) -> list[Listing]:
        query = wanted.order_by(LINES.c.touched.desc(), LINES.c.id).limit(MOST)
        return await self.read(lambda db: [listing_of(row) for row in db.execute(query).mappings()])

    # ---- what the house closed
    async def close_table(self, table: str, at: int | None) -> bool:
        """Nobody may open it from now on; None: everybody again. Was there such a table?"""
        closing = update(LINES).where(LINES.c.id == table).values(closed=at)
        return await self.change(lambda db: db.execute(closing).rowcount) > 0

    async def door(self, table: str) -> Literal["open", "closed", "none"]:
        wanted = select(LINES.c.closed).where(LINES.c.id == table)
        row = await self.read(lambda db: db.execute(wanted).first())
        return "none" if row is None else "open" if row[0] is None else "closed"

    # ---- games that are over
    async def archive(self, table: str, archived: Archived) -> None:
        """Keep it, and say in the lists that it is over; not if it was deleted meanwhile."""
        def work(db: Connection) -> None:
            there = select(LINES.c.id).where(LINES.c.id == table).with_for_update(read=True, key_share=True)
            if db.scalar(there) is None:
                return
            db.execute(update(LINES).where(LINES.c.id == table, LINES.c.result.is_(None))
                       .values(stage="over", touched=archived.at, result=text_of(archived.result)))
            if db.scalar(select(ARCHIVE.c.table_id).where(ARCHIVE.c.table_id == table)) is None:
                db.execute(insert(ARCHIVE).values(table_id=table, record=archived.record,
                                                  shown=packed(archived.shown), step=packed(archived.step)))
        await self.change(work)

    async def archived(self, table: str) -> Archived | None:
        wanted = select(ARCHIVE.c.record, ARCHIVE.c.shown, ARCHIVE.c.step).where(ARCHIVE.c.table_id == table)
        row = await self.read(lambda db: db.execute(wanted).first())
        return Archived(row[0], unpacked(row[1]), unpacked(row[2])) if row is not None else None


def packed(text: bytes) -> str:
    """What is hardly ever looked at takes a twelfth of the room so: it was three quarters of a finished game."""
    return "z" + b64encode(compress(text)).decode()


def unpacked(text: str) -> bytes:
    """Also as it was kept before, when it was JSON."""
    return decompress(b64decode(text[1:])) if text.startswith("z") else text.encode()


def settle(done: asyncio.Future[Any], result: object) -> None:
    """Give a result, or an error, to who waits for it, if somebody still does."""
    if not done.done():
        if isinstance(result, Exception):
            done.set_exception(result)
        else:
            done.set_result(result)


def held(players: Sequence[str]) -> Select[tuple[str]]:
    """The tables where one of these holds a seat."""
    return select(HOLDERS.c.table_id).where(HOLDERS.c.player.in_(players), HOLDERS.c.seat >= 0)


def away_row(players: Sequence[str], table: str) -> Select[tuple[str]]:
    return select(PUT_AWAY.c.table_id).where(PUT_AWAY.c.player.in_(players), PUT_AWAY.c.table_id == table)


def insert_listing(db: Connection, listing: Listing) -> None:
    db.execute(insert(LINES).values(id=listing.id, **columns(listing)))
    hold(db, listing)


def update_listing(db: Connection, listing: Listing) -> bool:
    """Is there such a table?"""
    if not db.execute(update(LINES).where(LINES.c.id == listing.id).values(**columns(listing))).rowcount:
        return False
    db.execute(update(HOLDERS).where(HOLDERS.c.table_id == listing.id).values(seat=-1))
    hold(db, listing)
    return True


def hold(db: Connection, listing: Listing) -> None:
    for seat, player in enumerate(listing.players):
        if player:
            row = (HOLDERS.c.table_id == listing.id) & (HOLDERS.c.player == player)
            if not db.execute(update(HOLDERS).where(row).values(seat=seat)).rowcount:
                db.execute(insert(HOLDERS).values(player=player, table_id=listing.id, seat=seat))


def columns(listing: Listing) -> dict[str, object]:
    return {"game": listing.game, "options": text_of(listing.options), "stage": listing.stage,
            "seats": text_of(listing.seats), "public": listing.public, "watch": listing.watch,
            "created": listing.created, "touched": listing.touched, "kind": listing.kind}


def text_of(value: object) -> str:
    return msgspec.json.encode(value).decode()


def listing_of(row: RowMapping) -> Listing:
    return Listing(row["id"], row["game"], msgspec.json.decode(row["options"], type=dict[str, str]),
                   msgspec.convert(row["stage"], Stage), msgspec.json.decode(row["seats"], type=tuple[SeatListed, ...]),
                   (), row["public"], row["watch"], row["created"], row["touched"], row["kind"],
                   msgspec.json.decode(row["result"] or "[]", type=tuple[SeatResult, ...]), row["closed"])
