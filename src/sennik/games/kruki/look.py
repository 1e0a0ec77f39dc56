"""The race as one seat sees it: the way still to fly, for both, and what the hand is good for.

A run of equal lands costs one card, so a way is counted in runs. Everything is in hundredths of a run; the figures were
found by playing some thousand games.
"""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...engine.answers import Answer
from .cards import ONE, OTHER, REMOVE, ROTATE, SLIDE, SWAP, WHITE
from .layout import CARD, MOST, NEW
from .path import COLUMN, COLUMNS, DEEP, DETOUR, PAIRS, TURNED, Path
from .rules import KrukiState, count

RUN: Final = 100
HOME: Final = 100_000          # the own raven at its finish; what is left in hand decides between two ways there
HOLE: Final = -1               # in a list of lands: no field any more
FAR: Final = 8                 # runs looked at in detail: a hand seldom reaches further
NEAR: Final[list[int]] = [92, 90, 88, 86, 84, 82, 80, 78]      # a flight card, by how many runs ahead it fits
SPARE: Final = 50              # one that fits none of them: half of a pair
KEPT: Final[list[int]] = [120, 140, 120, 100]      # a deed
NEW_CARD: Final = 50           # a card not seen yet
CROWDED: Final = 32            # each card more than can be kept
WANTED: Final[list[int]] = [4] * 9 + [2] * 2   # deeds in hand, by the runs left for the raven nearer home; else none
RIVAL: Final[list[int]] = [-900, -380, -200, -80, 0]           # the rival's runs left; from the last on RIVAL_RUN each
RIVAL_RUN: Final = 105
UNIT: Final[list[int]] = [8 ** k for k in range(9)]            # one card of a hand, as `held` counts it
BITS: Final[list[int]] = [2 ** k for k in range(8)]


def hindered(runs: i64) -> i64:
    """How good it is that the rival still has so many runs to fly."""
    return RIVAL[runs] if runs < 4 else (runs - 4) * RIVAL_RUN


