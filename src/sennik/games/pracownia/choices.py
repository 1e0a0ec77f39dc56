"""Choices: what may be answered to each question."""
from __future__ import annotations

from mypy_extensions import i64

from ...engine.answers import Answer, Answers
from ...engine.game import BIT
from ...engine.state import NONE
from .dreamworld import HAND_LIMIT
from .layout import (
    ASIDE,
    BAG,
    CLOSE,
    COLLECTOR_SETS,
    COMPLETE,
    CREATE,
    DEEPER,
    DOING,
    DONE,
    DRAW,
    DRAWN,
    DREAMS_ON,
    FIELD,
    GOLEM_DROPS,
    GOLEM_LIFTS,
    GOLEM_PARTS,
    HANDS,
    HELD,
    KEEP,
    LAKE_CHOOSES,
    LAKE_NAMES,
    LEFT,
    LORD_DRAWS,
    NIGHTMARE,
    OF_SEAT,
    PAY,
    PILE,
    POINTS,
    RED_LINK,
    RETAIN,
    ROWS,
    SOW,
    START,
    TOWER_TAKES,
    TRAVEL,
    TRAVELLER,
    USED,
    WALK,
)
from .night import Night
from .parts import (
    ENTRANCE,
    FIELDS,
    LINKS_OF,
    MEADOW,
    MOVE,
    NEAR,
    NEXT_TO,
    RED,
    SPACES,
    TREE,
)


class Choices(Night):
    def legal(self, seat: i64) -> Answers:
        if not self.asked & BIT[seat]:
            return NONE
        game = self.work
        doing: i64 = self.facts[DOING + seat] % DEEPER
        if CREATE <= doing <= CLOSE:
            return self.creation(seat, doing == CREATE)
        if doing == TRAVEL:
            return self.travel(seat)
        out: list[Answer] = []
        if doing == START:
            return game.keeps[len(self.cards[DRAWN + OF_SEAT * seat])]
        if doing == KEEP:
            return (game.no, *game.keeps[len(self.cards[DRAWN + OF_SEAT * seat])])
        if LORD_DRAWS <= doing <= DRAW:
            return (game.no, *[game.from_[level] for level in range(3) if self.cards[PILE + level]])
        if doing == WALK:
            self.steps(seat, out)
        elif doing == PAY:                                                           # PRA-N8
            out = [game.pay[colour] for colour in range(1, RED) if self.facts[HANDS + RED * seat + colour]]
        elif doing == TOWER_TAKES:                                                   # PRA-P3
            out = [game.take[f] for f in range(FIELDS) if self.bare(seat, f)]
            if self.facts[LEFT + seat] == 1:
                out.append(game.stop)
        elif doing == GOLEM_LIFTS:
            out = [game.lift[f] for f in range(FIELDS) if self.liftable(seat, f)]
            out.append(game.stop)
        elif doing == GOLEM_PARTS:
            return self.parts(seat, self.facts[HELD + seat])
        elif doing == GOLEM_DROPS:
            held: i64 = self.facts[HELD + seat]
            out = [game.drop[g] for g in NEAR[held % FIELDS] if self.droppable(seat, held % FIELDS, held // FIELDS, g)]
        elif doing == COLLECTOR_SETS:
            out = [game.set_[colour][place] for colour in range(1, RED + 1) if self.facts[ASIDE + colour]
                   for place in range(6) if not self.facts[ROWS + SPACES * place + SPACES - 1]]
        elif doing == LAKE_CHOOSES:
            out = [game.row[place] for place in range(6) if self.facts[ROWS + SPACES * place + 1]]
        elif doing == LAKE_NAMES:
            out = [game.name[colour] for colour in range(1, RED + 1) if self.facts[ASIDE + colour]]
        elif doing == COMPLETE:
            out = [game.finish[i] for i in self.complete_ones(seat)]
        elif doing == RETAIN:
            row = self.cards[DONE + OF_SEAT * seat]
            return (game.hold[self.marks[row[-1]]], game.hold[self.marks[row[-2]]])
        elif doing == SOW:
            links = LINKS_OF[self.facts[TRAVELLER + seat]]
            out = [game.leave[link] for link in links if not self.facts[RED_LINK + link]]
        else:
            self.red_left(seat, out)
        return tuple(out)

    def travel(self, seat: i64) -> Answers:
        game = self.work
        facts = self.facts
        here: i64 = facts[TRAVELLER + seat]
        out: list[Answer] = [game.end]
        if facts[POINTS]:
            colour: i64 = facts[ROWS + SPACES * here + self.row_size(here) - 1] if facts[ROWS + SPACES * here] else 0
            if colour and facts[HANDS + RED * seat + colour] < HAND_LIMIT:           # PRA-V1
                out.append(game.collect)
            for place in NEXT_TO[here]:                                              # PRA-V2, PRA-V3
                out.append(game.go[place])
        if not facts[USED] and facts[NIGHTMARE] != here and self.can(seat, here):    # PRA-V4, PRA-N4
            out.append(game.use)
        self.card_powers(seat, out)
        return tuple(out)

    def creation(self, seat: i64, cards: bool) -> Answers:
        game = self.work
        facts = self.facts
        out: list[Answer] = [game.end]
        base: i64 = FIELD + FIELDS * seat
        hand: i64 = HANDS + RED * seat
        self.placing(seat, out)
        give: i64 = 1
        while give <= RED:                                                           # PRA-K4, PRA-N7
            if facts[hand + give] > (2 if give == RED else 1):
                take: i64 = 1
                while take <= RED:
                    if facts[BAG + take] and take != give:
                        out.append(game.trade[give][take])
                    take += 1
            give += 1
        if facts[DREAMS_ON + seat] >= 0:
            self.steps(seat, out)
        elif facts[base + ENTRANCE] and (not facts[base + ENTRANCE] & TREE
                                         or self.ends(seat, ENTRANCE, facts[hand + MOVE], 0, 0, set())):
            out.append(game.enter)                                                   # PRA-K2
        if cards:                                                                    # PRA-E1
            self.card_powers(seat, out)
        return tuple(out)

    def placing(self, seat: i64, out: list[Answer]) -> None:                         # PRA-K1, PRA-K5, PRA-N5
        game = self.work
        facts = self.facts
        base: i64 = FIELD + FIELDS * seat
        hand: i64 = HANDS + RED * seat
        holds: list[int] = []
        colour: i64 = 1
        while colour < RED:
            if facts[hand + colour]:
                holds.append(colour)
            colour += 1
        red: bool = facts[hand + RED] > 0
        if not holds and not red:
            return
        plants: bool = facts[hand + MEADOW] > 0 and self.may_plant(seat)
        empty: bool = True
        f: i64 = 0
        while f < FIELDS:
            field: int = facts[base + f]
            if field:
                empty = False
                if not field & 7 and field >> 3 != RED:
                    for held in holds:
                        out.append(game.put[held][f])
                    if plants:
                        out.append(game.plant[f])
            elif self.beside(base, f, -1):
                for held in holds:
                    out.append(game.put[held][f])
                if red:
                    out.append(game.put[RED][f])
            f += 1
        if empty:
            for held in holds:
                out.append(game.put[held][ENTRANCE])
            if red:
                out.append(game.put[RED][ENTRANCE])
