"""HTTP under /api/: opening tables, sitting down, lists, records, replays, reviews."""
from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec
from msgspec import structs
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from .. import bots
from ..engine.errors import Illegal, Refused, Unreadable
from ..engine.game import SPECTATOR
from ..games import identity, keys, ours, shared
from ..match import entries as e
from ..match.lesson import lessons_of
from ..match.messages import SeatShown
from ..match.replay import OPEN, moments, seat_of
from ..match.shown import sealing_shown, seat_list, seats_shown, table_shown
from ..match.table import Table
from ..store import Listing, StoreError
from ..store.people import Person
from ..words import NAMES
from . import metrics
from .errors import Forbidden, NotThere, OutOfOrder, TooMuch, status
from .live_table import LiveTable, now
from .messages import (
    PROTOCOL,
    GameInfo,
    Games,
    LessonInfo,
    NewLesson,
    NewTable,
    NewWhatIf,
    OptionInfo,
    ReplayShown,
    SealShare,
    ShowShare,
    SitDown,
    TableInfo,
    TableLine,
    Tables,
    TakeCode,
)
from .refusals import FALLBACK, refusal
from .tables import LiveTables

T = TypeVar("T", NewTable, NewLesson, NewWhatIf, SitDown, SealShare, ShowShare, TakeCode)
Handler = Callable[[Request], Awaitable[Response]]
FRESH: Final = {"cache-control": "no-store"}
# when a table is opened
AGREED: Final = {"game", "rules", "options", "aid", "public", "watch", "clock", "grace", "teach"}


# ---- reading and answering
def tables_of(request: Request) -> LiveTables:
    tables: LiveTables = request.app.state.tables
    return tables


async def person_of(request: Request) -> Person:
    return await tables_of(request).people.of(request.scope["device"])


def player_at(table: Table, person: Person) -> str:
    """As whom a person sits at a table, or would sit down there."""
    return next((one for one in person.ids if table.seat_of(one) != SPECTATOR), person.id)


def reply(body: object, code: int = 200) -> Response:
    return Response(msgspec.json.encode(body), code, FRESH, "application/json")


