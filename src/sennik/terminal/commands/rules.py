"""The rulebook, all of it or one rule."""
from __future__ import annotations

from ...games import identity, make
from ...words import Words
from ..args import Given
from ..rulebook import Book, rule, rulebook
from ..style import WIDEST, on_paper


def run(given: Given, words: Words) -> int:
    card = identity(given.places["GAME"])
    game = make(card.key, card.least, {})
    text = rulebook(game, words.lang)
    out = on_paper(given)
    chosen = rule(text, given.places["RULE"]) if "RULE" in given.places else text
    out.print(Book(chosen, game, Words(words.lang, game)), width=min(out.width, WIDEST))
    return 0
