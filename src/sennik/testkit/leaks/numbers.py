"""Numbers that tell: facts, phases, who is asked, scores that depend on a hidden card."""
from __future__ import annotations

from ...engine.answers import Answer, Answers
from ...engine.rng import Rng
from ...engine.state import State
from .plant import Garden, Plant, Weed, odd, secret


class FactTells(Plant):
    """A fact holds the kind of a card that nobody knows."""
    laws = ("Twin",)

    class state(Weed):                             # noqa: N801  # here and below: fills in the attribute of Plant
        def apply(self, seat: int, answer: Answer) -> None:
            super().apply(seat, answer)
            card = secret(self)
            self.plant(self.game.deck[card] if card >= 0 else -1)


class SetupTells(Plant):
    """A fact tells from the first moment on who was dealt what."""
    laws = ("Twin",)

    class game(Garden):                            # noqa: N801
        def new(self, rng: Rng) -> State:
            state = super().new(rng)
            state.put_fact(state.game.numbers - 1, odd(state))
            return state


class PhaseTells(Plant):
    """The phase, though it asks the same, is another if a hidden card is odd."""
    laws = ("Twin",)

    class state(Weed):                             # noqa: N801
        def real(self) -> int:
            return int(self.phase % (len(self.game.phases) // 2))

        def legal(self, seat: int) -> Answers:
            phase, self.phase = self.phase, self.real()
            legal = super().legal(seat)
            self.phase = phase
            return legal

        def browsing(self, seat: int) -> int:
            phase, self.phase = self.phase, self.real()
            zone = super().browsing(seat)
            self.phase = phase
            return int(zone)

        def apply(self, seat: int, answer: Answer) -> None:
            self.phase = self.real()
            super().apply(seat, answer)
            if self.asked and odd(self):
                self.phase += len(self.game.phases) // 2


class AskedTells(Plant):
    """Where several are asked one is left out because of a hidden card."""
    laws = ("Twin",)

    class state(Weed):                             # noqa: N801
        def apply(self, seat: int, answer: Answer) -> None:
            before = self.asked
            super().apply(seat, answer)
            if self.asked & (self.asked - 1) and self.asked & ~before and odd(self):
                self.asked &= self.asked - 1


class ScoreTells(Plant):
    """The score counts cards that still lie face down."""
    laws = ("Twin",)

    class state(Weed):                             # noqa: N801
        def scores(self) -> list[int]:
            scores = super().scores()
            scores[0] += odd(self)
            return scores
