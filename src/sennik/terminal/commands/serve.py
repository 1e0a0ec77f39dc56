"""Tables in the browser, for this machine and its neighbours."""
from __future__ import annotations

from ...engine.errors import Unreadable
from ...words import Words
from ..args import Given


def run(given: Given, words: Words) -> int:
    try:
        from ...server.serve import serve
    except ModuleNotFoundError as missing:            # the server is an extra
        raise Unreadable("package-missing", package=missing.name, extra="server") from None
    serve(given.text("host", "127.0.0.1"), given.number("port", 8000, least=0), given.text("database", "sennik.sqlite"),
          web=given.text("web") or None)
    return 0
