"""Tables in the browser, for this machine and its neighbours."""
from __future__ import annotations

import re
from ipaddress import ip_network
from pathlib import Path

from ...engine.errors import Unreadable
from ...words import Words
from ..args import Given


def run(given: Given, words: Words) -> int:
    """Until it is interrupted: that is how a server ends, so nothing has gone wrong."""
    try:
        from ...server.serve import serve
        from ...server.settings import Settings
    except ModuleNotFoundError as missing:            # the server is an extra
        raise Unreadable("package-missing", package=missing.name, extra="server") from None
    port = given.number("port", 0, least=0) if given.has("port") else None
    web = Path(given.text("web")) if given.has("web") else None
    if web is not None and not (web / "index.html").is_file():
        raise Unreadable("no-such-client", folder=web)
    try:
        serve(given.text("host", "127.0.0.1"), port, given.database(), browser=given.has("browser"),
              workers=given.number("workers", 1, least=1),
              settings=Settings(web=web, secure=given.has("secure"), proxies=proxies(given), prefix=prefix(given),
                                metrics=given.has("metrics"), json=given.has("json-log")), words=words)
    except KeyboardInterrupt:
        print()                                       # after the ^C
    return 0


def prefix(given: Given) -> str:
    """A path that begins with a slash and ends without one; none if not said."""
    path = given.text("prefix")
    if path and not re.fullmatch(r"(/[A-Za-z0-9_-]+)+", path):
        raise Unreadable("no-such-prefix", prefix=path)
    return path


def proxies(given: Given) -> str:
    """Addresses or networks, separated by commas; the machine itself if not said."""
    named = given.text("proxies", "127.0.0.1")
    for one in named.split(","):
        try:
            ip_network(one.strip())
        except ValueError:
            raise Unreadable("no-such-address", address=one.strip()) from None
    return named
