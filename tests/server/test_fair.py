"""Fair even against the house: no share is known to anybody before all are sealed, and nobody stops a table."""
from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from sennik import games
from sennik.engine.errors import Refused
from sennik.engine.record import Record
from sennik.engine.sealing import seal_of
from sennik.match.messages import StepShown
from sennik.server.client import Client
from sennik.server.messages import Games, Leave, NewTable, SealShare, ShowShare, SitDown, TableInfo
from sennik.server.serve import serving
from sennik.server.settings import Settings

from .people import play_by_chance

pytestmark = [pytest.mark.anyio, pytest.mark.pure]
SEN = NewTable("sen", 2)


async def guest(port: int) -> Client:
    found = Client(port)
    await found.get("/api/games", Games)
    return found


async def record_of(client: Client, table: str) -> Record:
    return games.read((await client.ask("GET", f"/api/tables/{table}/record"))[1].decode())[0]


async def test_who_sits_down_last_was_told_nothing_of_any_share(port: int) -> None:
    ola, jan, watcher = [await guest(port) for _ in range(3)]
    info = await ola.open(SEN)
    async with watcher.at(info.id) as looks, ola.at(info.id) as first, jan.at(info.id) as last:
        await ola.sit(info.id, "Ola")
        await last.sees(lambda seats: seats.seats[0].who == "person")
        own = ola.share(info.id, 0)
        before = "".join(last.received + looks.received) + str(await jan.get(f"/api/tables/{info.id}", TableInfo))
        assert seal_of(own) not in before
        await jan.sit(info.id, "Jan")
        await asyncio.gather(first.until(StepShown), last.until(StepShown), looks.until(StepShown))
        ends = await asyncio.gather(play_by_chance(first, 1), play_by_chance(last, 2))
        heard = [text for chair in (first, last, looks) for text in chair.received if '"result":{' not in text]
    record = await record_of(ola, info.id)
    secrets = [record.seed.secret.hex(), *[share.hex() for share in record.seed.shares]]
    assert len(heard) > 10
    assert not [text for text in heard if any(secret in text for secret in secrets)]
    assert [word for word, _, _ in record.seed.sealing] == ["sealed", "sealed", "unsealed", "unsealed"]
    assert ends[0].result is not None
    assert ends[0].result.sealing == record.seed.sealing
    assert record.seed.shares == (own, jan.share(info.id, 0))


async def test_a_person_with_bots_begins_by_sitting_down(port: int) -> None:
    ola = await guest(port)
    info = await ola.open(NewTable("sen", 3, bots={1: "random", 2: "random"}))
    assert (await ola.sit(info.id, "Ola")).stage == "playing"


async def test_what_was_not_sealed_cannot_be_shown_and_nobody_leaves_in_between(port: int) -> None:
    ola, jan = await guest(port), await guest(port)
    info = await ola.open(SEN)
    path = f"/api/tables/{info.id}"
    await ola.post(f"{path}/seats", SitDown("Ola", seal_of(b"a" * 16)), TableInfo)

    async def refused(client: Client, way: str, wish: object) -> str:
        with pytest.raises(Refused) as found:
            await client.post(f"{path}/{way}", wish, TableInfo)
        return found.value.word
    right = ShowShare((b"a" * 16).hex())
    assert await refused(ola, "shares", right) == "not-awaited", "not before all are sealed"
    await jan.post(f"{path}/seats", SitDown("Jan", seal_of(b"b" * 16)), TableInfo)
    assert await refused(ola, "shares", ShowShare((b"c" * 16).hex())) == "share-differs"
    other = await ola.post(f"{path}/seals", SealShare(seal_of(b"c" * 16)), TableInfo)
    assert other.sealing is not None
    assert other.sealing.seals[0] == seal_of(b"a" * 16), "the first one stands"
    assert await refused(await guest(port), "shares", right) == "not-seated"
    assert await refused(await guest(port), "seats", SitDown("Ewa", "00" * 32)) == "game-begun"
    async with ola.at(info.id) as chair:
        await chair.say(Leave())
        with pytest.raises(Refused, match="shuffling"):
            await chair.until(StepShown)
    shown = await ola.post(f"{path}/shares", right, TableInfo)
    assert shown.sealing is not None
    assert (shown.stage, shown.sealing.awaited) == ("waiting", 2)
    assert await ola.post(f"{path}/shares", right, TableInfo) == shown, "another tab may show the same"
    assert (await jan.post(f"{path}/shares", ShowShare((b"b" * 16).hex()), TableInfo)).stage == "playing"


async def test_after_a_reload_or_a_restart_the_shuffle_goes_on(database: str, quick: Settings) -> None:
    async with serving(database, quick) as port:
        ola, jan = await guest(port), await guest(port)
        info = await ola.open(SEN)
        await ola.sit(info.id, "Ola")
        assert (await jan.sit(info.id, "Jan")).stage == "waiting"
    async with serving(database, quick) as port:
        ola.port = jan.port = port
        async with ola.at(info.id) as first, jan.at(info.id) as second:
            await asyncio.gather(play_by_chance(first, 1), play_by_chance(second, 2))
        assert (await record_of(ola, info.id)).seed.shares == (ola.share(info.id, 0), jan.share(info.id, 0))


async def test_who_is_away_keeps_the_seat_but_adds_no_share(database: str, quick: Settings) -> None:
    async with serving(database, replace(quick, shuffle=0.3)) as port:
        ola, jan, ewa = [await guest(port) for _ in range(3)]
        info = await ola.open(NewTable("sen", 3))
        for client, name in ((ola, "Ola"), (jan, "Jan"), (ewa, "Ewa")):
            await client.sit(info.id, name)
        async with ewa.at(info.id) as last, jan.at(info.id) as second:
            await asyncio.gather(last.until(StepShown), second.until(StepShown))
            assert last.seats.seats[0].name == "Ola"
            async with ola.at(info.id) as first:
                assert first.seats.you == 0
                await asyncio.gather(*[play_by_chance(chair, k) for k, chair in enumerate((first, second, last))])
        seed = (await record_of(ola, info.id)).seed
    assert seed.shares == (b"", jan.share(info.id, 1), ewa.share(info.id, 1))
    assert [(word, seat) for word, seat, _ in seed.sealing if word == "withheld"] == [("withheld", 0)]


async def test_who_comes_too_late_is_told_how_it_stands(database: str, quick: Settings) -> None:
    async with serving(database, replace(quick, shuffle=0.2)) as port:
        ola, ewa = await guest(port), await guest(port)
        table = (await ola.open(SEN)).id
        path = f"/api/tables/{table}"
        await ola.post(f"{path}/seats", SitDown("Ola", seal_of(b"a" * 16)), TableInfo)
        await ewa.sit(table, "Ewa")
        async with ewa.at(table) as chair:
            if chair.seats.stage == "waiting":
                await chair.until(StepShown)
            for way, wish in (("shares", ShowShare((b"a" * 16).hex())), ("seals", SealShare(seal_of(b"b" * 16)))):
                shown = await ola.post(f"{path}/{way}", wish, TableInfo)
                assert (shown.you, shown.stage, shown.sealing) == (0, "playing", None)
