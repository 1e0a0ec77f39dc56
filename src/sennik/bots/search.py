"""Monte Carlo tree search over what seats know (ISMCTS), written once for all games.

Every simulation deals the hidden cards anew, so the same node is met in many worlds. A node is not a path but a
*knowledge*: what an observer knows just then, as one number (`fingerprint`). The observer is the searching seat for all
nodes (single observer), or for each node the seat that decides there (multiple observers); or only the searcher has
nodes, and the others follow instinct. What an observer does not see of an answer or of chance leads to the same node,
what it sees leads to different ones, without a word about it in any game: a drawn card tells its owner's nodes apart
and nobody else's. Transpositions share a node.

An answer that is not allowed in every world is judged by how often it could have been chosen, not by how often the
node was met (Cowling, Powley and Whitehouse 2012). Each seat maximises its own return (max^n; partners share one).
"""
from __future__ import annotations

from math import log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ..engine.answers import Answer, Answers
from ..engine.rng import Rng
from ..engine.state import State
from ..policy.thinking import MULTI, Thinking
from .fingerprint import ALL_SEEING, SHORT, fingerprint, step
from .simulation import Clock, Decision, Simulation

LOOK: Final = 16               # simulations between two looks at the clock
EMPTY: Final = -1
FIRST_SLOTS: Final = 64        # a power of 2
# by whole number, which a search asks for all the time
LOGS: Final = vec[float]([log(float(n or 1)) for n in range(4096)])


@mypyc_attr(acyclic=True)         # answers and numbers: there is no circle for the garbage collector to look for
class Node:
    """A decision of one seat: how often each answer was given, and what came of it for that seat."""
    seat: i64
    answers: Answers           # all that were ever allowed here
    visits: vec[i64]           # beside each answer
    totals: vec[float]
    priors: list[float]        # what instinct says; empty where it is not asked, or says something else in each world
    times: i64
    where: dict[int, int]      # the place of each answer id, once answers differ from world to world …
    chances: vec[i64]          # … and how often each was allowed then; until then both are empty

    def __init__(self, seat: i64, answers: Answers) -> None:
        self.seat = seat
        self.answers = answers
        self.visits = vec[i64]()
        self.totals = vec[float]()
        self.priors = NO_PRIORS
        self.times = 0
        self.where = NOWHERE
        self.chances = vec[i64]()

    def met(self, legal: Answers) -> list[int]:
        """It is met once more, with these answers allowed: where they stand here, or ALL if no answer is missing."""
        if self.times == 0:
            self.answers = legal
            self.open()
        elif not len(self.chances) and not same(legal, self.answers):
            self.scatter()
        places = self.places(legal) if len(self.chances) else ALL
        self.times += 1
        return places

    def open(self) -> None:
        """Most nodes are met once: lists are made when an answer is to be chosen here."""
        self.visits = vec[i64]([0] * len(self.answers))
        self.totals = vec[float]([0.0] * len(self.answers))

    def best(self) -> i64:
        """The place of the answer given most often; of equals the one that paid more, then the first; -1: none yet."""
        best: i64 = -1
        k: i64 = 0
        while k < len(self.visits):
            if best < 0 or self.visits[k] > self.visits[best] or (
                    self.visits[k] == self.visits[best] and self.totals[k] > self.totals[best]):
                best = k
            k += 1
        return best

    def scatter(self) -> None:
        """From here on answers are looked up by their id."""
        self.where = {}
        k: i64 = 0
        for answer in self.answers:
            self.where[answer.id] = k
            k += 1
        self.chances = vec[i64]([self.times] * len(self.answers))

    def places(self, legal: Answers) -> list[int]:
        """Where these answers stand, in a node that is scattered; each was allowed once more."""
        out: list[int] = []
        fresh: list[Answer] = []
        count: i64 = len(self.answers)
        for answer in legal:
            k: i64 = self.where.get(answer.id, -1)
            if k < 0:
                k = count
                count += 1
                self.where[answer.id] = k
                fresh.append(answer)
                self.visits = append(self.visits, 0)
                self.totals = append(self.totals, 0.0)
                self.chances = append(self.chances, 0)
            out.append(k)
            self.chances[k] += 1
        if fresh:
            self.answers = self.answers + tuple(fresh)
        return out


NO_PRIORS: Final[list[float]] = []
NOWHERE: Final[dict[int, int]] = {}
ALL: Final[list[int]] = []     # stands for every place: no answer is missing


