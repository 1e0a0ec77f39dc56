"""Whatever is sent: a clear refusal with its word, the table unharmed, and closed only where it must be."""
from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from sennik.engine.errors import Refused
from sennik.match.messages import SeatsShown, StepShown
from sennik.server.client import Client, ClientAtTable
from sennik.server.messages import AnswerMessage, Hello, NewTable, Refusal, TableInfo
from sennik.server.serve import serving
from sennik.server.settings import Rate, Settings

pytestmark = pytest.mark.anyio


async def seated(port: int, seats: int = 2, **other: Any) -> tuple[Client, TableInfo]:
    """A person at a table, bots on the other seats; it is for the person to peek first."""
    guest = Client(port)
    info = await guest.open(NewTable("sen", seats, bots=dict.fromkeys(range(1, seats), "random"), **other))
    return guest, await guest.sit(info.id, "Sowa")


async def settled(chair: ClientAtTable) -> None:
    """Until the bots have peeked."""
    while chair.step.view.asked != 1:
        await chair.until(StepShown)


async def refusal_of(chair: ClientAtTable, text: str | bytes) -> Refusal:
    await chair.socket.send(text)
    return await chair.until(Refusal)


# ---- over the WebSocket
@pytest.mark.parametrize(("text", "word"), [
    ("", "unreadable-message"),
    ("{", "unreadable-message"),
    ("null", "unreadable-message"),
    ("[]", "unreadable-message"),
    ("[" * 5000, "unreadable-message"),
    ("{}", "unreadable-message"),
    ('{"type":"dance"}', "unreadable-message"),
    ('{"type":"answer"}', "unreadable-message"),
    ('{"type":"answer","n":"5","answer":"draw"}', "unreadable-message"),
    ('{"type":"answer","n":-1,"answer":"draw"}', "unreadable-message"),
    ('{"type":"answer","n":1e400,"answer":"draw"}', "unreadable-message"),
    ('{"type":"answer","n":99999999999999999999,"answer":"draw"}', "unreadable-message"),
    ('{"type":"answer","n":5,"answer":7}', "unreadable-message"),
    ('{"type":"answer","n":5,"answer":"draw","seat":1}', "unreadable-message"),
    ('{"type":"answer","n":5,"answer":"' + "x" * 65 + '"}', "unreadable-message"),
    ('{"type":"answer","n":true,"answer":"draw"}', "unreadable-message"),
    ('{"type":"fill","seat":6,"level":"greedy"}', "unreadable-message"),
    ('{"type":"hello"}', "unreadable-message"),
    (b'{"type":"hello","protocol":3,"lang":"en"}', "unreadable-message"),
    (b"\xff\xfe\x00", "unreadable-message"),
    ('{"type":"answer","n":%d,"answer":"dance"}', "no-such-answer"),
    ('{"type":"answer","n":%d,"answer":""}', "no-such-answer"),
    ('{"type":"answer","n":%d,"answer":"land  0 0"}', "no-such-answer"),
    ('{"type":"answer","n":%d,"answer":"LAND 0 0"}', "no-such-answer"),
    ('{"type":"answer","n":%d,"answer":"draw"}', "not-allowed"),
    ('{"type":"answer","n":%d,"answer":"land 1 0"}', "not-allowed"),
    ('{"type":"answer","n":0,"answer":"land 0 0"}', "stale"),
    ('{"type":"answer","n":1000000,"answer":"land 0 0"}', "stale"),
    ('{"type":"undo","n":%d}', "undo-too-late"),
    ('{"type":"fill","seat":0,"level":"greedy"}', "game-begun"),
    ('{"type":"clear","seat":1}', "game-begun"),
    ('{"type":"back"}', "no-bot-there"),
    ('{"type":"rematch"}', "not-over"),
])
async def test_a_bad_message_is_refused_and_changes_nothing(port: int, text: str | bytes, word: str) -> None:
    guest, info = await seated(port)
    async with guest.at(info.id) as chair:
        await settled(chair)
        before = chair.step
        if isinstance(text, str) and "%d" in text:
            text %= before.n
        refusal = await refusal_of(chair, text)
        assert refusal.word == word
        assert refusal.text
        assert not refusal.closing
        assert refusal.to == ("" if word == "unreadable-message" else json.loads(text)["type"])
        await chair.say(Hello(3, "en"))
        await chair.until(StepShown)
        assert (chair.step.n, chair.step.view) == (before.n, before.view)
        await chair.answer("land 0 0")


