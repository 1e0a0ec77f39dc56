"""Several servers on one PostgreSQL: any of them serves any table, and what one writes the others show at once."""
from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from sennik import games
from sennik.engine.errors import Refused
from sennik.match.messages import StepShown
from sennik.server.client import Client
from sennik.server.messages import AnswerMessage, Games, NewTable, Refusal
from sennik.server.serve import serving
from sennik.server.settings import Rate, Settings

from ..server.people import play_by_chance

pytestmark = pytest.mark.anyio
MANY = Rate(1e6, 1e6)
QUICK = Settings(bots=0, pace=0, said=MANY, posted=MANY, asked=MANY, opened=MANY, patience=0.2, heartbeat=0.5)


@pytest.fixture
async def ports(postgres: str) -> AsyncIterator[tuple[int, int]]:
    async with serving(postgres, QUICK) as one, serving(postgres, QUICK) as other:
        yield one, other


async def test_a_game_between_people_at_different_servers(ports: tuple[int, int]) -> None:
    one, other, watcher = Client(ports[0]), Client(ports[1]), Client(ports[1])
    info = await one.open(NewTable("sen", 3, bots={2: "random"}, options={"rounds": "2"}))
    await other.get("/api/games", Games)                 # the cookie, before the socket
    async with one.at(info.id) as sowa, other.at(info.id) as kot, watcher.at(info.id) as looker:
        await one.sit(info.id, "Sowa")
        await other.sit(info.id, "Kot")
        for chair in (sowa, kot, looker):
            await chair.until(StepShown)
        await sowa.sees(lambda seats: seats.seats[1].here and seats.watching == 1)
        ends = await asyncio.gather(play_by_chance(sowa, 1), play_by_chance(kot, 2), play_by_chance(looker, 3))
        assert len({end.scores for end in ends}) == 1
        assert len({end.n for end in ends}) == 1
    for guest in (one, other):
        body = (await guest.ask("GET", f"/api/tables/{info.id}/record"))[1].decode()
        assert tuple(games.read(body)[1].scores()) == ends[0].scores


async def test_the_same_question_answered_at_two_servers_is_answered_once(ports: tuple[int, int]) -> None:
    one = Client(ports[0])
    info = await one.open(NewTable("sen", 2, bots={1: "random"}))
    await one.sit(info.id, "Sowa")
    twin = Client(ports[1])
    twin.cookie = one.cookie
    async with one.at(info.id) as here, twin.at(info.id) as there:
        assert there.seats.you == 0
        for chair in (here, there):
            while chair.step.view.asked != 1:
                await chair.until(StepShown)
        n = here.step.n
        await asyncio.gather(here.say(AnswerMessage(n, "land 0 0")), there.say(AnswerMessage(n, "land 0 1")))
        refusals = 0
        for chair in (here, there):
            while chair.step.n == n:
                refusals += isinstance(await chair.hear(), Refusal)
        if not refusals:
            refusals += isinstance(await (here if here.step.events[0].i else there).hear(), Refusal)
        assert here.step == there.step
        assert here.step.n == n + 1


async def test_one_seat_wanted_at_two_servers_goes_to_one(ports: tuple[int, int]) -> None:
    opener = Client(ports[0])
    info = await opener.open(NewTable("sen", 4))
    wishes = [Client(ports[k % 2]).sit(info.id, f"Sowa {k}", 0) for k in range(6)]
    done = await asyncio.gather(*wishes, return_exceptions=True)
    assert sum(not isinstance(result, BaseException) for result in done) == 1
    assert {result.word for result in done if isinstance(result, Refused)} == {"seat-taken"}


async def test_a_server_that_stops_is_replaced_by_another(postgres: str) -> None:
    async with serving(postgres, QUICK) as first:
        guest = Client(first)
        info = await guest.open(NewTable("koty", 2, bots={1: "random"}))
        await guest.sit(info.id, "Sowa")
        async with guest.at(info.id) as chair:
            before = chair.step
    async with serving(postgres, QUICK) as second:
        guest.port = second
        async with guest.at(info.id) as chair:
            assert chair.seats.you == 0
            assert chair.step.n >= before.n
            assert (await play_by_chance(chair, 4)).result is not None


async def test_who_is_gone_at_one_server_is_not_replaced_while_present_at_another(ports: tuple[int, int]) -> None:
    one, other = Client(ports[0]), Client(ports[1])
    info = await one.open(NewTable("sen", 2, grace=1))
    await one.sit(info.id, "Sowa")
    await other.sit(info.id, "Kot")
    async with one.at(info.id) as sowa:
        async with other.at(info.id):
            await sowa.sees(lambda seats: seats.seats[1].here)
            await asyncio.sleep(1.3)
            await sowa.answer("land 0 0")
            assert not sowa.seats.seats[1].level
        await sowa.sees(lambda seats: bool(seats.seats[1].level))     # gone from both
