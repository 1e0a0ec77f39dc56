"""Simulations: the hidden cards dealt anew, and a game played on in one's head to something that has a value."""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from ..engine.answers import Answer, Answers
from ..engine.rng import Rng
from ..engine.state import NONE, Hidden, State
from ..policy.instinct import Instinct, Line
from ..policy.thinking import INSTINCT, Thinking

Clock = Callable[[], float]

LONG: Final = 2000             # answers after which a playout by instinct goes on at random: two instincts may circle
MILLION: Final = 1000000
NO_LINE: Final[Line] = ()


class Decision:
    """One decision of a seat, to be thought about for a while: in a tree (`Search`) or in a race (`Race`)."""
    simulation: Simulation
    seat: i64
    answers: Answers
    done: i64                    # simulations

    def __init__(self, simulation: Simulation, answers: Answers) -> None:
        self.simulation = simulation
        self.seat = simulation.seat
        self.answers = answers
        self.done = 0

    def run(self, iterations: int, seconds: float = 0.0, clock: Clock | None = None) -> None:
        """So many simulations, or fewer if the clock says that the time is over; at least one look's worth."""
        raise NotImplementedError

    def best(self) -> Answer:
        raise NotImplementedError

    def rest(self) -> Line:
        """What it means to answer after the best: nothing, where it was thought about answer by answer."""
        return NO_LINE


class Simulation:
    """What a seat can try out. `root` is any state that it cannot tell from the real one."""
    root: State
    seat: i64
    world: State | None          # the last one, which the next takes the place of
    hidden: list[Hidden]         # where the cards lie that it cannot tell
    legal: Answers               # at the real decision that `skip` came to
    rng: Rng
    instinct: Instinct           # for the decision itself, and for beliefs
    quick: Instinct              # for everything that comes after it …
    others: Instinct             # … and for the other seats, where they follow instinct
    rivals: Instinct | None      # if given, the other seats answer by the odds it gives, in the tree and beyond
    all_seeing: bool             # no cards are dealt anew
    believes: bool               # instinct exchanges cards in a world, and may do so with its own hands
    guided: bool                 # playouts by instinct
    alone: bool                  # the others follow instinct: only own decisions are searched
    epsilon: i64                 # in a million
    depth: i64
    line: Line                   # how the searcher means to go on in the playout, as far as it can …
    kept: i64                    # … and how many of these answers it has given

    def __init__(self, root: State, seat: int, thinking: Thinking, instinct: Instinct, rng: Rng,
                 rivals: Instinct | None = None, all_seeing: bool = False) -> None:
        self.root = root
        self.seat = seat
        self.world = None
        self.hidden = root.hidden(seat)
        self.legal = NONE
        self.rng = rng
        self.instinct = instinct
        self.quick = instinct.quick()
        self.others = instinct.others()
        self.rivals = rivals
        self.all_seeing = all_seeing
        self.believes = type(instinct).believe is not Instinct.believe
        self.guided = thinking.playout == INSTINCT
        self.alone = thinking.observer == INSTINCT
        self.epsilon = int(thinking.epsilon * MILLION)
        self.line = NO_LINE
        self.kept = 0
        self.depth = thinking.depth * root.game.seats // 2 if thinking.depth > 0 else thinking.depth

    def dealt(self, rng: Rng) -> State:
        """A world: what the seat cannot see is dealt anew. The world before it is gone then."""
        s = self.root.copy(rng) if self.believes else self.root.branch(rng, self.world)
        self.world = s
        if not self.all_seeing:
            s.mix(self.hidden, self.seat)
            if self.believes:
                self.instinct.believe(s, self.seat)
        return s

    def skip(self, s: State) -> i64:
        """Play on to the next real decision; whose it is, or -1 if there is none before the end or a rest."""
        while s.asked and not self.quick.rests(s):
            seat = s.to_act()
            legal = s.legal(seat)
            if len(legal) == 1:
                s.apply(seat, legal[0])
            elif self.rivals is not None and seat != self.seat:
                s.apply(seat, self.by_odds(self.rivals, s, seat, legal))
            elif self.alone and seat != self.seat:
                s.apply(seat, self.by_instinct(s, seat, legal))
            else:
                self.legal = legal
                return seat
        return -1

    def playout(self, s: State) -> list[float]:
        """Play on to the end, or to a rest, or so deep that instinct is asked for a value; the returns."""
        count: i64 = 0
        passed: i64 = 0
        last = self.seat
        rng = self.rng
        depth = self.depth
        plain: bool = not self.guided and not self.alone and self.rivals is None
        while s.asked:
            seat = s.to_act()
            if seat != last:
                last = seat
                passed += 1
            if self.quick.rests(s) or (depth >= 0 and passed >= depth):
                worth = self.quick.value(s)
                if worth:
                    return worth
            legal = s.legal(seat)
            n: i64 = len(legal)
            if plain or n == 1:
                s.apply(seat, legal[rng.below(n)])
            else:
                s.apply(seat, self.reply(s, seat, legal, count))
            count += 1
        return self.instinct.outcome(s)

    def reply(self, s: State, seat: i64, legal: Answers, count: i64) -> Answer:
        if self.rivals is not None and seat != self.seat:
            return self.by_odds(self.rivals, s, seat, legal)
        if self.kept < len(self.line) and seat == self.seat:
            wanted = self.line[self.kept]
            for answer in legal:
                if answer is wanted:
                    self.kept += 1
                    return answer
        if count > LONG or not (self.guided or (self.alone and seat != self.seat)):
            return legal[self.rng.below(len(legal))]
        return self.by_instinct(s, seat, legal)

    def by_instinct(self, s: State, seat: i64, legal: Answers) -> Answer:
        """The heaviest answer, of equals any; now and then any answer at all."""
        if self.rng.below(MILLION) < self.epsilon:
            return legal[self.rng.below(len(legal))]
        policy = self.others if self.alone and seat != self.seat else self.quick
        weights = policy.weigh(s, seat, legal)
        best: i64 = 0
        equal: i64 = 1
        k: i64 = 1
        while k < len(legal):
            if weights[k] > weights[best]:
                best = k
                equal = 1
            elif weights[k] == weights[best]:
                equal += 1
                if self.rng.below(equal) == 0:
                    best = k
            k += 1
        return legal[best]

    def by_odds(self, policy: Instinct, s: State, seat: i64, legal: Answers) -> Answer:
        """An answer as likely as its weight among all weights."""
        weights = policy.weigh(s, seat, legal)
        total: i64 = 0
        for weight in weights:
            total += weight
        ball = self.rng.below(total)
        k: i64 = 0
        while ball >= weights[k]:
            ball -= weights[k]
            k += 1
        return legal[k]
