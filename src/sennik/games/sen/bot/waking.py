"""When to call Wake up: how likely no rival has fewer ravens, and what it costs to be wrong."""
from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from ....engine.game import BIT
from ..rules.cards import HOURGLASS, VALUE
from ..rules.scoring import MOST
from ..rules.zones import DISCARD, DREAM
from .belief import lean
from .counting import Dream, chance
from .evaluate import SenEvaluation

CALM: Final = 65               # percent of the own sum that a round costs on average if it goes on
SPREAD: Final = 85000.0        # the variance of an unknown land


def waking(table: SenEvaluation, exact: bool) -> i64:
    """How much better it is to call Wake up now than to go on.

    The rivals are taken one by one, as if their dreams had nothing to do with each other: right for two seats.
    """
    exact = exact and not table.game.n and not table.game.g      # there, nines are not what they seem
    own: i64 = table.now
    safe = 1.0
    for other in range(table.game.seats):
        if other != table.seat:
            safe *= counted(table, other) if exact else beats(table, own, other)
    called = (1.0 - safe) * float(int(own) + 100 * table.game.penalty)
    return (own - hope(table)) * CALM // 100 - int(called)


def hope(table: SenEvaluation) -> i64:
    """How much cheaper the own dream may be after this turn, if it goes on."""
    take = table.best(table.s.kind(DISCARD, len(table.s.cards[DISCARD]) - 1)) if table.s.cards[DISCARD] else 0
    draw = table.drawing()
    return take if take > draw else draw


def counted(table: SenEvaluation, other: i64) -> float:
    """The chance that a rival's dream is not lower than the own one: exact, but for belief."""
    own = Dream(table.tally.plain + MOST * table.tally.nines, table.tally.glasses, 0, table.blank)
    theirs = Dream(0, 0, 0, 0)
    for card in table.s.cards[DREAM + other]:
        mask: i64 = table.s.known[card]
        kind: i64 = table.s.game.deck[card]
        if not mask & BIT[table.seat]:
            if mask & BIT[other]:
                theirs.kept += 1
            else:
                theirs.blank += 1
        elif kind == HOURGLASS:
            theirs.glasses += 1
        else:
            theirs.plain += VALUE[kind]
    return chance(table.left, own, theirs, exp(-lean(table.s)))


def beats(table: SenEvaluation, own: i64, other: i64) -> float:
    """The same, guessed quickly: sums of unknown lands as if they were normal."""
    theirs: i64 = 0
    doubt = SPREAD * float(int(table.blank))
    slot: i64 = 0
    for card in table.s.cards[DREAM + other]:
        theirs += table.land(other, slot)
        if not table.s.known[card] & BIT[table.seat]:
            doubt += SPREAD
        slot += 1
    gap: i64 = theirs - own
    if doubt == 0.0:
        return 1.0 if gap >= 0 else 0.0
    return 1.0 / (1.0 + exp(-1.7 * float(int(gap) + 50) / sqrt(doubt)))
