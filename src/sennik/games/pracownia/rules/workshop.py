"""A workshop: where shards may lie, and what trees and shards change there."""
from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ....engine.answers import Answer
from . import bag, doing, facts
from .grid import ENTRANCE, FIELDS, NEAR
from .pieces import BASE, MEADOW, RED, TREE, onto, takes_more

if TYPE_CHECKING:
    from .state import PracowniaState


def fields_of(s: PracowniaState, seat: i64) -> list[int]:
    """What lies on each."""
    fields = facts.stacks(seat)
    return s.large[fields:fields + FIELDS]


def beside(s: PracowniaState, fields: i64, f: i64, but: i64) -> bool:
    """Is a shard next to the field, on another than `but`?"""
    stacks = s.large
    for g in NEAR[f]:
        if g != but and stacks[fields + g]:
            return True
    return False


def is_empty(s: PracowniaState, seat: i64) -> bool:
    fields = facts.stacks(seat)
    f: i64 = 0
    while f < FIELDS:
        if s.large[fields + f]:
            return False
        f += 1
    return True


def legal(s: PracowniaState, seat: i64, out: list[Answer]) -> None:                  # PRA-K1, PRA-K5, PRA-N5
    """Every shard of the hands on every field where it may lie, and trees."""
    game = s.pracownia
    numbers = s.facts
    stacks = s.large
    fields = facts.stacks(seat)
    hand = facts.hand(seat)
    holds: list[int] = []
    colour: i64 = 1
    while colour < RED:
        if numbers[hand + colour]:
            holds.append(colour)
        colour += 1
    red: bool = numbers[hand + RED] > 0
    if not holds and not red:
        return
    plants: bool = numbers[hand + MEADOW] > 0 and may_plant(s, seat)
    empty: bool = True
    f: i64 = 0
    while f < FIELDS:
        field: int = stacks[fields + f]
        if field:
            empty = False
            if takes_more(field):
                for held in holds:
                    out.append(game.put[held][f])
                if plants:
                    out.append(game.plant[f])
        elif beside(s, fields, f, -1):
            for held in holds:
                out.append(game.put[held][f])
            if red:
                out.append(game.put[RED][f])
        f += 1
    if empty:
        for held in holds:
            out.append(game.put[held][ENTRANCE])
        if red:
            out.append(game.put[RED][ENTRANCE])


def put(s: PracowniaState, seat: i64, colour: i64, f: i64) -> None:                  # PRA-K1, PRA-N5
    s.facts[facts.hand(seat) + colour] -= 1
    s.facts[facts.FREE + seat] = 0
    stacks = s.large
    at: i64 = facts.stacks(seat) + f
    stacks[at] = onto(stacks[at], colour)
    stacks[facts.rocks(seat) + f] *= BASE                          # the new shard is not climbed
    s.tell("put", colour, f)


def may_plant(s: PracowniaState, seat: i64) -> bool:
    """Trees are left, and where they run short together, it is this seat's turn to take one (PRA-K8)."""
    numbers = s.facts
    trees = numbers[facts.TREES]
    if not s.pracownia.together or not trees:
        return trees > 0
    creating = 0
    first = -1
    for turn in range(s.game.seats):
        other = numbers[facts.ORDER + turn]
        if doing.busy(s, other):
            creating += 1
            if first < 0:
                first = other
    return trees >= creating or first == seat


def plant(s: PracowniaState, seat: i64, f: i64) -> None:                             # PRA-K5
    numbers = s.facts
    numbers[facts.hand(seat) + MEADOW] -= 1
    bag.put(s, MEADOW)
    numbers[facts.TREES] -= 1
    numbers[facts.FREE + seat] = 0
    fields = facts.stacks(seat)
    s.large[fields + f] |= TREE
    own = trees(s.large, fields)
    s.tell("plant", f, own)
    s.gain(seat, own)


def trees(stacks: list[int], fields: i64) -> int:
    """How many stand on the 25 fields from `fields` on."""
    n = 0
    for f in range(FIELDS):
        n += stacks[fields + f] & TREE
    return n
