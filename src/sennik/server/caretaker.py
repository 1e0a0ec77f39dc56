"""Puts away what nobody came back to, now and then, as long as the server runs."""
from __future__ import annotations

import asyncio
import contextlib
from time import time

from ..store import StoreError
from ..store.abandoned import Abandoned
from ..store.removal import Removal
from .tables import LiveTables

DAY = 24 * 3600


async def keep_house(tables: LiveTables) -> None:
    while True:
        await asyncio.sleep(tables.settings.tidying)
        with contextlib.suppress(StoreError):            # next time
            await tidy(tables)


async def tidy(tables: LiveTables) -> None:
    """Not what somebody has open. Several processes may do it at once: to delete or put away twice is no harm."""
    abandoned, settings = Abandoned(tables.store), tables.settings
    for table in await abandoned.unplayed(int(time()) - settings.unplayed * DAY):
        if table not in tables.lives or not tables.lives[table].visitors:
            await tables.delete(table, Removal(tables.store).remove)
    for table in await abandoned.unfinished(int(time()) - settings.unfinished * DAY):
        await abandoned.put_away(table)
