"""The command: an arena is played, shown, and kept in files that others can read."""
from __future__ import annotations

import json
import sys
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Final

from rich.console import Console

from ..words import Words
from .arena import Arena
from .figures.chart import chart
from .figures.report import ArenaReport
from .figures.standings import lines, standings
from .progress import Watcher

REPORT: Final = "report.json"
CHART: Final = "shares.svg"


def run(arena: Arena, words: Words, out: Path | None = None, *, resume: bool = False, jobs: int = 1,
        backend: str = "processes", as_json: bool = False) -> int:
    """Plays, and prints the report; Ctrl-C reports on what there is."""
    stopped = False
    with Watcher(arena.plan.key, arena.deals * arena.turns, arena.plan.labels()) as watch:
        try:
            report = arena.run(out, resume, jobs, backend, watch)
        except KeyboardInterrupt:
            report = arena.report()
            stopped = True
    show(report, as_json, words)
    if out is not None:
        drawn = chart(report, [arena.results[n] for n in range(report.games)], arena.turns, words)
        replace(out / REPORT, json.dumps(report.to_json(), indent=1, ensure_ascii=False) + "\n")
        replace(out / CHART, drawn)
    if stopped and out is not None:
        print(words.say("arena-stopped"), file=sys.stderr)
    return 130 if stopped else 0


def show(report: ArenaReport, as_json: bool, words: Words) -> None:
    if as_json:
        print(json.dumps(report.to_json(), indent=1, ensure_ascii=False))
        return
    console = Console(width=None if sys.stdout.isatty() else 160, highlight=False)
    console.print(standings(report, words))
    for line in lines(report, words):
        console.print(line, markup=False, soft_wrap=True)


def replace(path: Path, text: str) -> None:
    """All of it or nothing, should somebody pull the plug."""
    with NamedTemporaryFile("w", encoding="utf-8", dir=path.parent, delete=False) as file:
        file.write(text)
    Path(file.name).replace(path)
