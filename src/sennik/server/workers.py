"""Bots think in processes of their own, with less claim to the machine than people have."""
from __future__ import annotations

import asyncio
import contextlib
import gc
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import NamedTuple, TypeVar

from .. import bots, games
from ..bots import Bot
from ..bots.discover import looks_back
from ..bots.hint import hint
from ..engine.events import Seen
from ..engine.game import Game
from ..engine.view import View
from ..match.table import Table
from .shares import FAMILY, Line, Shares, Whose

T = TypeVar("T")
G = TypeVar("G")


class Task(NamedTuple):
    """All that a bot is given: what its seat may know and the answers it may give."""
    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    level: str
    seed: int                      # the same for a seat as long as it plays: what a bot forgot stays forgotten
    view: View
    answers: tuple[str, ...]
    history: tuple[Seen, ...]      # what the seat saw happen since the game began, where its bots look at it
    rules: int = 0                 # the version that is played; 0: the newest


def task(game: Game, options: Mapping[str, str], level: str, seed: int, view: View, answers: tuple[str, ...],
         history: tuple[Seen, ...] = ()) -> Task:
    return Task(game.identity.key, int(game.seats), tuple(options.items()), level, seed, view, answers, history,
                game.version)


def task_at(table: Table, level: str, seed: int, seat: int, answers: tuple[str, ...]) -> Task:
    """For a seat of a live table."""
    seen = [event.seen(seat) for event in table.log.events] if looks_back(table.game) else []
    return task(table.game, table.opened.options, level, seed, table.play()[1].view(seat), answers, tuple(seen))


def think(given: Task) -> str:
    """In the worker: the text of the answer."""
    game = games.shared(given.game, given.seats, dict(given.options), given.rules)
    answers = tuple([game.answers.parse(text) for text in given.answers])
    bot = bot_of(given.game, given.seats, given.options, given.rules, given.level, given.seed)
    bot.history = list(given.history)
    return bot.choose(given.view, answers).text


class Advice(NamedTuple):
    answer: str
    reasons: tuple[tuple[str, dict[str, int]], ...]


def advise(given: Task) -> Advice:
    """In the worker: what a bot would do, and why."""
    game = games.shared(given.game, given.seats, dict(given.options), given.rules)
    answers = tuple([game.answers.parse(text) for text in given.answers])
    best, reasons = hint(game, given.view, answers, given.seed, list(given.history))
    return Advice(best.text, tuple(reasons))


@lru_cache(256)
def bot_of(key: str, seats: int, options: tuple[tuple[str, str], ...], rules: int, level: str, seed: int) -> Bot:
    return bots.make(level, games.shared(key, seats, dict(options), rules), seed)


def begin() -> None:
    """A worker is stopped by its server, gives way to it, and does not outlive it, even if it is killed."""
    threading.Thread(target=follow, daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(10)


def follow() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


class Workers:
    """`count` processes, each started when a bot of its own is first asked; none: a thread, for tests.

    A bot always thinks in the same one: it remembers what it saw and what it did. One thinks at a time, and who is
    next is a matter of fair shares.
    """

    def __init__(self, count: int, begin: Callable[[], None] = begin, family: int = FAMILY) -> None:
        self.count = count
        self.begin = begin
        self.pools: dict[int, Executor] = {}
        self.shares = Shares(family)
        self.lines = [Line(self.shares) for _ in range(max(count, 1))]

    @property
    def waiting(self) -> int:
        """Who waits for a turn."""
        return sum(len(queue) for line in self.lines for queue in line.waiting.values())

    def executor(self, which: int = 0) -> Executor:
        if which not in self.pools:
            if self.count:
                self.pools[which] = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), self.begin)
            else:
                self.pools[which] = ThreadPoolExecutor(1, "sennik-bots")
        return self.pools[which]

    async def think(self, given: Task, people: Iterable[Whose] = ()) -> str:
        return await self.run(think, given, given.seed, people)

    async def advise(self, given: Task, people: Iterable[Whose] = ()) -> Advice:
        return await self.run(advise, given, given.seed, people)

    async def run(self, work: Callable[[G], T], given: G, seed: int = 0, people: Iterable[Whose] = ()) -> T:
        """A worker that died is replaced, once."""
        loop = asyncio.get_running_loop()
        which = seed % len(self.lines)
        turn = await self.lines[which].turn(people)

        def over(_: object) -> None:
            """Whoever has stopped waiting meanwhile: until then the worker is at it."""
            with contextlib.suppress(RuntimeError):      # the loop is closed, and nobody waits
                loop.call_soon_threadsafe(turn.end)
        pool = self.executor(which)
        try:
            running = pool.submit(work, given)
            running.add_done_callback(over)
            return await asyncio.wrap_future(running)
        except BrokenProcessPool:
            over(None)
            if self.pools.get(which) is pool:
                del self.pools[which]
            return await loop.run_in_executor(self.executor(which), work, given)
        except RuntimeError:                             # it is being closed
            over(None)
            raise

    def close(self) -> None:
        """When the answers that are being thought of are there: a pool left alone leaves its semaphores behind."""
        pools, self.pools = list(self.pools.values()), {}
        if pools:
            for pool in pools:
                pool.shutdown(wait=True, cancel_futures=True)
            del pool
            pools.clear()
            gc.collect()                                 # each is a circle of objects, and frees them only when it goes
