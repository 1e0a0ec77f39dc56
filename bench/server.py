"""How many durable answers a server takes, and how long people wait for theirs, with 200 and 1,000 open connections.

Run by `make bench`; the table goes to bench/results/server.md. Everything stays on this machine: a server process with
a SQLite file, and this process as all of its guests, two at each table of Sen. Two runs for each number of guests:
*at once*: everybody answers as soon as they are asked; how many answers a second of the server's CPU allows.
*thinking*: everybody thinks for a second or so first; how long an answer takes until it is stored and shown.
Latency is measured here, so it includes this process reading its own messages.
"""
from __future__ import annotations

import asyncio
import base64
import json
import multiprocessing
import os
import random
import secrets
import socket
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Final

import msgspec
from msgspec import Struct

import sennik.engine.state as engine_state
from sennik.server.guest import Guest
from sennik.server.messages import NewTable
from sennik.server.serve import serve
from sennik.server.settings import Rate, Settings

ROOT = Path(__file__).resolve().parent.parent
GUESTS: Final = (200, 1000)
SECONDS: Final = 6.0           # a run
THINKING: Final = 1.0          # seconds, on average
MANY: Final = Rate(1e9, 1e9)
SETTINGS: Final = Settings(bots=0, pace=0, said=MANY, posted=MANY, asked=MANY, opened=MANY)
TICK: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class Choice(Struct):
    text: str


class Step(Struct, tag="step"):
    """As much of a step as a guest in a hurry reads."""
    n: int
    since: int
    choices: list[Choice]


class Other(Struct, tag="seats"):
    n: int


class Rest(Struct, tag="table"):
    id: str


decode: Final = msgspec.json.Decoder(Step | Other | Rest).decode


