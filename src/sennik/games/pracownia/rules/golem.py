"""Golem: up to three times he carries a shard, with everything on it, to the next field."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ....engine.answers import Answers
from . import doing, facts, phases, workshop
from .grid import FIELDS, NEAR
from .pieces import DREAMER, above, below, bottom, cut, height, is_alone, is_red, joined, takes_more

if TYPE_CHECKING:
    from .state import PracowniaState

MOVES: Final = 3                                                   # PRA-P4


# What he holds is one number of the facts: the field, and of how many shards there stay.
def hold(s: PracowniaState, seat: i64, f: i64, stay: i64) -> None:
    s.facts[facts.HELD + seat] = f + FIELDS * stay


def field_held(s: PracowniaState, seat: i64) -> i64:
    return s.facts[facts.HELD + seat] % FIELDS


def staying(s: PracowniaState, seat: i64) -> i64:
    return s.facts[facts.HELD + seat] // FIELDS


# ---- what may be answered
def legal(s: PracowniaState, seat: i64, now: i64) -> Answers:
    game = s.pracownia
    if now == phases.GOLEM:
        out = [game.lift[f] for f in range(FIELDS) if liftable(s, seat, f)]
        out.append(game.stop)
        return tuple(out)
    f = field_held(s, seat)
    if now == phases.GOLEM_PART:
        return parts(s, seat, f)
    stay = staying(s, seat)
    return tuple([game.drop[g] for g in NEAR[f] if droppable(s, seat, f, stay, g)])


def droppable(s: PracowniaState, seat: i64, f: i64, level: i64, g: i64) -> bool:
    """May he carry the shard at `level` of `f`, with all on it, to the neighbour `g`? (PRA-P4)"""
    stacks = s.large
    fields = facts.stacks(seat)
    field: int = stacks[fields + g]
    if field:
        return takes_more(field) and not is_red(stacks[fields + f])
    return level > 0 or workshop.beside(s, fields, g, f)


def liftable(s: PracowniaState, seat: i64, f: i64) -> bool:
    """Some shard of this stack can be moved: the top one, or if it is alone, the stack."""
    field: int = s.large[facts.stacks(seat) + f]
    if not field:
        return False
    level: i64 = 0 if is_alone(field) else 1
    for g in NEAR[f]:
        if droppable(s, seat, f, level, g):
            return True
    return False


def can(s: PracowniaState, seat: i64) -> bool:
    f: i64 = 0
    while f < FIELDS:
        if liftable(s, seat, f):
            return True
        f += 1
    return False


def parts(s: PracowniaState, seat: i64, f: i64) -> Answers:
    """How many shards may stay: any number but perhaps 0, for a whole stack needs another one beside."""
    lowest = 1
    for g in NEAR[f]:
        if droppable(s, seat, f, 0, g):
            lowest = 0
    return tuple(s.pracownia.part[lowest:height(s.large[facts.stacks(seat) + f])])


# ---- what follows
def lift(s: PracowniaState, seat: i64, f: i64) -> None:
    several = parts(s, seat, f)
    if len(several) > 1:
        hold(s, seat, f, 0)
        doing.instead(s, seat, phases.GOLEM_PART)
    else:
        hold(s, seat, f, several[0].arg)
        doing.instead(s, seat, phases.GOLEM_DROP)


def part(s: PracowniaState, seat: i64, stay: i64) -> None:
    hold(s, seat, field_held(s, seat), stay)
    doing.instead(s, seat, phases.GOLEM_DROP)


def drop(s: PracowniaState, seat: i64, g: i64) -> None:
    """The shard held, with everything on it, comes down on `g`."""
    numbers = s.facts
    stacks = s.large
    f = field_held(s, seat)
    fields = facts.stacks(seat)
    at = cut(stacks[fields + f], staying(s, seat))
    s.tell("golem", bottom(above(stacks[fields + f], at)), f, g)
    carry(stacks, fields, f, g, at)
    carry(stacks, facts.rocks(seat), f, g, at)                                       # PRA-D3: climbed rocks stay so
    if numbers[facts.DREAMER + seat] == f and stacks[fields + g] & DREAMER:          # PRA-D4
        numbers[facts.DREAMER + seat] = g
    numbers[facts.LEFT + seat] -= 1
    doing.instead(s, seat, phases.GOLEM)


def carry(stacks: list[int], fields: i64, f: i64, g: i64, at: int) -> None:
    """What lies above the cut of `f` goes onto `g`, on the 25 fields from `fields` on."""
    whole = stacks[fields + f]
    stacks[fields + f] = below(whole, at)
    stacks[fields + g] = joined(stacks[fields + g], above(whole, at), at)
