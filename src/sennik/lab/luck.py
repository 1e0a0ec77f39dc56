"""Seeds: every source of chance in an arena has its own, made from the arena's seed and a name."""
from __future__ import annotations

from hashlib import blake2b


def number(*names: object) -> int:
    """A number that tells nothing about the others: a bot that sees its own cannot find the seed of the deal."""
    text = "\0".join(str(name) for name in names)
    return int.from_bytes(blake2b(text.encode(), digest_size=8, person=b"sennik lab 1").digest(), "little") >> 2
