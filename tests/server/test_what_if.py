"""To play on from a moment over the wire: a table of its own, in nobody's list, for whoever may see the game again."""
from __future__ import annotations

from typing import Any

import msgspec
import pytest

from sennik.engine.errors import Refused
from sennik.games import read
from sennik.server.client import Client
from sennik.server.messages import (
    NewLesson,
    NewTable,
    NewWhatIf,
    OwnGames,
    Refusal,
    ReplayShown,
    Statistics,
    TableInfo,
    Tables,
)
from sennik.words import LANGS

from .people import play_by_chance
from .test_leaks import played

pytestmark = pytest.mark.anyio
WISH = NewWhatIf(moment=3, seat=0, anew=True, name="Ola", level="random")


async def own(port: int, **table: Any) -> tuple[Client, TableInfo]:
    """A game against a bot, to its end."""
    client = Client(port)
    info = await client.open(NewTable("sen", 2, options={"rounds": "1"}, bots={1: "random"}, **table))
    await client.sit(info.id, "Ola")
    async with client.at(info.id) as chair:
        await play_by_chance(chair, 3)
    return client, info


async def go_on(client: Client, table: str, wish: NewWhatIf = WISH, **change: Any) -> TableInfo:
    return await client.post(f"/api/tables/{table}/what-if", msgspec.structs.replace(wish, **change), TableInfo)


@pytest.mark.parametrize("anew", [False, True], ids=["as they lay", "anew"])
async def test_who_played_plays_on_from_the_own_seat(port: int, anew: bool) -> None:
    ola, old = await own(port)
    replay = await ola.get(f"/api/tables/{old.id}/replay/0", ReplayShown)
    made = await go_on(ola, old.id, anew=anew)
    assert (made.you, made.stage, made.public) == (0, "playing", False)
    assert [seat.who for seat in made.seats] == ["person", "bot"]
    async with ola.at(made.id) as chair:
        assert chair.table.what_if is not None
        assert (chair.table.what_if.table, chair.table.what_if.moment) == (old.id, 3)
        await play_by_chance(chair, 4)
    for path in ("/api/tables", "/api/me/tables"):
        assert made.id not in [line.id for line in (await ola.get(path, Tables)).tables]
    mine = await ola.get("/api/me/games", OwnGames)
    assert made.id not in [one.id for one in (*mine.open, *mine.over)]
    assert [row.games for row in (await ola.get("/api/me/statistics", Statistics)).rows] == [1]      # the game itself
    again = await ola.get(f"/api/tables/{made.id}/replay/0", ReplayShown)
    assert again.steps[0].view == replay.steps[3].view
    record, _ = read((await ola.ask("GET", f"/api/tables/{made.id}/record"))[1].decode())
    assert record.origin is not None
    assert (record.origin.table, record.origin.anew, len(record.origin.record.answers)) == (old.id, anew, 3)


async def test_who_only_looked_on_takes_any_seat_and_any_level(port: int) -> None:
    info, _, _ = await played(port, NewTable("sen", 3, options={"rounds": "1"}, bots={2: "random"}))
    stranger = Client(port)
    for seat in range(3):
        made = await go_on(stranger, info.id, seat=seat, level="apprentice", aid=True)
        assert made.you == seat
        assert [one.level for one in made.seats] == ["" if k == seat else "apprentice" for k in range(3)]
        assert made.aid


@pytest.mark.parametrize(("change", "word"), [
    ({"moment": 900_000}, "no-such-moment"), ({"seat": 1}, "what-if-other-seat"), ({"seat": 4}, "no-such-chair"),
    ({"name": " "}, "name-empty"), ({"level": "god"}, "no-such-bot")])
async def test_what_cannot_be_gone_on_from_is_refused_in_words(port: int, change: dict[str, Any], word: str) -> None:
    ola, old = await own(port)
    with pytest.raises(Refused) as refused:
        await go_on(ola, old.id, **change)
    assert refused.value.word == word
    for lang in LANGS:
        body = msgspec.json.encode(msgspec.structs.replace(WISH, **change))
        _, told, _ = await ola.ask("POST", f"/api/tables/{old.id}/what-if", body, headers={"Accept-Language": lang})
        sentence = msgspec.json.decode(told, type=Refusal).text
        assert sentence
        assert "{" not in sentence


async def test_the_last_moment_a_running_an_unknown_a_private_game_and_a_lesson_are_refused(port: int) -> None:
    ola, old = await own(port, watch=False)
    last = len((await ola.get(f"/api/tables/{old.id}/replay/0", ReplayShown)).steps) - 1
    running = await ola.open(NewTable("sen", 2, bots={1: "random"}))
    lesson = await ola.post("/api/lessons", NewLesson("sen", "Ola"), TableInfo)
    for client, table, moment, word in (
            (ola, old.id, last, "what-if-over"), (Client(port), old.id, 3, "no-watching"),
            (ola, running.id, 0, "not-over"), (ola, "nowhere", 0, "no-such-table"), (ola, lesson.id, 0, "not-over")):
        with pytest.raises(Refused) as refused:
            await go_on(client, table, moment=moment)
        assert refused.value.word == word
    await ola.sit(running.id, "Ola")
    with pytest.raises(Refused) as refused:
        await go_on(ola, running.id, moment=0)
    assert refused.value.word == "not-over"
