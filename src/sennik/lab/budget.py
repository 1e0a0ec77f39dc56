"""A budget: how much a bot may think about one answer, in iterations or in seconds of processor time."""
from __future__ import annotations

from dataclasses import dataclass

from ..engine.errors import Unreadable


@dataclass(frozen=True)
class Budget:
    """Iterations can be repeated to the last answer, seconds cannot: a busy machine thinks less in them."""
    name: str = ""                # "iterations", "seconds", or nothing
    amount: str = ""

    def __str__(self) -> str:
        return f"{self.name}={self.amount}" if self.name else ""


def read(text: str) -> Budget:
    """From "iterations=500" or "seconds=0.2"."""
    name, _, amount = text.partition("=")
    if name == "iterations" and amount.isdecimal() and int(amount) > 0:
        return Budget(name, str(int(amount)))
    if name == "seconds":
        try:
            if 0 < float(amount) < 1e6:
                return Budget(name, repr(float(amount)))
        except ValueError:
            pass
    raise Unreadable("not-a-budget", budget=text)
