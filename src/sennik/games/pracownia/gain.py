"""What a power, a new card or a pile is thought to bring."""
from __future__ import annotations

from ...engine.game import BIT
from .layout import (
    BAG,
    OF_SEAT,
    OPENED,
    POINTS,
    STAGE,
    TRAVELLING,
)
from .look import Look, promise
from .parts import (
    ARCHIVE,
    COLLECTOR,
    DREAMER,
    FIELDS,
    GOLEM,
    LAKE,
    NEAR,
    NEXT_TO,
    RED,
    TOWER,
    height,
    top,
    unit,
)


class Gain(Look):
    def power(self, power: int, place: int) -> int:
        """What a power is thought to bring now."""
        s = self.s
        if not s.can(self.seat, power):
            return -1
        travelling = self.facts[STAGE] == TRAVELLING
        if power == ARCHIVE:
            return self.lucky_shard()
        if power == COLLECTOR:
            if not travelling or not self.facts[POINTS]:
                return 5
            return self.lucky_shard() * 4 // 5 if len(self.rows_at(place)) < 5 else 10
        if power == LAKE:
            return self.lake_gain(place) if travelling and self.facts[POINTS] else 4
        if power == TOWER:
            return self.tower_gain()
        if power == GOLEM:
            return self.golem_gain()
        return self.card_gain(6)

    def lucky_shard(self) -> int:
        """A random shard from the bag: what it is worth on average."""
        total = 0
        number = 0
        now = self.hands_worth(self.hands)
        for colour in range(1, RED + 1):
            n = self.facts[BAG + colour]
            if n:
                self.hands[colour] += 1
                gain = self.hands_worth(self.hands) - now
                self.hands[colour] -= 1
                total += n * (3 * gain + 7 * self.base[colour]) // 10        # what it is now, a row may bring as well
                number += n
        return total // number if number else 0

    def lake_gain(self, place: int) -> int:
        """The best shards of a row, here or next door, come to its right end."""
        most = self.row_gain(place, self.facts[POINTS])
        for near in NEXT_TO[place]:
            gain = self.row_gain(near, self.facts[POINTS] - 1)
            if gain > most:
                most = gain
        return most + 6

    def row_gain(self, place: int, points: int) -> int:
        row = self.rows_at(place)
        if len(row) < 2 or points <= 0:
            return 0
        if points > len(row):
            points = len(row)
        gains = [self.shard_gain(colour) for colour in row]
        first = 0
        for k in range(len(row) - points, len(row)):
            first += gains[k]
        gains.sort()
        best = 0
        for k in range(len(row) - points, len(row)):
            best += gains[k]
        return best - first

    def tower_gain(self) -> int:
        most = 0
        for f in range(FIELDS):
            if self.fields[f] and not self.fields[f] & 7:
                gain = self.take_gain(f)
                if gain > most:
                    most = gain
        return most

    def take_gain(self, f: int) -> int:
        """A shard back into the hands: what the plans gain by it."""
        field = self.fields[f]
        colour = top(field)
        now = self.as_it_is()
        self.fields[f] = field >> 6 << 3
        self.hands[colour] += 1
        then = self.workshop_worth(self.fields, self.dreamer)
        self.hands[colour] -= 1
        self.fields[f] = field
        return then - now + (300 if colour == RED else -30)

    def golem_gain(self) -> int:
        """The best single move of a top shard or of a whole stack."""
        most = 0
        for f in range(FIELDS):
            field = self.fields[f]
            if field:
                gain = self.lift_gain(f, height(field) - 1)
                if gain > most:
                    most = gain
                if field >= 64:
                    gain = self.lift_gain(f, 0)
                    if gain > most:
                        most = gain
        return most

    def lift_gain(self, f: int, level: int) -> int:
        """The best that can be done with this shard."""
        most = -1
        for g in NEAR[f]:
            if self.s.droppable(self.seat, f, level, g):
                gain = self.move_gain(f, level, g)
                if gain > most:
                    most = gain
        return most

    def move_gain(self, f: int, level: int, g: int) -> int:
        fields = self.fields[:]
        field = fields[f]
        u = unit(field, level)
        fields[f] = field // u * 8
        fields[g] = fields[g] // 8 * u + field % u
        dreamer = g if self.dreamer == f and fields[g] & DREAMER else self.dreamer
        return self.workshop_worth(fields, dreamer) - self.as_it_is()

    def card_gain(self, n: int) -> int:
        """New cards: the fewer are open and the more rounds are left, the better."""
        opened = len(self.s.cards[OPENED + OF_SEAT * self.seat])
        left = self.rounds - 12 * opened
        if left <= 0:
            return 0
        return (left if left < 30 else 30) * (8 + n)

    def new_card(self, kind: int) -> int:
        """What it would be worth to keep this card, beside those that are open."""
        if not self.levels & BIT[self.game.backs[kind]]:
            return -1
        burden = 0
        for plan in self.best:
            burden += plan.missing
        most = -10000
        for plan in self.plans_of(kind, self.fields, self.dreamer):
            worth = promise(plan.points, plan.missing + burden * 2 // 3, self.rounds) - 500
            if worth > most:
                most = worth
        return most

    def pile(self, level: int) -> int:
        """Which pile to draw from: high ones while there is time."""
        opened = len(self.s.cards[OPENED + OF_SEAT * self.seat])
        left = self.rounds - 10 * opened
        if not self.levels & BIT[level] or left < (2, 9, 18)[level]:
            return -1
        if left >= 38:
            return (15, 26, 30)[level]
        if left >= 28:
            return (20, 30, 24)[level]
        return (24, 26, 10)[level] if left >= 16 else (30, 12, 2)[level]
