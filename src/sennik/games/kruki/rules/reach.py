"""The reach of a hand: how far its flight cards carry the raven, were they all flown now."""
from __future__ import annotations

from typing import Final

from ....engine.game import SPECTATOR, Note, Place
from ....engine.view import View
from . import facts, zones
from .cards import FLIGHT_KIND
from .path import Path, seen

# notes; the first two number fields as the ravens do
AHEAD: Final = "ahead"         # a field before the own raven that the hand carries it over
LANDING: Final = "landing"     # … where a card sets it down
REACH: Final = "reach"         # how many fields


def reach(view: View) -> tuple[Note, ...]:
    """To a seat, of its own raven alone: the fields it would fly over, where each card would set it down, how many."""
    seat = view.seat
    if seat == SPECTATOR or view.facts[facts.FINISHED + seat]:
        return ()
    path, raven = Path(seen(view)), view.facts[facts.RAVEN + seat]
    fields = path.fields_ahead(seat, raven)
    runs = runs_of(path.lands_ahead(seat, raven))
    held = [view.cards[zones.HAND + seat].count(FLIGHT_KIND[seat] + land) for land in range(5)]
    flown = farthest(runs, 0, held)
    notes: list[Note] = []
    count = 0
    for _, length in runs[:flown]:
        notes += [Note(AHEAD, Place(), field) for field in fields[count:count + length]]
        count += length
        notes.append(Note(LANDING, Place(), fields[count - 1]))
    return (Note(REACH, Place(fact=facts.RAVEN + seat), count), *notes)


def runs_of(lands: list[int]) -> list[tuple[int, int]]:
    """Equal lands that follow each other, and how many: one card flies over all of them (KRU-F2)."""
    runs: list[tuple[int, int]] = []
    for land in lands:
        if runs and runs[-1][0] == land:
            runs[-1] = land, runs[-1][1] + 1
        else:
            runs.append((land, 1))
    return runs


def farthest(runs: list[tuple[int, int]], k: int, held: list[int]) -> int:
    """The run up to which a hand can fly: with a card of its land (KRU-F1), or with any two equal ones (KRU-F3)."""
    best = k
    if k < len(runs):
        for land in range(5):
            cost = 1 if land == runs[k][0] else 2
            if held[land] >= cost:
                left = held[:]
                left[land] -= cost
                best = max(best, farthest(runs, k + 1, left))
    return best
