"""A table in memory: who has it open, and which changes wait to be written."""
from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from math import ceil
from time import monotonic, time

from ..engine.errors import Refused
from ..engine.game import SPECTATOR
from ..match import entries as e
from ..match.table import Table
from .rate_limit import Bucket
from .shares import Whose

Check = Callable[[Table], e.AnyEntry]          # asks the table for an entry: checked, nothing changed yet
Done = Callable[[Exception | None], None]      # hears what became of it


def now() -> int:
    """Milliseconds since 1970."""
    return int(time() * 1000)


class Visitor(ABC):
    """Whoever has a table open."""
    player: str
    others: tuple[str, ...] = ()               # under which the same person may sit here, too
    device: str = ""                           # the hash of its secret
    address: str = ""                          # from where
    gone: bool = False                         # has it open no more

    @property
    def whose(self) -> Whose:
        return Whose(self.address, self.player)

    @abstractmethod
    def push(self, text: bytes) -> None: ...

    @abstractmethod
    def refuse(self, refused: Refused, to: str = "") -> None: ...

    @abstractmethod
    def drop(self, refused: Refused, to: str = "") -> None: ...


class Pending:
    """A change that waits for its turn, or is being written."""
    check: Check | None                        # None: only see what others wrote
    done: Done
    said: str                                  # the text of an answer, for the log if the rules fail over it
    refused: Refused | None                    # by the list as it was here; others may have written on
    lost: bool                                 # another entry was there first, the store said
    tries: int
    asked: float                               # when

    def __init__(self, check: Check | None, done: Done, said: str) -> None:
        self.check = check
        self.done = done
        self.said = said
        self.refused = None
        self.lost = False
        self.tries = 0
        self.asked = monotonic()


class LiveTable:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.pending: deque[Pending] = deque()           # one at a time, in the order of asking; the first is under way
        self.visitors: set[Visitor] = set()
        self.sure = True                                 # False: the store may hold what this table does not
        self.closed = False                              # it is being deleted: nothing is written any more
        self.since = time()                              # in memory
        self.used = time()
        self.faults: set[str] = set()                    # answers to the present question over which the rules failed
        self.awaits: tuple[tuple[int, bool], float] | None = None        # what of the shuffle is waited for, since when
        self.gone: dict[int, float] = {}                 # by seat: since when its person is away
        self.thinking: dict[int, tuple[tuple[int, str], asyncio.Task[None]]] = {}  # by seat: what, by which bot
        self.hints: dict[int, Bucket] = {}               # by seat: how often it may ask what a bot would do
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.remote: dict[str, tuple[int, int, float]] = {}      # by process: who is there, how many look on, when

    def seat_of(self, visitor: Visitor) -> int:
        seat = self.table.seat_of(visitor.player)
        if seat == SPECTATOR and visitor.others:
            for other in visitor.others:
                if (found := self.table.seat_of(other)) != SPECTATOR:
                    visitor.player = other               # as whom they sit here
                    return found
        return seat

    def people(self) -> list[Whose]:
        """For whom bots think here: who sits, and is here; at a table of bots alone, who looks on."""
        seated = [visitor.whose for visitor in self.visitors if self.seat_of(visitor) != SPECTATOR]
        return seated or [visitor.whose for visitor in self.visitors]

    def may_look(self, seat: int) -> bool:
        return seat != SPECTATOR or self.table.opened.watch or self.table.stage == "waiting"

    def chair_deadline(self, number: int, here: int) -> float:
        """When a bot sits down for a person who is away while others are here, in seconds since 1970; 0: never."""
        seat, grace = self.table.seats[number], self.table.opened.grace
        if not grace or not here or here >> number & 1 or seat.who != "person" or seat.level:
            return 0
        return self.gone.setdefault(number, time()) + grace

    def grace(self, here: int) -> tuple[int, ...]:
        """By seat the seconds until then, -1 where none will; empty where nobody is waited for."""
        if self.table.stage != "playing":
            return ()
        times = [self.chair_deadline(number, here) for number in range(len(self.table.seats))]
        return tuple([max(0, ceil(at - time())) if at else -1 for at in times]) if any(times) else ()

    def here(self) -> int:
        """The mask of the seats whose person has the table open, here or elsewhere."""
        mask = 0
        for there, _, _ in self.remote.values():
            mask |= there
        return mask | self.here_locally()

    def here_locally(self) -> int:
        mask = 0
        for visitor in self.visitors:
            seat = self.seat_of(visitor)
            if seat != SPECTATOR:
                mask |= 1 << seat
        return mask

    def watching_locally(self) -> int:
        return sum(1 for visitor in self.visitors if self.seat_of(visitor) == SPECTATOR)

    def watching(self) -> int:
        return self.watching_locally() + sum(count for _, count, _ in self.remote.values())
