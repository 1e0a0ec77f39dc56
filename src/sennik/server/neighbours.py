"""The other processes that serve tables from the same store: what they wrote, and who is there."""
from __future__ import annotations

from time import time
from typing import TYPE_CHECKING

from .live import Live

if TYPE_CHECKING:
    from .house import House


class Neighbours:
    def __init__(self, house: House) -> None:
        self.house = house
        house.store.heard, house.store.whispered, house.store.gap = self.heard, self.whispered, self.gap

    def ask(self, id: str) -> None:
        """Who else has somebody at this table?"""
        if self.house.store.shared:
            self.house.spawn(self.house.store.whisper(id, "who"))

    def tell(self, live: Live) -> None:
        if self.house.store.shared:
            note = f"here {live.here_locally()} {live.watching_locally()}"
            self.house.spawn(self.house.store.whisper(live.table.id, note))

    def forget(self, live: Live, before: float) -> bool:
        """Those that have not been heard of since then are gone. Were there any?"""
        old = [process for process, (_, _, at) in live.remote.items() if at < before]
        for process in old:
            del live.remote[process]
        return bool(old)

    # ---- heard from the store
    def heard(self, id: str, number: int) -> None:
        """A table has so many entries now, at least."""
        live = self.house.lives.get(id)
        if live is not None and number > live.table.n:
            self.house.spawn(self.house.follow(live))

    def gap(self) -> None:
        """Something may have been missed."""
        for live in self.house.lives.values():
            self.house.spawn(self.house.follow(live))

    def whispered(self, process: str, id: str, text: str) -> None:
        live = self.house.lives.get(id)
        if live is None:
            return
        word, *numbers = text.split()
        if word == "who" and live.visitors:
            self.tell(live)
        elif word == "here" and len(numbers) == 2:
            before = live.remote.get(process, (0, 0, 0.0))[:2]
            live.remote[process] = int(numbers[0]), int(numbers[1]), time()
            if live.remote[process][:2] != before:
                self.house.show_seats(live)
                self.house.steward.attend(live)
