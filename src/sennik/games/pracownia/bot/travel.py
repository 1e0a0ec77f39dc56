"""Travel: the best that the rest of a journey can bring."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ....engine.answers import Answer
from ....engine.game import BIT
from ..rules import facts, nightmare, places, travel, verbs, wishes
from ..rules.pieces import RED
from ..rules.places import LINK, LINKS, NEXT_TO, PLACES
from ..rules.powers import TOWER_TAKES
from . import powers
from .plan import BITS, LANE, ONE, number

if TYPE_CHECKING:
    from .evaluate import PracowniaEvaluation

ROOM: Final = 7                # steps of a travel that are thought ahead
DRAWS: Final = 3               # for each card more that may be drawn there
EARLY: Final = 60              # for each rival who comes later in the next round; no good where red lies on the links
CLEAN: Final = 300             # for each red shard that Tower may take out of the workshop
TAKEN: Final[list[int]] = [1 << BITS * place for place in range(PLACES)]      # by place: a shard of its row
# What these bring is thought out only on the spot.
IS_OF_WORKSHOP: Final[list[bool]] = [power in (places.TOWER, places.GOLEM) for power in range(PLACES)]


class Journey:
    """The dreamworld as one traveller sees it."""
    e: PracowniaEvaluation
    rows: list[list[int]]
    powers: list[int]          # by place: what its power is thought to bring
    sleep: list[int]           # by place: what it is good for to sleep there

    def __init__(self, e: PracowniaEvaluation) -> None:
        self.e = e
        self.rows = []
        self.powers = []
        self.sleep = []
        for place in range(PLACES):
            self.rows.append(powers.shards_at(e, place))
            self.powers.append(e.distant(place) if place != e.numbers[facts.NIGHTMARE] else 0)
            self.sleep.append(DRAWS * place + (EARLY * overtaken(e, place) if not e.game.nightmare else 0))

    def weight(self, answer: Answer) -> i64:
        e = self.e
        numbers = e.numbers
        verb = answer.verb
        place: i64 = numbers[facts.TRAVELLER + e.seat]
        points: i64 = numbers[facts.POINTS]
        power: bool = not numbers[facts.USED]
        hands = e.held
        if verb == verbs.END:
            return e.hands_worth(hands) + self.sleep[place]
        if verb == verbs.COLLECT:
            hands += ONE[self.rows[place][-1]]
            return self.trip(place, points - 1, 0, hands, TAKEN[place], power, 0, BIT[place], e.hands_worth(hands))
        if verb == verbs.GO:
            near = answer.arg
            keys: i64 = numbers[facts.KEYS]
            key = self.rows[near][0] if self.rows[near] else 0
            free = travel.is_free(key, e.hands[key], keys)
            if nightmare.takes_red(e.s, LINK[place][near], e.hands[RED]):
                hands += ONE[RED]
            since = BIT[place] | BIT[near] if keys else BIT[near]
            return self.trip(near, points if free else points - 1, keys + 1, hands, 0, power, 1, since,
                             e.hands_worth(hands)) - 4
        if verb == verbs.USE:
            rest = self.trip(place, points, 0, hands, 0, False, 0, BIT[place], e.hands_worth(hands))
            return rest + self.powers[place] + 1
        paid = e.cheapest()
        hands -= ONE[paid]
        rest = self.trip(place, points, 0, hands, 0, power, 0, BIT[place], e.hands_worth(hands))
        return rest + use_card(e, answer) + e.base[paid] * 2 // 3            # it comes back next round

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
        e = self.e
        row = self.rows[place]
        n = len(row) - (taken >> BITS * place & LANE)
        if n > 0:
            colour: i64 = row[n - 1]
            if travel.collects(number(hands, colour)):
                then = hands + ONE[colour]
                more = self.trip(place, points - 1, 0, then, taken + TAKEN[place], power, steps + 1, BIT[place],
                                 e.hands_worth(then))
                if more > most:
                    most = more
        for near in NEXT_TO[place]:
            if not since & BIT[near]:
                key: i64 = self.rows[near][0] if len(self.rows[near]) > taken >> BITS * near & LANE else 0
                free = travel.is_free(key, number(hands, key), keys)
                then = hands
                if nightmare.takes_red(e.s, LINK[place][near], number(hands, RED)):
                    then += ONE[RED]
                more = self.trip(near, points if free else points - 1, keys + 1, then, taken, power, steps + 1,
                                 since | BIT[near], worth if then == hands else e.hands_worth(then)) - 4
                if more > most:
                    most = more
        return most


def overtaken(e: PracowniaEvaluation, place: int) -> int:
    """How many who are asleep already will get up later (PRA-S3)."""
    numbers = e.numbers
    n = 0
    for seat in range(e.game.seats):
        if numbers[facts.SLEPT + seat] and numbers[facts.TRAVELLER + seat] >= place:
            n += 1
    return n


def distant(e: PracowniaEvaluation, place: int) -> int:
    """The power of a place; what Tower and Golem could do is thought out only on the spot."""
    if IS_OF_WORKSHOP[place] and place != e.numbers[facts.TRAVELLER + e.seat]:
        clean = cleaning(e) if place == places.TOWER else 0
        return clean or (40 if len(e.best) else 0)
    return powers.power(e, place, place)


def cleaning(e: PracowniaEvaluation) -> int:
    """Red shards that Tower may take out of the workshop, if they can be exchanged then."""
    there = wishes.reds(e.fields)
    return CLEAN * (there if there < TOWER_TAKES else TOWER_TAKES) if there and there + e.hands[RED] > 1 else 0


def leave(e: PracowniaEvaluation, link: int) -> int:
    """A red shard on the link that the others will rather walk than this seat."""
    numbers = e.numbers
    here = numbers[facts.TRAVELLER + e.seat]
    there = LINKS[link][0] + LINKS[link][1] - here
    rivals = 0
    for turn in range(numbers[facts.TURN] + 1, e.game.seats):
        if numbers[facts.TRAVELLER + numbers[facts.ORDER + turn]] == there:
            rivals += 2
    return 10 * rivals - len(NEXT_TO[there])


def use_card(e: PracowniaEvaluation, answer: Answer) -> int:
    """What the power of a card brings; storing brings nothing but what was paid."""
    if answer.verb in (verbs.POWER, verbs.POWER_DONE):
        power = powers.of_card(e, answer)
        if IS_OF_WORKSHOP[power]:                            # in creation one knows better what for
            return -30
        return powers.power(e, power, e.numbers[facts.TRAVELLER + e.seat]) - 10
    return -20
