"""Cookies, origins and headers."""
from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sennik.server.client import Client
from sennik.server.messages import NewTable, Tables
from sennik.server.middleware import hashed, same_origin, token_in
from sennik.server.rate_limit import Bucket, Buckets
from sennik.server.serve import serving
from sennik.server.settings import Rate, Settings

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(("origin", "host", "same"), [
    ("http://localhost:8000", "localhost:8000", True),
    ("https://sennik.example", "sennik.example", True),
    ("https://sennik.example", "sennik.example:443", True),
    ("http://sennik.example:80", "sennik.example", True),
    ("http://[::1]:8000", "[::1]:8000", True),
    ("http://LOCALHOST:8000", "localhost:8000", True),
    ("http://localhost:8001", "localhost:8000", False),
    ("http://localhost", "localhost:8000", False),
    ("http://evil.example", "sennik.example", False),
    ("http://sennik.example.evil.example", "sennik.example", False),
    ("http://sennik.example@evil.example", "sennik.example", False),
    ("null", "null", False), ("", "", False), ("", "localhost", False), ("file:///x", "x", False),
    ("http://", "", False), ("http://localhost:x", "localhost:x", False), ("chrome-extension://abc", "abc", False),
])
def test_a_page_is_from_here_if_host_and_port_are(origin: str, host: str, same: bool) -> None:
    assert same_origin(origin, host) == same


def test_a_secret_is_found_among_cookies_only_if_it_can_be_one() -> None:
    good = "a" * 43
    assert token_in([f"x=1; sennik={good}; y=2"]) == good
    assert token_in(["x=1", f"sennik={good}"]) == good
    for bad in ("", "sennik", "sennik=", f"sennik={good}a", f"sennik={good[:-1]}!", f"Sennik={good}"):
        assert token_in([bad]) == ""
    assert len(hashed(good)) == 64


async def test_the_cookie_cannot_be_read_by_pages_nor_sent_by_others(port: int) -> None:
    _, _, headers = await Client(port).ask("GET", "/api/games")
    name, *parts = headers["set-cookie"].split("; ")
    assert len(name) == len("sennik=") + 43
    assert parts == ["Path=/", "Max-Age=31536000", "HttpOnly", "SameSite=Lax"]
    guest = Client(port)
    await guest.get("/api/tables", Tables)
    cookie = guest.cookie
    _, _, headers = await guest.ask("GET", "/api/games")
    assert "set-cookie" not in headers                   # once is enough
    assert guest.cookie == cookie


async def test_the_page_brings_the_cookie_and_nobody_may_keep_it(port: int) -> None:
    """A page asks for several things at once: if each gave a secret, one that came late would take the seat away."""
    for path in ("/", "/t/abc"):
        _, _, headers = await Client(port).ask("GET", path)
        assert "set-cookie" in headers
        assert headers["cache-control"] == "no-store"
    _, _, headers = await Client(port).ask("GET", "/words/pl.ftl")
    assert "set-cookie" not in headers


async def test_behind_tls_the_cookie_goes_over_tls_only(database: str) -> None:
    async with serving(database, Settings(bots=0, secure=True)) as port:
        _, _, headers = await Client(port).ask("GET", "/api/games")
        assert headers["set-cookie"].endswith("; Secure")


async def test_the_secret_of_a_guest_is_stored_hashed(port: int, database: str) -> None:
    guest = Client(port)
    info = await guest.open(NewTable("sen", 2))
    await guest.sit(info.id, "Sowa")
    token = guest.cookie.partition("=")[2]
    files = b"".join(path.read_bytes() for path in Path(database).parent.iterdir())
    assert token.encode() not in files
    assert hashed(token).encode() in files


@pytest.mark.parametrize("path", ["/", "/t/abc", "/api/games", "/words/pl.ftl", "/nothing.js", "/api/tables/nowhere"])
async def test_every_reply_is_guarded(port: int, path: str) -> None:
    _, _, headers = await Client(port).ask("GET", path)
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"   # the address of a table is the key to it
    assert "server" not in headers
    assert "cache-control" in headers


# ---- files
@pytest.fixture
async def page(database: str, tmp_path: Path) -> AsyncIterator[int]:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>Sennik</title>" + "x" * 600)
    (web / "assets" / "app-1234.js").write_text("export {}\n" * 100)
    (web / "icon.svg").write_text("<svg/>")
    async with serving(database, Settings(web=web, bots=0)) as port:
        yield port


async def test_what_has_its_hash_in_its_name_is_kept_for_ever(page: int) -> None:
    _, body, headers = await Client(page).ask("GET", "/assets/app-1234.js")
    assert body.startswith(b"export")
    assert headers["cache-control"] == "public, max-age=31536000, immutable"
    assert headers["content-type"] == "text/javascript; charset=utf-8"
    _, packed, headers = await Client(page).ask("GET", "/assets/app-1234.js", headers={"Accept-Encoding": "gzip, br"})
    assert headers["content-encoding"] == "gzip"
    assert len(packed) < len(body)


async def test_a_script_goes_without_the_rules_for_pages_and_a_picture_that_can_be_a_page_with_them(page: int) -> None:
    _, _, script = await Client(page).ask("GET", "/assets/app-1234.js")
    _, _, picture = await Client(page).ask("GET", "/icon.svg")
    assert "content-security-policy" not in script
    assert "content-security-policy" in picture
    assert script["x-content-type-options"] == picture["x-content-type-options"] == "nosniff"
    assert script["cross-origin-resource-policy"] == "same-origin"


async def test_the_page_is_asked_for_again_and_found_under_every_address(page: int) -> None:
    tags = set()
    guest = Client(page)
    await guest.get("/api/tables", Tables)
    for path in ("/", "/t/abc", "/index.html"):
        status, body, headers = await guest.ask("GET", path)
        assert (status, body[:15]) == (200, b"<!doctype html>")
        assert headers["cache-control"] == "no-cache"
        tags.add(headers["etag"])
    status, body, _ = await Client(page).ask("GET", "/", headers={"If-None-Match": tags.pop()})
    assert (status, body) == (304, b"")


async def test_words_and_rulebooks_are_served(page: int) -> None:
    for path, part in (("/words/pl.ftl", b"error-stale"), ("/words/sen/uk.ftl", b"title"),
                       ("/rulebooks/sen/en.md", b"SEN-T1")):
        status, body, headers = await Client(page).ask("GET", path)
        assert status == 200
        assert part in body
        assert "charset=utf-8" in headers["content-type"]


async def test_without_a_built_client_the_page_says_so(port: int) -> None:
    _, body, _ = await Client(port).ask("GET", "/")
    assert b"not built" in body or b"<script" in body


async def test_health(port: int) -> None:
    assert (await Client(port).ask("GET", "/healthz"))[:2] == (200, b"ok")


# ---- buckets
def test_a_bucket_gives_so_many_at_once_and_so_many_a_second() -> None:
    bucket = Bucket(Rate(3, 2), 0)
    assert [bucket.take(0) for _ in range(4)] == [True] * 3 + [False]
    assert [bucket.take(0.6) for _ in range(2)] == [True, False]
    assert [bucket.take(100) for _ in range(4)] == [True] * 3 + [False]


def test_full_buckets_are_forgotten() -> None:
    clock = [0.0]
    buckets = Buckets(Rate(2, 1), lambda: clock[0], kept=100)
    for k in range(100):
        assert buckets.take(str(k))
    clock[0] = 60
    assert buckets.take("new")
    assert len(buckets.by_address) == 1
