"""What all open cards promise together: a shard serves one of them, and what the first is missing delays the next.

Each by itself they promise too much: nearly all that were nearly finished would be built, where less than half were,
and who believes that keeps many cards and pays for them in the end.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ..rules.grid import TWO_TO
from ..rules.scoring import UNBUILT
from .landscapes import chance, heap
from .plan import BITS, LANE, short_of

if TYPE_CHECKING:
    from .evaluate import PracowniaEvaluation

SEVERAL: Final = 5             # cards that may come true; more only cost
TRUE: Final = 88               # percent of what looks possible that does


def promised(e: PracowniaEvaluation) -> int:
    """Points that they bring on average, in hundredths, the costs of what stays open taken off."""
    total: i64 = -100 * UNBUILT * len(e.every)
    left = e.held
    taken: i64 = 0                                           # fields
    burden: i64 = 0                                          # shards to be found before
    counted: list[bool] = [False] * len(e.every)
    for _ in range(SEVERAL):
        best: i64 = -1
        most: i64 = 0
        need: i64 = 0
        lacks: i64 = 0
        built_on: i64 = 0
        k: i64 = 0
        while k < len(e.every):
            if not counted[k]:
                for plan in e.every[k]:
                    fields = fields_of(plan.place)
                    missing = short_of(plan.need, left) + heap(plan, e.hands)
                    if fields & taken:                       # where another one is to lie: not quite as it is
                        missing += 1
                    worth: i64 = (plan.points + UNBUILT) * chance(missing + burden // 2, e.rounds)
                    if worth > most:
                        most, best, need, lacks, built_on = worth, k, plan.need, missing, fields
            k += 1
        if best < 0:
            break
        counted[best] = True
        total += most * TRUE // 100
        burden += lacks
        taken |= built_on
        left = without(left, need)
    return total


def fields_of(place: list[int]) -> i64:
    """A bit for each."""
    fields: i64 = 0
    k: i64 = 0
    while k < len(place):
        fields |= TWO_TO[place[k]]
        k += 2
    return fields


def without(held: i64, need: i64) -> i64:
    """What is left of the hands, packed, when a plan has taken from them what it can use."""
    out: i64 = held
    shift: i64 = BITS
    while need >> shift:
        wanted: i64 = need >> shift & LANE
        there: i64 = held >> shift & LANE
        out -= (wanted if wanted < there else there) << shift
        shift += BITS
    return out
