"""How the bots of Echo see its answers: a pair is laid down at once, and the larger hand is the better one to ask."""
from __future__ import annotations

from sennik.engine.answers import Answers
from sennik.engine.state import State
from sennik.policy.instinct import Instinct

from .rules import ASK, HAND, LAY


class EchoInstinct(Instinct):
    def weigh(self, s: State, seat: int, answers: Answers) -> list[int]:
        return [100 if answer.verb == LAY else len(s.cards[HAND + answer.arg]) if answer.verb == ASK else 0
                for answer in answers]


INSTINCT = EchoInstinct()
