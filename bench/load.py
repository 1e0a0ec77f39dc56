"""What a server bears: many live tables and connections, one guest who wants it all, and years of finished games.

Run by `make bench`; the figures go to bench/results/load.md, the curve to bench/results/load.svg. One part alone:
`python bench/load.py many|greedy|years`.
*many*: 500 tables of Sen, two people and two bots at each and two who look on: 2,000 connections. People think for some
seconds; how long until their own answer is shown to them, and what a table and a connection take of memory.
*greedy*: people at tables with one bot each, from addresses of their own, by turns alone and beside one guest who has
hundreds of tables with masters. How long until their own answer is shown, and until their bot has answered.
*years*: a file with up to 100,000 finished games of all four kinds, copies of games that were played here. How big it
is, how long a server takes to start on it, and what its lists cost.
Figures in CPU time where they can be; the rest depends on what the machine does besides, so its load stands there.
"""
from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from sennik.engine.game import SPECTATOR
from sennik.match import entries as e
from sennik.match.shown import step_text, table_shown
from sennik.match.table import Table, opened
from sennik.server.client import Client
from sennik.server.listing import listing, results
from sennik.server.messages import NewTable
from sennik.server.serve import serve
from sennik.server.settings import Settings
from sennik.server.showing import encode
from sennik.store import Archived, store_at

if TYPE_CHECKING:                                        # it lies beside this script, and types are seen from the root
    from bench.server import MANY, ROOT, Ours, Player, Run, cpu, free_port, show_shares, wait_for
else:
    from server import MANY, ROOT, Ours, Player, Run, cpu, free_port, show_shares, wait_for

TABLES: Final = 500
SEATED: Final = 2              # people at each; two more look on
THOUGHT: Final = 4.0           # seconds
WARM: Final = 10.0
SECONDS: Final = 40.0
OTHERS: Final = 40             # people with a bot each, beside the greedy guest
GREEDY: Final = 300            # tables of masters that the guest has
YEARS: Final = (0, 10_000, 25_000, 50_000, 100_000)
GAMES: Final[tuple[tuple[str, int, dict[str, str]], ...]] = (
    ("sen", 4, {}), ("koty", 4, {}), ("kruki", 2, {}), ("pracownia", 2, {}))
SETTINGS: Final = Settings(bots=1, said=MANY, posted=MANY, asked=MANY, opened=MANY)
ASKED: Final = 50              # requests, to measure one
STARTS: Final = 3              # of a server on each file; the quickest counts


@contextmanager
def server_on(file: Path, settings: Settings = SETTINGS) -> Iterator[tuple[int, int, float]]:
    """Its port, its process, and the seconds until it answered."""
    port, began = free_port(), perf_counter()
    process = get_context("spawn").Process(target=serve, args=("127.0.0.1", port, str(file)),
                                           kwargs={"settings": settings, "announce": len})
    process.start()
    try:
        assert process.pid is not None
        wait_for(port)
        asyncio.run(Client(port).ask("GET", "/healthz"))
        yield port, process.pid, perf_counter() - began
    finally:
        process.terminate()
        process.join(30)