def packed(request: Request, body: bytes) -> Response:
    """What is long is sent packed to who can unpack it."""
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(body, 200, FRESH, "application/json")
    headers = {**FRESH, "content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(gzip.compress(body, 5, mtime=0), 200, headers, "application/json")


async def body_of(request: Request, kind: type[T]) -> T:
    """The body, if it is JSON of the right shape and not too long."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Unreadable("unreadable-message")
    body = bytearray()
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > tables_of(request).settings.message:
                raise TooMuch("too-big")
    except ClientDisconnect:                             # in the middle of it: nobody hears this
        raise Unreadable("unreadable-message") from None
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Unreadable("unreadable-message") from None


def limited(handler: Handler) -> Handler:
    """So many requests from one address; fewer of those that change something."""
    async def careful(request: Request) -> Response:
        state = request.app.state
        buckets = state.asked if request.method in {"GET", "HEAD"} else state.posted
        if not buckets.take(request.client.host if request.client else ""):
            raise TooMuch("too-frequent")
        try:
            return await handler(request)
        except StoreError:
            raise OutOfOrder("store-down") from None
    return careful


async def refused(request: Request, error: Exception) -> Response:
    """Every refusal as a message with its word, and its sentence in the language of the request."""
    if isinstance(error, HTTPException):
        known = NotThere("no-such-page") if error.status_code == 404 else Unreadable("no-such-way")
        return reply(refusal(known, request.scope.get("lang", FALLBACK)), error.status_code)
    if not isinstance(error, Refused):
        error = OutOfOrder("server-fault")
        return reply(refusal(error, request.scope.get("lang", FALLBACK)), 500)
    return reply(refusal(error, request.scope.get("lang", FALLBACK)), status(error))


# ---- what there is
async def list_games(request: Request) -> Response:
    return reply(Games(PROTOCOL, tuple([game_info(key) for key in in_order()]), bots.LEVELS, NAMES))


def in_order() -> list[str]:
    """As a lobby shows them: ours first, the easiest of them before all."""
    return sorted(keys(), key=lambda key: (key not in ours(), identity(key).weight, key))


def game_info(key: str) -> GameInfo:
    card = identity(key)
    options = [OptionInfo(option.name, option.values, option.default, option.yes) for option in card.options]
    game = shared(key, card.least, {})
    lessons = tuple([LessonInfo(lesson.name, lesson.plan.minutes) for lesson in lessons_of(key).values()])
    return GameInfo(key, card.version, card.least, card.most, card.minutes, card.weight, tuple(options),
                    any(game.forgets), lessons, bots.tempers_of(game))


async def list_tables(request: Request) -> Response:
    return reply(listed(await tables_of(request).store.listed(now() // 1000)))


def listed(found: list[Listing]) -> Tables:
    return Tables(tuple([
        TableLine(one.id, one.game, one.options, one.stage,
                  tuple([SeatShown(seat.who, seat.name, seat.level, False) for seat in one.seats]),
                  one.watch, one.created, one.touched) for one in found]))


# ---- one table
async def open_table(request: Request) -> Response:
    live = await tables_of(request).open(await body_of(request, NewTable))
    return reply(info(live, await person_of(request)), 201)


async def open_lesson(request: Request) -> Response:
    wish, person = await body_of(request, NewLesson), await person_of(request)
    return reply(info(await tables_of(request).learn(wish, person.id), person), 201)


async def table_info(request: Request) -> Response:
    return reply(info(await tables_of(request).find(request.path_params["id"]), await person_of(request)))


async def sit_down(request: Request) -> Response:
    """Sitting down again where one sits already is no mistake: a lost reply is asked for once more."""
    wish = await body_of(request, SitDown)
    tables, person = tables_of(request), await person_of(request)
    live = await tables.find(request.path_params["id"])
    player = player_at(live.table, person)
    try:
        await tables.change(live, lambda t: t.sit(now(), player, wish.name, wanted=wish.seat, seal=wish.seal))
    except Illegal as error:
        if error.word != "seated-already":
            raise
    return reply(info(live, person))


async def seal(request: Request) -> Response:
    wish = await body_of(request, SealShare)
    return await adding(request, lambda t, player: t.seal(now(), player, wish.seal))


async def show_share(request: Request) -> Response:
    wish = await body_of(request, ShowShare)
    return await adding(request, lambda t, player: t.unseal(now(), player, wish.share))


async def adding(request: Request, check: Callable[[Table, str], e.AnyEntry]) -> Response:
    """A browser does its part of the shuffle; two tabs of it may do the same, and a slow one may come too late. Neither
    is a mistake: the reply says how it stands."""
    tables, person = tables_of(request), await person_of(request)
    live = await tables.find(request.path_params["id"])
    try:
        await tables.change(live, lambda t: check(t, player_at(t, person)))
    except Illegal as error:
        if error.word not in {"added-already", "stale"}:
            raise
    return reply(info(live, person))


async def replay(request: Request) -> Response:
    """A game that is over, moment by moment, by the eyes that are asked for: for whoever might have looked on."""
    tables = tables_of(request)
    table, you = await seen_again(request)
    entries, eye = await tables.entries(table.id), request.path_params["eye"]
    steps: tuple[Any, ...] = tuple(map(msgspec.Raw, await asyncio.to_thread(moments, table, entries, eye)))
    seats = seats_shown(table, SPECTATOR if eye == OPEN else seat_of(eye, len(table.seats)), 0, 0)
    return packed(request, msgspec.json.encode(ReplayShown(table_shown(table), seats, you, steps)))


async def seen_again(request: Request) -> tuple[Table, int]:
    """The table of a replay and the seat there of who asks, if they might have looked on."""
    live, person = await tables_of(request).find(request.path_params["id"]), await person_of(request)
    you = live.table.seat_of(player_at(live.table, person))
    if not live.may_look(you):
        raise Forbidden("no-watching")
    return live.table, you


async def play_on(request: Request) -> Response:
    """From a moment of a game that is over, for whoever may see it again."""
    wish, person = await body_of(request, NewWhatIf), await person_of(request)
    table, _ = await seen_again(request)
    return reply(info(await tables_of(request).play_on(table, wish, player_at(table, person)), person), 201)


async def review(request: Request) -> Response:
    """What the coach says of a game that is over: for whoever may see it again. Asked for, it is made."""
    table, you = await seen_again(request)
    return packed(request, await tables_of(request).reviews.ask(table, you))


class Looked(msgspec.Struct):
    """Of what a spectator was last sent: whether anybody may look on."""
    watch: bool = True


async def record(request: Request) -> Response:
    """Only of a game that is over, for it holds the secret; for whoever may see it again, for it holds every card."""
    tables, table = tables_of(request), request.path_params["id"]
    await tables.must_be_open(table)
    archived = await tables.store.archived(table)
    if archived is not None and msgspec.json.decode(archived.shown, type=Looked).watch:
        text = archived.record
    else:
        found, _ = await seen_again(request)
        if found.stage != "over":
            raise Illegal("not-over")
        played, state = found.play()
        text = archived.record if archived is not None else played.to_json(state)
    name = {"content-disposition": f'attachment; filename="sennik-{table}.json"'}
    return Response(text, 200, {**FRESH, **name}, "application/json")


def info(live: LiveTable, person: Person) -> TableInfo:
    table = live.table
    agreed = {name: value for name, value in structs.asdict(table.opened).items() if name in AGREED}
    return TableInfo(**agreed, id=table.id, commitment=table.commitment(), stage=table.stage,
                     you=table.seat_of(player_at(table, person)), seats=seat_list(table, live.here()), next=table.next,
                     sealing=sealing_shown(table))


async def health(request: Request) -> Response:
    """Can entries be read? Written would need one."""
    await tables_of(request).store.entries("", 0)
    return Response("ok", 200, FRESH, "text/plain")


async def alive(request: Request) -> Response:
    """Does the process answer? The store is not asked: whoever restarts servers for a database that is away harms."""
    return Response("ok", 200, FRESH, "text/plain")


async def numbers(request: Request) -> Response:
    if not tables_of(request).settings.metrics:
        raise NotThere("no-such-page")
    return Response(metrics.text(tables_of(request)), 200, FRESH, "text/plain; version=0.0.4")


ROUTES: Final[list[BaseRoute]] = [
    Route("/api/games", limited(list_games)),
    Route("/api/tables", limited(list_tables)),
    Route("/api/tables", limited(open_table), methods=["POST"]),
    Route("/api/lessons", limited(open_lesson), methods=["POST"]),
    Route("/api/tables/{id}", limited(table_info)),
    Route("/api/tables/{id}/seats", limited(sit_down), methods=["POST"]),
    Route("/api/tables/{id}/seals", limited(seal), methods=["POST"]),
    Route("/api/tables/{id}/shares", limited(show_share), methods=["POST"]),
    Route("/api/tables/{id}/replay/{eye}", limited(replay)),
    Route("/api/tables/{id}/what-if", limited(play_on), methods=["POST"]),
    Route("/api/tables/{id}/review", limited(review)),
    Route("/api/tables/{id}/record", limited(record)),
    Route("/livez", alive),                              # who is refused too often restarts a server that is well
    Route("/healthz", limited(health)),
    Route("/metrics", limited(numbers)),
]
