"""What a power is thought to bring."""
from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ....engine.answers import Answer
from ..rules import facts, golem, phases, places, powers, rows, stages, verbs, wishes, zones
from ..rules.creation import PRICE
from ..rules.grid import FIELDS, NEAR
from ..rules.landscapes import LORD_CARDS
from ..rules.pieces import DREAMER, RED, cut, height, is_alone, is_bare, take_top, top
from . import landscapes
from .plan import ONE

if TYPE_CHECKING:
    from ..rules.state import PracowniaState
    from .evaluate import PracowniaEvaluation


def power(e: PracowniaEvaluation, power: int, place: int) -> int:
    """What a power is thought to bring now."""
    if not powers.can(e.s, e.seat, power):
        return -1
    points = e.numbers[facts.POINTS] if e.numbers[facts.STAGE] == stages.TRAVELLING else 0
    if power == places.ARCHIVE:
        return lucky_shard(e)
    if power == places.COLLECTOR:
        if not points:
            return 5
        return 10 if rows.is_full(e.s, place) else lucky_shard(e) * 4 // 5
    if power == places.LAKE:
        return lake_gain(e, place) if points else 4
    if power == places.TOWER:
        return e.tower_gain()
    if power == places.GOLEM:
        return e.golem_gain()
    return landscapes.card_gain(e, LORD_CARDS)


def of_card(e: PracowniaEvaluation, answer: Answer) -> int:
    """The power of the card that an answer names: an open one, or the top of the completed pile."""
    return power_of(e.s, e.seat, answer)


def power_of(s: PracowniaState, seat: i64, answer: Answer) -> int:
    """The same, without an evaluation."""
    done = answer.verb in (verbs.POWER_DONE, verbs.STORE_DONE)
    kind = s.kind(zones.done(seat), -1) if done else s.kind(zones.opened(seat), answer.arg)
    return s.pracownia.powers[kind]


def lucky_shard(e: PracowniaEvaluation) -> int:
    """A random shard from the bag: what it is worth on average."""
    total = 0
    number = 0
    now = e.hands_worth(e.held)
    for colour in range(1, RED + 1):
        n = e.numbers[facts.in_bag(colour)]
        if n:
            gain = e.hands_worth(e.held + ONE[colour]) - now
            total += n * (3 * gain + 7 * e.base[colour]) // 10       # what it is now, a row may bring as well
            number += n
    return total // number if number else 0


# ---- Lake
def lake_gain(e: PracowniaEvaluation, place: int) -> int:
    """The best shards of a row, here or next door, come to its right end."""
    most = row_gain(e, place, e.numbers[facts.POINTS])
    for near in places.NEXT_TO[place]:
        gain = row_gain(e, near, e.numbers[facts.POINTS] - 1)
        if gain > most:
            most = gain
    return most + 6


def row_gain(e: PracowniaEvaluation, place: int, points: int) -> int:
    """What a row brings more to who may collect so many of its shards, when the best of them come to the right."""
    row = shards_at(e, place)
    if len(row) < powers.LAKE_LEAST or points <= 0:
        return 0
    if points > len(row):
        points = len(row)
    gains = [e.shard_gain(colour) for colour in row]
    first = 0
    for k in range(len(row) - points, len(row)):
        first += gains[k]
    gains.sort()
    best = 0
    for k in range(len(row) - points, len(row)):
        best += gains[k]
    return best - first


def shards_at(e: PracowniaEvaluation, place: int) -> list[int]:
    """A row from the left."""
    row = facts.row(place)
    return list(e.numbers[row:row + rows.size(e.s, place)])


# ---- Tower
def tower_gain(e: PracowniaEvaluation) -> int:
    most = 0
    for f in range(FIELDS):
        if is_bare(e.fields[f]):
            gain = take_gain(e, f)
            if gain > most:
                most = gain
    return most


def take_gain(e: PracowniaEvaluation, f: int) -> int:
    """A shard back into the hands: what the plans gain by it."""
    field = e.fields[f]
    colour = top(field)
    now = e.as_it_is()
    fields = e.fields[:]
    fields[f] = take_top(field)
    e.held += ONE[colour]
    then = e.workshop_worth(fields, e.dreamer)
    e.held -= ONE[colour]
    return then - now + (red_gain(e) if colour == RED else -30)


def red_gain(e: PracowniaEvaluation) -> int:
    """A red shard out of the workshop: only if three can be exchanged then, be the third one bought for a pair."""
    takes = e.numbers[facts.LEFT + e.seat] if e.doing == phases.TOWER else powers.TOWER_TAKES
    there = wishes.reds(e.fields)
    total = e.hands[RED] + (there if there < takes else takes)
    if total >= PRICE[RED]:
        return 500
    if total == PRICE[RED] - 1:
        for colour in range(1, RED):
            if e.hands[colour] >= PRICE[colour]:
                return 350
    return -400


# ---- Golem
def golem_gain(e: PracowniaEvaluation) -> int:
    """The best single move of a top shard or of a whole stack."""
    most = 0
    for f in range(FIELDS):
        field = e.fields[f]
        if field:
            gain = lift_gain(e, f, height(field) - 1)
            if gain > most:
                most = gain
            if not is_alone(field):
                gain = lift_gain(e, f, 0)
                if gain > most:
                    most = gain
    return most


def lift_gain(e: PracowniaEvaluation, f: int, level: int) -> int:
    """The best that can be done with this shard."""
    most = -1
    for g in NEAR[f]:
        if golem.droppable(e.s, e.seat, f, level, g):
            gain = move_gain(e, f, level, g)
            if gain > most:
                most = gain
    return most


def move_gain(e: PracowniaEvaluation, f: int, level: int, g: int) -> int:
    fields = e.fields[:]
    golem.carry(fields, 0, f, g, cut(fields[f], level))
    dreamer = g if e.dreamer == f and fields[g] & DREAMER else e.dreamer
    return e.workshop_worth(fields, dreamer) - e.as_it_is()
