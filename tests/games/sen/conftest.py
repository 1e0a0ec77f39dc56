"""Tables of Sen set up by hand."""
from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from sennik.engine.rng import FastRng
from sennik.games import new
from sennik.testkit.scene import Scene

Table = Callable[..., Scene]


@pytest.fixture
def table() -> Table:
    """A round under way, in the game's notation: dreams from the left, the discard pile from the bottom.

    `pile` limits the draw pile to these cards; the rest of the deck then lies at the bottom of the discard pile.
    """
    def build(*dreams: Sequence[str], discard: Sequence[str] = ("5",), hand: str = "",
              pile: Sequence[str] | None = None, mover: int = 0, asks: str = "", round: int = 0,
              scores: Sequence[int] = (), **options: object) -> Scene:
        lines = [f"dream {seat}: {' '.join(dream)}" for seat, dream in enumerate(dreams)]
        lines += [f"discard: {' '.join(discard)}", f"turn: {mover}", f"round: {round}"]
        lines += [f"hand: {hand}", f"asks: {mover} drawn"] if hand else []
        lines += [f"asks: {asks}"] if asks else []
        lines += [f"pile: {' '.join(pile)}"] if pile is not None else []
        lines += [f"scores: {' '.join(str(score) for score in scores)}"] if scores else []
        return Scene(new("sen", len(dreams), **options).read_position("\n".join(lines), FastRng(1)))
    return build
