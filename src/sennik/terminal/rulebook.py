"""The rulebook of a game, opened where it is needed."""
from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from markdown_it.token import Token
from rich.console import Console, ConsoleOptions, RenderResult
from rich.markdown import CodeBlock, Heading, Markdown
from rich.markup import escape
from rich.text import Text

from ..engine.errors import Unreadable
from ..engine.game import Game
from ..games.drawing import CannotDraw
from ..words import Words
from ..words.words import folders
from .table import figures

LINK: Final = re.compile(r"\[([^\]]+)\]\(#([\w-]+)\)")                # to a rule, whose id is said here
RULE: Final = re.compile(r"^\*\*([A-Z]{3}-[A-Z]+\d+)\*\*", re.MULTILINE)


class Left(Heading):
    """A heading at the left margin."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        self.text.justify = "left"
        yield Text("")
        yield self.text


class Fence(CodeBlock):
    """A figure: as the game's text.py draws it, with what is said of it below. Too wide, only that is left."""

    @classmethod
    def create(cls, markdown: Markdown, token: Token) -> CodeBlock:
        if not token.info or not isinstance(markdown, Book):
            return CodeBlock.create(markdown, token)
        source, _, caption = token.content.strip("\n").partition("\n\n")
        return Fence(markdown, token.info.strip(), source, caption)

    def __init__(self, book: Book, kind: str, source: str, caption: str) -> None:
        super().__init__("text", book.code_theme)
        self.book, self.kind, self.source, self.caption = book, kind, source, caption

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        drawn = [Text.from_markup(line) for line in self.book.figure(self.kind, self.source)]
        if max([line.cell_len for line in drawn], default=0) <= options.max_width:
            yield from drawn
        if self.caption:
            yield from Markdown(self.caption, style="markdown.em").__rich_console__(console, options)


class Book(Markdown):
    elements = {**Markdown.elements, "heading_open": Left, "fence": Fence}  # noqa: RUF012 - as rich declares it

    def __init__(self, text: str, game: Game, words: Words) -> None:
        super().__init__(LINK.sub(r"\1 (\2)", text))
        self.game, self.words = game, words

    def figure(self, kind: str, source: str) -> list[str]:
        """Its lines, or a sentence if it cannot be drawn."""
        try:
            return figures(self.game)[kind](source, self.words)
        except (KeyError, CannotDraw):
            return [f"[mute]{escape(self.words.say('figure-torn'))}[/]"]


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
    raise Unreadable("no-such-rule", rule=name, rules=ranges(text))


def ranges(text: str) -> str:
    """The ids there are, by their letter: SEN-C1–4, SEN-E1–6."""
    numbers: dict[str, list[int]] = {}
    for name in RULE.findall(text):
        letters = name.rstrip("0123456789")
        numbers.setdefault(letters, []).append(int(name[len(letters):]))
    return ", ".join([f"{letters}{min(found)}–{max(found)}" if len(found) > 1 else f"{letters}{found[0]}"
                      for letters, found in sorted(numbers.items())])


def opened(text: str, name: str) -> str:
    """The section of a rule, from that rule on."""
    start = text.index(rule(text, name))
    heading = text.rindex("\n## ", 0, start)
    end = text.find("\n## ", start)
    title = text[heading:].strip().partition("\n")[0]
    return f"{title}\n\n{text[start:end if end >= 0 else len(text)].strip()}\n"
