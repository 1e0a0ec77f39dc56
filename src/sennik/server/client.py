"""A client: comes to a table over the wire as a browser does. For tests, measurements and programs that play."""
from __future__ import annotations

import asyncio
import http.client
import secrets
from collections.abc import Callable
from hashlib import sha256
from types import TracebackType
from typing import Final, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from ..engine.errors import Refused
from ..engine.game import SPECTATOR
from ..engine.sealing import SHARE_SIZE, seal_of
from ..match.messages import SealingShown, SeatsShown, StepShown, TableShown
from .messages import (
    PROTOCOL,
    AnswerMessage,
    ClientMessage,
    Hello,
    NewTable,
    Refusal,
    SealShare,
    ServerMessage,
    ShowShare,
    SitDown,
    TableInfo,
    Undo,
)

T = TypeVar("T")
PATIENCE: Final = 10.0
decode: Final = msgspec.json.Decoder(ServerMessage).decode


class Client:
    """A browser: it has a cookie, and sends the origin of its page."""

    def __init__(self, port: int, host: str = "127.0.0.1", lang: str = "en", origin: str | None = None) -> None:
        self.host = host
        self.port = port
        self.lang = lang
        self.cookie = ""
        self.origin = origin                             # of the page; that of the server if not said
        self.chances: dict[str, bytes] = {}              # by table: what the own shares are drawn from

    @property
    def headers(self) -> dict[str, str]:
        page = f"http://{self.host}:{self.port}" if self.origin is None else self.origin
        out = {"Origin": page, "Accept-Language": self.lang}
        return out | ({"Cookie": self.cookie} if self.cookie else {})

    async def ask(self, method: str, path: str, body: bytes | None = None,
                  headers: dict[str, str] | None = None) -> tuple[int, bytes, dict[str, str]]:
        """A request as it is: status, body and headers of the reply."""
        return await asyncio.to_thread(self.ask_now, method, path, body, headers)

    def ask_now(self, method: str, path: str, body: bytes | None = None,
                headers: dict[str, str] | None = None) -> tuple[int, bytes, dict[str, str]]:
        line = http.client.HTTPConnection(self.host, self.port, timeout=PATIENCE)
        try:
            line.request(method, path, body, self.headers | ({"Content-Type": "application/json"} if body else {})
                         | (headers or {}))
            reply = line.getresponse()
            text = reply.read()
            found = {name.lower(): value for name, value in reply.getheaders()}
            if "set-cookie" in found:
                self.cookie = found["set-cookie"].partition(";")[0]
            return reply.status, text, found
        finally:
            line.close()

    async def get(self, path: str, kind: type[T]) -> T:
        return read(*(await self.ask("GET", path))[:2], kind)

    async def post(self, path: str, body: object, kind: type[T]) -> T:
        return read(*(await self.ask("POST", path, msgspec.json.encode(body)))[:2], kind)

    async def open(self, new: NewTable) -> TableInfo:
        return await self.post("/api/tables", new, TableInfo)

    async def sit(self, table: str, name: str, seat: int | None = None) -> TableInfo:
        self.chances.setdefault(table, secrets.token_bytes(SHARE_SIZE))
        wish = SitDown(name, seal_of(self.share(table, 0)), seat)
        info = await self.post(f"/api/tables/{table}/seats", wish, TableInfo)
        return await self.shuffle(table, info.you, info.sealing) or info

    def share(self, table: str, turn: int) -> bytes:
        """Another one for each round; the same whenever it is asked for, in any tab."""
        return sha256(self.chances[table] + bytes([turn])).digest()[:SHARE_SIZE]

    async def shuffle(self, table: str, you: int, sealing: SealingShown | None) -> TableInfo | None:
        """What a browser does by itself: seal a share when asked for one, and show it when all are sealed."""
        while sealing is not None and sealing.awaited >> you & 1 and table in self.chances:
            share = self.share(table, sealing.round)
            if sealing.seals and sealing.seals[you] != seal_of(share):
                return None                              # another browser of the same person sealed it
            way, wish = ("shares", ShowShare(share.hex())) if sealing.seals else ("seals", SealShare(seal_of(share)))
            info = await self.post(f"/api/tables/{table}/{way}", wish, TableInfo)
            if info.sealing is None:
                return info
            sealing = info.sealing
        return None

    def at(self, table: str) -> ClientAtTable:
        return ClientAtTable(self, table)


