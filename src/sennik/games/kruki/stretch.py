"""The stretch ahead: how far the flight cards in a hand carry its raven, were they all flown now."""
from __future__ import annotations

from ...engine.game import SPECTATOR, Note, Place
from ...engine.view import View
from .cards import FLIGHT_KIND, WHITE
from .layout import AHEAD, DONE, HAND, LANDING, RAVEN, REACH
from .path import DETOUR, PAIRS, Path


def stretch(view: View) -> tuple[Note, ...]:
    """To a seat, of its own raven alone: the fields it would fly over, where each card would set it down, how many."""
    seat = view.seat
    if seat == SPECTATOR or view.facts[DONE + seat]:
        return ()
    fields, lands = before(view, seat)
    runs = runs_of(lands)
    held = [view.cards[HAND + seat].count(FLIGHT_KIND[seat] + land) for land in range(5)]
    flown = farthest(runs, 0, held)
    notes: list[Note] = []
    count = 0
    for _, length in runs[:flown]:
        notes += [Note(AHEAD, Place(), field) for field in fields[count:count + length]]
        count += length
        notes.append(Note(LANDING, Place(), fields[count - 1]))
    return (Note(REACH, Place(fact=RAVEN + seat), count), *notes)


def before(view: View, seat: int) -> tuple[list[int], list[int]]:
    """The fields before a raven and their lands, in the order in which it flies over them."""
    cards: list[list[int]] = []
    deck: list[int] = []
    for row in view.cards[:DETOUR + 2 * PAIRS]:
        cards.append(list(range(len(deck), len(deck) + len(row))))
        deck += row
    marks = [0] * len(deck)
    for zone, i, how in view.marks:
        if zone < len(cards):
            marks[cards[zone][i]] = how
    path = Path(cards, marks, deck)
    field = view.facts[RAVEN + seat]
    if seat == WHITE:
        first = path.index[field] + 1 if field >= 0 else 0
        return path.fields[first:], path.lands[first:]
    end = path.index[field] if field >= 0 else len(path.fields)
    return path.fields[:end][::-1], path.lands[:end][::-1]


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