async def test_the_same_answer_twice_at_once_is_given_once(port: int) -> None:
    guest, info = await seated(port)
    async with guest.at(info.id) as chair:
        await settled(chair)
        n = chair.step.n
        for _ in range(5):
            await chair.say(AnswerMessage(n, "land 0 0"))
        await chair.until(StepShown)
        assert [(await chair.until(Refusal)).word for _ in range(4)] == ["stale"] * 4
        assert chair.step.n == n + 1


async def test_who_looks_on_can_change_nothing(port: int) -> None:
    _, info = await seated(port)
    async with Client(port).at(info.id) as stranger:
        for text in ('{"type":"answer","n":3,"answer":"land 0 0"}', '{"type":"undo","n":3}', '{"type":"leave"}',
                     '{"type":"back"}', '{"type":"rematch"}', '{"type":"fill","seat":0,"level":"random"}'):
            assert (await refusal_of(stranger, text)).word == "not-seated"


async def test_hello_comes_first_and_soon(database: str) -> None:
    async with serving(database, Settings(bots=0, hello=0.3)) as port:
        guest, info = await seated(port)
        chair = guest.at(info.id)
        await chair.connect()
        assert (await refusal_of(chair, '{"type":"back"}')).word == "hello-first"
        late = await chair.until(Refusal)
        assert (late.word, late.closing) == ("hello-late", True)
        await chair.socket.wait_closed()
        assert chair.socket.close_code == 4408


@pytest.mark.parametrize(("hello", "word", "code"), [
    ({"protocol": 1, "lang": "en"}, "other-protocol", 4426),
    ({"protocol": 3, "lang": "xx"}, "no-such-language", None),
])
async def test_a_strange_hello(port: int, hello: dict[str, Any], word: str, code: int | None) -> None:
    guest, info = await seated(port)
    chair = guest.at(info.id)
    await chair.connect()
    assert (await refusal_of(chair, json.dumps({"type": "hello"} | hello))).word == word
    if code:
        await chair.socket.wait_closed()
        assert chair.socket.close_code == code
    else:
        await chair.until(SeatsShown)
        await chair.socket.close()


async def test_a_table_that_does_not_exist(port: int) -> None:
    for table in ("nowhere", "x" * 500, "%00", "..", "'%20OR%201=1"):
        chair = Client(port).at(table)
        await chair.connect()
        await chair.say(Hello(3, "en"))
        assert (await chair.until(Refusal)).word == "no-such-table"
        await chair.socket.wait_closed()
        assert chair.socket.close_code == 4404


async def test_a_message_that_is_too_long_closes_the_connection_and_harms_nobody(port: int) -> None:
    guest, info = await seated(port)
    async with guest.at(info.id) as witness:
        await settled(witness)
        chair = guest.at(info.id)
        await chair.connect()
        await chair.say(Hello(3, "en"))
        await chair.until(StepShown)
        await chair.socket.send("x" * 17_000)
        await chair.socket.wait_closed()
        assert chair.socket.close_code == 1009
        await witness.answer("land 0 0")


async def test_too_many_messages_are_refused_and_then_the_connection_is_closed(database: str) -> None:
    async with serving(database, Settings(bots=0, pace=0, said=Rate(10, 1), strikes=60)) as port:
        guest, info = await seated(port)
        async with guest.at(info.id) as witness:
            await settled(witness)
            chair = guest.at(info.id)
            await chair.connect()
            await chair.say(Hello(3, "en"))
            await chair.until(StepShown)
            for _ in range(12):
                await chair.socket.send('{"type":"back"}')
            words = [(await chair.until(Refusal)).word for _ in range(10)]
            assert words == ["no-bot-there"] * 9 + ["too-frequent"]
            for _ in range(100):
                await chair.socket.send('{"type":"back"}')
            last = await chair.until(Refusal, lambda refusal: refusal.closing)
            assert last.word == "too-frequent"
            await chair.socket.wait_closed()
            assert chair.socket.close_code == 4429
            await witness.answer("land 0 0")


