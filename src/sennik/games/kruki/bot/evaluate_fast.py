"""The race at a glance, for the thousands of answers of a playout: how many runs a change of the track makes or saves.

A run ends where two neighbouring fields differ, so a changed field matters only to its two neighbours: counted once for
every field and land, the effect of a swap is a sum of four numbers. The hand is tried again only where its next run is
touched or the finish comes within reach; that a card of the hand fits somewhere later is left out.
"""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....engine.answers import Answer
from ..rules import hand, verbs, zones
from ..rules.cards import FORWARD_BACK, ONE, OTHER, WHITE
from ..rules.grid import COLUMNS, SLID_EITHER, column_of, detour_number, field_of, lane_of, number_of
from ..rules.path import Path
from ..rules.state import KrukiState
from ..rules.track import number_pointed_at
from .evaluate import HOLE, HOME, RUN, Outlook, hindered

NO_FIELD: Final = 5            # beside the five lands of a field: it is one no more
SHOWN: Final = 6               # what a field can show, with that
UNCHANGED: Final[list[int]] = [0] * SHOWN
LOW: Final = 2 * HOME          # more than any worth falls below 0
MOST_SAVED: Final = 4          # runs that an action saves, at most
BEFORE: Final = -2             # before the first field that a raven flies over: a new run begins there
EITHER: Final = -1             # of the two lands of a card to be laid: not decided yet
REMEMBERED: Final = 128        # tracks; with 512 they no longer fit the processor, and games take 6 % longer


class FoundWays:
    """The best ways found to carry out an action, by track: positions with the same track meet again and again.

    A path is the same for all copies of a position until the track changes, so it is its own key.
    """
    by_path: dict[Path, dict[int, int]]
    last: Path | None          # asked for, and it is asked for several times in a row …
    ways: dict[int, int]       # … and what was found there

    def __init__(self) -> None:
        self.by_path = {}
        self.last = None
        self.ways = {}

    def on(self, path: Path) -> dict[int, int]:
        if path is self.last:
            return self.ways
        ways = self.by_path.get(path)
        if ways is None:
            if len(self.by_path) >= REMEMBERED:
                self.by_path.clear()
            ways = {}
            self.by_path[path] = ways
        self.last = path
        self.ways = ways
        return ways


