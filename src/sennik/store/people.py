"""Whose browser is whose: devices of one person, and the codes by which another browser becomes one of them.

A browser holds a secret, and only its hash is known here. By itself it is a person whose id is that hash. With a code
it becomes one of another person's devices, and what it played comes along. One that is signed out is somebody new.
"""
from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Literal, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from .schema import CODES, DEVICES, PLAYERS

if TYPE_CHECKING:
    from .store import Store


Taken = Literal["done", "own", "unknown"]      # what became of a code; a wrong, used or old one is unknown


class Person(NamedTuple):
    """Who asks."""
    device: str                    # the hash of the secret of the browser that they ask with
    id: str                        # under which they sit down
    ids: tuple[str, ...]           # all under which they ever did


class Device(NamedTuple):
    secret: str                    # its hash
    kind: str
    since: int                     # seconds since 1970


class People:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, device: str) -> Person:
        """Two look-ups by key."""
        return await self.store.read(lambda db: person_of(db, device)) if device else Person("", "", ())

    async def devices(self, person: Person) -> list[Device]:
        """The oldest first; none before there was a code."""
        wanted = select(DEVICES.c.secret, DEVICES.c.kind, DEVICES.c.since).where(DEVICES.c.person == person.id)
        query = wanted.order_by(DEVICES.c.since, DEVICES.c.secret)
        return await self.store.read(lambda db: [Device(*row) for row in db.execute(query)])

    async def code_until(self, person: Person, now: int) -> int:
        """Until when there is a code of theirs; 0: there is none."""
        wanted = select(CODES.c.until).where(CODES.c.person == person.id, CODES.c.until > now)
        return await self.store.read(lambda db: db.scalar(wanted)) or 0

    async def offer(self, device: str, kind: str, code: str, now: int, until: int) -> None:
        """A code for another browser, in the place of any before it; codes that are too old are swept out."""
        def work(db: Connection) -> None:
            person = person_of(db, device)
            db.execute(delete(CODES).where((CODES.c.person == person.id) | (CODES.c.until <= now)))
            db.execute(insert(CODES).values(code=code, person=person.id, until=until))
            if db.scalar(select(DEVICES.c.secret).where(DEVICES.c.secret == device)) is None:
                belong(db, device, person.id, kind, now)
        await self.store.change(work)

    async def withdraw(self, person: Person) -> None:
        await self.store.change(lambda db: db.execute(delete(CODES).where(CODES.c.person == person.id)).rowcount)

    async def take(self, device: str, kind: str, code: str, now: int) -> Taken:
        """Become the person whose code this is, with all that was one's own."""
        def work(db: Connection) -> Taken:
            other = db.scalar(select(CODES.c.person).where(CODES.c.code == code, CODES.c.until > now))
            person = person_of(db, device)
            if other is None:
                return "unknown"
            if other == person.id:
                return "own"                             # and good for another
            if not db.execute(delete(CODES).where(CODES.c.code == code)).rowcount:
                return "unknown"                         # somebody was faster
            db.execute(delete(CODES).where(CODES.c.person == person.id))
            db.execute(update(DEVICES).where(DEVICES.c.person == person.id).values(person=other))
            db.execute(update(PLAYERS).where(PLAYERS.c.person == person.id).values(person=other))
            db.execute(insert(PLAYERS).values(player=person.id, person=other))
            belong(db, device, other, kind, now)
            return "done"
        return await self.store.change(work)

    async def sign_out(self, person: Person, devices: list[Device]) -> None:
        """They are strangers from now on, each somebody new; a code that is about is good no more."""
        def work(db: Connection) -> None:
            db.execute(delete(CODES).where(CODES.c.person == person.id))
            for device in devices:
                belong(db, device.secret, secrets.token_hex(32), device.kind, device.since)
        await self.store.change(work)


def person_of(db: Connection, device: str) -> Person:
    found = db.scalar(select(DEVICES.c.person).where(DEVICES.c.secret == device)) or device
    others = list(db.scalars(select(PLAYERS.c.player).where(PLAYERS.c.person == found)))
    ids = [found, *others]
    if device in others:                                 # where two of one's own sit at a table, each is itself
        ids = [device, *[one for one in ids if one != device]]
    return Person(device, found, tuple(ids))


def belong(db: Connection, device: str, person: str, kind: str, since: int) -> None:
    db.execute(delete(DEVICES).where(DEVICES.c.secret == device))
    db.execute(insert(DEVICES).values(secret=device, person=person, kind=kind, since=since))
