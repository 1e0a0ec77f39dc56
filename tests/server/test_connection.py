"""The short ways of the socket change nothing but the time: however a message is cut, it is understood as one."""
from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from sennik.server.client import Client
from sennik.server.messages import NewTable
from sennik.server.serve import serving
from sennik.server.settings import Rate, Settings

pytestmark = pytest.mark.anyio
TEXT, PING, CLOSE, FINAL = 1, 9, 8, 0x80
MASK = b"\x17\xa0\x05\xff"


def masked(data: bytes) -> bytes:
    return bytes(byte ^ MASK[k % 4] for k, byte in enumerate(data))


def framed(data: bytes, head: int = FINAL | TEXT) -> bytes:
    size = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0xFE, len(data) >> 8, len(data) & 255])
    return bytes([head]) + size + MASK + masked(data)


def whole(answer: bytes) -> list[bytes]:
    return [framed(answer)]


def byte_by_byte(answer: bytes) -> list[bytes]:
    return [bytes([byte]) for byte in framed(answer)]


def in_fragments(answer: bytes) -> list[bytes]:
    return [framed(answer[:9], TEXT), framed(answer[9:20], 0), framed(answer[20:], FINAL)]


def around_a_ping(answer: bytes) -> list[bytes]:
    return [framed(answer[:9], TEXT), framed(b"?", FINAL | PING), framed(answer[9:], FINAL)]


def behind_a_ping(answer: bytes) -> list[bytes]:
    return [framed(b"?", FINAL | PING) + framed(answer)]


def with_spaces(answer: bytes) -> list[bytes]:
    return [framed(answer + b" " * 300)]


def half_and_half(answer: bytes) -> list[bytes]:
    return [framed(b"?", FINAL | PING) + framed(answer)[:11], framed(answer)[11:]]


class Line:
    """A WebSocket by hand."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @staticmethod
    async def to(guest: Client, table: str) -> Line:
        reader, writer = await asyncio.open_connection("127.0.0.1", guest.port)
        head = [f"GET /api/tables/{table}/live HTTP/1.1", f"Host: 127.0.0.1:{guest.port}", "Upgrade: websocket",
                "Connection: Upgrade", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
                *[f"{name}: {value}" for name, value in guest.headers.items()], "", ""]
        writer.write("\r\n".join(head).encode())
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
        line = Line(reader, writer)
        writer.write(framed(b'{"type":"hello","protocol":3,"lang":"en"}'))
        return line

    async def say(self, parts: list[bytes]) -> None:
        for part in parts:
            self.writer.write(part)
            await self.writer.drain()
            await asyncio.sleep(0.002)                   # each in a packet of its own

    async def hear(self, kind: str) -> dict[str, Any]:
        """The next message of this type."""
        async with asyncio.timeout(10):
            while True:
                opcode, data = await self.frame()
                message = msgspec.json.decode(data) if opcode == TEXT else {"type": {CLOSE: "close"}.get(opcode, "")}
                if message["type"] == kind:
                    return {**message, "data": data}

    async def frame(self) -> tuple[int, bytes]:
        head, size = await self.reader.readexactly(2)
        if size == 126:
            size = int.from_bytes(await self.reader.readexactly(2))
        elif size == 127:
            size = int.from_bytes(await self.reader.readexactly(8))
        return head & 15, await self.reader.readexactly(size)


async def a_line(port: int) -> Line:
    guest = Client(port)
    info = await guest.open(NewTable("sen", 2, options={"rounds": "20"}, bots={1: "random"}, aid=True))
    await guest.sit(info.id, "Sowa")
    return await Line.to(guest, info.id)


@pytest.mark.parametrize("cut", [whole, byte_by_byte, in_fragments, around_a_ping, behind_a_ping, with_spaces,
                                 half_and_half])
async def test_an_answer_is_understood_however_it_is_cut(port: int, cut: Callable[[bytes], list[bytes]]) -> None:
    line = await a_line(port)
    n = (await line.hear("step"))["n"]
    for slot, way in ((0, cut), (1, whole)):             # and so is the one after it
        await line.say(way(b'{"type":"answer","n":%d,"answer":"land 0 %d"}' % (n, slot)))
        step = await line.hear("step")
        while step["since"] <= n:                       # the bot peeks meanwhile
            step = await line.hear("step")
        n = step["n"]
    line.writer.close()


async def test_two_messages_in_one_packet_are_two(port: int) -> None:
    line = await a_line(port)
    await line.hear("step")
    await line.say([framed(b'{"type":"answer","n":0,"answer":"dance"}') * 2 + framed(b'{"type":"back"}')])
    words = [(await line.hear("error"))["word"] for _ in range(3)]
    assert words == ["stale", "stale", "no-bot-there"]
    line.writer.close()


async def test_a_text_that_is_none_closes_the_line(port: int) -> None:
    line = await a_line(port)
    await line.hear("step")
    await line.say([framed(b'{"type":"\xff\xfe"}')])
    closed = await line.hear("close")
    assert int.from_bytes(closed["data"][:2]) == 1007
    line.writer.close()


async def test_the_short_way_counts_messages_too(database: str) -> None:
    async with serving(database, Settings(bots=0, pace=0, said=Rate(5, 0.001), strikes=20)) as port:
        line = await a_line(port)
        await line.hear("step")
        for _ in range(30):
            await line.say([framed(b'{"type":"answer","n":0,"answer":"dance"}')])
        words = [(await line.hear("error"))["word"] for _ in range(6)]
        assert words == ["stale"] * 4 + ["too-frequent"] * 2
        closed = await line.hear("close")
        assert int.from_bytes(closed["data"][:2]) == 4429
        line.writer.close()
