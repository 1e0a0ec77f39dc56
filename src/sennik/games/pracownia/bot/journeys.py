"""Journeys: the ways through the dreamworld that are worth a thought, each from here to where one may lie down.

A place is worth little, a way is: it is chosen as a whole and walked to its end, unless chance brings something new.
Of all ways to the same place with the same hands the shortest is taken, so that nobody walks to and fro.
"""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....engine.answers import Answer, Answers
from ....engine.game import BIT
from ....policy.instinct import Line
from ..rules import facts, nightmare, powers, travel, verbs
from ..rules.pieces import RED
from ..rules.places import LINK, NEXT_TO, PLACES
from .plan import BITS, LANE, ONE, number
from .travel import TAKEN, Journey

MANY: Final = 1500             # positions met on all ways
ALIKE: Final = 2               # ways that end with the same hands, in different places
POINT: Final = 100             # what an action point that is left may bring
USES: Final = 3                # every third line uses the power of a place on the way …
ELSE: Final = 6                # … and every sixth does something else first, at most


class Waypoints:
    """Positions on the way, each with the one before and the answer that led from there."""
    place: list[int]
    points: list[int]
    keys: list[int]            # free moves since the last act
    hands: list[int]           # packed
    taken: list[int]           # from the rows, packed
    since: list[int]           # places seen since the last act, a bit for each
    before: list[int]
    answer: list[Answer | None]
    met: set[int]

    def __init__(self) -> None:
        self.place = []
        self.points = []
        self.keys = []
        self.hands = []
        self.taken = []
        self.since = []
        self.before = []
        self.answer = []
        self.met = set()

    def add(self, place: i64, points: i64, keys: i64, hands: i64, taken: i64, since: i64, before: i64,
            answer: Answer | None) -> None:
        """Unless it was met before: then it was on a shorter way."""
        here = (hands * PLACES + place) * (travel.ACTION_POINTS + 1) + points
        if here not in self.met and len(self.place) < MANY:
            self.met.add(here)
            self.place.append(place)
            self.points.append(points)
            self.keys.append(keys)
            self.hands.append(hands)
            self.taken.append(taken)
            self.since.append(since)
            self.before.append(before)
            self.answer.append(answer)

    def line(self, k: i64, last: Answer | None = None) -> Line:
        out: list[Answer] = [last] if last is not None else []
        while k > 0:
            answer = self.answer[k]
            if answer is not None:
                out.append(answer)
            k = self.before[k]
        out.reverse()
        return tuple(out)


def journeys(journey: Journey, answers: Answers, most: int) -> list[Line]:
    """The most promising ways: to lie down, to use a power first, and what else one may do here."""
    e = journey.e
    numbers = e.numbers
    game = e.game
    ways = Waypoints()
    start = numbers[facts.TRAVELLER + e.seat]
    ways.add(start, numbers[facts.POINTS], numbers[facts.KEYS], e.held, 0, BIT[start], -1, None)
    usable: list[bool] = []
    for place in range(PLACES):
        usable.append(not numbers[facts.USED] and journey.powers[place] > 0 and powers.can(e.s, e.seat, place))
    ends: list[tuple[int, int]] = []
    uses: list[tuple[int, int]] = []
    k: i64 = 0
    while k < len(ways.place):
        here = ways.place[k]
        points: i64 = ways.points[k]
        worth = e.hands_worth(ways.hands[k]) + (journey.powers[here] if usable[here] else 0)
        if usable[here]:
            uses.append((-(worth + points * POINT), k))
        if points:
            go_on(journey, ways, k)
        else:
            ends.append((-(worth + journey.sleep[here]), k))
        k += 1
    out: list[Line] = []
    for answer in answers:
        if answer.verb not in (verbs.GO, verbs.COLLECT, verbs.USE, verbs.END):
            out.append((answer,))
    if len(out) > most // ELSE:
        out.sort(key=lambda line: -journey.weight(line[0]))
        out = out[:most // ELSE]
    uses.sort()
    count = most // USES
    for _, k in uses:
        if count > 0:
            out.append(ways.line(k, game.use))
            count -= 1
    ends.sort()
    alike: dict[int, int] = {}
    for _, k in ends:
        if len(out) < most:
            held = ways.hands[k]
            times = alike.get(held, 0)
            if times < ALIKE:
                alike[held] = times + 1
                out.append(ways.line(k))
    return [line for line in out if line[0] in answers]


def go_on(journey: Journey, ways: Waypoints, k: i64) -> None:
    """All steps from a position with points left."""
    e = journey.e
    place: i64 = ways.place[k]
    points: i64 = ways.points[k]
    keys: i64 = ways.keys[k]
    hands: i64 = ways.hands[k]
    taken: i64 = ways.taken[k]
    row = journey.rows[place]
    n = len(row) - (taken >> BITS * place & LANE)
    if n > 0 and travel.collects(number(hands, row[n - 1])):
        ways.add(place, points - 1, 0, hands + ONE[row[n - 1]], taken + TAKEN[place], BIT[place], k, e.game.collect)
    for near in NEXT_TO[place]:
        if ways.since[k] & BIT[near]:
            continue
        there = journey.rows[near]
        key: i64 = there[0] if len(there) > taken >> BITS * near & LANE else 0
        free = travel.is_free(key, number(hands, key), keys)
        then = hands
        since: i64 = ways.since[k] | BIT[near]               # nobody goes to fetch red
        if nightmare.takes_red(e.s, LINK[place][near], number(hands, RED)):
            then += ONE[RED]
        ways.add(near, points if free else points - 1, keys + 1 if free else 0, then, taken, since, k, e.game.go[near])
