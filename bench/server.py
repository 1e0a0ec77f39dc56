"""How many durable answers a server takes, how long people wait for theirs, and how many boardgame.io's server takes.

Run by `make bench`; the table goes to bench/results/server.md. Everything stays on this machine: our server with a
SQLite file, boardgame.io's server with its matches in memory, and this process as all the guests of both, two at each
table. Both get the same guests, who speak WebSocket by hand and hold a secret for their seat: a guest answers when
asked, and both guests of the table are sent the new position, without what they may not know. A turn is two answers in
both games, to draw and to keep, and none ends while it is measured: nobody wakes, the pile is played to its end and
shuffled anew. What differs is in the peer's favour: nothing it has is on disk, and its game has the cards of Sen but
hardly a rule.
*at once*: everybody answers as soon as they are asked. *thinking*: everybody thinks for a second or so first.
The two take turns, so that whatever else the machine does meets both; each figure is the median of the rounds.
*beside bots*: thinking people at tables of their own while bots think for a second each, at other tables.
*beside reviews*: the same while the coach looks at games that are over. `python bench/server.py reviews` measures only
that, by turns with nothing beside, into bench/results/server-reviews.md.
Latency is measured here, so it includes this process reading its own messages.
The peer is installed with npm into build/peer, from the lock file; where there is no npm it is left out.
"""
from __future__ import annotations

import asyncio
import base64
import multiprocessing
import os
import random
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
from abc import abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median
from time import perf_counter, sleep
from typing import Final

import msgspec
from msgspec import Struct

import sennik.engine.state as engine_state
from sennik.bots import BOTS, Bot
from sennik.bots.ismcts import Ismcts
from sennik.engine.answers import Answer, Answers
from sennik.engine.game import Game
from sennik.engine.view import View
from sennik.match.messages import StepShown
from sennik.policy.thinking import Thinking
from sennik.server.client import Client
from sennik.server.messages import NewTable, ReviewShown, TableInfo
from sennik.server.reviews import BEATS, PATIENCE
from sennik.server.serve import serve
from sennik.server.settings import Rate, Settings

