"""Reviews over the wire: made once, for who may look, told how far they are, and kept."""
from __future__ import annotations

import asyncio
import os
from functools import partial

import pytest

from sennik.coach import review as coach
from sennik.coach.measure import Effort, Measure, measure_of
from sennik.coach.messages import Review
from sennik.engine.errors import Refused
from sennik.engine.game import Game
from sennik.server import reviews
from sennik.server.client import Client
from sennik.server.messages import NewLesson, NewTable, ReviewShown, TableInfo
from sennik.server.reviews import begin_last
from sennik.server.serve import serving
from sennik.server.settings import Settings
from sennik.server.workers import Workers

from .test_leaks import played

pytestmark = pytest.mark.anyio
SHORT = NewTable("sen", 2, options={"rounds": "1"})


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A coach that looks at each decision for a moment only; the tables whose reviews were begun."""
    begun: list[str] = []

    class Counted(coach.Reviewer):
        def __init__(self, *given: object) -> None:
            super().__init__(*given)  # type: ignore[arg-type]
            begun.append(self.game.identity.key)

    def little(game: Game) -> Measure:
        return measure_of(game)._replace(effort=Effort(12, 2, 4))

    monkeypatch.setattr(coach, "measure_of", little)
    monkeypatch.setattr(reviews, "Reviewer", Counted)
    return begun


async def asked(client: Client, table: str) -> ReviewShown:
    return await client.get(f"/api/tables/{table}/review", ReviewShown)


async def awaited(client: Client, table: str) -> Review:
    while (shown := await asked(client, table)).review is None:
        assert shown.stage in {"waiting", "working"}
        await asyncio.sleep(0.02)
    assert shown.stage == "done"
    return shown.review


async def refusal(client: Client, table: str) -> str:
    with pytest.raises(Refused) as refused:
        await asked(client, table)
    return refused.value.word


async def test_all_who_ask_share_one_review_and_it_survives_a_restart(database: str, quick: Settings,
                                                                      hasty: list[str]) -> None:
    async with serving(database, quick) as port:
        info, _, _ = await played(port, SHORT)
        one, other = await asyncio.gather(awaited(Client(port), info.id), awaited(Client(port), info.id))
        assert one == other
    async with serving(database, quick) as port:
        assert await awaited(Client(port), info.id) == one
    assert hasty == ["sen"]
    assert [seat.seat for seat in one.seats] == [0, 1]
    for seat in one.seats:
        assert seat.result == seat.prior + seat.own + seat.others + seat.chance


async def test_only_the_seats_of_people_are_told_of(port: int) -> None:
    info, _, _ = await played(port, NewTable("sen", 3, options={"rounds": "1"}, bots={2: "random"}))
    assert [seat.seat for seat in (await awaited(Client(port), info.id)).seats] == [0, 1]


async def test_a_review_of_another_coach_is_made_anew(port: int, hasty: list[str],
                                                      monkeypatch: pytest.MonkeyPatch) -> None:
    info, _, _ = await played(port, SHORT)
    await awaited(Client(port), info.id)
    monkeypatch.setattr(coach, "VERSION", coach.VERSION + 1)
    assert (await awaited(Client(port), info.id)).coach == coach.VERSION
    assert len(hasty) == 2


async def test_a_server_that_stopped_in_the_middle_begins_anew(database: str, quick: Settings, hasty: list[str],
                                                               monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "PIECE", 0.0)             # one look at the clock, and not one decision
    async with serving(database, quick) as port:
        info, _, _ = await played(port, SHORT)
        assert (await asked(Client(port), info.id)).review is None
        while not (await asked(Client(port), info.id)).answers:
            await asyncio.sleep(0.01)
    monkeypatch.undo()
    monkeypatch.setattr(coach, "measure_of", lambda game: measure_of(game)._replace(effort=Effort(12, 2, 4)))
    async with serving(database, quick) as port:
        assert (await awaited(Client(port), info.id)).seats


async def test_a_game_that_goes_on_a_lesson_and_no_table_have_no_review(port: int) -> None:
    ola = Client(port)
    info = await ola.open(NewTable("sen", 2, bots={1: "random"}))
    assert await refusal(ola, info.id) == "not-over"
    await ola.sit(info.id, "Ola")
    assert await refusal(ola, info.id) == "not-over"
    assert await refusal(Client(port), "nowhere") == "no-such-table"
    lesson = await ola.post("/api/lessons", NewLesson("sen", "Ola"), TableInfo)
    assert await refusal(ola, lesson.id) == "no-review-of-lesson"
    assert await refusal(Client(port), lesson.id) == "no-watching"


async def test_a_private_game_is_reviewed_for_its_players_alone(port: int) -> None:
    ola, kot = Client(port), Client(port)
    info = await ola.open(NewTable("sen", 2, options={"rounds": "1"}, watch=False, bots={1: "random"}))
    await ola.sit(info.id, "Ola")
    assert await refusal(kot, info.id) == "no-watching"
    assert await refusal(ola, info.id) == "not-over"


async def test_too_many_waiting_games_are_refused(database: str, quick: Settings,
                                                  monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "PIECE", 0.0)
    few = Settings(bots=0, pace=0, said=quick.said, posted=quick.posted, asked=quick.asked, opened=quick.opened,
                   reviews=2)
    async with serving(database, few) as port:
        tables = [(await played(port, SHORT))[0].id for _ in range(3)]
        assert (await asked(Client(port), tables[0])).stage == "working"
        second = await asked(Client(port), tables[1])
        assert (second.stage, second.ahead) == ("waiting", 1)
        assert await refusal(Client(port), tables[2]) == "reviews-crowded"
        assert (await asked(Client(port), tables[0])).stage == "working"


async def test_a_review_that_fails_is_refused_and_not_tried_again(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []

    def broken(wanted: reviews.Wanted) -> reviews.Piece:
        tried.append(wanted.table)
        raise RuntimeError("a fault of the coach")

    info, _, _ = await played(port, SHORT)
    monkeypatch.setattr(reviews, "work_on", broken)
    await asked(Client(port), info.id)
    await asyncio.sleep(0.1)
    assert await refusal(Client(port), info.id) == "review-failed"
    assert len(tried) == 1


@pytest.mark.skipif(not hasattr(os, "getsid"), reason="no sessions here")
async def test_a_review_is_made_in_a_session_of_its_own_behind_everybody() -> None:
    workers = Workers(1, begin_last)
    session = await workers.run(os.getsid, 0)
    niceness = await workers.run(partial(os.getpriority, os.PRIO_PROCESS), 0)
    workers.close()
    assert session != os.getsid(0)
    assert niceness == 19
