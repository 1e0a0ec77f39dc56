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
    TRAVELLER,
    TRAVELLING,
    TURN,
    USED,
    WISH,
)
from .night import ACTION_POINTS, RED_COST, ROUNDS
from .parts import RED
from .rules import PracowniaState
from .wishes import COLLECTION, GAPS, QUIET, VIEW, measure, reds

#                           shards stacks cards far colour singles collection path quiet gaps view
SPREAD: Final[list[float]] = [3.0, 1.0, 0.8, 1.5, 1.3, 1.0, 1.0, 1.0, 1.0, 1.5, 1.0]     # how a lead comes and goes


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
    total = 100 * s.facts[SCORE + seat] + 3 * s.facts[TRAVELLER + seat]
    burden = 0
    for plan in look.best:                                   # the best first
        total += look.venture(plan.points, plan.missing + heap(plan.need, look.hands) + burden // 2)
        burden += plan.missing
    total -= 500 * (len(s.cards[OPENED + OF_SEAT * seat]) - len(look.best))
    for colour in range(1, RED):
        total += look.hands[colour] * look.base[colour]
    return total - 100 * RED_COST * reds(s.facts, seat)


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
