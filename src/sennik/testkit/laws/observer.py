"""Observers: seats that remember their first view and every event they saw. Their picture must be their view."""
from __future__ import annotations

from ...engine.events import MARKED, MOVED, REVEALED, SHUFFLED, SWAPPED, TOLD, Seen
from ...engine.game import BAG, EVERYONE, ROW, Game
from ...engine.view import View
from ..difference import face_name, of_pictures, sentence, who, zone_name
from ..law import Law
from ..play import Play

Card = tuple[int, int, int]    # the face or -1 - back, who knows it, the mark on it


class Lost(Exception):
    """An event that does not fit what was seen before."""


class Picture:
    """The table in one's head."""

    def __init__(self, game: Game, rows: list[list[Card]], loose: frozenset[int] = frozenset()) -> None:
        self.game = game
        self.rows = rows
        self.loose = loose     # rows in which cards of several backs were mixed: no event tells how they lie now

    def after(self, seen: Seen, backs: list[int]) -> list[Picture]:
        """The picture changed by what was seen; several, if that does not tell which card of a hand it speaks of."""
        what, _, src, i, dst, j, face, known, _, numbers = seen
        if what == MOVED:
            bag = self.game.zones[dst].shape == BAG
            spots = self.spots(src, i, face, known, bag, backs)
            pictures = self.forked(len(spots))
            for one, at in zip(pictures, spots):
                _, _, mark = one.rows[src].pop(at)
                row = one.rows[dst]
                card = (back_of(face, backs), 0, 0) if bag else (face, known, mark)
                row.insert(len(row) if j < 0 else j, card)
            return pictures
        if what == REVEALED:
            spots = self.spots(src, i, face, known, False, backs)
            pictures = self.forked(len(spots))
            for one, at in zip(pictures, spots):
                one.rows[src][at] = (face, known, one.rows[src][at][2])
            return pictures
        if what == SWAPPED:
            if self.unordered(src) or self.unordered(dst):
                raise Lost(f"cards are swapped in {zone_name(self.game, src)}, and nobody can tell which")
            here, there = self.rows[src], self.rows[dst]
            here[i], there[j] = there[j], here[i]
        elif what == SHUFFLED:
            for z in numbers:
                self.rows[src] += self.rows[z]
                self.rows[z] = []
            self.rows[src] = [(back_of(f, backs), 0, 0) for f, _, _ in self.rows[src]]
            if len(set(self.rows[src])) > 1:
                self.loose |= {src}
        elif what == MARKED:
            self.rows[src][i] = (*self.rows[src][i][:2], numbers[0])
        return [self]

    def forked(self, ways: int) -> list[Picture]:
        return [self, *[Picture(self.game, [row[:] for row in self.rows], self.loose) for _ in range(ways - 1)]]

    def spots(self, zone: int, i: int, face: int, known: int, bag: bool, backs: list[int]) -> list[int]:
        """Where in a zone a card may lie that now has this face and is known to these, one for each different card."""
        row, hidden = self.rows[zone], back_of(face, backs)
        if not self.unordered(zone):
            at = [len(row) - 1 if i < 0 else i]
        else:
            at = sorted({card: k for k, card in enumerate(row)}.values())
        fits = []
        for k in at:
            if not 0 <= k < len(row):
                continue
            f, mask, _ = row[k]
            if back_of(f, backs) == hidden and (bag or (f in (face, hidden) and not mask & EVERYONE & ~known)):
                fits.append(k)
        if not fits:
            lying = ", ".join([f"{face_name(self.game, f)} known to {mask}" for f, mask, _ in row])
            raise Lost(f"no card in {zone_name(self.game, zone)} ({lying or 'empty'}) fits an event with "
                       f"{face_name(self.game, face)} known to {known}")
        return fits

    def unordered(self, zone: int) -> bool:
        return self.game.zones[zone].shape != ROW or zone in self.loose

    def plain(self) -> tuple[tuple[Card, ...], ...]:
        return tuple([tuple(sorted(row) if self.unordered(z) else row) for z, row in enumerate(self.rows)])

    def like(self, seen: Picture) -> bool:
        """Is this what is seen? How loose rows lie is settled by seeing them."""
        return all(one == other or (self.unordered(z) and sorted(one) == sorted(other))
                   for z, (one, other) in enumerate(zip(self.rows, seen.rows)))


