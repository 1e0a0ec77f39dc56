"""Killed at any moment and started again: nothing that was acknowledged is lost, and the table plays on."""
from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from sennik.match import entries as e
from sennik.match.messages import StepShown
from sennik.match.table import Table
from sennik.server.client import Client, ClientAtTable
from sennik.server.messages import AnswerMessage, Hello, NewTable

from .people import hesitate
from .process import QUICK, Process

KILLS = 50


def stored(database: str) -> dict[str, list[e.AnyEntry]]:
    """What is in the file, read past the server."""
    with closing(sqlite3.connect(database)) as db:
        lists: dict[str, list[e.AnyEntry]] = {}
        for table, number, body in db.execute("SELECT table_id, number, body FROM listed ORDER BY table_id, number"):
            found = lists.setdefault(table, [])
            assert number == len(found)                  # no gap
            found.append(e.read(body))
        return lists


class Player:
    """One of two people who answer by chance until the line breaks, and keep what was acknowledged."""

    def __init__(self, guest: Client, table: str, seed: int) -> None:
        self.guest = guest
        self.table = table
        self.chance = random.Random(seed)
        self.acknowledged: dict[int, str] = {}           # by number: the answer

    async def play(self) -> None:
        chair = self.guest.at(self.table)
        try:
            await chair.connect()
            await chair.say(Hello(3, "en"))
            await chair.until(StepShown)
            while chair.step.result is None:
                await self.turn(chair)
        except (ConnectionClosed, InvalidHandshake, OSError, EOFError):
            return

    async def turn(self, chair: ClientAtTable) -> None:
        if not chair.asked:
            await chair.until(StepShown)
            return
        n, text = chair.step.n, self.chance.choice(chair.step.answers).text
        await hesitate(self.chance)
        await chair.say(AnswerMessage(n, text))
        step = await chair.until(StepShown, lambda step: step.since > n)
        self.acknowledged[step.since - 1] = text         # the entry that put the new question is this answer


def test_nothing_acknowledged_is_lost(database: str) -> None:
    server = Process(database)
    chance = random.Random(20)

    async def story() -> None:
        server.start()
        guests = [Client(server.port), Client(server.port)]
        players: list[Player] = []
        before: dict[str, list[e.AnyEntry]] = {}
        done = 0
        try:
            for kill in range(KILLS):
                await asyncio.to_thread(server.up)
                tables = stored(database)
                for table, entries in before.items():    # what was there is there, as it was
                    assert tables[table][:len(entries)] == entries
                if not players or over(tables[players[0].table], players[0].table):
                    check(players, tables)
                    done += heard(players)
                    info = await guests[0].open(NewTable("sen", 2, options={"rounds": "20"}))
                    await guests[0].sit(info.id, "Sowa")
                    await guests[1].sit(info.id, "Kot")
                    players = [Player(guest, info.id, kill * 2 + k) for k, guest in enumerate(guests)]
                playing = [asyncio.create_task(player.play()) for player in players]
                goal = heard(players) + chance.randint(1, 9)
                while heard(players) < goal and not all(task.done() for task in playing):
                    await asyncio.sleep(0.001)
                await asyncio.sleep(chance.uniform(0, 0.01))         # anywhere between this answer and the next
                server.kill()
                await asyncio.gather(*playing)
                before = stored(database)
                check(players, before)
                server.start()
            done += heard(players)
            assert done >= KILLS                         # it was killed among answers, each time after new ones
        finally:
            server.kill()

    asyncio.run(story())


def heard(players: list[Player]) -> int:
    """How many answers were acknowledged."""
    return sum(len(player.acknowledged) for player in players)


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
            assert (entry.seat, entry.answer) == (seat, text)


@pytest.mark.parametrize("cut", [1, 7, 30])
def test_a_list_cut_anywhere_is_a_table(database: str, cut: int) -> None:
    """What a crash leaves is a prefix of the list, and every prefix is a table that can be played on."""
    async def story() -> str:
        from sennik.server.serve import serving
        async with serving(database, QUICK) as port:
            watcher = Client(port)
            info = await watcher.open(NewTable("sen", 2, bots={0: "random", 1: "random"}))
            async with watcher.at(info.id) as chair:
                await chair.play(lambda step: "")
            return info.id
    table = asyncio.run(story())
    entries = stored(database)[table]
    assert Table.of(table, entries).stage == "over"
    assert Table.of(table, entries[:-cut]).stage == "playing"
