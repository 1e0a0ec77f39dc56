"""A table in memory, and who has it open."""
from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from time import time

from ..engine.errors import Refused
from ..engine.game import SPECTATOR
from ..match.table import Table
from .turn import Turn


def now() -> int:
    """Milliseconds since 1970."""
    return int(time() * 1000)


class Visitor(ABC):
    """Whoever has a table open."""
    player: str

    @abstractmethod
    def push(self, text: bytes) -> None: ...

    @abstractmethod
    def drop(self, refused: Refused, to: str = "") -> None: ...


class Live:

    def __init__(self, table: Table) -> None:
        self.table = table
        self.turn = Turn()                               # taken while an entry is written
        self.visitors: set[Visitor] = set()
        self.sure = True                                 # False: the store may hold what this table does not
        self.mine = True                                 # this process wrote last, so its bots think
        self.used = time()
        self.gone: dict[int, float] = {}                 # by seat: since when its person is away
        self.thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.remote: dict[str, tuple[int, int, float]] = {}      # by process: who is there, how many look on, when

    def seat_of(self, visitor: Visitor) -> int:
        return self.table.seat_of(visitor.player)

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
