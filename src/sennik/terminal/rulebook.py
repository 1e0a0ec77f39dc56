"""The rulebook of a game, opened where it is needed."""
from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.markdown import Heading, Markdown
from rich.text import Text

from ..engine.errors import Unreadable
from ..engine.game import Game
from ..words.words import folders

RULE: Final = re.compile(r"^\*\*([A-Z]{3}-[A-Z]+\d+)\*\*", re.MULTILINE)


class Left(Heading):
    """A heading at the left margin."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        self.text.justify = "left"
        yield Text("")
        yield self.text


class Book(Markdown):
    elements = {**Markdown.elements, "heading_open": Left}  # noqa: RUF012 - as rich declares it


def rulebook(game: Game, lang: str) -> str:
    """The whole book in a language, or in English."""
    for folder in folders(game):
        for name in (f"rulebook.{lang}.md", "rulebook.en.md"):
            path = Path(folder, name)
            if path.is_file():
                return path.read_text("utf-8")
    raise Unreadable("no-rulebook", game=game.identity.key)


def rule(text: str, name: str) -> str:
    """One rule: its paragraph, and what belongs to it up to the next rule or heading."""
    for found in RULE.finditer(text):
        if found[1] == name.upper():
            rest = text[found.end():]
            end = re.search(r"^(\*\*[A-Z]{3}-|#)", rest, re.MULTILINE)
            return text[found.start():found.end() + (end.start() if end else len(rest))].strip()
    raise Unreadable("no-such-rule", rule=name, rules=first_and_last(text))


def first_and_last(text: str) -> str:
    names = RULE.findall(text)
    return f"{names[0]} … {names[-1]}" if names else ""


def opened(text: str, name: str) -> str:
    """The section of a rule, from that rule on."""
    start = text.index(rule(text, name))
    heading = text.rindex("\n## ", 0, start)
    end = text.find("\n## ", start)
    title = text[heading:].strip().partition("\n")[0]
    return f"{title}\n\n{text[start:end if end >= 0 else len(text)].strip()}\n"
