"""The house: the live tables of this process, a cache of the store. Every change goes through `change`."""
from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from time import time
from typing import Final

import msgspec

from ..engine.errors import Illegal, Refused
from ..engine.game import SPECTATOR
from ..match import entries as e
from ..match.shown import seats_shown, step_text, table_shown
from ..match.table import Change, Table, opened
from ..store import Archived, Conflict, Store, StoreError
from .errors import Forbidden, NotThere, OutOfOrder, TooMuch
from .lines import line, line_after
from .live import Live, Visitor, now
from .messages import NewTable
from .neighbours import Neighbours
from .settings import Settings
from .steward import Steward
from .workers import Workers

LOG: Final = logging.getLogger("sennik")
LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"       # no 0 and o, no 1, i and l
ID_SIZE: Final = 14                                      # 69 bits: a link cannot be guessed
TRIES: Final = 20                                        # lost races in a row until a change is given up
encode: Final = msgspec.json.Encoder().encode

Ask = Callable[[Table], e.AnyEntry]
Told = Callable[[Exception | None], None]


class House:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.workers = Workers(settings.bots)
        self.lives: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.steward = Steward(self)
        self.neighbours = Neighbours(self)
        self.secret = secrets.token_bytes(16)            # what the chance of bots is drawn from

    async def start(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.store.open()
        self.spawn(self.sweep())

    async def stop(self) -> None:
        for live in self.lives.values():
            for timer in live.timers.values():
                timer.cancel()
        for waiting in list(self.tasks):
            waiting.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.to_thread(self.workers.close)
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
        return made

    # ---- finding and opening tables
    async def live(self, id: str) -> Live:
        """The table with this id, from memory or from the store."""
        found = self.lives.get(id)
        if found is None:
            loading = self.loading.get(id)
            if loading is None:
                loading = self.loading[id] = asyncio.create_task(self.load(id))
                loading.add_done_callback(lambda _: self.loading.pop(id, None))
            found = await asyncio.shield(loading)
        found.used = time()
        return found

    async def load(self, id: str) -> Live:
        live = Live(await self.read(id))
        live.mine = not self.store.shared
        live.gone = {number: time() for number, seat in enumerate(live.table.seats) if seat.who == "person"}
        self.lives[id] = live
        self.neighbours.ask(id)
        return live

    async def read(self, id: str) -> Table:
        try:
            bodies = await self.store.entries(id)
        except StoreError:
            raise OutOfOrder("store-down") from None
        if not bodies:
            raise NotThere("no-such-table")
        return Table.of(id, [e.read(body.encode()) for body in bodies])

    async def open(self, new: NewTable) -> Live:
        at = now()
        first = opened(at, secrets.token_bytes(32), new.game, new.seats, new.options, aid=new.aid, public=new.public,
                       watch=new.watch, clock=new.clock, grace=new.grace)
        return await self.create(first, new.bots)

    async def create(self, first: e.Opened, bots: dict[int, str]) -> Live:
        table = Table("".join(secrets.choice(LETTERS) for _ in range(ID_SIZE)), first)
        written: list[e.AnyEntry] = [first]
        for seat, level in sorted(bots.items()):
            written.append(table.put(first.at, seat, level))
            table.apply(written[-1])
        try:
            await self.store.create(line(table, table.seats), [e.written(entry).decode() for entry in written])
        except StoreError:
            raise OutOfOrder("store-down") from None
        live = self.lives[table.id] = Live(table)
        return live

    # ---- changing a table
    async def change(self, live: Live, ask: Ask) -> None:
        """Ask the table for an entry, write it, carry it out, show it. Goes to its end even if the asker hangs up."""
        work = asyncio.create_task(self.written(live, ask))
        try:
            await asyncio.shield(work)
        except asyncio.CancelledError:
            work.add_done_callback(lambda done: done.cancelled() or done.exception())      # nobody is left to be told
            raise

    def change_soon(self, live: Live, ask: Ask, told: Told) -> None:
        """`change` without a task, for answers: `told` hears what became of it."""
        if live.turn.take():
            self.ask_now(live, ask, told)
        else:
            live.turn.after(partial(self.ask_now, live, ask, told))

    def ask_now(self, live: Live, ask: Ask, told: Told) -> None:
        """The turn is ours. What needs a look at the store first goes the long way."""
        table = live.table
        try:
            entry = ask(table) if live.sure else None
        except Exception as error:  # noqa: BLE001          it is told
            live.turn.give()
            if self.store.shared and isinstance(error, Refused):
                self.spawn(self.change_late(live, ask, told))    # it was judged by an old list, perhaps
            else:
                told(error)
            return
        if entry is None:
            live.turn.give()
            self.spawn(self.change_late(live, ask, told))
            return
        self.store.put(table.id, table.n, e.written(entry).decode(), partial(self.put, live, ask, entry, told))

    def put(self, live: Live, ask: Ask, entry: e.AnyEntry, told: Told, error: StoreError | None) -> None:
        """The store has written an entry, or not."""
        problem: Exception | None = None
        try:
            if error is None:
                live.mine = True
                self.carry_out(live, entry)
            elif not isinstance(error, Conflict):
                problem = self.not_written(live, error)
        except Exception as failed:  # noqa: BLE001         it is told
            problem = failed
        finally:
            live.turn.give()
        if isinstance(error, Conflict):
            self.spawn(self.change_late(live, ask, told))
        else:
            told(problem)

    async def change_late(self, live: Live, ask: Ask, told: Told) -> None:
        try:
            await self.change(live, ask)
        except Exception as error:  # noqa: BLE001          it is told
            told(error)
        else:
            told(None)

    async def written(self, live: Live, ask: Ask) -> None:
        async with live.turn:
            for _ in range(TRIES):
                await self.make_sure(live)
                problem = await self.tried(live, ask)
                if problem is None:
                    return
                if isinstance(problem, Conflict):
                    await self.catch_up(live)
                elif not self.store.shared or not await self.catch_up(live):
                    raise problem                        # else it was judged by an old list
            raise Illegal("stale")

    async def tried(self, live: Live, ask: Ask) -> Refused | Conflict | None:
        """Once, with the list as it is here. Nothing waits in an `except` here: see setup.py."""
        table = live.table
        try:
            entry = ask(table)
        except Refused as refused:
            return refused
        try:
            await self.store.append(table.id, table.n, e.written(entry).decode(), line_after(table, entry))
        except Conflict as conflict:
            return conflict
        except StoreError as error:
            raise self.not_written(live, error) from None
        live.mine = True
        self.carry_out(live, entry)
        return None

    @staticmethod
    def not_written(live: Live, error: StoreError) -> OutOfOrder:
        live.sure = False                                # written or not: the store knows
        LOG.error("an entry could not be written: %s", error)
        return OutOfOrder("store-down")

    async def make_sure(self, live: Live) -> None:
        if not live.sure:
            live.table = await self.read(live.table.id)
            live.sure = True
            self.show_all(live)

    async def catch_up(self, live: Live) -> bool:
        """Carry out what others wrote. Was there something?"""
        try:
            bodies = await self.store.entries(live.table.id, live.table.n)
        except StoreError:
            raise OutOfOrder("store-down") from None
        for body in bodies:
            live.mine = False
            self.carry_out(live, e.read(body.encode()))
        return bool(bodies)

    def carry_out(self, live: Live, entry: e.AnyEntry) -> None:
        try:
            change = live.table.apply(entry)
        except Exception:
            live.sure = False
            LOG.exception("a written entry could not be carried out")
            raise OutOfOrder("table-broken") from None
        live.used = time()
        self.show(live, change)
        if change.seats:                                 # who looked on may sit now
            self.neighbours.tell(live)
        self.steward.attend(live)
        if change.step and live.table.stage == "over":
            self.spawn(self.archive(live.table))

    async def follow(self, live: Live) -> None:
        async with live.turn:
            await self.make_sure(live)
            await self.catch_up(live)

    async def rematch(self, live: Live, player: str) -> None:
        table = live.table
        table.rematch(now(), player, "")                 # refused before a table is made
        bots = {number: seat.level for number, seat in enumerate(table.seats) if seat.who == "bot"}
        first = msgspec.structs.replace(table.opened, at=now(), secret=secrets.token_hex(32))
        made = await self.create(first, bots)
        await self.change(live, lambda t: t.rematch(now(), player, made.table.id))

    async def archive(self, table: Table) -> None:
        """Keep the record and the last sight of it, for when the rules have changed."""
        record, state = table.play()
        await self.store.archive(table.id, Archived(
            record.to_json(state), encode(table_shown(table)).decode(),
            step_text(table, SPECTATOR, now()).decode()))

    # ---- showing
    def show(self, live: Live, change: Change) -> None:
        """To everyone what they may know. Each seat's message is made once, however many tabs it has open."""
        if change.seats:
            self.show_seats(live)
        if change.step:
            steps: dict[int, bytes] = {}
            at = now()
            for visitor in list(live.visitors):
                seat = live.seat_of(visitor)
                if seat == SPECTATOR and not self.may_look(live, seat):
                    visitor.drop(Forbidden("no-watching"))
                    continue
                if seat not in steps:
                    steps[seat] = step_text(live.table, seat, at, change)
                visitor.push(steps[seat])

    def show_seats(self, live: Live) -> None:
        here, watching = live.here(), live.watching()
        texts: dict[int, bytes] = {}
        for visitor in list(live.visitors):
            seat = live.seat_of(visitor)
            if seat not in texts:
                texts[seat] = encode(seats_shown(live.table, seat, here, watching))
            visitor.push(texts[seat])

    def show_all(self, live: Live) -> None:
        for visitor in list(live.visitors):
            self.greet(live, visitor)

    def greet(self, live: Live, visitor: Visitor) -> None:
        """Everything anew, for one who just came."""
        seat = live.seat_of(visitor)
        visitor.push(encode(table_shown(live.table)))
        visitor.push(encode(seats_shown(live.table, seat, live.here(), live.watching())))
        if live.table.stage != "waiting":
            visitor.push(step_text(live.table, seat, now()))

    @staticmethod
    def may_look(live: Live, seat: int) -> bool:
        return seat != SPECTATOR or live.table.opened.watch or live.table.stage == "waiting"

    # ---- coming and going
    async def join(self, live: Live, visitor: Visitor) -> None:
        if self.store.shared:
            await self.follow(live)
        seat = live.seat_of(visitor)
        if not self.may_look(live, seat):
            raise Forbidden("no-watching")
        new = visitor not in live.visitors
        if new and seat == SPECTATOR and live.watching_locally() >= self.settings.watchers:
            raise TooMuch("table-crowded")
        live.visitors.add(visitor)
        live.gone.pop(seat, None)
        self.greet(live, visitor)
        if new:
            self.present(live)
        if seat != SPECTATOR and live.table.seats[seat].why in {"away", "clock"}:
            await self.change(live, lambda t: t.back(now(), visitor.player))
        self.steward.attend(live)

    def part(self, live: Live, visitor: Visitor) -> None:
        live.visitors.discard(visitor)
        live.used = time()
        seat = live.seat_of(visitor)
        if seat != SPECTATOR and not live.here_locally() >> seat & 1:
            live.gone[seat] = time()
        self.present(live)
        self.steward.attend(live)

    def present(self, live: Live) -> None:
        """Tell everyone here, and the other processes, who is here."""
        self.show_seats(live)
        self.neighbours.tell(live)

    # ---- keeping the house
    async def sweep(self) -> None:
        """Forget tables that nobody looks at; tell the neighbours who is still here; forget neighbours that died."""
        heartbeat, beat = self.settings.heartbeat, 0.0
        while True:
            await asyncio.sleep(min(self.settings.idle, heartbeat) / 2)
            beating = self.store.shared and time() - beat >= heartbeat
            if beating:
                beat = time()
            for live in list(self.lives.values()):
                lost = self.neighbours.forget(live, time() - 3 * heartbeat)
                if not live.visitors and not live.turn.taken and time() - live.used > self.settings.idle:
                    del self.lives[live.table.id]
                elif live.visitors and lost:
                    self.show_seats(live)
                    self.steward.attend(live)
                if live.visitors and beating:
                    self.neighbours.tell(live)
