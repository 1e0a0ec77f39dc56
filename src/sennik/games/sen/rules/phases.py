"""What can be asked."""
from __future__ import annotations

from typing import Final

from ....engine.game import Phase

FIRST: Final = 0               # all at once: which own land do you peek at?
TURN: Final = 1                # take, draw, wake up, or say what you have
DRAWN: Final = 2               # keep, drop or use the card in hand
TWO: Final = 3                 # which of the two stays in hand?
PEEK: Final = 4
SWAP_A: Final = 5
SWAP_B: Final = 6
CHOOSE: Final = 7              # which land of the discard pile?
PLACE: Final = 8               # where does it go?
KNOW_A: Final = 9
KNOW_B: Final = 10
NAME: Final = 11               # which number do both show?
COUNT: Final = 12              # the dreams lie open: next?
OVER: Final = 13
PHASES: Final = (
    Phase("first", "SEN-U3"), Phase("turn", "SEN-T1", opens=True), Phase("drawn", "SEN-T3"), Phase("two", "SEN-P1"),
    Phase("peek", "SEN-P2"), Phase("swap_a", "SEN-P3"), Phase("swap_b", "SEN-P3"), Phase("choose", "SEN-P4"),
    Phase("place", "SEN-P4"), Phase("know_a", "SEN-K1"), Phase("know_b", "SEN-K1"), Phase("name", "SEN-K1"),
    Phase("count", "SEN-E6"), Phase("over", "SEN-E5"))
