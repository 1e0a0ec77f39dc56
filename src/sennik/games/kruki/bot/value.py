"""The odds of the race: how likely each seat wins from here, when both play on as masters do.

A small network, trained on games of the master (`bench/odds.py`, the weights are in `model.py`). It is shown the race
as both seats see it, each with its true hand: the runs and fields to fly, what the best flight of this turn leaves, how
the flight cards fit, the action cards in hand and to come. What an action card is worth depends on how far home is for
both, which no sum of worths can say.
"""
from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from ....engine.game import BIT
from ..rules import facts, hand, zones
from ..rules.state import KrukiState
from .evaluate import FAR, HOME, Outlook
from .model import HIDDEN, INPUTS, WEIGHTS

LAST_HOPE: Final = 0.01        # of finishing in the last turn without a way home in sight
SAFE: Final = 0.99             # home this turn, and the other has no turn any more
FARTHEST: Final = -3000        # beyond that a way is just long


def odds(s: KrukiState) -> float:
    """The chance of the seat on the move, in the middle of its turn or before it."""
    seat: i64 = s.facts[facts.MOVER]
    own = Outlook(s, seat)
    plan = own.plan(0, own.held)
    if s.facts[facts.FINISHED + 1 - seat]:                                           # KRU-E3
        return versus(plan - HOME, 100 * len(s.cards[zones.HAND + 1 - seat])) if plan >= HOME else LAST_HOPE
    second = seat != s.facts[facts.STARTER]
    if plan >= HOME and second:                                                      # KRU-E2
        return SAFE
    return judged(seen(s, own, plan, second))


def versus(mine: i64, other: i64) -> float:
    """Both get home: the larger hand wins."""
    return 1.0 if mine > other else 0.0 if mine < other else 0.5


def seen(s: KrukiState, own: Outlook, plan: i64, second: bool) -> list[float]:
    """What the network is shown."""
    other = Outlook(s, 1 - own.seat)
    shown = [0.5 if second else -0.5]
    show(s, own, plan, shown)
    show(s, other, other.plan(0, other.held), shown)
    return shown


def show(s: KrukiState, outlook: Outlook, plan: i64, shown: list[float]) -> None:
    """One seat, in numbers of about the same size."""
    held = outlook.held
    shown.append(number(outlook.runs) / 10.0)
    if plan >= HOME:
        shown.append(3.0 + number(plan - HOME) / 300.0)
        shown.append(1.0)
    else:
        shown.append(number(plan if plan > FARTHEST else FARTHEST) / 300.0)
        shown.append(0.0)
    cards: i64 = 0
    pairs: i64 = 0
    land: i64 = 0
    while land < 5:
        n = hand.flights(held, land)
        cards += n
        pairs += n >> 1
        land += 1
    shown.append(number(fitting(outlook)) / 3.0)
    shown.append(number(cards) / 3.0)
    shown.append(number(pairs) / 2.0)
    single: i64 = 0
    k: i64 = 0
    while k < FAR:
        if outlook.singles & BIT[k]:
            single += 1
        k += 1
    shown.append(number(single) / 4.0)
    shown.append(number(len(outlook.lands) - 1 - outlook.at) / 15.0)
    card: i64 = 0
    while card < 4:
        shown.append(number(hand.actions(held, card)))
        card += 1
    shown.append(number(len(s.cards[zones.ACTION_PILE + outlook.seat])) / 4.0)


def fitting(outlook: Outlook) -> i64:
    """The flight cards that fit one of the next runs, each its own."""
    held = outlook.held
    count: i64 = 0
    k: i64 = 0
    while k < outlook.near:
        land = outlook.next_land(k)
        if hand.flights(held, land):
            held -= hand.ONE_FLIGHT[land]
            count += 1
        k += 1
    return count


def judged(shown: list[float]) -> float:
    """What the network says: a layer of hidden units, each 0 or the sum of what it is shown, and their sum."""
    weights = WEIGHTS
    total: float = weights[0]
    at: i64 = 1
    unit: i64 = 0
    while unit < HIDDEN:
        count: float = weights[at]
        factor: float = weights[at + 1]
        at += 2
        k: i64 = 0
        while k < INPUTS:
            count += shown[k] * weights[at + k]
            k += 1
        at += INPUTS
        if count > 0.0:
            total += count * factor
        unit += 1
    return logistic(total)


def logistic(x: float) -> float:
    return 1.0 / (1.0 + exp(-x))


def number(x: i64) -> float:
    """The compiler knows no way from i64 to float."""
    return float(int(x))
