"""A look in haste, for the thousands of answers of a playout: how many runs a change of the track makes or saves.

A run ends where two neighbouring fields differ, so a changed field matters only to its two neighbours: counted once for
every field and land, the effect of a swap is a sum of four numbers. The hand is tried again only where its next run is
touched or the finish comes within reach; that a card of the hand fits somewhere later is left out. What was found is
kept beside the path, where all positions with the same track find it again.
"""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...engine.answers import Answer
from .cards import ONE, OTHER, REMOVE, ROTATE, SLIDE, SWAP, WHITE
from .layout import CARD, DRAWN
from .look import HOLE, HOME, RUN, Look, hindered
from .path import ASIDE, COLUMN, COLUMNS, DEEP, DETOUR, PAIRS
from .rules import KrukiState, count

GONE: Final = 5                # beside the five lands: the field is gone
LOW: Final = 2 * HOME          # more than any worth falls below 0
MOST_SAVED: Final = 4          # runs that an act saves, at most
SAME: Final[list[int]] = [0] * 6
NOTHING: Final = -2            # before the first field that a raven flies over: a new run begins there


class Glance(Look):
    own: list[int]             # by field of the path * 6 + land or GONE: how many runs more the seat has to fly …
    others: list[int]          # … and the rival
    runs: i64                  # the rival's, as the track lies; -1: not counted yet
    planned: i64               # what flying is worth …
    hand: i64                  # … with this hand; -1: none yet

    def __init__(self, s: KrukiState, seat: i64) -> None:
        super().__init__(s, seat)
        self.own = []
        self.others = []
        self.runs = -1
        self.planned = 0
        self.hand = -1

    def count_runs(self) -> None:
        """What every land would change in every field."""
        lands = self.lands
        n: i64 = len(lands)
        self.runs = self.chase(self.rival)
        p: i64 = 0
        while p < n:
            before: i64 = lands[p - 1] if p > 0 else HOLE
            land: i64 = lands[p]
            behind: i64 = lands[p + 1] if p + 1 < n else HOLE
            if p > self.at:
                fill(self.own, before if p - 1 > self.at else NOTHING, land, behind)
            else:
                self.own.extend(SAME)
            if p < self.rival:
                fill(self.others, behind if p + 1 < self.rival else NOTHING, land, before)
            else:
                self.others.extend(SAME)
            p += 1

    def touching(self, act: i64, target: Answer, other: i64, held: i64) -> i64:
        if target.verb != CARD:
            return super().touching(act, target, other, held)
        if self.runs < 0:
            self.count_runs()
        p = self.spot(2 * target.arg)
        q = self.spot(2 * target.arg + 1)
        if p < 0 or q < 0 or (held and (self.is_next(p) or self.is_next(q))):
            return super().touching(act, target, other, held)
        own = self.own
        others = self.others
        lands = self.lands
        one: i64 = lands[p]
        two: i64 = lands[q]
        if act == SWAP:
            p2 = self.spot(2 * other)
            q2 = self.spot(2 * other + 1)
            if held and (self.is_next(p2) or self.is_next(q2)):
                return super().touching(act, target, other, held)
            one2: i64 = lands[p2]
            two2: i64 = lands[q2]
            more: i64 = own[6 * p + one2] + own[6 * q + two2] + own[6 * p2 + one] + own[6 * q2 + two]
            theirs: i64 = others[6 * p + one2] + others[6 * q + two2] + others[6 * p2 + one] + others[6 * q2 + two]
            if -2 < p - p2 < 2:                         # neighbours that both change
                more, theirs = more + self.joint(p, one2, p2, one, False), theirs + self.joint(p, one2, p2, one, True)
            if -2 < q - q2 < 2:
                more, theirs = more + self.joint(q, two2, q2, two, False), theirs + self.joint(q, two2, q2, two, True)
            if -2 < p - q < 2:
                more, theirs = more + self.joint(p, one2, q, two2, False), theirs + self.joint(p, one2, q, two2, True)
            if -2 < p2 - q2 < 2:
                more, theirs = more + self.joint(p2, one, q2, two, False), theirs + self.joint(p2, one, q2, two, True)
        elif -2 < p - q < 2:
            return super().touching(act, target, other, held)
        elif act == ROTATE:
            more = own[6 * p + two] + own[6 * q + one]
            theirs = others[6 * p + two] + others[6 * q + one]
        elif act == REMOVE:
            more = own[6 * p + GONE] + own[6 * q + GONE]
            theirs = others[6 * p + GONE] + others[6 * q + GONE]
        elif self.path.beside[other * COLUMNS + target.arg] >= 0:
            return super().touching(act, target, other, held)
        elif other == WHITE:
            more = own[6 * p + two] + own[6 * q + GONE]
            theirs = others[6 * p + two] + others[6 * q + GONE]
        else:
            more = own[6 * q + one] + own[6 * p + GONE]
            theirs = others[6 * q + one] + others[6 * p + GONE]
        if self.left + more <= reach(held):
            return super().touching(act, target, other, held)
        return self.flown(held) - RUN * more + hindered(self.runs + theirs)

    def joint(self, p: i64, new: i64, q: i64, new2: i64, rival: bool) -> i64:
        """Two neighbours that both change: each was counted as if the other stayed."""
        if rival and (p >= self.rival or q >= self.rival):
            return 0
        if not rival and (p <= self.at or q <= self.at):
            return 0
        old: i64 = self.lands[p]
        old2: i64 = self.lands[q]
        return ends(new, new2) + ends(old, old2) - ends(new, old2) - ends(old, new2)

    # ---- the best way to carry out an act
    def best_of(self, act: i64, held: i64) -> i64:
        return (self.best(act, held) >> 12) - LOW

    def best(self, act: i64, held: i64) -> i64:
        """Its worth, the number of its card, and the column or lane: packed, the worth first."""
        found = self.path.found
        key: i64 = (((held * 8 + act) * 2 + self.seat) * 64 + self.at + 1) * 64 + self.rival
        best: i64 = found.get(key, -1)
        if best < 0:
            if held == 0 or self.left - MOST_SAVED <= reach(held):
                best = self.seek(act, held)
            else:                                       # far from the hand it does not matter what it holds
                best = self.best(act, 0) + (self.flown(held) + RUN * self.left << 12)
                best = self.seek_near(act, held, best)
            found[key] = best
        return best

    def seek(self, act: i64, held: i64) -> i64:
        """Among all that may be touched."""
        best: i64 = 0
        targets = self.s.targets(act)
        n: i64 = len(targets)
        i: i64 = 0
        while i < n:
            target = targets[i]
            i += 1
            if act == SWAP:
                j = i
                while j < n:
                    best = more_of(best, self.touching(SWAP, target, targets[j].arg, held), target.arg, targets[j].arg)
                    j += 1
            elif act == SLIDE:
                best = self.seek_lane(target, held, best)
            else:
                best = more_of(best, self.touching(act, target, 0, held), number(target), 0)
        return best

    def seek_lane(self, target: Answer, held: i64, best: i64) -> i64:
        """Among both lanes to slide it to."""
        lane: i64 = 0
        while lane < 2:
            if self.s.can_slide(target.arg, lane):
                best = more_of(best, self.touching(SLIDE, target, lane, held), target.arg, lane)
            lane += 1
        return best

    def seek_near(self, act: i64, held: i64, best: i64) -> i64:
        """Among the columns of the next run, if they are any better."""
        s = self.s
        fields = self.path.fields
        i = self.at + 1
        while i < self.edge:
            field: i64 = fields[i] if self.seat == WHITE else fields[len(fields) - 1 - i]
            c = field >> 1
            if c < COLUMNS and s.may_touch(act, c):
                target = s.kruki.columns[c]
                if act == SWAP:
                    other: i64 = 0
                    while other < COLUMNS:              # only a card that brings a land of the hand
                        if other != c and s.may_touch(SWAP, other):
                            p = self.spot(2 * other + (field & 1))
                            if p >= 0 and count(held, self.lands[p]):
                                best = more_of(best, self.touching(act, target, other, held), c, other)
                        other += 1
                elif act == SLIDE:
                    best = self.seek_lane(target, held, best)
                else:
                    best = more_of(best, self.touching(act, target, 0, held), c, 0)
            i += 1
        return best

    def is_next(self, p: i64) -> bool:
        """Is it a field of the next run?"""
        return self.at < p < self.edge

    def flown(self, held: i64) -> i64:
        """What flying is worth on the track as it lies; asked for again and again with one hand."""
        if held != self.hand:
            self.planned = self.plan(0, held)
            self.hand = held
        return self.planned

    def laid(self, place: i64, land: i64) -> i64:
        """The worth after the drawn card is laid there, with this land beside the lower column; -1: either."""
        kind = self.s.kind(DRAWN, 0)
        one: i64 = ONE[kind]
        two: i64 = OTHER[kind]
        if land < 0:                                    # which way round is the next question
            value = self.laid(place, one)
            again = self.laid(place, two)
            return value if value > again else again
        lane = place // PAIRS
        c = place % PAIRS
        low = self.lane_spot(lane, c)
        high = self.lane_spot(lane, c + 1)
        near = low if lane == self.seat else high       # the seat flies up its own lane and down the other one
        far = high if lane == self.seat else low
        j = near + 1 if near >= 0 else far              # before this field of the way
        if self.path.beside[lane * COLUMNS + c] >= 0:   # KRU-L2: in the middle of the detours there
            inner = 2 * (COLUMNS + place * DEEP + len(self.s.cards[DETOUR + place]) - 1)
            i = self.spot(inner + (0 if lane == self.seat else 1))
            j = i + 1 if i >= 0 else self.spot(inner + (1 if lane == self.seat else 0))
        first = land
        second = two if land == one else one
        if lane != self.seat:
            first, second = second, first
        if self.runs < 0:
            self.runs = self.chase(self.rival)
        lands = self.lands
        before: i64 = lands[j - 1] if j > 0 else HOLE
        behind: i64 = lands[j] if j < len(lands) else HOLE
        more: i64 = 0
        theirs: i64 = 0
        if j > self.at:
            more = longer(before if j - 1 > self.at else NOTHING, first, second, behind)
        if j <= self.rival:
            theirs = longer(behind if j < self.rival else NOTHING, second, first, before)
        return self.flown(self.held) - RUN * more + hindered(self.runs + theirs)

    def lane_spot(self, lane: i64, c: i64) -> i64:
        """Where on the own way the field of a lane in a column is, or -1."""
        row = self.s.cards[COLUMN + c]
        if not row:
            return -1
        slid = self.s.marks[row[0]] & ASIDE
        if slid and not self.s.has_field(lane, c):
            return -1
        return self.spot(2 * c + (1 - lane if slid else lane))


