"""One WebSocket: what a client says is read within limits, what its seat is shown is sent without waiting for it."""
from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import Final

import msgspec
from starlette.types import Receive, Scope, Send

from ..engine.errors import Refused, Unreadable
from .errors import OutOfOrder, TooMuch
from .live_table import Visitor
from .messages import ClientMessage
from .rate_limit import Bucket
from .refusals import refusal
from .settings import Settings
from .socket import EXTENSION, Socket, Torn

LOG: Final = logging.getLogger("sennik")
encode: Final = msgspec.json.Encoder().encode
decode: Final = msgspec.json.Decoder(ClientMessage).decode
# Close codes, by the word of the refusal that goes before; everything else that closes is 4400.
CODES: Final = {"no-such-table": 4404, "no-watching": 4403, "too-frequent": 4429, "table-crowded": 4429,
                "hello-late": 4408, "other-protocol": 4426, "old-rules": 4410, "new-rules": 4410, "table-closed": 4410,
                "store-down": 1013, "table-broken": 1011, "signed-out": 1012, "not-text": 1007}
SLOW: Final = 4409             # without a word: it would not be read


class Closed(Exception):
    """The connection is at its end."""


class Connection(Visitor):
    """A visitor by WebSocket. What cannot be sent at once waits in a queue, so that one slow client delays nobody."""

    def __init__(self, settings: Settings, scope: Scope, receive: Receive, send: Send) -> None:
        self.settings = settings
        self.receive = receive
        self.write = send
        self.socket: Socket | None = scope.get("extensions", {}).get(EXTENSION)
        self.task = asyncio.current_task() or asyncio.create_task(asyncio.sleep(0))
        self.device: str = scope["device"]
        self.player = self.device                        # until it is known whose device it is
        self.address = scope["client"][0] if scope.get("client") else ""
        self.lang: str = scope["lang"]
        self.queue: deque[bytes] = deque()
        self.more = asyncio.Event()
        self.code = 0                                    # set: close with it when the queue is sent
        self.bucket = Bucket(settings.said, monotonic())
        self.strikes = 0

    # ---- out
    def push(self, text: bytes) -> None:
        if self.code or (not self.queue and self.socket is not None and self.socket.say(text)):
            return
        if len(self.queue) >= self.settings.queue:       # it does not read: nothing can be said to it any more
            self.code = SLOW
            self.task.cancel()
            return
        self.queue.append(text)
        self.more.set()

    def refuse(self, refused: Refused, to: str = "") -> None:
        self.push(encode(refusal(refused, self.lang, to)))

    def drop(self, refused: Refused, to: str = "") -> None:
        """Say why, and close."""
        self.push(encode(refusal(refused, self.lang, to, closing=True)))
        self.code = CODES.get(refused.word, 4400)
        self.more.set()

    def told(self, to: str, error: Exception | None) -> None:
        """What became of what was said. Who is shown the change needs no other word."""
        if isinstance(error, Refused):
            self.refuse(error, to)
        elif error is not None:                          # the table is as it was: what is written was tried before
            self.refuse(OutOfOrder("server-fault"), to)

    async def send(self) -> None:
        """Until the connection is closed, from there or from here."""
        with contextlib.suppress(RuntimeError, OSError):
            while True:
                await self.more.wait()
                self.more.clear()
                while self.queue:
                    await self.write({"type": "websocket.send", "text": self.queue[0].decode()})
                    self.queue.popleft()                 # not before: what is pushed meanwhile must not overtake it
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

    async def listen(self, hear: Callable[[str | bytes], None]) -> None:
        """Every message from now on, until the connection is closed."""
        while True:
            if self.socket is not None:
                self.socket.listen(hear)
            hear(await self.next())

    def read(self, text: str | bytes) -> ClientMessage | None:
        """What was said; None where it was refused."""
        if self.code:
            return None
        if not self.bucket.take(monotonic()):
            self.strikes += 1
            if self.strikes > self.settings.strikes:
                self.drop(TooMuch("too-frequent"))
            elif self.strikes % 50 == 1:                 # an answer to each would be as much again
                self.refuse(TooMuch("too-frequent"))
            return None
        self.strikes = 0
        if isinstance(text, Torn):
            self.drop(Unreadable("not-text"))            # a WebSocket has to be closed over it
            return None
        if isinstance(text, str):
            try:
                message: ClientMessage = decode(text)
                return message
            except (msgspec.DecodeError, UnicodeError, RecursionError):
                pass
        self.refuse(Unreadable("unreadable-message"))
        return None
