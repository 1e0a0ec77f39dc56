"""Thousands of strange messages and requests of every kind: the server answers, and the table is unharmed."""
from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Iterator

import msgspec
import pytest

from sennik.match.messages import StepShown
from sennik.server.client import Client
from sennik.server.messages import AnswerMessage, Hello, NewTable, Refusal, TableInfo
from sennik.server.serve import serving
from sennik.server.settings import Rate, Settings

pytestmark = pytest.mark.anyio
EACH = 1000
MANY = Rate(1e6, 1e6)
LAST = "zz"
TYPES = ["hello", "answer", "undo", "fill", "clear", "back", "rematch", "dance", "", None, 7]
STRANGE: list[object] = [None, True, -1, 0, 1, 5, 2**31, 2**64, 1.5, "", "draw", "x" * 70, "\x00", "🦉", [], {}, [[]],
                         {"n": 1}, "seat", "random", "greedy", "en"]
FIELDS = ["n", "answer", "seat", "level", "lang", "protocol", "type", "extra", "__class__"]


def broken(chance: random.Random) -> str:
    """Text that is hardly JSON."""
    good = json.dumps({"type": "answer", "n": 5, "answer": "dance"})
    at = chance.randrange(len(good))
    return chance.choice([good[:at], good[at:], good[:at] + chr(chance.randrange(32, 0x2FFF)) + good[at + 1:], good * 2,
                          "".join(chr(chance.randrange(1, 0xD7FF)) for _ in range(20)), "[" * chance.randrange(2000)])


def shapeless(chance: random.Random) -> str:
    """JSON of any shape."""
    body = {chance.choice(FIELDS): chance.choice(STRANGE) for _ in range(chance.randrange(5))}
    return json.dumps(body | {"type": chance.choice(TYPES)})


def stale(chance: random.Random) -> str:
    """Well-formed answers to questions that were never asked, or are long gone."""
    n = chance.choice([0, 1, 2, 999, 1_000_000])
    if chance.random() < 0.3:
        return json.dumps({"type": "undo", "n": n})
    return json.dumps({"type": "answer", "n": n, "answer": f"land 0 {chance.randrange(4)}"})


def illegal(chance: random.Random) -> str:
    """Answers that a game has, with the right number, but not to this question."""
    text = chance.choice(["draw", "wake", "drop", "use", "next", "land 1 0", "land 0 9", "keep 1", "take 2", "hold 0"])
    return json.dumps({"type": "answer", "n": "N", "answer": text}).replace('"N"', "%d")


@pytest.mark.parametrize("kind", [broken, shapeless, stale, illegal])
async def test_strange_messages(port: int, kind: Callable[[random.Random], str]) -> None:
    chance = random.Random(kind.__name__)
    guest, looker = Client(port), Client(port)
    info = await guest.open(NewTable("sen", 2, bots={1: "random"}))
    await guest.sit(info.id, "Sowa")
    async with guest.at(info.id) as witness:
        while witness.step.view.asked != 1:
            await witness.until(StepShown)
        before = witness.step
        for who in (guest, looker):
            await storm(who, info.id, [kind(chance) for _ in range(EACH)], before.n)
        async with guest.at(info.id) as after:           # as it was, and it plays on
            assert (after.step.n, after.step.view) == (before.n, before.view)
            assert (await after.answer("land 0 0")).n == before.n + 1


async def storm(guest: Client, table: str, texts: list[str], n: int) -> None:
    """All at once on one connection; it is answered, and stays open."""
    async with guest.at(table) as chair:
        async def listen() -> int:
            refusals = 0
            while True:
                message = await chair.hear()
                if isinstance(message, Refusal):
                    assert message.text
                    assert not message.closing
                    refusals += 1
                    if message.details.get("lang") == LAST:
                        return refusals
        listener = asyncio.create_task(listen())
        for text in texts:
            await chair.socket.send(text.replace("%d", str(n)))
        await chair.say(Hello(3, LAST))
        assert await asyncio.wait_for(listener, 20) > EACH / 2


