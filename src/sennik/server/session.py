"""A session at a table: from hello until the connection is closed."""
from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable
from functools import partial
from typing import Final

from starlette.types import Receive, Scope, Send

from ..engine.errors import Refused, Unreadable
from ..engine.game import Place
from ..match.shown import why_not
from ..store import StoreError
from ..words import check_lang
from .connection import SLOW, Closed, Connection, encode
from .errors import OutOfOrder, TooMuch
from .live_table import Check, LiveTable, now
from .messages import (
    PROTOCOL,
    AnswerMessage,
    AskHint,
    Back,
    Clear,
    ClientMessage,
    Fill,
    Hello,
    Leave,
    Reason,
    Rematch,
    Turn,
    Undo,
    Why,
)
from .presence import come, go
from .rate_limit import Buckets
from .tables import LiveTables

LOG: Final = logging.getLogger("sennik")


async def session(tables: LiveTables, opened: Buckets, table: str, scope: Scope, receive: Receive, send: Send) -> None:
    """One connection, plain ASGI: layers between would cost as much as the game. The origin was checked before."""
    connection = Connection(tables.settings, scope, receive, send)
    await receive()                                      # that somebody wants to connect
    await send({"type": "websocket.accept"})
    sender = asyncio.create_task(connection.send())
    try:
        if not opened.take(scope["client"][0] if scope["client"] else ""):
            raise TooMuch("too-frequent")
        await Session(tables, table, connection).run()
    except asyncio.CancelledError:
        if connection.code != SLOW:
            raise
        connection.task.uncancel()
        sender.cancel()
    except Refused as refused:
        connection.drop(refused, "hello")
    except Exception:
        LOG.exception("a connection failed")
        connection.drop(OutOfOrder("server-fault"))
    finally:
        if not connection.code:                          # the other end is gone
            sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, TimeoutError):
            await asyncio.wait_for(sender, 5)


class Session:
    live: LiveTable

    def __init__(self, tables: LiveTables, table: str, connection: Connection) -> None:
        self.tables = tables
        self.table = table
        self.connection = connection

    async def run(self) -> None:
        """Until the other end is gone; a refusal ends it too."""
        with contextlib.suppress(Closed):
            self.greet(await self.first_word())
            try:
                self.live = await self.tables.find(self.table)
            except Refused as refused:
                if refused.word in {"old-rules", "new-rules"}:
                    await self.show_archived()
                raise
            await self.meet()
            try:
                await come(self.tables, self.live, self.connection)
                await self.connection.listen(self.hear)
            finally:
                go(self.tables, self.live, self.connection)

    async def meet(self) -> None:
        """Who is it? Once for a connection: a device that changes hands is made to connect again."""
        try:
            person = await self.tables.people.of(self.connection.device)
        except StoreError:
            raise OutOfOrder("store-down") from None
        self.connection.player, self.connection.others = person.id, person.ids

    async def first_word(self) -> Hello:
        connection = self.connection
        try:
            async with asyncio.timeout(connection.settings.hello):
                while True:
                    message = connection.read(await connection.next())
                    if isinstance(message, Hello):
                        return message
                    if message is not None:
                        connection.refuse(Unreadable("hello-first"), tag(message))
        except TimeoutError:
            raise TooMuch("hello-late") from None

    def greet(self, hello: Hello) -> None:
        """A language there is not is no reason to send somebody away."""
        if hello.protocol != PROTOCOL:
            raise Unreadable("other-protocol", protocol=PROTOCOL)
        try:
            self.connection.lang = check_lang(hello.lang)
        except Unreadable as refused:
            self.connection.refuse(refused, "hello")

    async def show_archived(self) -> None:
        """A game of old rules that is over can still be looked at."""
        archived = await self.tables.store.archived(self.table)
        if archived is not None:
            self.connection.push(archived.shown)
            self.connection.push(archived.step)

    # ---- after the hello
    def hear(self, text: str | bytes) -> None:
        """A message. Nothing is waited for here: what became of it is told when it is known."""
        message = self.connection.read(text)
        player = self.connection.player
        match message:
            case AnswerMessage(n=n, answer=answer):
                self.change("answer", lambda t: t.answer(now(), player, n, answer), answer)
            case Undo(n=n):
                self.change("undo", lambda t: t.undo(now(), player, n))
            case Fill(seat=seat, level=level):
                self.change("fill", lambda t: t.fill(now(), player, seat, level))
            case Clear(seat=seat):
                self.change("clear", lambda t: t.clear(now(), player, seat))
            case Leave():
                self.change("leave", lambda t: t.leave(now(), player))
            case Back():
                self.change("back", lambda t: t.back(now(), player))
            case Turn(page=page):
                self.change("turn", lambda t: t.turn(now(), player, page))
            case Why(zone=zone, index=index, kind=kind, fact=fact):
                self.why(Place(zone, index, kind, fact))
            case AskHint(n=n):
                self.tables.spawn(self.telling("hint", self.hint(n)))
            case Rematch():
                self.tables.spawn(self.telling("rematch", self.tables.rematch(self.live, player)))
            case Hello():
                self.tables.spawn(self.telling("hello", self.come_again(message)))

    def why(self, place: Place) -> None:
        """Nothing changes; who asks reads it."""
        try:
            word = why_not(self.live.table, self.live.seat_of(self.connection), place)
        except Refused as refused:
            self.connection.refuse(refused, "why")
        else:
            self.connection.push(encode(Reason(word)))

    def change(self, to: str, check: Check, said: str = "") -> None:
        self.tables.changes.change(self.live, check, partial(self.connection.told, to), said)

    async def hint(self, n: int) -> None:
        self.connection.push(encode(await self.tables.hint(self.live, self.connection.player, n)))

    async def come_again(self, hello: Hello) -> None:
        self.greet(hello)
        await come(self.tables, self.live, self.connection)

    async def telling(self, to: str, work: Awaitable[None]) -> None:
        try:
            await work
        except Exception as error:
            self.connection.told(to, error)
            raise                                        # to the log


def tag(message: ClientMessage) -> str:
    return str(message.__struct_config__.tag)
