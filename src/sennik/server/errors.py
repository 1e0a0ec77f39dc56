"""What a server can refuse beyond what a table can, and as which HTTP status."""
from __future__ import annotations

from typing import Final

from ..engine.errors import Illegal, NotAsked, Refused, Unreadable


class NotThere(Refused):
    """No such table, page or record."""


class Forbidden(Refused):
    """Not from there, or not for you."""


class TooMuch(Refused):
    """Too often, too big, too many."""


class OutOfOrder(Refused):
    """The server's fault, not the client's."""


STATUS: Final = ((NotThere, 404), (Forbidden, 403), (TooMuch, 429), (OutOfOrder, 503), (Unreadable, 400),
                 (NotAsked, 403), (Illegal, 409))


def status(refused: Refused) -> int:
    return next((code for kind, code in STATUS if isinstance(refused, kind)), 400)
