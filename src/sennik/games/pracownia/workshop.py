"""A workshop: what may be laid, planted and walked there, and what follows."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ...engine.answers import Answer
from ...engine.state import State
from .layout import BAG, CLIMBED, DEEPER, DOING, DREAMS_ON, FIELD, FREE, HANDS, ORDER, POOL, SCORE, STEPS, TREES, WALK
from .parts import (
    DREAMER,
    EARTH,
    ENTRANCE,
    FIELDS,
    MEADOW,
    MOVE,
    NEAR,
    RED,
    TREE,
    WATER,
    climb,
    fresh_mountain,
    onto,
    top,
)

if TYPE_CHECKING:
    from .rules import Pracownia

FREE_LIMIT: Final = 24                                             # PRA-D5
TWO_TO: Final[list[int]] = [2 ** f for f in range(FIELDS)]

class Workshop(State):
    work: Pracownia

    def __init__(self, game: Pracownia) -> None:
        super().__init__(game)
        self.work = game

    # the stack of what a seat is doing
    def push(self, seat: i64, phase: i64) -> None:
        self.facts[DOING + seat] = self.facts[DOING + seat] * DEEPER + phase

    def pop(self, seat: i64) -> None:
        self.facts[DOING + seat] //= DEEPER

    def instead(self, seat: i64, phase: i64) -> None:
        self.facts[DOING + seat] = self.facts[DOING + seat] // DEEPER * DEEPER + phase

    def bag_size(self) -> i64:
        total: i64 = 0
        colour: i64 = 1
        while colour <= RED:
            n: i64 = self.facts[BAG + colour]
            total += n
            colour += 1
        return total

    def from_bag(self) -> int:
        """A shard at random."""
        facts = self.facts
        k: i64 = self.rng.below(self.bag_size())
        colour: i64 = 1
        while True:
            n: i64 = facts[BAG + colour]
            if k < n:
                break
            k -= n
            colour += 1
        facts[BAG + colour] -= 1
        return colour

    def gain(self, seat: i64, points: i64) -> None:
        self.facts[SCORE + seat] += points

    # fields
    def bare(self, seat: i64, f: i64) -> bool:                                       # PRA-C8
        field: int = self.facts[FIELD + FIELDS * seat + f]
        return field > 0 and not field & 7

    def beside(self, base: i64, f: i64, but: i64) -> bool:
        """Is a shard next to the field, on another than `but`?"""
        for g in NEAR[f]:
            if g != but and self.facts[base + g]:
                return True
        return False

    def put_shard(self, seat: i64, colour: i64, f: i64) -> None:                     # PRA-K1, PRA-N5
        facts = self.facts
        facts[HANDS + RED * seat + colour] -= 1
        facts[FREE + seat] = 0
        at: i64 = FIELD + FIELDS * seat + f
        facts[at] = onto(facts[at], colour)
        facts[CLIMBED + FIELDS * seat + f] *= 8
        self.tell("put", colour, f)

    def may_plant(self, seat: i64) -> bool:
        """Trees are left, and where they run short together, it is this seat's turn to take one (PRA-K8)."""
        facts = self.facts
        trees = facts[TREES]
        if not self.work.together or not trees:
            return trees > 0
        creating = 0
        first = -1
        for turn in range(self.game.seats):
            other = facts[ORDER + turn]
            if facts[DOING + other]:
                creating += 1
                if first < 0:
                    first = other
        return trees >= creating or first == seat

    def plant(self, seat: i64, f: i64) -> None:                                      # PRA-K5
        facts = self.facts
        facts[HANDS + RED * seat + MEADOW] -= 1
        facts[BAG + MEADOW] += 1
        facts[TREES] -= 1
        facts[FREE + seat] = 0
        base: i64 = FIELD + FIELDS * seat
        facts[base + f] |= TREE
        trees = 0
        for g in range(FIELDS):
            trees += facts[base + g] & TREE
        self.tell("plant", f, trees)
        self.gain(seat, trees)

    # the walk
    def steps(self, seat: i64, out: list[Answer]) -> None:                           # PRA-K3
        facts = self.facts
        whites: i64 = facts[HANDS + RED * seat + MOVE]
        free: i64 = facts[FREE + seat]
        if not whites and not free:
            return
        base: i64 = FIELD + FIELDS * seat
        for g in NEAR[facts[DREAMS_ON + seat]]:
            field: int = facts[base + g]
            if field and (not field & TREE or self.ends(seat, g, whites if free else whites - 1,
                                                        facts[STEPS + seat] + 1 if free else 0, 0, set())):
                out.append(self.work.step[g])

    def ends(self, seat: i64, f: i64, whites: i64, count: i64, climbed: i64, seen: set[int]) -> bool:
        """Can a walk that comes onto the tree of `f` end on a bare shard?

        With so many whites left, after `count` free steps in a row, having scored a mountain on the fields `climbed`.
        """
        facts = self.facts
        base: i64 = FIELD + FIELDS * seat
        field: int = facts[base + f]
        scores: bool = top(field) == WATER
        if not climbed & TWO_TO[f] and fresh_mountain(field, facts[CLIMBED + FIELDS * seat + f]):
            scores = True
            climbed |= TWO_TO[f]
        if scores:
            count = 0
        free: bool = top(field) == EARTH and count < FREE_LIMIT                      # PRA-D2, PRA-D5
        if not free and not whites:
            return False
        for g in NEAR[f]:
            if facts[base + g] and not facts[base + g] & TREE:
                return True
        now: int = ((climbed * 32 + whites) * 32 + count) * 32 + f
        if now in seen:
            return False
        seen.add(now)
        for g in NEAR[f]:
            if facts[base + g]:
                if self.ends(seat, g, whites if free else whites - 1, count + 1 if free else 0, climbed, seen):
                    return True
        return False

    def take_step(self, seat: i64, g: i64) -> None:                                  # PRA-K3
        facts = self.facts
        if facts[FREE + seat]:
            facts[STEPS + seat] += 1
            self.tell("free_step", g)
        else:
            facts[HANDS + RED * seat + MOVE] -= 1
            facts[BAG + MOVE] += 1
            facts[STEPS + seat] = 0
            self.tell("step", g)
        base: i64 = FIELD + FIELDS * seat
        facts[base + facts[DREAMS_ON + seat]] -= DREAMER
        facts[base + g] |= DREAMER
        facts[DREAMS_ON + seat] = g
        self.arrive(seat, g)

    def arrive(self, seat: i64, f: i64) -> None:
        """What a step, or the entering, brings."""
        facts = self.facts
        field: int = facts[FIELD + FIELDS * seat + f]
        colour = top(field)
        points = 0
        if colour == WATER:                                                          # PRA-D1
            points = 1
            self.tell("water")
        if field >= 64:                                                              # PRA-D3: two shards at least
            at: i64 = CLIMBED + FIELDS * seat + f
            if fresh_mountain(field, facts[at]):
                points += 2
                self.tell("mountain")
            facts[at] = climb(field, facts[at])
        if points:
            facts[STEPS + seat] = 0
        if colour == RED:                                                            # PRA-N5
            points = -1
            self.tell("red_step")
        self.gain(seat, points)
        facts[FREE + seat] = 1 if colour == EARTH and facts[STEPS + seat] < FREE_LIMIT else 0      # PRA-D2, PRA-D5
        if field & TREE:
            if facts[DOING + seat] % DEEPER != WALK:
                self.push(seat, WALK)
        elif facts[DOING + seat] % DEEPER == WALK:
            self.pop(seat)

    # red that is left
    def red_left(self, seat: i64, out: list[Answer]) -> None:                        # PRA-N6
        base: i64 = FIELD + FIELDS * seat
        fields = self.facts[base:base + FIELDS]
        if not any(fields):
            out.append(self.work.put[RED][ENTRANCE])
            return
        for f in range(FIELDS):
            if not fields[f] and self.beside(base, f, -1):
                out.append(self.work.put[RED][f])
        if not out:
            for f in range(FIELDS):
                if not fields[f] & 7 and fields[f] < 64 and fields[f] >> 3 != RED:
                    out.append(self.work.clear[f])
        if not out:
            for f in range(FIELDS):
                if not fields[f] & DREAMER and fields[f] >> 3 != RED:
                    out.append(self.work.clear[f])

    def must_place_red(self, seat: i64) -> bool:                                     # PRA-N6
        facts = self.facts
        while facts[HANDS + RED * seat + RED]:
            out: list[Answer] = []
            self.red_left(seat, out)
            if out:
                return True
            facts[HANDS + RED * seat + RED] -= 1
            facts[POOL] += 1
            self.tell("pool")
        return False

    def clear_field(self, seat: i64, f: i64) -> None:                                # PRA-N6
        facts = self.facts
        at: i64 = FIELD + FIELDS * seat + f
        field: int = facts[at]
        self.tell("clear", f)
        facts[TREES] += field & TREE
        field >>= 3
        while field:
            facts[BAG + (field & 7)] += 1
            field >>= 3
        facts[at] = 0
        facts[CLIMBED + FIELDS * seat + f] = 0
        self.put_shard(seat, RED, f)