class QuickOutlook(Outlook):
    found: FoundWays
    own: list[int]             # by field of the path * SHOWN + land or NO_FIELD: runs more for the seat to fly …
    others: list[int]          # … and for the rival
    more: i64                  # the sum of such numbers, for a change of the track …
    theirs: i64                # … and for the rival
    rival_runs: i64            # as the track lies; -1: not counted yet
    planned: i64               # what flying is worth …
    hand: i64                  # … with this hand; -1: none yet

    def __init__(self, s: KrukiState, seat: i64, found: FoundWays) -> None:
        super().__init__(s, seat)
        self.found = found
        self.own = []
        self.others = []
        self.more = 0
        self.theirs = 0
        self.rival_runs = -1
        self.planned = 0
        self.hand = -1

    def count_runs(self) -> None:
        """What every land would change in every field."""
        lands = self.lands
        n: i64 = len(lands)
        self.rival_runs = self.runs_of_rival(self.rival)
        p: i64 = 0
        while p < n:
            before: i64 = lands[p - 1] if p > 0 else HOLE
            land: i64 = lands[p]
            behind: i64 = lands[p + 1] if p + 1 < n else HOLE
            if p > self.at:
                fill(self.own, before if p - 1 > self.at else BEFORE, land, behind)
            else:
                self.own.extend(UNCHANGED)
            if p < self.rival:
                fill(self.others, behind if p + 1 < self.rival else BEFORE, land, before)
            else:
                self.others.extend(UNCHANGED)
            p += 1

    # ---- the effect of a touch as a sum
    def touching(self, action: i64, target: Answer, other: i64, held: i64) -> i64:
        if target.verb != verbs.CARD or not self.sum_up(action, target.arg, other, held):
            return super().touching(action, target, other, held)
        if self.runs + self.more <= most_runs(held):
            return super().touching(action, target, other, held)
        return self.flown(held) - RUN * self.more + hindered(self.rival_runs + self.theirs)

    def sum_up(self, action: i64, c: i64, other: i64, held: i64) -> bool:
        """Leave in `more` and `theirs` what an action on a column makes; False where it has to be tried out."""
        if self.rival_runs < 0:
            self.count_runs()
        p = self.spot(field_of(c, 0))
        q = self.spot(field_of(c, 1))
        if p < 0 or q < 0 or (held and (self.is_next(p) or self.is_next(q))):
            return False
        self.more = 0
        self.theirs = 0
        if action == verbs.SWAP:
            return self.sum_up_swap(p, q, self.spot(field_of(other, 0)), self.spot(field_of(other, 1)), held)
        if are_neighbours(p, q):
            return False
        one: i64 = self.lands[p]
        two: i64 = self.lands[q]
        if action == verbs.ROTATE:
            self.change(p, two)
            self.change(q, one)
        elif action == verbs.REMOVE:
            self.change(p, NO_FIELD)
            self.change(q, NO_FIELD)
        elif self.path.beside(other, c) >= 0:
            return False
        elif other == WHITE:
            self.change(p, two)
            self.change(q, NO_FIELD)
        else:
            self.change(q, one)
            self.change(p, NO_FIELD)
        return True

    def sum_up_swap(self, p: i64, q: i64, p2: i64, q2: i64, held: i64) -> bool:
        """Of the columns with these fields of the path."""
        if held and (self.is_next(p2) or self.is_next(q2)):
            return False
        lands = self.lands
        one: i64 = lands[p]
        two: i64 = lands[q]
        one2: i64 = lands[p2]
        two2: i64 = lands[q2]
        self.change(p, one2)
        self.change(q, two2)
        self.change(p2, one)
        self.change(q2, two)
        self.join(p, one2, p2, one)
        self.join(q, two2, q2, two)
        self.join(p, one2, q, two2)
        self.join(p2, one, q2, two)
        return True

    def change(self, p: i64, land: i64) -> None:
        """A field that shows this land, or NO_FIELD."""
        self.more += self.own[SHOWN * p + land]
        self.theirs += self.others[SHOWN * p + land]

    def join(self, p: i64, new: i64, q: i64, new2: i64) -> None:
        """Two neighbours that both change: each was counted as if the other stayed."""
        if are_neighbours(p, q):
            old: i64 = self.lands[p]
            old2: i64 = self.lands[q]
            runs = ends(new, new2) + ends(old, old2) - ends(new, old2) - ends(old, new2)
            if p > self.at and q > self.at:
                self.more += runs
            if p < self.rival and q < self.rival:
                self.theirs += runs

    def is_next(self, p: i64) -> bool:
        """Is it a field of the next run?"""
        return self.at < p < self.edge

    def flown(self, held: i64) -> i64:
        """What flying is worth on the track as it lies; asked for again and again with one hand."""
        if held != self.hand:
            self.planned = self.plan(0, held)
            self.hand = held
        return self.planned

    # ---- the best way to carry out an action
    def best_of(self, action: i64, held: i64) -> i64:
        return worth_of(self.best(action, held))

    def best(self, action: i64, held: i64) -> i64:
        """What was found, as `packed` keeps it."""
        known = self.found.on(self.path)
        key: i64 = (((held * 8 + action) * 2 + self.seat) * 64 + self.at + 1) * 64 + self.rival
        best: i64 = known.get(key, -1)
        if best < 0:
            if held == 0 or self.runs - MOST_SAVED <= most_runs(held):
                best = self.seek(action, held)
            else:                                       # far from the hand it does not matter what it holds
                best = worth_more(self.best(action, 0), self.flown(held) + RUN * self.runs)
                best = self.seek_near(action, held, best)
            known[key] = best
        return best

    def seek(self, action: i64, held: i64) -> i64:
        """Among all that may be touched."""
        best: i64 = 0
        targets = self.s.targets(action)
        n: i64 = len(targets)
        i: i64 = 0
        while i < n:
            target = targets[i]
            i += 1
            if action == verbs.SWAP:
                j = i
                while j < n:
                    other = targets[j].arg
                    best = better(best, self.touching(verbs.SWAP, target, other, held), target.arg, other)
                    j += 1
            else:
                best = self.seek_here(action, target, held, best)
        return best

    def seek_here(self, action: i64, target: Answer, held: i64, best: i64) -> i64:
        """The action on this card; among both lanes to slide it to."""
        if action != verbs.SLIDE:
            return better(best, self.touching(action, target, 0, held), number_pointed_at(target), 0)
        lane: i64 = 0
        while lane < 2:
            if self.s.can_slide(target.arg, lane):
                best = better(best, self.touching(verbs.SLIDE, target, lane, held), target.arg, lane)
            lane += 1
        return best

    def seek_near(self, action: i64, held: i64, best: i64) -> i64:
        """Among the columns of the next run, if they are any better."""
        s = self.s
        fields = self.path.fields
        i = self.at + 1
        while i < self.edge:
            field: i64 = fields[i] if self.seat == WHITE else fields[len(fields) - 1 - i]
            c = number_of(field)
            if c < COLUMNS and s.may_touch(action, c):
                if action == verbs.SWAP:
                    best = self.seek_other(field, held, best)
                else:
                    best = self.seek_here(action, s.kruki.columns[c], held, best)
            i += 1
        return best

    def seek_other(self, field: i64, held: i64, best: i64) -> i64:
        """To swap the column of this field: only with a card that brings a land of the hand there."""
        s = self.s
        c = number_of(field)
        half = field & 1
        other: i64 = 0
        while other < COLUMNS:
            if other != c and s.may_touch(verbs.SWAP, other):
                p = self.spot(field_of(other, half))
                if p >= 0 and hand.flights(held, self.lands[p]):
                    best = better(best, self.touching(verbs.SWAP, s.kruki.columns[c], other, held), c, other)
            other += 1
        return best

    # ---- a detour
    def laid(self, place: i64, land: i64) -> i64:
        """The worth after the drawn card is laid there, with this land beside the lower column, or EITHER."""
        kind = self.s.kind(zones.DRAWN, 0)
        one: i64 = ONE[kind]
        two: i64 = OTHER[kind]
        if land == EITHER:                              # which way round is the next question
            value = self.laid(place, one)
            again = self.laid(place, two)
            return value if value > again else again
        first = land
        second = two if land == one else one
        if lane_of(place) != self.seat:                 # the seat flies up its own lane and down the other one
            first, second = second, first
        if self.rival_runs < 0:
            self.rival_runs = self.runs_of_rival(self.rival)
        j = self.gap(place)
        lands = self.lands
        before: i64 = lands[j - 1] if j > 0 else HOLE
        behind: i64 = lands[j] if j < len(lands) else HOLE
        more: i64 = 0
        theirs: i64 = 0
        if j > self.at:
            more = runs_added(before if j - 1 > self.at else BEFORE, first, second, behind)
        if j <= self.rival:
            theirs = runs_added(behind if j < self.rival else BEFORE, second, first, before)
        return self.flown(self.held) - RUN * more + hindered(self.rival_runs + theirs)

    def gap(self, place: i64) -> i64:
        """Before which field of the own way a detour laid there would come."""
        lane = lane_of(place)
        c = column_of(place)
        near: i64 = 0 if lane == self.seat else 1       # the half that the seat meets first, and its column
        if self.path.beside(lane, c) >= 0:   # KRU-L2: in the middle of the detours there
            outermost = detour_number(place, len(self.s.cards[zones.DETOUR + place]) - 1)
            i = self.spot(field_of(outermost, near))
            return i + 1 if i >= 0 else self.spot(field_of(outermost, 1 - near))
        i = self.lane_spot(lane, c + near)
        return i + 1 if i >= 0 else self.lane_spot(lane, c + 1 - near)

    def lane_spot(self, lane: i64, c: i64) -> i64:
        """Where on the own way the field of a lane in a column is, or -1."""
        row = self.s.cards[zones.COLUMN + c]
        if not row:
            return -1
        slid = self.s.marks[row[0]] & SLID_EITHER
        if slid and not self.s.has_field(lane, c):
            return -1
        return self.spot(field_of(c, 1 - lane if slid else lane))


