"""A result: what is kept of one game, on one line."""
from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from typing import NamedTuple

from ..engine.errors import Unreadable


class Slip(NamedTuple):
    """A fault in a game: who, at which answer of the game, what, and what was said about it."""
    seat: int
    answer: int
    kind: str
    note: str


@dataclass
class Result:
    deal: int
    turn: int                     # which game of the deal
    lineup: list[int]             # by seat: the number of the bot
    returns: list[float]
    scores: list[int]
    asked: list[int]              # by seat: how many answers
    played: str                   # a digest of all answers and the last position
    cpu: list[float]              # by seat: seconds; the only part that is another one in each run
    slips: list[Slip] = field(default_factory=list)
    record: str = ""

    def line(self) -> str:
        body = asdict(self)
        body["cpu"] = [round(seconds, 6) for seconds in self.cpu]
        if not self.record:
            del body["record"]
        return json.dumps(body, separators=(",", ":"), ensure_ascii=False) + "\n"


def read(line: str) -> Result:
    try:
        body = json.loads(line)
        result = Result(**body)
        result.slips = [Slip(*slip) for slip in result.slips]
    except (ValueError, TypeError):
        raise Unreadable("results-broken") from None
    return result
