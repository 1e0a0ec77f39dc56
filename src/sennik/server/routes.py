"""HTTP under /api/: opening tables, sitting down, lists, records."""
from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from .. import bots
from ..engine.errors import Illegal, Refused, Unreadable
from ..games import identity, keys
from ..match.messages import SeatShown
from ..match.shown import seat_list
from ..store import Line, StoreError
from ..words import NAMES
from .errors import NotThere, OutOfOrder, TooMuch, status
from .house import House
from .live import Live, now
from .messages import PROTOCOL, GameInfo, Games, NewTable, OptionInfo, SitDown, TableInfo, TableLine, Tables
from .sentences import FALLBACK, refusal

T = TypeVar("T", NewTable, SitDown)
Handler = Callable[[Request], Awaitable[Response]]
FRESH: Final = {"cache-control": "no-store"}


# ---- reading and answering
def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


def player_of(request: Request) -> str:
    player: str = request.scope["player"]
    return player


def answer(body: object, code: int = 200) -> Response:
    return Response(msgspec.json.encode(body), code, FRESH, "application/json")


async def body_of(request: Request, kind: type[T]) -> T:
    """The body, if it is JSON of the right shape and not too long."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Unreadable("unreadable-message")
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > house_of(request).settings.message:
            raise TooMuch("too-big")
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
        return answer(refusal(known, request.scope.get("lang", FALLBACK)), error.status_code)
    if not isinstance(error, Refused):
        error = OutOfOrder("server-fault")
        return answer(refusal(error, request.scope.get("lang", FALLBACK)), 500)
    return answer(refusal(error, request.scope.get("lang", FALLBACK)), status(error))


# ---- what there is
async def list_games(request: Request) -> Response:
    return answer(Games(PROTOCOL, tuple([game_info(key) for key in keys()]), bots.LEVELS, NAMES))


def game_info(key: str) -> GameInfo:
    card = identity(key)
    return GameInfo(key, card.version, card.least, card.most, card.minutes, card.weight, tuple(
        [OptionInfo(option.name, option.values, option.default, option.yes) for option in card.options]))


async def list_tables(request: Request) -> Response:
    return answer(tables(await house_of(request).store.listed(now() // 1000)))


async def list_mine(request: Request) -> Response:
    return answer(tables(await house_of(request).store.mine(player_of(request))))


def tables(lines: list[Line]) -> Tables:
    return Tables(tuple([
        TableLine(line.id, line.game, line.options, line.stage,                          # type: ignore[arg-type]
                  tuple([SeatShown(who, name, level, False) for who, name, level in line.seats]),   # type: ignore[arg-type]
                  line.watch, line.created, line.touched) for line in lines]))


# ---- one table
async def open_table(request: Request) -> Response:
    live = await house_of(request).open(await body_of(request, NewTable))
    return answer(info(live, player_of(request)), 201)


async def table_info(request: Request) -> Response:
    return answer(info(await house_of(request).live(request.path_params["id"]), player_of(request)))


async def sit_down(request: Request) -> Response:
    """Sitting down again where one sits already is no mistake: a lost reply is asked for once more."""
    wish = await body_of(request, SitDown)
    house, player = house_of(request), player_of(request)
    live = await house.live(request.path_params["id"])
    try:
        await house.change(live, lambda t: t.sit(now(), player, wish.name, wish.share, wish.seat))
    except Illegal as error:
        if error.word != "seated-already":
            raise
    return answer(info(live, player))


async def record(request: Request) -> Response:
    """Only of a game that is over: it holds the secret."""
    house, table = house_of(request), request.path_params["id"]
    archived = await house.store.archived(table)
    if archived is None:
        live = await house.live(table)
        if live.table.stage != "over":
            raise Illegal("not-over")
        written, state = live.table.play()
        text = written.to_json(state)
    else:
        text = archived.record
    name = {"content-disposition": f'attachment; filename="sennik-{table}.json"'}
    return Response(text, 200, {**FRESH, **name}, "application/json")


def info(live: Live, player: str) -> TableInfo:
    table = live.table
    first = table.opened
    return TableInfo(table.id, first.game, first.rules, first.options, first.aid, first.public, first.watch,
                     first.clock, first.grace, table.commitment(), table.stage, table.seat_of(player),
                     seat_list(table, live.here()), table.next)


async def health(request: Request) -> Response:
    """Can entries be read? Written would need one."""
    await house_of(request).store.entries("", 0)
    return Response("ok", 200, FRESH, "text/plain")


ROUTES: Final[list[BaseRoute]] = [
    Route("/api/games", limited(list_games)),
    Route("/api/tables", limited(list_tables)),
    Route("/api/tables", limited(open_table), methods=["POST"]),
    Route("/api/me/tables", limited(list_mine)),
    Route("/api/tables/{id}", limited(table_info)),
    Route("/api/tables/{id}/seats", limited(sit_down), methods=["POST"]),
    Route("/api/tables/{id}/record", limited(record)),
    Route("/healthz", limited(health)),
]
