"""The measure of a game: from what a search found on average to what each seat may expect of the whole, which is 1.

A search counts the chance to win by an estimate that may be too sure, or counts points. Games of bots show what came of
such figures, and from them the numbers of `coach.json`, beside the bot of each game, were fitted (`bench/coach.py`).
The map keeps the sum of the shares, and what is worth more to a seat is a larger share. A game without that file is
taken at its word.
"""
from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from math import exp, log
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct

from ..bots.discover import bot_module, instinct_of
from ..engine.game import Game
from ..engine.state import State

TINY: Final = 1e-4             # a chance below it is taken for it


class Effort(NamedTuple):
    """How much a decision is thought over."""
    choosing: int              # simulations until the coach has made its choice
    judging: int               # worlds, for the choice and for the answer that was given
    again: int                 # worlds of a second look, for what seems to have cost most

    def times(self, factor: float) -> Effort:
        return Effort(*[max(1, int(part * factor)) for part in self])


STANDARD: Final = Effort(400, 64, 256)
EVEN: Final = (1.0,)


class Measure(NamedTuple):
    effort: Effort
    points: bool               # a search counts points, not chances
    fact: int                  # the number of the fact by which `sharp` differs; -1: it does not
    sharp: tuple[float, ...]   # how much a difference counts, by that fact from 0 on; the last for all beyond
    hope: float                # how much too well a search hopes for the seat it thinks for: taken off what lifts it
    fair: tuple[float, ...]    # what each seat may expect before the deal
    sides: tuple[int, ...]     # whom each seat plays for: the share of a seat is that of all who play for the same

    def shares(self, s: State, worths: list[float], seat: int) -> list[float]:
        """Every seat's part of the whole, where a search from `s`, in the place of a seat, found these on average."""
        return self.shares_at(self.at(s), worths, seat)

    def at(self, s: State) -> int:
        return int(s.facts[self.fact]) if self.fact >= 0 else 0

    def lifts(self, worths: list[float]) -> list[float]:
        return [100.0 * worth if self.points else log(max(worth, TINY)) for worth in worths]

    def shares_at(self, at: int, worths: list[float], seat: int) -> list[float]:
        sharp = self.sharp[min(at, len(self.sharp) - 1)]
        lifts = self.lifts(worths)
        lifts[seat] -= self.hope
        top = max(lifts)
        parts = [exp(sharp * (lift - top)) for lift in lifts]
        return self.together([part / sum(parts) for part in parts])

    def together(self, shares: Sequence[float]) -> list[float]:
        """By seat, what its side has."""
        return [sum(share for side, share in zip(self.sides, shares) if side == own) for own in self.sides]


class SeatsFitted(Struct, frozen=True):
    """For a number of seats."""
    sharp: tuple[float, ...]
    fair: tuple[float, ...] = ()           # empty: all alike
    hope: float = 0.0


class CoachFile(Struct, frozen=True):
    """What `coach.json` says."""
    effort: Effort
    seats: dict[str, SeatsFitted]
    fact: str = ""


def measure_of(game: Game) -> Measure:
    """For a number of seats that `coach.json` does not have, by the nearest that it has."""
    module, seats = bot_module(game), int(game.seats)
    told = coach_file(module.__name__) if module is not None and hasattr(module, "__path__") else None
    points, sides = instinct_of(game).measure() == "points", tuple([int(game.side(seat)) for seat in range(seats)])
    even = tuple([sides.count(side) / seats for side in sides])
    if told is None:
        return Measure(STANDARD, points, -1, EVEN, 0.0, even, sides)
    fitted = told.seats[min(told.seats, key=lambda count: abs(int(count) - seats))]
    facts = {fact.name: int(fact.start) for fact in game.facts}
    return Measure(told.effort, points, facts[told.fact] if told.fact else -1, fitted.sharp, fitted.hope,
                   fitted.fair if len(fitted.fair) == seats else even, sides)


@lru_cache
def coach_file(package: str) -> CoachFile | None:
    file = files(package) / "coach.json"
    return msgspec.json.decode(file.read_bytes(), type=CoachFile) if file.is_file() else None