def memory(pid: int) -> int:
    """Bytes that a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def load() -> str:
    return f"{os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"


class Thinking(Run):
    def __init__(self, seed: int = 1) -> None:
        super().__init__(thinking=True)
        self.chance = random.Random(seed)

    def think(self) -> float:
        return self.chance.expovariate(1 / THOUGHT)


class WithBot(Ours):
    """Also measures how long after its own answer it is asked again: its bot has answered then."""
    bot_waits: list[float]

    def __init__(self, port: int, path: str, cookie: str, run: Run, bot_waits: list[float]) -> None:
        super().__init__(port, path, cookie, run)
        self.bot_waits = bot_waits
        self.shown_at = 0.0
        self.fresh = False                               # shown by the message that is being heard

    def hear(self, text: bytes) -> None:
        self.fresh = False
        super().hear(text)

    def settled(self, n: int) -> None:
        before = self.sent_n
        super().settled(n)
        if before >= 0 > self.sent_n:
            self.shown_at, self.fresh = perf_counter(), True

    def answer(self, n: int, data: bytes) -> None:
        if self.shown_at and self.run.going:
            if not self.fresh:                           # else the turn goes on, and no bot was asked
                self.bot_waits.append(perf_counter() - self.shown_at)
            self.shown_at = 0.0
        super().answer(n, data)


async def connected(port: int, player: Player, address: str = "127.0.0.1") -> Player:
    await asyncio.get_running_loop().create_connection(lambda: player, "127.0.0.1", port, local_addr=(address, 0))
    while not player.open:
        await asyncio.sleep(0.001)
    return player


async def seated(port: int, people: int, seats: int, level: str) -> tuple[str, list[Client]]:
    """A table of Sen with so many people, and bots on the other seats."""
    guests = [Client(port) for _ in range(people)]
    info = await guests[0].open(NewTable("sen", seats, options={"rounds": "20"},
                                         bots=dict.fromkeys(range(people, seats), level)))
    for guest, name in zip(guests, ("Sowa", "Kot")):
        await guest.sit(info.id, name)
    await show_shares(info.id, *guests)
    return info.id, guests


def part(waits: list[float], share: float) -> float:
    """Milliseconds that so many wait at most."""
    return sorted(waits)[min(len(waits) - 1, int(len(waits) * share))] * 1000 if waits else 0.0


async def begin(run: Run, players: list[Player]) -> None:
    run.going = True
    for player in players:
        player.begin()


# ---- many tables, many connections
async def many(port: int, pid: int) -> list[str]:
    gate, run = asyncio.Semaphore(8), Thinking()
    empty = memory(pid)
    places: list[tuple[str, list[Client]]] = []

    async def open_one() -> None:
        async with gate:
            places.append(await seated(port, SEATED, 4, "regular"))
    await asyncio.gather(*[open_one() for _ in range(TABLES)])
    full = memory(pid)
    players: list[Player] = []

    async def connect_one(table: str, guests: list[Client]) -> None:
        async with gate:
            path = f"/api/tables/{table}/live"
            cookies = [guest.cookie for guest in guests] + [Client(port).cookie] * (4 - SEATED)
            for cookie in cookies:
                players.append(await connected(port, Ours(port, path, cookie, run)))
    await asyncio.gather(*[connect_one(*place) for place in places])
    while not all(player.seated for player in players):
        await asyncio.sleep(0.1)
    open_all = memory(pid)
    await begin(run, players)
    await asyncio.sleep(WARM)
    run.waits.clear()
    began, used = perf_counter(), cpu(pid)
    await asyncio.sleep(SECONDS)
    took, spent = perf_counter() - began, cpu(pid) - used
    lines = ["## Many tables and connections", "",
             (f"{TABLES} tables of Sen, {SEATED} people, two bots (regular) and two who look on at each: "
              f"{len(players)} connections, one server process and one for the bots, SQLite. "
              f"People think for {THOUGHT:.0f} s. Load {load()}."),
             "", "| | |", "|---|---:|",
             f"| answers of people a second | {len(run.waits) / took:.0f} |",
             f"| until one's own answer is shown, p50 | {part(run.waits, 0.5):.1f} ms |",
             f"| p99 | {part(run.waits, 0.99):.1f} ms |",
             f"| CPU of the server | {spent / took:.0%} of a core |",
             f"| memory: the server alone | {empty / 2**20:.0f} MB |",
             f"| a live table | {(full - empty) / TABLES / 1024:.0f} kB |",
             f"| a connection | {(open_all - full) / len(players) / 1024:.0f} kB |"]
    run.going = False
    for player in players:
        player.transport.abort()
    return lines


# ---- one guest who wants it all
class Waited(Struct):
    own: list[float]
    bots: list[float]


async def others(port: int) -> Waited:
    run, bots = Thinking(2), list[float]()
    players: list[Player] = []
    for k in range(OTHERS):
        table, (guest,) = await seated(port, 1, 2, "regular")
        one = WithBot(port, f"/api/tables/{table}/live", guest.cookie, run, bots)
        players.append(await connected(port, one, f"127.0.1.{k + 1}"))
    while not all(player.seated for player in players):
        await asyncio.sleep(0.1)
    await begin(run, players)
    await asyncio.sleep(SECONDS / 2)
    run.going = False
    for player in players:
        player.transport.abort()
    await asyncio.sleep(1)
    return Waited(run.waits, bots)


async def greedy(port: int) -> list[str]:
    alone, beside = Waited([], []), Waited([], [])
    for _ in range(2):
        quiet = await others(port)
        run, players = Run(thinking=False), list[Player]()
        guest = Client(port)
        for _ in range(GREEDY):
            masters = dict.fromkeys((1, 2, 3), "master")
            info = await guest.open(NewTable("sen", 4, options={"rounds": "20"}, bots=masters))
            await guest.sit(info.id, "Wilk")
            players.append(await connected(port, Ours(port, f"/api/tables/{info.id}/live", guest.cookie, run),
                                           "127.0.2.1"))
        while not all(player.seated for player in players):
            await asyncio.sleep(0.1)
        await begin(run, players)
        busy = await others(port)
        run.going = False
        for player in players:
            player.transport.abort()
        await asyncio.sleep(5)
        for sums, found in ((alone, quiet), (beside, busy)):
            sums.own.extend(found.own)
            sums.bots.extend(found.bots)
    lines = ["## One guest with hundreds of tables", "",
             (f"{OTHERS} people at tables of two with a regular, each from an address of their own; by turns alone and "
              f"beside one guest who answers at once at {GREEDY} tables with three masters each. Load {load()}."), "",
             "| | alone | beside the guest | ratio |", "|---|---:|---:|---:|"]
    for name, first, second in (("until one's own answer is shown", alone.own, beside.own),
                                ("until one's bot has answered", alone.bots, beside.bots)):
        for share in (0.5, 0.99):
            one, two = part(first, share), part(second, share)
            lines.append(f"| {name}, p{share * 100:.0f} | {one:.0f} ms | {two:.0f} ms | {two / max(one, 0.1):.2f} |")
    return lines


# ---- years
def played(game: str, seats: int, options: dict[str, str], seed: int) -> tuple[Table, list[e.AnyEntry]]:
    """A whole game by chance."""
    chance, first = random.Random(seed), opened(1, random.Random(seed).randbytes(32), game, seats, options)
    table, entries = Table("t", first), [first]
    while table.stage != "over":
        if table.stage == "waiting":
            seat = sum(one.who == "person" for one in table.seats)
            entry: e.AnyEntry = table.sit(1, f"player {seat}", f"Name {seat}", f"{seat:032x}", seat)
        else:
            seat = chance.choice([seat for seat in range(seats) if table.questions[seat].answers])
            entry = table.answer(1, f"player {seat}", table.n, chance.choice(table.questions[seat].answers).text)
        table.apply(entry)
        entries.append(entry)                                                           # type: ignore[arg-type]
    return table, entries                                                               # type: ignore[return-value]


async def template(file: Path) -> None:
    """One game of each kind, written as a server writes them."""
    store = store_at(str(file))
    await store.open()
    for game, seats, options in GAMES:
        table, entries = played(game, seats, options, 1)
        table.id = f"first{game}"
        record, state = table.play()
        await store.create(listing(table, table.seats), [e.written(entry) for entry in entries])
        await store.archive(table.id, Archived(record.to_json(state), encode(table_shown(table)),
                                               step_text(table, SPECTATOR, 1), results(table), 1_700_000_000))
    await store.close()


COPIES: Final = (
    """INSERT INTO entries (table_id, number, body) SELECT ids.id, number, body
       FROM ids JOIN entries ON table_id = ids.old""",
    """INSERT INTO lines (id, game, options, stage, seats, public, watch, created, touched, kind, result, closed)
       SELECT ids.id, game, options, stage, seats, public, watch, created, touched + ids.n * 60, kind, result, closed
       FROM ids JOIN lines ON lines.id = ids.old""",
    """INSERT INTO holders (player, table_id, seat) SELECT player || '-' || (ids.n % 1000), ids.id, seat
       FROM ids JOIN holders ON table_id = ids.old""",
    """INSERT INTO archive (table_id, record, shown, step) SELECT ids.id, record, shown, step
       FROM ids JOIN archive ON table_id = ids.old""")


def copy(file: Path, start: int, end: int) -> None:
    """As many more games, of all kinds in turn, of a thousand people."""
    kinds = [game for game, _, _ in GAMES]
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA synchronous=OFF")
        db.execute("CREATE TEMP TABLE ids (id TEXT, old TEXT, n INTEGER)")
        for n in range(start, end, 1000):
            db.execute("DELETE FROM ids")
            db.executemany("INSERT INTO ids VALUES (?, ?, ?)",
                           [(f"copy{k:010d}", f"first{kinds[k % len(kinds)]}", k)
                            for k in range(n, min(n + 1000, end))])
            for statement in COPIES:
                db.execute(statement)
            db.commit()
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")


class Year(Struct):
    games: int
    size: int
    start: float
    start_cpu: float
    lobby: float               # milliseconds of the server's CPU, for one
    mine: float
    statistics: float
    memory: int


async def costs(port: int, pid: int, path: str, cookie: str) -> float:
    """Milliseconds of the server's CPU for one request."""
    guest = Client(port)
    guest.cookie = cookie
    used = cpu(pid)
    for _ in range(ASKED):
        status, _, _ = await guest.ask("GET", path)
        assert status == 200
    return (cpu(pid) - used) / ASKED * 1000


