"""Entries in the order in which they came, until they are filed under their tables.

In `entries` those of one table lie together, so each answer would write a page of its own, twice. Here forty of them
share a page; filed some thousands at a time, they share pages there too. Measured: a third of the CPU for an entry.
Both together are the list: the view `listed` reads them as one. All this is the writing thread's.
"""
from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import cache
from typing import Final

MANY: Final = 10_000           # entries until they are filed: a look through as many takes a millisecond
KEPT: Final = 50_000           # tables whose last number is remembered: to look it up costs more than to write it

Row = tuple[str, int, str]     # table, number, body


class Arrivals:
    def __init__(self) -> None:
        self.count = 0
        self.last: dict[str, int] | None = None          # by table: the highest number, of all that is here at least

    def insert(self, db: sqlite3.Connection, rows: Sequence[Row]) -> list[bool]:
        """Write those whose number is not taken: which are they?

        All in one statement, which is a transaction of its own if none is open: around each, Python changes hands
        between the threads, which costs as much as some entries.
        """
        free = [self.claim(db, table, number) for table, number, _ in rows]
        parts: list[object] = []
        for row, is_free in zip(rows, free):
            if is_free:
                parts += row
        if parts:
            new = len(parts) // 3
            size = 1 << (new - 1).bit_length()           # so that there are few statements to be kept ready
            parts += [None] * (3 * (size - new))
            db.execute(inserting(size), parts)
            self.count += new
        return free

    def claim(self, db: sqlite3.Connection, table: str, number: int) -> bool:
        if self.last is None:
            self.last = dict(db.execute("SELECT table_id, max(number) FROM arrivals GROUP BY table_id"))
        last = self.last.get(table)
        if last is None:
            last = db.execute("SELECT max(number) FROM entries WHERE table_id = ?", (table,)).fetchone()[0]
        if last is not None and number <= last:
            return False
        self.last[table] = number
        return True

    def doubt(self) -> None:
        """Something was undone: what is here is looked through once more."""
        self.last = None

    def file(self, db: sqlite3.Connection) -> None:
        """Under their tables, within a transaction."""
        db.execute("INSERT INTO entries SELECT table_id, number, body FROM arrivals ORDER BY table_id, number")
        db.execute("DELETE FROM arrivals")
        self.count = 0
        if self.last is not None and len(self.last) > KEPT:
            self.last = {}                               # nothing is here now; a number that was filed is looked up


@cache
def inserting(rows: int) -> str:
    """For so many rows at most; those left over are empty."""
    return ("INSERT INTO arrivals (table_id, number, body) SELECT * FROM (VALUES " + ", ".join(["(?, ?, ?)"] * rows)
            + ") WHERE column1 IS NOT NULL")
