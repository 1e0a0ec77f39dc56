"""Answers: all that a game has, and those that may be given now."""
from __future__ import annotations

from ...engine.answers import Answer
from ...engine.game import BIT
from ..law import Law
from ..play import Play


class AnswersLaw(Law):
    """All answers together are dense and readable; the answers now are some of it, each once, for asked seats only."""
    name = "Answers"

    def begin(self, play: Play) -> None:
        every = play.game.answers
        for n, answer in enumerate(every.all):
            play.need(answer.id == n, self.name, f"'{answer}' has the id {answer.id}, not {n}")
            play.need(every.parse(answer.text) is answer, self.name, f"'{answer}' is read as another answer")
            play.need(0 <= answer.verb < len(every.verbs), self.name, f"'{answer}' has no verb")
            words = [every.verbs[answer.verb], *[str(arg) for arg in answer.args]]
            play.need(answer.text == " ".join(words), self.name, f"'{answer}' does not say what it is")
            play.need(len(answer.args) == len(every.signatures[answer.verb]), self.name, f"'{answer}': other arguments")
            play.need((answer.arg, answer.arg2) == (*answer.args, -1, -1)[:2], self.name, f"'{answer}': arg, arg2")
        play.need(len(every.by_text) == len(every.all), self.name, "a text without an answer")

    def alone(self, play: Play) -> None:
        state, every = play.state, play.game.answers.all
        dump = state.dump()
        for seat in range(play.game.seats):
            legal = state.legal(seat)
            if not state.asked & BIT[seat]:
                play.need(not legal, self.name, f"seat {seat} is not asked and has answers")
                continue
            play.need(len(legal) > 0, self.name, f"seat {seat} is asked and has no answer")
            play.need(len({answer.id for answer in legal}) == len(legal), self.name, f"seat {seat} has an answer twice")
            play.need(all(known(every, answer) for answer in legal), self.name, f"seat {seat} has a foreign answer")
            play.need(state.legal(seat) == legal, self.name, f"seat {seat} has other answers when asked again")
        play.need(state.dump() == dump, self.name, "looking for answers changes the position")


def known(every: list[Answer], answer: Answer) -> bool:
    return 0 <= answer.id < len(every) and every[answer.id] is answer
