"""Tables that nobody came back to, put away by a rule: docs/operating.md says which.

What was never played is deleted: tables that wait, lessons and what-ifs that were left. A game in play is never
deleted; it leaves the lists of those who play there, as if each of them had put it away, and comes back when one opens
it.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, func, insert, select

from ..match import entries as e
from .schema import HOLDERS, LINES, PUT_AWAY

if TYPE_CHECKING:
    from .store import Store

AT_ONCE: Final = 100           # tables, so that nobody waits for it; any of them, for some began long ago and go on


class Abandoned:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def unplayed(self, before: int) -> list[str]:
        """Tables since then untouched where nothing was played that counts for anybody."""
        waiting = (LINES.c.stage == "waiting") | ((LINES.c.kind != "") & (LINES.c.stage != "over"))
        wanted = select(LINES.c.id).where(waiting, LINES.c.touched < before, LINES.c.closed.is_(None))
        found = await self.store.read(lambda db: list(db.scalars(wanted.order_by(func.random()).limit(AT_ONCE))))
        return [table for table in found if await self.last(table) < before]

    async def unfinished(self, before: int) -> list[str]:
        """Games in which nobody answered since then, and that somebody still has in a list."""
        listed = select(HOLDERS.c.table_id).where(
            HOLDERS.c.table_id == LINES.c.id, HOLDERS.c.seat >= 0,
            ~select(PUT_AWAY.c.player).where(PUT_AWAY.c.player == HOLDERS.c.player,
                                             PUT_AWAY.c.table_id == LINES.c.id).exists())
        wanted = select(LINES.c.id).where(LINES.c.stage == "playing", LINES.c.kind == "", LINES.c.touched < before,
                                          listed.exists())
        found = await self.store.read(lambda db: list(db.scalars(wanted.order_by(func.random()).limit(AT_ONCE))))
        return [table for table in found if await self.last(table) < before]

    async def last(self, table: str) -> int:
        """When something happened there last, in seconds since 1970."""
        rows = self.store.source.c
        newest = select(func.max(rows.number)).where(rows.table_id == table).scalar_subquery()
        wanted = select(rows.body).where(rows.table_id == table, rows.number == newest)
        body = await self.store.read(lambda db: db.scalar(wanted))
        return e.read(body).at // 1000 if body else 0

    async def put_away(self, table: str) -> None:
        def work(db: Connection) -> None:
            away = set(db.scalars(select(PUT_AWAY.c.player).where(PUT_AWAY.c.table_id == table)))
            holders = select(HOLDERS.c.player).where(HOLDERS.c.table_id == table, HOLDERS.c.seat >= 0)
            for player in set(db.scalars(holders)) - away:
                db.execute(insert(PUT_AWAY).values(player=player, table_id=table))
        await self.store.change(work)
