"""Failure: rules that break down half way through an answer leave everything as it was."""
from __future__ import annotations

from ...engine.errors import Refused
from ...engine.record import Record
from ...engine.rng import Rng
from ..difference import of_dumps, sentence
from ..law import Law
from ..play import Play
from .copy import choices


class NoChance(Rng):
    """A generator that fails whoever turns to it: so any rules can be made to break down."""

    def __init__(self, mark: int) -> None:
        self.stands = mark

    def below(self, n: int) -> int:
        raise ArithmeticError("there is no chance")

    def copy(self) -> Rng:
        return NoChance(self.stands)

    def mark(self) -> int:
        return self.stands


class Failure(Law):
    """The next answer is given where chance fails: then position, answers, record and log are as they were."""
    name = "Failure"

    def position(self, play: Play) -> None:
        if play.answer is None:
            return
        state = play.state.copy(NoChance(play.state.rng.mark()))
        record = Record(play.game, play.record.seed)
        before, legal = state.dump(), choices(play.game, state)
        try:
            play.wire.answer(record, state, play.seat, play.answer.text)
        except Refused as refused:
            play.fail(self.name, f"'{play.answer}' of seat {play.seat} is refused: {refused}")
        except Exception:  # noqa: BLE001 however it is told that the rules failed
            play.report.failed += 1
            what = f"'{play.answer}' failed, and"
            if state.dump() != before:
                told = sentence(of_dumps(play.game, before, state.dump()))
                play.fail(self.name, f"{what} left another position: {told}")
            play.need(choices(play.game, state) == legal, self.name, f"{what} left other answers")
            play.need(not record.answers and not record.plain, self.name, f"{what} was written down")
            play.need(state.log is None, self.name, f"{what} left the log open")
