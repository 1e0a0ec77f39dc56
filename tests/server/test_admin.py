"""`sennik admin`: what whoever runs a server sees and does, beside a server that runs and without one."""
from __future__ import annotations

import asyncio
import dataclasses
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from sennik import games
from sennik.cli import main
from sennik.engine.errors import Refused
from sennik.server.client import Client
from sennik.server.messages import NewTable, OwnGames, TableInfo
from sennik.server.serve import serving
from sennik.server.settings import Settings
from sennik.words import LANGS

from ..store.conftest import cluster, postgres  # noqa: F401
from .people import play_by_chance

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return str(tmp_path / "sennik.sqlite") if request.param == "sqlite" else request.getfixturevalue("postgres")


@pytest.fixture
def settings(quick: Settings) -> Settings:
    return dataclasses.replace(quick, errands=0.01)


class Said:
    """What a command said."""

    def __init__(self, capsys: pytest.CaptureFixture[str], database: str) -> None:
        self.capsys = capsys
        self.database = database

    async def __call__(self, *words: str, code: int = 0) -> str:
        """In a thread: it has a loop of its own, as in a process of its own."""
        self.capsys.readouterr()
        argv = ["admin", *words, "--database", self.database, "--lang", "en"]
        assert await asyncio.to_thread(main, argv) == code, self.capsys.readouterr()
        out, err = self.capsys.readouterr()
        if code:
            assert err.count("\n") == 1
            return err
        assert err == ""
        return out

    async def json(self, *words: str) -> Any:
        return json.loads(await self(*words, "--json"))


@pytest.fixture
def admin(capsys: pytest.CaptureFixture[str], database: str) -> Said:
    return Said(capsys, database)


async def played(guest: Client, name: str = "Sowa") -> TableInfo:
    """A game that is over."""
    info = await guest.open(NewTable("sen", 2, bots={1: "random"}, options={"rounds": "1"}, public=True))
    await guest.sit(info.id, name)
    async with guest.at(info.id) as chair:
        await play_by_chance(chair, 1)
    while (await guest.ask("GET", f"/api/tables/{info.id}/record"))[0] != 200 or not (
            await guest.get("/api/me/games", OwnGames)).over:
        await asyncio.sleep(0.01)
    return info


async def begun(guest: Client, other: Client | None = None) -> TableInfo:
    """A game in play: of two people, or of one and a bot."""
    info = await guest.open(NewTable("sen", 2, bots={} if other else {1: "random"}, public=True))
    await guest.sit(info.id, "Sowa")
    if other is not None:
        await other.sit(info.id, "Puchacz")
        async with guest.at(info.id) as chair:           # where it shows what it sealed
            assert chair.begun
    return info


async def test_tables_are_listed_and_looked_at_while_the_server_runs(database: str, settings: Settings,
                                                                     admin: Said) -> None:
    async with serving(database, settings) as port:
        guest = Client(port)
        over, playing = await played(guest), await begun(guest, Client(port))
        waiting = await guest.open(NewTable("koty", 3))
        found = await admin.json("list")
        assert {line["id"]: line["stage"] for line in found["tables"]} == {
            over.id: "over", playing.id: "playing", waiting.id: "waiting"}
        assert found["count"] == 3
        assert [line["id"] for line in (await admin.json("list", "--stage", "playing"))["tables"]] == [playing.id]
        assert (await admin.json("list", "--most", "1"))["count"] == 3
        assert "Puchacz" in await admin("list")
        shown = await admin.json("show", playing.id)
        assert shown["seats"] == ["Sowa", "Puchacz"]
        assert shown["entries"] == 5
        person = await admin.json("show", shown["people"]["0"])
        assert {line["id"] for line in person["tables"]} == {over.id, playing.id}
        assert "1 over, 1 not over" in await admin("show", shown["people"]["0"])


