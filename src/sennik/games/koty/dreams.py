"""The dreams: what lies in their regions, what finds room there, what it is worth."""
from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ...engine.game import BIT, UP, Note, Place
from ...engine.state import State
from ...engine.view import View
from .layout import DOUBLED, DREAM, EMPTY, NINE, NINES, REGIONS, WORTH

if TYPE_CHECKING:
    from .rules import Koty


class Dreams(State):
    koty: Koty

    def __init__(self, game: Koty) -> None:
        super().__init__(game)
        self.koty = game

    def top(self, at: i64) -> i64:
        """The cat or raven on top of a region, or NINE, or EMPTY."""
        region = self.cards[DREAM + at]
        if not region:
            return EMPTY
        card: i64 = region[-1]
        return self.game.deck[card] if self.known[card] & UP else NINE

    def room(self, seat: i64) -> i64:                                                # KOT-D3
        """The own regions that can take a nine, as a mask."""
        mask: i64 = 0
        region: i64 = 0
        while region < REGIONS:
            cards = self.cards[DREAM + seat * REGIONS + region]
            if not cards or (len(cards) < NINES and not self.known[cards[-1]] & UP):
                mask |= BIT[region]
            region += 1
        return mask

    def nines(self, at: i64) -> i64:
        """How many nines are in a region, the top included."""
        count: i64 = len(self.cards[DREAM + at])
        return count if self.top(at) >= NINE else count - 1

    def full(self, seat: i64) -> bool:
        """Three regions with three nines each. Only the mover's dream can have become so (KOT-D3)."""
        full: i64 = 0
        at = seat * REGIONS
        while at < (seat + 1) * REGIONS:
            if len(self.cards[DREAM + at]) >= NINES and self.nines(at) == NINES:
                full += 1
            at += 1
        return full >= 3

    def worth(self, at: i64) -> i64:                                                 # KOT-E3
        """The cats of a region."""
        top = self.top(at)
        return 0 if top == EMPTY else top * DOUBLED[len(self.cards[DREAM + at]) - 1]

    def dream(self, seat: i64) -> i64:
        """The cats of a dream."""
        total: i64 = 0
        at = seat * REGIONS
        while at < (seat + 1) * REGIONS:
            total += self.worth(at)
            at += 1
        return total

    def scores(self) -> list[int]:
        """By seat; partners both have their sum."""
        return self.together([self.dream(seat) for seat in range(self.game.seats)])

    def together(self, numbers: list[int]) -> list[int]:                             # KOT-G3
        game = self.koty
        if not game.teams:
            return numbers
        return [numbers[seat] + numbers[game.partner(seat)] for seat in range(game.seats)]

    def result(self) -> list[float]:                                                # KOT-E4
        ranks: list[int] = []
        for seat in range(self.game.seats):
            nines = sum([self.nines(seat * REGIONS + region) for region in range(REGIONS)])
            ranks.append(self.dream(seat) * 100 + nines)
        ranks = self.together(ranks)
        best = max(ranks)
        winners = ranks.count(best)
        return [1.0 / winners if rank == best else 0.0 for rank in ranks]


def sums(view: View, seats: int) -> tuple[Note, ...]:                                # KOT-E3
    """The cats of every region in which something lies. Regions are open: all see the same."""
    notes: list[Note] = []
    for zone in range(DREAM, DREAM + seats * REGIONS):
        cards = view.cards[zone]
        if cards:
            top = cards[-1] if view.known[zone][-1] & UP else NINE
            notes.append(Note(WORTH, Place(zone), top * DOUBLED[len(cards) - 1]))
    return tuple(notes)
