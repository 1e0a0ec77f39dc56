"""Replays over the wire: what a socket received is seen again to the byte, and nothing of a game that goes on."""
from __future__ import annotations

import gzip

import anyio
import msgspec
import pytest

from sennik.engine.errors import Refused
from sennik.engine.game import SPECTATOR
from sennik.match.messages import StepShown
from sennik.server.client import Client
from sennik.server.messages import NewLesson, NewTable, ReplayShown, TableInfo

from .test_leaks import played

pytestmark = pytest.mark.anyio


def steps(texts: list[str]) -> list[StepShown]:
    read = [msgspec.json.decode(text) for text in texts]
    found = [msgspec.convert(message, StepShown) for message in read if message["type"] == "step"]
    return [msgspec.structs.replace(step, left=()) for step in found if not step.past]


async def test_a_seat_sees_again_what_its_socket_received(port: int) -> None:
    info, chairs, cookies = await played(port, NewTable("sen", 3, options={"rounds": "2"}, bots={2: "random"}))
    for chair in chairs[:3]:
        seat = chair.seats.you
        eye = "watch" if seat == SPECTATOR else str(seat)
        again = await Client(port).get(f"/api/tables/{info.id}/replay/{eye}", ReplayShown)
        seen = {step.n: msgspec.structs.replace(step, left=()) for step in again.steps}
        sent = steps(chair.received)
        assert len(sent) > 5
        assert [seen[step.n] for step in sent[1:]] == sent[1:]
        assert again.seats.you == seat
        body = msgspec.json.encode(again).decode()
        assert not [cookie for cookie in cookies if cookie and cookie in body]


async def test_a_replay_is_sent_packed_to_who_can_unpack_it(port: int) -> None:
    info, _, _ = await played(port, NewTable("sen", 2, options={"rounds": "1"}))
    _, plain, _ = await Client(port).ask("GET", f"/api/tables/{info.id}/replay/open")
    _, packed, headers = await Client(port).ask("GET", f"/api/tables/{info.id}/replay/open",
                                                headers={"Accept-Encoding": "gzip"})
    assert headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed) == plain
    assert len(packed) < len(plain) / 5


async def refusal(client: Client, path: str) -> str:
    with pytest.raises(Refused) as refused:
        await client.get(path, ReplayShown)
    return refused.value.word


async def test_a_game_that_goes_on_has_no_replay_for_anybody(port: int) -> None:
    ola = Client(port)
    info = await ola.open(NewTable("sen", 2, bots={1: "random"}))
    for eye in ("0", "1", "watch", "open", "nobody"):
        assert await refusal(ola, f"/api/tables/{info.id}/replay/{eye}") == "not-over"       # it waits
    await ola.sit(info.id, "Ola")
    for client in (ola, Client(port)):
        for eye in ("0", "1", "watch", "open"):
            assert await refusal(client, f"/api/tables/{info.id}/replay/{eye}") == "not-over"
    lesson = await ola.post("/api/lessons", NewLesson("sen", "Ola"), TableInfo)
    assert await refusal(ola, f"/api/tables/{lesson.id}/replay/open") == "not-over"


async def test_there_are_no_other_tables_and_eyes(port: int) -> None:
    assert await refusal(Client(port), "/api/tables/nowhere/replay/open") == "no-such-table"
    info, _, _ = await played(port, NewTable("sen", 2, options={"rounds": "1"}))
    for eye in ("2", "7", "-1", "OPEN", "0%20", "a" * 300):
        assert await refusal(Client(port), f"/api/tables/{info.id}/replay/{eye}") == "no-such-eye"


async def test_the_record_of_a_private_game_is_for_its_players_alone(port: int) -> None:
    """It holds every card: who may not see the game again may not have it either, archived or not."""
    ola, stranger = Client(port), Client(port)
    info = await ola.open(NewTable("sen", 2, options={"rounds": "1"}, watch=False, bots={1: "random"}))
    await ola.sit(info.id, "Ola")
    path = f"/api/tables/{info.id}/record"
    assert b"no-watching" in (await stranger.ask("GET", path))[1]
    async with ola.at(info.id) as chair:
        while chair.step.result is None:
            if chair.asked:
                await chair.answer(chair.step.answers[0].text)
            else:
                await chair.until(StepShown)
    for _ in range(3):                                   # it is archived meanwhile
        status, body, _ = await stranger.ask("GET", path)
        assert (status, b"no-watching" in body, b"secret" in body) == (403, True, False)
        assert (await ola.ask("GET", path))[0] == 200
        await anyio.sleep(0.1)
