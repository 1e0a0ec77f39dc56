"""Prospects: what each seat may hope for when a round begins, so that a search can stop there."""
from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from .cards import wishes
from .gain import Gain, heap
from .layout import (
    CIRCLE,
    DOING,
    DONE,
    KEYS,
    OF_SEAT,
    OPENED,
    ORDER,
    POINTS,
    ROUND,
    SCORE,
    STAGE,
    TRAVEL,
    TRAVELLING,
    TURN,
    USED,
    WISH,
)
from .night import ACTION_POINTS, RED_COST, ROUNDS
from .parts import EARTH, RED, has_mountain, height, top
from .rules import PracowniaState
from .wishes import COLLECTION, GAPS, QUIET, VIEW, measure, reds

#                           shards stacks cards far colour singles collection path quiet gaps view
SPREAD: Final[list[float]] = [3.0, 1.0, 0.8, 1.5, 1.3, 1.0, 1.0, 1.0, 1.0, 1.5, 1.0]    # how leads come, go

# What brought how many points in the end, in hundredths, by round: a regression over games of the instinct.
CARDS: Final[list[int]] = [20, 20, 30, 50, 70, 85]                 # percent of what the open cards promise
OPEN_CARD: Final[list[int]] = [450, 450, 400, 100, -200, -400]
DONE_CARD: Final[list[int]] = [250, 250, 400, 300, 250, 60]
HELD_SHARD: Final[list[int]] = [300, 300, 220, 200, 150, 150]
LAID_SHARD: Final[list[int]] = [240, 240, 250, 200, 70, 10]
WALK_ON: Final = 100           # earth or a mountain


def at_dawn(s: PracowniaState) -> bool:
    """Has a round just begun? Nobody has moved, collected or laid a shard on a card."""
    facts = s.facts
    if facts[STAGE] != TRAVELLING or facts[TURN] or facts[POINTS] != ACTION_POINTS or facts[KEYS] or facts[USED]:
        return False
    first: i64 = facts[ORDER]
    if facts[DOING + first] != TRAVEL:
        return False
    for zone in (OPENED + OF_SEAT * first, DONE + OF_SEAT * first):
        for card in s.cards[zone]:
            if s.marks[card]:
                return False
    return True


def prospect(s: PracowniaState, seat: i64) -> int:
    """The score that a seat may expect in the end, in hundredths, but for what all can expect of the rounds to come."""
    look = Gain(s, seat, 7)
    r = s.facts[ROUND] - 1
    cards = 0
    burden = 0
    for plan in look.best:                                   # the best first
        cards += look.venture(plan.points, plan.missing + heap(plan, look.hands) + burden // 2)
        burden += plan.missing
    shards = 0
    for colour in range(1, RED):
        shards += look.hands[colour]
    total = 100 * s.facts[SCORE + seat] + cards * CARDS[r] // 100 + shards * HELD_SHARD[r]
    total += len(s.cards[OPENED + OF_SEAT * seat]) * OPEN_CARD[r] + len(s.cards[DONE + OF_SEAT * seat]) * DONE_CARD[r]
    for field in look.fields:
        if field:
            total += height(field) * LAID_SHARD[r]
            if top(field) == EARTH or has_mountain(field):
                total += WALK_ON
    return total - (100 * RED_COST + 2 * LAID_SHARD[r]) * reds(s.facts, seat)


def hoped(s: PracowniaState) -> list[int]:
    """What the wishes promise each seat, in hundredths: the larger a lead and the fewer rounds are left, the more."""
    facts = s.facts
    seats: int = s.game.seats
    left = ROUNDS + 1 - facts[ROUND]
    out = [0] * seats
    tokens = wishes()
    for k in range(4):
        wish = facts[WISH + k]
        points = tokens[wish].points
        found = [measure(wish, facts[CIRCLE + k], facts, seat, len(s.cards[DONE + OF_SEAT * seat]))
                 for seat in range(seats)]
        for seat in range(seats):
            mine = found[seat]
            if wish == COLLECTION:
                grown = mine + left // 2
                out[seat] += 100 * points[grown if grown < len(points) else -1]
            elif wish == VIEW:
                out[seat] += 100 * mine
            elif wish == QUIET:
                out[seat] += (100 - 12 * left) * points[0] * mine
            else:
                if wish == GAPS:
                    lead = min([found[other] for other in range(seats) if other != seat]) - mine
                else:
                    lead = mine - max([found[other] for other in range(seats) if other != seat])
                out[seat] += int(100 * points[0] / (1.0 + exp(-(lead + 0.3) / (SPREAD[wish] * (0.2 + 0.3 * left)))))
    return out
