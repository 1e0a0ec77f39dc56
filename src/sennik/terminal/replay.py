"""A record told again: every answer in words, as one seat saw it, or with all cards open."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ..engine.events import MOVED, REVEALED, Event
from ..engine.game import SPECTATOR
from ..engine.record import Record
from ..engine.state import State
from ..engine.view import View
from ..match.open_cards import open_seen, open_view
from ..words import Words


class Moment(NamedTuple):
    number: int                  # of the answer, from 1
    seat: int
    answer: str
    lines: list[str]
    view: View


def steps(record: Record, words: Words, names: Sequence[str], seat: int, opened: bool) -> Iterator[Moment]:
    """Each answer with what the reader saw of it. `opened` shows every face that lies anywhere."""
    again = record.unanswered()
    state = again.begin()
    for number, (who, text) in enumerate(record.answers, 1):
        events = again.answer(state, who, text)
        told = [tell_all(event, words, names) if opened else words.event(event.seen(seat), seat, names)
                for event in events]
        yield Moment(number, who, text, [line for line in told if line], table_view(state, seat, opened))


def tell_all(event: Event, words: Words, names: Sequence[str]) -> str:
    """The line of a spectator, with the card's name: after it, where such a sentence has no room for it."""
    seen = event.seen(SPECTATOR)
    line = words.event(open_seen(event), SPECTATOR, names)
    if line and seen.face < 0 and event.what in {MOVED, REVEALED} and line == words.event(seen, SPECTATOR, names):
        return f"{line} ({words.card(event.face)})"
    return line


def table_view(state: State, seat: int, opened: bool) -> View:
    return open_view(state) if opened else state.view(seat)
