"""What is wrong with a database, in a sentence for whoever named it."""
from __future__ import annotations

from ..engine.errors import Unreadable
from .store import Locked, StoreError, Unavailable


def told(error: StoreError, database: object) -> Unreadable:
    """`database` is a file, or PostgreSQL: never its address, which holds a password."""
    if isinstance(error, Locked):
        return Unreadable("database-taken", file=database)
    word = error.word if isinstance(error, Unavailable) else "no-such-database"
    return Unreadable(word, database=database, reason=str(error))
