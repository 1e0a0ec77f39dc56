"""A record told again: every answer in words, as one seat saw it, or with all cards open."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ..engine.events import Event, Seen
from ..engine.game import OPEN, SPECTATOR
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
        seen = [wide_open(event) if opened else event.seen(seat) for event in again.answer(state, who, text)]
        lines = [line for each in seen if (line := words.event(each, seat, names))]
        yield Moment(number, who, text, lines, table_view(state, seat, opened))


def wide_open(event: Event) -> Seen:
    return event.seen(SPECTATOR)._replace(face=event.face)


def table_view(state: State, seat: int, opened: bool) -> View:
    if not opened:
        return state.view(seat)
    shown = state.copy(FastRng(0))
    shown.known = [OPEN] * len(shown.known)
    return shown.view(SPECTATOR)
