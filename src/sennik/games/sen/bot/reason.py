"""Why one would answer so in Sen: the chance to be lowest, the ravens that a change or a power saves."""
from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from ....engine.answers import Answer
from ....engine.rng import FastRng
from ....policy.instinct import NO_REASON, Reason
from ..rules import facts, phases, verbs
from ..rules.cards import CHOOSE1, SWAP2
from ..rules.facts import SLOTS
from ..rules.scoring import Tally
from ..rules.state import SenState
from ..rules.zones import DISCARD, DREAM, HAND
from .belief import believe
from .evaluate import SenEvaluation
from .traces import Traces
from .waking import counted

WORLDS: Final = 400            # for a chance in percent
LIKELY: Final = 20             # percent: with less nobody thinks of a call, and it is no reason to draw


def reason(table: SenEvaluation, answer: Answer, traces: Traces | None) -> Reason:
    s = table.s
    if table.game.n or table.game.g:                     # there, nines are not what they seem
        return NO_REASON
    if s.phase == phases.PLACE:
        return saves(table.gain(answer.arg, s.kind(HAND, 0)))
    if s.phase == phases.CHOOSE:
        return saves(table.best(s.kind(DISCARD, answer.arg)))
    if s.phase in (phases.SWAP_A, phases.SWAP_B):
        return swaps(table, answer)
    if s.phase not in (phases.TURN, phases.DRAWN):
        return NO_REASON
    if answer.verb == verbs.WAKE:
        return call(table, lowest(table, traces))
    if answer.verb == verbs.DRAW:
        chance = lowest(table, traces)
        return ("lowest", {"chance": chance}) if chance >= LIKELY else NO_REASON
    if answer.verb == verbs.TAKE:
        return saves(table.gain(answer.arg, s.kind(DISCARD, len(s.cards[DISCARD]) - 1)))
    if answer.verb == verbs.KEEP:
        return saves(table.gain(answer.arg, s.kind(HAND, 0)))
    if answer.verb == verbs.USE and s.kind(HAND, 0) in (SWAP2, CHOOSE1):
        return saves(table.power(s.kind(HAND, 0)))
    if answer.verb == verbs.DROP and table.best(s.kind(HAND, 0)) <= 0:
        return "no_better", {}
    return NO_REASON


def swaps(table: SenEvaluation, answer: Answer) -> Reason:
    """Of the first land, with the best of the rivals'; lands of two rivals are no concern of the own dream."""
    mine: bool = answer.arg == table.seat
    if table.s.phase == phases.SWAP_A:
        return saves(table.swap_for(answer.arg2)) if mine else NO_REASON
    first: i64 = table.s.facts[facts.POINTED]
    whose: i64 = first // SLOTS
    if whose == table.seat:
        return NO_REASON if mine else saves(table.swap(first % SLOTS, answer.arg, answer.arg2))
    return saves(table.swap(answer.arg2, whose, first % SLOTS)) if mine else NO_REASON


def call(table: SenEvaluation, chance: int) -> Reason:
    """Who is ahead may call though the dream is hardly the lowest: it may end the game."""
    scores = table.s.scores()
    others = [score for seat, score in enumerate(scores) if seat != table.seat]
    if chance < 50 and not table.game.rounds and scores[table.seat] < min(others):
        return "ends", {"chance": chance, "most": max(others), "target": table.game.target}
    return "lowest", {"chance": chance}


def lowest(table: SenEvaluation, traces: Traces | None) -> int:
    """In percent: how likely no rival has fewer ravens. Who looks back counts it in worlds as it believes in them."""
    if traces is not None:
        view = table.s.view(table.seat)
        found: i64 = 0
        for k in range(WORLDS):
            world = cast(SenState, table.game.imagine(view, FastRng(k)))
            believe(world, table.seat, traces)
            sums = [ravens(world, seat) for seat in range(table.game.seats)]
            if sums[table.seat] == min(sums):
                found += 1
        return int((100 * found + WORLDS // 2) // WORLDS)
    safe = 100.0
    for other in range(table.game.seats):
        if other != table.seat:
            safe *= counted(table, other)
    return int(safe + 0.5)


def ravens(s: SenState, seat: i64) -> i64:
    dream = Tally()
    for card in s.cards[DREAM + seat]:
        dream.add(s.game.deck[card])
    return dream.ravens()


def saves(gain: i64) -> Reason:
    """Hundredths of ravens that are expected; less than half a raven is no reason."""
    ravens: i64 = (gain + 50) // 100
    if ravens < 0:
        return "costs", {"ravens": int(-ravens)}
    return ("saves", {"ravens": int(ravens)}) if ravens > 0 else NO_REASON