class Look:
    """The race as one seat sees it: the lands of the path, both ravens on it, the own hand."""
    seat: i64
    lands: list[int]           # of the path, in the order in which the seat flies it: the path's own list …
    mine: bool                 # … or a copy to be changed, to see what would follow
    at: i64                    # the own raven; -1 at the start
    rival: i64                 # the other one, which flies towards 0
    held: i64
    coming: i64                # cards that will come before the hand is counted, besides the usual ones
    ahead: i64                 # the lands of the next runs, FAR at most: an octal digit each
    near: i64                  # how many these are
    singles: i64               # those of them that have one field only, a bit each
    edge: i64                  # the field behind the next run
    left: i64                  # runs to the finish
    spots: list[int]           # the fields that are changed just now …
    were: list[int]            # … and the lands they show in truth
    path: Path
    s: KrukiState

    def __init__(self, s: KrukiState, seat: i64) -> None:
        self.s = s
        self.seat = seat
        self.path = s.track()
        self.held = s.held(seat)
        self.coming = 0
        self.mine = False
        self.spots = []
        self.were = []
        self.at = s.at(seat)
        self.rival = s.at(1 - seat)
        if seat == WHITE:
            self.lands = self.path.lands
        else:
            self.lands = self.path.homewards
            last: i64 = len(self.lands) - 1
            self.at = last - self.at
            self.rival = last - self.rival
        self.look()

    def look(self) -> None:
        """Read the runs ahead of the own raven."""
        lands = self.lands
        n: i64 = len(lands)
        left: i64 = 0
        ahead: i64 = 0
        singles: i64 = 0
        last: i64 = HOLE
        edge: i64 = n
        i = self.at + 1
        while i < n:
            land: i64 = lands[i]
            if land != HOLE:
                if land != last:
                    if left < FAR:
                        ahead += land * UNIT[left]
                        singles += BITS[left]
                    if left == 1:
                        edge = i
                    left += 1
                    last = land
                elif left <= FAR:
                    bit: i64 = BITS[left - 1]
                    singles &= ~bit
            i += 1
        self.ahead = ahead
        self.singles = singles
        self.near = left if left < FAR else FAR
        self.edge = edge
        self.left = left

    def hindrance(self, at: i64) -> i64:
        """How good it is that the rival, standing there, still has so many runs to fly."""
        return hindered(self.chase(at))

    def chase(self, at: i64) -> i64:
        """The runs the rival still has to fly from there."""
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

    # ---- the own hand
    def plan(self, k: i64, held: i64) -> i64:
        """The best this hand can do in this turn by flying, with k runs of the way behind it."""
        best = self.rest(k, held)
        if k >= self.near:
            return best
        land = count(self.ahead, k)
        if count(held, land):                          # one card for a run: nothing is cheaper
            value = self.plan(k + 1, held - UNIT[land])
            return value if value > best else best
        other: i64 = 0
        while other < 5:
            if count(held, other) > 1:
                value = self.plan(k + 1, held - 2 * UNIT[other])
                if value > best:
                    best = value
            other += 1
        if count(held, 5) and self.singles & BITS[k]:
            value = self.plan(k + 1, held - UNIT[5])
            if value > best:
                best = value
        return best

    def rest(self, k: i64, held: i64) -> i64:
        """What is still to be flown, and what the hand is worth on the way."""
        cards: i64 = self.coming
        value: i64 = 0
        deed: i64 = 0
        while deed < 4:
            n = count(held, 5 + deed)
            cards += n
            value += n * KEPT[deed]
            deed += 1
        i = k
        while i < self.near:
            land = count(self.ahead, i)
            if count(held, land):
                held -= UNIT[land]
                cards += 1
                value += NEAR[i - k]
            i += 1
        land = 0
        while land < 5:
            n = count(held, land)
            cards += n
            value += n * SPARE
            land += 1
        if k >= self.left:
            return HOME + RUN * cards
        if cards > MOST - NEW:
            value -= (cards - (MOST - NEW)) * CROWDED
        return value - RUN * (self.left - k)

    def worth(self, held: i64) -> i64:
        """The whole position, with this hand still to be played."""
        return self.plan(0, held) + self.hindrance(self.rival)

    # ---- what would follow
    def spot(self, field: i64) -> i64:
        """Where on the own path a field is, or -1."""
        i: i64 = self.path.index[field]
        if i < 0 or self.seat == WHITE:
            return i
        return len(self.lands) - 1 - i

    def land_of(self, zone: i64, i: i64, half: i64) -> i64:
        card: i64 = self.s.cards[zone][i]
        kind: i64 = self.s.game.deck[card]
        turned: i64 = self.s.marks[card] & TURNED
        return ONE[kind] if half == turned else OTHER[kind]

    def put(self, field: i64, land: i64) -> None:
        i = self.spot(field)
        if i >= 0:
            if not self.mine:
                self.lands = self.lands[:]
                self.mine = True
            self.spots.append(i)
            self.were.append(self.lands[i])
            self.lands[i] = land

    def after(self, held: i64) -> i64:
        """The worth of the changed lands, which are then put back as they were."""
        if not self.spots:
            return self.worth(held)
        ahead, near, singles, edge, left = self.ahead, self.near, self.singles, self.edge, self.left
        self.look()
        value = self.worth(held)
        self.ahead, self.near, self.singles, self.edge, self.left = ahead, near, singles, edge, left
        while self.spots:
            self.lands[self.spots.pop()] = self.were.pop()
        return value

    def touching(self, act: i64, target: Answer, other: i64, held: i64) -> i64:
        """The worth after an act on a card: swapped with the column `other`, or slid towards the lane `other`."""
        if target.verb == CARD:
            zone = COLUMN + target.arg
            i: i64 = 0
            field = 2 * target.arg
        else:
            place = target.arg * PAIRS + target.arg2
            zone = DETOUR + place
            i = target.args[2]
            field = 2 * (COLUMNS + place * DEEP + i)
        one = self.land_of(zone, i, 0)
        two = self.land_of(zone, i, 1)
        if act == ROTATE:
            self.put(field, two)
            self.put(field + 1, one)
        elif act == REMOVE:
            self.put(field, HOLE)
            self.put(field + 1, HOLE)
        elif act == SWAP:
            self.put(field, self.land_of(COLUMN + other, 0, 0))
            self.put(field + 1, self.land_of(COLUMN + other, 0, 1))
            self.put(2 * other, one)
            self.put(2 * other + 1, two)
        else:
            self.put(field + other, one if other else two)
            self.put(field + 1 - other, HOLE)
            beside: i64 = self.path.beside[other * COLUMNS + target.arg]
            if beside >= 0:                                                          # KRU-L4
                half: i64 = 1 if target.arg != beside % PAIRS else 0
                self.put(2 * (COLUMNS + beside * DEEP) + half, two if other else one)
        return self.after(held)

    def best_of(self, act: i64, held: i64) -> i64:
        """The worth after the best way to carry out an act that touches cards of the track."""
        best: i64 = -HOME
        for target in self.s.targets(act):
            if act in (SWAP, SLIDE):
                value = self.best_second(act, target, held, target.arg + 1 if act == SWAP else 0)
            else:
                value = self.touching(act, target, 0, held)
            if value > best:
                best = value
        return best

    def best_second(self, act: i64, target: Answer, held: i64, other: i64) -> i64:
        """The same, with its first card chosen: the best of the columns, or the lanes, from `other` on."""
        s = self.s
        best: i64 = -HOME
        while other < (COLUMNS if act == SWAP else 2):
            if act == SWAP:
                may = other != target.arg and s.may_touch(SWAP, other)
            else:
                may = s.can_slide(target.arg, other)
            if may:
                value = self.touching(act, target, other, held)
                if value > best:
                    best = value
            other += 1
        return best
