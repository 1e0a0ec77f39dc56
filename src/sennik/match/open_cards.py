"""What one sees who sees all cards: of games that are over, and of nobody else's."""
from __future__ import annotations

from ..engine.events import MOVED, REVEALED, Event, Seen
from ..engine.game import EVERYONE, SPECTATOR
from ..engine.rng import FastRng
from ..engine.state import State
from ..engine.view import View


def open_view(state: State) -> View:
    """With every face that lies anywhere. What lies face down stays so: it may count otherwise."""
    shown = state.copy(FastRng(0))
    for card in range(len(shown.known)):
        shown.known[card] |= EVERYONE
    shown.phase = len(state.game.phases)                 # none: nothing is done behind a hand
    view = shown.view(SPECTATOR)
    view.phase = state.phase
    return view


def open_seen(event: Event) -> Seen:
    """An event with its face, also one that happened behind a hand."""
    seen = event.seen(SPECTATOR if event.apart < 0 else event.apart)
    return seen._replace(face=event.face) if event.what in {MOVED, REVEALED} else seen
