"""A glance: how a game is played on in the head, where every answer is thought of in no time.

Trying where Tower could take and Golem could move, and weighing every card that a pile may hold, is most of the work of
a careful look. Here only a red shard to be cleared away counts for Tower, and Golem is left to those who stand there.
"""
from __future__ import annotations

from ...engine.game import BIT
from .craft import Craft
from .layout import OF_SEAT, OPENED, ROUND


class Glance(Craft):
    def distant(self, place: int) -> int:
        return self.power(place, place)

    def tower_gain(self) -> int:
        return self.cleaning()

    def golem_gain(self) -> int:
        return 0

    def pile(self, level: int) -> int:
        """As careful players mostly choose: great landscapes early, while little is open, small ones late."""
        if not self.levels & BIT[level]:
            return -1
        opened = len(self.s.cards[OPENED + OF_SEAT * self.seat])
        now = self.facts[ROUND]
        wanted = 2 if now <= 2 and opened < 2 else 1 if now <= 3 and opened < 3 else 0
        return 3 - abs(level - wanted)
