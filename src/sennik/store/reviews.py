"""What the coach said of games that are over, and who is making it just now: one row for a table, so never two.

Who makes a review claims it first and says again and again that it is still there. A claim that was not renewed in time
is gone with its server; who takes it over makes the review, and the other, should it wake, finds that it is not its any
more. Times are the database's, so servers need not agree about the hour.
"""
from __future__ import annotations

from time import time
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, select, text, update
from sqlalchemy.dialects import postgresql, sqlite

from .schema import LINES, REVIEWS
from .store import text_of

if TYPE_CHECKING:
    from .store import Store

CLAIMED: Final = "claimed"     # in place of a version


class Claim(Struct, frozen=True):
    """Somebody is making it."""
    process: str                   # by the name of its store …
    version: str                   # … of this coach
    until: float                   # seconds since 1970
    done: int = 0
    answers: int = 0               # 0: not begun


class KeptReviews:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def find(self, table: str, version: str) -> str | Claim | None:
        """The review of this version, or who is making it."""
        def work(db: Connection) -> str | Claim | None:
            row = found(db, table)
            if row is None or row[0] == version:
                return None if row is None else row[1]
            claim = claim_in(row)
            return claim if claim is not None and claim.version == version and claim.until > clock(db) else None
        return await self.store.read(work)

    async def claim(self, table: str, version: str, seconds: float) -> bool:
        """Is it ours to make, for so long? Not if it is there, nor if another makes it."""
        def work(db: Connection) -> bool:
            body, row = text_of(Claim(self.store.name, version, clock(db) + seconds)), found(db, table)
            if row is None:
                if db.scalar(select(LINES.c.id).where(LINES.c.id == table)) is None:
                    return False                         # deleted meanwhile
                dialect = postgresql if db.dialect.name == "postgresql" else sqlite
                put = dialect.insert(REVIEWS).values(table_id=table, version=CLAIMED, body=body)
                return bool(db.execute(put.on_conflict_do_nothing()).rowcount)
            claim = claim_in(row)
            if row[0] == version or (claim is not None and claim.process != self.store.name
                                     and claim.until > clock(db)):
                return False
            return exchange(db, table, row, CLAIMED, body)
        return await self.store.change(work)

    async def renew(self, table: str, seconds: float, done: int, answers: int) -> bool:
        """Still at it, and so far. False: it is not ours any more."""
        def work(db: Connection) -> bool:
            row = found(db, table)
            claim = self.own(row)
            if row is None or claim is None:
                return False
            body = text_of(Claim(claim.process, claim.version, clock(db) + seconds, done, answers))
            return exchange(db, table, row, CLAIMED, body)
        return await self.store.change(work)

    async def keep(self, table: str, version: str, body: str) -> bool:
        """In place of our claim. False: it is not ours any more, and nothing is kept."""
        def work(db: Connection) -> bool:
            row = found(db, table)
            return row is not None and self.own(row) is not None and exchange(db, table, row, version, body)
        return await self.store.change(work)

    async def give_up(self, table: str) -> None:
        """The next who asks need not wait until our claim has run out."""
        def work(db: Connection) -> None:
            row = found(db, table)
            if row is not None and self.own(row) is not None:
                db.execute(delete(REVIEWS).where(REVIEWS.c.table_id == table, REVIEWS.c.version == CLAIMED,
                                                 REVIEWS.c.body == row[1]))
        await self.store.change(work)

    def own(self, row: tuple[str, str] | None) -> Claim | None:
        claim = claim_in(row) if row is not None else None
        return claim if claim is not None and claim.process == self.store.name else None


def found(db: Connection, table: str) -> tuple[str, str] | None:
    row = db.execute(select(REVIEWS.c.version, REVIEWS.c.body).where(REVIEWS.c.table_id == table)).first()
    return (row[0], row[1]) if row is not None else None


def claim_in(row: tuple[str, str]) -> Claim | None:
    return msgspec.json.decode(row[1], type=Claim) if row[0] == CLAIMED else None


def exchange(db: Connection, table: str, before: tuple[str, str], version: str, body: str) -> bool:
    """Only if the row is still what was read: of two who try, one succeeds."""
    done = db.execute(update(REVIEWS).where(REVIEWS.c.table_id == table, REVIEWS.c.version == before[0],
                                            REVIEWS.c.body == before[1]).values(version=version, body=body))
    return bool(done.rowcount)


def clock(db: Connection) -> float:
    """A file has one server only, and no clock of its own."""
    if db.dialect.name == "postgresql":
        return float(db.scalar(text("SELECT extract(epoch FROM clock_timestamp())")) or 0)
    return time()
