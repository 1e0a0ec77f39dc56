"""Whether what is kept of a table is whole: its list is played again, and what is kept beside it is compared."""
from __future__ import annotations

from sqlalchemy import Connection, select

from .. import games
from ..engine.errors import Refused
from ..match import entries as e
from ..match.table import Table
from ..store import Archived, Store, Unavailable
from ..store.schema import LINES
from .listing import stage_listed


async def unsound(store: Store, table: str) -> str:
    """What is wrong with it, for whoever runs the house; empty: nothing."""
    def stage_of(db: Connection) -> str | None:
        stage: str | None = db.scalar(select(LINES.c.stage).where(LINES.c.id == table))
        return stage
    try:
        bodies, archived = await store.entries(table), await store.archived(table)
        stage = await store.read(stage_of)
    except Unavailable as error:
        if error.word != "database-damaged":
            raise                                        # others would fail as well
        return f"it cannot be read: {error}"
    if stage is None:
        return "it has entries, and lists do not know it"
    if not bodies:
        return "it has no entries"
    try:
        return difference(Table.of(table, [e.read(body) for body in bodies]), stage, archived)
    except Refused as refused:
        return f"it cannot be read: {refused.word}"
    except Exception as error:  # noqa: BLE001             whatever it is; its text might hold cards
        return f"it cannot be played again: {type(error).__name__}"


def difference(played: Table, stage: str, archived: Archived | None) -> str:
    """From what is kept beside the list. A game that is over says so in lists when it is archived."""
    over = played.stage == "over"
    wanted = stage_listed(played, played.seats)
    if wanted != stage and (stage != "playing" or not over or archived is not None):
        return f"it is {wanted}, and lists say {stage}"
    if archived is not None and not over:
        return "it is archived, and not over"
    if archived is not None and games.read(archived.record)[0].answers != played.play()[0].answers:
        return "its record is not what was played"
    return ""