def start_on(file: Path) -> tuple[float, float]:
    """Seconds until a server answers, and how many of them are its own CPU."""
    with server_on(file) as (_, pid, start):
        return start, cpu(pid)


def years(folder: Path) -> tuple[list[str], list[Year]]:
    file, found = folder / "years.sqlite", list[Year]()
    asyncio.run(template(file))
    sizes: dict[str, int] = {}
    with closing(sqlite3.connect(file)) as db:
        for game, _, _ in GAMES:
            mark = (f"first{game}",)
            sizes[game] = sum(db.execute(question, mark).fetchone()[0] for question in (
                "SELECT sum(length(body) + length(table_id) + 8) FROM listed WHERE table_id = ?",
                "SELECT length(record) + length(shown) + length(step) FROM archive WHERE table_id = ?",
                "SELECT length(options) + length(seats) + length(result) + 60 FROM lines WHERE id = ?"))
    before = 0
    for games in YEARS:
        copy(file, before, games)
        before = games
        start, started = map(min, zip(*[start_on(file) for _ in range(STARTS)]))
        with server_on(file) as (port, pid, _):
            secret = "cookie-of-nobody-in-particular-at-all-000000"
            lobby, mine, statistics = [asyncio.run(costs(port, pid, path, f"sennik={secret}"))
                                       for path in ("/api/tables", "/api/me/games", "/api/me/statistics")]
            found.append(Year(games, file.stat().st_size, start, started, lobby, mine, statistics, memory(pid)))
    lines = ["## Years of finished games", "",
             (f"A SQLite file with copies of one game of each kind ({', '.join(game for game, _, _ in GAMES)}), of a "
              "thousand people. What is kept of a game takes, without the file's own: "
              f"{', '.join(f'{game} {size / 1024:.0f} kB' for game, size in sizes.items())}. "
              f"Of {STARTS} starts the quickest. Load {load()}: where it is high, most of the time until it answers "
              "belongs to others; its CPU is its own."), "",
             "| finished games | file | a game | until it answers | its CPU | lobby | my games | statistics | memory |",
             "|---:|---:|---:|---:|---:|---:|---:|---:|---:|"]
    first = found[0].size
    for one in found:
        each = f"{(one.size - first) / one.games / 1024:.1f} kB" if one.games else ""
        lists = " | ".join([f"{cost:.1f} ms" for cost in (one.lobby, one.mine, one.statistics)])
        lines.append(f"| {one.games:,} | {one.size / 2**20:.0f} MB | {each} | {one.start:.1f} s "
                     f"| {one.start_cpu:.2f} s | {lists} | {one.memory / 2**20:.0f} MB |")
    return lines, found


