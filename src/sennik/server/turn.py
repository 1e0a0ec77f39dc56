"""One at a time, in the order of asking."""
from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


class Turn:
    """A lock for tasks and for callbacks alike."""

    def __init__(self) -> None:
        self.taken = False
        self.waiting: deque[Callable[[], None]] = deque()

    def take(self) -> bool:
        """At once, or not at all."""
        if self.taken:
            return False
        self.taken = True
        return True

    def after(self, then: Callable[[], None]) -> None:
        """It is taken: `then` is called when its time has come, and the turn is given to it."""
        self.waiting.append(then)

    def give(self) -> None:
        """To who waits longest. It is never free in between, so nobody is overtaken."""
        if self.waiting:
            asyncio.get_running_loop().call_soon(self.waiting.popleft())
        else:
            self.taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def come() -> None:
            if mine.done():                              # who waited has gone
                self.give()
            else:
                mine.set_result(None)
        self.after(come)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():     # it was given to one who goes just now
                self.give()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.give()