async def test_no_secret_and_no_hidden_card_is_told(database: str, settings: Settings, admin: Said,
                                                    tmp_path: Path) -> None:
    """All that the command says of a game in play follows from what the lobby may know: not from the list."""
    async with serving(database, settings) as port:
        guest, other = Client(port), Client(port)
        info = await begun(guest, other)
        said = [await admin(*words) for words in (("list",), ("list", "--json"), ("show", info.id),
                                                  ("show", info.id, "--json"), ("check",))]
        hidden = tmp_path / "hidden.json"
        assert "not over" in await admin("export", info.id, "--file", str(hidden), code=2)
        assert not hidden.exists()
        async with guest.at(info.id) as chair:
            answers = [answer.text for answer in chair.step.answers]
        cookies = [client.cookie.partition("=")[2] for client in (guest, other)]
        for text in said:
            assert not any(word in text for word in (*cookies, *answers, "secret", "share", "land"))
    from sennik.store import glance_at
    store = glance_at(database)
    opened = json.loads((await store.entries(info.id))[0])
    await store.close()
    assert not any(opened["secret"] in text for text in said)


async def test_a_closed_table_sends_everybody_away_and_can_be_opened_again(database: str, settings: Settings,
                                                                           admin: Said) -> None:
    async with serving(database, settings) as port:
        guest, other = Client(port), Client(port)
        info = await begun(guest, other)
        async with guest.at(info.id) as chair:
            n = chair.step.n
            assert "is closed" in await admin("close", info.id)
            with pytest.raises(Refused, match="table closed"):
                await chair.until(type(None))
        for path in ("", "/record"):
            status, body, _ = await guest.ask("GET", f"/api/tables/{info.id}{path}")
            assert (status, json.loads(body)["word"]) == (404, "table-closed")
        assert (await guest.get("/api/me/games", OwnGames)).open == ()
        assert (await admin.json("show", info.id))["closed"]
        assert (await admin("check")).startswith("All 1 ")
        await admin("open", info.id)
        async with guest.at(info.id) as chair:
            assert chair.step.n == n                     # where it was left
            await chair.answer(chair.step.answers[0].text)


async def test_a_deleted_table_is_gone_with_all_that_was_kept_of_it(database: str, settings: Settings,
                                                                    admin: Said) -> None:
    async with serving(database, settings) as port:
        guest = Client(port)
        over, playing = await played(guest), await begun(guest)
        async with guest.at(playing.id) as chair:
            await admin("delete", playing.id)
            with pytest.raises((Refused, EOFError)):
                await chair.until(type(None))
        assert (await guest.ask("GET", f"/api/tables/{playing.id}"))[0] == 404
        assert "no table" in await admin("show", playing.id, code=2)
    await admin("delete", over.id)                       # without a server, too
    assert (await admin.json("list")) == {"tables": [], "count": 0}
    assert (await admin("check")).startswith("All 0 ")


async def test_a_person_is_forgotten_and_others_play_on(database: str, settings: Settings, admin: Said) -> None:
    async with serving(database, settings) as port:
        guest, other = Client(port), Client(port)
        alone, shared = await played(guest), await begun(guest, other)
        person = (await admin.json("show", shared.id))["people"]["0"]
        assert "forgotten" in await admin("delete", person)
        assert "no person" in await admin("show", person, code=2)
        assert "no table" in await admin("show", alone.id, code=2)
        assert "Sowa" not in await admin("show", shared.id)
        async with other.at(shared.id) as chair:
            await play_by_chance(chair, 3)


async def test_games_are_taken_out_as_their_players_would(database: str, settings: Settings, admin: Said,
                                                          tmp_path: Path) -> None:
    one, all_of_them = tmp_path / "one.json", tmp_path / "all.zip"
    async with serving(database, settings) as port:
        guest = Client(port)
        info = await played(guest)
        record = (await guest.ask("GET", f"/api/tables/{info.id}/record"))[1]
        await admin("export", info.id, "--file", str(one))
        person = (await admin.json("show", info.id))["people"]["0"]
        assert "One game is" in await admin("export", person, "--file", str(all_of_them))
    assert one.read_bytes() == record
    games.read(one.read_text())
    with ZipFile(all_of_them) as pack:
        assert [pack.read(name) for name in pack.namelist()] == [record]
    assert "already" in await admin("export", info.id, "--file", str(one), code=2)
    assert "Where to" in await admin("export", info.id, code=2)
    assert one.read_bytes() == record


