"""What the clients sent, were told and saw: written down as it happened, judged afterwards."""
from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Literal

import msgspec

from sennik.match.messages import StepShown

Outcome = Literal["done", "refused", "unknown"]


@dataclass(slots=True)
class Sent:
    """An answer, and what became of it as far as its sender knows."""
    table: str
    seat: int
    n: int                       # of the last step before
    since: int                   # of the question
    text: str
    outcome: Outcome = "unknown"     # the line broke, or the store was away
    upto: int = 0                # done: the n of the step that showed it


@dataclass(slots=True, frozen=True)
class Saw:
    table: str
    seat: int
    line: int                    # the number of the connection
    n: int
    sight: int                   # of all that a step shows of the position
    events: tuple[tuple[int, int], ...]      # number and face


@dataclass(slots=True)
class History:
    sent: list[Sent] = field(default_factory=list)
    saw: list[Saw] = field(default_factory=list)

    def acknowledged(self) -> int:
        return sum(one.outcome == "done" for one in self.sent)


def sight_of(step: StepShown) -> int:
    """A step without what depends on when it was sent."""
    shown = (step.view, step.answers, step.peeks, step.scores, step.notes, step.since, step.result)
    return int.from_bytes(blake2b(msgspec.json.encode(shown), digest_size=7).digest(), "little")


def faces_of(step: StepShown) -> tuple[tuple[int, int], ...]:
    return tuple([(event.number, event.face) for event in (*step.past, *step.events)])