async def test_a_client_that_does_not_read_is_dropped_and_delays_nobody(database: str) -> None:
    async with serving(database, Settings(bots=0, pace=0, queue=8, said=Rate(10_000, 10_000))) as port:
        guest, info = await seated(port)
        async with guest.at(info.id) as chair:
            await settled(chair)
            deaf = Client(port).at(info.id)
            await deaf.connect()
            deaf.socket.transport.pause_reading()
            for _ in range(2000):
                await deaf.say(Hello(3, "en"))
            await asyncio.wait_for(chair.answer("land 0 0"), 5)
            await chair.sees(lambda seats: seats.watching == 0)
            assert any('"watching":1' in text for text in chair.received)
            deaf.socket.transport.abort()
            await deaf.socket.wait_closed()


async def test_a_page_from_elsewhere_gets_no_socket(port: int) -> None:
    _, info = await seated(port)
    for origin in ("http://evil.example", f"http://127.0.0.1:{port + 1}", "null", "file://", f"ftp://127.0.0.1:{port}",
                   f"http://127.0.0.1:{port}.evil.example", "http://127.0.0.1:99999", ""):
        chair = Client(port, origin=origin).at(info.id)
        with pytest.raises(InvalidStatus) as error:
            await chair.connect()
        assert error.value.response.status_code == 403


# ---- over HTTP
async def asked(guest: Client, method: str, path: str, body: object = None, **headers: str) -> tuple[int, str]:
    raw = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
    status, text, _ = await guest.ask(method, path, raw, headers)
    return status, msgspec.json.decode(text, type=Refusal).word


NEW = {"game": "sen", "seats": 2}
JSON = {"Content-Type": "application/json"}
SIT = {"name": "Kot", "seal": "00" * 32}


@pytest.mark.parametrize(("body", "status", "word"), [
    ({**NEW, "game": "bridge"}, 400, "no-such-game"),
    ({**NEW, "game": "../sen"}, 400, "no-such-game"),
    ({**NEW, "seats": 6}, 400, "seats-out-of-range"),
    ({**NEW, "seats": 0}, 400, "unreadable-message"),
    ({**NEW, "seats": "2"}, 400, "unreadable-message"),
    ({**NEW, "options": {"edition": "gold"}}, 400, "no-such-value"),
    ({**NEW, "options": {"x": "y"}}, 400, "no-such-option"),
    ({**NEW, "options": {"edition": "long", "K": False}}, 400, "options-clash"),
    ({**NEW, "bots": {"1": "genius"}}, 400, "no-such-bot"),
    ({**NEW, "bots": {"5": "greedy"}}, 400, "no-such-chair"),
    ({**NEW, "bots": {"x": "greedy"}}, 400, "unreadable-message"),
    ({**NEW, "clock": -1}, 400, "unreadable-message"),
    ({**NEW, "clock": 1e9}, 400, "unreadable-message"),
    ({**NEW, "secret": "00"}, 400, "unreadable-message"),
    ({"game": "sen"}, 400, "unreadable-message"),
    (b"", 400, "unreadable-message"),
    (b"{", 400, "unreadable-message"),
    (b"\xff", 400, "unreadable-message"),
    (b"[" * 10_000, 400, "unreadable-message"),
    (b'{"game":"' + b"x" * 17_000 + b'"}', 429, "too-big"),
])
async def test_a_table_that_cannot_be_opened(port: int, body: object, status: int, word: str) -> None:
    assert await asked(Client(port), "POST", "/api/tables", body, **JSON) == (status, word)


@pytest.mark.parametrize(("body", "status", "word"), [
    ({**SIT, "name": ""}, 400, "name-empty"),
    ({**SIT, "name": "x" * 30}, 400, "name-long"),
    ({**SIT, "name": "x" * 100}, 400, "unreadable-message"),
    ({**SIT, "name": "a\u202eb"}, 400, "name-strange"),
    ({**SIT, "name": "SOWA"}, 409, "name-taken"),
    ({**SIT, "seal": "00" * 16}, 400, "unreadable-message"),
    ({**SIT, "seal": "zz" * 32}, 400, "unreadable-message"),
    ({**SIT, "seat": 0}, 409, "seat-taken"),
    ({**SIT, "seat": 4}, 400, "no-such-chair"),
    ({**SIT, "seat": 9}, 400, "unreadable-message"),
    ({"name": "Kot"}, 400, "unreadable-message"),
])
async def test_a_seat_that_cannot_be_taken(port: int, body: object, status: int, word: str) -> None:
    guest = Client(port)
    info = await guest.open(NewTable("sen", 4))
    await guest.sit(info.id, "Sowa")
    assert await asked(Client(port), "POST", f"/api/tables/{info.id}/seats", body) == (status, word)
    seats = (await guest.get(f"/api/tables/{info.id}", TableInfo)).seats
    assert [seat.who for seat in seats] == ["person"] + ["free"] * 3


