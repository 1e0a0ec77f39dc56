"""How the bots of Kruki think."""
from __future__ import annotations

from typing import Final

from ....policy.thinking import Thinking

# A turn is many small answers: after each of them instinct plays it to its end. What a plan is good for shows after the
# rival's second turn.
LEVELS: Final = {
    "apprentice": Thinking(6, epsilon=0.25, depth=0, widen=0.6, miss=0.07, method="race"),
    "regular": Thinking(12, epsilon=0.1, depth=2, widen=0.6, trust=1.0, miss=0.03, method="race"),
    "master": Thinking(500, epsilon=0.0, depth=4, widen=0.6, trust=0.5, method="race")}
# One who sees all meets the same world again and again: a slip now and then shows which answers only suit one way on.
SEEING: Final = Thinking(500, epsilon=0.05, depth=4, widen=0.6, trust=1.0, method="race")
