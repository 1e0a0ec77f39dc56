"""A journey: the best that the rest of a travel can bring."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...engine.answers import Answer
from ...engine.game import BIT
from .gain import Gain
from .layout import (
    COLLECT,
    DONE,
    END,
    GO,
    KEYS,
    NIGHTMARE,
    OF_SEAT,
    OPENED,
    ORDER,
    POINTS,
    POWER,
    POWER_DONE,
    RED_LINK,
    ROWS,
    SLEPT,
    TRAVELLER,
    TURN,
    USE,
    USED,
)
from .parts import (
    GOLEM,
    LINK,
    LINKS,
    NEXT_TO,
    RED,
    SPACES,
    TOWER,
)
from .plan import BITS, LANE, ONE, number
from .wishes import reds

ROOM: Final = 7                # steps of a travel that are thought ahead
DRAWS: Final = 3               # for each card more that may be drawn there
EARLY: Final = 60              # for each rival who comes later in the next round; no good where red lies on the links
CLEAN: Final = 300             # for each red shard that Tower may take out of the workshop
TAKEN: Final[list[int]] = [1 << BITS * place for place in range(6)]    # by place: a shard of its row


class Journey(Gain):
    rows: list[list[int]]
    powers: list[int]          # by place: what its power is thought to bring
    sleep: list[int]           # by place: what it is good for to sleep there

    def look_around(self) -> None:
        facts = self.facts
        self.rows = []
        self.powers = []
        self.sleep = []
        for place in range(6):
            row = facts[ROWS + SPACES * place:ROWS + SPACES * place + SPACES]
            self.rows.append([colour for colour in row if colour])
            self.powers.append(self.distant(place) if place != facts[NIGHTMARE] else 0)
            self.sleep.append(DRAWS * place + (EARLY * self.overtaken(place) if not self.game.nightmare else 0))

    def overtaken(self, place: int) -> int:
        """How many who are asleep already will get up later (PRA-S3)."""
        facts = self.facts
        n = 0
        for seat in range(self.game.seats):
            if facts[SLEPT + seat] and facts[TRAVELLER + seat] >= place:
                n += 1
        return n

    def distant(self, place: int) -> int:
        """The power of a place; what Tower and Golem could do is thought out only on the spot."""
        if TOWER <= place <= GOLEM and place != self.facts[TRAVELLER + self.seat]:
            clean = self.cleaning() if place == TOWER else 0
            return clean or (40 if len(self.best) else 0)
        return self.power(place, place)

    def cleaning(self) -> int:
        """Red shards that Tower may take out of the workshop, if they can be exchanged then."""
        there = reds(self.facts, self.seat)
        return CLEAN * (there if there < 2 else 2) if there and there + self.hands[RED] > 1 else 0

    def travel(self, answer: Answer) -> i64:
        facts = self.facts
        verb = answer.verb
        place: i64 = facts[TRAVELLER + self.seat]
        points: i64 = facts[POINTS]
        power: bool = not facts[USED]
        hands = self.held
        if verb == END:
            return self.hands_worth(hands) + self.sleep[place]
        if verb == COLLECT:
            hands += ONE[self.rows[place][-1]]
            return self.trip(place, points - 1, 0, hands, TAKEN[place], power, 0, BIT[place], self.hands_worth(hands))
        if verb == GO:
            near = answer.arg
            key = self.rows[near][0] if self.rows[near] else 0
            free: bool = facts[KEYS] < 6 and (key == 0 or self.hands[key] > 0)
            if facts[RED_LINK + LINK[place][near]] and self.hands[RED] < 2:
                hands += ONE[RED]
            since = BIT[place] | BIT[near] if facts[KEYS] else BIT[near]
            return self.trip(near, points if free else points - 1, facts[KEYS] + 1, hands, 0, power, 1, since,
                             self.hands_worth(hands)) - 4
        if verb == USE:
            rest = self.trip(place, points, 0, hands, 0, False, 0, BIT[place], self.hands_worth(hands))
            return rest + self.powers[place] + 1
        paid = self.cheapest()
        hands -= ONE[paid]
        rest = self.trip(place, points, 0, hands, 0, power, 0, BIT[place], self.hands_worth(hands))
        return rest + self.use_card(answer) + self.base[paid] * 2 // 3       # it comes back next round

    def trip(self, place: i64, points: i64, keys: i64, hands: i64, taken: i64, power: bool, steps: i64, since: i64,
             worth: i64) -> i64:
        """The most that the rest of a travel can bring from here; `since` are the places seen since the last act.

        `taken` tells how many shards of each row, packed like the hands; `worth` is what the hands are worth now.
        """
        most: i64 = worth + self.sleep[place]
        if power and self.powers[place] > 0:
            most += self.powers[place]
        if not points or steps >= ROOM:
            return most
        row = self.rows[place]
        n = len(row) - (taken >> BITS * place & LANE)
        if n > 0:
            colour: i64 = row[n - 1]
            if number(hands, colour) < 2:
                then = hands + ONE[colour]
                more = self.trip(place, points - 1, 0, then, taken + TAKEN[place], power, steps + 1, BIT[place],
                                 self.hands_worth(then))
                if more > most:
                    most = more
        for near in NEXT_TO[place]:
            if not since & BIT[near]:
                key: i64 = self.rows[near][0] if len(self.rows[near]) > taken >> BITS * near & LANE else 0
                free: bool = keys < 6 and (key == 0 or number(hands, key) > 0)
                then = hands
                if self.facts[RED_LINK + LINK[place][near]] > 0 and number(hands, RED) < 2:
                    then += ONE[RED]
                more = self.trip(near, points if free else points - 1, keys + 1, then, taken, power, steps + 1,
                                 since | BIT[near], worth if then == hands else self.hands_worth(then)) - 4
                if more > most:
                    most = more
        return most

    def leave(self, link: int) -> int:
        """A red shard on the link that the others will rather walk than this seat."""
        facts = self.facts
        here = facts[TRAVELLER + self.seat]
        there = LINKS[link][0] + LINKS[link][1] - here
        rivals = 0
        for turn in range(facts[TURN] + 1, self.game.seats):
            if facts[TRAVELLER + facts[ORDER + turn]] == there:
                rivals += 2
        return 10 * rivals - len(NEXT_TO[there])

    def use_card(self, answer: Answer) -> int:
        """What the power of a card brings; storing brings nothing but what was paid."""
        s = self.s
        slot = answer.arg
        card = s.cards[OPENED + OF_SEAT * self.seat][slot] if slot >= 0 else s.cards[DONE + OF_SEAT * self.seat][-1]
        if answer.verb in (POWER, POWER_DONE):
            power = self.game.powers[self.game.deck[card]]
            if TOWER <= power <= GOLEM:                      # in creation one knows better what for
                return -30
            return self.power(power, self.facts[TRAVELLER + self.seat]) - 10
        return -20
