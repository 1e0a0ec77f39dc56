"""Refusals in the language of whoever is refused, and the files of words that browsers get."""
from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from ..engine.errors import Refused
from ..engine.game import Game
from ..words import LANGS, Words
from ..words.words import COMMON, bundle_of, folders
from .messages import Refusal

OWN: Final = Path(__file__).parent
FALLBACK: Final = "en"


class ServerWords(Words):
    """The words of a game, then those of the server, then the common ones."""

    def __init__(self, lang: str, game: Game | None = None) -> None:
        super().__init__(lang, game)
        self.bundles = [bundle_of(each, (*folders(game), OWN)) for each in dict.fromkeys((lang, FALLBACK))]


@cache
def server_words(lang: str) -> ServerWords:
    return ServerWords(lang)


def refusal(refused: Refused, lang: str, to: str = "", closing: bool = False) -> Refusal:
    return Refusal(refused.word, refused.details, server_words(lang).error(refused), to, closing)


def common_words(lang: str) -> str:
    """What browsers get as the common words: the server's, then those of all games."""
    return "\n".join(path.read_text("utf-8") for path in (OWN / f"words.{lang}.ftl", COMMON / f"{lang}.ftl"))


def preferred(header: str) -> str:
    """The first language of an Accept-Language header that there is."""
    wishes: list[tuple[float, int, str]] = []
    for place, part in enumerate(header.lower().split(",")[:20]):
        lang, _, weight = part.strip().partition(";q=")
        try:
            wishes.append((-float(weight or 1), place, lang[:2]))
        except ValueError:
            continue
    return best([lang for _, _, lang in sorted(wishes)])


def best(wishes: Sequence[str]) -> str:
    return next((lang for lang in wishes if lang in LANGS), FALLBACK)
