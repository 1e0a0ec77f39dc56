"""What the coach found in the decisions of one seat: a figure for every answer, and the few that cost most."""
from __future__ import annotations

from typing import Final, NamedTuple

from ..engine.answers import Answer
from ..match.messages import ReasonShown
from ..policy.instinct import Reason
from .measure import Effort
from .messages import DecisionFound, MistakeFound
from .split import whole
from .trial import Trial

MOST: Final = 5                # mistakes that are told of one seat
SUSPECTS: Final = 10           # that are looked at a second time
LEAST: Final = 100             # ten-thousandths: what costs less is no mistake to speak of
SURE: Final = 2.0              # standard errors that a cost must be above nothing, by the second look


class Suspect(NamedTuple):
    loss: float
    moment: int
    trial: Trial
    answer: Answer


class Findings:
    decisions: list[DecisionFound]

    def __init__(self, effort: Effort) -> None:
        self.effort = effort
        self.decisions = []
        self.suspects: list[Suspect] = []
        self.found: list[MistakeFound] = []

    def take(self, moment: int, trial: Trial, answer: Answer) -> None:
        best, shares = trial.choice, ranked(trial)
        loss = shares[best.text] - shares[answer.text]
        figures = wholes(shares)
        self.decisions.append(DecisionFound(
            moment, answer.text, best.text, figures[best.text], figures[best.text] - figures[answer.text],
            whole(trial.error(answer)), figures))
        if answer is not best and loss > 0.0:
            self.suspects.append(Suspect(loss, moment, trial, answer))
            self.suspects.sort(key=lambda one: (-one.loss, one.moment))
            del self.suspects[SUSPECTS:]

    def mistakes(self) -> tuple[MistakeFound, ...]:
        """When all suspects were looked at again."""
        return tuple(sorted(self.found, key=lambda one: (-one.cost, one.moment))[:MOST])

    def look_again(self) -> bool:
        """At the next suspect, in fresh worlds: what stood out only by chance does so no more. False: there is none."""
        if not self.suspects:
            return False
        found = self.second_look(self.suspects.pop())
        if found is not None:
            self.found.append(found)
        return True

    def second_look(self, suspect: Suspect) -> MistakeFound | None:
        trial, answer = suspect.trial, suspect.answer
        trial.judge([answer], self.effort.again)
        shares = ranked(trial)
        here, then = shares[trial.choice.text], shares[answer.text]
        cost, error = whole(here) - whole(then), whole(trial.error(answer))
        if cost < LEAST or cost <= SURE * error:
            return None
        better, worse = reason_of(trial, trial.choice), reason_of(trial, answer)
        return MistakeFound(suspect.moment, answer.text, trial.choice.text, cost, error, wholes(shares),
                            shown([better, instead(trial, answer, here, then)]),
                            shown([worse] if worse != better else []))       # what holds of both is said once


def ranked(trial: Trial) -> dict[str, float]:
    """What the seat can expect after each of its answers, the coach's choice first, then the best."""
    best = trial.choice.text
    shares = {one.text: trial.shares(one)[trial.seat] for one in dict.fromkeys(trial.race.answers)}
    return dict(sorted(shares.items(), key=lambda one: (one[0] != best, -one[1])))


def wholes(shares: dict[str, float]) -> dict[str, int]:
    return {text: whole(share) for text, share in shares.items()}


def reason_of(trial: Trial, answer: Answer) -> Reason:
    simulation = trial.race.simulation
    return simulation.instinct.reason(simulation.root, trial.seat, answer)


def instead(trial: Trial, answer: Answer, here: float, then: float) -> Reason:
    """By how much: in points where the game counts them, else in games of a hundred."""
    if trial.race.simulation.instinct.measure() == "points":
        more = round(100 * trial.points(answer))
        if more > 0:
            return "more", {"points": more}
    return "instead", {"this": round(100 * here), "that": round(100 * then)}


def shown(reasons: list[Reason]) -> tuple[ReasonShown, ...]:
    return tuple([ReasonShown(word, numbers) for word, numbers in reasons if word])
