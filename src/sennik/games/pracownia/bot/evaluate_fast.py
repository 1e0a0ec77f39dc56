"""A fast evaluation: how a game is played on in the head, where every answer is thought of in no time.

Trying where Tower could take and Golem could move, and weighing every card that a pile may hold, is most of the work of
a careful one. Here only a red shard to be cleared away counts for Tower, and Golem is left to those who stand there.
"""
from __future__ import annotations

from ....engine.game import BIT
from ..rules import facts, zones
from . import powers, travel
from .evaluate import PracowniaEvaluation


class FastPracowniaEvaluation(PracowniaEvaluation):
    def distant(self, place: int) -> int:
        return powers.power(self, place, place)

    def tower_gain(self) -> int:
        return travel.cleaning(self)

    def golem_gain(self) -> int:
        return 0

    def pile(self, level: int) -> int:
        """As careful players mostly choose: great landscapes early, while little is open, small ones late."""
        if not self.levels & BIT[level]:
            return -1
        opened = len(self.s.cards[zones.opened(self.seat)])
        now = self.numbers[facts.ROUND]
        wanted = 2 if now <= 2 and opened < 2 else 1 if now <= 3 and opened < 3 else 0
        return 3 - abs(level - wanted)
