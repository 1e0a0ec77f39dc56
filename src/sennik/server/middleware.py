"""What every request passes first: who asks, from where, and which headers go out with the answer."""
from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .errors import Forbidden
from .refusals import preferred, refusal

COOKIE: Final = "sennik"
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")          # 32 random bytes
YEAR: Final = 365 * 24 * 3600
SAFE: Final = ("GET", "HEAD", "OPTIONS")
PORTS: Final = {"http": 80, "ws": 80, "https": 443, "wss": 443}

CSP: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; media-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'")
ALWAYS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),               # the address of a table is the key to it
    (b"cross-origin-resource-policy", b"same-origin"),
)
HEADERS: Final = (
    *ALWAYS,
    (b"content-security-policy", CSP.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
)
# Never shown as a page of their own, so the rules for pages say nothing to them: 15 kB of a first visit to a table.
PARTS: Final = (b"text/javascript", b"text/css", b"font/")


def hashed(token: str) -> str:
    """What is kept of a secret. It is 256 random bits, so a plain hash cannot be searched."""
    return hashlib.sha256(token.encode()).hexdigest()


def token_in(cookies: Iterable[str]) -> str:
    for header in cookies:
        for part in header.split(";"):
            name, _, value = part.strip().partition("=")
            if name == COOKIE and TOKEN.fullmatch(value):
                return value
    return ""


def same_origin(origin: str, host: str) -> bool:
    """Does the page that asks come from here? Compared by host and port; behind a proxy the scheme may differ."""
    try:
        page = urlsplit(origin)
        here = urlsplit(f"{page.scheme}://{host}")
        default = PORTS.get(page.scheme)
        return (default is not None and bool(page.hostname) and page.hostname == here.hostname
                and (page.port or default) == (here.port or default))
    except ValueError:
        return False


class Middleware:
    """ASGI around ASGI. Puts the hash of the browser's secret into the scope as "device"."""

    def __init__(self, app: ASGIApp, secure: bool = False, prefix: str = "") -> None:
        self.app = app
        self.secure = secure
        self.prefix = prefix

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in {"http", "websocket"}:
            await self.app(scope, receive, send)
            return
        if self.prefix and f"{scope['path']}/".startswith(f"{self.prefix}/"):      # a proxy may have cut it off
            scope["path"] = scope["path"][len(self.prefix):] or "/"
        headers: dict[str, list[str]] = {}
        for name, value in scope["headers"]:
            headers.setdefault(name.decode("latin-1"), []).append(value.decode("latin-1"))
        origin, host = headers.get("origin", []), headers.get("host", [])
        here = len(origin) == len(host) == 1 and same_origin(origin[0], host[0])
        token = token_in(headers.get("cookie", []))
        scope["lang"] = preferred(",".join(headers.get("accept-language", [])))
        if scope["type"] == "websocket":
            scope["device"] = hashed(token) if token else ""
            await (self.app(scope, receive, send) if here else refuse_socket(receive, send))
            return
        # The page itself brings the secret: of several first requests that a page makes at once, the last would win.
        files = "." in scope["path"] and not scope["path"].startswith("/api/")
        fresh = "" if token or files else secrets.token_urlsafe(32)
        scope["device"] = hashed(token or fresh) if token or fresh else ""

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                kind = dict(message["headers"]).get(b"content-type", b"")
                more = ALWAYS if kind.startswith(PARTS) else HEADERS
                sent = [*message["headers"], *more]
                if fresh:                                # nobody may keep it and give it to another
                    sent = [header for header in sent if header[0] != b"cache-control"]
                    sent += [(b"cache-control", b"no-store"), (b"set-cookie", self.cookie(fresh))]
                message["headers"] = sent
            await send(message)

        if scope["method"] not in SAFE and not here:
            await refuse(scope["lang"], send_with_headers)
        else:
            await self.app(scope, receive, send_with_headers)

    def cookie(self, token: str) -> bytes:
        secure = "; Secure" if self.secure else ""
        return f"{COOKIE}={token}; Path={self.prefix or '/'}; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}".encode()


async def refuse(lang: str, send: Send) -> None:
    body = msgspec.json.encode(refusal(Forbidden("foreign-origin"), lang))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def refuse_socket(receive: Receive, send: Send) -> None:
    """Before it is accepted: the browser sees a failed handshake, the page learns nothing."""
    await receive()
    await send({"type": "websocket.close", "code": 1008})
