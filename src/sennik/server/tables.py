"""The live tables of this process, a cache of the store: found, loaded, opened, forgotten."""
from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from time import monotonic, time
from typing import Final

import msgspec

from .. import bots
from ..engine.errors import Refused
from ..engine.game import SPECTATOR
from ..engine.sealing import SHARE_SIZE
from ..engine.seed import number_of
from ..match import entries as e
from ..match.lesson import READER, lesson_of
from ..match.messages import HintShown, ReasonShown
from ..match.names import clean
from ..match.shown import step_text, table_shown
from ..match.table import Table, opened
from ..match.what_if import what_if
from ..store import Archived, Store, StoreError, settle
from ..store.people import People
from .automation import Automation
from .changes import Changes
from .errors import Forbidden, NotThere, OutOfOrder, TooMuch
from .listing import listing, results
from .live_table import Check, LiveTable, now
from .messages import NewLesson, NewTable, NewWhatIf
from .metrics import Metrics
from .peers import Peers
from .rate_limit import Bucket
from .reviews import Reviews
from .settings import Settings
from .showing import encode, show_all, show_seats
from .workers import Workers, task_at

LOG: Final = logging.getLogger("sennik")
LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"       # no 0 and o, no 1, i and l
RIVALS: Final = "apprentice"                             # in a lesson; they answer as it is written there
ID_SIZE: Final = 14                                      # 69 bits: a link cannot be guessed


