"""Undo: one answer back is the position before, and only where nobody has seen anything new."""
from __future__ import annotations

from ...engine.errors import Illegal
from ...engine.game import BIT, EVERYONE
from ..law import Law
from ..play import Play
from .sight import in_sight, signs

UNDOS = 4                      # in one game: each costs a replay


class UndoLaw(Law):
    """Only the last answer, by who gave it, and only if nobody has seen anything new; then all is as before."""
    name = "Undo"

    def __init__(self) -> None:
        self.left = UNDOS

    def answered(self, play: Play) -> None:
        record, before, state = play.record, play.before, play.state
        allowed = [seat for seat in play.viewers if record.may_undo(seat)]
        play.need(allowed in ([], [play.seat]), self.name, f"{allowed} may take back an answer of seat {play.seat}")
        if not allowed:
            try:
                record.undo(play.seat)
            except Illegal:
                return
            play.fail(self.name, "an answer that may not be taken back is")
        play.need(state.rng.mark() == before.rng.mark(), self.name, "an answer that used chance may be taken back")
        for card in range(len(play.game.deck)):
            play.need(not state.known[card] & ~before.known[card] & EVERYONE, self.name,
                      "an answer that taught somebody a card may be taken back")
        for viewer in play.viewers:
            play.need(signs(state) == signs(before), self.name, "an answer that showed a sign may be taken back")
            shown = {event.card for event in play.log if event.card >= 0 and event.known & BIT[viewer]}
            play.need(in_sight(state, viewer) | shown <= in_sight(before, viewer), self.name,
                      "an answer that showed somebody a card, if only again, may be taken back")
        if self.left:
            self.left -= 1
            play.report.undone += 1
            back, answer = record.undo(play.seat), play.answer
            play.need(back.dump() == play.was, self.name, "undo leads to another position")
            play.need(len(record.answers) == play.number - 1, self.name, "undo leaves the answer in the record")
            if answer is not None:
                play.wire.answer(record, back, play.seat, answer.text)
            play.need(back.dump() == state.dump(), self.name, "the same answer after undo leads elsewhere")
