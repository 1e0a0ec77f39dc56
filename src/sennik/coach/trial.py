"""A trial: one decision, thought over again by what its seat knew then. First chosen, then judged, in other worlds.

The best of many noisy figures is also the luckiest. So the worlds in which the coach makes its choice are not those by
which the choice and the answer that was given are judged: of two that are equally good neither is favoured.
"""
from __future__ import annotations

from math import sqrt
from typing import Final, cast

from ..bots.ismcts import Ismcts
from ..bots.levels import MASTER, thinking_of
from ..bots.race import FEW, Race
from ..engine.answers import Answer, Answers
from ..engine.game import Game
from ..engine.rng import FastRng
from ..engine.view import View
from ..policy.thinking import BOLD, RACE, Thinking
from .measure import Effort, measure_of

Worths = list[float]           # by seat
NEARLY: Final = 1e-3           # a small step, to see how fast shares change
SETTLING: Final = 6            # worlds in which an answer's best line is found


def thinking(game: Game, effort: Effort) -> Thinking:
    """A master's, who forgets nothing, misses nothing and only wants to win."""
    return thinking_of(game, MASTER).but({"method": RACE, "iterations": effort.choosing, "seconds": 0.0, "forget": 0.0,
                                          "miss": 0.0, "temper": BOLD})


def thinker(game: Game, effort: Effort, seed: int) -> Ismcts:
    """Who sits in a seat's place, from the first decision to the last: it knows what the seat has answered so far."""
    return Ismcts(game, seed, thinking(game, effort))


class Trial:
    """`legal` are all answers of the seat of `view`; whoever thinks has its history."""
    seat: int
    race: Race
    effort: Effort
    tried: list[list[Worths]]      # beside each answer of the race: its worths in the first worlds, as far as it ran
    judged: dict[int, list[Worths]]
    best: int                      # its place in the race
    stands: dict[int, int]         # by answer that was judged: the place of the line by which it was

    def __init__(self, bot: Ismcts, view: View, legal: Answers, effort: Effort) -> None:
        self.seat = int(view.seat)
        self.effort = effort
        self.measure = measure_of(bot.game)
        self.race = cast(Race, bot.search(view, legal))
        self.chance = FastRng(self.race.simulation.rng.mark() + 1)
        self.judged = {}
        self.stands = {}
        self.line_up(legal)
        self.choose()

    def line_up(self, legal: Answers) -> None:
        """Those that come to the coach's mind run the race; all others are tried in the first worlds only."""
        race = self.race
        race.running = race.line_up(self.effort.choosing)
        there = {answer.id for answer in race.answers}
        missing = [answer for answer in legal if answer.id not in there]
        race.answers = (*race.answers, *missing)
        if race.lines:
            race.lines = [*race.lines, *[(answer,) for answer in missing]]
        race.totals = [0.0] * len(race.answers)
        race.found = [[] for _ in race.answers]
        self.tried = [[] for _ in race.answers]

    def choose(self) -> None:
        race = self.race
        aside = [k for k in range(len(race.answers)) if k not in race.running]
        worlds, done = 0, 0
        look = 1 if race.halve else FEW
        while done + len(race.running) <= self.effort.choosing or not worlds:
            seed = self.world()
            for k in (*race.running, *aside):
                self.tried[k].append(race.attempt(k, seed))
            worlds += 1
            done += len(race.running)
            if worlds == look:
                if race.halve:
                    race.leave_half()
                else:
                    race.leave_behind()
                aside = []
                look += look
                if len(race.running) == 1:
                    break
        self.best = race.winner()

    def world(self) -> int:
        return self.chance.below(1 << 30) << 31 | self.chance.below(1 << 30)

    @property
    def choice(self) -> Answer:
        return self.race.answers[self.best]

    def place(self, answer: Answer) -> int:
        """Where an answer stands in the race; of several lines that begin with it, where the best of them does."""
        if answer.id in self.stands:
            return self.stands[answer.id]
        if answer is self.choice:
            return self.best
        return max(self.places(answer),
                   key=lambda k: (len(self.tried[k]), sum(worths[self.seat] for worths in self.tried[k])))

    def places(self, answer: Answer) -> list[int]:
        return [k for k, one in enumerate(self.race.answers) if one is answer]

    def settled(self, answer: Answer) -> int:
        """The place of its best line, found alike for the choice and for what was given: the lines of an answer that
        left the race early were tried less, and it would be judged by a poorer one."""
        places = self.places(answer)
        if len(places) == 1:
            return places[0]
        totals = [0.0] * len(places)
        for _ in range(SETTLING):
            seed = self.world()
            for n, k in enumerate(places):
                totals[n] += self.race.attempt(k, seed)[self.seat]
        return places[totals.index(max(totals))]

    # ---- judging
    def judge(self, answers: list[Answer], worlds: int) -> None:
        """The choice and these, in fresh worlds. Here everybody plays on, also where a search lets the others sleep."""
        simulation = self.race.simulation
        simulation.others = simulation.quick
        self.stands = {answer.id: self.settled(answer) for answer in dict.fromkeys([self.choice, *answers])}
        places = list(self.stands.values())
        self.judged = {k: [] for k in places}
        for _ in range(worlds):
            seed = self.world()
            for k in places:
                self.judged[k].append(self.race.attempt(k, seed))

    @property
    def found_best(self) -> list[Worths]:
        """What the choice was worth where it was judged."""
        return self.judged[self.place(self.choice)]

    def shares(self, answer: Answer) -> Worths:
        """What each seat can expect after this answer."""
        k = self.place(answer)
        return self.shared(mean(self.judged[k]) if k in self.judged else self.guessed(k))

    def guessed(self, k: int) -> Worths:
        """Of an answer that left the race early: as far from the choice as it was in the worlds that both met."""
        here, there = mean(self.found_best), self.tried[k]
        apart = [[one - other for one, other in zip(a, b)] for a, b in zip(there, self.tried[self.best])]
        return [one + by for one, by in zip(here, mean(apart))]

    def shared(self, worths: Worths) -> Worths:
        return self.measure.shares(self.race.simulation.root, worths, self.seat)

    def error(self, answer: Answer) -> float:
        """The standard error of how far the answer is behind the choice, from the worlds that both met."""
        k = self.place(answer)
        if answer is self.choice:
            return 0.0
        pairs = zip(self.found_best, self.judged[k])
        return self.slope() * deviation([one[self.seat] - other[self.seat] for one, other in pairs])

    def slope(self) -> float:
        """How much the own share grows with the own worth."""
        here = mean(self.found_best)
        low, high = list(here), list(here)
        low[self.seat] -= NEARLY
        high[self.seat] += NEARLY
        return (self.shared(high)[self.seat] - self.shared(low)[self.seat]) / (2 * NEARLY)

    def points(self, answer: Answer) -> float:
        """How much more the choice is worth to the seat, on the scale of the search."""
        k = self.place(answer)
        return mean(self.found_best)[self.seat] - mean(self.judged[k])[self.seat]


def mean(rows: list[Worths]) -> Worths:
    return [sum(column) / len(rows) for column in zip(*rows)]


def deviation(apart: list[float]) -> float:
    """Of the mean of these."""
    n = len(apart)
    if n < 2:
        return 1.0
    middle = sum(apart) / n
    return sqrt(sum((each - middle) ** 2 for each in apart) / (n - 1) / n)
