"""The random bot: any answer, each as likely as the others."""
from __future__ import annotations

from ..engine.answers import Answer, Answers
from ..engine.view import View
from .bot import Bot


class RandomBot(Bot):
    def choose(self, view: View, answers: Answers) -> Answer:
        return answers[self.rng.below(len(answers))]
