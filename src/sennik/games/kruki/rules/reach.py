"""The reach of a hand: how far its flight cards carry the raven, were they all flown now."""
from __future__ import annotations

from typing import Final

from ....engine.game import SPECTATOR, Note, Place
from ....engine.view import View
from . import facts, zones
from .cards import FLIGHT_KIND
from .path import Path, seen

# notes; the first and the third number fields as the ravens do
AHEAD: Final = "ahead"         # a field before the own raven that the hand carries it over
FLOWN: Final = "flown"         # the card, or two of them, that carries it over the fields named before, by kind
LANDING: Final = "landing"     # … where it sets the raven down
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
    notes: list[Note] = []
    count = 0
    for (_, length), (land, cards) in zip(runs, farthest(runs, 0, held)):
        notes += [Note(AHEAD, Place(), field) for field in fields[count:count + length]]
        notes += [Note(FLOWN, Place(), FLIGHT_KIND[seat] + land)] * cards
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


def farthest(runs: list[tuple[int, int]], k: int, held: list[int]) -> list[tuple[int, int]]:
    """How a hand flies over the most runs, from run k on, with the fewest cards: with a card of its land (KRU-F1), or
    with any two equal ones (KRU-F3). For each run the land of the cards and how many they are."""
    best: list[tuple[int, int]] = []
    if k < len(runs):
        for land in range(5):
            cost = 1 if land == runs[k][0] else 2
            if held[land] >= cost:
                left = held[:]
                left[land] -= cost
                found = [(land, cost), *farthest(runs, k + 1, left)]
                if len(found) > len(best) or (len(found) == len(best) and spent(found) < spent(best)):
                    best = found
    return best


def spent(flights: list[tuple[int, int]]) -> int:
    return sum([cards for _, cards in flights])
