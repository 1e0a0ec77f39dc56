"""What whoever runs the house may do to a table or a person: close, open again, delete.

Done by a server, because people may be at the table: by the one that has the file, which looks for errands, or by
`sennik admin` itself, which is a server for that moment.
"""
from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from ..engine.errors import Refused
from ..store import Store, StoreError
from ..store.errands import Errand, Errands
from ..store.people import People
from ..store.removal import Removal
from .errors import NotThere
from .farewell import farewell
from .live_table import now
from .peers import SETTLES
from .settings import Settings
from .tables import LiveTables

LOG: Final = logging.getLogger("sennik")


async def close(tables: LiveTables, table: str) -> None:
    """Whoever is there is sent away and nobody comes in; the list stays as it is."""
    if not await tables.store.close_table(table, now() // 1000):
        raise NotThere("no-such-table")
    await tables.send_away(table)


async def reopen(tables: LiveTables, table: str) -> None:
    if not await tables.store.close_table(table, None):
        raise NotThere("no-such-table")


async def delete(tables: LiveTables, table: str) -> None:
    """With all that is kept of it. Closed first: no process may come back to it meanwhile."""
    await close(tables, table)
    if tables.store.shared:
        await asyncio.sleep(SETTLES)                     # what they are writing comes to its end
    await tables.delete(table, Removal(tables.store).remove)


async def forget(tables: LiveTables, person: str) -> None:
    """As if they had asked for it themselves."""
    await farewell(tables, await People(tables.store).of(person))


DEEDS: Final[dict[str, Callable[[LiveTables, str], Awaitable[None]]]] = {
    "close": close, "open": reopen, "delete": delete, "forget": forget}


async def run_errands(tables: LiveTables) -> None:
    """As long as the server runs."""
    errands = Errands(tables.store)
    await errands.drop_all()
    while True:
        await asyncio.sleep(tables.settings.errands)
        with contextlib.suppress(StoreError):            # it is asked again
            for errand in await errands.waiting():
                await errands.done(errand, await outcome(tables, errand))


async def outcome(tables: LiveTables, errand: Errand) -> str:
    """Empty, or the word of a refusal."""
    try:
        await DEEDS[errand.deed](tables, errand.about)
    except Refused as refused:
        return refused.word
    except Exception:
        LOG.exception("an errand failed")
        return "server-fault"
    return ""


async def do_alone(store: Store, deed: str, about: str) -> None:
    """For a moment a server without visitors, in a house of its own or beside others."""
    tables = LiveTables(store, Settings(bots=0))
    await tables.start()
    try:
        await DEEDS[deed](tables, about)
        await asyncio.gather(*(tables.tasks - {tables.sweeping}))        # the others hear of it
    finally:
        await tables.stop()
