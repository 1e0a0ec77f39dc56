"""All tables and all people, for whoever runs the house."""
from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import Connection, func, select

from .people import person_of
from .schema import HOLDERS, LINES
from .store import Listing, listing_of

if TYPE_CHECKING:
    from .store import Store

LEAST: Final = 8               # letters by which a person can be named
PAGE: Final = 500


class Thing(NamedTuple):
    """A table or a person."""
    name: str
    table: Listing | None = None
    ids: tuple[str, ...] = ()      # under which a person ever sat
    several: bool = False          # people begin so


class Register:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def tables(self, stage: str, most: int) -> tuple[list[Listing], int]:
        """The last touched first, and how many there are."""
        def work(db: Connection) -> tuple[list[Listing], int]:
            where = [LINES.c.stage == stage] if stage else []
            query = select(LINES).where(*where).order_by(LINES.c.touched.desc(), LINES.c.id).limit(most)
            count = db.scalar(select(func.count()).select_from(LINES).where(*where)) or 0
            return [listing_of(row) for row in db.execute(query).mappings()], count
        return await self.store.read(work)

    async def find(self, name: str) -> Thing | None:
        def work(db: Connection) -> Thing | None:
            row = db.execute(select(LINES).where(LINES.c.id == name)).mappings().first()
            if row is not None:
                return Thing(name, listing_of(row))
            if len(name) < LEAST or not name.isalnum():
                return None
            wanted = select(HOLDERS.c.player).where(HOLDERS.c.player.startswith(name, autoescape=True)).distinct()
            people = {person_of(db, player).ids: player for player in db.scalars(wanted.limit(PAGE))}
            for ids, player in people.items():
                return Thing(player, None, ids, len({frozenset(one) for one in people}) > 1)
            return None
        return await self.store.read(work)

    async def of(self, players: Sequence[str]) -> list[Listing]:
        """Where they hold a seat, the last touched first."""
        within = select(HOLDERS.c.table_id).where(HOLDERS.c.player.in_(players), HOLDERS.c.seat >= 0)
        query = select(LINES).where(LINES.c.id.in_(within)).order_by(LINES.c.touched.desc(), LINES.c.id)
        return await self.store.read(lambda db: [listing_of(row) for row in db.execute(query).mappings()])

    async def holders(self, table: str) -> dict[int, str]:
        wanted = select(HOLDERS.c.seat, HOLDERS.c.player).where(HOLDERS.c.table_id == table, HOLDERS.c.seat >= 0)
        return await self.store.read(lambda db: {row[0]: row[1] for row in db.execute(wanted)})

    async def count(self, table: str) -> int:
        rows = self.store.source.c
        wanted = select(func.count()).select_from(self.store.source).where(rows.table_id == table)
        return await self.store.read(lambda db: db.scalar(wanted)) or 0

    async def ids(self) -> AsyncIterator[str]:
        """Of all tables: those that lists know, and those that only have entries."""
        rows = self.store.source.c
        for column in (LINES.c.id, rows.table_id):
            after = ""
            while page := await self.store.read(lambda db, after=after, column=column: list(db.scalars(      # type: ignore[misc]
                    select(column).where(column > after).distinct().order_by(column).limit(PAGE)))):
                after = page[-1]
                known = set() if column is LINES.c.id else set(await self.store.read(
                    lambda db, page=page: list(db.scalars(select(LINES.c.id).where(LINES.c.id.in_(page))))))  # type: ignore[misc]
                for table in page:
                    if table not in known:
                        yield table
