"""What changed in the rules since they were first written: a game that was begun by older ones goes on by them.

| version | what changed |
|---|---|
| 1 | the rules as first written |
| 2 | the landscapes: patterns and points |
| 3 | the landscapes: six of level I take a fifth shard, every card pays for being finished; a collection gives more |
| 4 | the powers are spread over the landscapes |

Only cards and tokens did. The lists of older versions lie beside the newest one, under the last version that had them.
"""
from __future__ import annotations

from typing import Final

OLDEST: Final = 1
NEWEST: Final = 4
KEPT: Final = {"landscapes": (1, 2, 3), "wishes": (2,)}            # the versions after which a list was changed


def list_of(name: str, version: int) -> str:
    """The file that holds a list as it was in this version."""
    for last in KEPT[name]:
        if version <= last:
            return f"{name}-{last}.txt"
    return f"{name}.txt"
