"""Everything a socket received in a whole game is what its seat may know, and nothing else."""
from __future__ import annotations

import asyncio
import json

import msgspec
import pytest

from sennik import games
from sennik.match.messages import StepShown
from sennik.server.client import Client, ClientAtTable
from sennik.server.messages import NewTable, TableInfo
from sennik.server.serve import serving
from sennik.server.settings import Settings

from .people import play_by_chance
from .truth import Truth

pytestmark = pytest.mark.anyio


async def played(port: int, new: NewTable) -> tuple[TableInfo, list[ClientAtTable], list[str]]:
    """A game of two people and a bot with one looking on, one reload in the middle; all chairs, and all secrets."""
    guests = [Client(port) for _ in range(3)]
    info = await guests[0].open(new)
    for k in (0, 1):
        await guests[k].sit(info.id, f"Gość {k}")
    async with guests[0].at(info.id) as one, guests[1].at(info.id) as other, guests[2].at(info.id) as watching:
        for chair in (one, other, watching):
            if not hasattr(chair, "step"):
                await chair.until(StepShown)
        reload = asyncio.create_task(late(guests[1], info.id))
        chairs = [one, other, watching]
        await asyncio.gather(*[play_by_chance(chair, seed) for seed, chair in enumerate(chairs)])
        chairs.append(await reload)
    return info, chairs, [guest.cookie.partition("=")[2] for guest in guests]


async def late(guest: Client, table: str) -> ClientAtTable:
    """A second tab that is opened in the middle and looks until the end."""
    await asyncio.sleep(0.15)
    async with guest.at(table) as chair:
        while chair.step.result is None:
            await chair.until(StepShown)
        return chair


@pytest.mark.parametrize("aid", [False, True])
@pytest.mark.parametrize("key", games.keys())
async def test_every_message_is_made_of_what_the_seat_may_know(port: int, key: str, aid: bool) -> None:
    card = games.identity(key)
    seats = min(card.most, 3)
    options: dict[str, str | bool | int] = {"rounds": "2"} if key == "sen" else {}
    info, chairs, cookies = await played(port, NewTable(key, seats, options=options, aid=aid,
                                                        bots={2: "random"} if seats > 2 else {}))
    body = (await Client(port).ask("GET", f"/api/tables/{info.id}/record"))[1].decode()
    record, _ = games.read(body)
    truth = Truth(record)
    for chair in chairs:
        truth.check_received(chair.received, chair.seats.you, aid, cookies)


async def test_no_message_names_who_answered_what(port: int) -> None:
    """The text of an answer reaches nobody: only what it did."""
    _, chairs, _ = await played(port, NewTable("sen", 3, options={"rounds": "1"}, bots={2: "random"}))
    allowed = {"type", "n", "since", "events", "fresh", "faces", "peeks", "view", "answers", "notes", "undo", "why",
               "scores", "left", "undone", "past", "result", "page"}
    for chair in chairs:
        for text in chair.received:
            message = json.loads(text)
            if message["type"] == "step":
                assert set(message) == allowed
                assert not message["answers"] or message["view"]["asked"] >> chair.seats.you & 1


async def test_the_log_of_the_server_holds_no_secret(database: str, quick: Settings,
                                                     caplog: pytest.LogCaptureFixture,
                                                     capsys: pytest.CaptureFixture[str]) -> None:
    caplog.set_level("DEBUG", logger="sennik")
    caplog.set_level("DEBUG", logger="uvicorn")
    async with serving(database, quick) as port:
        info, _, cookies = await played(port, NewTable("sen", 2, options={"rounds": "1"}))
        record, _ = games.read((await Client(port).ask("GET", f"/api/tables/{info.id}/record"))[1].decode())
    said = caplog.text + "".join(capsys.readouterr())
    for secret in (record.seed.secret.hex(), *cookies, *[share.hex() for share in record.seed.shares]):
        assert not secret or secret not in said


async def test_presence_is_all_that_is_told_of_others(port: int) -> None:
    one, other = Client(port), Client(port)
    info = await one.open(NewTable("sen", 3))
    await one.sit(info.id, "Sowa")
    async with one.at(info.id) as chair:
        await other.sit(info.id, "Kot")
        seats = await chair.sees(lambda seats: seats.seats[1].who == "person")
        assert set(msgspec.to_builtins(seats.seats[1])) == {"who", "name", "level", "here"}
