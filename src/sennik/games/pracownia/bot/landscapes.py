"""What a new card is thought to bring, and the pile that it comes from."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....engine.game import BIT
from ..rules import landscapes, zones
from ..rules.pieces import RED
from ..rules.scoring import UNBUILT
from ..rules.travel import HAND_LIMIT
from .plan import BuildingPlan

if TYPE_CHECKING:
    from .evaluate import PracowniaEvaluation

EFFORT: Final = 60             # what a shard might bring elsewhere


def card_gain(e: PracowniaEvaluation, n: int) -> int:
    """New cards: the fewer are open and the more rounds are left, the better."""
    opened = len(e.s.cards[zones.opened(e.seat)])
    left = e.rounds - 9 * opened
    if left <= 0:
        return 0
    return (left if left < 30 else 30) * (8 + n)


def new_card(e: PracowniaEvaluation, kind: int) -> int:
    """What it would be worth to keep this card, beside those that are open."""
    if not e.levels & BIT[e.game.backs[kind]]:
        return -1
    burden = burden_of(e)
    most = -10000
    for plan in e.plans_of(kind, e.ground):
        missing = plan.missing + heap(plan, e.hands)
        worth = venture(e, plan.points, missing + burden)
        if worth > 0:                                        # of several good ones the one that takes less work
            worth = max(1, worth - EFFORT * missing)
        if worth > most:
            most = worth
    return most


def burden_of(e: PracowniaEvaluation) -> int:
    """What the open cards are missing delays a new one."""
    burden = 0
    for plan in e.best:
        burden += plan.missing
    return burden // 2


def venture(e: PracowniaEvaluation, points: int, missing: int) -> int:
    """An open card on average: its points if it will be built, else what it costs."""
    p = chance(missing, e.rounds)
    return points * p - UNBUILT * (100 - p)


def pile(e: PracowniaEvaluation, level: int) -> int:
    """Which pile to draw from: the best of the cards drawn, on average over all that the pile may hold."""
    if not e.levels & BIT[level]:
        return -1
    worths: list[int] = []
    out = shown(e)
    for kind in range(len(e.game.lands)):
        if e.game.backs[kind] == level and not out[kind]:
            worth = new_card(e, kind)
            worths.append(worth if worth > 0 else 0)
    worths.sort(reverse=True)
    left = len(worths)
    number: int = landscapes.number_drawn(e.s, e.seat, e.doing)
    total = 0.0
    none = 1.0                                               # the chance that no better card was drawn
    for worth in worths:
        this = none * number / left if left > number else none
        total += this * worth
        none -= this
        left -= 1
    return int(total)


def shown(e: PracowniaEvaluation) -> list[bool]:
    """By kind: whether it lies open or was completed, so that no pile can hold it."""
    out = [False] * len(e.game.lands)
    for seat in range(e.game.seats):
        for zone in (zones.opened(seat), zones.done(seat)):
            for card in e.s.cards[zone]:
                out[e.game.deck[card]] = True
    return out


def chance(missing: int, rounds: int) -> int:
    """Percent of the cards with so many shards missing that get built in so many tenths of rounds, as measured."""
    p = 100
    for k in range(missing):
        p = p * (94 if k < rounds // 5 else 68) // 100
    return p


def heap(plan: BuildingPlan, hands: list[int]) -> int:
    """How much more it takes to gather many of one colour: hands that hold two collect no third (PRA-V1)."""
    more = 0
    for colour in range(1, RED):
        over = plan.needs(colour) - hands[colour] - HAND_LIMIT - 1
        if over > 0:
            more += over
    return (more + 1) // 2
