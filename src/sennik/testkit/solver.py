"""Small games walked to the last ending: what strategies are worth exactly, the best reply, and an equilibrium.

For games of some thousand endings, to judge bots by. A strategy says for each `fingerprint` of a seat how likely each
answer is; where it says nothing, all are equally likely.
"""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..bots.fingerprint import ALL_SEEING, fingerprint
from ..engine.answers import Answers
from ..engine.game import Game
from ..engine.rng import Rng
from ..engine.state import State

CHANCE: Final = -1             # in place of a seat
END: Final = -2

Strategy = dict[int, list[float]]


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
    view: int                  # the fingerprint of what the seat knows
    state: State | None        # where a seat decides: for bots to be asked
    answers: Answers
    odds: list[float]          # of chance
    after: list[Spot]
    worth: list[float]         # the returns, at the end

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.view = 0
        self.state = None
        self.answers = ()
        self.odds = []
        self.after = []
        self.worth = []


def walk(game: Game) -> Spot:
    """All of the game, from its first deal."""
    return merged(possibilities(game, None, 0, 0))


def possibilities(game: Game, s: State | None, seat: i64, k: i64) -> list[tuple[float, State]]:
    """What can come of an answer, or of setting up the table."""
    out: list[tuple[float, State]] = []
    script = Script()
    while True:
        if s is None:
            t = game.new(script)
        else:
            t = s.copy(script)
            t.apply(seat, t.legal(seat)[k])
        out.append((script.chance(), t))
        if not script.advance():
            return out


def merged(found: list[tuple[float, State]]) -> Spot:
    """A spot of chance over different positions; the same position twice is one, twice as likely."""
    spot = Spot(CHANCE)
    places: dict[int, int] = {}
    for odds, state in found:
        key = fingerprint(state, ALL_SEEING)
        if key in places:
            spot.odds[places[key]] += odds
        else:
            places[key] = len(spot.odds)
            spot.odds.append(odds)
            spot.after.append(grown(state))
    return spot.after[0] if len(spot.after) == 1 else spot


def grown(s: State) -> Spot:
    if not s.asked:
        spot = Spot(END)
        spot.worth = s.returns()
        return spot
    seat = s.to_act()
    spot = Spot(seat)
    spot.view = fingerprint(s, seat)
    spot.state = s
    spot.answers = s.legal(seat)
    k: i64 = 0
    while k < len(spot.answers):
        spot.after.append(merged(possibilities(s.game, s, seat, k)))
        k += 1
    return spot


def spots(top: Spot) -> list[Spot]:
    """One history for each view at which somebody decides."""
    out: dict[int, Spot] = {}
    todo = [top]
    while todo:
        spot = todo.pop()
        if spot.seat >= 0 and spot.view not in out:
            out[spot.view] = spot
        todo.extend(spot.after)
    return list(out.values())


def odds_at(spot: Spot, strategy: Strategy) -> list[float]:
    if spot.seat == CHANCE:
        return spot.odds
    found = strategy.get(spot.view)
    return [1.0 / len(spot.after)] * len(spot.after) if found is None else found


def worth(spot: Spot, strategy: Strategy) -> list[float]:
    """What each seat gets on average if all follow `strategy`."""
    if spot.seat == END:
        return spot.worth
    odds = odds_at(spot, strategy)
    out: list[float] = []
    k: i64 = 0
    while k < len(odds):
        if odds[k] > 0.0:
            part = worth(spot.after[k], strategy)
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
    """What one seat would best answer at each view, if the others follow `strategy`."""
    seat: i64
    strategy: Strategy
    met: dict[int, list[Spot]]         # by view of the seat: the histories it cannot tell apart …
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
            self.met.setdefault(spot.view, []).append(spot)
            self.reach.setdefault(spot.view, []).append(likely)
            for after in spot.after:
                self.gather(after, likely)
        elif spot.seat != END:
            odds = odds_at(spot, self.strategy)
            for k in range(len(odds)):
                self.gather(spot.after[k], likely * odds[k])

    def worth(self, spot: Spot) -> float:
        if spot.seat == END:
            return spot.worth[self.seat]
        if spot.seat == self.seat:
            return self.worth(spot.after[self.answer(spot.view)])
        odds = odds_at(spot, self.strategy)
        out = 0.0
        for k in range(len(odds)):
            if odds[k] > 0.0:
                out += odds[k] * self.worth(spot.after[k])
        return out

    def answer(self, view: int) -> int:
        if view in self.chosen:
            return self.chosen[view]
        met = self.met[view]
        reach = self.reach[view]
        best = 0
        most = -1.0e300
        for k in range(len(met[0].after)):
            total = 0.0
            for i in range(len(met)):
                if reach[i] > 0.0:
                    total += reach[i] * self.worth(met[i].after[k])
            if total > most:
                most = total
                best = k
        self.chosen[view] = best
        return best


def best_reply(top: Spot, seat: int, strategy: Strategy) -> float:
    """What `seat` gets at most against the others' strategy."""
    return Reply(top, seat, strategy).worth(top)


def exploitability(top: Spot, strategy: Strategy) -> float:
    """In a game of two seats whose returns sum up to 1: what a best reply wins on average, seats changed in turn."""
    return (best_reply(top, 0, strategy) + best_reply(top, 1, strategy) - 1.0) / 2.0


# ---- an equilibrium
class Regrets:
    """CFR+ (Tammelin 2014): regret matching at each view, regrets never below 0, later rounds count more."""
    regret: dict[int, list[float]]
    summed: dict[int, list[float]]
    now: Strategy
    gained: dict[int, list[float]]

    def __init__(self, top: Spot, rounds: int) -> None:
        self.regret = {}
        self.summed = {}
        self.now = {}
        for spot in spots(top):
            self.regret[spot.view] = [0.0] * len(spot.after)
            self.summed[spot.view] = [0.0] * len(spot.after)
        for n in range(rounds):
            for seat in range(2):
                self.match()
                self.gained = {view: [0.0] * len(regret) for view, regret in self.regret.items()}
                self.visit(top, seat, 1.0, 1.0, float(n))
                for view, gained in self.gained.items():
                    regret = self.regret[view]
                    for k in range(len(gained)):
                        more = regret[k] + gained[k]
                        regret[k] = more if more > 0.0 else 0.0

    def match(self) -> None:
        for view, regret in self.regret.items():
            total = sum(regret)
            self.now[view] = [r / total for r in regret] if total > 0.0 else [1.0 / len(regret)] * len(regret)

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
            gained = self.gained[spot.view]
            summed = self.summed[spot.view]
            k = 0
            while k < len(odds):
                gained[k] += others * (parts[k] - out)
                summed[k] += weight * own * odds[k]
                k += 1
        return out

    def average(self) -> Strategy:
        out: Strategy = {}
        for view, summed in self.summed.items():
            total = sum(summed)
            out[view] = [x / total for x in summed] if total > 0.0 else [1.0 / len(summed)] * len(summed)
        return out


def equilibrium(top: Spot, rounds: int) -> Strategy:
    """Close to one, for two seats whose returns sum up to 1; `exploitability` says how close."""
    return Regrets(top, rounds).average()
