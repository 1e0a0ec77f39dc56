"""For a game's text.py, which draws its table in the terminal: who speaks, and how blocks of lines lie side by side.

Lines are rich markup. Names of players hold none, so every bracket is the game's own.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol


class Speaks(Protocol):
    """The words of the reader's language."""

    def say(self, id: str, **args: object) -> str: ...
    def card(self, kind: int) -> str: ...


def crop(text: str, most: int) -> str:
    """No longer than so many letters."""
    return text if len(text) <= most else text[:most - 1] + "…"


def width(markup: str) -> int:
    """Columns on the screen."""
    shown, depth = 0, 0
    for letter in markup:
        depth += (letter == "[") - (letter == "]")
        shown += depth == 0 and letter != "]"
    return shown


def beside(left: Sequence[str], right: Sequence[str], margin: int) -> list[str]:
    """Two blocks next to each other, the right one from this column on."""
    rows = max(len(left), len(right))
    here, there = [*left, *[""] * (rows - len(left))], [*right, *[""] * (rows - len(right))]
    return [line + " " * (margin - width(line)) + more for line, more in zip(here, there)]
