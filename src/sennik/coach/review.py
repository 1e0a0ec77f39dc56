"""A review: the whole game played again from its record, every decision judged by what its seat knew then.

It follows from the record alone, on every machine the same. It can be made in pieces: each call of `go_on` judges one
decision, so that whoever waits can be told how far it is.
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ..bots.ismcts import Ismcts
from ..engine.answers import Answer
from ..engine.errors import Illegal
from ..engine.events import Seen
from ..engine.game import Game
from ..engine.record import Record
from ..engine.state import State
from .findings import Findings
from .measure import Effort, measure_of
from .messages import Review
from .split import Decided, seat_review
from .trial import Trial, thinker

VERSION: Final = 6             # of the coach: raised by every change of what it says
SEED: Final = 17               # of its chance, which follows from what a seat knows


def version(game: Game) -> str:
    """Of a review: which coach judged, by which rules."""
    return f"{VERSION} {game.version}"


class Reviewer:
    """Makes a review. `seats` are those whose decisions are told one by one; the others' are judged all the same."""
    record: Record
    state: State
    total: int                     # answers in the record
    done: int                      # so many of them are behind us

    def __init__(self, record: Record, seats: Sequence[int] | None = None, effort: Effort | None = None) -> None:
        self.given = record
        self.record = record.unanswered()
        self.state = self.record.begin()
        self.game = record.game
        self.seats = list(range(self.game.seats)) if seats is None else list(seats)
        measure = measure_of(self.game)
        self.effort = effort or measure.effort
        self.measure = measure
        self.bots: list[Ismcts] = [thinker(self.game, self.effort, SEED) for _ in range(self.game.seats)]
        self.histories: list[list[Seen]] = [[] for _ in range(self.game.seats)]
        self.total = len(record.answers)
        self.done = 0
        self.decided: list[Decided] = []
        self.findings = {seat: Findings(self.effort) for seat in self.seats}

    def go_on(self) -> bool:
        """To the next decision and past it, then once more to one that cost much; False when there is none any more."""
        while self.done < self.total:
            seat, text = self.given.answers[self.done]
            moment = self.done
            legal = self.state.legal(seat)
            answer = self.game.answers.parse(text)
            judged = len(legal) > 1
            if judged:
                self.judge(moment, seat, answer)
            events = self.record.answer(self.state, seat, text)
            for watching, history in enumerate(self.histories):
                history += [event.seen(watching) for event in events]
            self.done += 1
            if judged:
                return True
        return any(self.findings[seat].look_again() for seat in self.seats)

    def judge(self, moment: int, seat: int, answer: Answer) -> None:
        bot = self.bots[seat]
        bot.history = self.histories[seat]
        trial = Trial(bot, self.state.view(seat), self.state.legal(seat), self.effort)
        bot.given.append(answer)
        trial.judge([answer], self.effort.judging)
        here, then = trial.shares(trial.choice), trial.shares(answer)
        self.decided.append(Decided(moment, seat, here, then))
        if seat in self.findings:
            self.findings[seat].take(moment, trial, answer)

    def finish(self) -> Review:
        """When all is judged: what costs most is looked at again, and luck and skill are told apart."""
        if self.state.asked:
            raise Illegal("not-over")
        dealt = not self.record.start and self.record.origin is None
        fair = self.measure.fair if dealt else None      # from a position nobody knows what was fair
        returns = self.measure.together(self.state.returns())
        seats = [seat_review(seat, self.decided, returns, fair, self.total,
                             self.findings[seat].decisions, self.findings[seat].mistakes()) for seat in self.seats]
        game = self.game
        return Review(VERSION, game.identity.key, game.version, tuple(seats))


def review(record: Record, seats: Sequence[int] | None = None, effort: Effort | None = None,
           heard: Callable[[int, int], None] | None = None) -> Review:
    """The review of a finished game, of all seats or of some. `heard` is told how many answers of how many are done."""
    reviewer = Reviewer(record, seats, effort)
    while reviewer.go_on():
        if heard is not None:
            heard(reviewer.done, reviewer.total)
    return reviewer.finish()
