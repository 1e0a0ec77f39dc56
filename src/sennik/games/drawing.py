"""For a game's text.py, which draws in the terminal: who speaks, and how blocks of lines lie side by side.

Lines are rich markup. Names of players hold none, so every bracket is the game's own.
"""
from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final, Protocol


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


# ---- figures of a rulebook
class CannotDraw(ValueError):
    """A figure that names what there is not."""


Figure = Callable[[str, Speaks], list[str]]    # the lines of a figure, from its source
SIGNS: Final = {"|": "  ", "->": " → ", "+": " + "}


def rows(source: str, piece: Callable[[str], list[str]]) -> list[str]:
    """Rows of pieces, each named by a token: `|` leaves a gap, `->` is an arrow, `+` a plus, `=19` a sum."""
    lines: list[str] = []
    for row in source.splitlines():
        lines += side_by_side([laid(token, piece) for token in row.split()])
    if not lines:
        raise CannotDraw(source)
    return lines


def laid(token: str, piece: Callable[[str], list[str]]) -> list[str]:
    sign = f" = {token[1:]}" if re.fullmatch(r"=\d+", token) else SIGNS.get(token)
    return piece(token) if sign is None else [sign]


def side_by_side(blocks: Sequence[list[str]]) -> list[str]:
    """Blocks next to each other, standing on one line; a sign stands at half their height."""
    tall = max([len(block) for block in blocks], default=0)
    columns: list[list[str]] = []
    for block in blocks:
        wide = max([width(line) for line in block])
        above = tall // 2 if len(block) == 1 else tall - len(block)
        empty = " " * wide
        columns.append([empty] * above + [line + " " * (wide - width(line)) for line in block]
                       + [empty] * (tall - above - len(block)))
    return [" ".join(row) for row in zip(*columns)]
