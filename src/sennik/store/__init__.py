"""The lists of entries on disk: append-only, numbered, durable before anyone is told."""
from __future__ import annotations

from pathlib import Path

from .store import (
    Archived,
    Conflict,
    Foreign,
    Listing,
    Locked,
    Older,
    SeatListed,
    SeatResult,
    Store,
    StoreError,
    Unavailable,
    settle,
)


def store_at(database: str) -> Store:
    """The store at an address: postgresql://…, or the path of a file (also as sqlite:///path)."""
    if database.startswith(("postgresql://", "postgres://")):
        from .postgres import PostgresStore
        return PostgresStore(database)
    if "://" in database and not database.startswith("sqlite:///"):
        raise Unavailable("its address cannot be read", "database-address")
    from .sqlite import SqliteStore
    return SqliteStore(Path(database.removeprefix("sqlite:///")))


def glance_at(database: str) -> Store:
    """The same, only to be looked at."""
    from .glance import PostgresGlance, SqliteGlance
    store = store_at(database)
    path = getattr(store, "path", None)
    return PostgresGlance(database) if path is None else SqliteGlance(path)


__all__ = ["Archived", "Conflict", "Foreign", "Listing", "Locked", "Older", "SeatListed", "SeatResult", "Store",
           "StoreError", "Unavailable", "glance_at", "settle", "store_at"]
