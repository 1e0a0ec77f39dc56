"""The dreamer's walk: where it may step, and what a step is worth."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ....engine.answers import Answer
from . import bag, doing, facts, phases
from .grid import ENTRANCE, NEAR, TWO_TO
from .pieces import DREAMER, EARTH, MOVE, RED, TREE, WATER, climb, fresh_mountain, top

if TYPE_CHECKING:
    from .state import PracowniaState

ON_WATER: Final = 1                                                # PRA-D1
ON_MOUNTAIN: Final = 2                                             # PRA-D3
ON_RED: Final = -1                                                 # PRA-N5
FREE_LIMIT: Final = 24                                             # PRA-D5

Trail = tuple[i64, i64, i64, i64]          # fields climbed, whites, free steps, the field


# ---- what may be answered
def legal(s: PracowniaState, seat: i64, out: list[Answer]) -> None:                  # PRA-K3
    numbers = s.facts
    whites: i64 = numbers[facts.hand(seat) + MOVE]
    free: i64 = numbers[facts.FREE + seat]
    if not whites and not free:
        return
    fields = facts.stacks(seat)
    for g in NEAR[numbers[facts.DREAMER + seat]]:
        field: int = s.large[fields + g]
        if field and (not field & TREE or ends(s, seat, g, whites if free else whites - 1,
                                               numbers[facts.STEPS + seat] + 1 if free else 0, 0, set())):
            out.append(s.pracownia.step[g])


def may_enter(s: PracowniaState, seat: i64) -> bool:                                 # PRA-K2, PRA-K3
    entrance: int = s.large[facts.stacks(seat) + ENTRANCE]
    if not entrance & TREE:
        return entrance > 0
    return ends(s, seat, ENTRANCE, s.facts[facts.hand(seat) + MOVE], 0, 0, set())


def ends(s: PracowniaState, seat: i64, f: i64, whites: i64, count: i64, climbed: i64, seen: set[Trail]) -> bool:
    """Can a walk that comes onto the tree of `f` end on a bare shard?

    With so many whites left, after `count` free steps in a row, having scored a mountain on the fields `climbed`.
    """
    stacks = s.large
    fields = facts.stacks(seat)
    field: int = stacks[fields + f]
    scores: bool = top(field) == WATER
    if not climbed & TWO_TO[f] and fresh_mountain(field, stacks[facts.rocks(seat) + f]):
        scores = True
        climbed |= TWO_TO[f]
    if scores:
        count = 0
    free: bool = frees(field, count)
    if not free and not whites:
        return False
    for g in NEAR[f]:
        if stacks[fields + g] and not stacks[fields + g] & TREE:
            return True
    now = (climbed, whites, count, f)
    if now in seen:
        return False
    seen.add(now)
    for g in NEAR[f]:
        if stacks[fields + g]:
            if ends(s, seat, g, whites if free else whites - 1, count + 1 if free else 0, climbed, seen):
                return True
    return False


# ---- what follows
def enter(s: PracowniaState, seat: i64) -> None:                                     # PRA-K2
    s.large[facts.stacks(seat) + ENTRANCE] |= DREAMER
    s.facts[facts.DREAMER + seat] = ENTRANCE
    s.tell("enter", ENTRANCE)
    arrive(s, seat, ENTRANCE)


def step(s: PracowniaState, seat: i64, g: i64) -> None:                              # PRA-K3
    numbers = s.facts
    if numbers[facts.FREE + seat]:
        numbers[facts.STEPS + seat] += 1
        s.tell("free_step", g)
    else:
        numbers[facts.hand(seat) + MOVE] -= 1
        bag.put(s, MOVE)
        numbers[facts.STEPS + seat] = 0
        s.tell("step", g)
    fields = facts.stacks(seat)
    s.large[fields + numbers[facts.DREAMER + seat]] -= DREAMER
    s.large[fields + g] |= DREAMER
    numbers[facts.DREAMER + seat] = g
    arrive(s, seat, g)


def arrive(s: PracowniaState, seat: i64, f: i64) -> None:
    """What a step, or the entering, brings."""
    numbers = s.facts
    stacks = s.large
    field: int = stacks[facts.stacks(seat) + f]
    colour = top(field)
    rocks: i64 = facts.rocks(seat) + f
    points = worth(field, stacks[rocks])
    if colour == WATER:
        s.tell("water")
    if fresh_mountain(field, stacks[rocks]):
        s.tell("mountain")
    stacks[rocks] = climb(field, stacks[rocks])                                      # PRA-D3
    if points > 0:
        numbers[facts.STEPS + seat] = 0                                              # PRA-D5
    if colour == RED:
        s.tell("red_step")
    s.gain(seat, points)
    numbers[facts.FREE + seat] = 1 if frees(field, numbers[facts.STEPS + seat]) else 0
    if field & TREE:                                                                 # PRA-K3: no stop on a tree
        if doing.now(s, seat) != phases.WALK:
            doing.push(s, seat, phases.WALK)
    elif doing.now(s, seat) == phases.WALK:
        doing.pop(s, seat)


def worth(field: int, climbed: int) -> int:
    """The points of a step onto or over a stack, also under a tree (PRA-D1, PRA-D3, PRA-N5)."""
    colour = top(field)
    points = ON_WATER if colour == WATER else ON_RED if colour == RED else 0
    if fresh_mountain(field, climbed):
        points += ON_MOUNTAIN
    return points


def frees(field: int, count: i64) -> bool:                                           # PRA-D2, PRA-D5
    """Does a free step wait on this stack for who came there after so many free steps in a row?"""
    return top(field) == EARTH and count < FREE_LIMIT
