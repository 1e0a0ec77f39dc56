"""The six powers, of places and of cards."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...engine.answers import Answer, Answers
from .dreamworld import Dreamworld
from .layout import (
    ASIDE,
    BAG,
    CLIMBED,
    COLLECTOR_SETS,
    CREATING,
    DONE,
    DREAMS_ON,
    FIELD,
    FREE,
    GOLEM_DROPS,
    GOLEM_LIFTS,
    GOLEM_PARTS,
    HANDS,
    HELD,
    KEYS,
    LAKE_CHOOSES,
    LAKE_NAMES,
    LEFT,
    LORD_DRAWS,
    OF_SEAT,
    OPENED,
    PAY,
    PILE,
    ROWS,
    STAGE,
    TOWER_TAKES,
)
from .parts import ARCHIVE, COLLECTOR, DREAMER, FIELDS, GOLEM, LAKE, NEAR, RED, SPACES, TOWER, bottom, height, top, unit

OF_ROWS: Final[list[bool]] = [power in (COLLECTOR, LAKE) for power in range(6)]        # PRA-K8

class Powers(Dreamworld):
    def can(self, seat: i64, power: i64) -> bool:
        """Would the power do anything now? (PRA-V4, PRA-P7)"""
        facts = self.facts
        if power == ARCHIVE:
            return self.bag_size() > 0
        if power == COLLECTOR:
            return self.bag_size() > 0 and self.room()
        if power == TOWER:
            f: i64 = 0
            while f < FIELDS:
                if self.bare(seat, f):
                    return True
                f += 1
            return False
        if power == GOLEM:
            return self.golem_can(seat)
        place: i64 = 0
        if power == LAKE:
            while place < 6:
                if facts[ROWS + SPACES * place + 1]:
                    return True
                place += 1
            return False
        return self.piles_left()

    def piles_left(self) -> bool:
        return len(self.cards[PILE]) > 0 or len(self.cards[PILE + 1]) > 0 or len(self.cards[PILE + 2]) > 0

    def has_ended(self, seat: i64, doing: i64) -> bool:
        """A power that can do no more."""
        if doing == GOLEM_LIFTS:
            return not self.facts[LEFT + seat] or not self.golem_can(seat)
        if doing == TOWER_TAKES:
            return not self.facts[LEFT + seat] or not self.can(seat, TOWER)
        return doing == COLLECTOR_SETS and not self.anything_to_set()

    # of places and cards
    def card_powers(self, seat: i64, out: list[Answer]) -> None:                     # PRA-P7
        game = self.work
        hand: i64 = HANDS + RED * seat
        colour: i64 = 1
        while colour < RED and not self.facts[hand + colour]:
            colour += 1
        if colour == RED:
            return
        slot: i64 = 0
        for card in self.cards[OPENED + OF_SEAT * seat]:
            if not self.marks[card]:
                out.append(game.store[slot])
                if self.card_can(seat, card):
                    out.append(game.power[slot])
            slot += 1
        done = self.cards[DONE + OF_SEAT * seat]
        if done and not self.marks[done[-1]]:
            out.append(game.store_done)
            if self.card_can(seat, done[-1]):
                out.append(game.power_done)

    def card_can(self, seat: i64, card: i64) -> bool:
        power: i64 = self.work.powers[self.game.deck[card]]
        if OF_ROWS[power] and self.work.together and self.facts[STAGE] >= CREATING:      # PRA-K8
            return False
        return self.can(seat, power)

    def choose_card(self, seat: i64, kind: i64, use: bool) -> None:
        """The shard for it is asked next."""
        facts = self.facts
        facts[FREE + seat] = 0
        facts[HELD + seat] = kind
        facts[LEFT + seat] = 1 if use else 0
        self.push(seat, PAY)

    def pay(self, seat: i64, colour: i64) -> None:                                   # PRA-P7
        facts = self.facts
        kind: i64 = facts[HELD + seat]
        zone = OPENED + OF_SEAT * seat
        i = self.find(zone, kind)
        if i < 0:
            zone = DONE + OF_SEAT * seat
            i = len(self.cards[zone]) - 1
        facts[HANDS + RED * seat + colour] -= 1
        self.tell("lays" if facts[LEFT + seat] else "stores", colour, kind)
        self.mark(zone, i, colour)
        self.pop(seat)
        if facts[LEFT + seat]:
            facts[KEYS] = 0
            self.use(seat, self.work.powers[kind])

    def use(self, seat: i64, power: i64) -> None:
        facts = self.facts
        self.tell("power", power)
        if power == ARCHIVE:                                                         # PRA-P1
            if self.bag_size():
                colour = self.from_bag()
                facts[HANDS + RED * seat + colour] += 1
                self.tell("archive", colour)
            else:                                      # PRA-K8: others emptied it before this was paid for
                self.tell("bag_empty")
        elif power == COLLECTOR:                                                     # PRA-P2
            for _ in range(2):
                if self.bag_size():
                    colour = self.from_bag()
                    facts[ASIDE + colour] += 1
                    self.tell("drawn", colour)
            self.push(seat, COLLECTOR_SETS)
        elif power == TOWER:
            facts[LEFT + seat] = 2
            self.push(seat, TOWER_TAKES)
        elif power == GOLEM:
            facts[LEFT + seat] = 3
            self.push(seat, GOLEM_LIFTS)
        elif power == LAKE:
            self.push(seat, LAKE_CHOOSES)
        else:
            self.push(seat, LORD_DRAWS)

    # Tower
    def take(self, seat: i64, f: i64) -> None:                                       # PRA-P3
        facts = self.facts
        at: i64 = FIELD + FIELDS * seat + f
        colour = top(facts[at])
        facts[at] = facts[at] >> 6 << 3
        facts[CLIMBED + FIELDS * seat + f] = facts[CLIMBED + FIELDS * seat + f] >> 6 << 3
        facts[HANDS + RED * seat + colour] += 1
        facts[LEFT + seat] -= 1
        self.tell("take", colour, f)

    # Golem
    def droppable(self, seat: i64, f: i64, level: i64, g: i64) -> bool:
        """May the Golem carry the shard at `level` of `f`, with all on it, to the neighbour `g`? (PRA-P4)"""
        base: i64 = FIELD + FIELDS * seat
        field: int = self.facts[base + g]
        if field:
            return not field & 7 and field >> 3 != RED and self.facts[base + f] >> 3 != RED
        return level > 0 or self.beside(base, g, f)

    def liftable(self, seat: i64, f: i64) -> bool:
        """Some shard of this stack can be moved: the top one, or if it is alone, the stack."""
        field: int = self.facts[FIELD + FIELDS * seat + f]
        if not field:
            return False
        level: i64 = 1 if field >= 64 else 0
        for g in NEAR[f]:
            if self.droppable(seat, f, level, g):
                return True
        return False

    def golem_can(self, seat: i64) -> bool:
        f: i64 = 0
        while f < FIELDS:
            if self.liftable(seat, f):
                return True
            f += 1
        return False

    def parts(self, seat: i64, f: i64) -> Answers:
        """How many shards may stay: any number but perhaps 0, for a whole stack needs another one beside."""
        lowest = 1
        for g in NEAR[f]:
            if self.droppable(seat, f, 0, g):
                lowest = 0
        return tuple(self.work.part[lowest:height(self.facts[FIELD + FIELDS * seat + f])])

    def lift(self, seat: i64, f: i64) -> None:                                       # PRA-P4
        parts = self.parts(seat, f)
        self.facts[HELD + seat] = f
        if len(parts) > 1:
            self.instead(seat, GOLEM_PARTS)
        else:
            self.facts[HELD + seat] += FIELDS * parts[0].arg
            self.instead(seat, GOLEM_DROPS)

    def drop(self, seat: i64, g: i64) -> None:
        """The shard held, with everything on it, comes down on `g`."""
        facts = self.facts
        held: i64 = facts[HELD + seat]
        f: i64 = held % FIELDS
        base: i64 = FIELD + FIELDS * seat
        field: int = facts[base + f]
        u: int = unit(field, held // FIELDS)
        self.tell("golem", bottom(field % u), f, g)
        facts[base + f] = field // u * 8
        facts[base + g] = facts[base + g] // 8 * u + field % u
        marks: i64 = CLIMBED + FIELDS * seat
        climbed: int = facts[marks + f]
        facts[marks + f] = climbed // u * 8
        facts[marks + g] = facts[marks + g] // 8 * u + climbed % u
        if facts[DREAMS_ON + seat] == f and facts[base + g] & DREAMER:               # PRA-D4
            facts[DREAMS_ON + seat] = g
        facts[LEFT + seat] -= 1
        self.instead(seat, GOLEM_LIFTS)

    # Collector and Lake
    def anything_to_set(self) -> bool:
        """A shard of the Collector, and room for it; what finds none goes back."""
        facts = self.facts
        room = self.room()
        there = False
        for colour in range(1, RED + 1):
            while facts[ASIDE + colour] and not room:
                facts[ASIDE + colour] -= 1
                facts[BAG + colour] += 1
                self.tell("back", colour)
            if facts[ASIDE + colour]:
                there = True
        return there

    def empty_row(self, seat: i64, place: i64) -> None:                              # PRA-P5
        facts = self.facts
        self.tell("lake", place)
        for space in range(SPACES):
            colour = facts[ROWS + SPACES * place + space]
            if colour:
                facts[ASIDE + colour] += 1
                facts[ROWS + SPACES * place + space] = 0
        facts[HELD + seat] = place
        self.instead(seat, LAKE_NAMES)
        self.rest_follows(seat)

    def name_shard(self, seat: i64, colour: int) -> None:
        facts = self.facts
        place: i64 = facts[HELD + seat]
        facts[ASIDE + colour] -= 1
        facts[ROWS + SPACES * place + self.row_size(place)] = colour
        self.tell("name", colour)
        self.rest_follows(seat)

    def rest_follows(self, seat: i64) -> None:
        """When all that are left have one colour, they follow by themselves."""
        facts = self.facts
        colours = [colour for colour in range(1, RED + 1) if facts[ASIDE + colour]]
        if len(colours) == 1:
            place: i64 = facts[HELD + seat]
            while facts[ASIDE + colours[0]]:
                facts[ASIDE + colours[0]] -= 1
                facts[ROWS + SPACES * place + self.row_size(place)] = colours[0]
            self.pop(seat)
