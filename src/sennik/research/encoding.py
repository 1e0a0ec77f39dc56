"""A view as a row of numbers of fixed length, each with a name: for networks and other learners.

Made from what every game has: zones, kinds, facts, masks. Equal views give equal rows, different views other ones.
"""
from __future__ import annotations

from ..engine.game import Game
from ..engine.view import View

FIELDS = ("zone", "face", "known", "mark")


class Encoding:
    """The layout for one game with its seats and options; `names[k]` says what the number at place k is.

    First what a network can use at once: who looks, the phase, who is asked; by zone how many cards of each kind, or of
    each hidden back, lie there; how many of each kind the seat cannot place; signs and facts. Then every card with
    its zone (counted from 1), face (kind + 1, or below 0 a back), mask and mark, in the order in which they lie.
    """
    game: Game
    names: list[str]
    size: int
    faces: int                   # kinds and backs
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

    def row(self, view: View) -> list[int]:
        """The numbers of a view."""
        kinds = len(self.game.kinds)
        out = [0] * self.size
        if view.seat < self.game.seats:
            out[view.seat] = 1
        out[self.phase_at + view.phase] = 1
        for seat in range(self.game.seats):
            out[self.asked_at + seat] = view.asked >> seat & 1
        at = self.cards_at
        for z in range(len(view.cards)):
            faces = view.cards[z]
            known = view.known[z]
            start = self.zones_at + z * self.faces
            for i in range(len(faces)):
                face = faces[i]
                out[start + (face if face >= 0 else kinds - 1 - face)] += 1
                out[at] = z + 1
                out[at + 1] = face + 1 if face >= 0 else face
                if known:
                    out[at + 2] = known[i]
                at += 4
        for hidden in view.unseen:
            for kind in hidden:
                out[self.unseen_at + kind] += 1
        for z in range(len(view.signs)):
            out[self.signs_at + z] = view.signs[z]
        for k in range(len(view.facts)):
            out[self.facts_at + k] = view.facts[k]
        if view.marks:
            first = [0]
            for row in view.cards:
                first.append(first[-1] + len(row))
            for z, i, how in view.marks:
                out[self.cards_at + 4 * (first[z] + i) + 3] = how
        return out
