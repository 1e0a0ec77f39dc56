"""The odds of the race: how likely each seat wins from here, when both play on sensibly.

The figures are a fit to 100,000 turns of 6,000 games; a guess is off by 0.16 on average, squared (a coin: 0.25). Both
drew action cards now and then, each as often as chance said, up to a turn that chance chose, and as instinct does from
there on: where all save them for the end, no game shows what one spent too early is worth.
"""
from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from .layout import DEED, DONE, HAND, MOVER, STARTER
from .look import HOME, Look
from .rules import KrukiState, count, deeds

PLAN: Final = 0.022            # a hundredth of a run, as the best flight of this turn leaves it …
PLAN_FAR: Final = 0.0004       # … and more for each run that the raven nearer home has to fly
WAY: Final = -0.68             # a run to fly, before that
FLIGHTS: Final = 0.78          # a flight card in hand, beyond what the plan makes of it
DEEDS: Final[list[float]] = [1.0, 2.0, 3.0, 3.2]       # a deed in hand, likewise
DEEDS_FAR: Final = 0.11
TO_COME: Final = 1.85          # a deed still to be drawn
TO_COME_FAR: Final = 0.177
SECOND: Final = 9.3            # to be on the move, for the second player, who has the last turn
FIRST: Final = 0.5             # and for the starting player
# the other sees a way home already: by starting player and second player
CHASE: Final[list[float]] = [-3.0, 1.7]
CHASED: Final[list[float]] = [0.16, 0.5]       # a run still to fly
STOPPED: Final[list[float]] = [0.96, 0.72]     # a deed in hand that may stop the other

LAST_HOPE: Final = 0.01        # of finishing in the last turn without a way home in sight
SAFE: Final = 0.99             # home this turn, and the other has no turn any more
AHEAD: Final = 0.96            # home this turn, and the other sees no way home in the last turn


def chance(logit: float) -> float:
    return 1.0 / (1.0 + exp(-logit))


def odds(s: KrukiState) -> float:
    """The chance of the seat on the move, in the middle of its turn or before it."""
    seat: i64 = s.facts[MOVER]
    look = Look(s, seat)
    plan = look.plan(0, look.held)
    if s.facts[DONE + 1 - seat]:                                                     # KRU-E3
        return versus(plan - HOME, 100 * len(s.cards[HAND + 1 - seat]), 1.0) if plan >= HOME else LAST_HOPE
    second = seat != s.facts[STARTER]
    if plan >= HOME and second:                                                      # KRU-E2
        return SAFE
    other = Look(s, 1 - seat)
    reply = other.plan(0, other.held)
    if plan >= HOME:
        return AHEAD if reply < HOME else versus(plan, reply, 0.8)
    if reply >= HOME:
        k = 1 if second else 0
        return chance(CHASE[k] - CHASED[k] * float(int(look.left)) + STOPPED[k] * float(int(deeds(look.held))))
    far = float(int(look.left if look.left < other.left else other.left))
    lead = strength(s, look, plan, far) - strength(s, other, reply, far) + (SECOND if second else FIRST)
    return chance(lead / sqrt(2.0 + float(int(look.left + other.left))))


def versus(mine: i64, other: i64, sure: float) -> float:
    """Both get home: the larger hand wins; how sure it is that the hands will be these."""
    return 0.5 + sure * (0.5 if mine > other else -0.5 if mine < other else 0.0)


def strength(s: KrukiState, look: Look, plan: i64, far: float) -> float:
    held = look.held
    total = (PLAN + PLAN_FAR * far) * float(int(plan)) + WAY * float(int(look.left))
    total += (TO_COME + TO_COME_FAR * far) * float(len(s.cards[DEED + look.seat]))
    total += DEEDS_FAR * far * float(int(deeds(held)))
    k: i64 = 0
    while k < 5:
        total += FLIGHTS * float(int(count(held, k)))
        k += 1
    while k < 9:
        total += DEEDS[k - 5] * float(int(count(held, k)))
        k += 1
    return total