async def test_a_check_finds_what_does_not_play_again(tmp_path: Path, settings: Settings,
                                                      capsys: pytest.CaptureFixture[str]) -> None:
    database = str(tmp_path / "sennik.sqlite")
    async with serving(database, settings) as port:
        guest = Client(port)
        tables = [(await played(guest)).id for _ in range(5)]
    with closing(sqlite3.connect(database)) as file:
        file.execute("DELETE FROM entries WHERE table_id = ? AND number = 3", (tables[0],))
        file.execute("DELETE FROM lines WHERE id = ?", (tables[1],))
        file.execute("DELETE FROM entries WHERE table_id = ?", (tables[2],))
        file.execute("UPDATE archive SET record = (SELECT record FROM archive WHERE table_id = ?) WHERE table_id = ?",
                     (tables[4], tables[3]))
        file.commit()
    assert await asyncio.to_thread(main, ["admin", "check", "--database", database, "--lang", "en"]) == 2
    out, err = capsys.readouterr()
    assert err == "4 of 5 tables cannot be played again.\n"
    assert sorted(line.partition(":")[0] for line in out.splitlines()) == sorted(tables[:4])


async def test_a_check_names_the_tables_that_lie_where_a_file_is_damaged(
        tmp_path: Path, settings: Settings, capsys: pytest.CaptureFixture[str]) -> None:
    database = tmp_path / "sennik.sqlite"
    async with serving(str(database), settings) as port:
        guest = Client(port)
        tables = [(await played(guest)).id for _ in range(2)]
    with closing(sqlite3.connect(database)) as file:
        size, root = file.execute("SELECT page_size, rootpage FROM pragma_page_size, sqlite_master "
                                  "WHERE name = 'archive'").fetchone()
    body = bytearray(database.read_bytes())
    body[(root - 1) * size:root * size] = bytes([0xa5]) * size
    database.write_bytes(body)
    assert await asyncio.to_thread(main, ["admin", "check", "--database", str(database), "--lang", "en"]) == 2
    out, err = capsys.readouterr()
    assert err == "2 of 2 tables cannot be played again.\n"
    assert {line.partition(":")[0] for line in out.splitlines()} == set(tables)
    assert database.read_bytes() == body


@pytest.mark.parametrize("words", [
    ("list", "sen"), ("lst",), ("show",), ("show", "abc"), ("close", "abcdefgh"), ("open", "%%%%%%%%%"),
    ("delete", "_" * 9), ("export", "abc", "--file", "x"), ("list", "--stage", "later"), ("list", "--most", "0"),
    ("check", "x")])
@pytest.mark.parametrize("lang", LANGS)
async def test_what_is_not_there_is_one_sentence_and_nothing_changes(words: tuple[str, ...], lang: str, tmp_path: Path,
                                                                     capsys: pytest.CaptureFixture[str]) -> None:
    database = tmp_path / "sennik.sqlite"
    from sennik.store import store_at
    store = store_at(str(database))
    await store.open()
    await store.close()
    before = database.read_bytes()
    assert await asyncio.to_thread(main, ["admin", *words, "--database", str(database), "--lang", lang]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert "error-" not in err
    assert database.read_bytes() == before


async def test_a_server_that_does_not_answer_is_said_to_be_so(tmp_path: Path, quick: Settings,
                                                              monkeypatch: pytest.MonkeyPatch,
                                                              capsys: pytest.CaptureFixture[str]) -> None:
    """And what was asked is asked no more: it is not done behind one's back later."""
    monkeypatch.setattr("sennik.store.errands.ask.__defaults__", (0.1,))
    database = str(tmp_path / "sennik.sqlite")
    async with serving(database, dataclasses.replace(quick, errands=3600)) as port:
        info = await begun(Client(port))
        assert "does not answer" in await Said(capsys, database)("close", info.id, code=2)
        with closing(sqlite3.connect(database)) as file:
            assert file.execute("SELECT * FROM errands").fetchall() == []
