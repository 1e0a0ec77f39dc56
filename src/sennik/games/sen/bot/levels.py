"""How each level of Sen thinks: the easy ones miss chances, count badly, forget, and call late, as people do."""
from __future__ import annotations

from ....engine.game import Game
from ....policy.thinking import PATIENT, Thinking


def levels(game: Game) -> dict[str, Thinking]:
    """The more there are to be lower than, the less sure one can be: beginners who waited for it would wait long."""
    more = min(int(game.seats), 4) - 2
    return {
        "apprentice": Thinking(5, epsilon=0.3, forget=0.25, miss=0.8, nerve=0.5 * more, temper=PATIENT, method="race"),
        "regular": Thinking(12, epsilon=0.0, trust=0.5, forget=0.12, miss=0.4, nerve=0.3 + 0.2 * more, temper=PATIENT,
                            method="race"),
        "master": Thinking(200, exploration=0.1, epsilon=0.0, trust=0.5, temper=PATIENT, method="race")}
