"""What changed in the rules since they were first written: a game that was begun by older ones goes on by them.

| version | what changed |
|---|---|
| 1 | the rules as first written |
| 2 | KOT-E5: fifty rounds without a new nine end the game, and those turns are counted |
"""
from __future__ import annotations

from typing import Final

OLDEST: Final = 1
NEWEST: Final = 2


def calm_ends(version: int) -> bool:                                                 # KOT-E5
    return version >= 2
