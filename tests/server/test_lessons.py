"""A lesson over the wire: a table like any other, in nobody's list, with pages to turn."""
from __future__ import annotations

import msgspec
import pytest

from sennik.engine.errors import Refused
from sennik.match import entries as e
from sennik.match.lesson import lesson_of
from sennik.match.messages import StepShown, TableShown
from sennik.match.table import Table, opened
from sennik.server.client import Client
from sennik.server.messages import Games, Leave, LessonInfo, NewLesson, NewTable, Refusal, TableInfo, Tables, Turn
from sennik.words import LANGS

pytestmark = pytest.mark.anyio


async def learn(port: int, game: str = "sen", lang: str = "en", lesson: str = "") -> tuple[Client, TableInfo]:
    client = Client(port, lang=lang)
    return client, await client.post("/api/lessons", NewLesson(game, "Ola", lesson), TableInfo)


async def test_a_lesson_begins_at_once_and_is_in_nobodys_list(port: int) -> None:
    client, info = await learn(port)
    assert (info.you, info.stage, info.watch) == (0, "playing", False)
    for path in ("/api/tables", "/api/me/tables"):
        assert (await client.get(path, Tables)).tables == ()
    games = (await client.get("/api/games", Games)).games
    assert {game.key: game.lessons for game in games}["sen"] == (LessonInfo("", 3),)


async def test_the_reader_answers_and_the_others_follow(port: int) -> None:
    client, info = await learn(port)
    async with client.at(info.id) as seat:
        assert seat.table.lesson is not None
        assert (seat.step.page, seat.step.answers) == (0, ())
        await seat.say(Turn(1))
        await seat.until(StepShown, lambda step: step.page == 1)
        assert [answer.text for answer in seat.step.answers] == ["land 0 0"]
        await seat.answer("land 0 0")
        assert seat.step.page == 2
        await seat.answer("land 0 1")
        await seat.until(StepShown, lambda step: step.page == 3)         # when the other has peeked too
        assert [answer.text for answer in seat.step.answers] == ["draw"]


async def test_who_turns_back_is_shown_another_game(port: int) -> None:
    client, info = await learn(port)
    async with client.at(info.id) as seat:
        await seat.say(Turn(9))
        await seat.until(TableShown)
        await seat.until(StepShown)
        late = seat.step.view
        assert seat.step.page == 9
        await seat.say(Turn(0))
        await seat.until(StepShown, lambda step: step.page == 0)
        assert seat.step.view != late
        assert seat.step.past == ()
    async with client.at(info.id) as seat:               # and whoever comes back finds the page
        assert seat.step.page == 0


@pytest.mark.parametrize("lang", ["pl", "en", "uk"])
async def test_what_the_page_is_not_about_is_refused_in_words(port: int, lang: str) -> None:
    client, info = await learn(port, lang=lang)
    async with client.at(info.id) as seat:
        await seat.say(Turn(1))
        await seat.until(StepShown, lambda step: step.page == 1)
        for message, word in ((Turn(99), "no-such-lesson-page"), (Leave(), "only-a-lesson")):
            await seat.say(message)
            told = await seat.until(Refusal)
            assert (told.word, bool(told.text)) == (word, True)
        with pytest.raises(Refused, match="not in lesson"):
            await seat.answer("land 0 3")
        assert seat.step.page == 1
        await seat.answer("land 0 0")                    # nothing was lost


async def test_a_game_is_no_lesson(port: int) -> None:
    client = Client(port)
    info = await client.open(NewTable("sen", 2, bots={1: "random"}))
    await client.sit(info.id, "Ola")
    async with client.at(info.id) as seat:
        await seat.say(Turn(1))
        assert (await seat.until(Refusal)).word == "not-a-lesson"


async def test_a_lesson_there_is_not(port: int) -> None:
    for game, name, lesson, word in (("chess", "Ola", "", "no-such-game"), ("sen", "", "", "name-empty"),
                                     ("pracownia", "Ola", "daydream", "no-such-lesson")):
        with pytest.raises(Refused, match=word.replace("-", " ")):
            await Client(port).post("/api/lessons", NewLesson(game, name, lesson), TableInfo)


@pytest.mark.parametrize(("lang", "told"), [("pl", "nie ma lekcji „daydream”"), ("en", "no lesson “daydream” of"),
                                            ("uk", "не має уроку «daydream»")])
async def test_a_lesson_of_an_unknown_name_is_refused_in_words(port: int, lang: str, told: str) -> None:
    wish = msgspec.json.encode(NewLesson("pracownia", "Ola", "daydream"))
    _, reply, _ = await Client(port, lang=lang).ask("POST", "/api/lessons", wish)
    assert told in msgspec.json.decode(reply, type=Refusal).text


async def test_a_further_lesson_is_a_table_with_its_own_options_and_sentences(port: int) -> None:
    client, info = await learn(port, "pracownia", lesson="nightmare")
    assert info.options["variant"] == "nightmare"
    async with client.at(info.id) as seat:
        assert seat.table.lesson is not None
        assert (seat.table.lesson.name, seat.table.lesson.next) == ("nightmare", "")
        assert [answer.text for answer in seat.step.answers] == ["collect"]
        await seat.answer("collect")
        assert seat.step.page == 1
    for lang in LANGS:
        status, text, _ = await client.ask("GET", f"/lessons/pracownia/nightmare/{lang}.ftl")
        assert (status, b"page-mare = " in text) == (200, True)
    games = (await client.get("/api/games", Games)).games
    assert {game.key: [one.name for one in game.lessons] for game in games}["pracownia"] == ["", "nightmare"]


async def test_nobody_looks_into_a_lesson(port: int) -> None:
    _, info = await learn(port)
    with pytest.raises(Refused, match="no watching"):
        async with Client(port).at(info.id):
            pass


async def test_a_lesson_that_was_overtaken_says_so(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """As after an update: the table is read again from the store, and the lesson is another."""
    lesson = lesson_of("sen")
    monkeypatch.setattr(lesson, "mark", "older")
    client, info = await learn(port)
    monkeypatch.setattr(lesson, "mark", "newer")
    with pytest.raises(Refused, match="old lesson"):
        Table.of(info.id, [e.read(e.written(opened(1, bytes(32), "sen", 2, {}, lesson="older")))])
    async with client.at(info.id) as seat:               # who is in the middle of it stays there
        assert seat.step.page == 0
