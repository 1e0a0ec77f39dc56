"""One WebSocket: reads what a client says, within limits, and sends what its seat is shown."""
from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from time import monotonic
from typing import Final

import msgspec
from starlette.types import Receive, Scope, Send

from ..engine.errors import Refused, Unreadable
from ..words import check_lang
from .buckets import Bucket, Buckets
from .errors import OutOfOrder, TooMuch
from .house import House
from .live import Live, now
from .messages import PROTOCOL, Answer, Back, Clear, ClientMessage, Fill, Hello, Leave, Rematch, Undo
from .sentences import refusal
from .settings import Settings

LOG: Final = logging.getLogger("sennik")
encode: Final = msgspec.json.Encoder().encode
decode: Final = msgspec.json.Decoder(ClientMessage).decode
# Close codes, by the word of the refusal that goes before; everything else that closes is 4400.
CODES: Final = {"no-such-table": 4404, "no-watching": 4403, "too-frequent": 4429, "table-crowded": 4429,
                "hello-late": 4408, "other-protocol": 4426, "old-rules": 4410, "store-down": 1013,
                "table-broken": 1011}


SLOW: Final = 4409             # without a word: it would not be read


class Closed(Exception):
    """The connection is at its end."""


class Connection:
    """A visitor by WebSocket. What is sent waits in a queue, so that one slow client delays nobody."""

    def __init__(self, receive: Receive, send: Send, player: str, lang: str, settings: Settings) -> None:
        self.receive = receive
        self.write = send
        self.task = asyncio.current_task() or asyncio.create_task(asyncio.sleep(0))
        self.player = player
        self.settings = settings
        self.lang = lang
        self.queue: deque[str] = deque()
        self.more = asyncio.Event()
        self.code = 0                                    # set: close with it when the queue is sent
        self.bucket = Bucket(settings.said, monotonic())
        self.strikes = 0

    # ---- out
    def push(self, text: str) -> None:
        if self.code:
            return
        if len(self.queue) >= self.settings.queue:       # it does not read: nothing can be said to it any more
            self.code = SLOW
            self.task.cancel()
            return
        self.queue.append(text)
        self.more.set()

    def refuse(self, refused: Refused, to: str = "") -> None:
        self.push(encode(refusal(refused, self.lang, to)).decode())

    def drop(self, refused: Refused, to: str = "") -> None:
        """Say why, and close."""
        self.push(encode(refusal(refused, self.lang, to, closing=True)).decode())
        self.code = CODES.get(refused.word, 4400)
        self.more.set()

    async def send(self) -> None:
        """Until the connection is closed, from there or from here."""
        with contextlib.suppress(RuntimeError, OSError):
            while True:
                await self.more.wait()
                self.more.clear()
                while self.queue:
                    await self.write({"type": "websocket.send", "text": self.queue.popleft()})
                if self.code:
                    await self.write({"type": "websocket.close", "code": self.code})
                    return

    # ---- in
    async def next(self) -> str | bytes:
        message = await self.receive()
        if message["type"] != "websocket.receive" or self.code:
            raise Closed
        text = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    async def said(self) -> ClientMessage | None:
        """The next message; None where it was refused."""
        text = await self.next()
        if not self.bucket.take(monotonic()):
            self.strikes += 1
            if self.strikes > self.settings.strikes:
                self.drop(TooMuch("too-frequent"))
            elif self.strikes % 50 == 1:                 # an answer to each would be as much again
                self.refuse(TooMuch("too-frequent"))
            return None
        self.strikes = 0
        if isinstance(text, bytes):
            self.refuse(Unreadable("unreadable-message"))
            return None
        try:
            message: ClientMessage = decode(text)
            return message
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self.refuse(Unreadable("unreadable-message"))
            return None


async def live_table(house: House, opened: Buckets, id: str, scope: Scope, receive: Receive, send: Send) -> None:
    """One connection, plain ASGI: layers between would cost as much as the game. The origin was checked before."""
    connection = Connection(receive, send, scope["player"], scope["lang"], house.settings)
    await receive()                                      # that somebody wants to connect
    await send({"type": "websocket.accept"})
    sender = asyncio.create_task(connection.send())
    live: Live | None = None
    try:
        if not opened.take(scope["client"][0] if scope["client"] else ""):
            raise TooMuch("too-frequent")
        hello = await first_word(connection)
        greet(connection, hello)
        live = await house.live(id)
        await house.join(live, connection)
        while True:
            message = await connection.said()
            if message is not None:
                await carry_out(house, live, connection, message)
    except Refused as refused:
        if refused.word == "old-rules":
            await show_archived(house, id, connection)
        connection.drop(refused, "hello")
    except Closed:
        pass
    except asyncio.CancelledError:
        if connection.code != SLOW:
            raise
        connection.task.uncancel()
        sender.cancel()
    except Exception:
        LOG.exception("a connection failed")
        connection.drop(OutOfOrder("server-fault"))
    finally:
        if live is not None:
            house.part(live, connection)
        if not connection.code:                          # the other end is gone
            sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, TimeoutError):
            await asyncio.wait_for(sender, 5)


async def first_word(connection: Connection) -> Hello:
    try:
        async with asyncio.timeout(connection.settings.hello):
            while True:
                message = await connection.said()
                if isinstance(message, Hello):
                    return message
                if message is not None:
                    connection.refuse(Unreadable("hello-first"), tag(message))
    except TimeoutError:
        raise TooMuch("hello-late") from None


def greet(connection: Connection, hello: Hello) -> None:
    """A language there is not is no reason to send somebody away."""
    if hello.protocol != PROTOCOL:
        raise Unreadable("other-protocol", protocol=PROTOCOL)
    try:
        connection.lang = check_lang(hello.lang)
    except Unreadable as refused:
        connection.refuse(refused, "hello")


async def carry_out(house: House, live: Live, connection: Connection, message: ClientMessage) -> None:
    player = connection.player
    try:
        match message:
            case Answer(n=n, action=action):
                await house.change(live, lambda t: t.answer(now(), player, n, action))
            case Undo(n=n):
                await house.change(live, lambda t: t.undo(now(), player, n))
            case Hello():
                greet(connection, message)
                await house.join(live, connection)
            case Fill(seat=seat, level=level):
                await house.change(live, lambda t: t.fill(now(), player, seat, level))
            case Clear(seat=seat):
                await house.change(live, lambda t: t.clear(now(), player, seat))
            case Leave():
                await house.change(live, lambda t: t.leave(now(), player))
            case Back():
                await house.change(live, lambda t: t.back(now(), player))
            case Rematch():
                await house.rematch(live, player)
    except Refused as refused:
        connection.refuse(refused, tag(message))
    except Exception:                                    # the table is as it was: what is written was tried before
        LOG.exception("%s could not be carried out", tag(message))
        connection.refuse(OutOfOrder("server-fault"), tag(message))


async def show_archived(house: House, id: str, connection: Connection) -> None:
    """A game of old rules that is over can still be looked at."""
    archived = await house.store.archived(id)
    if archived is not None:
        connection.push(archived.shown)
        connection.push(archived.step)


def tag(message: ClientMessage) -> str:
    return str(message.__struct_config__.tag)
