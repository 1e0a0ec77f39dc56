"""The path: the fields to fly over, as the cards of the track lie now. White reads it forwards, black backwards."""
from __future__ import annotations

from mypy_extensions import i64

from ....engine.view import View
from .cards import BLACK, ONE, OTHER, WHITE
from .facts import NOWHERE
from .grid import COLUMNS, COVERS, FIELDS, PLACES, SLID, SLID_EITHER, TURNED, detour_number, field_of, lane_of, place_of
from .zones import COLUMN, DETOUR, TRACK_PILE


class TrackCards:
    """The cards of the track and how they lie: all that the path is read from, in a state and in a view alike."""
    cards: list[list[int]]     # by zone
    marks: list[int]           # by card
    deck: list[int]            # by card: its kind

    def __init__(self, cards: list[list[int]], marks: list[int], deck: list[int]) -> None:
        self.cards = cards
        self.marks = marks
        self.deck = deck

    def mark(self, zone: i64, i: i64) -> i64:
        return self.marks[self.cards[zone][i]]

    def land(self, zone: i64, i: i64, half: i64) -> i64:
        """What a half of a card shows, as it lies."""
        return self.shown(self.cards[zone][i], half)

    def shown(self, card: i64, half: i64) -> i64:
        kind: i64 = self.deck[card]
        turned: i64 = self.marks[card] & TURNED
        return ONE[kind] if half == turned else OTHER[kind]

    def sticks_over(self, lane: i64, c: i64) -> bool:
        """Has the card of this column been slid onto a detour of the lane (KRU-L4)?"""
        if not self.cards[COLUMN + c]:
            return False
        mark = self.mark(COLUMN + c, 0)
        return mark & COVERS != 0 and mark & SLID[lane] != 0


def seen(view: View) -> TrackCards:
    """The track in a view: all its cards are open, so nothing about them is left to chance."""
    cards: list[list[int]] = []
    deck: list[int] = []
    for row in view.cards[:TRACK_PILE]:
        cards.append(list(range(len(deck), len(deck) + len(row))))
        deck += row
    marks = [0] * len(deck)
    for zone, i, how in view.marks:
        if zone < TRACK_PILE:                          # what was removed keeps its mark
            marks[cards[zone][i]] = how
    return TrackCards(cards, marks, deck)


class Path:
    """Read once after each change of the track, then shared between positions: never changed."""
    fields: list[int]          # in white's order
    lands: list[int]           # beside them
    homewards: list[int]       # the same in black's order
    index: list[int]           # by field: where on the path it is, or -1
    occupied: list[int]        # the places where detours lie
    by_column: list[int]       # by lane * COLUMNS + column: which of these is beside it, or -1

    def __init__(self, track: TrackCards) -> None:
        self.fields = []
        self.lands = []
        self.index = [-1] * FIELDS
        self.occupied = []
        self.by_column = [-1] * (2 * COLUMNS)
        cards = track.cards
        place: i64 = 0
        while place < 2 * PLACES:
            if cards[DETOUR + place]:
                self.occupied.append(place)
                first: i64 = lane_of(place) * COLUMNS + place % PLACES
                self.by_column[first] = place
                self.by_column[first + 1] = place
            place += 1
        c: i64 = 0
        while c < COLUMNS:                                                           # KRU-T2: out along W
            self.add_lane_field(track, WHITE, c)
            if c < PLACES and cards[DETOUR + c]:
                self.add_detours(track, WHITE, c, 0)
            c += 1
        c = COLUMNS - 1
        while c >= 0:                                                                # and home along B
            self.add_lane_field(track, BLACK, c)
            if c > 0 and cards[DETOUR + place_of(BLACK, c - 1)]:
                self.add_detours(track, BLACK, c - 1, 1)
            c -= 1
        self.homewards = self.lands[:]
        self.homewards.reverse()

    # ---- Reading it
    def add(self, field: i64, land: i64) -> None:
        self.index[field] = len(self.fields)
        self.fields.append(field)
        self.lands.append(land)

    def add_lane_field(self, track: TrackCards, lane: i64, c: i64) -> None:
        """The field of a lane in a column, if there is one: a hole is flown over (KRU-T3)."""
        row = track.cards[COLUMN + c]
        if row:
            card: i64 = row[0]
            mark: i64 = track.marks[card]
            if not mark & SLID_EITHER:
                self.add(field_of(c, lane), track.shown(card, lane))
            elif mark & SLID[lane]:                                                  # KRU-A6: its other half
                self.add(field_of(c, 1 - lane), track.shown(card, 1 - lane))

    def add_detours(self, track: TrackCards, lane: i64, c: i64, half: i64) -> None:
        """Out along `half` of the detours beside c and c + 1, back along the other one (KRU-L1, KRU-L2)."""
        place = place_of(lane, c)
        n: i64 = len(track.cards[DETOUR + place])
        k: i64 = 0
        while k < 2 * n:
            depth: i64 = k if k < n else 2 * n - 1 - k
            side: i64 = half if k < n else 1 - half
            if depth == 0 and track.sticks_over(lane, c + side):                     # KRU-L4
                self.add(field_of(c + side, lane), track.land(COLUMN + c + side, 0, lane))
            else:
                self.add(field_of(detour_number(place, depth), side), track.land(DETOUR + place, depth, side))
            k += 1

    def beside(self, lane: i64, c: i64) -> i64:
        """The place of the detours beside a column, or -1."""
        return self.by_column[lane * COLUMNS + c]

    # ---- A raven on it, which stands on the field `raven`
    def at(self, seat: i64, raven: i64) -> i64:
        """Where on the path it is: before its first field, white at -1, black behind the end."""
        if raven != NOWHERE:
            return self.index[raven]
        return -1 if seat == WHITE else len(self.fields)

    def next_at(self, seat: i64, raven: i64) -> i64:
        """Where its next field is."""
        return self.at(seat, raven) + 1 if seat == WHITE else self.at(seat, raven) - 1

    def next_land(self, seat: i64, raven: i64) -> i64:
        return self.lands[self.next_at(seat, raven)]

    def run(self, seat: i64, raven: i64) -> i64:
        """How many fields one card flies: all equal lands that follow each other (KRU-F2)."""
        lands = self.lands
        i = self.next_at(seat, raven)
        land: i64 = lands[i]
        step: i64 = 1 if seat == WHITE else -1
        end: i64 = len(lands) if seat == WHITE else -1
        fields: i64 = 1
        i += step
        while i != end and lands[i] == land:
            fields += 1
            i += step
        return fields

    def after(self, seat: i64, raven: i64, fields: i64) -> i64:
        """The field so much further on, or back; back from the first field is the start (KRU-A2)."""
        i = self.at(seat, raven) + (fields if seat == WHITE else -fields)
        return self.fields[i] if 0 <= i < len(self.fields) else NOWHERE

    def last(self, seat: i64) -> i64:
        """The field on which it finishes (KRU-T2)."""
        return self.fields[len(self.fields) - 1] if seat == WHITE else self.fields[0]

    def flown(self, seat: i64, raven: i64) -> i64:
        """How many fields of its path it has reached."""
        at = self.at(seat, raven)
        return at + 1 if seat == WHITE else len(self.fields) - at

    def lands_ahead(self, seat: i64, raven: i64) -> list[int]:
        """What lies before it, in the order in which it flies over it."""
        return (self.lands if seat == WHITE else self.homewards)[self.flown(seat, raven):]

    def fields_ahead(self, seat: i64, raven: i64) -> list[int]:
        return (self.fields if seat == WHITE else self.fields[::-1])[self.flown(seat, raven):]
