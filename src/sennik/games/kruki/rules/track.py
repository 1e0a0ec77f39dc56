"""The track: where the ravens are on it, which of its cards may be touched, and how they come to lie otherwise."""
from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from ....engine.answers import Answer, Answers
from ....engine.state import State
from . import facts, grid, verbs, zones
from .cards import BLACK, ONE, OTHER, WHITE
from .path import Path, TrackCards

if TYPE_CHECKING:
    from .game import Kruki


class Track(State):
    kruki: Kruki
    kept_path: Path | None     # what `path` gives; dropped when the track changes

    def __init__(self, game: Kruki) -> None:
        super().__init__(game)
        self.kruki = game
        self.kept_path = None

    def track_cards(self) -> TrackCards:
        return TrackCards(self.cards, self.marks, self.game.deck)

    def path(self) -> Path:
        path = self.kept_path
        if path is None:
            path = Path(self.track_cards())
            self.kept_path = path
        return path

    def hand_on(self, to: State) -> None:
        cast(Track, to).kept_path = self.kept_path

    # ---- The ravens
    def raven(self, seat: i64) -> i64:
        """The field it stands on, or NOWHERE (KRU-T4)."""
        return self.facts[facts.RAVEN + seat]

    def step(self, seat: i64, fields: i64) -> None:
        """Carry a raven forward, or back."""
        self.facts[facts.RAVEN + seat] = self.path().after(seat, self.raven(seat), fields)

    def has_raven(self, number: i64) -> bool:
        """Does any stand on the track card with this number?"""
        return grid.number_of(self.raven(WHITE)) == number or grid.number_of(self.raven(BLACK)) == number

    # ---- What may be touched
    def targets(self, action: i64) -> Answers:
        """The track cards that `action` may touch (KRU-A9)."""
        columns = self.kruki.columns
        return tuple([columns[c] for c in range(grid.COLUMNS) if self.may_touch(action, c)] + self.detour_cards(action))

    def may_touch(self, action: i64, c: i64) -> bool:
        """The card of this column?"""
        row = self.cards[zones.COLUMN + c]
        if not row or self.has_raven(c):
            return False
        if action == verbs.ROTATE:
            return True
        if self.marks[row[0]] & grid.SLID_EITHER:                                         # KRU-A6
            return False
        return action != verbs.SLIDE or self.can_slide(c, WHITE) or self.can_slide(c, BLACK)

    def detour_cards(self, action: i64) -> list[Answer]:
        """The detours that `action` may touch: none but to rotate and remove (KRU-L3)."""
        out: list[Answer] = []
        if action in (verbs.ROTATE, verbs.REMOVE):
            for place in self.path().occupied:
                for depth in range(len(self.cards[zones.DETOUR + place])):
                    if not self.has_raven(grid.detour_number(place, depth)):
                        if action == verbs.ROTATE or depth or not self.is_covered(place):        # KRU-L6
                            out.append(self.kruki.detours[place * grid.DEEP + depth])
        return out

    def is_covered(self, place: i64) -> bool:
        """Does a slid card lie on the innermost detour of this place (KRU-L4)?"""
        track = self.track_cards()
        lane = grid.lane_of(place)
        c = grid.column_of(place)
        return track.sticks_over(lane, c) or track.sticks_over(lane, c + 1)

    def can_slide(self, c: i64, lane: i64) -> bool:
        """Not onto a card with a raven (KRU-A9): the innermost detour there (KRU-L4)."""
        place = self.path().beside(lane, c)
        return place < 0 or not self.has_raven(grid.detour_number(place, 0))

    def places(self, enough: i64) -> list[Answer]:
        """Where a detour may be laid, or as many places as are enough."""
        path = self.path()
        out: list[Answer] = []
        place: i64 = 0
        while place < 2 * grid.PLACES and len(out) < enough:
            lane = grid.lane_of(place)
            c = grid.column_of(place)
            near = path.beside(lane, c)
            far = path.beside(lane, c + 1)
            if self.has_field(lane, c) or self.has_field(lane, c + 1):               # KRU-L1
                if near < 0 and far < 0:
                    if not self.juts_with_raven(lane, c) and not self.juts_with_raven(lane, c + 1):
                        out.append(self.kruki.beside[place])
                elif near == place:                                                  # KRU-L2: exactly outside
                    out.append(self.kruki.beside[place])
            place += 1
        return out

    def has_field(self, lane: i64, c: i64) -> bool:
        row = self.cards[zones.COLUMN + c]
        if not row:
            return False
        return not self.marks[row[0]] & grid.SLID[1 - lane]

    def juts_with_raven(self, lane: i64, c: i64) -> bool:
        """Would a detour here lie on a card with a raven (KRU-L5, KRU-A9)?"""
        row = self.cards[zones.COLUMN + c]
        if not row or not self.has_raven(c):
            return False
        return self.marks[row[0]] & grid.SLID[lane] != 0

    # ---- How its cards come to lie otherwise
    def rotate(self, answer: Answer) -> None:                                        # KRU-A3
        if answer.verb == verbs.CARD:
            self.tell("rotates", answer.arg)
        else:
            self.tell("rotates_detour", answer.arg, answer.arg2)
        zone = zone_of(answer)
        i = depth_of(answer)
        self.mark(zone, i, self.marks[self.cards[zone][i]] ^ grid.TURNED)

    def remove(self, answer: Answer) -> None:                                        # KRU-A4
        if answer.verb == verbs.CARD:
            self.tell("removes", answer.arg)
            self.move(zones.COLUMN + answer.arg, 0, zones.GONE)
        else:
            self.tell("removes_detour", answer.arg, answer.arg2)
            self.remove_detour(grid.place_of(answer.arg, answer.arg2), depth_of(answer))

    def remove_detour(self, place: i64, depth: i64) -> None:
        """The outer ones move in, with their ravens (KRU-L3)."""
        self.move(zones.DETOUR + place, depth, zones.GONE)
        removed = grid.detour_number(place, depth)
        for seat in (WHITE, BLACK):
            if removed < grid.number_of(self.raven(seat)) < grid.detour_number(place, grid.DEEP):
                self.facts[facts.RAVEN + seat] -= 2

    def swap_columns(self, one: i64, other: i64) -> None:                            # KRU-A5
        self.tell("swaps", one, other)
        self.swap(zones.COLUMN + one, 0, zones.COLUMN + other, 0)

    def slide(self, c: i64, lane: i64) -> None:                                      # KRU-A6
        self.tell("slides", c, lane)
        covers: i64 = grid.COVERS if self.path().beside(lane, c) >= 0 else 0   # KRU-L4
        self.mark(zones.COLUMN + c, 0, self.marks[self.cards[zones.COLUMN + c][0]] | grid.SLID[lane] | covers)

    def lay(self, place: i64, land: i64) -> None:                                    # KRU-L1, outermost: KRU-L2
        kind = self.kind(zones.DRAWN, 0)
        turned = ONE[kind] != land
        zone = zones.DETOUR + place
        self.move(zones.DRAWN, 0, zone)
        if turned:
            self.mark(zone, len(self.cards[zone]) - 1, grid.TURNED)
        self.tell("lays", grid.lane_of(place), grid.column_of(place), land, ONE[kind] if turned else OTHER[kind])


# An answer that points at a card of the track
def zone_of(answer: Answer) -> i64:
    if answer.verb == verbs.CARD:
        return zones.COLUMN + answer.arg
    return zones.DETOUR + grid.place_of(answer.arg, answer.arg2)


def depth_of(answer: Answer) -> i64:
    """How far outside it lies among the detours of its place, and so where in its zone."""
    return 0 if answer.verb == verbs.CARD else answer.args[2]


def number_pointed_at(answer: Answer) -> i64:
    if answer.verb == verbs.CARD:
        return answer.arg
    return grid.detour_number(grid.place_of(answer.arg, answer.arg2), answer.args[2])
