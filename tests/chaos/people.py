"""People who play through it all: a line that breaks is opened again, anywhere, and everything is written down."""
from __future__ import annotations

import asyncio
import itertools
import random
import secrets
from http.client import HTTPException

import msgspec
from websockets.exceptions import WebSocketException

from sennik.engine.errors import Refused
from sennik.match.messages import StepShown
from sennik.server.client import Client, ClientAtTable
from sennik.server.messages import AnswerMessage, NewTable, Refusal

from .history import History, Saw, Sent, faces_of, sight_of
from .house import House

LINES = itertools.count()
BROKEN = (OSError, HTTPException, WebSocketException, EOFError, msgspec.DecodeError)
PATIENCE = 8.0


class Person:
    def __init__(self, house: House, history: History, seed: int) -> None:
        self.house = house
        self.history = history
        self.chance = random.Random(seed)
        self.name = f"P{seed}"
        self.client = Client(0)
        self.client.cookie = f"sennik={secrets.token_urlsafe(32)}"
        self.chair: ClientAtTable | None = None

    def elsewhere(self) -> None:
        self.client.port = self.chance.choice(self.house.servers).port

    async def request(self, what: str, *words: object) -> object:
        """Until it is done: opening a table twice opens two, and sitting down twice is no mistake."""
        while True:
            self.elsewhere()
            try:
                async with asyncio.timeout(PATIENCE):
                    return await getattr(self.client, what)(*words)
            except BROKEN:
                await asyncio.sleep(0.05 + self.chance.random() / 5)
            except Refused as refused:
                if refused.word not in {"store-down", "server-fault"}:
                    raise
                await asyncio.sleep(0.2)

    async def play(self, table: str, seat: int) -> None:
        """Until the game is over, whatever happens on the way."""
        over = False
        while not over:
            self.elsewhere()
            chair = ClientAtTable(self.client, table)
            line = next(LINES)
            try:
                async with asyncio.timeout(PATIENCE):
                    await chair.__aenter__()
                    if not hasattr(chair, "step"):       # others are still to show what they sealed
                        await chair.until(StepShown)
                self.chair = chair
                self.note(chair, table, seat, line)
                over = await self.converse(chair, table, seat, line)
            except BROKEN:
                await asyncio.sleep(0.02 + self.chance.random() / 5)
            except Refused as refused:
                if refused.word not in {"store-down", "server-fault", "stale"}:
                    raise
                await asyncio.sleep(0.2)
            finally:
                self.chair = None
                if hasattr(chair, "socket"):
                    chair.socket.transport.abort()

    def note(self, chair: ClientAtTable, table: str, seat: int, line: int) -> None:
        step = chair.step
        self.history.saw.append(Saw(table, seat, line, step.n, sight_of(step), faces_of(step)))

    async def converse(self, chair: ClientAtTable, table: str, seat: int, line: int) -> bool:
        while chair.step.result is None:
            if not chair.asked:
                await self.hear(chair, table, seat, line)
                continue
            before = chair.step
            one = Sent(table, seat, before.n, before.since, self.chance.choice(before.answers).text)
            self.history.sent.append(one)
            await chair.say(AnswerMessage(one.n, one.text))
            while chair.step.since <= one.n:
                said = await self.hear(chair, table, seat, line)
                if isinstance(said, Refusal) and said.to != "table":
                    one.outcome = "unknown" if said.word in {"store-down", "server-fault"} else "refused"
                    break
            else:
                one.outcome, one.upto = "done", chair.step.n
        return True

    async def hear(self, chair: ClientAtTable, table: str, seat: int, line: int) -> object:
        async with asyncio.timeout(PATIENCE):
            message = await chair.hear()
        if isinstance(message, StepShown):
            self.note(chair, table, seat, line)
        if isinstance(message, Refusal) and message.closing:
            raise ConnectionError(message.word)
        return message

    def cut(self) -> None:
        """The line breaks, without a word."""
        if self.chair is not None:
            self.chair.socket.transport.abort()


GAMES: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("sen", 3, {"rounds": "3"}), ("koty", 3, {}), ("kruki", 2, {}), ("sen", 2, {"rounds": "5"}), ("pracownia", 3, {}))


async def company(house: House, history: History, seed: int, people: int, ending: asyncio.Event,
                  persons: list[Person], tables: list[str]) -> None:
    """One table after the other, with two people and perhaps a bot, until it is enough."""
    chance = random.Random(seed)
    while not ending.is_set():
        game, seats, options = chance.choice(GAMES)
        group = [Person(house, history, 100_000 * seed + 10 * len(tables) + k) for k in range(2)]
        persons += group
        bots = dict.fromkeys(range(2, seats), "random")
        info = await group[0].request("open", NewTable(game, seats, options=dict(options), bots=bots, grace=0))
        table: str = getattr(info, "id")  # noqa: B009
        tables.append(table)
        for seat, person in enumerate(group):
            await person.request("sit", table, person.name, seat)
        await asyncio.gather(*[person.play(table, seat) for seat, person in enumerate(group)])
        for person in group:
            persons.remove(person)
