"""The other processes that serve tables from the same store: what they wrote, and who is there."""
from __future__ import annotations

from time import time
from typing import TYPE_CHECKING, Final

from .live_table import LiveTable
from .showing import show_seats

if TYPE_CHECKING:
    from .tables import LiveTables


SETTLES: Final = 0.25          # seconds: a note takes less than a hundredth of it
# what is said of a table that nobody may have open any more, and what people hear
AWAY: Final = {"going": "no-such-table", "gone": "no-such-table", "closed": "table-closed"}


class Peers:
    def __init__(self, tables: LiveTables) -> None:
        self.tables = tables
        tables.store.heard, tables.store.whispered, tables.store.gap = self.heard, self.whispered, self.gap

    def ask(self, table: str) -> None:
        """Who else has somebody at this table?"""
        if self.tables.store.shared:
            self.tables.spawn(self.tables.store.whisper(table, "who"))

    def tell(self, live: LiveTable) -> None:
        if self.tables.store.shared:
            note = f"here {live.here_locally()} {live.watching_locally()}"
            self.tables.spawn(self.tables.store.whisper(live.table.id, note))

    def spread(self, word: str, *about: str) -> None:
        """Of no table: to all processes."""
        if self.tables.store.shared:
            for one in about:
                self.tables.spawn(self.tables.store.whisper("-", f"{word} {one}"))

    def forget(self, live: LiveTable, before: float) -> bool:
        """Those that have not been heard of since then are gone. Were there any?"""
        old = [process for process, (_, _, at) in live.remote.items() if at < before]
        for process in old:
            del live.remote[process]
        return bool(old)

    # ---- whose job is a table
    def caretaker(self, live: LiveTable) -> bool:
        """Is it ours to think for the bots and to watch the clocks? Of the processes where somebody has the table open
        the first by name sees to it: all of them know the same, so nothing has to be agreed."""
        there = [process for process, (here, watching, _) in live.remote.items() if here or watching]
        return all(self.tables.store.name < process for process in there)

    def settles(self, live: LiveTable) -> float:
        """Seconds until the others have had time to say that they are there."""
        return live.since + SETTLES - time() if self.tables.store.shared else 0.0

    def distrust(self, live: LiveTable) -> None:
        """Who should have answered has not: until it is heard of again it is as good as gone."""
        before = [process for process in live.remote if process < self.tables.store.name]
        for process in before:
            del live.remote[process]

    # ---- heard from the store
    def heard(self, table: str, number: int) -> None:
        """A table has so many entries now, at least."""
        live = self.tables.lives.get(table)
        if live is not None and number > live.table.n:
            self.tables.spawn(self.tables.follow(live))

    def gap(self) -> None:
        """Something may have been missed."""
        for live in self.tables.lives.values():
            self.tables.spawn(self.tables.follow(live))

    def whispered(self, process: str, table: str, text: str) -> None:
        word, *numbers = text.split()
        if word == "anew":
            self.tables.part_from(set(numbers))
            return
        if word == "gone":
            self.tables.closed.add(numbers[0])           # who is just reading it must not bring it back
        live = self.tables.lives.get(numbers[0] if word in AWAY else table)
        if live is None:
            return
        if word in AWAY:
            self.tables.spawn(self.tables.put_down(live, AWAY[word]))
            return
        if word == "who" and live.visitors:
            self.tell(live)
        elif word == "here" and len(numbers) == 2:
            before = live.remote.get(process, (0, 0, 0.0))[:2]
            live.remote[process] = int(numbers[0]), int(numbers[1]), time()
            if live.remote[process][:2] != before:
                show_seats(live)
                self.tables.automation.attend(live)
