"""Monte Carlo tree search over what seats know (ISMCTS), written once for all games.

Every simulation deals the hidden cards anew, so the same node is met in many worlds. A node is not a path but a
*knowledge*: what an observer knows just then, as one number (`knowledge`). The observer is the searching seat for all
nodes (single observer), or for each node the seat that decides there (multiple observers); or only the searcher has
nodes, and the others follow instinct. What an observer does not see of an answer or of chance leads to the same node,
what it sees leads to different ones, without a word about it in any game: a drawn card tells its owner's nodes apart
and nobody else's. Transpositions share a node.

An answer that is not allowed in every world is judged by how often it could have been chosen, not by how often the
node was met (Cowling, Powley and Whitehouse 2012). Each seat maximises its own return (max^n; partners share one).
"""
from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from ..engine.answers import Answer, Answers
from ..engine.rng import Rng
from ..engine.state import State
from ..policy.instinct import Instinct
from ..policy.thinking import INSTINCT, MULTI, Thinking
from .fingerprint import ALL_SEEING, SHORT, fingerprint, step

Clock = Callable[[], float]

LOOK: Final = 16               # simulations between two looks at the clock
LONG: Final = 2000             # answers after which a playout by instinct goes on at random: two instincts may circle
MILLION: Final = 1000000


class Node:
    """A decision of one seat: how often each answer was given, and what came of it for that seat."""
    seat: i64
    answers: Answers           # all that were ever allowed here
    visits: list[int]          # beside each answer
    totals: list[float]
    priors: list[float]        # what instinct says; empty where it is not asked, or says something else in each world
    times: i64
    where: dict[int, int]      # the place of each answer id, once answers differ from world to world …
    chances: list[int]         # … and how often each was allowed then; until then both are empty

    def __init__(self, seat: i64, answers: Answers) -> None:
        self.seat = seat
        self.answers = answers
        self.visits = NOTHING
        self.totals = NO_TOTALS
        self.priors = NO_TOTALS
        self.times = 0
        self.where = NOWHERE
        self.chances = NOTHING

    def open(self) -> None:
        """Most nodes are met once: lists are made when an answer is to be chosen here."""
        self.visits = [0] * len(self.answers)
        self.totals = [0.0] * len(self.answers)

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
        self.chances = [self.times] * len(self.answers)

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
                self.visits.append(0)
                self.totals.append(0.0)
                self.chances.append(0)
            out.append(k)
            self.chances[k] += 1
        if fresh:
            self.answers = self.answers + tuple(fresh)
        return out


NOTHING: Final[list[int]] = []
NO_TOTALS: Final[list[float]] = []
NOWHERE: Final[dict[int, int]] = {}
ALL: Final[list[int]] = []     # stands for every place: no answer is missing


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


