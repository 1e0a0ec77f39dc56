"""How the bots of Pracownia think."""
from __future__ import annotations

from typing import Final

from ....policy.thinking import Thinking

# Hardly anything is hidden, so a few worlds are enough. The lower levels see fewer ways, in one world or two, and some
# of what they could do does not come to their mind.
LEVELS: Final = {
    "apprentice": Thinking(4, epsilon=0.0, widen=1.5, miss=0.22, method="race"),
    "regular": Thinking(8, epsilon=0.0, widen=1.5, miss=0.05, method="race"),
    "master": Thinking(60, epsilon=0.0, widen=3.0, halve=1, method="race")}
# Sight of the piles alone is worth next to nothing (47 ± 9 % against a master who thinks as much): it thinks more too.
SEEING: Final = Thinking(120, epsilon=0.0, widen=3.0, halve=1, method="race")
