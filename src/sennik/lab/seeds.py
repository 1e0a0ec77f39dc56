"""Seeds: every source of chance in an arena has its own, made from the arena's seed and a name."""
from __future__ import annotations

from ..engine.seed import number_of


def number(*names: object) -> int:
    """A number that tells nothing about the others: a bot that sees its own cannot find the seed of the deal."""
    return number_of("\0".join([str(name) for name in names]), size=8, person=b"sennik lab 1") >> 2
