"""A WebSocket with two short ways beside uvicorn's: a short text in and any text out, without a queue or a task."""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from .frames import taken

EXTENSION: Final = "sennik.socket"     # under this name an application finds it in the scope


class Socket(WebSocketsSansIOProtocol):
    """Handshake, fragments, long frames, pings and closing are uvicorn's. Compression must be off."""
    listener: Callable[[bytes], bool] | None = None      # takes a text, or says that it must go the long way

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:                          # the task that was made for it has not begun yet
            self.scope["extensions"][EXTENSION] = self   # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        if not taken(self, data):
            super().data_received(data)
