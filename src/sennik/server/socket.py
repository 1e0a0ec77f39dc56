"""uvicorn's WebSocket with a shorter way in and out: a text is handed on and sent in plain calls, without a task.

The framing is uvicorn's and that of `websockets`. This module alone knows of uvicorn's inside; without it (`ws="auto"`
in serve.py) every message takes the ASGI way and nothing else changes. What it saves stands in
docs/decisions/0008-one-way-of-an-answer.md. Compression must be off.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

EXTENSION: Final = "sennik.socket"     # under this name an application finds it in the scope


class Torn(bytes):
    """What should have been a text and is no UTF-8."""


class Socket(WebSocketsSansIOProtocol):
    listener: Callable[[str], None] | None = None        # gets every text from now on

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:                          # the task that was made for it has not begun yet
            self.scope["extensions"][EXTENSION] = self   # type: ignore[assignment]

    def listen(self, listener: Callable[[str], None]) -> None:
        """Not while something waits in uvicorn's queue: nothing overtakes it."""
        if self.queue.empty():
            self.listener = listener

    def send_receive_event_to_app(self) -> None:
        """A message is whole. What is not a text, or not one yet, goes uvicorn's way."""
        if self.close_sent or self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
            return
        try:
            text = b"".join(self.frames).decode()
        except UnicodeDecodeError:                       # on the same way as bytes: who reads it refuses it
            self.frames, self.curr_msg_data_type = [Torn(b"".join(self.frames))], "bytes"
            super().send_receive_event_to_app()
            return
        if self.listener is None:
            super().send_receive_event_to_app()
            return
        self.frames = []
        self.listener(text)

    def say(self, text: bytes) -> bool:
        """Send it now; False where the other end is slow, or gone."""
        if self.conn.state is not OPEN or self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True
