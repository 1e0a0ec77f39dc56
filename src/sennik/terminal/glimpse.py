"""What was seen just now and lies covered again: shown until the next answer, then one has to remember it."""
from __future__ import annotations

from collections.abc import Iterable

from ..engine.events import MOVED, REVEALED, SHUFFLED, SWAPPED, TOLD, Seen
from ..engine.game import ROW, UP, Game
from ..engine.view import View


class Glimpse:
    """Follows the cards of which a seat saw the face since `close`, wherever they go."""

    def __init__(self, game: Game, view: View) -> None:
        self.game = game
        self.close(view)

    def close(self, view: View) -> None:
        """Cover everything again."""
        self.rows = [[False] * len(row) for row in view.cards]

    def follow(self, events: Iterable[Seen]) -> None:
        for what, _, src, i, dst, j, face, _, _, numbers in events:
            here, there = self.rows[src], self.rows[dst]
            if what == MOVED:
                if here:                                 # empty: taken behind a hand, so nothing of it was seen
                    here.pop(i if 0 <= i < len(here) else -1)
                there.insert(j if j >= 0 else len(there), face >= 0)
            elif what == SWAPPED:
                here[i], there[j] = there[j], here[i]
            elif what == REVEALED:
                here[i] = face >= 0
            elif what == SHUFFLED:
                for source in numbers:
                    here += self.rows[source]
                    self.rows[source].clear()
                here[:] = [False] * len(here)

    def hides(self, zone: int, seat: int) -> bool:
        """Must the seat remember what lies there? (A hand has no order in which a card could be followed.)"""
        return self.game.zones[zone].shape == ROW and bool(self.game.zones[zone].remember >> seat & 1)

    def shown(self, view: View, recalled: View) -> View:
        """The view without recall, but for the cards just seen."""
        cards, known = [list(row) for row in view.cards], [list(row) for row in view.known]
        unseen = [list(kinds) for kinds in view.unseen]
        for z, row in enumerate(self.rows):
            for i, just in enumerate(row if self.hides(z, view.seat) else ()):
                face = recalled.cards[z][i]
                if just and face >= 0 > cards[z][i]:
                    unseen[-1 - cards[z][i]].remove(face)
                    cards[z][i], known[z][i] = face, recalled.known[z][i]
        return View(view.seat, view.phase, view.asked, frozen(cards), frozen(known), frozen(unseen), view.signs,
                    view.facts, view.marks)


def frozen(rows: list[list[int]]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(row) for row in rows)


def veiled(game: Game, seen: Seen) -> Seen:
    """A past event as one has to remember it: in a game of covered cards, without the face."""
    what, _, _, _, dst, _, face, known, _, _ = seen
    if what == TOLD or face < 0 or not any(zone.remember for zone in game.zones):
        return seen
    if known & UP and not game.forgets[dst]:             # it lies there for all to see, or left for another open place
        return seen
    back = game.backs[game.deck.index(face)]
    return seen._replace(face=-1 - back)