class ClientAtTable:
    """An open connection to a table: `async with client.at(id) as seat`."""
    socket: ClientConnection
    table: TableShown
    seats: SeatsShown
    step: StepShown

    def __init__(self, client: Client, table: str) -> None:
        self.client = client
        self.id = table
        self.received: list[str] = []
        self.begun = False                               # the game, with the own share as the last one

    async def __aenter__(self) -> ClientAtTable:
        await self.connect()
        await self.say(Hello(PROTOCOL, self.client.lang))
        await self.until(SeatsShown)
        if self.seats.stage != "waiting" or self.begun:
            await self.until(StepShown)
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None,
                        trace: TracebackType | None) -> None:
        await self.socket.close()

    async def connect(self) -> None:
        client = self.client
        headers = {name: value for name, value in client.headers.items() if name != "Origin"}
        self.socket = await connect(
            f"ws://{client.host}:{client.port}/api/tables/{self.id}/live", origin=client.headers["Origin"],  # type: ignore[arg-type]
            additional_headers=headers, compression=None, open_timeout=PATIENCE, max_size=None, ping_interval=None)

    async def say(self, message: ClientMessage) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def hear(self) -> ServerMessage:
        """The next message. What a table, seats and step say is remembered."""
        text = await self.socket.recv(decode=True)
        assert isinstance(text, str)
        self.received.append(text)
        message: ServerMessage = decode(text)
        if isinstance(message, TableShown):
            self.table = message
        elif isinstance(message, SeatsShown):
            self.seats = message
            if message.sealing is not None and message.you != SPECTATOR:
                self.begun |= await self.client.shuffle(self.id, message.you, message.sealing) is not None
        elif isinstance(message, StepShown):
            self.step = message
        return message

    async def until(self, kind: type[T], when: Callable[[T], bool] = lambda _: True) -> T:
        """Listen until such a message; a refusal that is not waited for is raised."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await self.hear()
                if isinstance(message, kind) and when(message):
                    return message
                if isinstance(message, Refusal) and kind is not Refusal and message.to != "table":
                    raise Refused(message.word, **message.details)

    async def sees(self, when: Callable[[SeatsShown], bool]) -> SeatsShown:
        """Until the seats are so, if they are not so already."""
        return self.seats if when(self.seats) else await self.until(SeatsShown, when)

    @property
    def asked(self) -> bool:
        return bool(self.step.answers)

    async def answer(self, answer: str, n: int | None = None) -> StepShown:
        """Answer, and wait until it is acknowledged; or raise what it is refused for."""
        n = self.step.n if n is None else n
        await self.say(AnswerMessage(n, answer))
        return await self.until(StepShown, lambda step: step.since > n)

    async def undo(self) -> StepShown:
        n = self.step.n
        await self.say(Undo(n))
        return await self.until(StepShown, lambda step: step.since > n)

    async def play(self, choose: Callable[[StepShown], str]) -> StepShown:
        """Answer whatever is asked until the game is over."""
        while self.step.result is None:
            if self.asked:
                n = self.step.n
                await self.say(AnswerMessage(n, choose(self.step)))
                await self.until(StepShown, lambda step, n=n: step.since > n)    # type: ignore[misc]
            else:
                await self.until(StepShown)
        return self.step


def read(status: int, body: bytes, kind: type[T]) -> T:
    """The body, or the refusal it holds."""
    if status >= 400:
        refusal = msgspec.json.decode(body, type=Refusal)
        raise Refused(refusal.word, **refusal.details)
    return msgspec.json.decode(body, type=kind)
