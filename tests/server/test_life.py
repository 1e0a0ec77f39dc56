"""The life of a table: created, joined, played, reloaded, left, come back to, over, played again."""
from __future__ import annotations

import asyncio

import msgspec
import pytest

from sennik import games
from sennik.engine.errors import Refused
from sennik.engine.game import SPECTATOR
from sennik.match.messages import StepShown
from sennik.server.client import Client, ClientAtTable
from sennik.server.messages import (
    Back,
    Clear,
    Fill,
    Games,
    Hello,
    Leave,
    NewTable,
    Refusal,
    Rematch,
    TableInfo,
    Tables,
)
from sennik.server.serve import serving
from sennik.server.settings import Settings

from .people import play_by_chance

pytestmark = pytest.mark.anyio


async def guest(port: int, lang: str = "en") -> Client:
    made = Client(port, lang=lang)
    await made.get("/api/games", Games)
    return made


async def two_at(port: int, new: NewTable) -> tuple[Client, Client, TableInfo]:
    """Two people at a table for two."""
    one, other = await guest(port), await guest(port)
    info = await one.open(new)
    await one.sit(info.id, "Sowa")
    return one, other, await other.sit(info.id, "Kot")


SEN = NewTable("sen", 2)


# ---- from nothing to the end
async def test_a_whole_game_of_two_people_and_a_bot(port: int) -> None:
    one, other = await guest(port), await guest(port)
    info = await one.open(NewTable("sen", 3, bots={1: "greedy"}))
    async with one.at(info.id) as sowa, other.at(info.id) as kot:
        assert (sowa.seats.you, sowa.seats.stage) == (SPECTATOR, "waiting")
        assert (await one.sit(info.id, "Sowa")).you == 0
        assert (await kot.sees(lambda seats: seats.seats[0].who == "person")).seats[0].name == "Sowa"
        assert (await other.sit(info.id, "Kot")).you == 2
        for chair in (sowa, kot):                        # the seat is known on the connection that was open before
            assert (await chair.sees(lambda seats: seats.stage == "playing")).you in {0, 2}
            await chair.until(StepShown)
        ends = await asyncio.gather(play_by_chance(sowa, 1), play_by_chance(kot, 2))
        assert ends[0].scores == ends[1].scores
        result = ends[0].result
        assert result is not None
        assert result.shares == (one.share(info.id, 0).hex(), "", other.share(info.id, 0).hex())
        await kot.sees(lambda seats: seats.stage == "over")
    status, body, headers = await one.ask("GET", f"/api/tables/{info.id}/record")
    assert status == 200
    assert headers["content-disposition"] == f'attachment; filename="sennik-{info.id}.json"'
    record, state = games.read(body.decode())
    assert record.seed.commitment() == info.commitment
    assert record.seed.secret.hex() == result.secret
    assert tuple(state.scores()) == ends[0].scores
    mine = await one.get("/api/me/tables", Tables)
    for _ in range(100):                                 # lists are written behind the answers, not before them
        if mine.tables[0].stage == "over":
            break
        await asyncio.sleep(0.05)
        mine = await one.get("/api/me/tables", Tables)
    assert [(line.id, line.stage) for line in mine.tables] == [(info.id, "over")]


async def test_a_table_of_bots_plays_while_somebody_looks(port: int) -> None:
    watcher = await guest(port)
    info = await watcher.open(NewTable("koty", 2, bots={0: "random", 1: "greedy"}))
    assert info.stage == "playing"
    await asyncio.sleep(0.1)
    async with watcher.at(info.id) as chair:
        assert chair.step.n == 3                         # nobody looked: nothing happened
        assert (await play_by_chance(chair, 0)).result is not None
        assert chair.step.view.seat == SPECTATOR


# ---- reload, second tab, lost connection
async def test_after_a_reload_everything_is_as_it_was(port: int) -> None:
    one, other, info = await two_at(port, SEN)
    async with one.at(info.id) as sowa, other.at(info.id) as kot:
        peek = await sowa.answer("land 0 1")
        (event,) = peek.events
        assert event.face >= 0
        await kot.until(StepShown)
        assert (await kot.answer("land 1 1")).n == peek.n + 1
        await sowa.until(StepShown)
        before = sowa.step
    async with one.at(info.id) as sowa:
        assert sowa.seats.you == 0
        assert sowa.step.view == before.view
        assert sowa.step.answers == before.answers
        assert sowa.step.events == (event, *before.events)          # what was peeked at is shown again
        await sowa.say(Hello(3, "pl"))                              # so does another hello
        assert (await sowa.until(StepShown)).events == (event, *before.events)


