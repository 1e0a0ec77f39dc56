"""What is somebody's, deleted because they ask for it: the only place where a list of entries is ever changed.

Tables where nobody else sits go as a whole, with all that is kept of them. Of others, which are somebody else's too,
the name goes and the link to the person; seats, answers and the record stay.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, select, update

from ..match import entries as e
from .schema import ARRIVALS, CODES, DEVICES, ENTRIES, HOLDERS, LINES, METADATA, PLAYERS, PUT_AWAY
from .store import SeatListed, text_of

if TYPE_CHECKING:
    from .people import Person
    from .store import Store


class Sharing(NamedTuple):
    """A table where somebody sat."""
    id: str
    alone: bool                    # nobody else does, but bots


class Removal:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def tables(self, players: Sequence[str]) -> list[Sharing]:
        def work(db: Connection) -> list[Sharing]:
            mine = set(db.scalars(select(HOLDERS.c.table_id).where(HOLDERS.c.player.in_(players))))
            within = select(HOLDERS.c.table_id).where(HOLDERS.c.player.in_(players))
            others = set(db.scalars(select(HOLDERS.c.table_id).where(
                HOLDERS.c.table_id.in_(within), HOLDERS.c.player.not_in(players), HOLDERS.c.seat >= 0)))
            return [Sharing(table, table not in others) for table in sorted(mine)]
        return await self.store.read(work)

    async def remove(self, table: str) -> None:
        """The whole table. Its line first: what others are writing is waited for, what they write later has none."""
        def work(db: Connection) -> None:
            db.execute(delete(LINES).where(LINES.c.id == table))
            for kept in METADATA.sorted_tables:
                if "table_id" in kept.c and kept.info.get("only", db.dialect.name) == db.dialect.name:
                    db.execute(delete(kept).where(kept.c.table_id == table))
        await self.store.change(work)

    async def efface(self, table: str, players: Sequence[str]) -> None:
        """Their names, and the link to them."""
        lists = [ENTRIES, ARRIVALS] if self.store.source is not ENTRIES else [ENTRIES]
        def work(db: Connection) -> None:
            for kept in lists:
                rows = db.execute(select(kept.c.number, kept.c.body).where(
                    kept.c.table_id == table, kept.c.body.like('{"type":"sat"%'))).all()
                for number, body in rows:
                    entry = e.read(body)
                    if isinstance(entry, e.Sat) and entry.player in players:
                        nameless = e.written(msgspec.structs.replace(entry, name="", player=""))
                        db.execute(update(kept).where(kept.c.table_id == table, kept.c.number == number)
                                   .values(body=nameless))
            seats = set(db.scalars(select(HOLDERS.c.seat).where(HOLDERS.c.table_id == table,
                                                                HOLDERS.c.player.in_(players))))
            listed = db.scalar(select(LINES.c.seats).where(LINES.c.id == table))
            shown = msgspec.json.decode(listed or "[]", type=tuple[SeatListed, ...])
            nameless_seats = tuple([seat._replace(name="") if number in seats and seat.who == "person" else seat
                                    for number, seat in enumerate(shown)])
            db.execute(update(LINES).where(LINES.c.id == table).values(seats=text_of(nameless_seats)))
            for link in (HOLDERS, PUT_AWAY):
                db.execute(delete(link).where(link.c.table_id == table, link.c.player.in_(players)))
        await self.store.change(work)

    async def person(self, person: Person) -> None:
        """That these browsers belong together."""
        def work(db: Connection) -> None:
            for kept in (DEVICES, PLAYERS, CODES):
                db.execute(delete(kept).where(kept.c.person == person.id))
        await self.store.change(work)
