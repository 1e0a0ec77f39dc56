"""How often is too often: token buckets, one for each connection or address."""
from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from .settings import Rate

KEPT: Final = 10_000           # addresses remembered before full buckets are thrown away


class Bucket:
    __slots__ = ("at", "left", "rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.left = rate.burst
        self.at = now

    def take(self, now: float) -> bool:
        """One more, if there is one left."""
        self.left = min(self.rate.burst, self.left + (now - self.at) * self.rate.second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = monotonic, kept: int = KEPT) -> None:
        self.rate = rate
        self.clock = clock
        self.kept = kept
        self.by_address: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        now = self.clock()
        bucket = self.by_address.get(address)
        if bucket is None:
            if len(self.by_address) >= self.kept:
                self.forget(now)
            bucket = self.by_address[address] = Bucket(self.rate, now)
        return bucket.take(now)

    def forget(self, now: float) -> None:
        """A bucket that has filled up again is as good as a new one."""
        rate = self.rate
        self.by_address = {address: bucket for address, bucket in self.by_address.items()
                           if bucket.left + (now - bucket.at) * rate.second < rate.burst}
