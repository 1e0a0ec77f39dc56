"""Repetition: what a bot answered where, so that two bots do not go round in circles for ever.

The same view gets the same answer, so bots that come back to a position would come back to it again and again: two
players of Sen may hand each other the same cards until dawn. People get tired of it, and so does a bot.
"""
from __future__ import annotations

from typing import Final

from ..engine.answers import Answer, Answers

OFTEN: Final = 2               # as often an answer is given in a position; then another, as long as there is one


class Repetition:
    given: dict[int, list[int]]          # by what the seat knew: the ids of the answers given

    def __init__(self) -> None:
        self.given = {}

    def left(self, where: int, answers: Answers) -> Answers:
        """The answers not given too often already; all, if there are no others."""
        given = self.given.get(where)
        if given is None:
            return answers
        left = [answer for answer in answers if given.count(answer.id) < OFTEN]
        return tuple(left) if left else answers

    def remember(self, where: int, answer: Answer) -> Answer:
        self.given.setdefault(where, []).append(answer.id)
        return answer
