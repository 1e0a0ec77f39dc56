"""How each level of Sen thinks: the easy ones miss chances, count badly, forget, and call late, as people do."""
from __future__ import annotations

from typing import Final, cast

from ....engine.game import Game
from ....policy.thinking import PATIENT, Thinking
from ..rules.game import Sen

SMALL: Final = 4               # lands of a dream, but for the long edition


def levels(game: Game) -> dict[str, Thinking]:
    """The more there are to be lower than, the less sure one can be: beginners who waited for it would wait long.

    Where there is more to keep in mind, the easy levels keep more of it, or they would be other levels: who forgets as
    much with six lands, or among many with variants, knows too little ever to call.
    """
    sen = cast(Sen, game)
    more = min(int(sen.seats), 4) - 2
    apprentice = Thinking(5, epsilon=0.3, forget=0.25, miss=0.8, nerve=0.5 * more, temper=PATIENT, method="race")
    regular = Thinking(12, epsilon=0.0, trust=0.5, forget=0.12, miss=0.4, nerve=0.3 + 0.2 * more, temper=PATIENT,
                       method="race")
    master = Thinking(200, exploration=0.1, epsilon=0.0, trust=0.5, temper=PATIENT, method="race")
    if sen.size > SMALL:
        regular = regular.but({"forget": 0.05, "miss": 0.2} if more else {"forget": 0.09, "miss": 0.33})
        if more:
            apprentice = apprentice.but({"forget": 0.1, "miss": 0.6})
    elif more and (sen.n or sen.g or sen.k):
        apprentice = apprentice.but({"forget": 0.15, "miss": 0.7})
        regular = regular.but({"iterations": 24, "forget": 0.02, "miss": 0.05})
    return {"apprentice": apprentice, "regular": regular, "master": master}
