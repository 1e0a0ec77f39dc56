"""A fault: a bot was asked and did not give an answer that counts."""
from __future__ import annotations

from typing import Final

ILLEGAL: Final = "illegal"       # it answered, but not with one of the answers
LATE: Final = "late"             # it used more processor time than its budget
SILENT: Final = "silent"         # it used no time and said nothing, until nobody would wait longer
DIED: Final = "died"             # its process ended
RAISED: Final = "raised"         # it raised an error
DROPPED: Final = "dropped"       # after so many faults it was not asked again in that game
FAULTS: Final = (ILLEGAL, LATE, SILENT, DIED, RAISED, DROPPED)

LONGEST_NOTE: Final = 200


class Fault(Exception):
    """Raised where a bot is asked; caught, counted and told where the game is played."""

    def __init__(self, kind: str, note: str = "") -> None:
        self.kind = kind
        self.note = note[:LONGEST_NOTE]
        super().__init__(f"{kind}: {self.note}" if self.note else kind)


def raised(error: BaseException) -> str:
    """An error in a line."""
    return " ".join(f"{type(error).__name__}: {error}".split())[:LONGEST_NOTE]
