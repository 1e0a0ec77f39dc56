"""Rules that fail leave the table playable: it is as it was, the log shows why, and nobody is told more than that."""
from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping

import pytest

from sennik import bots, games
from sennik.bots import Bot
from sennik.engine.answers import Answer, Answers
from sennik.engine.errors import Refused
from sennik.engine.game import Game
from sennik.engine.record import read
from sennik.engine.state import State
from sennik.engine.view import View
from sennik.match.messages import StepShown
from sennik.server.automation import FAULTS
from sennik.server.client import Client, ClientAtTable
from sennik.server.messages import AnswerMessage, NewTable, Refusal
from sennik.testkit.games.nap import Nap, NapState

pytestmark = pytest.mark.anyio
FAILED = re.compile(r"the rules failed over '([^']*)' after the answers of this record: (\{.*\})")


class Dizzy(Nap):
    """Nap, with rules that fail over some answers."""
    fails = "look"

    def blank(self) -> State:
        return DizzyState(self)


class DizzyState(NapState):
    def apply(self, seat: int, answer: Answer) -> None:
        super().apply(seat, answer)
        if answer.text.startswith(Dizzy.fails):
            raise ZeroDivisionError


class Curious(Bot):
    """Would rather look than do anything else."""

    def choose(self, view: View, answers: Answers) -> Answer:
        return next((answer for answer in answers if answer.text.startswith("look")), answers[0])


def make(key: str, seats: int, options: Mapping[str, object], version: int = 0) -> Game:
    return Dizzy(seats, options)


@pytest.fixture(autouse=True)
def dizzy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "make", make)
    monkeypatch.setitem(bots.BOTS, "curious", Curious)
    monkeypatch.setattr(Dizzy, "fails", "look")


async def two(port: int) -> tuple[Client, Client, str]:
    one, other = Client(port, lang="pl"), Client(port, lang="pl")
    info = await one.open(NewTable("nap", 2))
    await one.sit(info.id, "Sowa")
    await other.sit(info.id, "Kot")
    return one, other, info.id


async def test_a_person_is_told_and_the_table_plays_on(port: int, caplog: pytest.LogCaptureFixture) -> None:
    one, other, table = await two(port)
    async with one.at(table) as sowa, other.at(table) as kot:
        mover, rival = (sowa, kot) if sowa.asked else (kot, sowa)
        before = mover.step
        for _ in range(2):
            await mover.say(AnswerMessage(before.n, "look 0"))
            refusal = await mover.until(Refusal)
            assert (refusal.word, refusal.to, refusal.closing) == ("server-fault", "answer", False)
            assert refusal.text == "Coś się tu zepsuło. Nic się nie zmieniło."
        async with one.at(table) as again:
            assert again.step.n == before.n
        step = await mover.answer("doze")
        assert step.n == before.n + 1
        assert (await rival.until(StepShown)).n == step.n
        ((said, record),) = FAILED.findall(caplog.text)              # once, and it shows the fault again
        assert said == "look 0"
        played, state = read(record + "\n", make)
        with pytest.raises(Exception, match=r"^$|look 0"):
            played.answer(state, mover.seats.you, said)
        told = "".join(sowa.received + kot.received)
        assert played.seed.secret.hex() not in told
        assert "Zero" not in told


async def seen(chair: ClientAtTable, n: int) -> None:
    while chair.step.n < n:
        await chair.until(StepShown)


async def test_a_bot_finds_another_answer(port: int, caplog: pytest.LogCaptureFixture) -> None:
    watcher = Client(port)
    info = await watcher.open(NewTable("nap", 2, bots={0: "curious", 1: "curious"}))
    async with watcher.at(info.id) as chair:
        await seen(chair, 7)                             # four answers, none of them a look
    assert {said for said, _ in FAILED.findall(caplog.text)} == {"look 0", "look 1"}


async def test_a_bot_that_finds_none_gives_up_and_people_go_on(port: int, caplog: pytest.LogCaptureFixture,
                                                               monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Dizzy, "fails", "")
    watcher = Client(port)
    info = await watcher.open(NewTable("nap", 2, bots={0: "curious", 1: "curious"}))
    async with watcher.at(info.id) as chair:
        for _ in range(100):
            if len(FAILED.findall(caplog.text)) >= FAULTS:
                break
            await asyncio.sleep(0.02)
        await asyncio.sleep(0.2)
        assert len(FAILED.findall(caplog.text)) == FAULTS            # it does not go on for ever
        assert chair.step.n == 3
        monkeypatch.setattr(Dizzy, "fails", "look")
        with pytest.raises(Refused, match="not seated"):             # the table answers, as ever
            await chair.answer("doze")
