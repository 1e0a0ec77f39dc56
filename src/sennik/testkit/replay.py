"""Replay: the record leads to the same positions, through text too, and one answer back is the position before."""
from __future__ import annotations

from collections.abc import Mapping

from ..engine.errors import Illegal
from ..engine.game import BIT, EVERYONE, Game
from ..engine.record import read
from .law import Law
from .play import Play
from .sight import in_sight, signs

UNDOS = 4                      # in one game: each costs a replay


class Replay(Law):
    """What is compared at every answer of the second playing is in `Play`; this is the rest."""
    name = "Replay"

    def end(self, play: Play) -> None:
        game, record, state = play.game, play.record, play.state
        upto = play.chance.below(play.number + 1)
        play.need(hash(record.replay(upto).dump()) == play.course.hashes[upto], self.name, f"replay({upto}) differs")

        def make(key: str, seats: int, options: Mapping[str, object]) -> Game:
            play.need((key, seats, options) == (game.identity.key, game.seats, game.options), self.name,
                      "the text names another game")
            return game
        text = record.to_json(state)
        again, there = read(text, make)
        play.need(there.dump() == state.dump(), self.name, "the record read from its text ends elsewhere")
        play.need(there.digest() == state.digest(), self.name, "equal positions have two digests")
        play.need(again.answers == record.answers, self.name, "the record read from its text has other answers")
        play.need(again.plain == record.plain, self.name, "the record read from its text may undo other answers")
        play.need(again.to_json() == text, self.name, "the record read from its text is written otherwise")


class Undo(Law):
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
                play.table.answer(record, back, play.seat, answer.text)
            play.need(back.dump() == state.dump(), self.name, "the same answer after undo leads elsewhere")


class Ending(Law):
    """One prize, shared by the winners; points for every seat."""
    name = "End"

    def end(self, play: Play) -> None:
        prizes = play.state.returns()
        play.need(len(prizes) == play.game.seats and min(prizes) >= 0 and abs(sum(prizes) - 1) < 1e-9, self.name,
                  f"the returns are {prizes}")
        play.need(len(play.state.scores()) == play.game.seats, self.name, f"the scores are {play.state.scores()}")
