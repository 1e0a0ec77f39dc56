"""HTTP under /api/me: what one plays and played, on which devices, to be carried, exported and deleted."""
from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import BaseRoute, Route

from ..engine.errors import Illegal, Refused
from ..match.messages import SeatShown
from ..store import Listing
from ..store.history import History, Own
from ..store.people import Device, Person
from ..store.store import MOST
from .codes import MINUTES, drawn, fresh, kept, kind_of, spelled
from .errors import NotThere, TooMuch
from .export import packed
from .farewell import farewell
from .live_table import now
from .messages import CodeShown, Devices, DeviceShown, OwnGame, OwnGames, SeatEnd, Statistics, TakeCode
from .routes import FRESH, body_of, limited, listed, person_of, reply, tables_of
from .statistics import tallies
from .tables import LiveTables

LOOKED_AT: Final = 12          # tables of several people that are looked into, to see whose turn it is


# ---- lists
async def list_tables(request: Request) -> Response:
    return reply(listed(await tables_of(request).store.mine((await person_of(request)).ids)))


async def put_away(request: Request) -> Response:
    """Out of one's own list, until one opens it again; twice is no mistake."""
    await tables_of(request).store.put_away((await person_of(request)).ids, request.path_params["id"])
    return await list_tables(request)


async def list_games(request: Request) -> Response:
    tables, person = tables_of(request), await person_of(request)
    history, before = History(tables.store), cursor(request.query_params.get("before", ""))
    over = await history.played(person.ids, before, MOST + 1)
    more = f"{over[MOST - 1].listing.touched}-{over[MOST - 1].listing.id}" if len(over) > MOST else ""
    waiting: list[OwnGame] = []
    if before is None:
        looked = 0
        for own in await history.unfinished(person.ids):
            several = sum(seat.who == "person" for seat in own.listing.seats) > 1
            looked += several
            waiting.append(own_game(own, not several or (looked <= LOOKED_AT and await asked(tables, own, person))))
    return reply(OwnGames(tuple(waiting), tuple([own_game(own, False) for own in over[:MOST]]), more))


def cursor(text: str) -> tuple[int, str] | None:
    """Where the page before ended."""
    if not text:
        return None
    at, _, table = text.partition("-")
    if not at.isascii() or not at.isdigit() or len(at) > 12 or not table:
        raise NotThere("no-such-page")
    return int(at), table[:32]


async def asked(tables: LiveTables, own: Own, person: Person) -> bool:
    """Is it this person's turn? Only a table that is played can say."""
    if own.listing.stage != "playing":
        return False
    try:
        table = (await tables.find(own.listing.id)).table
    except Refused:
        return False                                     # of old rules
    return table.state is not None and any(table.state.asked >> number & 1 for number, seat in enumerate(table.seats)
                                           if seat.player in person.ids)


def own_game(own: Own, turn: bool) -> OwnGame:
    one: Listing = own.listing
    return OwnGame(one.id, one.game, one.options, one.stage,
                   tuple([SeatShown(seat.who, seat.name, seat.level, False) for seat in one.seats]), one.watch,
                   one.created, one.touched, own.seat, turn and one.stage == "playing", own.away,
                   tuple([SeatEnd(*end) for end in one.result]))


async def statistics(request: Request) -> Response:
    history = History(tables_of(request).store)
    return reply(Statistics(tallies(await history.ended((await person_of(request)).ids))))


# ---- devices
async def list_devices(request: Request) -> Response:
    people, person = tables_of(request).people, await person_of(request)
    found = await people.devices(person) or [Device(person.device, agent(request), now() // 1000)]
    shown = [DeviceShown(name_of(one), one.kind, one.since, one.secret == person.device) for one in found]
    return reply(Devices(tuple(shown), await people.code_until(person, now() // 1000)))


async def make_code(request: Request) -> Response:
    code, at = fresh(), now() // 1000
    until = at + 60 * MINUTES
    await tables_of(request).people.offer(request.scope["device"], agent(request), kept(code), at, until)
    page = request.headers["origin"] + tables_of(request).settings.prefix            # from here: that was seen to
    address = f"{page}/me#code-{code}"
    return reply(CodeShown(spelled(code), until, address, drawn(address)), 201)


async def withdraw_code(request: Request) -> Response:
    await tables_of(request).people.withdraw(await person_of(request))
    return await list_devices(request)


async def take_code(request: Request) -> Response:
    wish, state = await body_of(request, TakeCode), request.app.state
    if not state.codes.take(request.client.host if request.client else "") or not state.guesses.take(""):
        raise TooMuch("too-frequent")
    tables, device = tables_of(request), request.scope["device"]
    taken = await tables.people.take(device, agent(request), kept(wish.code), now() // 1000)
    if taken == "own":
        raise Illegal("own-code")
    if taken == "unknown":
        raise NotThere("no-such-code")
    tables.meet_again({device})
    return await list_devices(request)


async def sign_out(request: Request) -> Response:
    """One device, or all but the one that asks."""
    tables, person = tables_of(request), await person_of(request)
    wanted = request.path_params.get("id", "")
    out = [one for one in await tables.people.devices(person)
           if one.secret != person.device and wanted in {"", name_of(one)}]
    if wanted and not out:
        raise NotThere("no-such-device")
    await tables.people.sign_out(person, out)
    tables.meet_again({one.secret for one in out})
    return await list_devices(request)


def name_of(device: Device) -> str:
    return device.secret[:16]


def agent(request: Request) -> str:
    return kind_of(request.headers.get("user-agent", ""))


# ---- all of it
async def export(request: Request) -> Response:
    person = await person_of(request)
    name = {"content-disposition": 'attachment; filename="sennik.zip"'}
    return StreamingResponse(packed(tables_of(request).store, person.ids), 200, {**FRESH, **name}, "application/zip")


async def delete(request: Request) -> Response:
    return reply(await farewell(tables_of(request), await person_of(request)))


OWN_ROUTES: Final[list[BaseRoute]] = [
    Route("/api/me", limited(delete), methods=["DELETE"]),
    Route("/api/me/tables", limited(list_tables)),
    Route("/api/me/tables/{id}", limited(put_away), methods=["DELETE"]),
    Route("/api/me/games", limited(list_games)),
    Route("/api/me/statistics", limited(statistics)),
    Route("/api/me/records", limited(export)),
    Route("/api/me/code", limited(make_code), methods=["POST"]),
    Route("/api/me/code", limited(withdraw_code), methods=["DELETE"]),
    Route("/api/me/devices", limited(list_devices)),
    Route("/api/me/devices", limited(take_code), methods=["POST"]),
    Route("/api/me/devices", limited(sign_out), methods=["DELETE"]),
    Route("/api/me/devices/{id}", limited(sign_out), methods=["DELETE"]),
]
