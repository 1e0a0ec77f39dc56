"""How the bots of Koty think: as far apart at every table, which takes other numbers at each."""
from __future__ import annotations

from typing import Final, cast

from ....engine.game import Game
from ....policy.thinking import Thinking
from ..rules.game import Koty

# A round ahead by instinct, then the odds: a search that plays on to the end is weaker, and slower.
MASTER: Final = Thinking(500, exploration=0.1, epsilon=0.0, depth=4, trust=0.5, method="race")
REGULAR: Final = Thinking(40, epsilon=0.0, depth=2, trust=0.5, method="race")
APPRENTICE: Final = Thinking(10, epsilon=0.5, depth=2, method="race")
# The chance that an apprentice does not think of an answer: where more play, more of what it misses is made up for by
# what the others do to each other.
MISS: Final[list[float]] = [0.0, 0.0, 0.09, 0.14, 0.18, 0.18, 0.18]      # by seats
# In a team two play better than the other two: the same lead wins far more games, so the levels think more alike.
TEAMED: Final[dict[str, Thinking]] = {
    "apprentice": Thinking(40, epsilon=0.0, depth=4, miss=0.01, method="race"),
    "regular": Thinking(80, epsilon=0.0, depth=4, trust=0.5, miss=0.01, method="race"),
    "master": MASTER}


def levels(game: Game) -> dict[str, Thinking]:
    if cast(Koty, game).teams:
        return TEAMED
    return {"apprentice": APPRENTICE.but({"miss": MISS[game.seats]}), "regular": REGULAR, "master": MASTER}
