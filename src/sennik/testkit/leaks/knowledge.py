"""Knowledge that goes astray: learned, kept or lost without an event, or by a face."""
from __future__ import annotations

from ...engine.answers import Answer
from ...engine.game import BIT, ROW, UP
from ...engine.rng import Rng
from ...engine.state import State
from ...engine.view import View
from .plant import Garden, Plant, Weed, secret


class ImagineForgets(Plant):
    """An imagined state has forgotten what the others know."""
    laws = ("Imagine",)

    class game(Garden):                            # noqa: N801
        def imagine(self, view: View, rng: Rng) -> State:
            state = super().imagine(view, rng)
            for card in range(len(state.known)):
                state.known[card] &= BIT[view.seat] | UP
            return state


class RedealIdle(Plant):
    """A re-deal leaves all as it is: a search would see the truth."""
    laws = ("Imagine",)

    class state(Weed):                             # noqa: N801
        def redeal(self, seat: int) -> None:
            pass


class SwapLeaves(Plant):
    """Cards are swapped, and what was known of them stays where they lay."""
    laws = ("Observer",)

    class state(Weed):                             # noqa: N801
        def swap(self, a: int, i: int, b: int, j: int) -> None:
            super().swap(a, i, b, j)
            one, other = self.cards[a][i], self.cards[b][j]
            self.known[one], self.known[other] = self.known[other], self.known[one]


class SilentKnowledge(Plant):
    """A seat knows a card, and no event told it."""
    laws = ("Observer",)

    class state(Weed):                             # noqa: N801
        def apply(self, seat: int, answer: Answer) -> None:
            super().apply(seat, answer)
            card = secret(self)
            if card >= 0:
                self.known[card] |= BIT[seat]


class LostKnowledge(Plant):
    """A seat no longer knows a card, though nothing was shuffled."""
    laws = ("Observer",)

    class state(Weed):                             # noqa: N801
        def apply(self, seat: int, answer: Answer) -> None:
            super().apply(seat, answer)
            for zone, row in zip(self.game.zones, self.cards):
                if zone.shape == ROW and not zone.open:
                    for card in row:
                        if not self.known[card] & UP:
                            self.known[card] &= ~BIT[seat]


class MaskByFace(Plant):
    """Who knows a drawn card depends on its face."""
    laws = ("Twin", "Observer")

    class state(Weed):                             # noqa: N801
        def draw(self, src: int, dst: int, show: int = 0) -> None:
            super().draw(src, dst, show)
            card = self.cards[dst][-1]
            if self.game.deck[card] % 2:
                self.known[card] |= BIT[(self.game.zones[dst].owner + 1) % self.game.seats]


class ShownByFace(Plant):
    """A drawn card is shown to the neighbour, with an event, if it is odd: if it is not shown, that tells too."""
    laws = ("Twin",)

    class state(Weed):                             # noqa: N801
        def draw(self, src: int, dst: int, show: int = 0) -> None:
            super().draw(src, dst, show)
            if self.kind(dst, -1) % 2:
                self.reveal(dst, -1, BIT[(self.game.zones[dst].owner + 1) % self.game.seats])
