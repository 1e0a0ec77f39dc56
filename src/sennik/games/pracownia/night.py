"""A night: setting up, six rounds of travel and creation, the count of what was dreamt."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...engine.game import BIT
from .album import Album
from .cards import wishes
from .layout import (
    BAG,
    CIRCLE,
    CLIMBED,
    CLOSE,
    CLOSING,
    CREATE,
    CREATING,
    DEEPER,
    DOING,
    DONE,
    DREAMS_ON,
    FREE,
    HANDS,
    KEYS,
    NIGHTMARE,
    OF_SEAT,
    OPENED,
    ORDER,
    OVER,
    PILE,
    POINTS,
    POOL,
    RED_LINK,
    ROUND,
    SCORE,
    SLEPT,
    SOW,
    STAGE,
    START,
    STEPS,
    TOGETHER,
    TRAVEL,
    TRAVELLER,
    TRAVELLING,
    TREES,
    TURN,
    USED,
    WISH,
    WISHED,
)
from .parts import (
    EARTH,
    FIELDS,
    LINK,
    LINKS_OF,
    MEADOW,
    NIGHTMARE_FROM,
    RED,
    RED_BAG,
    RED_LINKS,
    ROCK,
    SUPPLY,
    TREES_EACH,
    WATER,
)
from .wishes import awards, measure, reds

ROUNDS: Final = 6
ACTION_POINTS: Final = 4
UNBUILT: Final = 5                                                 # PRA-E2
RED_COST: Final = 3


class Night(Album):
    # ---- Setting up
    def set_up(self) -> None:                                                        # PRA-U0
        game = self.work
        facts = self.facts
        seats = game.seats
        for level in range(3):
            self.shuffle(PILE + level)
        order = list(range(seats))                                                   # PRA-U1
        self.rng.shuffle(order)
        for turn in range(seats):
            facts[ORDER + turn] = order[turn]
            facts[TRAVELLER + order[turn]] = turn
        for seat in range(4):
            facts[DREAMS_ON + seat] = -1
            if seat >= seats:
                facts[ORDER + seat] = -1
        for colour in range(1, RED):                                                 # PRA-C1
            facts[BAG + colour] = SUPPLY[colour]
        facts[TREES] = TREES_EACH * seats                                            # PRA-C2
        facts[NIGHTMARE] = -1
        if game.nightmare:                                                           # PRA-N1
            facts[NIGHTMARE] = NIGHTMARE_FROM
            for one, other in RED_LINKS:
                facts[RED_LINK + LINK[one][other]] = 1
            facts[BAG + RED] = RED_BAG
            facts[POOL] = SUPPLY[RED] - RED_BAG - len(RED_LINKS)
        self.draw_wishes()
        self.choose_start(0)

    def draw_wishes(self) -> None:                                                   # PRA-U2
        game = self.work
        facts = self.facts
        tokens = list(range(len(game.tokens)))
        self.rng.shuffle(tokens)
        colours = [WATER, MEADOW, ROCK, EARTH]
        self.rng.shuffle(colours)
        all_wishes = wishes()
        for k in range(4):
            wish = game.tokens[tokens[k]]
            facts[WISH + k] = all_wishes.index(wish)
            facts[CIRCLE + k] = 0
            if wish.circle:
                colour = colours.pop()
                facts[CIRCLE + k] = colour
                facts[BAG + colour] -= 1

    def choose_start(self, turn: i64) -> None:                                       # PRA-U4
        self.facts[TURN] = turn
        seat: i64 = self.facts[ORDER + turn]
        self.draw_cards(seat, 0, turn + 1)
        self.facts[DOING + seat] = START
        self.ask()

    def after_start(self, seat: i64) -> None:                                        # PRA-U4
        turn: i64 = self.facts[TURN] + 1
        if turn < self.game.seats:
            self.choose_start(turn)
        else:
            self.begin_round()

    # ---- A round
    def ask(self) -> None:
        """Whoever has something to do is asked."""
        asked: i64 = 0
        one: i64 = 0
        count: i64 = 0
        seat: i64 = 0
        while seat < self.game.seats:
            doing: i64 = self.facts[DOING + seat]
            if doing:
                asked |= BIT[seat]
                one = doing % DEEPER
                count += 1
            seat += 1
        self.asked = asked
        self.phase = one if count == 1 else TOGETHER

    def begin_round(self) -> None:
        facts = self.facts
        facts[ROUND] += 1
        self.tell("round", facts[ROUND] - 1)
        self.fill_rows()                                                             # PRA-U3, PRA-S1
        if facts[ROUND] > 1:
            self.wake_up()
        facts[STAGE] = TRAVELLING
        facts[TURN] = 0
        self.begin_turn()

    def wake_up(self) -> None:
        facts = self.facts
        game = self.work
        seats = list(range(game.seats))
        for seat in seats:                                                           # PRA-S2
            for zone in (OPENED + OF_SEAT * seat, DONE + OF_SEAT * seat):
                for i in range(len(self.cards[zone])):
                    colour = self.marks[self.cards[zone][i]]
                    if colour:
                        facts[HANDS + RED * seat + colour] += 1
                        self.mark(zone, i, 0)
        # PRA-S3: the lowest place first, there who lay down last
        ranks = sorted([facts[TRAVELLER + seat] * 64 + (7 - facts[SLEPT + seat]) * 8 + seat for seat in seats])
        for turn in seats:
            facts[ORDER + turn] = ranks[turn] % 8
            facts[SLEPT + turn] = 0

    def begin_turn(self) -> None:
        """The next in the order travels or creates; together, all create."""
        facts = self.facts
        game = self.work
        stage = facts[STAGE]
        if stage != TRAVELLING and game.together:                                    # PRA-K8
            for seat in range(game.seats):
                facts[DOING + seat] = CLOSE if stage == CLOSING else CREATE
        else:
            mover: i64 = facts[ORDER + facts[TURN]]
            if stage == TRAVELLING:
                facts[POINTS] = ACTION_POINTS
                facts[KEYS] = 0
                facts[USED] = 0
                facts[DOING + mover] = TRAVEL
                self.tell("travels", mover)
            else:
                facts[DOING + mover] = CLOSE if stage == CLOSING else CREATE
                self.tell("creates", mover)
        self.ask()

    def end_turn(self, seat: i64) -> None:
        facts = self.facts
        game = self.work
        facts[DOING + seat] = 0
        if facts[STAGE] >= CREATING and game.together:
            for other in range(game.seats):
                if facts[DOING + other]:
                    self.ask()
                    return
        else:
            facts[TURN] += 1
            if facts[TURN] < game.seats:
                self.begin_turn()
                return
        facts[TURN] = 0
        if facts[STAGE] == TRAVELLING:                                               # PRA-R1
            facts[STAGE] = CREATING
            self.begin_turn()
        elif facts[STAGE] == CREATING and facts[ROUND] < ROUNDS:
            self.begin_round()
        elif facts[STAGE] == CREATING:                                               # PRA-E1
            self.tell("closing")
            self.wake_up()
            facts[STAGE] = CLOSING
            self.begin_turn()
        else:
            self.count()

    def end_travel(self, seat: i64) -> None:                                         # PRA-V7
        facts = self.facts
        here: i64 = facts[TRAVELLER + seat]
        facts[SLEPT + seat] = facts[TURN] + 1
        facts[POINTS] = 0
        self.tell("asleep", here)
        if self.work.nightmare:                                                      # PRA-N3
            facts[NIGHTMARE] = here
            self.tell("nightmare", here)
            if facts[POOL]:
                for link in LINKS_OF[here]:
                    if not facts[RED_LINK + link]:
                        self.instead(seat, SOW)
                        self.ask()
                        return
        self.end_turn(seat)

    def end_creation(self, seat: i64) -> None:                                       # PRA-K6
        facts = self.facts
        for colour in range(1, RED + 1):
            facts[BAG + colour] += facts[HANDS + RED * seat + colour]
            facts[HANDS + RED * seat + colour] = 0
        for f in range(FIELDS):                                                      # PRA-D3
            facts[CLIMBED + FIELDS * seat + f] = 0
        facts[FREE + seat] = 0
        facts[STEPS + seat] = 0
        self.tell("done")
        self.end_turn(seat)

    # ---- Scoring
    def count(self) -> None:                                                         # PRA-E2
        facts = self.facts
        game = self.work
        seats = range(game.seats)
        all_wishes = wishes()
        for k in range(4):
            wish = facts[WISH + k]
            measured = [measure(wish, facts[CIRCLE + k], facts, seat, len(self.cards[DONE + OF_SEAT * seat]))
                        for seat in seats]
            points = awards(wish, all_wishes[wish].points, measured)
            for seat in seats:
                facts[WISHED + 4 * seat + k] = points[seat]
                self.gain(seat, points[seat])
                if points[seat]:
                    self.tell("wish", seat, wish, points[seat])
        for seat in seats:
            unbuilt = len(self.cards[OPENED + OF_SEAT * seat])
            red = reds(facts, seat)
            if unbuilt:
                self.gain(seat, -UNBUILT * unbuilt)
                self.tell("unbuilt", seat, UNBUILT * unbuilt)
            if red:
                self.gain(seat, -RED_COST * red)
                self.tell("red_count", seat, RED_COST * red)
            self.tell("total", seat, facts[SCORE + seat])
        self.phase = OVER
        self.asked = 0

    def scores(self) -> list[int]:
        return self.facts[SCORE:SCORE + self.game.seats]

    def result(self) -> list[float]:                                                # PRA-E3
        ranks: list[int] = []
        for seat in range(self.game.seats):
            ranks.append((self.facts[SCORE + seat] * 32 - reds(self.facts, seat)) * 64
                         + len(self.cards[DONE + OF_SEAT * seat]))
        best = max(ranks)
        winners = ranks.count(best)
        return [1.0 / winners if rank == best else 0.0 for rank in ranks]
