"""Memory: what a bot has met and when, and what of it is gone by now.

As with people, it is not time that wipes a face out but what happens meanwhile to the cards that one tries to remember:
each place among them that looks different than when the bot was last asked counts. Nothing is gone in a first stretch
of such changes, `STRETCH` for each pair of players; in each further stretch every face is lost with the same chance.
What is gone stays gone, until the card moves or is seen again. A new card in a place is met anew, so each round is new.
"""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..engine.game import BIT, FAN, UP, Game
from ..engine.rng import FastRng
from ..engine.state import State
from ..engine.view import View
from .fingerprint import number

STRETCH: Final = 6             # in Sen, two turns of everybody
MILLION: Final = 1000000


class Memory:
    """Of one seat. It is made of the views that the seat was given, and of nothing else."""
    game: Game
    forget: float
    seed: int
    stretch: int
    happened: int                # changes so far
    met: dict[tuple[int, int, int], int]     # zone, place and face: what had happened when it was first met there
    last: View | None

    def __init__(self, game: Game, forget: float, seed: int) -> None:
        self.game = game
        self.forget = forget
        self.seed = seed
        self.stretch = STRETCH * max(int(game.seats), 2) // 2
        self.happened = 0
        self.met = {}
        self.last = None

    def recall(self, view: View, sight: State) -> View:
        """The view without the faces that are gone. `sight` is any state that gives this view."""
        if self.last is not None:
            self.happened += self.changes(self.last, view)
        self.last = view
        return self.without(view, sight, self.meet(view, sight))

    def meet(self, view: View, sight: State) -> set[tuple[int, int, int]]:
        """Take note of all faces that must be remembered; which of them are gone."""
        met: dict[tuple[int, int, int], int] = {}
        lost: set[tuple[int, int, int]] = set()
        looking = sight.browsing(view.seat)
        for z in range(len(self.game.zones)):
            zone = self.game.zones[z]
            if not self.game.forgets[z] & BIT[view.seat] or looking == z:
                continue
            face = view.cards[z]
            for i in range(len(face)):
                lies_open = view.known[z][i] & UP and (not zone.heap or i == len(face) - 1)
                if face[i] >= 0 and not lies_open:
                    spot = (z, self.place(view, z, i), face[i])
                    met[spot] = self.met.get(spot, self.happened)
                    if self.gone(spot, met[spot]):
                        lost.add(spot)
        self.met = met
        return lost

    def place(self, view: View, z: int, i: int) -> int:
        face = view.cards[z]
        return i if self.game.zones[z].shape != FAN else face[:i].count(face[i])       # a hand has no order

    def gone(self, spot: tuple[int, int, int], since: int) -> bool:
        late = self.happened - since - self.stretch
        if late <= 0:
            return False
        h: i64 = number(number(1, self.seed), since)
        for x in spot:
            h = number(h, x)
        kept: float = (1.0 - self.forget) ** (late / self.stretch)
        return FastRng(h).below(MILLION) >= int(kept * MILLION)

    def without(self, view: View, sight: State, lost: set[tuple[int, int, int]]) -> View:
        if not lost:
            return view
        bit = BIT[view.seat]
        unseen = [list(kinds) for kinds in view.unseen]
        faces: list[tuple[int, ...]] = []
        masks: list[tuple[int, ...]] = []
        for z in range(len(self.game.zones)):
            face = list(view.cards[z])
            mask = list(view.known[z])
            for i in range(len(face)):
                if face[i] >= 0 and (z, self.place(view, z, i), face[i]) in lost:
                    back = self.game.backs[self.game.deck.index(face[i])]
                    unseen[back].append(face[i])
                    face[i] = -1 - back
                    mask[i] &= ~bit
            if self.game.zones[z].shape == FAN:
                pairs = sorted(zip(face, mask))
                face = [pair[0] for pair in pairs]
                mask = [pair[1] for pair in pairs]
            faces.append(tuple(face))
            masks.append(tuple(mask))
        for kinds in unseen:
            kinds.sort()
        return View(view.seat, view.phase, view.asked, tuple(faces), tuple(masks), tuple([tuple(k) for k in unseen]),
                    view.signs, view.facts, view.marks)

    def changes(self, before: View, now: View) -> int:
        """How many places look different: another card, or other people who know it. A heap is as many as it grows."""
        count = 0
        for z in range(len(now.cards)):
            if self.game.forgets[z] & BIT[now.seat]:
                old, new = before.cards[z], now.cards[z]
                knew, know = before.known[z], now.known[z]
                count += abs(len(new) - len(old))
                if not self.game.zones[z].heap:
                    for i in range(min(len(old), len(new))):
                        if old[i] != new[i] or knew[i] != know[i]:
                            count += 1
        return count
