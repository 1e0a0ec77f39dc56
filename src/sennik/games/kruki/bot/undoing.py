"""Undoing: the answer that would complete an act and put the track back to how it was before the act that went before.

To turn a card twice, to exchange the same two again, to remove the detour just laid: two action cards for nothing.
"""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....engine.answers import Answer
from ..rules import facts, grid, phases, verbs, zones
from ..rules.state import KrukiState
from ..rules.track import number_pointed_at

POINTS: Final = (verbs.CARD, verbs.DETOUR_CARD, verbs.BESIDE, verbs.FIRST)


def undoes(s: KrukiState, given: list[Answer], answer: Answer) -> bool:
    """`given` are the own answers so far: the last of them begin the act that `answer` completes."""
    action = phases.ACTION[s.phase]
    k: i64 = len(given) - 1
    while k >= 0 and given[k].verb != action:
        k -= 1
    k -= 1
    touched: list[int] = []
    while k >= 0 and given[k].verb in POINTS:
        touched.append(touched_by(s, given[k]))
        k -= 1
    if k < 0:
        return False
    if action == verbs.SWAP:
        return given[k].verb == verbs.SWAP and answer.arg in touched and s.facts[facts.CHOSEN] in touched
    before = verbs.DETOUR if action == verbs.REMOVE else action
    return given[k].verb == before and number_pointed_at(answer) in touched


def touched_by(s: KrukiState, answer: Answer) -> int:
    """The number of a track card; of a detour that was laid, the outermost one of its place."""
    if answer.verb == verbs.FIRST:
        return facts.NOTHING
    if answer.verb == verbs.BESIDE:
        place = grid.place_of(answer.arg, answer.arg2)
        return grid.detour_number(place, len(s.cards[zones.DETOUR + place]) - 1)
    return number_pointed_at(answer)
