"""What a person plays and played, without a game being played again for it."""
from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, Select, select, tuple_

from .schema import HOLDERS, LINES, PUT_AWAY
from .store import MOST, Listing, SeatListed, SeatResult, held, listing_of

if TYPE_CHECKING:
    from .store import Store

COUNTED: Final = 10_000        # games that statistics look at, the newest


class Own(NamedTuple):
    """A table where one holds a seat."""
    listing: Listing
    seat: int
    away: bool                     # put out of one's own list


class Ended(NamedTuple):
    """What statistics need of a game."""
    game: str
    seats: tuple[SeatListed, ...]
    seat: int
    result: tuple[SeatResult, ...]


class History:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def unfinished(self, players: Sequence[str]) -> list[Own]:
        """Tables that wait or are played, the last touched first."""
        return await self.own(players, select(LINES).where(LINES.c.stage != "over"), MOST)

    async def played(self, players: Sequence[str], before: tuple[int, str] | None = None,
                     most: int = MOST) -> list[Own]:
        """Games that are over, the newest first; from there on, where one page ended before."""
        wanted = select(LINES).where(LINES.c.stage == "over")
        if before is not None:
            wanted = wanted.where(tuple_(LINES.c.touched, LINES.c.id) < before)
        return await self.own(players, wanted, most)

    async def ended(self, players: Sequence[str]) -> list[Ended]:
        """All games that count, the newest first."""
        def work(db: Connection) -> list[Ended]:
            wanted = select(LINES.c.id, LINES.c.game, LINES.c.seats, LINES.c.result).where(
                LINES.c.stage == "over", LINES.c.result.is_not(None), LINES.c.kind == "", LINES.c.id.in_(held(players)))
            rows = db.execute(wanted.order_by(LINES.c.touched.desc(), LINES.c.id.desc()).limit(COUNTED)).all()
            seats = seats_of(db, players)
            return [Ended(row[1], msgspec.json.decode(row[2], type=tuple[SeatListed, ...]), seats[row[0]],
                          msgspec.json.decode(row[3], type=tuple[SeatResult, ...])) for row in rows]
        return await self.store.read(work)

    async def own(self, players: Sequence[str], wanted: Select[tuple[object, ...]], most: int) -> list[Own]:
        def work(db: Connection) -> list[Own]:
            query = wanted.where(LINES.c.kind == "", LINES.c.closed.is_(None), LINES.c.id.in_(held(players)))
            query = query.order_by(LINES.c.touched.desc(), LINES.c.id.desc()).limit(most)
            found = [listing_of(row) for row in db.execute(query).mappings()]
            seats = seats_of(db, players)
            away = set(db.scalars(select(PUT_AWAY.c.table_id).where(PUT_AWAY.c.player.in_(players))))
            return [Own(one, seats[one.id], one.id in away) for one in found]
        return await self.store.read(work)


def seats_of(db: Connection, players: Sequence[str]) -> dict[str, int]:
    """By table the own seat; of two, that of who comes first."""
    rows = db.execute(select(HOLDERS.c.table_id, HOLDERS.c.player, HOLDERS.c.seat)
                      .where(HOLDERS.c.player.in_(players), HOLDERS.c.seat >= 0)).all()
    order = {player: place for place, player in enumerate(players)}
    return {table: seat for table, _, seat in sorted(rows, key=lambda row: -order[row[1]])}
