"""The greedy bot: the answer that looks best to the instinct of the game, without thinking ahead."""
from __future__ import annotations

from mypy_extensions import i64

from ..engine.answers import Answer, Answers
from ..engine.game import Game
from ..engine.view import View
from ..policy.instinct import Instinct
from .bot import Bot
from .discover import instinct_of
from .fingerprint import fingerprint
from .repetition import Repetition


class Greedy(Bot):
    instinct: Instinct
    repetition: Repetition

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self.instinct = instinct_of(game)
        self.repetition = Repetition()

    def choose(self, view: View, answers: Answers) -> Answer:
        imagined = self.game.imagine(view, self.rng)       # an instinct looks only at what the seat knows in it
        where = fingerprint(imagined, view.seat)
        answers = self.repetition.left(where, answers)
        weights = self.instinct.weigh(imagined, view.seat, answers)
        best: list[Answer] = []
        high: i64 = 0
        k: i64 = 0
        while k < len(answers):
            weight: i64 = weights[k]
            if not best or weight > high:
                best = [answers[k]]
                high = weight
            elif weight == high:
                best.append(answers[k])
            k += 1
        return self.repetition.remember(where, best[self.rng.below(len(best))])