async def test_a_second_tab_sees_the_same_and_its_old_answers_are_stale(port: int) -> None:
    one, _, info = await two_at(port, SEN)
    async with one.at(info.id) as tab, one.at(info.id) as second:
        n = tab.step.n
        step = await tab.answer("land 0 0")
        assert (await second.until(StepShown)) == step
        with pytest.raises(Refused, match="stale"):
            await second.answer("land 0 1", n)
        await second.answer("land 0 1")


async def test_who_is_here_is_shown(port: int) -> None:
    one, other, info = await two_at(port, SEN)
    async with one.at(info.id) as sowa:
        assert [seat.here for seat in sowa.seats.seats] == [True, False]
        async with other.at(info.id) as kot:
            await sowa.sees(lambda seats: seats.seats[1].here)
            async with Client(port).at(info.id) as stranger:
                assert stranger.seats.you == SPECTATOR
                await sowa.sees(lambda seats: seats.watching == 1)
            await sowa.sees(lambda seats: seats.watching == 0)
            kot.socket.transport.abort()                 # the line is cut, without a word
        await sowa.sees(lambda seats: not seats.seats[1].here)


async def test_a_restart_loses_nothing(database: str, quick: Settings) -> None:
    async with serving(database, quick) as port:
        one, other, info = await two_at(port, NewTable("sen", 2, options={"K": "yes"}))
        async with one.at(info.id) as sowa:
            await sowa.answer("land 0 0")
            await sowa.answer("land 0 1")
            before = sowa.step
    async with serving(database, quick) as port:
        one.port = other.port = port
        async with one.at(info.id) as sowa, other.at(info.id) as kot:
            assert sowa.seats.you == 0
            assert sowa.step.view == before.view
            ends = await asyncio.gather(play_by_chance(sowa, 3), play_by_chance(kot, 4))
            assert ends[0].result is not None
    async with serving(database, quick) as port:
        one.port = port
        async with one.at(info.id) as sowa:
            assert sowa.step.result == ends[0].result
            assert sowa.seats.stage == "over"


# ---- leaving and coming back
async def test_a_bot_plays_for_who_leaves_and_gives_the_seat_back(port: int) -> None:
    one, _, info = await two_at(port, SEN)
    async with one.at(info.id) as sowa:
        await sowa.say(Leave())
        seats = await sowa.sees(lambda seats: seats.seats[0].level == "regular")
        assert (seats.seats[0].who, seats.seats[0].name) == ("person", "Sowa")
        await sowa.until(StepShown, lambda step: not step.view.asked & 1)       # the bot has peeked twice
        await sowa.say(Back())
        await sowa.sees(lambda seats: not seats.seats[0].level)
    async with one.at(info.id) as sowa:
        await sowa.say(Leave())
        await sowa.sees(lambda seats: bool(seats.seats[0].level))
    async with one.at(info.id) as sowa:                  # who left by choice comes back by choice
        assert sowa.seats.seats[0].level == "regular"


async def test_a_bot_plays_for_who_is_away_too_long_while_others_wait(port: int) -> None:
    one, other, info = await two_at(port, NewTable("sen", 2, grace=1))
    async with one.at(info.id) as sowa:
        await sowa.sees(lambda seats: bool(seats.seats[1].level))
        await sowa.until(StepShown, lambda step: not step.view.asked & 2)
        async with other.at(info.id) as kot:             # back at the table: the seat is given back
            assert kot.seats.you == 1
            await kot.sees(lambda seats: not seats.seats[1].level)
    for chair in (sowa, kot):
        assert not [text for text in chair.received if "error" in text]


async def test_who_waits_is_told_when_a_bot_will_sit_down(port: int) -> None:
    one, other, info = await two_at(port, NewTable("sen", 2, grace=60))
    async with one.at(info.id) as sowa:
        assert sowa.seats.grace[0] == -1
        assert 58 <= sowa.seats.grace[1] <= 60
        async with other.at(info.id) as kot:
            assert kot.seats.grace == ()                 # nobody is waited for
            await sowa.sees(lambda seats: seats.grace == ())
        assert (await sowa.sees(lambda seats: seats.grace != ())).grace[1] >= 58


async def test_the_log_tells_what_a_stand_in_did_from_what_its_person_did(port: int) -> None:
    one, _, info = await two_at(port, NewTable("sen", 2, bots={}, grace=0))
    async with one.at(info.id) as sowa:
        own = await sowa.answer("land 0 0")
        assert [event.stand_in for event in own.events] == [False]
        await sowa.say(Leave())
        done = await sowa.until(StepShown)
        assert {(event.seat, event.stand_in) for event in done.events} == {(0, True)}
    async with one.at(info.id) as sowa:                  # and whoever reads it later reads the same
        events = [*sowa.step.past, *sowa.step.events]
        assert [event.stand_in for event in events[:2]] == [False, True]


