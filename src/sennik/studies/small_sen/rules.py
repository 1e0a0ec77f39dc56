"""Small Sen: the rules of Sen, small enough that every line of play can be walked.

Two seats, dreams of two lands of which each seat peeks at one, one round, and seven cards: 1, 1, 5, 5, 9, 9 and a
Peek 1 (worth 6), so that two are left to draw. Seat 0 begins. Everything else is Sen, but for one rule: lands can be
taken from the discard pile for ever, so a round that nobody ends is over after a few turns, as on an empty pile.

A study and no option of Sen: nobody who looks for an evening's game is to be offered it, and Sen's own deals and
records stay as they are.

How large it is, as walked by `research/solver.py`: with two turns 33,120 decisions, 86,400 endings and 5,340
information states, with three 126,720, 331,200 and 44,112; with four 390,240 decisions and 1,018,080 endings.
"""
from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from ...engine.game import Fact, Game, Identity, Option
from ...engine.rng import Rng
from ...engine.state import State
from ...games.sen.rules import facts, verbs
from ...games.sen.rules.cards import NINE, PEEK1
from ...games.sen.rules.game import Sen
from ...games.sen.rules.state import SenState
from ...games.sen.rules.zones import PILE

SMALL_SEN: Final = Identity("small_sen", version=1, least=2, most=2, minutes=1, weight=1, options=(
    Option("turns", ("2", "3", "4"), default="3"),))
DECK: Final = (1, 1, 5, 5, NINE, NINE, PEEK1)
TURNS: Final = 20              # after the facts of Sen: turns of this round that are over


class SmallSen(Sen):
    turns: int                 # of both seats together, at most

    def __init__(self, seats: int = 2, options: Mapping[str, object] | None = None) -> None:
        super().__init__(seats, options, SMALL_SEN)
        self.facts = (*facts.FACTS, Fact("turns", TURNS))
        self.told = (*verbs.TOLD, "dawn")
        self.ready()

    def agree(self, given: Mapping[str, object]) -> None:
        self.turns = int(self.options["turns"])
        self.deck = list(DECK)
        self.size, self.peeks, self.rounds, self.target, self.penalty = 2, 1, 1, 100, 5
        self.n = self.g = self.k = False

    def blank(self) -> State:
        return SmallSenState(self)

    def new(self, rng: Rng) -> State:
        s = cast(SmallSenState, self.start(rng))
        s.new_round()
        return s

    def read_position(self, text: str, rng: Rng) -> State:
        return Game.read_position(self, text, rng)         # there is no notation for it

    def write_position(self, state: State) -> str:
        return Game.write_position(self, state)


class SmallSenState(SenState):
    small: SmallSen

    def __init__(self, game: SmallSen) -> None:
        super().__init__(game)
        self.small = game

    def end_turn(self) -> None:
        self.facts[TURNS] += 1
        if self.facts[TURNS] == self.small.turns and self.cards[PILE]:
            self.tell("dawn")
            self.end_round()
        else:
            super().end_turn()
