"""The night palette, and a console that knows when to leave it out."""
from __future__ import annotations

import json
import os
import sys
from typing import IO, Final

from rich.console import Console
from rich.style import Style
from rich.theme import Theme

from .args import Given

NIGHT: Final = "#0d0e2b"
TEXT: Final = "#f4e9d2"
PALETTE: Final = {
    "text": TEXT, "soft": "#cdc5e8", "mute": "#9d95cc", "lamp": "#f7c87c", "bad": "#ffab97", "good": "#a9dfb8",
    "title": f"bold {TEXT}", "rule": "#403a80",
    "markdown.h1": "bold #f7c87c", "markdown.h2": "bold #f7c87c", "markdown.h3": "bold", "markdown.strong": "bold",
    "markdown.em": "italic", "markdown.code": "#cdc5e8", "markdown.code_block": "#cdc5e8",
    "markdown.table.header": "bold", "markdown.table.border": "#403a80", "markdown.item.bullet": "#f7c87c",
    "bar.complete": "#f7c87c", "bar.finished": "#f7c87c", "bar.back": "#403a80", "progress.remaining": "#9d95cc",
    "progress.percentage": "#9d95cc",
}
WIDEST: Final = 80


def on_paper(given: Given, file: IO[str] | None = None) -> Console:
    """A console for a command."""
    return console(file or sys.stdout, given.has("no-color"))


def print_json(body: object) -> int:
    print(json.dumps(body, ensure_ascii=False, indent=2))
    return 0


class Paper(Console):
    def on_broken_pipe(self) -> None:
        raise BrokenPipeError                        # nobody listens any more: `main` ends the command quietly


def console(file: IO[str], plain: bool = False, width: int | None = None) -> Console:
    """Colour only on a terminal that wants it: NO_COLOR, TERM=dumb and --no-color are heard."""
    dumb = os.environ.get("TERM", "") in {"", "dumb"} or not file.isatty()
    return Paper(file=file, theme=Theme(PALETTE), no_color=plain or None, highlight=False, emoji=False, width=width,
                 color_system=None if plain or dumb or os.environ.get("NO_COLOR") else "auto",
                 legacy_windows=False, soft_wrap=False)


def night(to: Console) -> Style:
    """What the whole table is painted on, so that it looks the same on a light terminal; nothing without colour."""
    return Style.parse(f"{TEXT} on {NIGHT}") if to.color_system else Style.null()
