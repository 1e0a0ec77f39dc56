"""Progress: a bar for whoever looks on, and a word about each fault, on the error stream."""
from __future__ import annotations

import sys
from collections.abc import Sequence
from types import TracebackType
from typing import Final, Self

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from .result import Result

TOLD: Final = 10                  # faults said at once; the rest are counted in the table


class Watcher:
    """The bar is only drawn on a terminal, faults are said in any case."""

    def __init__(self, name: str, total: int, labels: Sequence[str]) -> None:
        self.console = Console(stderr=True, highlight=False)
        self.bar = Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
                            console=self.console, disable=not sys.stderr.isatty(), transient=True)
        self.task = self.bar.add_task(name, total=total)
        self.labels = labels
        self.faults = 0

    def __call__(self, done: int, result: Result | None) -> None:
        self.bar.update(self.task, completed=done)
        for slip in result.slips if result is not None else ():
            self.faults += 1
            if result is not None and self.faults <= TOLD:
                self.say(f"{self.labels[result.lineup[slip.seat]]}: {slip.kind} {slip.note}")
            if self.faults == TOLD:
                self.say("Further faults are only counted.")

    def say(self, line: str) -> None:
        self.console.print(line, style="yellow", markup=False, soft_wrap=True)

    def __enter__(self) -> Self:
        self.bar.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 trace: TracebackType | None) -> None:
        self.bar.stop()
