"""Whether to call Wake up: what the model says of it, for either temper.

To call at once is strong: where nobody knows much, one may as well be the lowest. It is also a round in which the
others have not played. A bold player calls if that wins more games. A patient one waits until everybody has had a few
turns, and then until it is quite sure, or sure to win the game by it, so that a round lasts as people play it. Both
look only at what they know.
"""
from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from ....engine.answers import Answers
from ....policy.thinking import BOLD, PATIENT
from ..rules import facts, phases, verbs
from ..rules.state import SenState
from ..rules.zones import DISCARD
from .evaluate import SenEvaluation
from .features import Guesses, features
from .model import CALL, GO_ON, LOWEST, MODELS
from .traces import Traces

TURNS: Final = 2               # until everybody has had so many, as far as the discard pile tells, …
CERTAIN: Final = 0.97          # … a patient player must be so sure to be lowest, and after it …
SURE: Final = 0.62             # … so sure, …
TIRED: Final = 0.06            # … so much less with every further turn …
LEAST: Final = 0.2             # … but never less than this
NINES: Final = 0.06            # and so much more with N or G, where the model is too sure of itself
CLOSE: Final = 0.01            # of a game: what a bold player rather thinks about


def patient(s: SenState, seat: i64, answers: Answers, traces: Traces | None, nerve: float) -> Answers:
    """All answers but Wake up where one is not sure enough."""
    if not may_call(s, answers) or len(answers) == 1 or lowest(s, seat, traces, nerve) >= needed(s):
        return answers
    return answers if played(s) >= TURNS and wins(s, seat, traces) else answers[1:]


def bold(s: SenState, seat: i64, answers: Answers, traces: Traces | None) -> Answers:
    """All answers but Wake up where going on is clearly better."""
    if not may_call(s, answers) or len(answers) == 1 or gain(s, seat, traces) >= -CLOSE:
        return answers
    return answers[1:]


def obvious(s: SenState, seat: i64, answers: Answers, temper: str, traces: Traces | None) -> Answers:
    """Wake up, if it comes to mind: the patient think of it only when they are sure, the bold may think about it."""
    if may_call(s, answers) and (temper == PATIENT or gain(s, seat, traces) > CLOSE):
        return answers[:1]
    return answers


def certain(s: SenState, seat: i64, answers: Answers, traces: Traces | None) -> bool:
    """Whether one may call and is as good as certain to be the lowest."""
    return may_call(s, answers) and lowest(s, seat, traces) >= CERTAIN


def may_call(s: SenState, answers: Answers) -> bool:
    return s.phase == phases.TURN and answers[0].verb == verbs.WAKE


def gain(s: SenState, seat: i64, traces: Traces | None) -> float:
    """How many games more are won by calling than by going on, among the bold."""
    out = MODELS[BOLD].out(features(SenEvaluation(s, seat), traces))
    return out[CALL] - out[GO_ON]


def lowest(s: SenState, seat: i64, traces: Traces | None, nerve: float = 0.0) -> float:
    """How likely no dream is lower than that of `seat`."""
    found = MODELS[PATIENT].out(features(SenEvaluation(s, seat), traces))[LOWEST] + nerve
    return 1.0 / (1.0 + exp(-found))


def wins(s: SenState, seat: i64, traces: Traces | None) -> bool:
    """Whether a call as good as certainly ends the game and wins it, even if somebody has fewer ravens."""
    game = s.sen
    if game.n or game.g:                                 # there, a high sum may be none
        return False
    guesses = Guesses(SenEvaluation(s, seat), traces, [])
    own = guesses.of[seat]
    scores = s.scores()
    score = float(int(scores[seat] + game.penalty)) + own.mean
    ends = 1.0 if game.rounds and s.facts[facts.ROUND] + 1 == game.rounds else 0.0
    for other in range(game.seats):
        if other != seat:
            guess = guesses.of[other]
            theirs = float(int(scores[other])) + guess.mean
            if above(theirs - score, guess.doubt + own.doubt) < CERTAIN:
                return False
            if not game.rounds:
                ends = max(ends, above(theirs - float(int(game.target)), guess.doubt))
    return ends >= CERTAIN


def above(lead: float, doubt: float) -> float:
    """How likely something with this mean and variance is above 0."""
    return 1.0 / (1.0 + exp(-1.7 * lead / sqrt(doubt + 0.5)))


def played(s: SenState) -> i64:
    """How many turns everybody has had, as far as the discard pile tells."""
    return (len(s.cards[DISCARD]) - 1) // s.sen.seats


def needed(s: SenState) -> float:
    """How sure a patient player must be."""
    turns = played(s)
    if turns < TURNS:
        return CERTAIN
    sure = SURE - TIRED * float(int(turns - TURNS))
    if s.sen.n or s.sen.g:
        sure += NINES
    return sure if sure > LEAST else LEAST
