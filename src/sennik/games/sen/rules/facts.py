"""The public numbers."""
from __future__ import annotations

from typing import Final

from ....engine.game import Fact

MOVER: Final = 0
CALLER: Final = 1              # who called Wake up, or -1
ROUND: Final = 2               # rounds counted so far
POINTED: Final = 3             # a land pointed at: seat * SLOTS + slot, or -1
POINTED2: Final = 4            # a second one
SCORE: Final = 5               # + seat: the total
ROUND_SCORE: Final = 10        # + seat: the last round counted
PEEKED: Final = 15             # + seat: the slots looked at before the first turn, as a mask
FACTS: Final = (
    Fact("mover", MOVER, type="seat"), Fact("caller", CALLER, type="seat"), Fact("round", ROUND),
    Fact("pointed", POINTED, 2, type=""), Fact("score", SCORE, 5, each="seat"),
    Fact("round_score", ROUND_SCORE, 5, each="seat"), Fact("peeked", PEEKED, 5, each="seat", type=""))
SLOTS: Final = 256             # more than a dream can have