async def test_a_table_put_away_leaves_the_own_list_until_its_link_is_opened(port: int) -> None:
    one, other, info = await two_at(port, SEN)

    async def mine(client: Client) -> list[str]:
        return [line.id for line in (await client.get("/api/me/tables", Tables)).tables]
    for _ in range(2):                                   # twice is no mistake
        status, body, _ = await one.ask("DELETE", f"/api/me/tables/{info.id}")
        assert (status, msgspec.json.decode(body, type=Tables).tables) == (200, ())
    assert await mine(one) == []
    assert await mine(other) == [info.id]
    stranger = await guest(port)
    assert (await stranger.ask("DELETE", f"/api/me/tables/{info.id}"))[0] == 200
    async with one.at(info.id):
        for _ in range(100):                             # the list is written behind the visit, not before it
            if await mine(one):
                break
            await asyncio.sleep(0.05)
    assert await mine(one) == [info.id]


async def test_the_memory_aid_is_a_choice_where_something_has_to_be_remembered(port: int) -> None:
    found = await (await guest(port)).get("/api/games", Games)
    assert {game.key for game in found.games if not game.memory} == {"kruki"}


async def test_the_temper_of_bots_is_a_choice_where_there_is_more_than_one(port: int) -> None:
    one = await guest(port)
    found = await one.get("/api/games", Games)
    assert {game.key: game.tempers for game in found.games if game.tempers} == {"sen": ("patient", "bold")}


async def test_when_the_clock_runs_out_a_bot_answers(port: int) -> None:
    one, _, info = await two_at(port, NewTable("sen", 2, clock=1, grace=0))
    async with one.at(info.id) as sowa:
        assert sowa.step.left == (1, 1)
        await sowa.sees(lambda seats: bool(seats.seats[0].level))
        await sowa.until(StepShown)
        await sowa.say(Back())
        await sowa.sees(lambda seats: not seats.seats[0].level)


async def test_before_the_game_seats_are_filled_cleared_and_left(port: int) -> None:
    one = await guest(port)
    info = await one.open(NewTable("sen", 3))
    await one.sit(info.id, "Sowa")
    async with one.at(info.id) as sowa:
        for message, who in ((Fill(1, "random"), "person bot free"), (Clear(1), "person free free"),
                             (Leave(), "free free free")):
            await sowa.say(message)
            await sowa.sees(lambda seats, who=who: " ".join(s.who for s in seats.seats) == who)  # type: ignore[misc]
        assert sowa.seats.you == SPECTATOR
        assert (await one.sit(info.id, "Sowa", 2)).you == 2
        await sowa.sees(lambda seats: seats.you == 2)
        await sowa.say(Fill(0, "random"))
        await sowa.say(Fill(1, "random"))
        await sowa.until(StepShown)


async def test_sitting_down_twice_is_once(port: int) -> None:
    one, _, info = await two_at(port, NewTable("sen", 3))
    again = await one.sit(info.id, "Sowa")
    assert again.you == 0
    assert [seat.name for seat in again.seats] == ["Sowa", "Kot", ""]


# ---- taking back
async def test_an_answer_is_taken_back_for_all_to_see(port: int) -> None:
    one, other, info = await two_at(port, NewTable("sen", 2, options={"K": True}))
    async with one.at(info.id) as sowa, other.at(info.id) as kot:
        for chair, seat in ((sowa, 0), (kot, 1)):
            await chair.answer(f"land {seat} 0")
            await chair.answer(f"land {seat} 1")
        if sowa.step.n < kot.step.n:
            await sowa.until(StepShown, lambda step: step.n >= kot.step.n)
        mover, rival = (sowa, kot) if sowa.asked else (kot, sowa)
        before = mover.step.view
        await mover.answer("know")
        assert mover.step.undo
        assert not rival.step.undo
        step = await mover.undo()
        assert step.view == before
        assert step.undone == mover.seats.you
        seen = await rival.until(StepShown, lambda step: step.undone >= 0)
        assert seen.undone == mover.seats.you
        assert (step.undo, step.why) == (False, "no-undo" if mover is kot else "undo-too-late")


# ---- looking on
async def test_whoever_has_the_link_may_look_on_unless_the_table_says_no(port: int) -> None:
    one, _, info = await two_at(port, NewTable("sen", 2, watch=False))
    async with one.at(info.id):                          # the last share is shown, and it begins
        pass
    chair = Client(port).at(info.id)
    await chair.connect()
    await chair.say(Hello(3, "en"))
    refusal = await chair.until(Refusal)
    assert (refusal.word, refusal.closing) == ("no-watching", True)
    await chair.socket.wait_closed()
    assert chair.socket.close_code == 4403