def fill(table: list[int], before: i64, land: i64, behind: i64) -> None:
    """For a field that shows `land` between two others, by what it would show: the runs that would make."""
    now: i64 = ends(before, land) + ends(land, behind)
    other: i64 = 0
    while other < GONE:
        table.append(ends(before, other) + ends(other, behind) - now)
        other += 1
    table.append(ends(before, behind) - now)


def ends(land: i64, following: i64) -> i64:
    """Does a new run begin here? Not behind the last field."""
    return 1 if following != land and following != HOLE else 0


def longer(before: i64, one: i64, two: i64, behind: i64) -> i64:
    """How many runs two fields more between two others make."""
    return ends(before, one) + ends(one, two) + ends(two, behind) - ends(before, behind)


def number(target: Answer) -> i64:
    """Of a card of the track."""
    if target.verb == CARD:
        return target.arg
    return COLUMNS + (target.arg * PAIRS + target.arg2) * DEEP + target.args[2]


def more_of(best: i64, worth: i64, card: i64, other: i64) -> i64:
    """The better of what was found and this."""
    found: i64 = (worth + LOW << 12) + card * COLUMNS + other
    return found if found >> 12 > best >> 12 else best


def reach(held: i64) -> i64:
    """How many runs a hand could fly at the very best."""
    cards: i64 = 0
    k: i64 = 0
    while k < 6:
        cards += count(held, k)
        k += 1
    return cards
