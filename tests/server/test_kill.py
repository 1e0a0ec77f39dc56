"""Killed at any moment and started again: nothing that was acknowledged is lost, and the table plays on."""
from __future__ import annotations

import asyncio
import multiprocessing
import random
import socket
import sqlite3
from contextlib import closing
from multiprocessing.context import ForkServerContext, ForkServerProcess

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from sennik.match import entries as e
from sennik.match.messages import StepShown
from sennik.match.table import Table
from sennik.server.guest import Chair, Guest
from sennik.server.messages import Answer, Hello, NewTable
from sennik.server.serve import serve
from sennik.server.settings import Rate, Settings

KILLS = 50
MANY = Rate(1e6, 1e6)
QUICK = Settings(bots=0, pace=0, said=MANY, posted=MANY, asked=MANY, opened=MANY)


def stored(database: str) -> dict[str, list[e.AnyEntry]]:
    """What is in the file, read past the server."""
    with closing(sqlite3.connect(database)) as db:
        lists: dict[str, list[e.AnyEntry]] = {}
        for table, number, body in db.execute("SELECT table_id, number, body FROM entries ORDER BY table_id, number"):
            found = lists.setdefault(table, [])
            assert number == len(found)                  # no gap
            found.append(e.read(body.encode()))
        return lists


class Killed:
    """A server process that is killed again and again, on one port."""

    def __init__(self, database: str) -> None:
        self.database = database
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.context: ForkServerContext = multiprocessing.get_context("forkserver")
        self.context.set_forkserver_preload(["sennik.server.serve", "sennik.store.sqlite", "sennik.games.sen"])

    def start(self) -> ForkServerProcess:
        process = self.context.Process(target=serve, args=("127.0.0.1", self.port, self.database), daemon=True,
                                       kwargs={"settings": QUICK, "announce": len})
        process.start()
        return process

    async def up(self) -> None:
        for _ in range(400):
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.close()
                return
            except OSError:
                await asyncio.sleep(0.01)
        raise TimeoutError("the server did not come up")


class Player:
    """One of two people who answer by chance until the line breaks, and keep what was acknowledged."""

    def __init__(self, guest: Guest, table: str, seed: int) -> None:
        self.guest = guest
        self.table = table
        self.chance = random.Random(seed)
        self.acknowledged: dict[int, str] = {}           # by number: the answer

    async def play(self) -> None:
        chair = self.guest.at(self.table)
        try:
            await chair.connect()
            await chair.say(Hello(1, "en"))
            await chair.until(StepShown)
            while chair.step.result is None:
                await self.turn(chair)
        except (ConnectionClosed, InvalidHandshake, OSError, EOFError):
            return

    async def turn(self, chair: Chair) -> None:
        if not chair.asked:
            await chair.until(StepShown)
            return
        n, text = chair.step.n, self.chance.choice(chair.step.choices).text
        await chair.say(Answer(n, text))
        step = await chair.until(StepShown, lambda step: step.since > n)
        self.acknowledged[step.since - 1] = text         # the entry that put the new question is this answer


def test_nothing_acknowledged_is_lost(database: str) -> None:
    killed = Killed(database)
    chance = random.Random(20)

    async def story() -> None:
        process = killed.start()
        guests = [Guest(killed.port), Guest(killed.port)]
        players: list[Player] = []
        before: dict[str, list[e.AnyEntry]] = {}
        done = 0
        try:
            for kill in range(KILLS):
                await killed.up()
                tables = stored(database)
                for table, entries in before.items():    # what was there is there, as it was
                    assert tables[table][:len(entries)] == entries
                if not players or over(tables[players[0].table], players[0].table):
                    check(players, tables)
                    done += len(players) and len(players[0].acknowledged) + len(players[1].acknowledged)
                    info = await guests[0].open(NewTable("sen", 2, options={"rounds": "20"}))
                    await guests[0].sit(info.id, "Sowa")
                    await guests[1].sit(info.id, "Kot")
                    players = [Player(guest, info.id, kill * 2 + k) for k, guest in enumerate(guests)]
                playing = [asyncio.create_task(player.play()) for player in players]
                await asyncio.sleep(chance.uniform(0.02, 0.25))
                process.kill()
                process.join()
                await asyncio.gather(*playing)
                before = stored(database)
                check(players, before)
                process = killed.start()
            done += sum(len(player.acknowledged) for player in players)
            assert done > KILLS                          # it was killed among answers, not before them
        finally:
            process.kill()
            process.join()

    asyncio.run(story())


def over(entries: list[e.AnyEntry], table: str) -> bool:
    return Table.of(table, entries).stage == "over"


def check(players: list[Player], tables: dict[str, list[e.AnyEntry]]) -> None:
    """Every acknowledged answer stands in the list under its number."""
    for seat, player in enumerate(players):
        entries = tables[player.table]
        for number, text in player.acknowledged.items():
            assert number < len(entries), f"the acknowledged answer {number} is lost"
            entry = entries[number]
            assert isinstance(entry, e.Answered), (number, msgspec.to_builtins(entry))
            assert (entry.seat, entry.action) == (seat, text)


@pytest.mark.parametrize("cut", [1, 7, 30])
def test_a_list_cut_anywhere_is_a_table(database: str, cut: int) -> None:
    """What a crash leaves is a prefix of the list, and every prefix is a table that can be played on."""
    async def story() -> str:
        from sennik.server.serve import serving
        async with serving(database, QUICK) as port:
            watcher = Guest(port)
            info = await watcher.open(NewTable("sen", 2, bots={0: "random", 1: "random"}))
            async with watcher.at(info.id) as chair:
                await chair.play(lambda step: "")
            return info.id
    table = asyncio.run(story())
    entries = stored(database)[table]
    assert Table.of(table, entries).stage == "over"
    assert Table.of(table, entries[:-cut]).stage == "playing"
