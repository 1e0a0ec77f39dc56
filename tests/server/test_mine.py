"""My games: what waits, what was played, statistics; on two devices by a code; exported, and deleted."""
from __future__ import annotations

import asyncio
import io
import zipfile
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from sennik import games
from sennik.engine.errors import Refused
from sennik.engine.game import SPECTATOR
from sennik.server.client import Client, read
from sennik.server.codes import SIZE
from sennik.server.messages import (
    CodeShown,
    Devices,
    Farewell,
    Games,
    Leave,
    NewLesson,
    NewTable,
    OwnGames,
    Statistics,
    TableInfo,
    Tables,
    TakeCode,
)
from sennik.server.middleware import hashed
from sennik.server.serve import serving
from sennik.server.settings import Rate, Settings
from sennik.server.tables import LETTERS
from sennik.store import store_at

from .people import play_by_chance

pytestmark = pytest.mark.anyio
PEOPLE = NewTable("sen", 2)
ALONE = NewTable("sen", 2, bots={1: "random"})


async def guest(port: int) -> Client:
    made = Client(port)
    await made.get("/api/games", Games)
    return made


async def mine(person: Client, page: str = "") -> OwnGames:
    return await person.get("/api/me/games" + (f"?before={page}" if page else ""), OwnGames)


async def code(person: Client) -> CodeShown:
    return await person.post("/api/me/code", {}, CodeShown)


async def take(person: Client, text: str) -> Devices:
    return await person.post("/api/me/devices", TakeCode(text), Devices)


async def drop(person: Client, path: str, kind: type[Devices] | type[Farewell]) -> Devices | Farewell:
    return read(*(await person.ask("DELETE", path))[:2], kind)


async def played(person: Client, new: NewTable, seed: int = 1) -> str:
    """A game against bots, to its end and into the archive."""
    info = await person.open(new)
    await person.sit(info.id, "Sowa")
    async with person.at(info.id) as chair:
        await play_by_chance(chair, seed)
    await over(person, info.id)
    return info.id


async def over(person: Client, table: str) -> None:
    for _ in range(200):
        if any(one.id == table for one in (await mine(person)).over):
            return
        await asyncio.sleep(0.01)
    raise TimeoutError


# ---- lists
async def test_what_waits_and_what_was_played_are_told_apart(port: int) -> None:
    sowa, kot = await guest(port), await guest(port)
    done = await played(sowa, ALONE)
    waiting = await sowa.open(PEOPLE)
    await sowa.sit(waiting.id, "Sowa")
    against_bots = await sowa.open(NewTable("koty", 2, bots={1: "random"}))
    await sowa.sit(against_bots.id, "Sowa")
    with_kot = await sowa.open(NewTable("koty", 2))
    await sowa.sit(with_kot.id, "Sowa")
    await kot.sit(with_kot.id, "Kot")
    found = await mine(sowa)
    assert {one.id for one in found.open} == {waiting.id, against_bots.id, with_kot.id}
    assert [one.id for one in found.over] == [done]
    turns = {one.id: one.turn for one in found.open}
    assert turns[against_bots.id]                        # nobody else is waited for
    assert not turns[waiting.id]
    for person in (sowa, kot):
        async with person.at(with_kot.id) as chair:
            assert {one.id: one.turn for one in (await mine(person)).open}[with_kot.id] == chair.asked
    (end,) = found.over
    assert (end.you, end.turn) == (0, False)
    assert len(end.ends) == 2
    assert sum(seat.share for seat in end.ends) == pytest.approx(1)
    assert {seat.rank for seat in end.ends} <= {1, 2}
    record = games.read((await sowa.ask("GET", f"/api/tables/{done}/record"))[1].decode())
    assert [seat.score for seat in end.ends] == record[1].scores()
    assert [seat.share for seat in end.ends] == record[1].returns()


async def test_what_is_put_away_is_marked_and_what_is_over_stays(port: int) -> None:
    sowa = await guest(port)
    done = await played(sowa, ALONE)
    going = await sowa.open(ALONE)
    await sowa.sit(going.id, "Sowa")
    for table in (done, going.id):
        await sowa.ask("DELETE", f"/api/me/tables/{table}")
    found = await mine(sowa)
    assert [one.away for one in found.open] == [True]
    assert [one.id for one in found.over] == [done]
    assert (await sowa.get("/api/me/tables", Tables)).tables == ()


