"""For whoever runs a server: look at tables and people, close and delete them, take games out, check a database.

What is shown of a game in play is what anyone in the lobby might see, and who sits there. People are named by the first
letters of the hash of what their browser holds; it lets nobody in.
"""
from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from rich.markup import escape
from rich.table import Table as Grid

from ...engine.errors import Refused, Unreadable
from ...match.messages import Stage
from ...words import Words
from ..args import Given, near
from ..style import on_paper, print_json

if TYPE_CHECKING:
    from ...store import Listing, Store
    from ...store.register import Register, Thing

STAGES: Final[tuple[Stage, ...]] = ("waiting", "playing", "over")
MANY: Final = 50               # tables in a list, if not said
SHORT: Final = 12              # letters of a person that are shown


class Inquiry(NamedTuple):
    given: Given
    words: Words
    store: Store                   # only looked at
    register: Register

    @property
    def name(self) -> str:
        return self.given.places.get("WHAT", "")


def run(given: Given, words: Words) -> int:
    deed = given.places["DEED"]
    if deed not in DEEDS:
        names = list(DEEDS)
        raise Unreadable("no-such-deed", deed=deed, near=near(deed, names), deeds=" ".join(names))
    if deed not in {"list", "check"} and "WHAT" not in given.places:
        raise Unreadable("name-what", deed=deed)
    if deed in {"list", "check"} and "WHAT" in given.places:
        raise Unreadable("word-too-many", command="admin", extra=given.places["WHAT"])
    try:
        from ...server.serve import own_database
    except ModuleNotFoundError as missing:            # the server is an extra
        raise Unreadable("package-missing", package=missing.name, extra="server") from None
    return asyncio.run(look(given, words, given.database() or own_database()))


async def look(given: Given, words: Words, database: str) -> int:
    from ...store import StoreError, glance_at, store_at
    from ...store.register import Register
    from ...store.told import told
    named: object = "PostgreSQL"
    try:
        named = getattr(store_at(database), "path", named)
        if isinstance(named, Path) and not named.is_file():
            raise Unreadable("file-missing", file=named)
        store = glance_at(database)
        try:
            await store.open()
            return await DEEDS[given.places["DEED"]](Inquiry(given, words, store, Register(store)), database)
        finally:
            await store.close()
    except StoreError as error:
        raise told(error, named) from None


# ---- looking
async def list_tables(asked: Inquiry, _: str) -> int:
    stage = asked.given.text("stage")
    if stage and stage not in STAGES:
        raise Unreadable("no-such-stage", stage=stage, stages=" ".join(STAGES))
    found, count = await asked.register.tables(stage, asked.given.number("most", MANY, least=1))
    if asked.given.has("json"):
        return print_json({"tables": [line(one) for one in found], "count": count})
    show_lines(asked, found)
    on_paper(asked.given).print(f"[mute]{escape(asked.words.say('admin-count', shown=len(found), all=count))}[/]")
    return 0


async def show(asked: Inquiry, _: str) -> int:
    thing = await found(asked)
    if thing.table is not None:
        return await show_table(asked, thing.table)
    tables = await asked.register.of(thing.ids)
    if asked.given.has("json"):
        return print_json({"person": thing.name[:SHORT], "tables": [line(one) for one in tables]})
    over = sum(one.stage == "over" for one in tables)
    said = asked.words.say("admin-hers", person=thing.name[:SHORT], over=over, open=len(tables) - over)
    on_paper(asked.given).print(escape(said))
    show_lines(asked, tables)
    return 0


async def show_table(asked: Inquiry, table: Listing) -> int:
    people, entries = await asked.register.holders(table.id), await asked.register.count(table.id)
    body = {**line(table), "entries": entries, "public": table.public, "watch": table.watch, "kind": table.kind,
            "people": {str(seat): person[:SHORT] for seat, person in sorted(people.items())}}
    if asked.given.has("json"):
        return print_json(body)
    grid = Grid.grid(padding=(0, 2))
    for name, value in body.items():
        text = " ".join(f"{k}={v}" for k, v in value.items()) if isinstance(value, dict) else (
            ", ".join(value) if isinstance(value, list) else str(value))
        grid.add_row(f"[mute]{name}[/]", escape(text))
    on_paper(asked.given).print(grid)
    return 0


