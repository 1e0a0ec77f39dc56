"""The questions of Kruki."""
from __future__ import annotations

from typing import Final

from ....engine.game import Phase
from . import verbs

FIRST_CARDS: Final = 0         # both at once: from which pile?
TURN: Final = 1                # fly, act, or end the turn
ROTATE: Final = 2              # which card?
REMOVE: Final = 3
SWAP_A: Final = 4
SWAP_B: Final = 5              # and with which other one?
SLIDE: Final = 6
SLIDE_TOWARDS: Final = 7       # which lane?
BESIDE: Final = 8              # which lane and columns does the detour lie?
LAY: Final = 9                 # which way round?
DRAW_TWO: Final = 10           # the cards of the action Draw 2: from which pile?
DRAW: Final = 11               # the cards at the end of a turn
LIMIT: Final = 12              # which card goes, of more than seven?
OVER: Final = 13
ALL: Final = (
    Phase("first_cards", "KRU-U1", apart=True), Phase("turn", "KRU-U2"), Phase("rotate", "KRU-A3", forced=True),
    Phase("remove", "KRU-A4", forced=True), Phase("swap_a", "KRU-A5", forced=True),
    Phase("swap_b", "KRU-A5", forced=True), Phase("slide", "KRU-A6", forced=True),
    Phase("slide_towards", "KRU-A6", forced=True), Phase("beside", "KRU-L1", forced=True), Phase("lay", "KRU-L1"),
    Phase("draw_two", "KRU-A7", forced=True), Phase("draw", "KRU-U3", forced=True), Phase("limit", "KRU-U3"),
    Phase("over", "KRU-E3"))

# by phase: the action that is carried out just then
NO_ACTION: Final = -1
CARRIED_OUT: Final = {
    ROTATE: verbs.ROTATE, REMOVE: verbs.REMOVE, SWAP_A: verbs.SWAP, SWAP_B: verbs.SWAP, SLIDE: verbs.SLIDE,
    SLIDE_TOWARDS: verbs.SLIDE, BESIDE: verbs.DETOUR, LAY: verbs.DETOUR, DRAW_TWO: verbs.MORE}
ACTION: Final[list[int]] = [CARRIED_OUT.get(phase, NO_ACTION) for phase in range(len(ALL))]
