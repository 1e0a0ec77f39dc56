"""Replay: the record leads to the same positions, through text too."""
from __future__ import annotations

from collections.abc import Mapping

from ...engine.game import Game
from ...engine.record import read
from ..law import Law
from ..play import Play


class Replay(Law):
    """What is compared at every answer of the second playing is in `Play`; this is the rest."""
    name = "Replay"

    def end(self, play: Play) -> None:
        game, record, state = play.game, play.record, play.state
        upto = play.chance.below(play.number + 1)
        play.need(hash(record.replay(upto).dump()) == play.played.hashes[upto], self.name, f"replay({upto}) differs")

        def make(key: str, seats: int, options: Mapping[str, object], version: int) -> Game:
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