# ---- runs
def fill(table: list[int], before: i64, land: i64, behind: i64) -> None:
    """For a field that shows `land` between two others, by what it would show: the runs that would make."""
    now: i64 = ends(before, land) + ends(land, behind)
    other: i64 = 0
    while other < NO_FIELD:
        table.append(ends(before, other) + ends(other, behind) - now)
        other += 1
    table.append(ends(before, behind) - now)


def ends(land: i64, following: i64) -> i64:
    """Does a new run begin here? Not behind the last field."""
    return 1 if following != land and following != HOLE else 0


def runs_added(before: i64, one: i64, two: i64, behind: i64) -> i64:
    """How many runs two fields more between two others make."""
    return ends(before, one) + ends(one, two) + ends(two, behind) - ends(before, behind)


def are_neighbours(p: i64, q: i64) -> bool:
    return -2 < p - q < 2


def most_runs(held: i64) -> i64:
    """That a hand could fly at the very best."""
    cards = hand.actions(held, FORWARD_BACK)
    land: i64 = 0
    while land < 5:
        cards += hand.flights(held, land)
        land += 1
    return cards


# ---- What was found, in one number so that it can be kept: the worth, the card of the track, the column or lane.
def packed(worth: i64, card: i64, other: i64) -> i64:
    return (worth + LOW << 12) + card * COLUMNS + other


def worth_of(best: i64) -> i64:
    return (best >> 12) - LOW


def card_of(best: i64) -> i64:
    return best >> 4 & 255


def other_of(best: i64) -> i64:
    return best & 15


def worth_more(best: i64, worth: i64) -> i64:
    """The same way, worth so much more."""
    return best + (worth << 12)


def better(best: i64, worth: i64, card: i64, other: i64) -> i64:
    """The better of what was found and this."""
    return packed(worth, card, other) if worth > worth_of(best) else best
