"""Plans: how an open card could be built from what lies in the workshop, and what is still missing for it."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .cards import Landscape
from .parts import DREAMER, EARTH, ENTRANCE, FIELDS, MEADOW, MOVE, NEAR, TREE

FAR: Final = 99999
SHORT: Final = 6               # placements of a card that are looked at closely
MANY: Final = 24               # missing shards: no plan
KEPT_AT_MOST: Final = 2000     # workshops whose sketches are kept
BITS: Final = 6                # for each colour, where numbers by colour are packed into one


class Plan:
    kind: int
    points: int
    place: list[int]           # field, what it is to hold …
    need: list[int]            # by colour: shards to be laid, meadows for trees, whites for the walk
    packed: i64                # the same
    missing: i64               # of them, not in the hands
    worth: i64                 # hundredths of a point

    def __init__(self, kind: int, points: int, place: list[int], need: list[int]) -> None:
        self.kind = kind
        self.points = points
        self.place = place
        self.need = need
        self.packed = pack(need)
        self.missing = 0
        self.worth = 0

    def wants(self, f: i64) -> int:
        """What the field is to hold, 0 if it is no part of the plan."""
        k: i64 = 0
        while k < len(self.place):
            if self.place[k] == f:
                return self.place[k + 1]
            k += 2
        return 0


class Sketch:
    """A placement of a card in a workshop, before one looks into the hands."""
    place: list[int]
    need: list[int]            # by colour, but for the walk
    packed: i64                # the same
    walk: i64                  # see `way`; -1 until it is asked for
    trees: i64                 # to be planted; known with the walk

    def __init__(self, place: list[int], need: list[int]) -> None:
        self.place = place
        self.need = need
        self.packed = pack(need)
        self.walk = -1
        self.trees = 0


SKETCHES: Final[dict[tuple[int, ...], list[Sketch]]] = {}


def pack(counts: list[int]) -> i64:
    """Numbers by colour as one, so that they are compared without looking into lists; red is left out."""
    packed: i64 = 0
    colour: i64 = 1
    while colour <= MOVE:
        count: i64 = counts[colour]
        packed |= count << BITS * colour
        colour += 1
    return packed


def lack(have: i64, want: i64, need: list[int]) -> bool:
    """Add to `need` what turns one field into the other; false if laying and planting cannot."""
    stack = have >> 3
    wanted = want >> 3
    laid = False
    while wanted > stack:
        need[wanted & 7] += 1
        wanted >>= 3
        laid = True
    if wanted != stack or (laid and have & 7):
        return False
    if have & TREE:
        return want & TREE > 0
    if want & TREE:
        need[MEADOW] += 1
        return not have & DREAMER
    return True


def within_reach(fields: list[int]) -> list[bool]:
    """Where building can begin: on a stack, next to one, or on the entrance of an empty workshop."""
    out: list[bool] = [False] * FIELDS
    empty = True
    f: i64 = 0
    while f < FIELDS:
        if fields[f]:
            empty = False
            out[f] = True
            for g in NEAR[f]:
                out[g] = True
        f += 1
    if empty:
        out[ENTRANCE] = True
    return out


def touches(place: list[int], reach: list[bool]) -> bool:
    k: i64 = 0
    while k < len(place):
        if reach[place[k]]:
            return True
        k += 2
    return False


def way(place: list[int], fields: list[int], dreamer: i64, free: bool) -> i64:
    """The walk to the field of the dreamer when all is built: 100 for each white shard, 1 for each step; or FAR."""
    tops: list[int] = []
    for field in fields:
        tops.append(field >> 3 & 7 if not field & TREE else 0)
    goal: i64 = -1
    k: i64 = 0
    while k < len(place):
        want: i64 = place[k + 1]
        tops[place[k]] = 0 if want & TREE else want >> 3 & 7
        if want & DREAMER:
            goal = place[k]
        k += 2
    start: i64 = dreamer if dreamer >= 0 else ENTRANCE
    if start == goal:
        return 0
    if not tops[start] and dreamer < 0:
        return FAR
    cost: list[int] = [FAR] * FIELDS
    cost[start] = 0
    todo: list[int] = [start]
    for f in todo:
        step: i64 = 1 if (tops[f] == EARTH and (f != start or dreamer < 0)) or (f == start and free) else 101
        then: i64 = cost[f] + step
        for g in NEAR[f]:
            if tops[g] and then < cost[g]:
                cost[g] = then
                todo.append(g)
    return cost[goal]


def short_of(need: i64, hands: i64) -> i64:
    """How many shards are missing, when two that are too many are exchanged for one that is not there; both packed."""
    missing: i64 = 0
    pairs: i64 = 0
    need >>= BITS
    hands >>= BITS
    while need | hands:
        more = (need & 63) - (hands & 63)
        if more > 0:
            missing += more
        else:
            pairs += -more >> 1
        need >>= BITS
        hands >>= BITS
    missing -= pairs
    return missing if missing > 0 else 0


def sketches(kind: int, card: Landscape, fields: list[int], dreamer: int, free: bool) -> list[Sketch]:
    """Every placement of a card that can still be built here, whatever the hands hold: kept, for that changes more."""
    key = (kind, dreamer, free, *fields)
    kept = SKETCHES.get(key)
    if kept is not None:
        return kept
    out: list[Sketch] = []
    reach = within_reach(fields)
    for place in card.places:
        if not touches(place, reach):
            continue
        need = [0, 0, 0, 0, 0, 0, 0]
        possible = True
        k: i64 = 0
        while k < len(place):
            if not lack(fields[place[k]], place[k + 1], need):
                possible = False
                break
            k += 2
        if possible:
            out.append(Sketch(place, need))
    if len(SKETCHES) >= KEPT_AT_MOST:
        SKETCHES.clear()
    SKETCHES[key] = out
    return out


def plans(kind: int, card: Landscape, fields: list[int], dreamer: int, free: bool, hands: list[int],
          trees: int) -> list[Plan]:
    """The few most promising placements of a card, those with the fewest missing shards first."""
    found = sketches(kind, card, fields, dreamer, free)
    held = pack(hands)
    missing: list[int] = []
    left: i64 = 0
    for sketch in found:
        short = short_of(sketch.packed, held)
        missing.append(short)
        if short < MANY:
            left += 1
    out: list[Plan] = []
    want: i64 = 0
    while left > 0:
        k: i64 = 0
        while k < len(missing):
            if missing[k] == want:
                left -= 1
                sketch = found[k]
                if sketch.walk < 0:
                    sketch.walk = way(sketch.place, fields, dreamer, free)
                    sketch.trees = plants(sketch.place, fields)
                if sketch.walk < FAR and sketch.trees <= trees:
                    need = sketch.need[:]
                    need[MOVE] += sketch.walk // 100
                    plan = Plan(kind, card.points, sketch.place, need)
                    plan.missing = short_of(plan.packed, held)
                    out.append(plan)
                    if len(out) == SHORT:
                        return out
            k += 1
        want += 1
    return out


def plants(place: list[int], fields: list[int]) -> i64:
    n: i64 = 0
    k: i64 = 0
    while k < len(place):
        if place[k + 1] & TREE and not fields[place[k]] & TREE:
            n += 1
        k += 2
    return n
