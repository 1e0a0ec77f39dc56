"""A person wants to be forgotten: what was theirs alone is deleted, at other people's tables they become nobody."""
from __future__ import annotations

from ..engine.errors import Refused
from ..engine.game import SPECTATOR
from ..store.people import Person
from ..store.removal import Removal
from .errors import OutOfOrder
from .live_table import now
from .messages import Farewell
from .tables import LiveTables

PASSED_OVER = ("old-rules", "old-lesson", "table-broken", "no-such-game", "no-such-table")       # nobody plays there


async def farewell(tables: LiveTables, person: Person) -> Farewell:
    """Table by table. If the store fails on the way, what is done is done, and asking again does the rest."""
    removal = Removal(tables.store)
    removed = left = 0
    for table, alone in await removal.tables(person.ids):
        if alone:
            await tables.delete(table, removal.remove)
            removed += 1
        else:
            await step_back(tables, table, person)
            await removal.efface(table, person.ids)
            left += 1
    devices = {device.secret for device in await tables.people.devices(person)}
    await removal.person(person)
    tables.meet_again(devices | {person.device})
    return Farewell(removed, left)


async def step_back(tables: LiveTables, table: str, person: Person) -> None:
    """A seat without a name, for all to see at once; a bot plays on where a game is played."""
    try:
        live = await tables.find(table)
    except Refused as refused:
        if isinstance(refused, OutOfOrder) or refused.word not in PASSED_OVER:
            raise
        return
    for player in person.ids:
        if live.table.seat_of(player) != SPECTATOR:
            await tables.change(live, lambda t, player=player: t.forget(now(), player))    # type: ignore[misc]
