"""What `sennik admin` asks of the server that has the file: one that wrote beside it would not be heard of.

Errands lie in the file itself, so whoever may write there may ask. Where several processes share a store there are
none: there `sennik admin` is one more of them.
"""
from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import delete, select, update

from .schema import ERRANDS
from .sqlite import unusable
from .store import Unavailable

if TYPE_CHECKING:
    from .store import Store

PATIENCE: Final = 30.0         # seconds that an errand waits for the server


class Errand(NamedTuple):
    place: int
    deed: str
    about: str


class Errands:
    """As the server sees them."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def waiting(self) -> list[Errand]:
        wanted = select(ERRANDS.c.place, ERRANDS.c.deed, ERRANDS.c.about).where(ERRANDS.c.outcome.is_(None))
        return await self.store.read(lambda db: [Errand(*row) for row in db.execute(wanted.order_by(ERRANDS.c.place))])

    async def done(self, errand: Errand, outcome: str) -> None:
        one = update(ERRANDS).where(ERRANDS.c.place == errand.place).values(outcome=outcome)
        await self.store.change(lambda db: db.execute(one).rowcount)

    async def drop_all(self) -> None:
        """Those of before are nobody's any more."""
        if await self.waiting():
            await self.store.change(lambda db: db.execute(delete(ERRANDS)).rowcount)


def ask(path: Path, deed: str, about: str, patience: float = PATIENCE) -> str:
    """As `sennik admin` sees it: what became of an errand, empty or the word of a refusal."""
    try:
        with closing(sqlite3.connect(path, timeout=10, isolation_level=None)) as file:
            place = file.execute("INSERT INTO errands (deed, about) VALUES (?, ?)", (deed, about)).lastrowid
            until = time.monotonic() + patience
            outcome: str | None = None
            while outcome is None and time.monotonic() < until:
                time.sleep(0.05)
                row = file.execute("SELECT outcome FROM errands WHERE place = ?", (place,)).fetchone()
                if row is None:
                    break
                outcome = row[0]
            file.execute("DELETE FROM errands WHERE place = ?", (place,))
    except sqlite3.Error as error:
        raise unusable(error) from None
    if outcome is None:
        raise Unavailable("the server that has it does not answer", "server-silent")
    return outcome
