"""Small games walked to the last ending: what strategies are worth exactly, the best reply, and an equilibrium.

For games of some hundred thousand endings, to judge bots by. An *information state* is all that a seat was ever shown
and answered (`Spot.told`), so nothing that happened is forgotten: a best reply is exact. A strategy says for each of
them how likely each answer is; where it says nothing, all are equally likely.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from ..bots.fingerprint import ALL_SEEING, fingerprint
from ..engine.answers import Answer, Answers
from ..engine.events import Event, Seen
from ..engine.game import Game
from ..engine.rng import FastRng, Rng
from ..engine.state import State

CHANCE: Final = -1             # in place of a seat
END: Final = -2
NOBODY: Final[list[int]] = []

Strategy = dict[int, list[float]]
Learned = tuple[Seen, ...]     # by one answer, or by a look at the table before the first


class Script(Rng):
    """Chance as it is told, and first choices beyond; `advance` goes through all there are."""
    told: list[int]
    sizes: list[int]
    used: i64

    def __init__(self) -> None:
        self.told = []
        self.sizes = []
        self.used = 0

    def below(self, n: i64) -> i64:
        if self.used == len(self.told):
            self.told.append(0)
            self.sizes.append(n)
        self.used += 1
        return self.told[self.used - 1]

    def chance(self) -> float:
        """How likely what happened was."""
        out = 1.0
        for n in self.sizes:
            out /= n
        return out

    def advance(self) -> bool:
        """On to the next possibility, from the start; False if that was the last."""
        self.used = 0
        while self.told and self.told[-1] == self.sizes[-1] - 1:
            self.told.pop()
            self.sizes.pop()
        if not self.told:
            return False
        self.told[-1] += 1
        return True

    def copy(self) -> Rng:
        raise NotImplementedError

    def mark(self) -> int:
        return self.used


class Spot:
    """A history: the moment at which a seat decides, chance falls, or all is over."""
    seat: i64
    told: int                  # the number of the information state of the seat
    state: State | None        # of the first history of an information state: for bots to be asked
    answers: Answers
    odds: list[float]          # of chance
    after: list[Spot]
    worth: list[float]         # the returns, at the end

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.told = -1
        self.state = None
        self.answers = ()
        self.odds = []
        self.after = []
        self.worth = []


Choose = Callable[[Spot], list[float]]


class Tree:
    """All of a game, from its first deal."""
    game: Game
    top: Spot
    decisions: int
    endings: int
    numbers: dict[tuple[int, str, Learned, int], int]    # what was told before, the own answer, what came of it, a view
    before: list[int]                                    # by number: what was told before …
    learned: list[Learned]                               # … and since
    met: dict[int, Spot]                                 # by number: the first history of an information state
    ends: dict[tuple[float, ...], Spot]                  # by what they are worth: there are few different ones

    def __init__(self, game: Game) -> None:
        self.game = game
        self.decisions = self.endings = 0
        self.numbers = {}
        self.before = []
        self.learned = []
        self.met = {}
        self.ends = {}
        nothing = [-1 - seat for seat in range(game.seats)]
        self.top = self.merged(None, 0, None, nothing)

    def merged(self, s: State | None, seat: i64, answer: Answer | None, told: list[int]) -> Spot:
        """What can come of an answer, or of setting up the table: chance, or where it leads if all is the same."""
        spot = Spot(CHANCE)
        places: dict[tuple[int, ...], int] = {}
        states: list[State] = []
        telling: list[list[int]] = []
        script = Script()
        while True:
            log: list[Event] = []
            if s is None or answer is None:
                t = self.game.new(script)
            else:
                t = s.copy(script)
                t.log = log
                t.apply(seat, answer)
                t.log = None
            now = NOBODY
            if t.asked:                                  # afterwards nobody decides by what was told
                now = [self.number(told[eye], answer.text if answer is not None and eye == seat else "",
                                   tuple([event.seen(eye) for event in log]), fingerprint(t, eye))
                       for eye in range(self.game.seats)]
            key = (fingerprint(t, ALL_SEEING), *now)
            if key in places:
                spot.odds[places[key]] += script.chance()
            else:
                places[key] = len(states)
                spot.odds.append(script.chance())
                t.rng = IDLE                             # it was told all that it may say
                states.append(t)
                telling.append(now)
            if not script.advance():
                break
        for k in range(len(states)):
            spot.after.append(self.grown(states[k], telling[k]))
        return spot.after[0] if len(spot.after) == 1 else spot

    def number(self, before: int, answer: str, learned: Learned, view: int) -> int:
        """Of what a seat knows now. The view is there for what no event tells: the table before the first answer."""
        key = (before, answer, learned, view)
        found = self.numbers.get(key)
        if found is None:
            found = len(self.numbers)
            self.numbers[key] = found
            self.before.append(before)
            self.learned.append(learned)
        return found

    def grown(self, s: State, told: list[int]) -> Spot:
        if not s.asked:
            return self.ended(s.returns())
        seat = s.to_act()
        spot = Spot(seat)
        spot.told = told[seat]
        spot.answers = s.legal(seat)
        self.decisions += 1
        if spot.told not in self.met:
            self.met[spot.told] = spot
            spot.state = s
        for answer in spot.answers:
            spot.after.append(self.merged(s, seat, answer, told))
        return spot

    def ended(self, worth: list[float]) -> Spot:
        self.endings += 1
        found = self.ends.get(tuple(worth))
        if found is None:
            found = Spot(END)
            found.worth = worth
            self.ends[tuple(worth)] = found
        return found

    def spots(self) -> list[Spot]:
        """One history for each information state at which somebody decides."""
        return list(self.met.values())

    def history(self, told: int) -> list[Seen]:
        """What the seat of an information state saw happen."""
        out: list[Seen] = []
        while told >= 0:
            out = [*self.learned[told], *out]
            told = self.before[told]
        return out

    def played(self, choose: Choose) -> Strategy:
        """How a player answers, at every information state to which its own answers can bring it, in either seat."""
        out: Strategy = {}
        for seat in range(self.game.seats):
            self.follow(self.top, seat, choose, out)
        return out

    def follow(self, spot: Spot, seat: int, choose: Choose, out: Strategy) -> None:
        if spot.seat == seat:
            if spot.told not in out:
                out[spot.told] = choose(self.met[spot.told])
            odds = out[spot.told]
            for k in range(len(odds)):
                if odds[k] > 0.0:
                    self.follow(spot.after[k], seat, choose, out)
        else:
            for after in spot.after:
                self.follow(after, seat, choose, out)


IDLE: Final = FastRng(0)


def odds_at(spot: Spot, strategy: Strategy) -> list[float]:
    if spot.seat == CHANCE:
        return spot.odds
    found = strategy.get(spot.told)
    return [1.0 / len(spot.after)] * len(spot.after) if found is None else found


def worth(tree: Tree, strategy: Strategy) -> list[float]:
    """What each seat gets on average if all follow `strategy`."""
    return worth_from(tree.top, strategy)


def worth_from(spot: Spot, strategy: Strategy) -> list[float]:
    if spot.seat == END:
        return spot.worth
    odds = odds_at(spot, strategy)
    out: list[float] = []
    k: i64 = 0
    while k < len(odds):
        if odds[k] > 0.0:
            part = worth_from(spot.after[k], strategy)
            if not out:
                out = [0.0] * len(part)
            i: i64 = 0
            while i < len(part):
                out[i] += odds[k] * part[i]
                i += 1
        k += 1
    return out


# ---- the best reply
class Reply:
    """What one seat would best answer at each information state, if the others follow `strategy`."""
    seat: i64
    strategy: Strategy
    met: dict[int, list[Spot]]         # by information state: the histories it is made of …
    reach: dict[int, list[float]]      # … and how likely chance and the others bring each about
    chosen: dict[int, int]

    def __init__(self, top: Spot, seat: int, strategy: Strategy) -> None:
        self.seat = seat
        self.strategy = strategy
        self.met = {}
        self.reach = {}
        self.chosen = {}
        self.gather(top, 1.0)

    def gather(self, spot: Spot, likely: float) -> None:
        if spot.seat == self.seat:
            self.met.setdefault(spot.told, []).append(spot)
            self.reach.setdefault(spot.told, []).append(likely)
            for after in spot.after:
                self.gather(after, likely)
        elif spot.seat != END:
            odds = odds_at(spot, self.strategy)
            for k in range(len(odds)):
                if odds[k] > 0.0:
                    self.gather(spot.after[k], likely * odds[k])

    def worth(self, spot: Spot) -> float:
        if spot.seat == END:
            return spot.worth[self.seat]
        if spot.seat == self.seat:
            return self.worth(spot.after[self.answer(spot.told)])
        odds = odds_at(spot, self.strategy)
        out = 0.0
        for k in range(len(odds)):
            if odds[k] > 0.0:
                out += odds[k] * self.worth(spot.after[k])
        return out

    def answer(self, told: int) -> int:
        if told in self.chosen:
            return self.chosen[told]
        met = self.met[told]
        reach = self.reach[told]
        best = 0
        most = -1.0e300
        for k in range(len(met[0].after)):
            total = 0.0
            for i in range(len(met)):
                total += reach[i] * self.worth(met[i].after[k])
            if total > most:
                most = total
                best = k
        self.chosen[told] = best
        return best


def best_reply(tree: Tree, seat: int, strategy: Strategy) -> float:
    """What `seat` gets at most against the others' strategy."""
    return Reply(tree.top, seat, strategy).worth(tree.top)


