"""What a seat has in sight: lines of the log whose card still lies open, and faces just seen that are covered again.

Cards are found by their numbers, which nobody is sent. Nothing may come of that but what the seat can follow with its
own eyes: so a line counts only for the card that it put or showed where it lies now, and a face just seen only for a
card that still is known there; neither goes through a shuffle, a bag or a hand, where equal cards cannot be told apart.
"""
from __future__ import annotations

from ..engine.events import MOVED, Event
from ..engine.game import BIT, UP, Zone
from ..engine.state import State
from ..engine.view import View
from .log import Log

Peeks = tuple[tuple[int, int, int], ...]         # zone, index, kind


def sight(log: Log, state: State, view: View, fresh: int) -> tuple[tuple[int, ...], Peeks]:
    """The events before `fresh` whose face is still shown, and the peeks. `view` is what the seat sees of the state."""
    if not log.fades:
        return (), ()
    faces: list[int] = []
    peeks: list[tuple[int, int, int]] = []
    seat = view.seat
    bit = BIT[seat]
    since = log.since(seat)
    known, deck = state.known, state.game.deck
    for z in log.rows:
        row, seen = state.cards[z], view.cards[z]
        if not row or len(row) != len(seen):             # not as long: something was taken behind a hand
            continue
        heap = log.zones[z].heap
        for i in range(len(row) - 1 if heap else 0, len(row)):         # of a heap, only the top lies open
            card = row[i]
            if not known[card] & bit:
                continue
            numbers = log.of_card[card]
            if not numbers:
                continue
            if seen[i] >= 0:
                if numbers[0] < fresh:
                    add_older(log, numbers, seat, z, fresh, faces)
            elif numbers[-1] >= since and not heap and shows(log.events[numbers[-1]], seat):
                peeks.append((z, i, deck[card]))
    faces.sort()
    return tuple(faces), tuple(peeks)


def add_older(log: Log, numbers: list[int], seat: int, z: int, fresh: int, faces: list[int]) -> None:
    """Of the events of a card that lies open in zone `z` those before `fresh` that put it there, or showed it there."""
    stirred = log.stirred[z][-1] if log.stirred[z] else 0
    for k in range(len(numbers) - 1, -1, -1):
        event = log.events[numbers[k]]
        if numbers[k] < stirred or event.dst != z or not lay_open(event, log.zones[z], seat):
            return
        if numbers[k] < fresh:
            faces.append(numbers[k])
        if event.what == MOVED:
            return


def lay_open(event: Event, zone: Zone, seat: int) -> bool:
    """Did the seat see the face in the event, and after it still?"""
    return shows(event, seat) and bool(event.known & UP or not must_remember(zone, seat))


def must_remember(zone: Zone, seat: int) -> bool:
    """Do cards lie face down here before this seat, but for those turned up?"""
    return bool(zone.remember & BIT[seat])


def shows(event: Event, seat: int) -> bool:
    return bool(event.known & BIT[seat]) and event.apart in (-1, seat)
