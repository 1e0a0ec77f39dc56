"""What is painted: frames on a terminal, each in the place of the last; one after the other everywhere else."""
from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from .style import WIDEST, night


class Screen:
    def __init__(self, console: Console, fresh: bool) -> None:
        """`fresh`: a frame takes the place of the one before, so that a secret does not stay in sight."""
        self.console = console
        self.fresh = fresh
        self.paper = night(console)
        if fresh:
            console.print("\n" * (console.height - 1))       # what was on the screen stays above

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    @property
    def height(self) -> int:
        return self.console.height if self.fresh else 1000

    def frame(self, lines: Sequence[str]) -> None:
        if self.fresh:
            self.console.file.write("\x1b[H\x1b[J")
        self.show(lines)

    def show(self, lines: Sequence[str]) -> None:
        """Lines of markup on night paper."""
        for row in [row for line in lines for row in self.laid_out(line)]:
            if self.paper:
                row.append(" " * max(0, self.width - row.cell_len), style=self.paper)
            self.console.print(row, soft_wrap=True)

    def laid_out(self, line: str) -> list[Text]:
        """A line too long goes on in the next, one column to the right as all lines begin."""
        text = Text.from_markup(line, style=self.paper, emoji=False)
        if text.cell_len <= self.width:
            return [text]
        first, *rest = text.wrap(self.console, self.width - 1)
        return [first, *[Text(" ", style=self.paper) + row for row in rest]]

    def ask(self, prompt: str) -> None:
        self.console.print(Text.from_markup(prompt), end="")
        self.console.file.flush()

    def echo(self, line: str) -> None:
        """What was read from a pipe stands in the output as if it had been typed."""
        if not self.fresh:
            self.console.print(line.rstrip(), markup=False, soft_wrap=True)

    def rows(self, lines: Sequence[str]) -> int:
        """How many lines of the terminal they take."""
        return sum(len(self.laid_out(line)) for line in lines)


def columns(entries: Sequence[str], width: int, most: int = 3) -> list[str]:
    """Entries of markup side by side, read down the columns; as many columns as there is room for."""
    sizes = [Text.from_markup(entry).cell_len for entry in entries]
    widest = max(sizes, default=0) + 3
    across = max(1, min(most, width // max(1, widest), -(-len(entries) // 3)))
    down = -(-len(entries) // across)
    lines = []
    for row in range(down):
        line = ""
        for k in range(row, len(entries), down):
            line += entries[k] + " " * (widest - sizes[k])
        lines.append(line.rstrip())
    return lines