def curve(found: list[Year]) -> str:
    """Size and the cost of the lobby over the number of games: one has to grow, the other must not."""
    width, height, left, top = 640, 300, 60, 30
    most, biggest = found[-1].games, max(one.size for one in found)
    worst = max(10.0, *[one.lobby for one in found])

    def line(values: list[tuple[int, float]], colour: str) -> str:
        points = " ".join([f"{left + games / most * (width - 2 * left):.1f},"
                           f"{height - top - share * (height - 2 * top):.1f}" for games, share in values])
        return f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>'
    text = '<text x="{}" y="{}" font-family="sans-serif" font-size="12" fill="{}" text-anchor="{}">{}</text>'.format
    return "\n".join([
        (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
         'aria-label="Size of the file and cost of the lobby over the number of finished games">'),
        f'<rect width="{width}" height="{height}" fill="#fffdf6"/>',
        f'<path d="M{left} {top}V{height - top}H{width - left}V{top}" fill="none" stroke="#8a8170"/>',
        line([(one.games, one.size / biggest) for one in found], "#2f5d8a"),
        line([(one.games, one.lobby / worst) for one in found], "#a8442a"),
        text(left, top - 10, "#2f5d8a", "start", f"file, up to {biggest / 2**20:.0f} MB"),
        text(width - left, top - 10, "#a8442a", "end", f"lobby, CPU, up to {worst:.0f} ms"),
        text(left, height - 10, "#555", "middle", "0"),
        text(width - left, height - 10, "#555", "end", f"{most:,} finished games"), "</svg>"]) + "\n"


def main() -> None:
    wanted = sys.argv[1:] or ["many", "greedy", "years"]
    parts = ROOT / "bench" / "results" / "load.md"
    kept = parts.read_text().split("\n## ") if parts.exists() else ["# Load\n\nMade by `bench/load.py`.\n"]
    for name in wanted:
        began = process_time()
        with tempfile.TemporaryDirectory() as folder:
            if name == "years":
                lines, found = years(Path(folder))
                (ROOT / "bench" / "results" / "load.svg").write_text(curve(found))
                lines += ["", "![growth](load.svg)"]
            else:
                with server_on(Path(folder, "load.sqlite")) as (port, pid, _):
                    lines = asyncio.run(many(port, pid) if name == "many" else greedy(port))
        text = "\n".join(lines).removeprefix("## ") + "\n"
        kept = [kept[0], *[one for one in kept[1:] if one.split("\n")[0] != text.split("\n")[0]], text]
        parts.write_text("\n## ".join([one.rstrip("\n") + "\n" for one in kept]))
        sys.stdout.write(f"## {text}({process_time() - began:.0f} s of CPU here)\n")


if __name__ == "__main__":
    main()
