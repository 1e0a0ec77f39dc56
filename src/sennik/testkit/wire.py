"""What reaches a seat, as text: the laws compare it byte by byte. A server can have its own words checked instead."""
from __future__ import annotations

import json

from ..engine.errors import Refused
from ..engine.events import Event
from ..engine.game import Place
from ..engine.record import Record
from ..engine.state import State
from .difference import values


class Wire:
    """The way in and the way out. Override either to check what really goes over a wire."""

    def answer(self, record: Record, state: State, seat: int, text: str) -> list[Event]:
        """An answer from outside, carried out or refused."""
        return record.answer(state, seat, text)

    def message(self, record: Record, state: State, log: list[Event], seat: int) -> str:
        """All that `seat` is sent after an answer: what it saw, how it stands, what it may do."""
        return json.dumps(self.parts(record, state, log, seat), separators=(",", ":"))

    def parts(self, record: Record, state: State, log: list[Event], seat: int) -> dict[str, object]:
        game = state.game
        legal = state.legal(seat) if seat < game.seats else ()
        return {
            "events": [event.seen(seat) for event in log],
            "view": values(state.view(seat)),
            "sight": values(state.view(seat, False)),
            "answers": [(a.text, [(place.zone, place.index, place.kind, place.fact) for place in game.place(a, seat)])
                        for a in legal],
            "why": [game.why_not(state.view(seat, False), Place(z, i)) for z in range(len(game.zones)) for i in (-1, 0)]
            if legal and game.reasons else [],           # only who is asked can ask why
            "undo": record.may_undo(seat),
            "scores": state.scores(),
        }

    def refusal(self, record: Record, state: State, seat: int, text: str) -> str:
        """The text of the error that such an answer meets; empty if it met none, and was carried out."""
        try:
            self.answer(record, state, seat, text)
        except Refused as error:
            return f"{type(error).__name__} {error.word} {error.details} {error}"
        return ""


WIRE = Wire()