class Player(asyncio.Protocol):
    """A guest as thin as can be: a WebSocket by hand, so that the server is what is measured."""

    def __init__(self, port: int, path: str, cookie: str, run: Run) -> None:
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        self.hello = (f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n"
                      f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                      f"Sec-WebSocket-Key: {key}\r\nCookie: {cookie}\r\n\r\n").encode()
        self.run = run
        self.buffer = b""
        self.open = False
        self.seated = False
        self.sent_n = -1
        self.sent_at = 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.hello)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            head, mark, rest = self.buffer.partition(b"\r\n\r\n")
            if not mark:
                return
            assert b" 101 " in head, head
            self.open, self.buffer = True, rest
            self.say({"type": "hello", "protocol": 1, "lang": "en"})
        while (frame := self.frame()) is not None:
            self.hear(frame)

    def frame(self) -> bytes | None:
        """The next whole message; the server sends it in one frame, without a mask."""
        data = self.buffer
        if len(data) < 2:
            return None
        size, start = data[1] & 127, 2
        if size == 126:
            size, start = int.from_bytes(data[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(data[2:10], "big"), 10
        if len(data) < start + size:
            return None
        self.buffer = data[start + size:]
        return data[start:start + size] if data[0] & 15 == 1 else b""

    def hear(self, text: bytes) -> None:
        if not text:
            return
        message = decode(text)
        if not isinstance(message, Step):
            return
        now = perf_counter()
        self.seated = True
        if 0 <= self.sent_n < message.since:
            self.run.waits.append(now - self.sent_at)
            self.sent_n = -1
        if message.choices and self.sent_n < 0 and self.run.going:
            text_of = self.run.chance.choice(message.choices).text
            self.sent_n = message.n
            asyncio.get_running_loop().call_later(self.run.think(), self.answer, message.n, text_of)

    def answer(self, n: int, text: str) -> None:
        self.sent_at = perf_counter()
        self.say({"type": "answer", "n": n, "action": text})

    def say(self, message: dict[str, object]) -> None:
        data = json.dumps(message).encode()
        assert len(data) < 126
        self.transport.write(bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data)       # a mask of zeros is a mask


class Run:
    """What one run found."""

    def __init__(self, thinking: bool) -> None:
        self.thinking = thinking
        self.chance = random.Random(1)
        self.waits: list[float] = []
        self.going = True

    def think(self) -> float:
        return self.chance.expovariate(1 / THINKING) if self.thinking else 0


def cpu(pid: int) -> float:
    """Seconds of CPU that a process has used so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


async def seat(port: int, guests: int) -> list[tuple[str, str]]:
    """Two guests at each table; for each guest the table and the cookie."""
    gate = asyncio.Semaphore(8)

    async def table(k: int) -> list[tuple[str, str]]:
        async with gate:
            one, other = Guest(port), Guest(port)
            info = await one.open(NewTable("sen", 2, options={"rounds": "20"}))
            await one.sit(info.id, "Sowa")
            await other.sit(info.id, "Kot")
            return [(info.id, one.cookie), (info.id, other.cookie)]
    return [found for pair in await asyncio.gather(*[table(k) for k in range(guests // 2)]) for found in pair]


async def measure(port: int, pid: int, guests: int, thinking: bool) -> dict[str, float]:
    seats = await seat(port, guests)
    run = Run(thinking)
    loop = asyncio.get_running_loop()
    players = []
    for table, cookie in seats:
        _, player = await loop.create_connection(
            lambda table=table, cookie=cookie: Player(port, f"/api/tables/{table}/live", cookie, run),  # type: ignore[misc]
            "127.0.0.1", port)
        players.append(player)
    while not all(player.seated for player in players):
        await asyncio.sleep(0.1)
    await asyncio.sleep(2)
    run.waits.clear()
    began, used = perf_counter(), cpu(pid)
    await asyncio.sleep(SECONDS)
    took, spent, waits = perf_counter() - began, cpu(pid) - used, sorted(run.waits)
    run.going = False
    for player in players:
        player.transport.abort()
    await asyncio.sleep(0.5)
    return {"guests": guests, "a second": len(waits) / took, "a CPU second": len(waits) / max(spent, 0.01),
            "CPU": spent / took, "p50": waits[len(waits) // 2] * 1000, "p99": waits[int(len(waits) * 0.99)] * 1000}


async def story(port: int, pid: int) -> list[tuple[bool, dict[str, float]]]:
    for _ in range(500):
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            break
        except OSError:
            await asyncio.sleep(0.02)
    return [(thinking, await measure(port, pid, guests, thinking)) for thinking in (False, True) for guests in GUESTS]


def report(found: list[tuple[bool, dict[str, float]]]) -> str:
    compiled = not str(engine_state.__file__).endswith(".py")
    kind, load = "compiled" if compiled else "pure", f"{os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
    lines = ["# Server", "", "Durable answers of Sen, two people at a table, SQLite with synchronous=FULL; one server",
             f"process, engine {kind}. Made by `bench/server.py`, load {load}.", "",
             "| | connections | answers/s | answers per CPU second | CPU | p50 ms | p99 ms |",
             "|---|---:|---:|---:|---:|---:|---:|"]
    for thinking, figures in found:
        lines.append(" | ".join([
            f"| {'thinking' if thinking else 'at once'}", f"{figures['guests']:.0f}", f"{figures['a second']:.0f}",
            f"{figures['a CPU second']:.0f}", f"{figures['CPU']:.0%}", f"{figures['p50']:.1f}",
            f"{figures['p99']:.1f} |"]))
    return "\n".join(lines) + "\n"


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
        free.close()
        process = multiprocessing.get_context("spawn").Process(
            target=serve, args=("127.0.0.1", port, str(Path(folder, "bench.sqlite"))), daemon=True,
            kwargs={"settings": SETTINGS, "announce": len})
        process.start()
        try:
            assert process.pid is not None
            text = report(asyncio.run(story(port, process.pid)))
        finally:
            process.terminate()
            process.join(10)
    (ROOT / "bench" / "results" / "server.md").write_text(text)
    sys.stdout.write(text)


if __name__ == "__main__":
    main()
