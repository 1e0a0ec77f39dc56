"""A record told again: every answer in words, as one seat saw it, or with all cards open."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ..engine.events import MOVED, REVEALED, Event, Seen
from ..engine.game import EVERYONE, SPECTATOR
from ..engine.record import Record
from ..engine.rng import FastRng
from ..engine.state import State
from ..engine.view import View
from ..words import Words


class Moment(NamedTuple):
    number: int                  # of the answer, from 1
    seat: int
    answer: str
    lines: list[str]
    view: View


def steps(record: Record, words: Words, names: Sequence[str], seat: int, opened: bool) -> Iterator[Moment]:
    """Each answer with what the reader saw of it. `opened` shows every face that lies anywhere."""
    again = Record(record.game, record.seed, record.start)
    state = again.begin()
    for number, (who, text) in enumerate(record.answers, 1):
        events = again.answer(state, who, text)
        told = [tell_all(event, words, names) if opened else words.event(event.seen(seat), seat, names)
                for event in events]
        yield Moment(number, who, text, [line for line in told if line], table_view(state, seat, opened))


def tell_all(event: Event, words: Words, names: Sequence[str]) -> str:
    """The line of a spectator, with the card's name: after it, where such a sentence has no room for it."""
    seen = event.seen(SPECTATOR)
    line = words.event(wide_open(event), SPECTATOR, names)
    if line and seen.face < 0 and event.what in {MOVED, REVEALED} and line == words.event(seen, SPECTATOR, names):
        return f"{line} ({words.card(event.face)})"
    return line


def wide_open(event: Event) -> Seen:
    return event.seen(SPECTATOR)._replace(face=event.face)


def table_view(state: State, seat: int, opened: bool) -> View:
    if not opened:
        return state.view(seat)
    shown = state.copy(FastRng(0))
    shown.known = [mask | EVERYONE for mask in shown.known]  # what lies face down stays so: it may count otherwise
    return shown.view(SPECTATOR)