class Search:
    """One decision. `root` is any state that the seat cannot tell from the real one."""
    root: State
    seat: i64
    answers: Answers
    rng: Rng
    instinct: Instinct           # for the decision itself, and for beliefs
    quick: Instinct              # for everything that comes after it …
    others: Instinct             # … and for the other seats, where they follow instinct
    rivals: Instinct | None      # if given, the other seats answer by the odds it gives, in the tree and beyond
    exploration: float
    multi: bool
    alone: bool                  # the others follow instinct: only own decisions are searched
    all_seeing: bool             # no cards are dealt anew
    guided: bool                 # playouts by instinct
    epsilon: i64                 # in a million
    depth: i64
    widen: float
    trust: float
    asks: bool                   # instinct, for the order of answers
    nodes: dict[int, Node]
    top: Node
    path: list[Node]
    steps: list[int]
    done: i64                    # simulations

    def __init__(self, root: State, seat: int, answers: Answers, thinking: Thinking, instinct: Instinct, rng: Rng,
                 rivals: Instinct | None = None, all_seeing: bool = False) -> None:
        self.root = root
        self.seat = seat
        self.answers = answers
        self.rng = rng
        self.instinct = instinct
        self.quick = instinct.quick()
        self.others = instinct.others()
        self.rivals = rivals
        self.exploration = thinking.exploration
        self.multi = thinking.observer == MULTI
        self.alone = thinking.observer == INSTINCT
        self.all_seeing = all_seeing
        self.guided = thinking.playout == INSTINCT
        self.epsilon = int(thinking.epsilon * MILLION)
        self.depth = thinking.depth * root.game.seats // 2 if thinking.depth > 0 else thinking.depth
        self.widen = thinking.widen
        self.trust = thinking.trust
        self.asks = self.guided or self.widen > 0.0 or self.trust > 0.0
        self.nodes = {}
        self.path = []
        self.steps = []
        self.done = 0
        self.top = Node(seat, answers)
        self.nodes[self.key(root, seat)] = self.top

    def remember(self, before: Search) -> None:
        """Go on in the tree of an earlier decision, if this one was met in it."""
        key = self.key(self.root, self.seat)
        found = before.nodes.get(key)
        if found is not None and found.seat == self.seat and same(found.answers, self.answers) and found.times:
            self.nodes = before.nodes
            self.top = found

    # ---- what is asked of it
    def run(self, iterations: int, seconds: float = 0.0, clock: Clock | None = None) -> None:
        """So many simulations, or fewer if the clock says that the time is over; at least one look's worth."""
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
        s = self.dealt(self.rng)
        path = self.path
        steps = self.steps
        path.clear()
        steps.clear()
        seat = self.seat
        node = self.top
        legal = self.answers
        while True:
            k = self.pick(node, s, legal)
            node.visits[k] += 1                        # before the return is known: a circle of views is left again
            path.append(node)
            steps.append(k)
            s.apply(seat, node.answers[k])
            seat = self.skip(s)
            if seat < 0:
                break
            legal = s.legal(seat)
            key = self.key(s, seat)
            found = self.nodes.get(key)
            if found is None:                          # met for the first time: noted, and played on from here
                self.nodes[key] = Node(seat, legal)
                break
            node = found
        worth = self.playout(s)
        k = len(path) - 1
        while k >= 0:
            node = path[k]
            node.totals[steps[k]] += worth[node.seat]
            k -= 1
        self.done += 1

    def dealt(self, rng: Rng) -> State:
        """A world: what the seat cannot see is dealt anew."""
        s = self.root.copy(rng)
        if not self.all_seeing:
            s.redeal(self.seat)
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
                return seat
        return -1

    def key(self, s: State, seat: i64) -> int:
        """The observer's knowledge, and who decides: where several are asked, the searcher answers first."""
        watcher = ALL_SEEING if self.all_seeing else seat if self.multi else self.seat
        return step(fingerprint(s, watcher), seat) & SHORT

    def pick(self, node: Node, s: State, legal: Answers) -> i64:
        """The place of the answer with the best bound, among those allowed in this world.

        UCB, and where instinct is asked its prior as in PUCT. Without trust an untried answer comes first.
        """
        if node.times == 0:
            node.answers = legal
            node.open()
        elif not node.chances and not same(legal, node.answers):
            node.scatter()
        places = node.places(legal) if node.chances else ALL
        priors = self.priors(node, s, legal) if self.asks else NO_TOTALS
        node.times += 1
        visits = node.visits
        totals = node.totals
        trust = self.trust
        n: i64 = len(legal)
        best: i64 = -1             # of those tried
        high = -1.0e300
        first: i64 = -1            # of those not tried: the likeliest, of equals any
        likely = -1.0
        equals: i64 = 0
        tried: i64 = 0
        total = 0.0
        among: i64 = 0
        counted: i64 = -1
        logged = 0.0
        root = 0.0
        k: i64 = 0
        while k < n:
            i: i64 = places[k] if places else k
            v: i64 = visits[i]
            prior = priors[k] if priors else 0.0
            if v == 0:
                if prior > likely:
                    likely = prior
                    equals = 0
                if prior == likely:
                    equals += 1
                    if self.rng.below(equals) == 0:
                        first = i
            else:
                allowed: i64 = node.chances[i] if places else node.times
                if allowed != counted:
                    counted = allowed
                    logged = log(float(int(allowed)))
                    root = sqrt(float(int(allowed)))
                tries = float(int(v))
                score = totals[i] / tries + self.exploration * sqrt(logged / tries)
                score += trust * prior * root / (1.0 + tries)
                if score > high:
                    high = score
                    best = i
                tried += 1
                total += totals[i]
                among += v
            k += 1
        if first < 0:
            return best
        if best < 0:
            return first
        root = sqrt(float(int(node.times)))
        if self.widen > 0.0 and float(int(tried)) >= 1.0 + self.widen * root:
            return best
        if trust == 0.0:
            return first
        bound = total / float(int(among)) + self.exploration * sqrt(log(float(int(node.times)))) + trust * likely * root
        return first if bound > high else best

    def priors(self, node: Node, s: State, legal: Answers) -> list[float]:
        """What instinct thinks of the answers: kept where it follows from the observer's knowledge, else asked anew."""
        if node.priors and not node.chances:
            return node.priors
        instinct = self.instinct if node is self.top else self.quick
        found = shares(instinct.weigh(s, node.seat, legal))
        if self.multi or self.all_seeing or node.seat == self.seat:
            node.priors = found
        return found

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
