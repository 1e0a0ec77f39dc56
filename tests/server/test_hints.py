"""At a table that teaches a seat may ask what a bot would do; elsewhere nobody may."""
from __future__ import annotations

from dataclasses import replace

import pytest

from sennik.engine.rng import FastRng
from sennik.games import make
from sennik.match.messages import HintShown, StepShown
from sennik.server.client import Client, ClientAtTable
from sennik.server.messages import AskHint, NewTable, Refusal
from sennik.server.serve import serving
from sennik.server.settings import Rate, Settings
from sennik.server.workers import advise, task
from sennik.testkit.laws.sight import placed
from sennik.testkit.laws.twin import exchanged

pytestmark = pytest.mark.anyio


async def seated(port: int, lang: str = "en", teach: bool = True, bots: int = 1) -> tuple[Client, str]:
    client = Client(port, lang=lang)
    info = await client.open(NewTable("sen", 2, bots={1: "random"} if bots else {}, teach=teach))
    assert info.teach is teach
    await client.sit(info.id, "Ola")
    return client, info.id


async def refused(seat: ClientAtTable, n: int) -> Refusal:
    await seat.say(AskHint(n))
    return await seat.until(Refusal)


async def test_a_hint_is_one_of_the_own_answers(port: int) -> None:
    client, table = await seated(port)
    async with client.at(table) as seat:
        assert seat.table.teach
        for _ in range(3):
            while not seat.asked:
                await seat.until(StepShown)
            await seat.say(AskHint(seat.step.n))
            hint = await seat.until(HintShown)
            assert hint.answer in [answer.text for answer in seat.step.answers]
            assert hint.reasons
            await seat.answer(hint.answer)


@pytest.mark.parametrize("lang", ["pl", "en", "uk"])
async def test_a_table_that_does_not_teach_refuses_in_words(port: int, lang: str) -> None:
    client, table = await seated(port, lang, teach=False)
    async with client.at(table) as seat:
        told = await refused(seat, seat.step.n)
        assert (told.word, told.to) == ("no-hints", "hint")
        assert told.text


async def test_who_is_not_asked_gets_no_hint(port: int) -> None:
    client, table = await seated(port, bots=0)
    async with client.at(table) as seat:
        assert (await refused(seat, 1)).word == "not-playing"
        other = Client(port)
        await other.sit(table, "Ela")
        await seat.until(StepShown)
        for text in ("land 0 0", "land 0 1"):
            await seat.answer(text)
        assert (await refused(seat, seat.step.n)).word == "not-asked"
        async with Client(port).at(table) as watching:
            assert (await refused(watching, watching.step.n)).word == "not-seated"
        async with other.at(table) as second:
            assert (await refused(second, 1)).word == "stale"


async def test_too_many_hints_are_refused_and_cost_nothing(database: str, quick: Settings) -> None:
    async with serving(database, replace(quick, hints=Rate(2, 0.001))) as port:
        client, table = await seated(port)
        async with client.at(table) as seat:
            while seat.step.view.asked != 1:             # the other has peeked: nothing changes meanwhile
                await seat.until(StepShown)
            first = []
            for _ in range(2):
                await seat.say(AskHint(seat.step.n))
                first.append(await seat.until(HintShown))
            assert first[0].answer == first[1].answer    # who asks again is told the same
            assert first[0].reasons == first[1].reasons
            assert (await refused(seat, seat.step.n)).word == "too-frequent"
            await seat.answer(first[0].answer)


async def test_what_a_worker_is_given_is_what_the_seat_may_know() -> None:
    """Two worlds alike to the seat are one task, and one advice."""
    game = make("sen", 2, {})
    state = game.new(FastRng(1))
    twin = exchanged(state, 0, placed(state, 0), True, FastRng(2), FastRng(1))
    assert twin is not None
    texts = tuple([answer.text for answer in state.legal(0)])
    one, other = [task(game, game.options, "", 5, world.view(0), texts) for world in (state, twin)]
    assert one == other
    assert advise(one) == advise(other)
