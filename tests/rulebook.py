"""The figures of a rulebook, for tests."""
from __future__ import annotations

import re
from pathlib import Path

BOOKS = Path(__file__).parent.parent / "src" / "sennik" / "games"
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def book(game: str, lang: str) -> str:
    return (BOOKS / game / f"rulebook.{lang}.md").read_text("utf-8")


def figures_of(game: str, lang: str) -> list[tuple[str, str, str]]:
    """Every figure of a book: kind, source, caption. In an example its lines begin with >."""
    text = re.sub(r"^> ?", "", book(game, lang), flags=re.MULTILINE)
    found = [(kind, *inside.strip("\n").partition("\n\n")) for kind, inside in FENCE.findall(text) if kind]
    return [(kind, source, caption) for kind, source, _, caption in found]