def picture(game: Game, view: View) -> Picture:
    """What a view shows of the cards."""
    marks = {(z, i): how for z, i, how in view.marks}
    rows = []
    for z, faces in enumerate(view.cards):
        masks = view.known[z] or (0,) * len(faces)
        rows.append([(face, mask, marks.get((z, i), 0)) for i, (face, mask) in enumerate(zip(faces, masks))])
    return Picture(game, rows)


def back_of(face: int, backs: list[int]) -> int:
    return -1 - backs[face] if face >= 0 else face


class Observer(Law):
    """The picture a seat builds from its first view and the events it saw is its view, faces, masks and marks.

    No knowledge without an event, none lost but by a shuffle or in a bag. Where events leave open which card of a hand
    is meant, the view must be one of the possible pictures.
    """
    name = "Observer"

    def __init__(self) -> None:
        self.pictures: dict[int, list[Picture]] = {}
        self.backs: list[int] = []                 # by kind
        self.apart = False                         # the last question was answered behind the hand

    def begin(self, play: Play) -> None:
        game = play.game
        self.backs = [0] * len(game.kinds)
        for kind, back in zip(game.deck, game.backs):
            self.backs[kind] = back
        self.pictures = {seat: [picture(game, play.view(seat))] for seat in play.viewers}
        self.apart = play.state.is_apart()

    def follow(self, play: Play) -> None:
        for seat, pictures in self.pictures.items():
            for event in play.log:
                if event.what != TOLD:
                    pictures = self.possible(play, seat, pictures, event.seen(seat))
            if self.apart and not play.state.is_apart():
                self.hands_down(play, seat, pictures)
            self.pictures[seat] = pictures
            if len(pictures) > 1 or pictures[0].loose:
                self.compare(play, seat)
        self.apart = play.state.is_apart()

    def hands_down(self, play: Play, seat: int, pictures: list[Picture]) -> None:
        """All have answered behind their hands: now one sees how many cards the others took, and no face of them."""
        seen = picture(play.game, play.view(seat))
        for z, zone in enumerate(play.game.zones):
            if zone.owner not in (-1, seat):
                play.need(all(face < 0 for face, _, _ in seen.rows[z]), self.name,
                          f"{who(seat)}: '{zone.name}' shows a face that was taken behind a hand")
                for one in pictures:
                    one.rows[z] = seen.rows[z][:]

    def possible(self, play: Play, seat: int, pictures: list[Picture], seen: Seen) -> list[Picture]:
        found: list[Picture] = []
        lost = ""
        for one in pictures:
            try:
                found += one.after(seen, self.backs)
            except Lost as error:
                lost = str(error)
        if len(found) > 1:
            found = list({one.plain(): one for one in found}.values())
            play.report.forked += len(found) > len(pictures)
        play.need(bool(found), self.name, f"{who(seat)}: {lost}")
        return found

    def answered(self, play: Play) -> None:
        for seat in play.viewers:
            self.compare(play, seat)

    def end(self, play: Play) -> None:
        self.answered(play)

    def compare(self, play: Play, seat: int) -> None:
        play.report.observed += 1
        seen = picture(play.game, play.view(seat))
        if not any(one.like(seen) for one in self.pictures[seat]):
            rows = self.pictures[seat][0].rows
            told = sentence(of_pictures(play.game, rows, seen.rows),
                            lambda one: f"{one.path} is {one.one} by the events, and {one.other} in the view")
            play.fail(self.name, f"{who(seat)}: {told}")
        self.pictures[seat] = [seen]
