"""A marker for arenas: the same search on the true cards. What a bot lacks against it, knowledge is worth.

It is no `Bot` and takes no view, so no table can be given one. Chance that is still to come (a draw from a bag) is
as open to it as to all.
"""
from __future__ import annotations

from ..engine.answers import Answer, Answers
from ..engine.game import BIT, Game
from ..engine.rng import FastRng, Rng
from ..engine.state import State
from ..policy.instinct import Instinct
from ..policy.thinking import RACE, Thinking
from .discover import instinct_of
from .fingerprint import ALL_SEEING, fingerprint
from .race import Race
from .repetition import Repetition
from .search import Search
from .simulation import Decision, Simulation


class Clairvoyant:
    thinking: Thinking
    instinct: Instinct
    rng: Rng
    repetition: Repetition
    last: Search | None          # what it thought of before is not thought of again

    def __init__(self, game: Game, seed: int, thinking: Thinking | None = None,
                 instinct: Instinct | None = None) -> None:
        self.thinking = thinking or Thinking()
        self.instinct = instinct or instinct_of(game)
        self.rng = FastRng(seed)
        self.repetition = Repetition()
        self.last = None

    def choose_seeing(self, state: State, seat: int) -> Answer:
        answers = state.legal(seat)
        if len(answers) == 1:
            return answers[0]
        where = fingerprint(state, ALL_SEEING)
        answers = self.repetition.left(where, answers)
        rng = FastRng(self.rng.mark() ^ where)
        root = state.copy(rng)
        for card in range(len(root.known)):                  # for its instinct too
            root.known[card] |= BIT[seat]
        simulation = Simulation(root, seat, self.thinking, self.instinct, rng, None, True)
        decision = self.race(simulation, answers) if self.thinking.method == RACE else self.tree(simulation, answers)
        return self.repetition.remember(where, decision.best())

    def race(self, simulation: Simulation, answers: Answers) -> Decision:
        race = Race(simulation, answers, self.thinking)
        race.run(self.thinking.iterations)
        return race

    def tree(self, simulation: Simulation, answers: Answers) -> Decision:
        search = Search(simulation, answers, self.thinking)
        if self.last is not None:
            search.go_on(self.last)
        search.run(self.thinking.iterations - search.top.times)
        self.last = search
        return search
