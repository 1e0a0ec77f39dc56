"""Everything a socket received in a whole game is what its seat may know, and nothing else."""
from __future__ import annotations

import asyncio
import json
import random

import msgspec
import pytest

from sennik import games
from sennik.engine.game import SPECTATOR, Game
from sennik.engine.record import Record
from sennik.engine.state import State
from sennik.match.messages import StepShown, ViewShown
from sennik.match.shown import event_shown, view_shown
from sennik.server.guest import Chair, Guest
from sennik.server.messages import NewTable, TableInfo
from sennik.server.serve import serving
from sennik.server.settings import Settings

pytestmark = pytest.mark.anyio


async def played(port: int, new: NewTable) -> tuple[TableInfo, list[Chair], list[str]]:
    """A game of two people and a bot with one looking on, one reload in the middle; all chairs, and all secrets."""
    guests = [Guest(port) for _ in range(3)]
    info = await guests[0].open(new)
    for k in (0, 1):
        await guests[k].sit(info.id, f"Gość {k}")
    async with guests[0].at(info.id) as one, guests[1].at(info.id) as other, guests[2].at(info.id) as watching:
        chance = random.Random(9)
        for chair in (one, other, watching):
            if not hasattr(chair, "step"):
                await chair.until(StepShown)
        reload = asyncio.create_task(late(guests[1], info.id))
        chairs = [one, other, watching]
        await asyncio.gather(*[chair.play(lambda step: chance.choice(step.choices).text) for chair in chairs])
        chairs.append(await reload)
    return info, chairs, [guest.cookie.partition("=")[2] for guest in guests]


async def late(guest: Guest, table: str) -> Chair:
    """A second tab that is opened in the middle and looks until the end."""
    await asyncio.sleep(0.15)
    async with guest.at(table) as chair:
        while chair.step.result is None:
            await chair.until(StepShown)
        return chair


@pytest.mark.parametrize("aid", [False, True])
@pytest.mark.parametrize("key", games.keys())
async def test_every_message_is_made_of_what_the_seat_may_know(port: int, key: str, aid: bool) -> None:
    card = games.identity(key)
    seats = min(card.most, 3)
    options: dict[str, str | bool | int] = {"rounds": "2"} if key == "sen" else {}
    info, chairs, cookies = await played(port, NewTable(key, seats, options=options, aid=aid,
                                                        bots={2: "random"} if seats > 2 else {}))
    body = (await Guest(port).ask("GET", f"/api/tables/{info.id}/record"))[1].decode()
    record, _ = games.read(body)
    truth = Truth(record)
    for chair in chairs:
        seat = chair.seats.you
        begun = 0
        for text in chair.received:
            message = msgspec.json.decode(text)
            if message["type"] != "step":
                assert not [secret for secret in (record.seed.secret.hex(), *cookies) if secret and secret in text]
                continue
            step = msgspec.json.decode(text, type=StepShown)
            begun = begun or step.n
            answers = step.n - truth.first               # nothing is taken back in this test
            truth.check(step, seat, answers, aid, whole=step.n == begun)
            if step.result is None:
                assert record.seed.secret.hex() not in text
            for other, share in enumerate(record.seed.shares):
                assert step.result is not None or not share or share.hex() not in text, other
            assert not [cookie for cookie in cookies if cookie and cookie in text]


class Truth:
    """The game played again from its record, position by position."""

    def __init__(self, record: Record) -> None:
        self.game = record.game
        self.first = 1 + int(record.game.seats)          # entries before the first answer
        again = Record(record.game, record.seed)
        state = again.begin()
        self.views = [self.seen(state)]
        self.logs = []
        for seat, text in record.answers:
            self.logs.append(again.answer(state, seat, text))
            self.views.append(self.seen(state))

    def seen(self, state: State) -> dict[tuple[int, bool], tuple[ViewShown, tuple[str, ...]]]:
        viewers = [*range(int(self.game.seats)), SPECTATOR]
        return {(seat, aid): (view_shown(state.view(seat, aid)),
                              tuple(action.text for action in state.legal(seat)) if seat != SPECTATOR else ())
                for seat in viewers for aid in (False, True)}

    def check(self, step: StepShown, seat: int, answers: int, aid: bool, whole: bool) -> None:
        view, legal = self.views[answers][seat, aid]
        assert step.view == view
        assert tuple(choice.text for choice in step.choices) == legal
        if whole:                                        # after a hello: everything, perhaps veiled, never more
            events = [event_shown(event.seen(seat)) for log in self.logs[:answers] for event in log]
            sent = [*step.past, *step.events]
            for got, real in zip(sent, events[len(events) - len(sent):], strict=True):
                assert got in {real, msgspec.structs.replace(real, face=-1 - back_of(self.game, real.face))}
        else:
            assert step.events == tuple([event_shown(event.seen(seat)) for event in self.logs[answers - 1]])
            assert step.past == ()


def back_of(game: Game, face: int) -> int:
    return game.backs[game.deck.index(face)] if face >= 0 else -1 - face


async def test_no_message_names_who_answered_what(port: int) -> None:
    """The text of an answer reaches nobody: only what it did."""
    _, chairs, _ = await played(port, NewTable("sen", 3, options={"rounds": "1"}, bots={2: "random"}))
    allowed = {"type", "n", "since", "events", "view", "choices", "undo", "why", "scores", "left", "undone", "past",
               "result"}
    for chair in chairs:
        for text in chair.received:
            message = json.loads(text)
            if message["type"] == "step":
                assert set(message) == allowed
                assert not message["choices"] or message["view"]["asked"] >> chair.seats.you & 1


async def test_the_log_of_the_server_holds_no_secret(database: str, quick: Settings,
                                                     caplog: pytest.LogCaptureFixture,
                                                     capsys: pytest.CaptureFixture[str]) -> None:
    caplog.set_level("DEBUG", logger="sennik")
    caplog.set_level("DEBUG", logger="uvicorn")
    async with serving(database, quick) as port:
        info, _, cookies = await played(port, NewTable("sen", 2, options={"rounds": "1"}))
        record, _ = games.read((await Guest(port).ask("GET", f"/api/tables/{info.id}/record"))[1].decode())
    said = caplog.text + "".join(capsys.readouterr())
    for secret in (record.seed.secret.hex(), *cookies, *[share.hex() for share in record.seed.shares]):
        assert not secret or secret not in said


async def test_presence_is_all_that_is_told_of_others(port: int) -> None:
    one, other = Guest(port), Guest(port)
    info = await one.open(NewTable("sen", 3))
    await one.sit(info.id, "Sowa")
    async with one.at(info.id) as chair:
        await other.sit(info.id, "Kot")
        seats = await chair.sees(lambda seats: seats.seats[1].who == "person")
        assert set(msgspec.to_builtins(seats.seats[1])) == {"who", "name", "level", "here"}
