"""The race as one seat sees it: the way still to fly, for both, and what the hand is good for.

A run of equal lands costs one card, so a way is counted in runs. Everything is in hundredths of a run; the figures were
found by playing some thousand games.
"""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....engine.answers import Answer
from ....engine.game import BIT
from ..rules import hand, verbs, zones
from ..rules.cards import FORWARD_BACK, WHITE
from ..rules.grid import COLUMNS, column_of, detour_number, field_of
from ..rules.path import Path, TrackCards
from ..rules.state import KrukiState
from ..rules.track import depth_of, number_pointed_at, zone_of

RUN: Final = 100
HOME: Final = 100_000          # the own raven at its finish; what is left in hand decides between two ways there
HOLE: Final = -1               # in a list of lands: no field any more
FAR: Final = 8                 # runs looked at in detail: a hand seldom reaches further
FITS: Final[list[int]] = [92, 90, 88, 86, 84, 82, 80, 78]      # a flight card, by how many runs ahead it fits
SPARE: Final = 50              # one that fits none of them: half of a pair
KEPT: Final[list[int]] = [120, 140, 120, 100]  # an action card
NEW_CARD: Final = 50           # a card not seen yet
CROWDED: Final = 32            # each card more than can be kept
KEEPABLE: Final = hand.LIMIT - hand.NEW
RIVAL: Final[list[int]] = [-900, -380, -200, -80, 0]           # the rival's runs left; from the last on RIVAL_RUN each
RIVAL_RUN: Final = 105


def hindered(runs: i64) -> i64:
    """How good it is that the rival still has so many runs to fly."""
    return RIVAL[runs] if runs < 4 else (runs - 4) * RIVAL_RUN


