"""The searching bot: it imagines the hidden cards again and again and plays on in its head."""
from __future__ import annotations

from ..engine.answers import Answer, Answers
from ..engine.game import Game
from ..engine.rng import FastRng
from ..engine.state import State
from ..engine.view import View
from ..policy.instinct import Instinct, Line
from ..policy.thinking import PATIENT, RACE, Thinking
from .bot import Bot
from .discover import instinct_of
from .fingerprint import fingerprint
from .memory import Memory
from .race import Race
from .repetition import Repetition
from .search import Search
from .simulation import MILLION, NO_LINE, Clock, Decision, Simulation


class Ismcts(Bot):
    """The same view gets the same answer, whatever was asked before: chance follows from the seed and the view.

    Only a clock can change that: with `seconds` the number of simulations depends on the machine. Who forgets answers
    by what it remembers of the views before, and who comes to the same position for the third time goes another way.
    Where the game's instinct knows whole lines, the one that won is followed without a second thought until something
    happens that it did not foresee: a person does not think a journey over at every step either.
    """
    thinking: Thinking
    instinct: Instinct
    rivals: Instinct | None      # if given, the others are taken to answer by the odds it gives
    clock: Clock | None
    done: int                    # simulations for the last answer
    repetition: Repetition
    memory: Memory | None        # if it can lose something
    before: State | None         # how the table looked when it was last asked
    where: int                   # what its seat knew when it was last asked
    line: Line                   # what it means to answer next …
    expected: int                # … if its seat knows this then
    given: list[Answer]          # all its answers but those that were the only ones

    def __init__(self, game: Game, seed: int, thinking: Thinking | None = None, instinct: Instinct | None = None,
                 clock: Clock | None = None, rivals: Instinct | None = None) -> None:
        super().__init__(game, seed)
        self.thinking = thinking or Thinking()
        self.instinct = instinct or instinct_of(game)
        self.rivals = rivals
        self.clock = clock
        self.done = 0
        self.repetition = Repetition()
        self.memory = Memory(game, self.thinking.forget, seed) if self.thinking.forget > 0.0 else None
        self.before = None
        self.where = 0
        self.line = NO_LINE
        self.expected = 0
        self.given = []
        if self.thinking.seconds > 0.0 and clock is None:
            raise ValueError("seconds need a clock: give one, such as time.process_time")

    def choose(self, view: View, answers: Answers) -> Answer:
        self.done = 0
        if len(answers) == 1:
            return answers[0]
        search = self.search(view, answers)
        if self.line and self.where == self.expected and self.line[0] in answers:
            answer, self.line = self.line[0], self.line[1:]
        else:
            search.run(self.thinking.iterations, self.thinking.seconds, self.clock)
            self.done = search.done
            answer, self.line = search.best(), search.rest()
        if self.line:
            self.expected = self.after(search.simulation.root, view.seat, answer)
        self.given.append(answer)
        return self.repetition.remember(self.where, answer)

    def after(self, root: State, seat: int, answer: Answer) -> int:
        """What its seat will know when it is asked again, if nothing happens but what follows from the answer."""
        s = root.copy(FastRng(1))
        s.apply(seat, answer)
        return fingerprint(s, seat)

    def search(self, view: View, answers: Answers) -> Decision:
        """What it has to decide, not thought about yet."""
        thinking = self.thinking
        seed = self.rng.mark()
        root = self.game.imagine(view, FastRng(seed))
        if self.memory is not None:
            view = self.memory.recall(view, root)
            root = self.game.imagine(view, FastRng(seed))
        self.where = fingerprint(root, view.seat)
        instinct = self.instinct
        if self.memory is None and thinking.recall:      # who forgets does not look back either
            instinct = instinct.recalling(root, self.history)
        simulation = Simulation(root, view.seat, thinking, instinct, FastRng(seed ^ self.where), self.rivals)
        left = self.considered(simulation, self.repetition.left(self.where, answers), FastRng(seed + self.where))
        return Race(simulation, left, thinking) if thinking.method == RACE else Search(simulation, left, thinking)

    def considered(self, simulation: Simulation, answers: Answers, rng: FastRng) -> Answers:
        """The answers that come to its mind: never none."""
        instinct, root, seat = simulation.instinct, simulation.root, simulation.seat
        left = instinct.sensible(root, seat, answers, self.before)
        left = instinct.steady(root, seat, left, self.given)
        self.before = root
        trial = root.copy(rng.copy())
        temper = self.thinking.temper
        if temper == PATIENT:
            left = instinct.patient(trial, seat, left, self.thinking.nerve)
        else:
            left = instinct.bold(trial, seat, left)
        obvious = instinct.obvious(trial, seat, left, temper)
        share = int(self.thinking.miss * MILLION)
        if not share:
            return obvious
        if len(obvious) < len(left):                     # it comes to mind, unless it is missed twice
            if rng.below(MILLION) >= share or rng.below(MILLION) >= share:
                return obvious
            left = tuple([answer for answer in left if answer not in obvious]) or left
        return tuple([answer for answer in left if rng.below(MILLION) >= share]) or left
