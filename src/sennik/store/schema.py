"""The tables of the database. `entries` is the truth; the others are kept beside it to find and to show."""
from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, MetaData, String, Table, Text

METADATA: Final = MetaData(naming_convention={"pk": "pk_%(table_name)s", "ix": "ix_%(table_name)s_%(column_0_N_name)s"})

# Append-only: nothing ever updates or deletes a row. The key makes a lost race a conflict and not a fork.
ENTRIES: Final = Table(
    "entries", METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)

# SQLite's own: entries that are not filed yet (see arrivals.py), and a view of all of them.
ARRIVALS: Final = Table(
    "arrivals", METADATA,
    Column("place", Integer, primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("number", Integer, nullable=False),
    Column("body", Text, nullable=False),
    info={"only": "sqlite"},
)
ALL_ENTRIES: Final = Table("listed", MetaData(), *[Column(column.name, column.type) for column in ENTRIES.columns])

# How each table stands, for lists; written with the entry that changed it.
LINES: Final = Table(
    "lines", METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("options", Text, nullable=False),
    Column("stage", String(16), nullable=False),
    Column("seats", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("watch", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Index(None, "public", "stage", "touched"),
)

# Who holds a seat where, by the hash of the secret they hold.
HOLDERS: Final = Table(
    "holders", METADATA,
    Column("player", String(64), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Index(None, "table_id"),
)

# Tables that a player does not want to see in their own list.
PUT_AWAY: Final = Table(
    "put_away", METADATA,
    Column("player", String(64), primary_key=True),
    Column("table_id", String(32), primary_key=True),
)

# What the coach said of a game that is over. `version` says which coach, by which rules: of another it is made anew.
REVIEWS: Final = Table(
    "reviews", METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("version", String(32), nullable=False),
    Column("body", Text, nullable=False),
)

# Games that are over, to be shown even after the rules have changed: the record, and what a spectator saw last.
ARCHIVE: Final = Table(
    "archive", METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("record", Text, nullable=False),
    Column("shown", Text, nullable=False),
    Column("step", Text, nullable=False),
)
