"""Plans: how an open card could be built from what lies in the workshop, and what is still missing for it."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..rules.cards import Landscape
from ..rules.grid import ENTRANCE, FIELDS, NEAR, TWO_TO
from ..rules.pieces import DIGIT, DREAMER, EARTH, LAST, MEADOW, MOVE, RED, TREE, top

# Numbers by colour are packed into one, so that they are compared, added and kept without lists. Red is the lowest: it
# is in hands only, and no plan asks for it.
BITS: Final = 6                # for each colour
LANE: Final = 63
ONE: Final[list[int]] = [0, *[1 << BITS * colour for colour in range(1, RED)], 1]      # by colour: a shard of it

FAR: Final = 99999
SHORT: Final = 6               # placements of a card that are looked at closely
MANY: Final = 24               # missing shards: no plan
KEPT_AT_MOST: Final = 2000     # cards sketched, each in a workshop: more would only busy the garbage collector
AROUND: Final[list[int]] = [sum([TWO_TO[g] for g in (f, *NEAR[f])]) for f in range(FIELDS)]        # bits


class BuildingPlan:
    kind: int
    points: int
    place: list[int]           # field, what it is to hold …
    need: i64                  # packed: shards to be laid, meadows for trees, whites for the walk
    missing: i64               # of them, not in the hands
    worth: i64                 # hundredths of a point

    def __init__(self, kind: int, points: int, place: list[int], need: i64) -> None:
        self.kind = kind
        self.points = points
        self.place = place
        self.need = need
        self.missing = 0
        self.worth = 0

    def needs(self, colour: i64) -> i64:
        return number(self.need, colour)

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
    need: i64                  # packed, but for the walk
    short: i64                 # of it, in the hands that were looked into last
    walk: i64                  # see `way`; -1 until it is asked for
    trees: i64                 # to be planted; known with the walk

    def __init__(self, place: list[int], need: i64) -> None:
        self.place = place
        self.need = need
        self.short = 0
        self.walk = -1
        self.trees = 0


Page = dict[int, list[Sketch]]             # by kind of card: its placements in one workshop


class Sketchbook:
    """Sketches of workshops met before: a search comes to the same ones again and again."""
    pages: dict[tuple[int, ...], Page]     # by dreamer and fields
    sketched: i64                          # cards, on all pages

    def __init__(self) -> None:
        self.pages = {}
        self.sketched = 0

    def page(self, fields: list[int], dreamer: int, free: bool) -> Page:
        """By all that sketches follow from: a walk begins where the dreamer stands, perhaps with a free step."""
        key = (dreamer, 1 if free else 0, *fields)
        fresh: Page = {}
        found = self.pages.setdefault(key, fresh)          # not asked for first: a long key takes long to hash
        if found is fresh and (self.sketched >= KEPT_AT_MOST or len(self.pages) > KEPT_AT_MOST):
            self.pages.clear()
            self.pages[key] = found
            self.sketched = 0
        return found


def pack(counts: list[int]) -> i64:
    packed: i64 = counts[RED]
    colour: i64 = 1
    while colour <= MOVE:
        count: i64 = counts[colour]
        packed |= count << BITS * colour
        colour += 1
    return packed


def number(packed: i64, colour: i64) -> i64:
    return packed >> BITS * colour & LANE if colour != RED else packed & LANE


def lack(have: int, want: int) -> i64:
    """What turns one field into the other, packed; -1 if laying and planting cannot."""
    if have > want | LAST:                             # a stack may be too high for 64 bits
        return -1
    one: i64 = 1
    need: i64 = 0
    there: i64 = have
    stack = there >> DIGIT
    wanted: i64 = want >> DIGIT
    while wanted > stack:
        need += one << BITS * (wanted & LAST)
        wanted >>= DIGIT
    if wanted != stack or (need and there & LAST):
        return -1
    if there & TREE:
        return need if want & TREE else -1
    if want & TREE:
        return -1 if there & DREAMER else need + (one << BITS * MEADOW)
    return need


def within_reach(fields: list[int]) -> i64:
    """Where building can begin: on a stack, next to one, or on the entrance of an empty workshop; a bit for each."""
    reach: i64 = 0
    f: i64 = 0
    while f < FIELDS:
        if fields[f]:
            reach |= AROUND[f]
        f += 1
    if not reach:
        reach = TWO_TO[ENTRANCE]
    return reach


def footing(fields: list[int]) -> list[int]:
    """By field: the colour on which one may stop, 0 where one may not."""
    return [top(field) if not field & TREE else 0 for field in fields]


def way(place: list[int], now: list[int], dreamer: i64, free: bool) -> i64:
    """The walk to the field of the dreamer when all is built: 100 for each white shard, 1 for each step; or FAR.

    `now` is the footing before.
    """
    tops = now[:]
    goal: i64 = -1
    k: i64 = 0
    while k < len(place):
        want: i64 = place[k + 1]
        tops[place[k]] = 0 if want & TREE else want >> DIGIT & LAST
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
    """How many shards are missing, when two that are too many are exchanged for one that is not there."""
    missing: i64 = 0
    pairs: i64 = 0
    need >>= BITS
    hands >>= BITS
    while need | hands:
        more = (need & LANE) - (hands & LANE)
        if more > 0:
            missing += more
        else:
            pairs += -more >> 1                            # two for one: PRA-K4
        need >>= BITS
        hands >>= BITS
    missing -= pairs
    return missing if missing > 0 else 0


class Ground:
    """A workshop to be planned in."""
    fields: list[int]
    dreamer: int               # its field, or -1
    free: bool                 # a free step waits
    footing: list[int]         # empty until it is asked for
    book: Sketchbook
    page: Page                 # what was sketched of it so far

    def __init__(self, fields: list[int], dreamer: int, free: bool, book: Sketchbook) -> None:
        self.fields = fields
        self.dreamer = dreamer
        self.free = free
        self.footing = []
        self.book = book
        self.page = book.page(fields, dreamer, free)


def sketches(kind: int, card: Landscape, ground: Ground) -> list[Sketch]:
    """Every placement of a card that can still be built here, whatever the hands hold: kept, for that changes more."""
    kept = ground.page.get(kind)
    if kept is not None:
        return kept
    out: list[Sketch] = []
    fields = ground.fields
    reach = within_reach(fields)
    n: i64 = 0
    for place in card.places:
        if card.masks[n] & reach:
            need: i64 = 0
            k: i64 = 0
            while k < len(place):
                more = lack(fields[place[k]], place[k + 1])
                if more < 0:
                    break
                need += more
                k += 2
            else:
                out.append(Sketch(place, need))
        n += 1
    ground.page[kind] = out
    ground.book.sketched += 1
    return out


def plans(kind: int, card: Landscape, ground: Ground, held: i64, trees: int) -> list[BuildingPlan]:
    """The few most promising placements of a card, those with the fewest missing shards first."""
    found = sketches(kind, card, ground)
    left: i64 = 0
    want: i64 = MANY
    for sketch in found:
        short = short_of(sketch.need, held)
        sketch.short = short
        if short < MANY:
            left += 1
            if short < want:
                want = short
    out: list[BuildingPlan] = []
    while left > 0:
        for sketch in found:
            if sketch.short == want:
                left -= 1
                if sketch.walk < 0:
                    if not ground.footing:
                        ground.footing = footing(ground.fields)
                    sketch.walk = way(sketch.place, ground.footing, ground.dreamer, ground.free)
                    sketch.trees = plants(sketch.place, ground.fields)
                if sketch.walk < FAR and sketch.trees <= trees:
                    need = sketch.need + (sketch.walk // 100 << BITS * MOVE)
                    plan = BuildingPlan(kind, card.points, sketch.place, need)
                    plan.missing = short_of(plan.need, held)
                    out.append(plan)
                    if len(out) == SHORT:
                        return out
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
