"""The odds of the race: how likely each seat wins from here, when both play on sensibly.

The figures are a fit to 100,000 turns of 6,000 games; a guess is off by 0.16 on average, squared (a coin: 0.25). Both
drew action cards now and then, each as often as chance said, up to a turn that chance chose, and as instinct does from
there on: where all save them for the end, no game shows what one spent too early is worth.
"""
from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from ..rules import facts, hand, zones
from ..rules.state import KrukiState
from .evaluate import HOME, Outlook

PLAN: Final = 0.022            # a hundredth of a run, as the best flight of this turn leaves it …
PLAN_FAR: Final = 0.0004       # … and more for each run that the raven nearer home has to fly
WAY: Final = -0.68             # a run to fly, before that
FLIGHT_HELD: Final = 0.78      # a flight card in hand, beyond what the plan makes of it
ACTION_HELD: Final[list[float]] = [1.0, 2.0, 3.0, 3.2]         # an action card in hand, likewise
ACTION_HELD_FAR: Final = 0.11
TO_COME: Final = 1.85          # an action card still to be drawn
TO_COME_FAR: Final = 0.177
MOVE_OF_SECOND: Final = 9.3    # to be on the move, for the second player, who has the last turn
MOVE_OF_STARTER: Final = 0.5
# the other sees a way home already: by starting player and second player
CHASE: Final[list[float]] = [-3.0, 1.7]
CHASED: Final[list[float]] = [0.16, 0.5]       # a run still to fly
STOPPED: Final[list[float]] = [0.96, 0.72]     # an action card in hand that may stop the other

LAST_HOPE: Final = 0.01        # of finishing in the last turn without a way home in sight
SAFE: Final = 0.99             # home this turn, and the other has no turn any more
ALONE: Final = 0.96            # home this turn, and the other sees no way home in the last turn


def odds(s: KrukiState) -> float:
    """The chance of the seat on the move, in the middle of its turn or before it."""
    seat: i64 = s.facts[facts.MOVER]
    own = Outlook(s, seat)
    plan = own.plan(0, own.held)
    if s.facts[facts.FINISHED + 1 - seat]:                                           # KRU-E3
        return versus(plan - HOME, 100 * len(s.cards[zones.HAND + 1 - seat]), 1.0) if plan >= HOME else LAST_HOPE
    second = seat != s.facts[facts.STARTER]
    if plan >= HOME and second:                                                      # KRU-E2
        return SAFE
    other = Outlook(s, 1 - seat)
    reply = other.plan(0, other.held)
    if plan >= HOME:
        return ALONE if reply < HOME else versus(plan, reply, 0.8)
    if reply >= HOME:
        k = 1 if second else 0
        return logistic(CHASE[k] - CHASED[k] * number(own.runs) + STOPPED[k] * number(hand.all_actions(own.held)))
    far = number(own.runs if own.runs < other.runs else other.runs)
    lead = strength(s, own, plan, far) - strength(s, other, reply, far)
    lead += MOVE_OF_SECOND if second else MOVE_OF_STARTER
    return logistic(lead / sqrt(2.0 + number(own.runs + other.runs)))


def versus(mine: i64, other: i64, sure: float) -> float:
    """Both get home: the larger hand wins; how sure it is that the hands will be these."""
    return 0.5 + sure * (0.5 if mine > other else -0.5 if mine < other else 0.0)


def strength(s: KrukiState, outlook: Outlook, plan: i64, far: float) -> float:
    held = outlook.held
    total = (PLAN + PLAN_FAR * far) * number(plan) + WAY * number(outlook.runs)
    total += (TO_COME + TO_COME_FAR * far) * float(len(s.cards[zones.ACTION_PILE + outlook.seat]))
    total += ACTION_HELD_FAR * far * number(hand.all_actions(held))
    land: i64 = 0
    while land < 5:
        total += FLIGHT_HELD * number(hand.flights(held, land))
        land += 1
    card: i64 = 0
    while card < 4:
        total += ACTION_HELD[card] * number(hand.actions(held, card))
        card += 1
    return total


def logistic(x: float) -> float:
    return 1.0 / (1.0 + exp(-x))


def number(x: i64) -> float:
    """The compiler knows no way from i64 to float."""
    return float(int(x))
