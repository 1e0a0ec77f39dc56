"""What a power, a new card or a pile is thought to bring."""
from __future__ import annotations

from typing import Final

from ...engine.game import BIT
from .layout import (
    BAG,
    DONE,
    LEFT,
    LORD_DRAWS,
    OF_SEAT,
    OPENED,
    POINTS,
    STAGE,
    TOWER_TAKES,
    TRAVELLER,
    TRAVELLING,
)
from .look import Look
from .night import UNBUILT
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
from .plan import ONE, Plan
from .rules import LORD_CARDS
from .wishes import reds

EFFORT: Final = 60             # what a shard might bring elsewhere


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
        now = self.hands_worth(self.held)
        for colour in range(1, RED + 1):
            n = self.facts[BAG + colour]
            if n:
                gain = self.hands_worth(self.held + ONE[colour]) - now
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
        fields = self.fields[:]
        fields[f] = field >> 6 << 3
        self.held += ONE[colour]
        then = self.workshop_worth(fields, self.dreamer)
        self.held -= ONE[colour]
        return then - now + (self.red_gain() if colour == RED else -30)

    def red_gain(self) -> int:
        """A red shard out of the workshop: only if three can be exchanged then, be the third one bought for a pair."""
        takes = self.facts[LEFT + self.seat] if self.doing == TOWER_TAKES else 2
        there = reds(self.facts, self.seat)
        total = self.hands[RED] + (there if there < takes else takes)
        if total > 2:
            return 500
        if total == 2:
            for colour in range(1, RED):
                if self.hands[colour] > 1:
                    return 350
        return -400

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
        left = self.rounds - 9 * opened
        if left <= 0:
            return 0
        return (left if left < 30 else 30) * (8 + n)

    def new_card(self, kind: int) -> int:
        """What it would be worth to keep this card, beside those that are open."""
        if not self.levels & BIT[self.game.backs[kind]]:
            return -1
        burden = self.burden()
        most = -10000
        for plan in self.plans_of(kind, self.ground):
            missing = plan.missing + heap(plan, self.hands)
            worth = self.venture(plan.points, missing + burden)
            if worth > 0:                                    # of several good ones the one that takes less work
                worth = max(1, worth - EFFORT * missing)
            if worth > most:
                most = worth
        return most

    def burden(self) -> int:
        """What the open cards are missing delays a new one."""
        burden = 0
        for plan in self.best:
            burden += plan.missing
        return burden // 2

    def venture(self, points: int, missing: int) -> int:
        """An open card on average: its points if it will be built, else what it costs."""
        p = chance(missing, self.rounds)
        return points * p - UNBUILT * (100 - p)

    def pile(self, level: int) -> int:
        """Which pile to draw from: the best of the cards drawn, on average over all that the pile may hold."""
        if not self.levels & BIT[level]:
            return -1
        worths: list[int] = []
        shown = self.shown()
        for kind in range(len(self.game.lands)):
            if self.game.backs[kind] == level and not shown[kind]:
                worth = self.new_card(kind)
                worths.append(worth if worth > 0 else 0)
        worths.sort(reverse=True)
        left = len(worths)
        number = LORD_CARDS if self.doing == LORD_DRAWS else self.facts[TRAVELLER + self.seat] + 1
        total = 0.0
        none = 1.0                                           # the chance that no better card was drawn
        for worth in worths:
            this = none * number / left if left > number else none
            total += this * worth
            none -= this
            left -= 1
        return int(total)

    def shown(self) -> list[bool]:
        """By kind: whether it lies open or was completed, so that no pile can hold it."""
        out = [False] * len(self.game.lands)
        for seat in range(self.game.seats):
            for zone in (OPENED + OF_SEAT * seat, DONE + OF_SEAT * seat):
                for card in self.s.cards[zone]:
                    out[self.game.deck[card]] = True
        return out


def chance(missing: int, rounds: int) -> int:
    """Percent of the cards with so many shards missing that get built in so many tenths of rounds, as measured."""
    p = 100
    for k in range(missing):
        p = p * (94 if k < rounds // 5 else 68) // 100
    return p


def heap(plan: Plan, hands: list[int]) -> int:
    """How much more it takes to gather many of one colour: hands that hold two collect no third."""
    more = 0
    for colour in range(1, RED):
        over = plan.needs(colour) - hands[colour] - 3
        if over > 0:
            more += over
    return (more + 1) // 2
