"""A view as a row of numbers of fixed length, each with a name: for networks and other learners.

Made from what every game has: zones, kinds, facts, masks. Equal views give equal rows, different views other ones.
"""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from ..engine.game import BIT, FAN, Game
from ..engine.state import State
from ..engine.view import View

FIELDS: Final = ("zone", "face", "known", "mark")
NOBODY: Final[list[int]] = []
MASKS: Final = 256               # more than a mask of who knows a card can be


class Encoding:
    """The layout for one game with its seats and options; `names[k]` says what the number at place k is.

    First what a network can use at once: who looks, the phase, who is asked; by zone how many cards of each kind, or of
    each hidden back, lie there; how many of each kind the seat cannot place; signs and facts. Then every card with
    its zone (counted from 1), face (kind + 1, or below 0 a back), mask and mark, in the order in which they lie.
    """
    game: Game
    names: list[str]
    size: int
    faces: i64                   # kinds and backs
    phase_at: int
    asked_at: int
    zones_at: int
    unseen_at: int
    signs_at: int
    facts_at: int
    cards_at: int

    def __init__(self, game: Game) -> None:
        self.game = game
        self.faces = len(game.kinds) + game.piles
        names = [f"seat {seat}" for seat in range(game.seats)]
        self.phase_at = len(names)
        names += [f"phase {phase.name}" for phase in game.phases]
        self.asked_at = len(names)
        names += [f"asked {seat}" for seat in range(game.seats)]
        self.zones_at = len(names)
        numbers: dict[str, int] = {}
        called: list[str] = []
        for zone in game.zones:
            numbers[zone.name] = numbers.get(zone.name, -1) + 1
            called.append(f"{zone.name} {numbers[zone.name]}")
        faces = [*game.kinds, *[f"back {back}" for back in range(game.piles)]]
        names += [f"{zone}: {face}" for zone in called for face in faces]
        self.unseen_at = len(names)
        names += [f"unseen: {kind}" for kind in game.kinds]
        self.signs_at = len(names)
        names += [f"sign on {zone}" for zone in called] if game.signed else []
        self.facts_at = len(names)
        for fact in game.facts:
            names += [f"{fact.name} {k}" for k in range(fact.size)]
        self.cards_at = len(names)
        names += [f"card {card} {field}" for card in range(len(game.deck)) for field in FIELDS]
        self.names = names
        self.size = len(names)

    def __reduce__(self) -> tuple[object, ...]:
        """It follows from the game; an environment that is copied or pickled has one."""
        return Encoding, (self.game,)

    def row(self, view: View) -> list[int]:
        """The numbers of a view."""
        out = vec[i32]([0] * self.size)
        self.head(out, 0, view.seat, view.phase, view.asked)
        card: i64 = 0
        for z in range(len(view.cards)):
            self.lay(out, 0, z, card, list(view.cards[z]), list(view.known[z]))
            card += len(view.cards[z])
        for hidden in view.unseen:
            for kind in hidden:
                out[self.unseen_at + kind] += 1
        small = self.game.small
        self.tail(out, 0, view.signs, vec[i64](view.facts[:small]), list(view.facts[small:]))
        if view.marks:
            self.marks(out, 0, view.marks, [len(row) for row in view.cards])
        return list(out)

    def of(self, state: State, seat: int, recall: bool = True) -> object:
        """The numbers of `state.view(seat, recall)`, as an array that `numpy.array` takes."""
        out = vec[i32]([0] * self.size)
        self.fill(out, 0, state, seat, recall)
        return out

    def fill(self, out: vec[i32], at: i64, state: State, seat: i64, recall: bool) -> None:
        """The same into `out` from place `at` on, where all is 0. No view is made, which takes most of the time; what a
        seat sees of a row the engine says here as there."""
        game = self.game
        deck = game.deck
        rows, known, asked = state.cards, state.known, state.asked
        if state.is_apart():
            rows, known, asked = state.behind_hands(seat)
        self.head(out, at, seat, state.phase, asked)
        unseen: list[int] = []
        card: i64 = 0
        z: i64 = 0
        for row in rows:
            if not row:
                pass
            elif game.opens[z] < 0:
                self.lay(out, at, z, card, list(state.backs_of(row)), NOBODY)
                unseen += row
            else:
                masks: list[int] = []
                faces = state.faces_in(z, known, seat, recall, row, masks, unseen)
                if game.zones[z].shape == FAN:
                    pairs = [faces[i] * MASKS + masks[i] for i in range(len(faces))]
                    pairs.sort()
                    faces = [pair // MASKS for pair in pairs]
                    masks = [pair % MASKS for pair in pairs]
                self.lay(out, at, z, card, faces, masks)
            card += len(row)
            z += 1
        counts: i64 = at + self.unseen_at
        for hidden in unseen:
            kind: i64 = deck[hidden]
            out[counts + kind] += 1
        self.tail(out, at, state.signs_shown() if game.signed else (), state.facts, state.large)
        if state.marks is not game.unmarked:
            self.marks(out, at, state.marks_shown(), [len(row) for row in state.cards])

    # ---- the parts of a row
    def head(self, out: vec[i32], at: i64, seat: i64, phase: i64, asked: i64) -> None:
        seats: i64 = self.game.seats
        if seat < seats:
            out[at + seat] = 1
        out[at + self.phase_at + phase] = 1
        k: i64 = 0
        while k < seats:
            if asked & BIT[k]:
                out[at + self.asked_at + k] = 1
            k += 1

    def lay(self, out: vec[i32], at: i64, zone: i64, card: i64, faces: list[int], known: list[int]) -> None:
        """The cards of a zone, `card` of them lying before: how many of each face, and each by itself."""
        kinds: i64 = len(self.game.kinds)
        counts: i64 = at + self.zones_at + zone * self.faces
        place: i64 = at + self.cards_at + 4 * card
        n: i64 = len(known)
        i: i64 = 0
        for each in faces:
            face: i64 = each
            if face >= 0:
                out[counts + face] += 1
                face += 1
            else:
                out[counts + kinds - 1 - face] += 1
            out[place] = i32(zone + 1)
            out[place + 1] = i32(face)
            if i < n:
                mask: i64 = known[i]
                out[place + 2] = i32(mask)
            place += 4
            i += 1

    def tail(self, out: vec[i32], at: i64, signs: tuple[int, ...], facts: vec[i64], large: list[int]) -> None:
        """A number of more than 32 bits is refused, not cut: so each goes by way of an `int`."""
        place: i64 = at + self.signs_at
        for sign in signs:
            out[place] = i32(sign)
            place += 1
        place = at + self.facts_at
        for fact in facts:
            out[place] = i32(int(fact))
            place += 1
        for number in large:
            out[place] = i32(number)
            place += 1

    def marks(self, out: vec[i32], at: i64, marks: tuple[tuple[int, int, int], ...], sizes: list[int]) -> None:
        first = [0]
        for size in sizes:
            first.append(first[-1] + size)
        for z, i, how in marks:
            out[at + self.cards_at + 4 * (first[z] + i) + 3] = i32(how)
