"""The list of a table: what is written down, in order, never changed. The whole table follows from it.

One thing is taken out of it when a person asks for it: their name and the hash of their secret in `Sat`."""
from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

Why = Literal["left", "away", "clock"]


class Entry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    at: int                      # milliseconds since 1970


class WhatIf(Struct, frozen=True, forbid_unknown_fields=True):
    """The moment of a game that was over, from which one seat plays on against bots."""
    table: str                   # where that game was played
    moment: int                  # after so many of its answers
    seat: int                    # who plays on
    anew: bool                   # what this seat did not know is dealt anew; else the cards lie as they lay
    record: dict[str, Any]       # of that game up to the moment: it may be gone when this one is read


class Opened(Entry, frozen=True, tag="opened", kw_only=True):
    """Always the first: what is played, and the secret that the server has committed itself to."""
    game: str
    rules: int
    seats: int
    options: dict[str, str]
    secret: str
    aid: bool = False
    public: bool = False
    watch: bool = True
    clock: int = 0
    grace: int = 0
    teach: bool = False          # a seat may ask what a bot would do
    lesson: str = ""             # the mark of the lesson that is given here; empty: none
    what_if: WhatIf | None = None        # where this game goes on from; such a table is in nobody's statistics


class Sat(Entry, frozen=True, tag="sat"):
    """A person sits down. With the last free seat all seals are fixed."""
    seat: int
    name: str
    player: str                  # the id of the person: the hash of a secret that they hold
    share: str = ""              # given openly: at tables of long ago, and where nothing is to be proven
    seal: str = ""               # of a share that is shown when all seats are taken


class Sealed(Entry, frozen=True, tag="sealed"):
    """Another share is sealed, because somebody did not show theirs."""
    seat: int
    seal: str


class Unsealed(Entry, frozen=True, tag="unsealed"):
    """A share is shown to the server. With the last one the game begins."""
    seat: int
    share: str


class Withheld(Entry, frozen=True, tag="withheld"):
    """These seats did not seal or show a share in time: the game begins without one of theirs."""
    seats: tuple[int, ...]


class Filled(Entry, frozen=True, tag="filled"):
    """A bot sits down."""
    seat: int
    level: str


class Emptied(Entry, frozen=True, tag="emptied"):
    """Somebody stands up, before the game."""
    seat: int


class Answered(Entry, frozen=True, tag="answered"):
    seat: int
    answer: str = msgspec.field(name="action")     # as it was called when the first tables were written


class Undone(Entry, frozen=True, tag="undone"):
    """The last answer is taken back. It stays in the list, like everything."""
    seat: int


class StandIn(Entry, frozen=True, tag="taken"):
    """A bot answers in the place of a person …"""
    seat: int
    level: str
    why: Why


class Returned(Entry, frozen=True, tag="returned"):
    """… until the person is back."""
    seat: int


class Forgotten(Entry, frozen=True, tag="forgotten"):
    """A person wanted to be forgotten: the seat has no name and is nobody's; a bot answers there to the end."""
    seat: int
    level: str = ""              # of that bot; empty where none is needed, or one sits in already


class Rematched(Entry, frozen=True, tag="rematched"):
    table: str


class Turned(Entry, frozen=True, tag="turned"):
    """The reader of a lesson turns to a page."""
    page: int


AnyEntry = (Opened | Sat | Sealed | Unsealed | Withheld | Filled | Emptied | Answered | Undone | StandIn | Returned
            | Forgotten | Rematched | Turned)

_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(AnyEntry)


def written(entry: AnyEntry) -> str:
    return _encoder.encode(entry).decode()


def read(body: str) -> AnyEntry:
    entry: AnyEntry = _decoder.decode(body)
    return entry