def exploitability(tree: Tree, strategy: Strategy) -> float:
    """In a game of two seats whose returns sum up to 1: what a best reply wins on average, seats changed in turn."""
    return (best_reply(tree, 0, strategy) + best_reply(tree, 1, strategy) - 1.0) / 2.0


# ---- an equilibrium
class Regrets:
    """CFR+ (Tammelin 2014): regret matching wherever one decides, regrets never below 0, later rounds count more."""
    regret: dict[int, list[float]]
    summed: dict[int, list[float]]
    now: Strategy
    gained: dict[int, list[float]]

    def __init__(self, tree: Tree, rounds: int) -> None:
        self.regret = {}
        self.summed = {}
        self.now = {}
        for spot in tree.spots():
            self.regret[spot.told] = [0.0] * len(spot.after)
            self.summed[spot.told] = [0.0] * len(spot.after)
        for n in range(rounds):
            for seat in range(2):
                self.match()
                self.gained = {told: [0.0] * len(regret) for told, regret in self.regret.items()}
                self.visit(tree.top, seat, 1.0, 1.0, float(n))
                for told, gained in self.gained.items():
                    regret = self.regret[told]
                    for k in range(len(gained)):
                        more = regret[k] + gained[k]
                        regret[k] = more if more > 0.0 else 0.0

    def match(self) -> None:
        for told, regret in self.regret.items():
            total = sum(regret)
            self.now[told] = [r / total for r in regret] if total > 0.0 else [1.0 / len(regret)] * len(regret)

    def visit(self, spot: Spot, seat: i64, own: float, others: float, weight: float) -> float:
        if spot.seat == END:
            return spot.worth[seat]
        odds = odds_at(spot, self.now)
        out = 0.0
        mine: bool = spot.seat == seat
        parts: list[float] = []
        k: i64 = 0
        while k < len(odds):
            if mine:
                part = self.visit(spot.after[k], seat, own * odds[k], others, weight)
            else:
                part = self.visit(spot.after[k], seat, own, others * odds[k], weight)
            parts.append(part)
            out += odds[k] * part
            k += 1
        if mine:
            gained = self.gained[spot.told]
            summed = self.summed[spot.told]
            k = 0
            while k < len(odds):
                gained[k] += others * (parts[k] - out)
                summed[k] += weight * own * odds[k]
                k += 1
        return out

    def average(self) -> Strategy:
        out: Strategy = {}
        for told, summed in self.summed.items():
            total = sum(summed)
            out[told] = [x / total for x in summed] if total > 0.0 else [1.0 / len(summed)] * len(summed)
        return out


def equilibrium(tree: Tree, rounds: int) -> Strategy:
    """Close to one, for two seats whose returns sum up to 1; `exploitability` says how close."""
    return Regrets(tree, rounds).average()
