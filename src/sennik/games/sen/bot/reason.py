"""Why one would answer so in Sen: the chance to be lowest, the ravens that a change saves."""
from __future__ import annotations

from mypy_extensions import i64

from ....engine.answers import Answer
from ....policy.instinct import NO_REASON, Reason
from ..rules import phases, verbs
from ..rules.zones import DISCARD, HAND
from .evaluate import SenEvaluation
from .waking import counted


def reason(table: SenEvaluation, answer: Answer) -> Reason:
    s = table.s
    if table.game.n or table.game.g:                     # there, nines are not what they seem
        return NO_REASON
    if s.phase not in (phases.TURN, phases.DRAWN):
        return NO_REASON
    if answer.verb == verbs.WAKE:
        return "lowest", {"chance": lowest(table)}
    if answer.verb == verbs.DRAW:
        return "not_lowest", {"chance": lowest(table)}
    if answer.verb == verbs.TAKE:
        return saves(table.gain(answer.arg, s.kind(DISCARD, len(s.cards[DISCARD]) - 1)))
    if answer.verb == verbs.KEEP:
        return saves(table.gain(answer.arg, s.kind(HAND, 0)))
    if answer.verb == verbs.DROP and table.best(s.kind(HAND, 0)) <= 0:
        return "no_better", {}
    return NO_REASON


def lowest(table: SenEvaluation) -> int:
    """In percent: how likely no rival has fewer ravens, each taken by itself."""
    safe = 100.0
    for other in range(table.game.seats):
        if other != table.seat:
            safe *= counted(table, other)
    return int(safe + 0.5)


def saves(gain: i64) -> Reason:
    """Hundredths of ravens that are expected; less than half a raven is no reason."""
    ravens: i64 = (gain + 50) // 100
    if ravens < 0:
        return "costs", {"ravens": int(-ravens)}
    return ("saves", {"ravens": int(ravens)}) if ravens > 0 else NO_REASON
