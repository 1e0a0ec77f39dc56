"""Several servers on one PostgreSQL: any of them serves any table, and what one writes the others show at once."""
from __future__ import annotations

import asyncio
import dataclasses
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, schema, select
from websockets.exceptions import WebSocketException

from sennik import games
from sennik.cli import main
from sennik.engine.errors import Refused
from sennik.match import entries as e
from sennik.match.messages import StepShown
from sennik.match.table import Table
from sennik.server.client import Client, ClientAtTable
from sennik.server.messages import AnswerMessage, Games, NewTable, Refusal
from sennik.server.serve import serving
from sennik.server.settings import Rate, Settings
from sennik.server.shares import Whose
from sennik.server.workers import Task, Workers
from sennik.store import store_at
from sennik.store.postgres import PostgresStore
from sennik.store.schema import METADATA

from ..server.people import play_by_chance
from ..server.process import Process
from .cluster import Cluster

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


# ---- whose job a table is
async def test_bots_think_at_one_server_wherever_people_look_on(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    patient = dataclasses.replace(QUICK, patience=9)     # nobody takes over only because this machine is slow
    thoughts: Counter[int] = Counter()                   # by server
    think = Workers.think

    async def counted(self: Workers, given: Task, people: list[Whose]) -> str:
        thoughts[id(self)] += 1
        return await think(self, given, people)
    monkeypatch.setattr(Workers, "think", counted)
    async with serving(postgres, patient) as first, serving(postgres, patient) as second:
        one, other = Client(first), Client(second)
        info = await one.open(NewTable("sen", 3, bots={0: "random", 1: "random", 2: "random"}))
        async with one.at(info.id) as here, other.at(info.id) as there:
            ends = await asyncio.gather(play_by_chance(here, 1), play_by_chance(there, 2))
        assert ends[0].scores == ends[1].scores
    assert thoughts.total() > 50
    assert thoughts.total() - max(thoughts.values()) <= 3, "two may begin together when somebody comes"


async def test_the_bots_of_a_process_that_is_killed_or_paused_are_another_ones_job(postgres: str) -> None:
    settings = dataclasses.replace(QUICK, pace=0.03)     # slow enough for people to see it in the middle
    first, second = Process(postgres, settings), Process(postgres, settings)
    for process in (first, second):
        process.start()
        process.up()
    try:
        one, other = Client(first.port), Client(second.port)
        info = await one.open(NewTable("koty", 3, bots={0: "random", 1: "random", 2: "random"}))
        async with other.at(info.id) as there:
            async with one.at(info.id) as here:
                await here.until(StepShown, lambda step: step.n > 8)
                first.signal(signal.SIGSTOP)
                n = there.step.n
                await there.until(StepShown, lambda step: step.n > n + 8)
                first.signal(signal.SIGCONT)
                await there.until(StepShown, lambda step: step.n > n + 16)
                first.kill()
            assert (await play_by_chance(there, 1)).result is not None
    finally:
        first.kill()
        second.kill()


# ---- a database that is away for a while
@pytest.mark.parametrize("away", ["restarted", "paused"])
async def test_a_database_that_is_away_for_a_while_costs_nobody_an_answer(
        postgres: str, cluster: Cluster, monkeypatch: pytest.MonkeyPatch, away: str) -> None:
    monkeypatch.setattr("sennik.store.postgres.PATIENCE", 0.5)
    monkeypatch.setattr("sennik.server.changes.AGAIN", 0.2)
    monkeypatch.setattr("sennik.server.automation.AGAIN", 0.2)
    async with serving(postgres, QUICK) as one, serving(postgres, QUICK) as other:
        sowa, kot = Client(one), Client(other)
        info = await sowa.open(NewTable("sen", 3, bots={2: "random"}, options={"rounds": "1"}))
        await sowa.sit(info.id, "Sowa")
        await kot.sit(info.id, "Kot")
        async with sowa.at(info.id) as here, kot.at(info.id) as there:
            acknowledged = here.step.n
            cluster.stop() if away == "restarted" else cluster.pause()
            try:
                chair = here if here.asked else there if there.asked else None
                if chair is not None:
                    with pytest.raises(Refused, match="store down"):
                        await chair.answer(chair.step.answers[0].text)
                with pytest.raises(Refused, match="store down"):
                    await Client(one).open(NewTable("sen", 2))
            finally:
                cluster.start() if away == "restarted" else cluster.go_on()
            ends = await asyncio.gather(patient(here, 1), patient(there, 2))
        assert ends[0].scores == ends[1].scores
        assert ends[0].n > acknowledged
        assert not games.read((await sowa.ask("GET", f"/api/tables/{info.id}/record"))[1].decode())[1].asked


async def test_a_database_that_is_slow_is_waited_for(postgres: str, cluster: Cluster) -> None:
    """Nobody is refused and nothing is said twice; it only takes longer."""
    async with serving(postgres, QUICK) as one, serving(postgres, QUICK) as other:
        sowa, kot = Client(one), Client(other)
        info = await sowa.open(NewTable("sen", 3, bots={2: "random"}, options={"rounds": "20"}))
        await sowa.sit(info.id, "Sowa")
        await kot.sit(info.id, "Kot")
        async with sowa.at(info.id) as here, kot.at(info.id) as there:
            slow = asyncio.create_task(asyncio.to_thread(cluster.slow, 2.0))
            chance, acknowledged = random.Random(1), list[tuple[int, int, str]]()
            await asyncio.sleep(0)
            while not slow.done() and here.step.result is None:
                await in_turn((here, there), chance, acknowledged, 1)
            await slow
        assert acknowledged


async def test_a_database_that_is_full_says_so_and_goes_on_when_there_is_room(
        postgres: str, cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    if not cluster.disk:
        pytest.skip("only root can make a disk that is small enough to be filled")
    monkeypatch.setattr("sennik.server.changes.AGAIN", 0.2)
    monkeypatch.setattr("sennik.server.automation.AGAIN", 0.2)
    async with serving(postgres, QUICK) as one, serving(postgres, QUICK) as other:
        sowa, kot = Client(one), Client(other)
        info = await sowa.open(NewTable("sen", 3, bots={2: "random"}, options={"rounds": "20"}))
        await sowa.sit(info.id, "Sowa")
        await kot.sit(info.id, "Kot")
        async with sowa.at(info.id) as here, kot.at(info.id) as there:
            chance, acknowledged = random.Random(1), list[tuple[int, int, str]]()
            cluster.fill()
            try:
                with pytest.raises(Refused, match="store down"):
                    await in_turn((here, there), chance, acknowledged, 10_000)
                assert (await kot.get("/api/games", Games)).games            # who only looks is served
            finally:
                cluster.make_room()
            told = len(acknowledged)
            await asyncio.sleep(0.5)
            while len(acknowledged) < told + 20:         # by itself, on the same connections
                try:
                    await in_turn((here, there), chance, acknowledged, 1)
                except Refused as refused:
                    assert refused.word in {"store-down", "stale", "not-asked"}      # noqa: PT017
                    await asyncio.sleep(0.1)
    kept = store_at(postgres)
    await kept.open()
    entries = [e.read(body) for body in await kept.entries(info.id)]
    await kept.close()
    for n, upto, text in acknowledged:
        assert text in [entry.answer for entry in entries[n:upto] if isinstance(entry, e.Answered)]
    Table.of(info.id, entries)                           # and all of it can be played again


async def in_turn(chairs: tuple[ClientAtTable, ...], chance: random.Random,
                  acknowledged: list[tuple[int, int, str]], times: int) -> None:
    """Who is asked answers; where nobody is, a bot is waited for."""
    for _ in range(times):
        newest = max(chair.step.n for chair in chairs)
        asked = [chair for chair in chairs if chair.asked and chair.step.n == newest]
        if asked:
            n, text = newest, chance.choice([one.text for one in asked[0].step.answers])
            acknowledged.append((n, (await asked[0].answer(text)).n, text))
            continue
        async with asyncio.timeout(10):
            said = await min(chairs, key=lambda chair: chair.step.n).hear()
        if isinstance(said, Refusal):                    # who waits for a bot is told, too
            raise Refused(said.word)


@pytest.mark.parametrize("how", ["by its owner", "by the house", "unheard"])
async def test_a_table_that_one_server_deletes_is_nowhere_any_more(
        postgres: str, how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even where the news does not come: what is written there then is not kept, and who sits there is told."""
    if how == "unheard":
        monkeypatch.setattr("sennik.server.peers.Peers.whispered", lambda *_: None)
    async with serving(postgres, QUICK) as one, serving(postgres, QUICK) as other:
        sowa = Client(one)
        info = await sowa.open(NewTable("sen", 2, bots={1: "random"}))
        await sowa.sit(info.id, "Sowa")
        twin = Client(other)
        twin.cookie = sowa.cookie
        async with twin.at(info.id) as there:
            while not there.asked:
                await there.until(StepShown)
            if how == "by the house":
                assert await asyncio.to_thread(main, ["admin", "delete", info.id, "--database", postgres]) == 0
            else:
                assert (await sowa.ask("DELETE", "/api/me"))[0] == 200
            with pytest.raises((Refused, WebSocketException)) as told:
                await there.answer(there.step.answers[0].text)
            if isinstance(told.value, Refused):
                assert told.value.word in {"no-such-table", "table-closed", "signed-out"}
        assert (await twin.ask("GET", f"/api/tables/{info.id}"))[0] == 404
    kept = PostgresStore(postgres)
    await kept.open()
    for table in [table for table in METADATA.sorted_tables if "table_id" in table.c and not table.info]:
        assert await kept.read(partial(rows, table=table)) == 0, table.name
    await kept.close()


def rows(db: Connection, table: schema.Table) -> int:
    return len(db.execute(select(table)).all())


async def patient(chair: ClientAtTable, seed: int) -> StepShown:
    """Plays by chance; what the store could not take is said again by what is then asked."""
    for _ in range(200):
        try:
            return await play_by_chance(chair, seed)
        except Refused as refused:
            if refused.word not in {"store-down", "stale", "not-asked", "not-allowed"}:
                raise
            await asyncio.sleep(0.1)
    raise AssertionError("it never went on")


# ---- sennik serve --workers
def test_several_servers_at_one_port_replace_one_that_is_killed_and_end_together(postgres: str) -> None:
    command = [sys.executable, "-m", "sennik", "serve", "--port", "0", "--workers", "2", "--database", postgres,
               "--json-log"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                          env={**os.environ, "LANG": "en"}) as parent:
        assert parent.stdout is not None
        assert parent.stderr is not None
        port = int(parent.stdout.readline().rsplit(":", 1)[1].strip().strip("/"))
        try:
            guest = Client(port)
            reached(guest)
            before = servers(parent.pid)
            assert len(before) == 2
            os.kill(before[0], signal.SIGKILL)
            until(lambda: len(servers(parent.pid)) == 2 and before[0] not in servers(parent.pid))
            reached(guest)
        finally:
            parent.send_signal(signal.SIGTERM)
        assert parent.wait(30) == 0
        until(lambda: not any(Path(f"/proc/{process}").exists() for process in before))
        assert [json.loads(line)["level"] for line in parent.stderr] == ["error"], "of the one that was killed"


def test_several_servers_on_a_file_are_refused_with_a_sentence(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sennik", "serve", "--port", "0", "--workers", "2", "--database",
               str(tmp_path / "x.sqlite")]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "LANG": "en"}, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "PostgreSQL" in done.stderr


def servers(parent: int) -> list[int]:
    """The server processes of a parent: the other child watches over what they share."""
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return [int(child) for child in children if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text()]


def reached(guest: Client) -> None:
    def asked() -> bool:
        try:
            return guest.ask_now("GET", "/healthz")[0] == 200
        except OSError:
            return False
    until(asked)


def until(true: Callable[[], bool]) -> None:
    for _ in range(600):
        if true():
            return
        time.sleep(0.05)
    raise TimeoutError
