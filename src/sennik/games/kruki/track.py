"""The track: where the ravens are on it, which of its cards may be touched, and how they come to lie otherwise."""
from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from ...engine.answers import Answer, Answers
from ...engine.state import State
from .cards import BLACK, ONE, OTHER, REMOVE, ROTATE, SLIDE, WHITE
from .layout import CARD, DRAWN, GONE, RAVEN
from .path import ASIDE, COLUMN, COLUMNS, COVERS, DEEP, DETOUR, NOWHERE, PAIRS, SLID, TURNED, Path, sticks_over

if TYPE_CHECKING:
    from .rules import Kruki


class Track(State):
    kruki: Kruki
    path: Path | None          # read from the track when it is needed; dropped when the track changes

    def __init__(self, game: Kruki) -> None:
        super().__init__(game)
        self.kruki = game
        self.path = None

    def track(self) -> Path:
        path = self.path
        if path is None:
            path = Path(self.cards, self.marks, self.game.deck)
            self.path = path
        return path

    def hand_on(self, to: State) -> None:
        cast(Track, to).path = self.path

    # ---- The ravens
    def at(self, seat: i64) -> i64:
        """Where on the path the raven is: before its first field, white at -1, black behind the end."""
        path = self.track()
        field: i64 = self.facts[RAVEN + seat]
        if field >= 0:
            return path.index[field]
        return -1 if seat == WHITE else len(path.fields)

    def ahead(self, seat: i64) -> i64:
        """The next field of its path."""
        return self.at(seat) + 1 if seat == WHITE else self.at(seat) - 1

    def run(self, seat: i64) -> i64:
        """How many fields one card flies: all equal lands that follow each other (KRU-F2)."""
        lands = self.track().lands
        i = self.ahead(seat)
        land: i64 = lands[i]
        step: i64 = 1 if seat == WHITE else -1
        end: i64 = len(lands) if seat == WHITE else -1
        fields: i64 = 1
        i += step
        while i != end and lands[i] == land:
            fields += 1
            i += step
        return fields

    def step(self, seat: i64, fields: i64) -> None:
        """Carry a raven forward, or back; back from its first field is the start (KRU-A2)."""
        path = self.track()
        i = self.at(seat) + (fields if seat == WHITE else -fields)
        self.facts[RAVEN + seat] = path.fields[i] if 0 <= i < len(path.fields) else NOWHERE

    def has_raven(self, card: i64) -> bool:
        white: i64 = self.facts[RAVEN + WHITE]
        black: i64 = self.facts[RAVEN + BLACK]
        return white >> 1 == card or black >> 1 == card

    # ---- What may be touched
    def targets(self, act: i64) -> Answers:
        """The track cards that `act` may touch (KRU-A9)."""
        columns = self.kruki.columns
        return tuple([columns[c] for c in range(COLUMNS) if self.may_touch(act, c)] + self.detour_cards(act))

    def may_touch(self, act: i64, c: i64) -> bool:
        """The card of this column?"""
        row = self.cards[COLUMN + c]
        if not row or self.has_raven(c):
            return False
        if act == ROTATE:
            return True
        if self.marks[row[0]] & ASIDE:                                               # KRU-A6
            return False
        return act != SLIDE or self.can_slide(c, WHITE) or self.can_slide(c, BLACK)

    def detour_cards(self, act: i64) -> list[Answer]:
        """The detours that `act` may touch: none but to rotate and remove (KRU-L3)."""
        out: list[Answer] = []
        if act in (ROTATE, REMOVE):
            for place in self.track().places:
                for depth in range(len(self.cards[DETOUR + place])):
                    if not self.has_raven(COLUMNS + place * DEEP + depth):
                        if act == ROTATE or depth or not self.is_covered(place):     # KRU-L6
                            out.append(self.kruki.detours[place * DEEP + depth])
        return out

    def is_covered(self, place: i64) -> bool:
        """Does a slid card lie on the innermost detour of this place (KRU-L4)?"""
        lane = place // PAIRS
        c = place % PAIRS
        return sticks_over(self.cards, self.marks, lane, c) or sticks_over(self.cards, self.marks, lane, c + 1)

    def can_slide(self, c: i64, lane: i64) -> bool:
        """Not onto a card with a raven (KRU-A9): the innermost detour there (KRU-L4)."""
        place: i64 = self.track().beside[lane * COLUMNS + c]
        return place < 0 or not self.has_raven(COLUMNS + place * DEEP)

    def places(self, enough: i64) -> list[Answer]:
        """Where a detour may be laid, or as many places as are enough."""
        beside = self.track().beside
        out: list[Answer] = []
        place: i64 = 0
        while place < 2 * PAIRS and len(out) < enough:
            lane = place // PAIRS
            c = place % PAIRS
            near: i64 = beside[lane * COLUMNS + c]
            far: i64 = beside[lane * COLUMNS + c + 1]
            if self.has_field(lane, c) or self.has_field(lane, c + 1):               # KRU-L1
                if near < 0 and far < 0:
                    if not self.juts_with_raven(lane, c) and not self.juts_with_raven(lane, c + 1):
                        out.append(self.kruki.beside[place])
                elif near == place:                                                  # KRU-L2: exactly outside
                    out.append(self.kruki.beside[place])
            place += 1
        return out

    def has_field(self, lane: i64, c: i64) -> bool:
        row = self.cards[COLUMN + c]
        if not row:
            return False
        return not self.marks[row[0]] & SLID[1 - lane]

    def juts_with_raven(self, lane: i64, c: i64) -> bool:
        """Would a detour here lie on a card with a raven (KRU-L5, KRU-A9)?"""
        row = self.cards[COLUMN + c]
        if not row or not self.has_raven(c):
            return False
        return self.marks[row[0]] & SLID[lane] != 0

    # ---- How its cards come to lie otherwise
    def rotate(self, answer: Answer) -> None:                                        # KRU-A3
        if answer.verb == CARD:
            zone = COLUMN + answer.arg
            i = 0
            self.tell("rotates", answer.arg)
        else:
            zone = DETOUR + answer.arg * PAIRS + answer.arg2
            i = answer.args[2]
            self.tell("rotates_detour", answer.arg, answer.arg2)
        self.mark(zone, i, self.marks[self.cards[zone][i]] ^ TURNED)

    def remove(self, answer: Answer) -> None:                                        # KRU-A4
        if answer.verb == CARD:
            self.tell("removes", answer.arg)
            self.move(COLUMN + answer.arg, 0, GONE)
            return
        self.tell("removes_detour", answer.arg, answer.arg2)
        place = answer.arg * PAIRS + answer.arg2
        self.move(DETOUR + place, answer.args[2], GONE)
        below: i64 = 2 * (COLUMNS + place * DEEP + answer.args[2])
        above: i64 = 2 * (COLUMNS + place * DEEP + DEEP)
        for seat in (WHITE, BLACK):                    # the outer ones move in, with their ravens (KRU-L3)
            if below < self.facts[RAVEN + seat] < above:
                self.facts[RAVEN + seat] -= 2

    def slide(self, c: i64, lane: i64) -> None:                                      # KRU-A6
        self.tell("slides", c, lane)
        covers: i64 = COVERS if self.track().beside[lane * COLUMNS + c] >= 0 else 0  # KRU-L4
        self.mark(COLUMN + c, 0, self.marks[self.cards[COLUMN + c][0]] | SLID[lane] | covers)

    def lay(self, place: i64, land: i64) -> None:                                    # KRU-L1, outermost: KRU-L2
        kind = self.kind(DRAWN, 0)
        turned = ONE[kind] != land
        self.move(DRAWN, 0, DETOUR + place)
        if turned:
            self.mark(DETOUR + place, len(self.cards[DETOUR + place]) - 1, TURNED)
        self.tell("lays", place // PAIRS, place % PAIRS, land, ONE[kind] if turned else OTHER[kind])
