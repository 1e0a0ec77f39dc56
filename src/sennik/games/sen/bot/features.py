"""What a seat looks at when it may call Wake up, as numbers of about one: the model's input.

What it knows of its own dream and of the others', what they betrayed, what is at stake, and which game it is.
"""
from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from ....engine.game import BIT
from ..rules import facts
from ..rules.zones import DISCARD, DREAM, PILE
from .belief import doubt, lean_with
from .evaluate import COST, SenEvaluation
from .traces import Trace, Traces
from .value import hopes
from .waking import hope

COUNT: Final = 36
FAR: Final = 40.0              # ravens of a rival that is not there


class Guess:
    """What a dream is thought to hold: its mean, and its variance."""
    mean: float
    doubt: float

    def __init__(self, mean: float, doubt: float) -> None:
        self.mean = mean
        self.doubt = doubt


class Guesses:
    """All dreams as one seat can guess them. `told` are the true sums of all dreams, for a mark to measure by, or
    nothing."""
    table: SenEvaluation
    blank: Guess               # a land of which nothing is known
    of: list[Guess]            # by seat

    def __init__(self, table: SenEvaluation, traces: Traces | None, told: list[int]) -> None:
        self.table = table
        self.blank = self.land(0.0, None)
        self.of = []
        leaning = lean_with(table.s, traces)
        for seat in range(table.game.seats):
            guess = self.dream(seat, leaning, traces)
            if told and seat != table.seat:
                guess = Guess(float(told[seat]), 0.0)
            self.of.append(guess)

    def dream(self, seat: i64, leaning: float, traces: Traces | None) -> Guess:
        table = self.table
        s = table.s
        whole = Guess(0.0, 0.0)
        slot: i64 = 0
        for card in s.cards[DREAM + seat]:
            mask: i64 = s.known[card]
            if mask & BIT[table.seat]:
                whole.mean += float(COST[s.game.deck[card]]) / 100.0
            else:
                guess = self.blank
                if mask & BIT[seat]:
                    there = traces is not None and slot < len(traces.dreams[seat])
                    guess = self.land(leaning, traces.dreams[seat][slot] if traces is not None and there else None)
                whole.mean += guess.mean
                whole.doubt += guess.doubt
            slot += 1
        return whole

    def land(self, leaning: float, trace: Trace | None) -> Guess:
        left = self.table.left
        total = 0.0
        mean = 0.0
        square = 0.0
        for kind in range(len(left)):
            if left[kind]:
                ravens: i64 = COST[kind] // 100
                share = float(left[kind]) * exp(-doubt(leaning, ravens, trace))
                total += share
                mean += share * float(int(ravens))
                square += share * float(int(ravens * ravens))
        if total <= 0.0:
            return Guess(5.0, 8.0)
        mean /= total
        return Guess(mean, square / total - mean * mean)


NOTHING: Final[list[int]] = []


def features(table: SenEvaluation, traces: Traces | None, told: list[int] = NOTHING) -> list[float]:
    game = table.game
    s = table.s
    seat: i64 = table.seat
    seats: i64 = game.seats
    if game.n or game.g:
        traces = None                                    # there, nines are not what they seem
    guesses = Guesses(table, traces, told)
    own = float(int(table.now)) / 100.0
    spread = guesses.of[seat].doubt
    safe = 1.0
    least = 1.0
    low = Guess(FAR, 0.0)
    second = Guess(FAR, 0.0)
    sum_of_all = 0.0
    kept: i64 = 0
    lands: i64 = 0
    after: i64 = (seat + 1) % seats
    kept_after: i64 = 0
    for other in range(seats):
        if other == seat:
            continue
        guess = guesses.of[other]
        sum_of_all += guess.mean
        chance = 1.0 / (1.0 + exp(-1.7 * (guess.mean - own + 0.5) / sqrt(guess.doubt + spread + 0.5)))
        safe *= chance
        least = min(least, chance)
        if guess.mean < low.mean:
            second = low
            low = guess
        elif guess.mean < second.mean:
            second = guess
        for card in s.cards[DREAM + other]:
            lands += 1
            if s.known[card] & BIT[other]:
                kept += 1
                if other == after:
                    kept_after += 1
    mean = sum_of_all / float(int(seats - 1))
    turns: i64 = (len(s.cards[DISCARD]) - 1) // seats
    won, lost, now = stakes(guesses, own)
    take = float(int(table.best(s.kind(DISCARD, len(s.cards[DISCARD]) - 1)))) / 500.0 if s.cards[DISCARD] else 0.0
    scores = s.scores()
    rest = float(int(game.rounds - s.facts[facts.ROUND])) / 10.0 if game.rounds else (
        float(int(game.target - max(scores))) / 100.0)
    return [
        own / 20.0, float(int(table.tally.ravens())) / 20.0, float(int(table.blank)) / 4.0, float(len(table.own)) / 6.0,
        sqrt(spread) / 5.0, low.mean / 20.0, sqrt(low.doubt) / 5.0, second.mean / 20.0, sqrt(second.doubt) / 5.0,
        mean / 20.0, safe, least, float(int(hope(table))) / 500.0, max(take, -1.0),
        float(int(min(turns, 8))) / 4.0, float(len(s.cards[PILE])) / 40.0, float(int(kept)) / float(int(lands)),
        guesses.of[after].mean / 20.0, float(int(kept_after)) / 4.0,
        yes(seats == 3), yes(seats == 4), yes(seats == 5), yes(game.size == 6),
        yes(game.options.get("edition") == "jubilee"), yes(game.n), yes(game.g), yes(game.k),
        float(int(game.penalty)) / 15.0, rest, yes(turns < 2), now, won, lost, safe * won + (1.0 - safe) * lost,
        float(int(table.tally.all_nines())) / 4.0, float(int(table.rival_nines)) / 4.0]


def yes(so: bool) -> float:
    return 1.0 if so else 0.0


def stakes(guesses: Guesses, own: float) -> tuple[float, float, float]:
    """The chance to win the game after a call that succeeds, after one that fails, and as it stands."""
    table = guesses.table
    s = table.s
    seat: i64 = table.seat
    scores = s.scores()
    rounds: i64 = s.facts[facts.ROUND]
    after: i64 = (seat + 1) % table.game.seats
    now = hopes(s, scores, seat, rounds)[seat]
    for other in range(table.game.seats):
        if other != seat:
            scores[other] += int(guesses.of[other].mean + 0.5)
    won = hopes(s, scores, after, rounds + 1)[seat]
    scores[seat] += int(own + 0.5) + table.game.penalty
    return won, hopes(s, scores, after, rounds + 1)[seat], now
