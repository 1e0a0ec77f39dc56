"""The history of a seat as rows of numbers: all it was ever shown and answered, for networks that read sequences.

This is its information state, with perfect recall. A view is what can be known of the table now; a history is how it
came about, and says more: who passed by what, and when.
"""
from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ..engine.answers import Answer
from ..engine.events import WHAT, Event
from ..engine.state import State
from .encoding import Encoding

ANSWERED: Final = len(WHAT)    # what: the own answer, its number in place of the word
MORE: Final = ANSWERED + 1     # what: further numbers of the row before
NUMBERS: Final = 4             # in a row
FIELDS: Final = ("what", "seat", "from", "from place", "to", "to place", "face", "known", "word", "count",
                 "number 0", "number 1", "number 2", "number 3")
WIDTH: Final = len(FIELDS)


class SeatHistory:
    """`start` is how the table looked to the seat at first; `rows` grow by `WIDTH` numbers, one for each of `FIELDS`.

    Tell it of everything, in order: `answered` of the seat's own answers, `saw` of all events. Equal histories give
    equal rows, different ones other rows. `numpy.array(history.rows).reshape(-1, WIDTH)` is the sequence.
    """
    seat: int
    start: list[int]
    rows: list[int]
    words: dict[str, int]

    def __init__(self, encoding: Encoding, state: State, seat: int) -> None:
        self.seat = seat
        self.start = encoding.row(state.view(seat))
        self.rows = []
        self.words = {"": -1}
        for told in encoding.game.told:
            self.words.setdefault(told.split()[0], len(self.words) - 1)
        self.words.setdefault("apart", len(self.words) - 1)

    def answered(self, answer: Answer) -> None:
        """The seat gave this answer: before what came of it."""
        self.add([ANSWERED, self.seat, -1, -1, -1, -1, -1, 0, answer.id], ())

    def saw(self, events: Iterable[Event]) -> None:
        """What happened, as far as the seat sees it."""
        for event in events:
            what, who, src, i, dst, j, face, known, word, numbers = event.seen(self.seat)
            self.add([what, who, src, i, dst, j, face, known, self.words[word]], numbers)

    def add(self, row: list[int], numbers: tuple[int, ...]) -> None:
        first = [*numbers[:NUMBERS]]
        self.rows += [*row, len(numbers), *first, *[0] * (NUMBERS - len(first))]
        if len(numbers) > NUMBERS:
            self.add([MORE, self.seat, -1, -1, -1, -1, -1, 0, -1], numbers[NUMBERS:])