async def test_who_waits_at_a_closed_table_is_sent_away_when_it_begins(port: int) -> None:
    one, other = await guest(port), await guest(port)
    info = await one.open(NewTable("sen", 2, watch=False))
    async with Client(port).at(info.id) as stranger:
        await one.sit(info.id, "Sowa")
        await other.sit(info.id, "Kot")
        async with one.at(info.id):
            assert (await stranger.until(Refusal)).word == "no-watching"
        assert not [text for text in stranger.received if text.startswith('{"type":"step"')]


async def test_public_tables_are_listed_and_private_ones_are_not(port: int) -> None:
    one = await guest(port)
    shown = await one.open(NewTable("sen", 4, public=True, bots={3: "greedy"}))
    await one.open(NewTable("sen", 4))
    await one.sit(shown.id, "Sowa")
    (line,) = (await Client(port).get("/api/tables", Tables)).tables
    assert line.id == shown.id
    assert [(seat.who, seat.name, seat.level) for seat in line.seats] == [
        ("person", "Sowa", ""), ("free", "", ""), ("free", "", ""), ("bot", "", "greedy")]
    assert line.options["edition"] == "base"


# ---- again
async def test_a_rematch_is_a_new_table_that_all_hear_of(port: int) -> None:
    one, other = await guest(port), await guest(port)
    info = await one.open(NewTable("koty", 3, bots={2: "random"}, aid=True, public=True))
    await one.sit(info.id, "Sowa")
    await other.sit(info.id, "Kot")
    async with one.at(info.id) as sowa, other.at(info.id) as kot:
        await asyncio.gather(play_by_chance(sowa, 5), play_by_chance(kot, 6))
        await asyncio.gather(sowa.say(Rematch()), kot.say(Rematch()))
        found = {(await chair_next(chair)) for chair in (sowa, kot)}
    assert len(found) == 1
    again = await one.get(f"/api/tables/{found.pop()}", TableInfo)
    assert (again.game, again.aid, again.public, again.stage) == ("koty", True, True, "waiting")
    assert [seat.who for seat in again.seats] == ["free", "free", "bot"]
    assert again.commitment != info.commitment


async def chair_next(chair: ClientAtTable) -> str:
    while not chair.seats.next:
        message = await chair.hear()
        assert not isinstance(message, Refusal) or message.word == "rematch-open"
    return chair.seats.next


# ---- old rules
async def test_a_game_of_old_rules_can_still_be_looked_at(database: str, quick: Settings,
                                                          monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(database, quick) as port:
        watcher = await guest(port)
        info = await watcher.open(NewTable("koty", 2, bots={0: "random", 1: "random"}))
        async with watcher.at(info.id) as chair:
            end = await play_by_chance(chair, 0)
        record = (await watcher.ask("GET", f"/api/tables/{info.id}/record"))[1]
        open_one = await watcher.open(NewTable("koty", 2))
    identity = games.identity("koty")
    monkeypatch.setattr(identity, "version", identity.version + 1)
    monkeypatch.setattr(identity, "since", identity.version)
    games.kept.cache_clear()
    async with serving(database, quick) as port:
        watcher.port = port
        chair = watcher.at(info.id)
        await chair.connect()
        await chair.say(Hello(3, "en"))
        step = await chair.until(StepShown)
        assert (step.view, step.result) == (end.view, end.result)
        assert (await chair.until(Refusal)).word == "old-rules"
        await chair.socket.wait_closed()
        assert (await watcher.ask("GET", f"/api/tables/{info.id}/record"))[1] == record
        with pytest.raises(Refused, match="old rules"):
            await watcher.get(f"/api/tables/{open_one.id}", TableInfo)


async def test_the_language_of_a_hello_is_the_language_of_refusals(port: int) -> None:
    texts = set()
    for lang in ("pl", "en", "uk"):
        chair = Client(port, lang=lang).at("nowhere")
        await chair.connect()
        await chair.say(Hello(3, lang))
        refusal = await chair.until(Refusal)
        texts.add(refusal.text)
        await chair.socket.wait_closed()
    assert texts == {"Nie ma takiego stołu.", "There is no such table.", "Такого столу немає."}
    status, body, _ = await Client(port, lang="uk,en;q=0.5").ask("GET", "/api/tables/nowhere")
    assert status == 404
    assert msgspec.json.decode(body, type=Refusal).text == "Такого столу немає."