class Nodes:
    """The nodes of a tree, found by a number, of which a dict would make an object every time."""
    all: list[Node]
    keys: vec[i64]             # beside them
    slots: vec[i64]            # where a key leads: a place among the nodes, or EMPTY; at least every other one is empty

    def __init__(self) -> None:
        self.all = []
        self.keys = vec[i64]()
        self.slots = vec[i64]([EMPTY] * FIRST_SLOTS)

    def get(self, key: i64) -> Node | None:
        last: i64 = len(self.slots) - 1
        slot = key & last
        while True:
            place = self.slots[slot]
            if place == EMPTY:
                return None
            if self.keys[place] == key:
                return self.all[place]
            slot = slot + 1 & last

    def add(self, key: i64, node: Node) -> None:
        """A new one."""
        self.all.append(node)
        self.keys = append(self.keys, key)
        if 2 * len(self.all) > len(self.slots):
            self.slots = vec[i64]([EMPTY] * (2 * len(self.slots)))
            for place in range(len(self.all)):
                self.enter(place)
        else:
            self.enter(len(self.all) - 1)

    def enter(self, place: i64) -> None:
        last: i64 = len(self.slots) - 1
        slot = self.keys[place] & last
        while self.slots[slot] != EMPTY:
            slot = slot + 1 & last
        self.slots[slot] = place


def shares(weights: list[int]) -> list[float]:
    """Weights have no unit, so only their order counts: 1, 1/2, 1/3 … scaled to 1, equal weights with equal parts."""
    n: i64 = len(weights)
    out = [0.0] * n
    whole = 0.0
    k: i64 = 0
    while k < n:
        heavier: i64 = 0
        equal: i64 = 0
        weight: i64 = weights[k]
        for other in weights:
            if other > weight:
                heavier += 1
            elif other == weight:
                equal += 1
        part = 0.0
        rank = heavier
        while rank < heavier + equal:
            part += 1.0 / float(int(rank + 1))
            rank += 1
        out[k] = part / float(int(equal))
        whole += out[k]
        k += 1
    k = 0
    while k < n:
        out[k] /= whole
        k += 1
    return out


def logarithm(n: i64) -> float:
    return LOGS[n] if n < len(LOGS) else log(float(int(n)))


def same(a: Answers, b: Answers) -> bool:
    if a is b:
        return True
    n: i64 = len(a)
    if n != len(b):
        return False
    k: i64 = 0
    while k < n:
        if a[k] is not b[k]:
            return False
        k += 1
    return True


