"""The random bot: any answer, each as likely as the others."""
from __future__ import annotations

from ..engine.actions import Action, Answers
from ..engine.view import View
from .bot import Bot


class Chance(Bot):
    def choose(self, view: View, answers: Answers) -> Action:
        return answers[self.rng.below(len(answers))]
