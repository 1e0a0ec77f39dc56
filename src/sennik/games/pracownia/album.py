"""Landscape cards: when one is complete, what follows, how new ones come."""
from __future__ import annotations

from mypy_extensions import i64

from .layout import (
    BAG,
    CLOSING,
    DEEPER,
    DOING,
    DONE,
    DRAW,
    DRAWN,
    DREAMS_ON,
    FIELD,
    OF_SEAT,
    OPENED,
    PILE,
    RETAIN,
    STAGE,
    STEPS,
)
from .parts import FIELDS
from .powers import Powers


class Album(Powers):
    def complete_ones(self, seat: i64) -> list[int]:
        """Which open cards lie in the workshop now (PRA-L1). Every pattern has the dreamer: look only around it."""
        game = self.work
        facts = self.facts
        base: i64 = FIELD + FIELDS * seat
        at: i64 = facts[DREAMS_ON + seat]
        here: int = facts[base + at]
        out: list[int] = []
        row = self.cards[OPENED + OF_SEAT * seat]
        i: i64 = 0
        while i < len(row):
            kind = game.deck[row[i]]
            if game.anchors[kind] == here:
                for others in game.anchored[kind][at]:
                    n: i64 = len(others)
                    k: i64 = 0
                    while k < n and facts[base + others[k]] == others[k + 1]:
                        k += 2
                    if k == n:
                        out.append(i)
                        break
            i += 1
        return out

    def complete(self, seat: i64, i: i64) -> None:                                   # PRA-L5
        facts = self.facts
        pile = DONE + OF_SEAT * seat
        row = self.cards[pile]
        kind = self.kind(OPENED + OF_SEAT * seat, i)
        points = self.work.points[kind]
        mine = self.marks[self.cards[OPENED + OF_SEAT * seat][i]]
        old = self.marks[row[-1]] if row else 0
        self.tell("complete", kind, points)
        self.gain(seat, points)
        facts[STEPS + seat] = 0
        self.move(OPENED + OF_SEAT * seat, i, pile)
        if mine and old and mine != old:
            self.push(seat, RETAIN)
            return
        if old:
            self.mark(pile, len(row) - 2, 0)
            if mine:
                self.drop_shard(mine)
            else:
                self.mark(pile, len(row) - 1, old)
        self.offer(seat)

    def retain(self, seat: i64, colour: i64) -> None:                                # PRA-L5
        pile = DONE + OF_SEAT * seat
        row = self.cards[pile]
        upper, lower = self.marks[row[-1]], self.marks[row[-2]]
        self.mark(pile, len(row) - 2, 0)
        if upper != colour:
            self.mark(pile, len(row) - 1, lower)
        self.drop_shard(upper if upper != colour else lower)
        self.pop(seat)
        self.offer(seat)

    def drop_shard(self, colour: int) -> None:
        self.facts[BAG + colour] += 1
        self.tell("drops", colour)

    def offer(self, seat: i64) -> None:
        """A completed card is settled but for its draw (PRA-L3)."""
        if self.facts[STAGE] != CLOSING and self.piles_left():
            self.push(seat, DRAW)

    def asks_now(self, seat: i64) -> bool:
        """A completed card is not settled yet."""
        doing: i64 = self.facts[DOING + seat] % DEEPER
        return DRAW <= doing <= RETAIN

    def draw_cards(self, seat: i64, level: i64, n: i64) -> None:                     # PRA-L3, PRA-U4
        left: i64 = len(self.cards[PILE + level])
        if n > left:
            n = left
        self.tell("draws", level, n)
        self.deal(PILE + level, DRAWN + OF_SEAT * seat, n)

    def keep_card(self, seat: i64, slot: i64) -> None:
        """One stays, perhaps; the others go under the pile, first drawn first (PRA-L3, PRA-O2)."""
        zone = DRAWN + OF_SEAT * seat
        level = PILE + self.game.backs[self.cards[zone][0]]
        self.pop(seat)
        if slot >= 0:
            self.move(zone, slot, OPENED + OF_SEAT * seat)
        else:
            self.tell("none")
        while self.cards[zone]:
            self.move(zone, 0, level, 0)
