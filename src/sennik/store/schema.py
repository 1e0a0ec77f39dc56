"""The tables of the database. `entries` is the truth; the others are kept beside it to find and to show."""
from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, MetaData, String, Table, Text

METADATA: Final = MetaData(naming_convention={"pk": "pk_%(table_name)s", "ix": "ix_%(table_name)s_%(column_0_N_name)s"})

# Append-only: the key makes a lost race a conflict and not a fork. A row is changed or deleted for one reason alone:
# somebody asked that what is theirs be deleted (removal.py).
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

# SQLite's own, too: what `sennik admin` asks of the server that has the file (see errands.py).
ERRANDS: Final = Table(
    "errands", METADATA,
    Column("place", Integer, primary_key=True),
    Column("deed", String(16), nullable=False),
    Column("about", String(64), nullable=False),
    Column("outcome", String(64)),                       # empty: done; or the word of a refusal
    info={"only": "sqlite"},
)

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
    Column("kind", String(16), nullable=False, server_default=""),     # of what is in no list: a lesson, a what-if
    Column("result", Text),                                            # when it is over: how it ended, by seat
    Column("closed", BigInteger),                                      # since when the house lets nobody open it
    Index(None, "public", "stage", "touched"),
)

# Who holds a seat where; -1: sat there, and stood up before the game.
HOLDERS: Final = Table(
    "holders", METADATA,
    Column("player", String(64), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, nullable=False, server_default="-1"),
    Index(None, "table_id"),
)

# Tables that a player does not want to see in their own list.
PUT_AWAY: Final = Table(
    "put_away", METADATA,
    Column("player", String(64), primary_key=True),
    Column("table_id", String(32), primary_key=True),
)

# What the coach said of a game that is over. `version` says which coach, by which rules: of another it is made anew.
# While it is being made the row says by whom (reviews.py).
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

# Browsers that belong to one person, by the hash of the secret each of them holds. One that is not here is a person of
# its own, whose id is that hash.
DEVICES: Final = Table(
    "devices", METADATA,
    Column("secret", String(64), primary_key=True),
    Column("person", String(64), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("since", BigInteger, nullable=False),
    Index(None, "person"),
)

# Under which ids a person sat down before they became one with another: what they played stays theirs.
PLAYERS: Final = Table(
    "players", METADATA,
    Column("player", String(64), primary_key=True),
    Column("person", String(64), nullable=False),
    Index(None, "person"),
)

# Codes that make another browser one's own, by their hash. Each is good once, and for minutes.
CODES: Final = Table(
    "codes", METADATA,
    Column("code", String(64), primary_key=True),
    Column("person", String(64), nullable=False),
    Column("until", BigInteger, nullable=False),
    Index(None, "person"),
)
