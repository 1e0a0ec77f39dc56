"""Reviews of games that are over: one after the other, in a process of their own with the least claim to the machine.

Who asks for one that nobody has made yet has it made; who asks meanwhile, at this server or at another, is told how far
it is. When it is done it is kept with the table. It is made in short pieces, so a server that stops does not wait for
it: it is begun anew by the next who asks. Of several servers the one that claims it in the store makes it, while it
lives.
"""
from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import threading
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from .. import games
from ..coach.review import Reviewer, version
from ..engine.errors import Illegal
from ..match.table import Table
from ..store import StoreError
from ..store.reviews import Claim, KeptReviews
from .errors import OutOfOrder, TooMuch
from .messages import ReviewShown
from .workers import Workers, begin

if TYPE_CHECKING:
    from .tables import LiveTables

LOG: Final = logging.getLogger("sennik")
PIECE: Final = 0.4             # seconds of work between two words about how far it is
PATIENCE: Final = 4            # as many times the patience of servers with each other a claim lasts …
BEATS: Final = 5               # … and so many times it is renewed meanwhile
AUTOGROUP: Final = Path("/proc/self/autogroup")
LAST: Final = "10"             # the niceness of its session: a tenth of what others have, so that it is done one day
FAILED: Final = 1000           # tables whose review failed that are remembered, so as not to fail again and again


class Wanted(NamedTuple):
    """All that the worker is given."""
    table: str
    record: str
    seats: tuple[int, ...]         # those of people


class Piece(NamedTuple):
    done: int
    answers: int
    body: bytes                    # empty until it is done


@dataclass
class ReviewJob:
    wanted: Wanted
    version: str
    done: int = 0
    answers: int = 0               # 0: not begun
    renewed: float = 0.0           # when others were last told of it


class Bench(threading.local):
    """In the worker: the review that is being made."""
    table: str = ""
    reviewer: Reviewer | None = None


BENCH: Final = Bench()


def work_on(wanted: Wanted) -> Piece:
    """In the worker: a piece of it, from where the last one ended; from the beginning in a worker that is new to it."""
    if BENCH.reviewer is None or BENCH.table != wanted.table:
        BENCH.table, BENCH.reviewer = wanted.table, Reviewer(games.read(wanted.record)[0], wanted.seats)
    reviewer, end = BENCH.reviewer, monotonic() + PIECE
    while monotonic() < end:
        if not reviewer.go_on():
            BENCH.reviewer = None
            return Piece(reviewer.done, reviewer.total, msgspec.json.encode(reviewer.finish()))
    return Piece(reviewer.done, reviewer.total, b"")


def begin_last() -> None:
    """As a bot's worker, and behind them too.

    Where the system shares its time among sessions first (Linux, autogroup), a worker in the server's session uses up
    what the server has saved while it waited, and niceness counts within a session only. So it has one of its own.
    """
    begin()
    with contextlib.suppress(AttributeError, OSError):
        os.nice(9)
    with contextlib.suppress(AttributeError, OSError):
        os.setsid()
        AUTOGROUP.write_text(LAST, "ascii")


class Reviews:
    def __init__(self, tables: LiveTables) -> None:
        self.tables = tables
        self.jobs: dict[str, ReviewJob] = {}             # by table, in the order of asking; the first is under way
        self.failed: dict[str, None] = {}
        self.kept = KeptReviews(tables.store)
        self.lasts = PATIENCE * tables.settings.patience       # seconds
        self.workers = Workers(min(tables.settings.bots, 1), begin_last)

    async def ask(self, table: Table, you: int) -> bytes:
        """The message for who asks, with the review if there is one."""
        if table.lesson is not None:
            raise Illegal("no-review-of-lesson")
        if table.stage != "over":
            raise Illegal("not-over")
        record, state = table.play()
        current = version(record.game)
        if table.id not in self.jobs:
            found = await self.kept.find(table.id, current)
            if isinstance(found, str):
                review: Any = msgspec.Raw(found.encode())
                done = len(record.answers)
                return msgspec.json.encode(ReviewShown("done", 0, done, done, you, review))
            if isinstance(found, Claim) and found.process != self.tables.store.name:
                return msgspec.json.encode(ReviewShown("working", 0, found.done, found.answers, you))
        if table.id not in self.jobs:
            if table.id in self.failed:
                raise OutOfOrder("review-failed")
            if len(self.jobs) >= self.tables.settings.reviews:
                raise TooMuch("reviews-crowded")
            people = tuple([number for number, seat in enumerate(table.seats) if seat.who == "person"])
            wanted = Wanted(table.id, record.to_json(state), people or tuple(range(len(table.seats))))
            self.jobs[table.id] = ReviewJob(wanted, current)
            if len(self.jobs) == 1:
                self.tables.spawn(self.work())
        job = self.jobs[table.id]
        place = list(self.jobs).index(table.id)
        return msgspec.json.encode(ReviewShown("waiting" if place else "working", place, job.done, job.answers, you))

    async def work(self) -> None:
        """Until nobody waits any more."""
        while self.jobs:
            table, job = next(iter(self.jobs.items()))
            try:
                await self.make(job)
            except StoreError as error:
                LOG.warning("the review of a game was not kept: %s", error)
            except Exception:
                LOG.exception("the review of a game failed")
                self.failed[table] = None
                if len(self.failed) > FAILED:
                    del self.failed[next(iter(self.failed))]
            finally:
                del self.jobs[table]

    async def make(self, job: ReviewJob) -> None:
        """Unless another server does, or has done."""
        table = job.wanted.table
        if not await self.kept.claim(table, job.version, self.lasts):
            return
        try:
            while True:
                piece = await self.claimed(job)
                if piece is None:
                    LOG.info("a review is not ours to make any more: another server has it, or its table is deleted")
                    return
                job.done, job.answers = piece.done, piece.answers
                if piece.body:
                    await self.kept.keep(table, job.version, piece.body.decode())
                    return
        finally:
            with contextlib.suppress(StoreError):
                await self.kept.give_up(table)

    async def claimed(self, job: ReviewJob) -> Piece | None:
        """The next piece. However long it takes, the claim is renewed; none: it was lost all the same."""
        working = asyncio.ensure_future(self.workers.run(work_on, job.wanted))
        try:
            while True:
                due = job.renewed + self.lasts / BEATS - monotonic()
                done, _ = await asyncio.wait({working}, timeout=max(0.0, due))
                if done:
                    return working.result()
                job.renewed = monotonic()
                with contextlib.suppress(StoreError):    # away for a while: whether it is still ours, `keep` will see
                    if not await self.kept.renew(job.wanted.table, self.lasts, job.done, job.answers):
                        return None
        finally:
            working.cancel()

    def close(self) -> None:
        self.workers.close()
