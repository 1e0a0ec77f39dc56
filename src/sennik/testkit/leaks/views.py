"""Views that show too much, or too little."""
from __future__ import annotations

from ...engine.answers import Answer
from ...engine.game import BIT, FAN, UP
from ...engine.view import View
from .plant import Plant, Weed, secret


class PileOrder(Plant):
    """The view lists the unseen cards in the order in which they lie."""
    laws = ("Imagine", "Twin", "Sight")

    class state(Weed):                             # noqa: N801
        def view(self, seat: int, recall: bool = True, whole: bool = True) -> View:
            view, game = super().view(seat, recall, whole), self.game
            lying = [card for row in self.cards for card in row]
            view.unseen = tuple([tuple(sorted(kinds, key=[game.deck[card] for card in lying].index))
                                 for kinds in view.unseen])
            return view


class UnseenShown(Plant):
    """The view shows a card the seat has never seen."""
    laws = ("Imagine", "Twin", "Observer", "Sight")

    class state(Weed):                             # noqa: N801
        def view(self, seat: int, recall: bool = True, whole: bool = True) -> View:
            card = secret(self)
            if card < 0:
                return super().view(seat, recall, whole)
            self.known[card] |= BIT[seat]
            view = super().view(seat, recall, whole)
            self.known[card] &= ~BIT[seat]
            return view


class HandOrder(Plant):
    """The view shows a hand in the order in which it was drawn."""
    laws = ("Twin", "Sight")
    needs = "hand"

    class state(Weed):                             # noqa: N801
        def view(self, seat: int, recall: bool = True, whole: bool = True) -> View:
            view, game, bit = super().view(seat, recall, whole), self.game, BIT[seat]
            cards, known = list(view.cards), list(view.known)
            for z, row in enumerate(self.cards):
                if game.zones[z].shape == FAN:
                    cards[z] = tuple([game.deck[card] if self.known[card] & bit else -1 - game.backs[card]
                                      for card in row])
                    known[z] = tuple([self.known[card] for card in row])
            view.cards, view.known = tuple(cards), tuple(known)
            return view


class SignInView(Plant):
    """The view shows the sign of the lowest card of a pile."""
    laws = ("Imagine", "Twin", "Sight")
    needs = "sign"

    class state(Weed):                             # noqa: N801
        def view(self, seat: int, recall: bool = True, whole: bool = True) -> View:
            view = super().view(seat, recall, whole)
            view.signs = tuple([self.game.signs[row[0]] if sign >= 0 else -1
                                for sign, row in zip(view.signs, self.cards)])
            return view


class CoveredShown(Plant):
    """Without recall the view still shows a covered card that one has to remember."""
    laws = ("Sight",)
    needs = "covered"

    class state(Weed):                             # noqa: N801
        def view(self, seat: int, recall: bool = True, whole: bool = True) -> View:
            zones = self.game.zones
            masks = [zone.remember for zone in zones]
            for zone in zones:
                zone.remember = 0
            view = super().view(seat, recall, whole)
            for zone, mask in zip(zones, masks):
                zone.remember = mask
            return view


class HeapShown(Plant):
    """Without recall the view still shows the heap below its top card."""
    laws = ("Sight",)
    needs = "heap"

    class state(Weed):                             # noqa: N801
        def view(self, seat: int, recall: bool = True, whole: bool = True) -> View:
            heaps = [zone for zone in self.game.zones if zone.heap]
            for zone in heaps:
                zone.heap = False
            view = super().view(seat, recall, whole)
            for zone in heaps:
                zone.heap = True
            return view


class MasksMissing(Plant):
    """The view does not tell what others know."""
    laws = ("No merge", "Observer", "Sight")

    class state(Weed):                             # noqa: N801
        def view(self, seat: int, recall: bool = True, whole: bool = True) -> View:
            view = super().view(seat, recall, whole)
            view.known = tuple([tuple([mask & (BIT[seat] | UP) for mask in masks]) for masks in view.known])
            return view


class NumberMissing(Plant):
    """A public number is missing in the view."""
    laws = ("No merge", "Sight")

    class state(Weed):                             # noqa: N801
        def view(self, seat: int, recall: bool = True, whole: bool = True) -> View:
            view = super().view(seat, recall, whole)
            view.facts = (*view.facts[:-1], 0)
            return view

        def apply(self, seat: int, answer: Answer) -> None:
            super().apply(seat, answer)
            self.plant(seat)
