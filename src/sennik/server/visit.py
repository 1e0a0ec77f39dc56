"""A visit to a table: from hello until the connection is closed."""
from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final

from starlette.types import Receive, Scope, Send

from ..engine.errors import Refused, Unreadable
from ..words import check_lang
from .buckets import Buckets
from .errors import OutOfOrder, TooMuch
from .house import House
from .live import Live, now
from .messages import PROTOCOL, AnswerMessage, Back, Clear, ClientMessage, Fill, Hello, Leave, Rematch, Undo
from .wire import SLOW, Closed, Connection

LOG: Final = logging.getLogger("sennik")


async def live_table(house: House, opened: Buckets, id: str, scope: Scope, receive: Receive, send: Send) -> None:
    """One connection, plain ASGI: layers between would cost as much as the game. The origin was checked before."""
    connection = Connection(house, scope, receive, send)
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
        connection.listen(live)
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
        connection.listen_no_more()
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
            case AnswerMessage(n=n, answer=answer):
                await house.change(live, lambda t: t.answer(now(), player, n, answer))
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
    except Exception as error:  # noqa: BLE001             it is told
        connection.told(error, tag(message))


async def show_archived(house: House, id: str, connection: Connection) -> None:
    """A game of old rules that is over can still be looked at."""
    archived = await house.store.archived(id)
    if archived is not None:
        connection.push(archived.shown.encode())
        connection.push(archived.step.encode())


def tag(message: ClientMessage) -> str:
    return str(message.__struct_config__.tag)
