"""Wishes: what a workshop is worth in the end. A tree is one more shard of the colour it stands on."""
from __future__ import annotations

from typing import Final

from .grid import DISTANCE, FIELDS, NEAR
from .pieces import RED, TREE, count, has_mountain, height, shards, top

SHARDS: Final = 0
STACKS: Final = 1
CARDS: Final = 2
FAR: Final = 3
COLOUR: Final = 4
SINGLES: Final = 5
COLLECTION: Final = 6
PATH: Final = 7
QUIET: Final = 8
GAPS: Final = 9
VIEW: Final = 10


def measure(wish: int, colour: int, fields: list[int], dreamer: int, cards: int) -> int:
    """What one seat has of a wish: a number to compare, or to look up."""
    if wish == SHARDS:                                                               # PRA-G1
        return sum([tall(field) for field in fields])
    if wish == STACKS:                                                               # PRA-G2
        return len([field for field in fields if tall(field) == 2])
    if wish == CARDS:                                                                # PRA-G3
        return cards
    if wish == FAR:                                                                  # PRA-G4
        return DISTANCE[dreamer] if dreamer >= 0 else 0
    if wish in (COLOUR, COLLECTION):                                                # PRA-G5, PRA-G7
        return sum([of_colour(field, colour) for field in fields])
    if wish == SINGLES:                                                              # PRA-G6
        return len([field for field in fields if shards(field) == colour and not field & TREE])
    if wish == PATH:                                                                 # PRA-G8
        return longest(fields, colour)
    if wish == QUIET:                                                                # PRA-G9
        return 0 if reds(fields) else 1
    if wish == GAPS:                                                                 # PRA-G10
        return len([field for field in fields if not field or top(field) == RED])
    return in_view(fields, colour, dreamer)


def awards(wish: int, points: list[int], measured: list[int]) -> list[int]:
    """The points by seat. Who reaches it scores it, ties too; a zero wins no 'most', 'farthest' or 'longest'."""
    if wish == COLLECTION:
        return [scale(points, n) for n in measured]
    if wish == VIEW:
        return measured
    if wish == QUIET:
        return [points[0] * n for n in measured]
    if wish == GAPS:
        fewest = min(measured)
        return [points[0] if n == fewest else 0 for n in measured]
    most = max(measured)
    return [points[0] if n == most and n > 0 else 0 for n in measured]


def scale(points: list[int], n: int) -> int:
    """What a collection of so many shards is worth (PRA-G7)."""
    return points[n if n < len(points) else -1]


def tall(field: int) -> int:
    return height(field) + (field & TREE)


def of_colour(field: int, colour: int) -> int:
    return count(field, colour) + (1 if field & TREE and top(field) == colour else 0)


def reds(fields: list[int]) -> int:
    """Red shards in the workshop: nothing lies on or under one."""
    return len([field for field in fields if top(field) == RED])


def weights(fields: list[int], colour: int) -> list[int]:
    """By field: 1 if the colour is on top, 2 with a tree, else 0."""
    return [(2 if field & TREE else 1) if top(field) == colour else 0 for field in fields]


def group(f: int, weight: list[int], seen: list[bool]) -> int:
    """The weight of all fields joined with `f`, which are marked as seen."""
    total = 0
    todo = [f]
    seen[f] = True
    for g in todo:
        total += weight[g]
        for h in NEAR[g]:
            if weight[h] and not seen[h]:
                seen[h] = True
                todo.append(h)
    return total


def longest(fields: list[int], colour: int) -> int:
    """The heaviest chain of neighbouring fields with the colour on top, none twice (PRA-G8)."""
    weight = weights(fields, colour)
    best = 0
    seen = [False] * FIELDS
    for f in range(FIELDS):
        if weight[f] and not seen[f]:
            part = [False] * FIELDS
            whole = group(f, weight, part)
            for g in range(FIELDS):
                if part[g]:
                    seen[g] = True
            for g in range(FIELDS):
                if part[g] and best < whole:
                    best = chain(g, weight, [False] * FIELDS, weight[g], whole, best)
    return best


def chain(f: int, weight: list[int], used: list[bool], so_far: int, most: int, best: int) -> int:
    """The best of `best` and all chains that go on from `f`; none is heavier than `most`."""
    if so_far > best:
        best = so_far
    used[f] = True
    for g in NEAR[f]:
        if weight[g] and not used[g] and best < most:
            best = chain(g, weight, used, so_far + weight[g], most, best)
    used[f] = False
    return best


def in_view(fields: list[int], colour: int, dreamer: int) -> int:
    """All groups that hold the dreamer's field or one next to it (PRA-G11)."""
    if dreamer < 0:
        return 0
    weight = weights(fields, colour)
    seen = [False] * FIELDS
    total = 0
    for f in [dreamer, *NEAR[dreamer]]:
        if weight[f] and not seen[f]:
            total += group(f, weight, seen)
    return 2 * total if has_mountain(fields[dreamer]) else total