async def test_a_full_table_takes_nobody(port: int) -> None:
    _, info = await seated(port)
    with pytest.raises(Refused, match="game begun"):
        await Client(port).sit(info.id, "Kot")


async def test_one_seat_wanted_by_many_goes_to_one(port: int) -> None:
    opener = Client(port)
    info = await opener.open(NewTable("sen", 2))
    async with opener.at(info.id):
        wishes = [Client(port).sit(info.id, f"Sowa {k}", 0) for k in range(8)]
        done = await asyncio.gather(*wishes, return_exceptions=True)
    assert sum(isinstance(result, TableInfo) for result in done) == 1
    assert {result.word for result in done if isinstance(result, Refused)} == {"seat-taken"}


async def test_the_record_is_kept_until_it_is_over(port: int) -> None:
    guest, info = await seated(port)
    assert await asked(guest, "GET", f"/api/tables/{info.id}/record") == (409, "not-over")
    assert await asked(guest, "GET", "/api/tables/nowhere/record") == (404, "no-such-table")


@pytest.mark.parametrize(("method", "path", "status", "word"), [
    ("GET", "/api/nothing", 404, "no-such-page"), ("GET", "/nothing.js", 404, "no-such-page"),
    ("GET", "/../../etc/passwd.txt", 404, "no-such-page"), ("GET", "/words/xx.ftl", 404, "no-such-page"),
    ("GET", "/api/tables/nowhere", 404, "no-such-table"), ("DELETE", "/api/tables", 405, "no-such-way"),
    ("POST", "/api/games", 405, "no-such-way"),
])
async def test_what_is_not_there(port: int, method: str, path: str, status: int, word: str) -> None:
    assert await asked(Client(port), method, path) == (status, word)


async def test_a_form_of_another_page_changes_nothing(port: int) -> None:
    guest = Client(port)
    body = json.dumps(NEW).encode()
    for origin in ("http://evil.example", "null", ""):
        assert await asked(guest, "POST", "/api/tables", body, Origin=origin) == (403, "foreign-origin")
    form = {"Content-Type": "text/plain"}
    assert await asked(guest, "POST", "/api/tables", body, **form) == (400, "unreadable-message")


async def test_too_many_requests_are_refused(database: str) -> None:
    settings = Settings(bots=0, posted=Rate(3, 0.001), asked=Rate(5, 0.001), opened=Rate(2, 0.001))
    async with serving(database, settings) as port:
        guest = Client(port)
        info, *_ = [await guest.open(NewTable("sen", 2)) for _ in range(3)]
        assert await asked(guest, "POST", "/api/tables", NEW) == (429, "too-frequent")
        statuses = [(await guest.ask("GET", "/api/games"))[0] for _ in range(7)]
        assert statuses == [200] * 5 + [429] * 2
        assert (await guest.ask("GET", "/livez"))[0] == 200
        chairs = [guest.at(info.id) for _ in range(3)]
        for chair in chairs[:2]:
            await chair.connect()
            await chair.say(Hello(3, "en"))
            await chair.until(SeatsShown)
        await chairs[2].connect()
        assert (await chairs[2].until(Refusal)).word == "too-frequent"
        for chair in chairs:
            await chair.socket.close()


async def test_a_table_has_room_for_so_many_who_look_on(database: str) -> None:
    async with serving(database, Settings(bots=0, watchers=2)) as port:
        guest, info = await seated(port)
        async with Client(port).at(info.id), Client(port).at(info.id):
            chair = Client(port).at(info.id)
            await chair.connect()
            await chair.say(Hello(3, "en"))
            assert (await chair.until(Refusal)).word == "table-crowded"
            await chair.socket.wait_closed()
            async with guest.at(info.id) as own:         # who sits there always has room
                assert own.seats.you == 0
