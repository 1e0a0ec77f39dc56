"""The two short ways of a socket, apart from it: what is compiled cannot be part of a class that is not."""
from __future__ import annotations

from struct import Struct
from typing import TYPE_CHECKING, Final

try:
    from websockets.speedups import apply_mask
except ImportError:                    # it is written in C, and also in Python
    from websockets.utils import apply_mask

if TYPE_CHECKING:
    from .socket import Socket

TEXT: Final = 0x81                     # a text in one frame
MASKED: Final = 0x80                   # … whose length, under 126, stands beside this bit; then the mask
HEAD: Final = 6
SHORT: Final = 126                     # lengths from here on take two bytes, …
LONG: Final = 0x10000                  # … and from here on eight
longer: Final = Struct(">BBH").pack


def taken(socket: Socket, data: bytes) -> bool:
    """A whole short text goes straight to the listener, if there is one."""
    listener = socket.listener
    return (listener is not None and len(data) > 1 and data[0] == TEXT and data[1] ^ MASKED == len(data) - HEAD < SHORT
            and listener(apply_mask(data[HEAD:], data[2:HEAD])))


def say(socket: Socket, text: bytes) -> bool:
    """Send it now; False where the other end is slow, or gone."""
    if not socket.flowing or socket.close_sent or socket.disconnected:
        return False
    transport = socket.transport
    if transport.is_closing():
        return False
    size = len(text)
    if size < SHORT:
        head = bytes((TEXT, size))
    elif size < LONG:
        head = longer(TEXT, SHORT, size)
    else:
        head = bytes((TEXT, SHORT + 1)) + size.to_bytes(8)
    transport.write(head + text)
    return True