def requests(chance: random.Random, table: str) -> Iterator[tuple[str, str, bytes | None, dict[str, str]]]:
    methods = ["GET", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH"]
    paths = ["/api/tables", f"/api/tables/{table}/seats", f"/api/tables/{table}", "/api/games", "/api/me/tables",
             f"/api/tables/{table}/record", "/words/pl.ftl", "/", "/%00", "/..%2f..%2fetc%2fpasswd", "/api/tables/%ff",
             "/t/x", f"/api/tables/{table}/live", "/rulebooks/sen/xx.md", "/healthz"]
    names = ["Cookie", "Origin", "Content-Type", "Accept-Language", "If-None-Match", "X-Strange"]
    values = ["", "sennik=" + "A" * 43, "sennik=" + "é" * 43, "null", ",;=", "*", "x" * 2000, "text/plain",
              "pl;q=x,en;q=", '"']
    for _ in range(400):
        body = chance.choice([None, b"", broken(chance).encode("utf-8", "replace"), shapeless(chance).encode(),
                              json.dumps({"name": chance.choice(STRANGE), "share": chance.choice(STRANGE)}).encode(),
                              json.dumps({"game": chance.choice(STRANGE), "seats": chance.choice(STRANGE)}).encode()])
        headers = {chance.choice(names): chance.choice(values)} if chance.random() < 0.5 else {}
        yield chance.choice(methods), chance.choice(paths), body, headers


async def test_strange_requests(port: int) -> None:
    chance = random.Random(3)
    guest = Client(port)
    info = await guest.open(NewTable("sen", 2))
    await guest.sit(info.id, "Sowa")
    other = Client(port)
    for method, path, body, headers in requests(chance, info.id):
        encoded = {name: value.encode("utf-8").decode("latin-1") for name, value in headers.items()}
        status, text, found = await other.ask(method, path, body, encoded)
        assert status < 500, (method, path, body, headers)
        assert "content-security-policy" in found
        if status >= 400 and text and method != "HEAD":
            assert msgspec.json.decode(text, type=Refusal).word
    seats = (await guest.get(f"/api/tables/{info.id}", TableInfo)).seats
    assert [seat.name for seat in seats] == ["Sowa", ""]


async def test_one_answer_a_thousand_times_over_is_given_once(port: int) -> None:
    guest = Client(port)
    info = await guest.open(NewTable("sen", 2, bots={1: "random"}))
    await guest.sit(info.id, "Sowa")
    async with guest.at(info.id) as chair:
        while chair.step.view.asked != 1:
            await chair.until(StepShown)
        n = chair.step.n
        for _ in range(EACH):
            await chair.say(AnswerMessage(n, "land 0 0"))
        words = [(await chair.until(Refusal)).word for _ in range(EACH - 1)]
        assert set(words) == {"stale"}
        assert chair.step.n == n + 1


async def test_thousands_of_messages_beyond_the_rate_harm_nobody(database: str) -> None:
    """Who goes on in spite of being told is sent away, again and again; the others play on."""
    settings = Settings(bots=0, pace=0, said=Rate(20, 1), strikes=180, opened=MANY)
    async with serving(database, settings) as port:
        guest = Client(port)
        info = await guest.open(NewTable("sen", 2, bots={1: "random"}))
        await guest.sit(info.id, "Sowa")
        async with guest.at(info.id) as witness:
            while witness.step.view.asked != 1:
                await witness.until(StepShown)
            for who in (guest, Client(port)) * 5:
                async with who.at(info.id) as chair:
                    for _ in range(300):
                        await chair.socket.send('{"type":"back"}')
                    last = await chair.until(Refusal, lambda refusal: refusal.closing)
                    assert last.word == "too-frequent"
                    await chair.socket.wait_closed()
                    assert chair.socket.close_code == 4429
            await witness.answer("land 0 0")


async def test_hundreds_of_messages_that_are_too_long_harm_nobody(port: int) -> None:
    """Each closes its own connection, or is refused; the table does not notice."""
    guest, other = Client(port), Client(port)
    info = await guest.open(NewTable("sen", 2, bots={1: "random"}))
    await guest.sit(info.id, "Sowa")
    async with guest.at(info.id) as witness:
        while witness.step.view.asked != 1:
            await witness.until(StepShown)
        chance = random.Random(5)
        for k in range(200):
            long = "x" * chance.randrange(16 * 1024 + 1, 100_000)
            if k % 2:
                status, text, _ = await other.ask("POST", f"/api/tables/{info.id}/seats", f'"{long}"'.encode())
                assert (status, msgspec.json.decode(text, type=Refusal).word) == (429, "too-big")
            else:
                async with other.at(info.id) as chair:
                    await chair.socket.send(long)
                    await chair.socket.wait_closed()
                    assert chair.socket.close_code == 1009
        await witness.answer("land 0 0")
