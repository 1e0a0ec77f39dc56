"""A WebSocket with two short ways beside uvicorn's: a short text in and any text out, without a queue or a task."""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:                    # it is written in C, and also in Python
    from websockets.utils import apply_mask

EXTENSION: Final = "sennik.socket"     # under this name an application finds it in the scope
TEXT: Final = 0x81                     # a text in one frame
MASKED: Final = 0x80                   # … whose length, under 126, stands beside this bit; then the mask
HEAD: Final = 6
SHORT: Final = 126                     # lengths from here on take two bytes, …
LONG: Final = 0x10000                  # … and from here on eight


class Socket(WebSocketsSansIOProtocol):
    """Handshake, fragments, long frames, pings and closing are uvicorn's. Compression must be off."""
    listener: Callable[[bytes], bool] | None = None      # takes a text, or says that it must go the long way

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:                          # the task that was made for it has not begun yet
            self.scope["extensions"][EXTENSION] = self   # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        """One text that nothing is waiting before goes straight to the listener."""
        listener = self.listener
        if (listener is not None and data[0] == TEXT and data[1:2] and data[1] ^ MASKED == len(data) - HEAD < SHORT
                and not self.conn.reader.buffer and not self.frames and self.queue.empty()
                and listener(apply_mask(data[HEAD:], data[2:HEAD]))):
            return
        super().data_received(data)

    def say(self, text: bytes) -> bool:
        """Send it now; False where the other end is slow, or gone."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        size = len(text)
        if size < SHORT:
            head = bytes((TEXT, size))
        elif size < LONG:
            head = bytes((TEXT, SHORT, size >> 8, size & 255))
        else:
            head = bytes((TEXT, SHORT + 1)) + size.to_bytes(8)
        self.transport.write(head + text)
        return True
