"""Cards: none is lost, none doubled."""
from __future__ import annotations

from ..conservation import lost
from ..law import Law
from ..play import Play


class Cards(Law):
    """Every card lies somewhere, once."""
    name = "Cards"

    def alone(self, play: Play) -> None:
        odd = lost(play.state)
        play.need(not odd, self.name, odd)
