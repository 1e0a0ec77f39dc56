"""Bots at a table: in processes of their own, given only what their seat may know, at an even pace."""
from __future__ import annotations

import asyncio
import contextlib
import os
import random
import time

import pytest
from websockets.exceptions import ConnectionClosed

from sennik import bots, games
from sennik.bots import Bot
from sennik.engine.answers import Answer, Answers
from sennik.engine.errors import Refused
from sennik.engine.rng import FastRng
from sennik.engine.view import View
from sennik.games.sen.rules import facts, phases
from sennik.match import entries as e
from sennik.match.messages import StepShown
from sennik.match.table import Table, opened
from sennik.server.automation import beat, rest
from sennik.server.client import Client, ClientAtTable
from sennik.server.live_table import Visitor
from sennik.server.messages import AnswerMessage, Back, ClientMessage, Leave, NewTable, Undo
from sennik.server.serve import serving
from sennik.server.settings import Rate, Settings
from sennik.server.tables import LiveTables
from sennik.server.workers import Task, Workers, task, think
from sennik.store import store_at

pytestmark = pytest.mark.anyio


def a_task(level: str = "greedy") -> Task:
    game = games.new("sen", 3)
    state = game.new(FastRng(1))
    return task(game, game.options, level, 7, state.view(0), tuple(answer.text for answer in state.legal(0)))


async def test_a_bot_thinks_in_a_process_with_less_claim_to_the_machine() -> None:
    workers = Workers(1)
    try:
        given = a_task()
        assert await workers.think(given) in given.answers
        pool = workers.executor()
        loop = asyncio.get_running_loop()
        other = await loop.run_in_executor(pool, os.getpid)
        assert other != os.getpid()
        assert await loop.run_in_executor(pool, os.nice, 0) == min(19, os.nice(0) + 10)
        os.kill(other, 9)                                # a worker that dies is replaced
        assert await workers.think(given) in given.answers
    finally:
        workers.close()


def test_a_bot_is_given_a_view_and_texts_and_nothing_else() -> None:
    given = a_task("random")
    assert {type(part) for part in given} <= {str, int, tuple, View}
    assert think(given) in given.answers


class Strange(Bot):
    """Fails, cheats, or is slow every second time."""
    mood = "fails"
    asked = 0

    def choose(self, view: View, answers: Answers) -> Answer:
        if Strange.mood == "fails":
            raise ZeroDivisionError
        if Strange.mood == "cheats":
            return self.game.answers.all[0]
        Strange.asked += 1
        if Strange.asked % 2:
            time.sleep(0.12)
        return answers[-1]                               # in Sen it never wakes up


