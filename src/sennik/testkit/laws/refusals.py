"""Refusals: what cannot be read, is not allowed or comes out of turn meets one text each, and changes nothing."""
from __future__ import annotations

from ...engine.errors import Illegal, NotAsked, Refused, Unreadable
from ...engine.game import BIT, SPECTATOR
from ..law import Law
from ..play import Play

NOWHERE = (-1, SPECTATOR, 64, 1 << 70)             # no seat of any game
NONSENSE = ("", " ", "no such answer", "0", "\0", "null")


class Refusals(Law):
    name = "Refusals"

    def __init__(self) -> None:
        self.texts: dict[type[Refused], str] = {}

    def position(self, play: Play) -> None:
        game, state = play.game, play.state
        dump = state.dump()
        any_answer = game.answers.all[play.chance.below(len(game.answers.all))].text
        for seat in range(game.seats):
            nonsense = NONSENSE[play.chance.below(len(NONSENSE))]
            self.refuse(play, seat, nonsense, Unreadable)
            self.refuse(play, seat, any_answer + nonsense + " ", Unreadable)
            if not state.asked & BIT[seat]:
                self.refuse(play, seat, any_answer, NotAsked)
                continue
            legal = state.legal(seat)
            if len(legal) < len(game.answers.all):
                wrong = game.answers.all[play.chance.below(len(game.answers.all))]
                while wrong in legal:
                    wrong = game.answers.all[(wrong.id + 1) % len(game.answers.all)]
                self.refuse(play, seat, wrong.text, Illegal)
        for seat in (*NOWHERE, int(game.seats)):
            self.refuse(play, seat, any_answer, NotAsked)
        play.need(state.dump() == dump, self.name, "a refused answer changes the position")
        play.need(len(play.record.answers) == play.number, self.name, "a refused answer is written down")

    def end(self, play: Play) -> None:
        for seat in range(play.game.seats):
            self.refuse(play, seat, play.game.answers.all[0].text, NotAsked)

    def refuse(self, play: Play, seat: int, text: str, kind: type[Refused]) -> None:
        play.report.refused += 1
        try:
            play.wire.answer(play.record, play.state, seat, text)
        except Refused as error:
            play.need(type(error) is kind, self.name, f"'{text}' of seat {seat} meets {type(error).__name__}: {error}")
            known = self.texts.setdefault(kind, str(error))
            play.need(str(error) == known, self.name, f"{kind.__name__} says '{error}', and before '{known}'")
        else:
            play.fail(self.name, f"'{text}' of seat {seat} is taken")