ROOT = Path(__file__).resolve().parent.parent
GUESTS: Final = (200, 1000)
ROUNDS: Final = 3
WARM: Final = 1.5              # seconds before a run is measured
SECONDS: Final = 5.0           # a run
THOUGHT: Final = 1.0           # seconds, on average
BUSY: Final = 10               # tables where bots think
REVIEWED: Final = 8            # games that wait for the coach, in a round: enough for a quick machine
MANY: Final = Rate(1e9, 1e9)
SETTINGS: Final = Settings(bots=1, pace=0, said=MANY, posted=MANY, asked=MANY, opened=MANY)
WAKE: Final = "wake"           # ends a round of Sen; a guest at random would wake the others every third turn
TICK: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class Thinker(Bot):
    """A bot that takes its second."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self.search = Ismcts(game, seed, Thinking(iterations=1_000_000_000, seconds=1.0), clock=perf_counter)

    def choose(self, view: View, answers: Answers) -> Answer:
        return self.search.choose(view, answers)


BOTS["thinker"] = Thinker      # the server and its workers are started from this file and so have it too


# ---- guests as thin as can be, so that the server is what is measured
class Run:
    """What one run found."""

    def __init__(self, thinking: bool) -> None:
        self.thinking = thinking
        self.chance = random.Random(1)
        self.waits: list[float] = []
        self.going = False                               # nobody answers before all are seated

    def think(self) -> float:
        return self.chance.expovariate(1 / THOUGHT) if self.thinking else 0


class Player(asyncio.Protocol):
    """A WebSocket by hand. Says what it is to say, and measures how long it takes until that is settled."""
    transport: asyncio.Transport

    def __init__(self, port: int, path: str, cookie: str, run: Run) -> None:
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        self.request = (f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n"
                        f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                        f"Sec-WebSocket-Key: {key}\r\nCookie: {cookie}\r\n\r\n").encode()
        self.run = run
        self.buffer = b""
        self.open = False
        self.seated = False
        self.sent_n = -1
        self.sent_at = 0.0
        self.held: tuple[int, bytes] | None = None       # an answer for when it begins
        self.mask = secrets.token_bytes(4)

    @abstractmethod
    def greet(self) -> None:
        """The connection is open."""

    @abstractmethod
    def hear(self, text: bytes) -> None:
        """A message came."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            head, mark, rest = self.buffer.partition(b"\r\n\r\n")
            if not mark:
                return
            assert b" 101 " in head, head
            self.open, self.buffer = True, rest
            self.greet()
        while (frame := self.frame()) is not None:
            if frame:
                self.hear(frame)

    def frame(self) -> bytes | None:
        """The next whole message; a server sends it in one frame, without a mask."""
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

    def say(self, data: bytes) -> None:
        size = len(data)
        head = bytes([0x81, 0x80 | size]) if size < 126 else bytes([0x81, 0xFE, size >> 8, size & 255])
        key = int.from_bytes((self.mask * (size // 4 + 1))[:size])
        self.transport.write(head + self.mask + (int.from_bytes(data) ^ key).to_bytes(size))

    def settled(self, n: int) -> None:
        """The position has changed, to the n-th."""
        self.seated = True
        if 0 <= self.sent_n < n:
            self.run.waits.append(perf_counter() - self.sent_at)
            self.sent_n = -1

    def answer(self, n: int, data: bytes) -> None:
        if not self.run.going:
            self.held = n, data
        elif self.sent_n < 0:
            self.sent_n = n
            wait = self.run.think()
            if wait:
                asyncio.get_running_loop().call_later(wait, self.send, data)
            else:
                self.send(data)

    def begin(self) -> None:
        if self.held is not None:
            self.answer(*self.held)

    def send(self, data: bytes) -> None:
        self.sent_at = perf_counter()
        self.say(data)


class AnswerOpen(Struct):
    text: str


class Step(Struct, tag="step"):
    """As much of a step as a guest in a hurry reads."""
    n: int
    since: int
    answers: list[AnswerOpen]


class Other(Struct, tag="seats"):
    n: int


class Rest(Struct, tag="table"):
    id: str


heard: Final = msgspec.json.Decoder(Step | Other | Rest).decode


class Ours(Player):
    def greet(self) -> None:
        self.say(b'{"type":"hello","protocol":3,"lang":"en"}')

    def hear(self, text: bytes) -> None:
        message = heard(text)
        if isinstance(message, Step):
            self.settled(message.since)
            if message.answers:
                wakeful = [one for one in message.answers if one.text != WAKE]
                answer = self.run.chance.choice(wakeful).text
                self.answer(message.n, b'{"type":"answer","n":%d,"answer":"%s"}' % (message.n, answer.encode()))


class Turn(Struct):
    currentPlayer: str  # noqa: N815
    numMoves: int  # noqa: N815


class Position(Struct):
    ctx: Turn
    n: int = msgspec.field(name="_stateID")


class Sync(Struct):
    state: Position


parts: Final = msgspec.json.Decoder(list[msgspec.Raw]).decode
position: Final = msgspec.json.Decoder(Position).decode
sync: Final = msgspec.json.Decoder(Sync).decode


class Theirs(Player):
    """The same over socket.io: its packets are texts with a number in front."""

    def __init__(self, port: int, match: str, seat: int, secret: str, run: Run) -> None:
        super().__init__(port, "/socket.io/?EIO=4&transport=websocket", "", run)
        self.match = match
        self.seat = str(seat)
        self.secret = secret

    def greet(self) -> None:
        """It speaks first."""

    def hear(self, text: bytes) -> None:
        if text.startswith(b"0"):
            self.say(b"40/lands,")
        elif text == b"2":
            self.say(b"3")
        elif text.startswith(b"40"):
            self.say(f'42/lands,["sync","{self.match}","{self.seat}","{self.secret}",2]'.encode())
        elif text.startswith(b"42"):
            what, *rest = parts(text[text.index(b"["):])
            if bytes(what) == b'"sync"':
                self.turn(sync(rest[1]).state)
            elif bytes(what) == b'"update"':
                self.turn(position(rest[1]))

    def turn(self, now: Position) -> None:
        self.settled(now.n)
        if now.ctx.currentPlayer == self.seat:
            move, args = ("keep", self.run.chance.randrange(4)) if now.ctx.numMoves else ("draw", "")
            self.answer(now.n, (
                f'42/lands,["update",{{"type":"MAKE_MOVE","payload":{{"type":"{move}","args":[{args}],'
                f'"playerID":"{self.seat}","credentials":"{self.secret}"}}}},{now.n},"{self.match}","{self.seat}"]'
            ).encode())


# ---- the servers
@contextmanager
def our_server() -> Iterator[tuple[int, int]]:
    """The port and the process of a server of ours."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        process = multiprocessing.get_context("spawn").Process(
            target=serve, args=("127.0.0.1", port, str(Path(folder, "bench.sqlite"))),
            kwargs={"settings": SETTINGS, "announce": len})
        process.start()
        try:
            assert process.pid is not None
            wait_for(port)
            yield port, process.pid
        finally:
            process.terminate()
            process.join(20)


@contextmanager
def peer_server() -> Iterator[tuple[int, int] | None]:
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        sys.stderr.write("There is no npm here: boardgame.io is not measured.\n")
        yield None
        return
    folder = ROOT / "build" / "peer"
    shutil.copytree(ROOT / "bench" / "peer", folder, dirs_exist_ok=True)
    if not (folder / "node_modules" / "boardgame.io").is_dir():
        subprocess.run([npm, "ci", "--silent", "--no-audit", "--no-fund", "--ignore-scripts"], cwd=folder, check=True)
    port = free_port()
    process = subprocess.Popen([node, "server.js", str(port)], cwd=folder, stdout=subprocess.DEVNULL,
                               env={**os.environ, "NODE_ENV": "production"})
    try:
        wait_for(port)
        yield port, process.pid
    finally:
        process.kill()
        process.wait()


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def wait_for(port: int) -> None:
    began = perf_counter()
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except OSError:
            if perf_counter() - began > 300:
                raise
            sleep(0.01)


def cpu(pid: int) -> float:
    """Seconds of CPU that a process has used so far, with all its threads, in the kernel too."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


# ---- seating the guests
async def our_guests(port: int, guests: int, run: Run) -> list[Player]:
    """Two at each table."""
    gate = asyncio.Semaphore(8)

    async def table() -> list[Player]:
        async with gate:
            one, other = Client(port), Client(port)
            info = await one.open(NewTable("sen", 2, options={"rounds": "20"}))
            await one.sit(info.id, "Sowa")
            await other.sit(info.id, "Kot")
            await show_shares(info.id, one, other)
            path = f"/api/tables/{info.id}/live"
            return [await connected(port, Ours(port, path, guest.cookie, run)) for guest in (one, other)]
    return [player for pair in await asyncio.gather(*[table() for _ in range(guests // 2)]) for player in pair]


async def show_shares(table: str, *guests: Client) -> None:
    """What a page does by itself when it hears that all have sealed theirs; the guests here hear only of steps."""
    for guest in guests:
        info = await guest.get(f"/api/tables/{table}", TableInfo)
        await guest.shuffle(table, info.you, info.sealing)


async def beside_bots(port: int, tables: int) -> list[Player]:
    """One person and a bot that thinks for a second, at each table; they play on."""
    run = Run(thinking=False)

    async def table() -> Player:
        guest = Client(port)
        info = await guest.open(NewTable("sen", 2, options={"rounds": "20"}, bots={1: "thinker"}))
        await guest.sit(info.id, "Sowa")
        return await connected(port, Ours(port, f"/api/tables/{info.id}/live", guest.cookie, run))
    players = [await table() for _ in range(tables)]
    await begin(run, players)
    return players


async def games_to_review(port: int, count: int) -> list[tuple[Client, str]]:
    """Games of four that are over: one person answers by chance, as the bots do."""
    found: list[tuple[Client, str]] = []
    for k in range(count):
        guest, chance = Client(port), random.Random(k)
        info = await guest.open(NewTable("sen", 4, bots={1: "random", 2: "random", 3: "random"}))
        await guest.sit(info.id, "Sowa")
        async with guest.at(info.id) as chair:
            while chair.step.result is None:
                if chair.asked:
                    await chair.answer(chance.choice(chair.step.answers).text)
                else:
                    with suppress(TimeoutError):         # on a busy machine the first bot takes a while to come
                        await chair.until(StepShown)
        found.append((guest, info.id))
    return found


async def peer_guests(port: int, guests: int, run: Run) -> list[Player]:
    """Two in each match, opened and joined in its lobby, so that a seat has a secret there too."""
    lobby = Client(port)

    async def ask(path: str, body: object) -> dict[str, str]:
        _, text, _ = await lobby.ask("POST", f"/games/lands/{path}", msgspec.json.encode(body))
        return msgspec.json.decode(text, type=dict[str, str])

    players: list[Player] = []
    for _ in range(guests // 2):
        match = (await ask("create", {"numPlayers": 2}))["matchID"]
        for seat, name in enumerate(("Sowa", "Kot")):
            secret = (await ask(f"{match}/join", {"playerID": str(seat), "playerName": name}))["playerCredentials"]
            players.append(await connected(port, Theirs(port, match, seat, secret, run)))
    return players


async def connected(port: int, player: Player) -> Player:
    await asyncio.get_running_loop().create_connection(lambda: player, "127.0.0.1", port)
    while not player.open:
        await asyncio.sleep(0.001)
    return player


# ---- measuring
class Found(Struct):
    rate: float
    each: float                # answers per CPU second
    cpu: float
    waits: list[float]         # seconds, the shortest first

    @property
    def p50(self) -> float:
        return self.late(0.5)

    @property
    def p99(self) -> float:
        return self.late(0.99)

    def late(self, part: float) -> float:
        """So many milliseconds did not do for the rest of the answers."""
        return self.waits[int(len(self.waits) * part)] * 1000


async def begin(run: Run, players: list[Player]) -> None:
    while not all(player.seated for player in players):
        await asyncio.sleep(0.05)
    run.going = True
    for player in players:
        player.begin()


async def measure(pid: int, run: Run, players: list[Player]) -> Found:
    await begin(run, players)
    await asyncio.sleep(WARM)
    run.waits.clear()
    began, used = perf_counter(), cpu(pid)
    await asyncio.sleep(SECONDS)
    took, spent, waits = perf_counter() - began, cpu(pid) - used, sorted(run.waits)
    run.going = False
    for player in players:
        player.transport.abort()
    await asyncio.sleep(0.5)
    return Found(len(waits) / took, len(waits) / max(spent, 0.01), spent / took, waits)


Row = tuple[str, int, list[Found], list[Found]]


async def story(ours: tuple[int, int], theirs: tuple[int, int] | None) -> list[Row]:
    rows: list[Row] = []
    for thinking in (False, True):
        for guests in GUESTS:
            rows.append(("thinking" if thinking else "at once", guests, [], []))
            for _ in range(ROUNDS):
                run = Run(thinking)
                rows[-1][2].append(await measure(ours[1], run, await our_guests(ours[0], guests, run)))
                if theirs is not None:
                    run = Run(thinking)
                    rows[-1][3].append(await measure(theirs[1], run, await peer_guests(theirs[0], guests, run)))
    rows.append(("beside bots", GUESTS[0], [], []))
    busy = await beside_bots(ours[0], BUSY)
    run = Run(thinking=True)
    rows[-1][2].append(await measure(ours[1], run, await our_guests(ours[0], GUESTS[0], run)))
    for player in busy:
        player.transport.abort()
    return rows


async def with_reviews(ours: tuple[int, int], rounds: int) -> str:
    """People who think, by turns with nothing beside them and with a review that is being made."""
    port, pid = ours
    alone: list[Found] = []
    beside: list[Found] = []
    loads: list[float] = []
    for _ in range(rounds):
        run = Run(thinking=True)
        alone.append(await measure(pid, run, await our_guests(port, GUESTS[0], run)))
        over = await games_to_review(port, REVIEWED)
        for guest, table in over:
            await guest.get(f"/api/tables/{table}/review", ReviewShown)
        run = Run(thinking=True)
        beside.append(await measure(pid, run, await our_guests(port, GUESTS[0], run)))
        loads.append(os.getloadavg()[0])
        guest, table = over[-1]
        asked = await guest.get(f"/api/tables/{table}/review", ReviewShown)
        assert asked.review is None, "the reviews were over before the measuring"
        for guest, _ in over:                            # a table that is gone needs no review
            await guest.ask("DELETE", "/api/me")
        await asyncio.sleep(SETTINGS.patience * PATIENCE / BEATS + WARM)
    lines = ["# Server beside reviews", "",
             f"{GUESTS[0]} connections of people who think for a second, and reviews of games of Sen with four seats",
             f"made meanwhile; {rounds} rounds by turns, the answers of all rounds together, and the p99 of each.",
             f"`bench/server.py reviews`, load {min(loads):.1f} to {max(loads):.1f} on {os.cpu_count()} cores.", "",
             "| | answers | p50 ms | p99 ms | p99 ms of each round |", "|---|---:|---:|---:|---|"]
    for name, found in (("nothing beside", alone), ("beside a review", beside)):
        every = Found(0, 0, 0, sorted([wait for one in found for wait in one.waits]))
        each = ", ".join(f"{one.p99:.0f}" for one in found)
        lines.append(f"| {name} | {len(every.waits)} | {every.p50:.1f} | {every.p99:.1f} | {each} |")
    return "\n".join(lines) + "\n"


def report(rows: list[Row]) -> str:
    compiled = not str(engine_state.__file__).endswith(".py")
    kind, load = "compiled" if compiled else "pure", f"{os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
    lines = ["# Server", "",
             "Sennik: durable answers of Sen, two people at a table, SQLite with synchronous=FULL, one server process,",
             f"engine {kind}. boardgame.io 0.50.2: moves of a game with Sen's cards, in memory. The same guests,",
             f"medians of {ROUNDS} rounds by turns. Made by `bench/server.py`, load {load} (2 is the bench).", "",
             "| | connections | server | answers/s | CPU | p50 ms | p99 ms | answers per CPU second | ratio |",
             "|---|---:|---|---:|---:|---:|---:|---:|---:|"]
    for name, guests, ours, theirs in rows:
        for server, found in (("Sennik", ours), ("boardgame.io", theirs)):
            if found:
                ratio = (f"{median([f.each for f in ours]) / median([f.each for f in theirs]):.1f}"
                         if theirs and found is ours else "")
                figures = [f"{median([f.rate for f in found]):.0f}", f"{median([f.cpu for f in found]):.0%}",
                           f"{median([f.p50 for f in found]):.1f}", f"{median([f.p99 for f in found]):.1f}",
                           f"{median([f.each for f in found]):.0f}", ratio]
                lines.append(f"| {name} | {guests} | {server} | {' | '.join(figures)} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    if sys.argv[1:2] == ["reviews"]:
        with our_server() as ours:
            text = asyncio.run(with_reviews(ours, int(sys.argv[2]) if sys.argv[2:] else ROUNDS))
        (ROOT / "bench" / "results" / "server-reviews.md").write_text(text)
        sys.stdout.write(text)
        return
    with our_server() as ours, peer_server() as theirs:
        text = report(asyncio.run(story(ours, theirs)))
    (ROOT / "bench" / "results" / "server.md").write_text(text)
    sys.stdout.write(text)


if __name__ == "__main__":
    main()