@pytest.mark.parametrize("mood", ["fails", "cheats"])
async def test_people_do_not_wait_for_a_bot_that_fails(port: int, monkeypatch: pytest.MonkeyPatch, mood: str,
                                                       caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setitem(bots.BOTS, "strange", Strange)
    monkeypatch.setattr(Strange, "mood", mood)
    guest = Client(port)
    info = await guest.open(NewTable("sen", 2, bots={1: "strange"}))
    await guest.sit(info.id, "Sowa")
    async with guest.at(info.id) as chair:
        while chair.step.view.asked & 2:
            await chair.until(StepShown)
    lines = [record.getMessage() for record in caplog.records if "strange" in record.getMessage()]
    assert lines                                         # but it is written down
    for line in lines:
        assert "Traceback" not in caplog.text
        assert "\n" not in line
        record, state = games.read(line[line.index("{"):] + "\n")
        assert record.game.identity.key == "sen"         # and can be asked again, at that very moment
        assert state.asked & 2


def test_where_a_bot_fails_the_next_simpler_one_answers() -> None:
    assert bots.simpler("master") == ["regular", "apprentice", "greedy", "random"]
    assert bots.simpler("regular:temper=bold") == ["apprentice:temper=bold", "greedy", "random"]
    assert bots.simpler("apprentice") == ["greedy", "random"]
    assert bots.simpler("greedy") == ["random"]
    assert bots.simpler("random") == []


async def listen(chair: ClientAtTable) -> None:
    with contextlib.suppress(ConnectionClosed):
        while True:
            await chair.hear()


@pytest.mark.parametrize("key", ["sen", "koty", "pracownia"])
async def test_a_bot_is_asked_only_what_its_seat_is_asked_however_messages_come(
        port: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, key: str) -> None:
    """Two people answer, take back, leave and return in any order and all at once, beside bots."""
    asked: list[Task] = []

    async def noting(workers: Workers, given: Task, _: object) -> str:
        asked.append(given)
        await asyncio.sleep(0)                           # time for others to come between
        return await workers.run(think, given)
    monkeypatch.setattr(Workers, "think", noting)
    one, other = Client(port), Client(port)
    info = await one.open(NewTable(key, 3, bots={2: "random"}))
    await one.sit(info.id, "Sowa")
    await other.sit(info.id, "Kot")
    async with one.at(info.id) as first, other.at(info.id) as second:
        listening = [asyncio.create_task(listen(chair)) for chair in (first, second)]
        chance = random.Random(key)
        for _ in range(60):
            for chair in (first, second):
                n = chair.step.n
                messages: list[ClientMessage] = [
                    Leave(), Back(), Undo(n), Undo(n - 1), Leave(), Back(),
                    *[AnswerMessage(n, answer.text) for answer in chair.step.answers[:3]]]
                for message in chance.sample(messages, 4):
                    await chair.say(message)
            await asyncio.sleep(chance.choice((0, 0.005)))
        for chair in (first, second):                    # left alone, the table plays on by itself
            await chair.say(Leave())
        n = first.step.n
        async with asyncio.timeout(20):
            while first.step.result is None and first.step.n < n + 10:
                await asyncio.sleep(0.01)
    await asyncio.gather(*listening)
    assert asked
    for given in asked:
        assert given.answers
        assert given.view.asked >> given.view.seat & 1
    assert "failed" not in caplog.text
    assert "Traceback" not in caplog.text


class Quiet(Visitor):
    """Somebody who looks on."""
    player = ""

    def push(self, text: bytes) -> None: ...

    def refuse(self, refused: Refused, to: str = "") -> None: ...

    def drop(self, refused: Refused, to: str = "") -> None: ...


async def test_a_bot_is_not_asked_about_what_has_passed_before_it_began(database: str,
                                                                        monkeypatch: pytest.MonkeyPatch) -> None:
    """Several entries at once, as another process writes them: only how it stands after the last one counts."""
    asked: list[Task] = []

    async def noting(workers: Workers, given: Task, _: object) -> str:
        asked.append(given)
        return think(given)
    monkeypatch.setattr(Workers, "think", noting)
    tables = LiveTables(store_at(database), Settings(bots=0, pace=0))
    await tables.start()
    try:
        live = await tables.open(NewTable("sen", 2))
        for player in ("p", "q"):
            await tables.change(live, lambda t, player=player: t.sit(0, player, player, "00" * 16))  # type: ignore[misc]
        live.visitors.add(Quiet())
        back: list[e.AnyEntry] = [e.StandIn(1, 0, "greedy", "left"), e.Returned(2, 0)]
        for entry in back:
            tables.changes.apply(live, entry)
        await asyncio.sleep(0.1)
        assert asked == []
        gone: list[e.AnyEntry] = [e.StandIn(3, 0, "greedy", "left"), e.Answered(4, 0, "land 0 0")]
        for entry in gone:
            tables.changes.apply(live, entry)
        await asyncio.sleep(0.1)
        assert {given.level for given in asked} == {"greedy"}
        assert all("land 0 0" not in given.answers for given in asked)
    finally:
        await tables.stop()


async def test_who_leaves_before_a_forced_answer_is_given_leaves_it_to_the_bot(
        database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What waited for the person is nobody's; the bot is asked the same question."""
    monkeypatch.setattr(phases.PHASES[phases.COUNT], "forced", True)
    async with serving(database, Settings(bots=0, pace=0.3)) as port:
        one, other = Client(port), Client(port)
        info = await one.open(NewTable("sen", 2))
        await one.sit(info.id, "Sowa")
        await other.sit(info.id, "Kot")
        async with one.at(info.id) as first, other.at(info.id) as second:
            for slot in range(2):
                await first.answer(f"land 0 {slot}")
                await second.answer(f"land 1 {slot}")
            await first.until(StepShown)
            mover = first if first.step.view.asked & 1 else second
            await mover.say(AnswerMessage(mover.step.n, "wake"))
            while first.step.view.phase != phases.COUNT:
                await first.until(StepShown)
            for chair in (first, second):
                await chair.say(Leave())
            while first.step.view.phase == phases.COUNT:
                await first.until(StepShown)
    assert first.step.view.facts[facts.ROUND] == 1


async def test_the_delay_of_a_bot_does_not_tell_how_much_it_had_to_think(database: str,
                                                                         monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.BOTS, "strange", Strange)
    monkeypatch.setattr(Strange, "mood", "slow")
    many = Rate(1000, 1000)
    async with serving(database, Settings(bots=0, pace=0.125, said=many, posted=many)) as port:
        guest = Client(port)
        info = await guest.open(NewTable("sen", 2, bots={0: "strange", 1: "strange"}))
        waits: list[float] = []
        async with guest.at(info.id) as chair:
            while chair.step.view.phase == 0:            # both peek at once
                await chair.until(StepShown)
            while len(waits) < 6:
                began = time.monotonic()
                await chair.until(StepShown)
                waits.append(time.monotonic() - began)
    assert all(wait > 0.2 for wait in waits), waits      # how much longer is the machine's business


def test_a_bot_answers_on_the_beat() -> None:
    def at(beat: float, *thoughts: float) -> list[float]:
        return [round(took + rest(took, beat, 0.6), 6) for took in thoughts]
    assert at(0.6, 0, 0.001, 0.5, 0.6, 0.61, 1.7) == [0.6] * 4 + [1.2, 1.8]
    assert at(0.2, 0, 0.001, 0.2, 0.21, 0.61, 1.7) == [0.2] * 3 + [0.6, 1.2, 1.8]
    assert rest(0.3, 0, 0) == 0


def test_the_beat_is_a_matter_of_what_all_have_seen() -> None:
    """Who answered last and who sits there; so it is the same in all worlds that look alike to who looks on."""
    table = Table.of("t", [opened(0, bytes(32), "sen", 2, {}), e.Sat(0, 0, "Ola", "p", "00" * 16),
                           e.Filled(0, 1, "random")])
    assert [beat(table, seat, 0.6) for seat in (0, 1)] == [0.6, 0.6]     # nobody has answered yet
    table.apply(e.Answered(0, 1, "land 1 0"))
    assert [beat(table, seat, 0.6) for seat in (0, 1)] == [0.6, pytest.approx(0.2)]
    table.apply(e.Answered(0, 0, "land 0 0"))
    assert beat(table, 1, 0.6) == 0.6                    # time to take it back
    table.apply(e.StandIn(0, 0, "random", "left"))
    assert beat(table, 1, 0.6) == 1.2                    # those who look on read along


async def test_the_table_gives_the_one_answer_that_all_can_see(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the count of Sen were no pause to read but a choice of one: the next round begins without a touch."""
    monkeypatch.setattr(phases.PHASES[phases.COUNT], "forced", True)
    one, other = Client(port), Client(port)
    info = await one.open(NewTable("sen", 2))
    await one.sit(info.id, "Sowa")
    await other.sit(info.id, "Kot")
    async with one.at(info.id) as first, other.at(info.id) as second:
        for slot in range(2):
            await first.answer(f"land 0 {slot}")
            await second.answer(f"land 1 {slot}")
        await first.until(StepShown)
        mover = first if first.step.view.asked & 1 else second
        await mover.answer("wake")
        while first.step.view.phase != phases.FIRST:
            await first.until(StepShown)
    assert first.step.view.facts[facts.ROUND] == 1


async def test_bots_never_delay_people(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a bot thinks at one table, people answer at another."""
    monkeypatch.setitem(bots.BOTS, "strange", Strange)
    monkeypatch.setattr(Strange, "mood", "slow")
    async with serving(database, Settings(bots=0, pace=0)) as port:
        one, other = Client(port), Client(port)
        busy = await one.open(NewTable("sen", 2, bots={0: "strange", 1: "strange"}))
        info = await other.open(NewTable("sen", 2))
        await one.sit(info.id, "Sowa")
        await other.sit(info.id, "Kot")
        async with one.at(busy.id), one.at(info.id) as chair:
            began = time.monotonic()
            await chair.answer("land 0 0")
            assert time.monotonic() - began < 0.1 + 0.5  # a commit on a busy machine, not the thoughts of a bot
