"""The one way of a change, be it an answer, an undo or a seat: checked, rehearsed, written, applied, shown.

Plain calls all the way, from whoever asks to the store and, when it is written, back: no task, no future, no lock. What
waits, waits in the list of its table.
"""
from __future__ import annotations

import logging
from functools import partial
from time import monotonic, time
from typing import TYPE_CHECKING, Final

from ..engine.errors import Illegal, Refused
from ..match import entries as e
from ..store import Conflict, StoreError
from .errors import NotThere, OutOfOrder
from .listing import listing_after
from .live_table import Check, Done, LiveTable, Pending
from .showing import show

if TYPE_CHECKING:
    from .tables import LiveTables

LOG: Final = logging.getLogger("sennik")
TRIES: Final = 20                                        # lost races in a row until a change is given up
AGAIN: Final = 3.0                                       # seconds until a store that failed is asked again


class Changes:
    def __init__(self, tables: LiveTables) -> None:
        self.tables = tables
        self.store = tables.store

    def change(self, live: LiveTable, check: Check, done: Done, said: str = "") -> None:
        """Goes to its end whoever hangs up meanwhile; `done` hears what became of it, and must not raise."""
        self.wait(live, Pending(check, done, said))

    def follow(self, live: LiveTable, done: Done) -> None:
        """See what others wrote, between two changes of our own."""
        self.wait(live, Pending(None, done, ""))

    def wait(self, live: LiveTable, pending: Pending) -> None:
        live.pending.append(pending)
        if len(live.pending) == 1:
            self.begin(live)

    def begin(self, live: LiveTable) -> None:
        """The first that waits: check it, and write what comes of it."""
        pending, table = live.pending[0], live.table
        if live.closed:
            self.end(live, NotThere("no-such-table"))
            return
        if pending.check is None or not live.sure:
            self.look_again(live)
            return
        try:
            entry = pending.check(table)
        except Refused as refused:
            pending.refused = refused
            if self.store.shared:
                self.look_again(live)                    # it was judged by an old list, perhaps
            else:
                self.end(live, refused)
        except Exception as fault:  # noqa: BLE001           the asker hears of it
            self.note_fault(live, fault)
            self.end(live, fault)
        else:
            self.store.write(table.id, table.n, e.written(entry), partial(self.written, live, entry),
                             listing_after(table, entry))

    def written(self, live: LiveTable, entry: e.AnyEntry, error: StoreError | None) -> None:
        """The store has it, or not."""
        if error is None:
            failed = self.apply(live, entry)
            self.tables.metrics.took(monotonic() - live.pending[0].asked, isinstance(entry, e.Answered))
            self.end(live, failed)
        elif isinstance(error, Conflict):
            live.pending[0].refused = Illegal("stale")
            live.pending[0].lost = True
            self.look_again(live)
        else:
            live.sure = False                            # written or not: the store knows
            self.tables.metrics.store_errors += 1
            LOG.error("an entry could not be written: %s", error)
            for visitor in list(live.visitors):          # also those who wait for a bot or for each other
                visitor.refuse(OutOfOrder("store-down"), "table")
            self.end(live, OutOfOrder("store-down"))
            self.tables.loop.call_later(AGAIN, self.mend, live)

    def mend(self, live: LiveTable) -> None:
        """Until the store answers again: then everyone sees what it has, and what nobody has to ask for goes on."""
        if not live.sure and self.tables.lives.get(live.table.id) is live:
            self.follow(live, partial(self.mended, live))

    def mended(self, live: LiveTable, error: Exception | None) -> None:
        if error is not None:
            self.tables.loop.call_later(AGAIN, self.mend, live)

    def apply(self, live: LiveTable, entry: e.AnyEntry) -> OutOfOrder | None:
        """The table becomes what is written, and everyone is shown it."""
        try:
            change = live.table.apply(entry)
            live.faults.clear()
            live.used = time()
            show(live, change)
            if change.seats:                             # who looked on may sit now
                self.tables.peers.tell(live)
            self.tables.automation.attend(live)
            if change.step and live.table.stage == "over":
                self.tables.archive_soon(live.table)
        except Exception:
            live.sure = False
            LOG.exception("a written entry could not be applied")
            return OutOfOrder("table-broken")
        return None

    def look_again(self, live: LiveTable) -> None:
        """What others wrote comes first; then the one that waits is looked at once more."""
        self.tables.read_on(live, partial(self.looked, live))

    def looked(self, live: LiveTable, news: bool, error: Refused | None) -> None:
        pending = live.pending[0]
        pending.tries += 1
        if pending.lost and not news and error is None:  # nothing is in the way: another process deleted the table
            self.tables.spawn(self.tables.put_down(live))
            error = NotThere("no-such-table")
        pending.lost = False
        if error is not None or pending.check is None:
            self.end(live, error)
        elif pending.refused is not None and (not news or pending.tries >= TRIES):
            self.end(live, pending.refused)              # by the newest list too
        else:
            self.begin(live)

    def end(self, live: LiveTable, error: Exception | None) -> None:
        """The asker hears of it, and the next has its turn."""
        done = live.pending.popleft().done
        if live.pending:
            self.tables.loop.call_soon(self.begin, live)
        done(error)

    def note_fault(self, live: LiveTable, fault: Exception) -> None:
        """The rules failed over an answer; the table is as it was. Once to the log, with all that shows it again."""
        said, table = live.pending[0].said, live.table
        if said in live.faults:
            return
        live.faults.add(said)
        record = table.record.to_json(table.state) if table.record is not None else ""
        LOG.error("table %s: the rules failed over '%s' after the answers of this record: %s", table.id, said, record,
                  exc_info=fault)