class Outlook:
    """The race as one seat sees it: the lands of the path, both ravens on it, the own hand."""
    seat: i64
    lands: list[int]           # of the path, in the order in which the seat flies it: the path's own list …
    copied: bool               # … or a copy to be changed, to see what would follow
    at: i64                    # the own raven; -1 at the start
    rival: i64                 # the other one, which flies towards 0
    held: i64
    coming: i64                # cards that will come before the hand is counted, besides the usual ones
    next_lands: i64            # the lands of the next runs, FAR at most: an octal digit each
    near: i64                  # how many these are
    singles: i64               # those of them that have one field only, a bit each
    edge: i64                  # the field behind the next run
    runs: i64                  # to the finish
    changed: list[int]         # the fields that are changed just now …
    were: list[int]            # … and the lands they show in truth
    path: Path
    read: TrackCards | None    # what `track` gives, when it is first wanted
    s: KrukiState

    def __init__(self, s: KrukiState, seat: i64) -> None:
        self.s = s
        self.seat = seat
        self.path = s.path()
        self.read = None
        self.held = s.held(seat)
        self.coming = 0
        self.copied = False
        self.changed = []
        self.were = []
        self.at = self.path.at(seat, s.raven(seat))
        self.rival = self.path.at(1 - seat, s.raven(1 - seat))
        if seat == WHITE:
            self.lands = self.path.lands
        else:
            self.lands = self.path.homewards
            last: i64 = len(self.lands) - 1
            self.at = last - self.at
            self.rival = last - self.rival
        self.read_runs()

    def read_runs(self) -> None:
        """The runs ahead of the own raven."""
        lands = self.lands
        n: i64 = len(lands)
        runs: i64 = 0
        next_lands: i64 = 0
        singles: i64 = 0
        last: i64 = HOLE
        edge: i64 = n
        i = self.at + 1
        while i < n:
            land: i64 = lands[i]
            if land != HOLE:
                if land != last:
                    if runs < FAR:
                        next_lands += land * hand.EIGHT_TO[runs]
                        singles += BIT[runs]
                    if runs == 1:
                        edge = i
                    runs += 1
                    last = land
                elif runs <= FAR:
                    bit: i64 = BIT[runs - 1]
                    singles &= ~bit
            i += 1
        self.next_lands = next_lands
        self.singles = singles
        self.near = runs if runs < FAR else FAR
        self.edge = edge
        self.runs = runs

    def hindrance(self, at: i64) -> i64:
        """How good it is that the rival, standing there, still has so many runs to fly."""
        return hindered(self.runs_of_rival(at))

    def runs_of_rival(self, at: i64) -> i64:
        """Those still to be flown from there."""
        lands = self.lands
        runs: i64 = 0
        last: i64 = HOLE
        i = at - 1
        while i >= 0:
            land: i64 = lands[i]
            if land != HOLE and land != last:
                runs += 1
                last = land
            i -= 1
        return runs

    def next_land(self, k: i64) -> i64:
        """Of the next runs the one behind k others."""
        return self.next_lands >> 3 * k & 7

    # ---- the own hand
    def plan(self, k: i64, held: i64) -> i64:
        """The best this hand can do in this turn by flying, with k runs of the way behind it."""
        best = self.rest(k, held)
        if k >= self.near:
            return best
        land = self.next_land(k)
        if hand.flights(held, land):                        # one card for a run: nothing is cheaper
            value = self.plan(k + 1, held - hand.ONE_FLIGHT[land])
            return value if value > best else best
        other: i64 = 0
        while other < 5:
            if hand.flights(held, other) > 1:
                value = self.plan(k + 1, held - 2 * hand.ONE_FLIGHT[other])
                if value > best:
                    best = value
            other += 1
        if hand.actions(held, FORWARD_BACK) and self.singles & BIT[k]:
            value = self.plan(k + 1, held - hand.ONE_ACTION[FORWARD_BACK])
            if value > best:
                best = value
        return best

    def rest(self, k: i64, held: i64) -> i64:
        """What is still to be flown, and what the hand is worth on the way."""
        cards: i64 = self.coming
        value: i64 = 0
        card: i64 = 0
        while card < 4:
            n = hand.actions(held, card)
            cards += n
            value += n * KEPT[card]
            card += 1
        i = k
        while i < self.near:
            land = self.next_land(i)
            if hand.flights(held, land):
                held -= hand.ONE_FLIGHT[land]
                cards += 1
                value += FITS[i - k]
            i += 1
        land = 0
        while land < 5:
            n = hand.flights(held, land)
            cards += n
            value += n * SPARE
            land += 1
        if k >= self.runs:
            return HOME + RUN * cards
        if cards > KEEPABLE:
            value -= (cards - KEEPABLE) * CROWDED
        return value - RUN * (self.runs - k)

    def worth(self, held: i64) -> i64:
        """The whole position, with this hand still to be played."""
        return self.plan(0, held) + self.hindrance(self.rival)

    # ---- what would follow
    def spot(self, field: i64) -> i64:
        """Where on the own way a field is, or -1."""
        i: i64 = self.path.index[field]
        if i < 0 or self.seat == WHITE:
            return i
        return len(self.lands) - 1 - i

    def track(self) -> TrackCards:
        track = self.read
        if track is None:
            track = self.s.track_cards()
            self.read = track
        return track

    def put(self, field: i64, land: i64) -> None:
        i = self.spot(field)
        if i >= 0:
            if not self.copied:
                self.lands = self.lands[:]
                self.copied = True
            self.changed.append(i)
            self.were.append(self.lands[i])
            self.lands[i] = land

    def put_card(self, number: i64, one: i64, other: i64) -> None:
        """Both halves of a card."""
        self.put(field_of(number, 0), one)
        self.put(field_of(number, 1), other)

    def put_slid(self, c: i64, lane: i64) -> None:
        """The half that sticks out is on no path, or on a detour (KRU-A6, KRU-L4); the other takes its place."""
        track = self.track()
        out = track.land(zones.COLUMN + c, 0, lane)
        self.put(field_of(c, lane), track.land(zones.COLUMN + c, 0, 1 - lane))
        self.put(field_of(c, 1 - lane), HOLE)
        place = self.path.beside(lane, c)
        if place >= 0:
            self.put(field_of(detour_number(place, 0), 0 if c == column_of(place) else 1), out)

    def touching(self, action: i64, target: Answer, other: i64, held: i64) -> i64:
        """The worth after an action on a card: swapped with the column `other`, or slid towards the lane `other`."""
        number = number_pointed_at(target)
        if action == verbs.SLIDE:
            self.put_slid(number, other)
        elif action == verbs.REMOVE:
            self.put_card(number, HOLE, HOLE)
        else:
            track = self.track()
            zone = zone_of(target)
            i = depth_of(target)
            one = track.land(zone, i, 0)
            two = track.land(zone, i, 1)
            if action == verbs.ROTATE:
                self.put_card(number, two, one)
            else:
                column = zones.COLUMN + other
                self.put_card(number, track.land(column, 0, 0), track.land(column, 0, 1))
                self.put_card(other, one, two)
        return self.after(held)

    def after(self, held: i64) -> i64:
        """The worth of the changed lands, which are then put back as they were."""
        if not self.changed:
            return self.worth(held)
        next_lands, near, singles, edge, runs = self.next_lands, self.near, self.singles, self.edge, self.runs
        self.read_runs()
        value = self.worth(held)
        self.next_lands, self.near, self.singles, self.edge, self.runs = next_lands, near, singles, edge, runs
        while self.changed:
            self.lands[self.changed.pop()] = self.were.pop()
        return value

    def best_of(self, action: i64, held: i64) -> i64:
        """The worth after the best way to carry out an action that touches cards of the track."""
        best: i64 = -HOME
        for target in self.s.targets(action):
            if action == verbs.SWAP:
                value = self.best_swap(target, held, target.arg + 1)
            elif action == verbs.SLIDE:
                value = self.best_slide(target, held)
            else:
                value = self.touching(action, target, 0, held)
            if value > best:
                best = value
        return best

    def best_swap(self, target: Answer, held: i64, other: i64) -> i64:
        """The same, with its first card chosen: the best of the columns from `other` on."""
        best: i64 = -HOME
        while other < COLUMNS:
            if other != target.arg and self.s.may_touch(verbs.SWAP, other):
                value = self.touching(verbs.SWAP, target, other, held)
                if value > best:
                    best = value
            other += 1
        return best

    def best_slide(self, target: Answer, held: i64) -> i64:
        """The same for the lanes."""
        best: i64 = -HOME
        lane: i64 = 0
        while lane < 2:
            if self.s.can_slide(target.arg, lane):
                value = self.touching(verbs.SLIDE, target, lane, held)
                if value > best:
                    best = value
            lane += 1
        return best
