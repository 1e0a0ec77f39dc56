"""Under a path of another site: behind a proxy of our own, that passes the path on or cuts it off."""
from __future__ import annotations

import asyncio
import contextlib
import dataclasses
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from sennik.cli import main
from sennik.server.client import Client, ClientAtTable
from sennik.server.messages import CodeShown, NewTable, TableInfo
from sennik.server.serve import serving
from sennik.server.settings import Rate, Settings

pytestmark = pytest.mark.anyio
PAGE = '<html><script type="module" src="./assets/main-1.js"></script><link href="./moon.svg" /></html>'


@asynccontextmanager
async def proxy(behind: int, cuts: bool) -> AsyncIterator[int]:
    """Another site: what lies under /sennik goes to the port behind, and nothing else. A request to a connection."""
    async def pipe(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while some := await reader.read(65536):
                writer.write(some)
                await writer.drain()
        writer.close()

    async def passed(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        method, path, rest = head.split(b" ", 2)
        if not path.startswith(b"/sennik"):
            writer.write(b"HTTP/1.1 404 Not Found\r\nContent-Length: 12\r\n\r\nanother site")
            writer.close()
            return
        path = path.removeprefix(b"/sennik") if cuts else path
        there, onward = await asyncio.open_connection("127.0.0.1", behind)
        rest = rest.replace(b"\r\n", b"\r\nX-Forwarded-For: 10.1.2.3\r\n", 1)
        onward.write(b" ".join([method, path or b"/", rest]))
        await asyncio.gather(pipe(reader, onward), pipe(there, writer))
    server = await asyncio.start_server(passed, "127.0.0.1", 0)
    async with server:
        yield server.sockets[0].getsockname()[1]


class Below(Client):
    """A browser that came to the site under the prefix."""

    def ask_now(self, method: str, path: str, body: bytes | None = None,
                headers: dict[str, str] | None = None) -> tuple[int, bytes, dict[str, str]]:
        return super().ask_now(method, f"/sennik{path}", body, headers)


@pytest.fixture(params=[False, True], ids=["passes on", "cuts off"])
async def site(request: pytest.FixtureRequest, database: str, quick: Settings, tmp_path: Path) -> AsyncIterator[int]:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text(PAGE)
    (web / "assets" / "main-1.js").write_text("// here")
    settings = dataclasses.replace(quick, prefix="/sennik", secure=True, web=web, codes=Rate(10, 10))
    async with serving(database, settings) as behind, proxy(behind, request.param) as port:
        yield port


async def test_the_page_and_its_parts_are_found_under_the_prefix(site: int) -> None:
    guest = Below(site)
    for path in ("", "/", "/t/abc", "/new", "/index.html"):
        status, body, headers = await guest.ask("GET", path)
        assert status == 200
        assert b'src="/sennik/assets/main-1.js"' in body
        assert b'href="/sennik/moon.svg"' in body
        assert "./" not in body.decode()
        if path != "/index.html":
            guest.cookie = ""
            assert "; Path=/sennik; " in headers["set-cookie"]
            assert "; Secure" in headers["set-cookie"]
    assert (await guest.ask("GET", "/assets/main-1.js"))[1] == b"// here"
    assert (await guest.ask("GET", "/words/en.ftl"))[0] == 200
    assert (await Client(site).ask("GET", "/words/en.ftl"))[1] == b"another site"


async def test_a_game_is_played_and_links_lead_back_under_the_prefix(site: int) -> None:
    guest = Below(site)
    info = await guest.open(NewTable("sen", 2, bots={1: "random"}))
    await guest.sit(info.id, "Sowa")
    assert (await guest.get(f"/api/tables/{info.id}", TableInfo)).you == 0
    chair = ClientAtTable(guest, info.id)
    chair.socket = await connect(f"ws://127.0.0.1:{site}/sennik/api/tables/{info.id}/live", compression=None,
                                 origin=guest.headers["Origin"], additional_headers={"Cookie": guest.cookie})  # type: ignore[arg-type]
    from sennik.match.messages import StepShown
    from sennik.server.messages import PROTOCOL, Hello
    await chair.say(Hello(PROTOCOL, "en"))
    await chair.until(StepShown)
    await chair.answer(chair.step.answers[0].text)
    await chair.socket.close()
    code = await guest.post("/api/me/code", {}, CodeShown)
    assert code.address.startswith(f"http://127.0.0.1:{site}/sennik/me#code-")


async def test_the_same_page_stands_at_the_top_of_its_own_host(database: str, quick: Settings, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(PAGE)
    async with serving(database, dataclasses.replace(quick, web=tmp_path)) as port:
        _, body, headers = await Client(port).ask("GET", "/t/abc")
        assert b'src="/assets/main-1.js"' in body
        assert "; Path=/; " in headers["set-cookie"]


@pytest.mark.parametrize("prefix", ["sennik", "/sennik/", "/", "//x", "/a b", "/ą", "/a/../b", "/.."])
def test_a_prefix_that_is_no_path_is_refused(prefix: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--prefix", prefix, "--lang", "en"]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