async def found(asked: Inquiry) -> Thing:
    """A table, or a person by the first letters."""
    thing = await asked.register.find(asked.name)
    if thing is None:
        raise Unreadable("nothing-such", name=asked.name)
    if thing.several:
        raise Unreadable("several-such", name=asked.name)
    return thing


def line(one: Listing) -> dict[str, object]:
    return {"id": one.id, "game": one.game, "options": dict(one.options), "stage": one.stage,
            "seats": [seat.name or seat.level or seat.who for seat in one.seats], "created": day(one.created),
            "touched": day(one.touched), "closed": one.closed is not None}


def day(at: int) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="minutes")


def show_lines(asked: Inquiry, tables: list[Listing]) -> None:
    grid, words = Grid.grid(padding=(0, 2)), asked.words
    for one in tables:
        seats = [escape(seat.name) if seat.who == "person" else words.say("admin-seat-free") if seat.who == "free"
                 else words.say("admin-bot", level=seat.level) for seat in one.seats]
        closed = f" [bad]{words.say('admin-closed')}[/]" if one.closed is not None else ""
        grid.add_row(f"[lamp]{one.id}[/]", one.game, f"{one.stage}{closed}", f"[mute]{day(one.touched)}[/]",
                     ", ".join(seats))
    on_paper(asked.given).print(grid)


# ---- taking games out
async def export(asked: Inquiry, _: str) -> int:
    """A table's record, or all games of a person that are over, as their own export."""
    from ...server.export import packed
    thing, name = await found(asked), asked.given.text("file")
    if not name:
        raise Unreadable("admin-file")
    if thing.table is None:
        body, games = b"".join([part async for part in packed(asked.store, thing.ids)]), 0
        games = sum(one.stage == "over" and not one.kind for one in await asked.register.of(thing.ids))
    else:
        archived = await asked.store.archived(thing.table.id)
        if archived is None:
            raise Unreadable("admin-running")
        body, games = archived.record.encode(), 1
    try:
        with Path(name).open("xb") as out:
            out.write(body)
    except FileExistsError:
        raise Unreadable("file-there", file=name) from None
    except OSError:
        raise Unreadable("file-unwritable", file=name) from None
    on_paper(asked.given).print(escape(asked.words.say("admin-exported", games=games, file=name)), soft_wrap=True)
    return 0


# ---- changing
async def change(asked: Inquiry, database: str) -> int:
    """By the server that has the file, or by one of our own."""
    from ...server.deeds import do_alone
    from ...store import Locked, store_at
    from ...store.errands import ask
    thing, deed = await found(asked), asked.given.places["DEED"]
    if thing.table is None and deed != "delete":
        raise Unreadable("not-of-people", deed=deed, name=asked.name)
    deed = "forget" if thing.table is None else deed
    store = store_at(database)
    try:
        await do_alone(store, deed, thing.name)
    except Locked:
        if word := await asyncio.to_thread(ask, store.path, deed, thing.name):             # type: ignore[attr-defined]
            raise Refused(word) from None
    said = asked.words.say(f"admin-done-{deed}", name=thing.name if thing.table else thing.name[:SHORT])
    on_paper(asked.given).print(escape(said), soft_wrap=True)
    return 0


async def check(asked: Inquiry, _: str) -> int:
    """Every list is played again, and what is kept beside it compared."""
    from ...server.soundness import unsound
    paper, broken, tables = on_paper(asked.given), 0, 0
    async for table in asked.register.ids():
        tables += 1
        if why := await unsound(asked.store, table):
            broken += 1
            paper.print(escape(asked.words.say("admin-broken", table=table, why=why)), soft_wrap=True)
    if broken:
        raise Unreadable("database-broken", broken=broken, tables=tables)
    paper.print(escape(asked.words.say("admin-sound", tables=tables)))
    return 0


DEEDS: Final[dict[str, Callable[[Inquiry, str], Awaitable[int]]]] = {
    "list": list_tables, "show": show, "close": change, "open": change, "delete": change, "export": export,
    "check": check}