class LiveTables:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.workers = Workers(settings.bots, family=settings.family)
        self.metrics = Metrics()
        self.lives: dict[str, LiveTable] = {}
        self.closed: set[str] = set()                    # tables that are being deleted, or were
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.changes = Changes(self)
        self.automation = Automation(self)
        self.peers = Peers(self)
        self.reviews = Reviews(self)
        self.people = People(store)

    async def start(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.store.open()
        self.sweeping = self.spawn(self.sweep())

    async def stop(self) -> None:
        for live in self.lives.values():
            for timer in live.timers.values():
                timer.cancel()
        for waiting in list(self.tasks):
            waiting.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.to_thread(self.workers.close)
        await asyncio.to_thread(self.reviews.close)
        await self.store.close()

    def spawn(self, work: Awaitable[None]) -> asyncio.Task[None]:
        """Work that nobody waits for, kept from being forgotten; what goes wrong in it is written to the log."""
        async def careful() -> None:
            try:
                await work
            except (Refused, StoreError) as error:
                LOG.info("%s", error)
            except Exception:
                LOG.exception("work for a table failed")
        made = asyncio.create_task(careful())
        self.tasks.add(made)
        made.add_done_callback(self.tasks.discard)
        if isinstance(work, Coroutine):
            made.add_done_callback(lambda _: work.close())         # one that was cancelled before it began
        return made

    # ---- finding and opening
    async def find(self, table: str) -> LiveTable:
        """The table with this id, from memory or from the store."""
        found = self.lives.get(table)
        if found is None:
            loading = self.loading.get(table)
            if loading is None:
                loading = self.loading[table] = asyncio.create_task(self.load(table))
                loading.add_done_callback(lambda _: self.loading.pop(table, None))
            found = await asyncio.shield(loading)
        found.used = time()
        return found

    async def load(self, table: str) -> LiveTable:
        live = LiveTable(Table.of(table, await self.entries(table)))
        await self.must_be_open(table)
        if table in self.closed:
            raise NotThere("no-such-table")
        live.gone = {number: time() for number, seat in enumerate(live.table.seats) if seat.who == "person"}
        self.lives[table] = live
        self.peers.ask(table)
        if live.table.stage == "over":
            self.spawn(self.archive_late(live.table))
        return live

    async def must_be_open(self, table: str) -> None:
        """Neither closed by whoever runs the house, nor deleted while it was read."""
        try:
            door = await self.store.door(table)
        except StoreError:
            raise OutOfOrder("store-down") from None
        if door == "closed":
            raise NotThere("table-closed")
        if door != "open":
            raise NotThere("no-such-table")

    async def entries(self, table: str, start: int = 0) -> list[e.AnyEntry]:
        """The list of a table from `start` on; from 0 on there is one, or no such table."""
        try:
            bodies = await self.store.entries(table, start)
        except StoreError:
            raise OutOfOrder("store-down") from None
        if not bodies and not start:
            raise NotThere("no-such-table")
        return [e.read(body) for body in bodies]

    async def open(self, new: NewTable) -> LiveTable:
        agreed = msgspec.structs.asdict(new)
        levels = agreed.pop("bots")
        return await self.create(opened(now(), secrets.token_bytes(32), **agreed), levels)

    async def learn(self, wish: NewLesson, player: str) -> LiveTable:
        """A lesson, with its reader; apprentices sit on the other seats."""
        lesson = lesson_of(wish.game, wish.lesson)
        clean(wish.name)                                 # refused before a table is made
        seats, options = lesson.plan.seats, lesson.plan.options
        first = opened(now(), secrets.token_bytes(32), wish.game, seats, options, watch=False, lesson=lesson.mark)
        live = await self.create(first, {seat: RIVALS for seat in range(seats) if seat != READER})
        await self.change(live, lambda t: t.sit(now(), player, wish.name, secrets.token_hex(SHARE_SIZE), READER))
        return live

    async def play_on(self, table: Table, wish: NewWhatIf, player: str) -> LiveTable:
        """A table that goes on from a moment of one that is over, for who asks; bots sit on the other seats."""
        clean(wish.name)                                 # refused before a table is made
        bots.checked(wish.level, table.game)
        begins = await asyncio.to_thread(what_if, table, player, wish.moment, wish.seat, wish.anew)
        old = table.opened
        first = opened(now(), secrets.token_bytes(32), old.game, old.seats, old.options, rules=old.rules,
                       aid=wish.aid, watch=old.watch, what_if=begins)
        others = {seat: wish.level for seat in range(old.seats) if seat != wish.seat}
        live = await self.create(first, others)
        await self.change(live, lambda t: t.sit(now(), player, wish.name, secrets.token_hex(SHARE_SIZE), wish.seat))
        return live

    async def create(self, first: e.Opened, levels: dict[int, str]) -> LiveTable:
        table = Table("".join(secrets.choice(LETTERS) for _ in range(ID_SIZE)), first)
        entries: list[e.AnyEntry] = [first]
        for seat, level in sorted(levels.items()):
            entries.append(table.put(first.at, seat, level))
            table.apply(entries[-1])
        try:
            await self.store.create(listing(table, table.seats), [e.written(entry) for entry in entries])
        except StoreError:
            raise OutOfOrder("store-down") from None
        live = self.lives[table.id] = LiveTable(table)
        return live

    # ---- changing, for those who wait for it
    async def change(self, live: LiveTable, check: Check, said: str = "") -> None:
        """Returns when it is shown. Goes to its end even if the asker hangs up."""
        done: asyncio.Future[None] = self.loop.create_future()
        self.changes.change(live, check, partial(settle, done), said)
        await done

    async def follow(self, live: LiveTable) -> None:
        done: asyncio.Future[None] = self.loop.create_future()
        self.changes.follow(live, partial(settle, done))
        await done

    async def hint(self, live: LiveTable, player: str, n: int) -> HintShown:
        """What a bot would do for a seat: thought out in a worker, of the view that any bot there would be given."""
        table = live.table
        number = table.asks_hint(player, n)
        if not live.hints.setdefault(number, Bucket(self.settings.hints, monotonic())).take(monotonic()):
            raise TooMuch("too-frequent")
        texts = tuple([answer.text for answer in table.questions[number].answers])
        seed = number_of(f"{table.id} {number} hint", key=self.automation.secret)
        asks = [visitor.whose for visitor in live.visitors if visitor.player == player]
        found = await self.workers.advise(task_at(table, "", seed, number, texts), asks)
        return HintShown(n, found.answer, tuple([ReasonShown(word, numbers) for word, numbers in found.reasons]))

    async def rematch(self, live: LiveTable, player: str) -> None:
        table = live.table
        table.rematch(now(), player, "")                 # refused before a table is made
        levels = {number: seat.level for number, seat in enumerate(table.seats) if seat.who == "bot"}
        rules = table.opened.rules if table.origin is not None else table.game.identity.version
        first = msgspec.structs.replace(table.opened, at=now(), rules=rules, secret=secrets.token_hex(32))
        made = await self.create(first, levels)
        await self.change(live, lambda t: t.rematch(now(), player, made.table.id))

    # ---- who goes
    def meet_again(self, devices: set[str]) -> None:
        """These browsers are somebody else now: what they have open connects anew, here and in other processes."""
        if devices:
            self.part_from(devices)
            self.peers.spread("anew", *devices)

    def part_from(self, devices: set[str]) -> None:
        for live in list(self.lives.values()):
            for visitor in list(live.visitors):
                if visitor.device in devices:
                    visitor.drop(Forbidden("signed-out"))

    async def delete(self, table: str, remove: Callable[[str], Awaitable[None]]) -> None:
        """Nothing is written there any more, whoever looks on is sent away, and nobody finds it again."""
        self.closed.add(table)
        try:
            self.peers.spread("going", table)
            if table in self.lives:
                await self.put_down(self.lives[table])
            await remove(table)
            self.peers.spread("gone", table)
        except BaseException:
            self.closed.discard(table)                   # else it stays there: who read it must not bring it back
            raise

    async def send_away(self, table: str) -> None:
        """Whoever has it open, here and in other processes; nobody forgets what is on its way to the store."""
        self.peers.spread("closed", table)
        if table in self.lives:
            await self.put_down(self.lives[table], "table-closed")

    async def put_down(self, live: LiveTable, why: str = "no-such-table") -> None:
        live.closed = True
        self.lives.pop(live.table.id, None)
        for timer in live.timers.values():
            timer.cancel()
        for _, task in live.thinking.values():
            task.cancel()
        for visitor in list(live.visitors):
            visitor.drop(NotThere(why))
        if live.pending:                                 # what is on its way to the store comes to its end first
            done: asyncio.Future[None] = self.loop.create_future()
            self.changes.follow(live, lambda _: settle(done, None))
            await done

    # ---- what others wrote
    def read_on(self, live: LiveTable, then: Callable[[bool, Refused | None], None]) -> None:
        """Apply what the store has beyond this table. `then` hears whether there was something."""
        async def reading() -> None:
            try:
                news = await self.caught_up(live)
            except Refused as refused:
                then(False, refused)
            except Exception:
                LOG.exception("what others wrote could not be applied")
                then(False, OutOfOrder("table-broken"))
            else:
                then(news, None)
        self.spawn(reading())

    async def caught_up(self, live: LiveTable) -> bool:
        table = live.table
        if not live.sure:
            live.table = Table.of(table.id, await self.entries(table.id))
            live.sure = True
            show_all(live)
            self.automation.attend(live)
            return True
        entries = await self.entries(table.id, table.n)
        for entry in entries:
            if (problem := self.changes.apply(live, entry)) is not None:
                raise problem
        return bool(entries)

    # ---- keeping and forgetting
    def archive_soon(self, table: Table) -> None:
        self.spawn(self.archive(table))

    async def archive(self, table: Table) -> None:
        """Keep the record and the last sight of it, for when the rules have changed."""
        record, state = table.play()
        await self.store.archive(table.id, Archived(
            record.to_json(state), encode(table_shown(table)), step_text(table, SPECTATOR, now()), results(table),
            now() // 1000))

    async def archive_late(self, table: Table) -> None:
        """The server may have gone down between the last answer and this."""
        if await self.store.archived(table.id) is None:
            await self.archive(table)

    async def sweep(self) -> None:
        """Forget tables that nobody looks at; tell the peers who is still here; forget peers that died."""
        heartbeat, beat = self.settings.heartbeat, 0.0
        while True:
            await asyncio.sleep(min(self.settings.idle, heartbeat) / 2)
            beating = self.store.shared and time() - beat >= heartbeat
            if beating:
                beat = time()
            for live in list(self.lives.values()):
                lost = self.peers.forget(live, time() - 3 * heartbeat)
                if not live.visitors and not live.pending and time() - live.used > self.settings.idle:
                    del self.lives[live.table.id]
                elif live.visitors and lost:
                    show_seats(live)
                    self.automation.attend(live)
                if live.visitors and beating:
                    self.peers.tell(live)
