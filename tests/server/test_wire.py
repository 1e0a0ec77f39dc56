"""Bytes that are no UTF-8, and lines that break, at a server in a process of its own: no trace of them in the log."""
from __future__ import annotations

import base64
import re
import socket
import struct
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from sennik.match.messages import StepShown
from sennik.server.client import Client
from sennik.server.messages import NewTable, TableInfo

pytestmark = pytest.mark.anyio
CLOSED = b"\x88\x02" + struct.pack("!H", 1007)
HELLO = b'{"type":"hello","protocol":3,"lang":"en"}'
WRONG = [b"\xff", b"\xc3\x28", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b'{"type":"answer","n":1,"answer":"\xe2\x82"}']


@pytest.fixture
def server(tmp_path: Path) -> Iterator[tuple[int, Path]]:
    """A port, and the file to which all is written that the server says."""
    log = tmp_path / "log"
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
    with log.open("wb") as out:
        process = subprocess.Popen([sys.executable, "-m", "sennik", "serve", "--port", str(port), "--database",
                                    str(tmp_path / "sennik.sqlite")], stdout=out, stderr=out)
        try:
            for _ in range(2000):
                try:
                    socket.create_connection(("127.0.0.1", port)).close()
                    break
                except OSError:
                    time.sleep(0.02)
            yield port, log
        finally:
            process.terminate()
            process.wait()


def request(port: int, raw: bytes) -> bytes:
    """What comes back for these very bytes."""
    with socket.create_connection(("127.0.0.1", port), timeout=10) as line:
        line.sendall(raw)
        found = b""
        while chunk := line.recv(65536):
            found += chunk
        return found


def frame(opcode: int, body: bytes, fin: bool = True) -> bytes:
    size = bytes([0x80 | len(body)]) if len(body) < 126 else bytes([0x80 | 126]) + struct.pack("!H", len(body))
    return bytes([(0x80 if fin else 0) | opcode]) + size + bytes(4) + body           # masked by zeros


def talk(port: int, table: str, cookie: str, *frames: bytes) -> bytes:
    """All that a WebSocket is told until it is closed."""
    with socket.create_connection(("127.0.0.1", port), timeout=10) as line:
        line.sendall(upgrade(port, table, cookie))
        found = line.recv(65536)
        for one in frames:
            line.sendall(one)
        while not found.endswith(CLOSED) and (chunk := line.recv(65536)):
            found += chunk
        return found


def upgrade(port: int, table: str, cookie: str) -> bytes:
    key = base64.b64encode(bytes(16)).decode()
    return (f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n"
            f"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
            f"Cookie: {cookie}\r\n\r\n").encode()


async def test_what_is_no_utf_8_is_refused_without_a_stack_trace(server: tuple[int, Path]) -> None:
    port, log = server
    guest = Client(port)
    info = await guest.open(NewTable("sen", 2))
    await guest.sit(info.id, "Sowa")
    hello = frame(1, HELLO)
    for wrong in WRONG:
        halves = frame(1, wrong[:1], fin=False), frame(0, wrong[1:])
        for frames in ([frame(1, wrong)], [hello, frame(1, wrong)], [hello, *halves]):
            said = talk(port, info.id, guest.cookie, *frames)
            assert b'"word":"not-text"' in said
            assert said.endswith(CLOSED)
    head = f"Host: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\nConnection: close\r\n".encode()
    for wrong in WRONG:
        escaped = b"".join(b"%%%02x" % byte for byte in wrong)
        get = b"GET %s HTTP/1.1\r\n" + head + b"%s\r\n"
        post = (b"POST /api/tables HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: %d\r\n" + head
                + b"\r\n%s")
        for raw in (get % (b"/" + wrong, b""), get % (b"/api/tables/" + escaped, b""),
                    get % (b"/api/me/games?before=" + escaped, b""),
                    get % (b"/api/games", b"Cookie: sennik=" + wrong + b"\r\n"),
                    get % (b"/api/games", b"Accept-Language: " + wrong + b"\r\n"),
                    post % (len(wrong) + 2, b'"' + wrong + b'"')):
            reply = request(port, raw)
            assert re.match(rb"HTTP/1.1 (200|400|404) ", reply), (raw, reply[:300])
    async with guest.at(info.id) as chair:               # and it goes on
        await guest.sit(info.id, "Sowa")
        assert chair.seats.you == 0
        assert (await Client(port).sit(info.id, "Kot")).you == 1
        await chair.until(StepShown)
    assert (await guest.get(f"/api/tables/{info.id}", TableInfo)).stage == "playing"
    assert unharmed(log)


async def test_who_hangs_up_in_the_middle_leaves_no_stack_trace(server: tuple[int, Path]) -> None:
    port, log = server
    guest = Client(port)
    info = await guest.open(NewTable("sen", 2))
    await guest.sit(info.id, "Sowa")
    head = f"Host: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\nCookie: {guest.cookie}\r\n".encode()
    body = b'{"game":"sen","seats":2}'
    post = b"POST /api/tables HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 24\r\n"
    whole = [post + head + b"\r\n" + body,
             upgrade(port, info.id, guest.cookie) + frame(1, HELLO) + frame(1, b'{"type":"leave"}'),
             b"GET /api/me/records HTTP/1.1\r\n" + head + b"\r\n"]
    for raw in whole:
        for end in (1, 40, len(raw) // 2, len(raw) - len(body) + 3, len(raw) - 1, len(raw)):
            for harshly in (False, True):
                with socket.create_connection(("127.0.0.1", port), timeout=10) as line:
                    line.sendall(raw[:end])
                    if harshly:                          # reset, without a good-bye
                        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    assert (await guest.ask("GET", "/healthz"))[0] == 200
    assert unharmed(log)


def unharmed(log: Path) -> bool:
    return not re.search("Traceback|Exception", log.read_text())