class Search(Decision):
    """A decision thought about in a tree."""
    rng: Rng
    exploration: float
    multi: bool
    widen: float
    trust: float
    asks: bool                   # instinct, for the order of answers
    nodes: Nodes
    top: Node
    path: list[Node]
    steps: vec[i64]
    high: float                  # of the answers tried, left behind by `promising`: the best bound …
    tried: i64                   # … their number …
    average: float               # … and what they were worth

    def __init__(self, simulation: Simulation, answers: Answers, thinking: Thinking) -> None:
        super().__init__(simulation, answers)
        self.rng = simulation.rng
        self.exploration = thinking.exploration
        self.multi = thinking.observer == MULTI
        self.widen = thinking.widen
        self.trust = thinking.trust
        self.asks = simulation.guided or self.widen > 0.0 or self.trust > 0.0
        self.nodes = Nodes()
        self.path = []
        self.steps = vec[i64]()
        self.high = 0.0
        self.tried = 0
        self.average = 0.0
        self.top = Node(self.seat, answers)
        self.nodes.add(self.key(simulation.root, self.seat), self.top)

    def go_on(self, before: Search) -> None:
        """Go on in the tree of an earlier decision, if this one was met in it."""
        found = before.nodes.get(self.key(self.simulation.root, self.seat))
        if found is not None and found.seat == self.seat and same(found.answers, self.answers) and found.times:
            self.nodes = before.nodes
            self.top = found

    # ---- what is asked of it
    def run(self, iterations: int, seconds: float = 0.0, clock: Clock | None = None) -> None:
        end = clock() + seconds if clock is not None and seconds > 0.0 else 0.0
        left: i64 = iterations
        while left > 0:
            self.simulate()
            left -= 1
            if clock is not None and end > 0.0 and left % LOOK == 0 and clock() >= end:
                return

    def best(self) -> Answer:
        """The answer given most often."""
        return self.top.answers[self.top.best()]

    # ---- one simulation
    def simulate(self) -> None:
        s = self.simulation.dealt(self.rng)
        path = self.path
        steps = self.steps
        length: i64 = 0
        seat = self.seat
        node = self.top
        legal = self.answers
        while True:
            k = self.pick(node, s, legal)
            node.visits[k] += 1                        # before the return is known: a circle of views is left again
            if length < len(path):                     # as far as an earlier one went: lists are emptied slowly
                path[length] = node
                steps[length] = k
            else:
                path.append(node)
                steps = self.steps = append(steps, k)
            length += 1
            s.apply(seat, node.answers[k])
            seat = self.simulation.skip(s)
            if seat < 0:
                break
            legal = self.simulation.legal
            key = self.key(s, seat)
            found = self.nodes.get(key)
            if found is None:                          # met for the first time: noted, and played on from here
                self.nodes.add(key, Node(seat, legal))
                break
            node = found
        worth = self.simulation.playout(s)
        while length > 0:
            length -= 1
            node = path[length]
            node.totals[steps[length]] += worth[node.seat]
        self.done += 1

    def key(self, s: State, seat: i64) -> i64:
        """The observer's knowledge, and who decides: where several are asked, the searcher answers first."""
        watcher: i64 = self.seat
        if self.simulation.all_seeing:
            watcher = ALL_SEEING
        elif self.multi:
            watcher = seat
        return step(fingerprint(s, watcher), seat) & SHORT

    def pick(self, node: Node, s: State, legal: Answers) -> i64:
        """The place of the answer to try: the one with the best bound, or one not tried yet.

        UCB, and where instinct is asked its prior as in PUCT. Without trust an untried answer comes first.
        """
        n: i64 = len(legal)
        places = node.met(legal)
        priors = self.priors(node, s, legal) if self.asks else NO_PRIORS
        best = self.promising(node, places, priors, n)
        if self.tried == n:
            return best
        k = self.untried(node, places, priors, n)
        first = k
        if places:
            first = places[k]
        if best < 0:
            return first
        root = sqrt(float(int(node.times)))
        if self.widen > 0.0 and float(int(self.tried)) >= 1.0 + self.widen * root:
            return best
        if self.trust == 0.0:
            return first
        bound = self.average + self.exploration * sqrt(log(float(int(node.times))))
        bound += self.trust * (priors[k] if priors else 0.0) * root
        return first if bound > self.high else best

    def promising(self, node: Node, places: list[int], priors: list[float], n: i64) -> i64:
        """The place of the best bound among those of the n answers that were tried, or -1.

        It leaves behind the bound, how many were tried, and what they were worth on average.
        """
        visits = node.visits
        totals = node.totals
        exploration = self.exploration
        all_there: bool = not places
        best: i64 = -1
        high = -1.0e300
        counted: i64 = -1
        logged = 0.0
        root = 0.0
        tried: i64 = 0
        total = 0.0
        among: i64 = 0
        k: i64 = 0
        while k < n:
            i: i64 = k                                 # no `x if … else y` here: of i64 and int it makes objects
            allowed: i64 = node.times
            if not all_there:
                i = places[k]
                allowed = node.chances[i]
            v: i64 = visits[i]
            if v:
                if allowed != counted:
                    counted = allowed
                    logged = logarithm(allowed)
                    root = sqrt(float(int(allowed))) if priors else 0.0
                tries = float(int(v))
                worth = totals[i]
                score = worth / tries + exploration * sqrt(logged / tries)
                if priors:
                    score += self.trust * priors[k] * root / (1.0 + tries)
                if score > high:
                    high = score
                    best = i
                tried += 1
                total += worth
                among += v
            k += 1
        self.high = high
        self.tried = tried
        self.average = total / float(int(among)) if tried else 0.0
        return best

    def untried(self, node: Node, places: list[int], priors: list[float], n: i64) -> i64:
        """Which of the n answers allowed now, not tried yet, is the likeliest, of equals any."""
        visits = node.visits
        first: i64 = -1
        likely = -1.0
        equals: i64 = 0
        k: i64 = 0
        while k < n:
            i: i64 = k
            if places:
                i = places[k]
            if visits[i] == 0:
                prior = priors[k] if priors else 0.0
                if prior > likely:
                    likely = prior
                    equals = 0
                if prior == likely:
                    equals += 1
                    if self.rng.below(equals) == 0:
                        first = k
            k += 1
        return first

    def priors(self, node: Node, s: State, legal: Answers) -> list[float]:
        """What instinct thinks of the answers: kept where it follows from the observer's knowledge, else asked anew."""
        if node.priors and not len(node.chances):
            return node.priors
        simulation = self.simulation
        instinct = simulation.instinct if node is self.top else simulation.quick
        found = shares(instinct.weigh(s, node.seat, legal))
        if self.multi or simulation.all_seeing or node.seat == self.seat:
            node.priors = found
        return found
