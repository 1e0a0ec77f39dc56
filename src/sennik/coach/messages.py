"""A review of a game, as it is kept, sent and printed: what the coach found, seat by seat.

Every share is a whole number of ten-thousandths of the game (10000: all of it), so that the parts add up to the last
digit. With two seats it is the chance to win.
"""
from __future__ import annotations

from msgspec import Struct

from ..match.messages import ReasonShown


class DecisionFound(Struct, frozen=True):
    """A seat was asked and had a choice. All figures are by what it knew then."""
    moment: int                  # after so many answers: the step of the replay at which it was asked
    given: str                   # its answer
    best: str                    # what the coach would have answered
    share: int                   # what the seat could expect with the best answer
    loss: int                    # how much less with its own; below 0: its own did better where both were judged
    error: int                   # the standard error of the loss
    answers: dict[str, int]      # every answer it could give, with what it could expect then; the best first


class PointFound(Struct, frozen=True):
    """A point of the curve: what the seat could expect when it was asked; and since the point before, why it changed.

    The first change is from `prior`. The last point is the end of the game: its share is the result.
    """
    moment: int
    share: int
    own: int                     # by its own decision at the point before
    others: int                  # by what the others decided since
    chance: int                  # by deals, draws and what came to light


class MistakeFound(Struct, frozen=True):
    """One of the moments that cost most, looked at a second time in fresh worlds."""
    moment: int
    given: str
    best: str
    cost: int                    # by the second look alone
    error: int                   # its standard error
    answers: dict[str, int]      # every answer it could give, by that look; the best first
    better: tuple[ReasonShown, ...]          # what speaks for the best answer: facts that the seat knew
    worse: tuple[ReasonShown, ...]           # what there was to say of its own


class SeatReview(Struct, frozen=True):
    """result = prior + own + others + chance, and each of the three is the sum of its column in `curve`."""
    seat: int
    prior: int                   # what it could expect before the deal
    result: int
    own: int                     # what its decisions changed, against the coach's
    others: int                  # what the decisions of the others changed for it
    chance: int                  # the rest: luck
    curve: tuple[PointFound, ...]
    decisions: tuple[DecisionFound, ...]
    mistakes: tuple[MistakeFound, ...]       # the dearest first; none where nothing was clearly wrong


class Review(Struct, frozen=True):
    coach: int                   # version of the coach: another one may judge otherwise
    game: str
    rules: int
    seats: tuple[SeatReview, ...]            # of the seats that were asked for
