"""Self-play: games of Sen played for what can be learned from them. Everybody follows instinct, but for the call.

At every turn that could begin with Wake up it is noted what the seat looked at, what calling then would have been
worth, and what became of going on. Chance flips some of the calls, so that both sides of a decision are met.
"""
from __future__ import annotations

from math import exp
from typing import Final, cast

from mypy_extensions import i64

from ....engine.answers import Answer, Answers
from ....engine.events import Event, Seen
from ....engine.game import BIT, SPECTATOR
from ....engine.rng import FastRng
from ..rules import facts, phases
from ..rules.game import Sen
from ..rules.state import SenState
from ..rules.zones import DISCARD, DREAM
from .calling import needed
from .evaluate import SenEvaluation
from .features import NOTHING, features
from .instinct import QUICK
from .model import CALL, GO_ON, LOWEST, Model
from .traces import Traces
from .value import odds
from .waking import waking

HONEST: Final = 0              # what a seat knows: what the rules show it, …
TOTALS: Final = 1              # … and the sum of every dream, …
LANDS: Final = 2               # … or every land: marks to measure by
MILLION: Final = 1000000
ENOUGH: Final = 400            # answers in a round, after which it is left


class Noted:
    """One decision: what was looked at, and what came of it."""
    seat: i64
    given: list[float]
    call: float                # worth of calling
    lowest: float              # 1.0: no dream was lower
    went_on: bool
    go_on: float               # worth of going on, if it did

    def __init__(self, seat: i64, given: list[float], call: float, lowest: float, went_on: bool) -> None:
        self.seat = seat
        self.given = given
        self.call = call
        self.lowest = lowest
        self.went_on = went_on
        self.go_on = 0.0


class SelfPlay:
    game: Sen
    models: list[Model | None]         # by seat; none: the instinct's own counting
    knows: list[int]           # by seat: HONEST, TOTALS or LANDS
    learns: int                # the one seat whose turns are noted, and who is bold, or -1: all
    at_tables: bool            # the others are as patient as they are at tables, whatever `sure` says
    sure: float                # a patient seat calls if LOWEST is above it; -100.0: bold, by CALL and GO_ON
    early: float               # the same until everybody has had two turns
    flips: i64                 # calls of a million that chance decides
    rng: FastRng
    noted: list[Noted]
    rounds: i64
    turns: i64
    calls: i64
    good: i64
    short: i64                 # rounds in which somebody had fewer than two turns
    history: list[Seen]

    def __init__(self, game: Sen, models: list[Model | None], sure: float, early: float, flips: float,
                 seed: int) -> None:
        self.knows = [HONEST] * game.seats
        self.learns = -1
        self.at_tables = False
        self.game = game
        self.models = models
        self.sure = sure
        self.early = early
        self.flips = int(flips * MILLION)
        self.rng = FastRng(seed)
        self.noted = []
        self.rounds = self.turns = self.calls = self.good = self.short = 0
        self.history = []

    def play(self) -> list[float]:
        """One game to its end: who won."""
        s = cast(SenState, self.game.new(self.rng))
        self.history = []
        while s.asked:
            self.play_round(s)
            while s.phase == phases.COUNT:
                s.apply(s.to_act(), s.sen.count[0])
        return s.returns()

    def play_round(self, s: SenState) -> None:
        first: i64 = len(self.noted)
        seats: i64 = self.game.seats
        turns = [0] * seats
        log: list[Event] = []
        self.history = []
        rounds: i64 = s.facts[facts.ROUND]
        answers: i64 = 0
        traced: i64 = 0
        while s.facts[facts.ROUND] == rounds:
            seat = s.to_act()
            legal = s.legal(seat)
            s.log = log
            if s.phase == phases.TURN:
                s.log = None
                called = self.calling(s, seat, answers > ENOUGH)
                s.log = log
                if called:
                    s.apply(seat, legal[0])
                    self.calls += 1
                    self.good += s.facts[facts.ROUND_SCORE + seat] == 0
                else:
                    turns[seat] += 1
                    s.apply(seat, self.best(s, seat, legal[1:]))
            elif s.phase == phases.FIRST:
                s.apply(seat, legal[self.rng.below(len(legal))])
            else:
                s.apply(seat, self.best(s, seat, legal))
            answers += 1
            while traced < len(log):
                log[traced].seat = seat
                self.history.append(log[traced].seen(SPECTATOR))       # all that traces need, everybody sees
                traced += 1
        s.log = None
        self.rounds += 1
        self.turns += sum(turns)
        self.short += min(turns) < 2
        worth = s.returns() if not s.asked else odds(s)
        k = first
        while k < len(self.noted):
            self.noted[k].go_on = worth[self.noted[k].seat]
            k += 1

    def seen(self, s: SenState, seat: i64) -> SenState:
        """The position as the seat knows it: as it is, or with all lands in sight."""
        if self.knows[seat] != LANDS:
            return s
        open_one = cast(SenState, s.copy(self.rng.copy()))
        for other in range(self.game.seats):
            for card in open_one.cards[DREAM + other]:
                open_one.known[card] |= BIT[seat]
        return open_one

    def best(self, s: SenState, seat: i64, legal: Answers) -> Answer:
        """What instinct finds best; of equals the first."""
        weights = QUICK.weigh(self.seen(s, seat), seat, legal)
        high: i64 = 0
        k: i64 = 1
        while k < len(legal):
            if weights[k] > weights[high]:
                high = k
            k += 1
        return legal[high]

    def calling(self, s: SenState, seat: i64, late: bool) -> bool:
        table = SenEvaluation(self.seen(s, seat), seat)
        told = [int(dream.ravens()) for dream in s.count().dreams] if self.knows[seat] == TOTALS else NOTHING
        given = features(table, Traces(self.game.seats, self.game.size, self.history), told)
        model = self.models[seat]
        if model is None:
            call = waking(table, False) >= 0
        else:
            out = model.out(given)
            if self.at_tables and seat != self.learns:
                call = 1.0 / (1.0 + exp(-out[LOWEST])) >= needed(s)
            elif self.sure > -100.0:
                turns: i64 = (len(s.cards[DISCARD]) - 1) // self.game.seats
                call = out[LOWEST] >= (self.sure if turns >= 2 else self.early)
            else:
                call = out[CALL] >= out[GO_ON]
        if self.learns in (-1, seat) and self.rng.below(MILLION) < self.flips:
            call = self.rng.below(3) == 0
        if late:
            call = True
        if self.flips > 0 and self.learns in (-1, seat):
            tried = cast(SenState, s.copy(self.rng.copy()))
            tried.apply(seat, s.legal(seat)[0])
            worth = tried.returns() if not tried.asked else odds(tried)
            lowest = 1.0 if tried.facts[facts.ROUND_SCORE + seat] == 0 else 0.0
            self.noted.append(Noted(seat, given, worth[seat], lowest, not call))
        return call
