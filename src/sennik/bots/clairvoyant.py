"""A marker for arenas: the same search on the true cards. What a bot lacks against it, knowledge is worth.

It is no `Bot` and takes no view, so no table can be given one. Chance that is still to come (a draw from a bag) is
as open to it as to all.
"""
from __future__ import annotations

from ..engine.actions import Action
from ..engine.game import BIT, Game
from ..engine.instinct import Instinct
from ..engine.rng import FastRng, Rng
from ..engine.state import State
from ..engine.thinking import RACE, Thinking
from .knowledge import ALL_SEEING, knowledge
from .lore import instinct_of
from .race import Race
from .search import Search


class Clairvoyant:
    thinking: Thinking
    instinct: Instinct
    rng: Rng

    def __init__(self, game: Game, seed: int, thinking: Thinking | None = None,
                 instinct: Instinct | None = None) -> None:
        self.thinking = thinking or Thinking()
        self.instinct = instinct or instinct_of(game)
        self.rng = FastRng(seed)

    def choose_seeing(self, state: State, seat: int) -> Action:
        answers = state.legal(seat)
        if len(answers) == 1:
            return answers[0]
        rng = FastRng(self.rng.mark() ^ knowledge(state, ALL_SEEING))
        root = state.copy(rng)
        for card in range(len(root.known)):                  # for its instinct too
            root.known[card] |= BIT[seat]
        kind = Race if self.thinking.method == RACE else Search
        search = kind(root, seat, answers, self.thinking, self.instinct, rng, None, True)
        search.run(self.thinking.iterations)
        return search.best()
