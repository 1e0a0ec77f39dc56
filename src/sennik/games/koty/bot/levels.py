"""How the bots of Koty think: as far apart at every table, which takes other numbers at each."""
from __future__ import annotations

from typing import Final, cast

from ....engine.game import Game
from ....policy.thinking import Thinking
from ..rules.game import Koty

# The chance that an apprentice does not think of an answer. Of a team both must slip; among several one who plays worse
# is hidden by the others who do.
MISS: Final[list[float]] = [0.0, 0.0, 0.09, 0.14, 0.18, 0.18, 0.18]      # by seats
TEAM_MISS: Final = 0.03


def levels(game: Game) -> dict[str, Thinking]:
    """A round ahead by instinct, then the odds: a search that plays on to the end is weaker, and slower."""
    miss = TEAM_MISS if cast(Koty, game).teams else MISS[game.seats]
    return {
        "apprentice": Thinking(10, epsilon=0.5, depth=2, miss=miss, method="race"),
        "regular": Thinking(40, epsilon=0.0, depth=2, trust=0.5, method="race"),
        "master": Thinking(500, exploration=0.1, epsilon=0.0, depth=4, trust=0.5, method="race")}
