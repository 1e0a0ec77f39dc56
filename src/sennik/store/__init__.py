"""The lists of entries on disk: append-only, numbered, durable before anyone is told."""
from __future__ import annotations

from pathlib import Path

from .store import (
    Archived,
    Conflict,
    Foreign,
    Listing,
    Locked,
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
    from .sqlite import SqliteStore
    return SqliteStore(Path(database.removeprefix("sqlite:///")))


__all__ = ["Archived", "Conflict", "Foreign", "Listing", "Locked", "SeatListed", "SeatResult", "Store", "StoreError",
           "Unavailable", "settle", "store_at"]