async def test_games_come_page_by_page(database: str, quick: Settings) -> None:
    async with serving(database, quick) as port:
        sowa = await guest(port)
        first = await sowa.open(ALONE)
        await sowa.sit(first.id, "Sowa")
    store = store_at(database)
    await store.open()
    (line,) = await store.mine([player(sowa)])
    ends = line.result
    for k in range(230):                                 # as many, over at the same moment by threes
        await store.create(replace(line, id=f"t{k:03}", stage="over", players=(player(sowa),), touched=k // 3,
                                   result=ends), [])
    await store.close()
    async with serving(database, quick) as port:
        sowa.port = port
        seen: list[str] = []
        page = ""
        for _ in range(5):
            found = await mine(sowa, page)
            assert len(found.over) <= 100
            assert bool(found.open) == (page == "")
            seen += [one.id for one in found.over]
            page = found.next
            if not page:
                break
        assert seen == sorted((f"t{k:03}" for k in range(230)), key=lambda one: (int(one[1:]) // 3, one), reverse=True)
        for wrong in ("x", "-", "12", "12-", "%C2%B2-t", "9" * 40 + "-t"):
            with pytest.raises(Refused, match="no such page"):
                await mine(sowa, wrong)


def player(person: Client) -> str:
    return hashed(person.cookie.partition("=")[2])


# ---- statistics
async def test_games_are_counted_by_game_and_company(port: int) -> None:
    sowa, kot = await guest(port), await guest(port)
    for seed in (1, 2):
        await played(sowa, ALONE, seed)
    info = await sowa.open(PEOPLE)
    await sowa.sit(info.id, "Sowa")
    await kot.sit(info.id, "Kot")
    async with sowa.at(info.id) as one, kot.at(info.id) as other:
        await asyncio.gather(play_by_chance(one, 1), play_by_chance(other, 2))
    await over(sowa, info.id)
    rows = {row.against: row for row in (await sowa.get("/api/me/statistics", Statistics)).rows}
    assert set(rows) == {"random", "people"}
    assert (rows["random"].games, rows["random"].game, rows["random"].fair) == (2, "sen", 0.5)
    assert rows["random"].wins == sum(rows["random"].last)
    assert len(rows["random"].last) == 2
    ends = (await mine(sowa)).over
    shares = [one.ends[one.you].share for one in ends if len([s for s in one.seats if s.who == "person"]) == 1]
    assert rows["random"].share == pytest.approx(sum(shares) / 2)
    theirs = (await kot.get("/api/me/statistics", Statistics)).rows
    assert [(row.against, row.games) for row in theirs] == [("people", 1)]
    assert theirs[0].share == pytest.approx(1 - rows["people"].share)


async def test_what_a_bot_ended_and_a_lesson_count_for_nobody(port: int) -> None:
    sowa, kot = await guest(port), await guest(port)
    await sowa.post("/api/lessons", NewLesson("sen", "Sowa"), TableInfo)
    info = await sowa.open(PEOPLE)
    await sowa.sit(info.id, "Sowa")
    await kot.sit(info.id, "Kot")
    async with sowa.at(info.id) as one, kot.at(info.id) as other:
        await one.say(Leave())
        await other.sees(lambda seats: bool(seats.seats[0].level))
        await play_by_chance(other, 2)
    await over(sowa, info.id)
    assert (await sowa.get("/api/me/statistics", Statistics)).rows == ()
    assert [row.against for row in (await kot.get("/api/me/statistics", Statistics)).rows] == ["people"]
    found = await mine(sowa)
    assert found.over[0].ends[0].stand_in
    assert found.open == ()                              # the lesson is in no list


# ---- another device
async def test_a_code_carries_games_to_another_device(port: int) -> None:
    sowa, phone = await guest(port), await guest(port)
    info = await sowa.open(ALONE)
    await sowa.sit(info.id, "Sowa")
    shown = await code(sowa)
    assert len(shown.code.replace("-", "")) == SIZE
    assert set(shown.code) <= {*LETTERS, "-"}
    assert shown.address.endswith("/me#code-" + shown.code.replace("-", ""))
    assert shown.picture.startswith("<svg")
    found = await take(phone, shown.code.upper().replace("-", " "))
    assert [device.here for device in found.devices].count(True) == 1
    assert len(found.devices) == 2
    assert found.code == 0
    assert [one.id for one in (await mine(phone)).open] == [info.id]
    assert (await phone.get(f"/api/tables/{info.id}", TableInfo)).you == 0
    async with sowa.at(info.id) as here, phone.at(info.id) as there:
        assert here.seats.you == there.seats.you == 0
        while not there.asked:
            await there.until(type(there.step))
        before = there.step.n
        await there.answer(there.step.answers[0].text)   # and it is the person's answer
        await here.until(type(here.step), lambda step: step.n > before)


async def test_what_the_other_device_played_comes_along(port: int) -> None:
    sowa, phone = await guest(port), await guest(port)
    own = await phone.open(ALONE)
    await phone.sit(own.id, "Sowa")
    both = await sowa.open(PEOPLE)                       # somebody plays with themself
    await sowa.sit(both.id, "Sowa")
    await phone.sit(both.id, "Sowa w drodze")
    await take(phone, (await code(sowa)).code)
    for device in (sowa, phone):
        assert {one.id for one in (await mine(device)).open} == {own.id, both.id}
        assert (await device.get(f"/api/tables/{own.id}", TableInfo)).you == 0
        async with device.at(own.id) as chair:
            assert chair.seats.you == 0
    assert (await sowa.get(f"/api/tables/{both.id}", TableInfo)).you == 0
    assert (await phone.get(f"/api/tables/{both.id}", TableInfo)).you == 1       # each is where it sat
    fresh = await phone.open(PEOPLE)
    async with phone.at(fresh.id) as chair:
        await sowa.sit(fresh.id, "Sowa")                 # sat down on one device, seen on the other
        assert (await chair.sees(lambda seats: seats.you != SPECTATOR)).you == 0


async def test_a_third_device_and_two_that_were_one_become_one_person(port: int) -> None:
    devices = [await guest(port) for _ in range(4)]
    tables = []
    for k, device in enumerate(devices):
        info = await device.open(ALONE)
        await device.sit(info.id, f"Sowa {k}")
        tables.append(info.id)
    await take(devices[1], (await code(devices[0])).code)
    await take(devices[3], (await code(devices[2])).code)
    await take(devices[2], (await code(devices[1])).code)
    for device in devices:
        assert {one.id for one in (await mine(device)).open} == set(tables)
        assert len((await device.get("/api/me/devices", Devices)).devices) == 4


@pytest.mark.parametrize("wrong", ["", "aaaa-aaaa-aaaa", "a" * 64, "'; DROP TABLE codes; --", "🦉", "\u0000"])
async def test_a_wrong_code_is_one_sentence(port: int, wrong: str) -> None:
    sowa, phone = await guest(port), await guest(port)
    await code(sowa)
    with pytest.raises(Refused, match="no such code"):
        await take(phone, wrong)
    assert len((await phone.get("/api/me/devices", Devices)).devices) == 1


async def test_a_code_is_good_once_and_the_newest_alone(port: int) -> None:
    sowa, phone, thief = [await guest(port) for _ in range(3)]
    old, new = await code(sowa), await code(sowa)
    with pytest.raises(Refused, match="no such code"):
        await take(thief, old.code)
    tries = await asyncio.gather(*[take(one, new.code) for one in (phone, thief)], return_exceptions=True)
    assert sum(isinstance(one, Devices) for one in tries) == 1
    assert sum(isinstance(one, Refused) and one.word == "no-such-code" for one in tries) == 1


async def test_a_code_can_be_withdrawn_and_is_not_for_its_own_device(port: int) -> None:
    sowa, phone = await guest(port), await guest(port)
    shown = await code(sowa)
    with pytest.raises(Refused, match="own code"):
        await take(sowa, shown.code)
    assert (await sowa.get("/api/me/devices", Devices)).code == shown.until      # and it is still good
    gone = await drop(sowa, "/api/me/code", Devices)
    assert isinstance(gone, Devices)
    assert gone.code == 0
    with pytest.raises(Refused, match="no such code"):
        await take(phone, shown.code)


async def test_an_old_code_is_good_no_more_and_is_kept_as_a_hash(database: str, quick: Settings,
                                                                 monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(database, quick) as port:
        sowa, phone = await guest(port), await guest(port)
        shown = await code(sowa)
        monkeypatch.setattr("sennik.server.mine.now", lambda: (shown.until + 1) * 1000)
        with pytest.raises(Refused, match="no such code"):
            await take(phone, shown.code)
    letters = shown.code.replace("-", "")
    for file in Path(database).parent.iterdir():
        assert letters.encode() not in file.read_bytes()
        assert shown.code.encode() not in file.read_bytes()


async def test_guessing_is_limited_by_address_and_for_all(database: str, quick: Settings) -> None:
    for setting in ("codes", "guesses"):
        async with serving(database, replace(quick, **{setting: Rate(3, 0)})) as port:  # type: ignore[arg-type]
            sowa, thief = await guest(port), await guest(port)
            for k in range(3):
                with pytest.raises(Refused, match="no such code"):
                    await take(thief, f"aaaa{k}")
            with pytest.raises(Refused, match="too frequent"):
                await take(thief, (await code(sowa)).code)
            assert (await mine(sowa)).open == ()         # all else goes on


async def test_a_device_that_is_signed_out_is_a_stranger_at_once(port: int) -> None:
    sowa, phone = await guest(port), await guest(port)
    info = await sowa.open(ALONE)
    await sowa.sit(info.id, "Sowa")
    await take(phone, (await code(sowa)).code)
    async with sowa.at(info.id) as chair:
        lost = next(one for one in (await phone.get("/api/me/devices", Devices)).devices if not one.here)
        left = await drop(phone, f"/api/me/devices/{lost.id}", Devices)
        assert isinstance(left, Devices)
        assert [one.here for one in left.devices] == [True]
        with pytest.raises(Refused, match="signed out"):
            await chair.sees(lambda _: False)
    async with sowa.at(info.id) as chair:                # the browser that took the seat, and lost it
        assert chair.seats.you == SPECTATOR
    assert (await mine(sowa)).open == ()
    assert [one.id for one in (await mine(phone)).open] == [info.id]
    with pytest.raises(Refused, match="no such device"):
        await drop(phone, f"/api/me/devices/{lost.id}", Devices)
    with pytest.raises(Refused, match="no such device"):
        await drop(phone, f"/api/me/devices/{left.devices[0].id}", Devices)       # one does not sign out oneself


async def test_all_other_devices_are_signed_out_together_with_the_code(port: int) -> None:
    sowa, phone, tablet, thief = [await guest(port) for _ in range(4)]
    info = await sowa.open(ALONE)
    await sowa.sit(info.id, "Sowa")
    for device in (phone, tablet):
        await take(device, (await code(sowa)).code)
    about = await code(sowa)
    left = await drop(phone, "/api/me/devices", Devices)
    assert isinstance(left, Devices)
    assert len(left.devices) == 1
    with pytest.raises(Refused, match="no such code"):
        await take(thief, about.code)
    for device in (sowa, tablet):
        assert (await mine(device)).open == ()
    assert len((await mine(phone)).open) == 1


async def test_who_has_no_cookie_sits_nowhere_and_other_sites_change_nothing(port: int) -> None:
    sowa = await guest(port)
    info = await sowa.open(ALONE)
    await sowa.sit(info.id, "Sowa")
    stranger = Client(port)
    async with stranger.at(info.id) as chair:            # without a cookie
        assert chair.seats.you == SPECTATOR
    elsewhere = Client(port, origin="http://elsewhere.example")
    elsewhere.cookie = sowa.cookie
    for method, path in (("POST", "/api/me/code"), ("POST", "/api/me/devices"), ("DELETE", "/api/me/devices"),
                         ("DELETE", "/api/me/code"), ("DELETE", "/api/me")):
        status, body, _ = await elsewhere.ask(method, path, b"{}" if method == "POST" else None)
        assert (status, msgspec.json.decode(body)["word"]) == (403, "foreign-origin")
    assert len((await mine(sowa)).open) == 1


# ---- all of it, taken along
async def test_all_finished_games_are_exported_as_records_that_are_right(port: int) -> None:
    sowa, kot = await guest(port), await guest(port)
    done = {await played(sowa, ALONE, 1), await played(sowa, NewTable("koty", 2, bots={1: "random"}), 2)}
    await played(kot, ALONE, 3)
    status, body, headers = await sowa.ask("GET", "/api/me/records")
    assert (status, headers["content-type"]) == (200, "application/zip")
    with zipfile.ZipFile(io.BytesIO(body)) as pack:
        assert pack.testzip() is None
        assert {name.rpartition("-")[2].removesuffix(".json") for name in pack.namelist()} == done
        for name in pack.namelist():
            text = pack.read(name).decode()
            _, state = games.read(text)
            assert not state.asked
            assert "Sowa" not in text
            assert player(sowa) not in text
    assert zipfile.ZipFile(io.BytesIO((await (await guest(port)).ask("GET", "/api/me/records"))[1])).namelist() == []


# ---- all of it, gone
async def test_deleting_removes_what_was_mine_alone(port: int) -> None:
    sowa, kot = await guest(port), await guest(port)
    done = await played(sowa, ALONE)
    going, lesson = await sowa.open(ALONE), await sowa.post("/api/lessons", NewLesson("sen", "Sowa"), TableInfo)
    await sowa.sit(going.id, "Sowa")
    theirs = await played(kot, ALONE)
    async with sowa.at(going.id) as chair, kot.at(going.id) as watcher:
        gone = await drop(sowa, "/api/me", Farewell)
        assert gone == Farewell(removed=3, left=0)
        for one in (chair, watcher):
            with pytest.raises(Refused, match="no such table"):
                await one.sees(lambda _: False)
    for table in (done, going.id, lesson.id):
        for path in (f"/api/tables/{table}", f"/api/tables/{table}/record"):
            with pytest.raises(Refused, match="no such table"):
                await sowa.get(path, TableInfo)
    assert await mine(sowa) == OwnGames((), (), "")
    assert [one.id for one in (await mine(kot)).over] == [theirs]
    assert await drop(sowa, "/api/me", Farewell) == Farewell(0, 0)
    again = await sowa.open(ALONE)                       # one can begin anew
    assert (await sowa.sit(again.id, "Sowa")).you == 0


async def test_at_tables_of_others_one_becomes_nobody(database: str, quick: Settings) -> None:
    async with serving(database, quick) as port:
        sowa, phone, kot, empty = [await guest(port) for _ in range(4)]
        waiting, playing, over_table, left = [await sowa.open(PEOPLE) for _ in range(4)]
        for info in (waiting, playing, over_table, left):
            await sowa.sit(info.id, "Sowa Pójdźka")
        async with sowa.at(left.id) as chair:            # stood up before the game
            await chair.say(Leave())
            await chair.sees(lambda seats: seats.you == SPECTATOR)
        for info in (playing, over_table, left):
            await kot.sit(info.id, "Kot")
        spare = await kot.open(NewTable("sen", 3))
        for person, name in ((kot, "Kot"), (sowa, "Sowa Pójdźka")):
            await person.sit(spare.id, name)
        async with sowa.at(playing.id):                  # the last share is shown, and it begins
            pass
        async with sowa.at(over_table.id) as one, kot.at(over_table.id) as other:
            await asyncio.gather(play_by_chance(one, 1), play_by_chance(other, 2))
        await over(kot, over_table.id)
        await take(phone, (await code(sowa)).code)
        secret = player(sowa)
        async with kot.at(playing.id) as chair:
            gone = await drop(phone, "/api/me", Farewell)
            assert gone == Farewell(removed=1, left=4)
            seats = await chair.sees(lambda seats: bool(seats.seats[0].level))
            assert (seats.seats[0].who, seats.seats[0].name) == ("person", "")
            await play_by_chance(chair, 4)               # it goes on, with a bot
        await over(kot, playing.id)
        for device in (sowa, phone):
            assert await mine(device) == OwnGames((), (), "")
            assert len((await device.get("/api/me/devices", Devices)).devices) == 1
        async with sowa.at(playing.id) as chair:
            assert chair.seats.you == SPECTATOR
        assert (await kot.get(f"/api/tables/{spare.id}", TableInfo)).seats[1].who == "free"
        lines = {one.id: one for one in (await mine(kot)).over}
        assert [seat.name for seat in lines[over_table.id].seats] == ["", "Kot"]
        record = (await kot.ask("GET", f"/api/tables/{over_table.id}/record"))[1]
        games.read(record.decode())                      # the game itself is as it was
    store = store_at(database)
    await store.open()
    for table in (waiting, playing, over_table, left, spare):
        text = "\n".join(await store.entries(table.id))
        assert "Pójdźka" not in text
        assert secret not in text
    assert await store.entries(waiting.id) == []
    await store.close()
    async with serving(database, quick) as port:         # read from the list again
        kot.port = empty.port = port
        info = await kot.get(f"/api/tables/{over_table.id}", TableInfo)
        assert (info.you, [seat.name for seat in info.seats]) == (1, ["", "Kot"])
        stranger = Client(port)                          # whose secret is as empty as the seat's
        async with stranger.at(over_table.id) as chair:
            assert chair.seats.you == SPECTATOR
        assert (await empty.get(f"/api/tables/{playing.id}", TableInfo)).you == SPECTATOR
