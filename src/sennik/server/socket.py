"""A WebSocket with two short ways beside uvicorn's: a short text in and any text out, without a queue or a task."""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from .frames import taken

EXTENSION: Final = "sennik.socket"     # under this name an application finds it in the scope


class Socket(WebSocketsSansIOProtocol):
    """Handshake, fragments, long frames, pings and closing are uvicorn's. Compression must be off.

    What is asked for every text is kept in the socket itself: with a thousand of them each further object is a walk to
    memory.
    """
    listener: Callable[[bytes], bool] | None = None      # takes a text, or says that it must go the long way
    flowing = True                                       # the other end reads what it is sent

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:                          # the task that was made for it has not begun yet
            self.scope["extensions"][EXTENSION] = self   # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        if taken(self, data):
            return
        listener, self.listener = self.listener, None    # nothing overtakes what goes the long way
        super().data_received(data)
        if listener is not None and self.idle():         # it was a ping, or the like
            self.listener = listener

    def idle(self) -> bool:
        """Nothing that came is still to be dealt with."""
        return not self.conn.reader.buffer and not self.frames and self.queue.empty()

    def pause_writing(self) -> None:
        self.flowing = False
        super().pause_writing()

    def resume_writing(self) -> None:
        self.flowing = True
        super().resume_writing()
