"""A position drawn from its notation: "koty 2: turn: 1; discard: 7R1", a file of such lines, or - for the input."""
from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

from rich.markup import escape

from ...engine.errors import Unreadable
from ...engine.game import Game
from ...engine.rng import FastRng
from ...engine.seed import number_of
from ...games import keys
from ...words import Words
from ..args import Given
from ..files import read_text
from ..log import seat_names
from ..replay import table_view
from ..seats import game_of
from ..style import WIDEST, on_paper
from ..table import table
from .replay import reader

# The game, its seats and options, as one would give them to `sennik play`; then the position.
HEAD: Final = re.compile(r"\s*(?P<game>[a-z]+)(?: +(?P<seats>\d{1,3}))?(?P<options>(?: +\w+(?:=\w+)?)*) *[:\n]")


def run(given: Given, words: Words) -> int:
    game, text = told(given, source(given.places["POSITION"]))
    state = game.read_position(text, FastRng(number_of(given.text("seed", "0"))))
    seat, opened = reader(given, game), not given.has("seat")
    view = table_view(state, seat, opened) if opened else state.view(seat, recall=False)
    speech, names = Words(words.lang, game), seat_names(game, words)
    out = on_paper(given)
    for line in table(game, view, names, speech, min(out.width, WIDEST)):
        out.print(line, soft_wrap=True)
    out.print()
    out.print(f"[lamp]{escape(speech.phase(view, names))}[/]")
    return 0


def source(place: str) -> str:
    """The text of a file or of the input; else the position itself, in which a ; ends a line."""
    if place == "-":
        return sys.stdin.read()
    try:
        named = Path(place).is_file()
    except (OSError, ValueError):
        named = False
    return read_text(place) if named else place.replace(";", "\n")


def told(given: Given, text: str) -> tuple[Game, str]:
    """Which game it is, by --game or by the head of the text, and the rest of it."""
    if given.has("game"):
        return game_of(given, given.text("game")), text
    head = HEAD.match(text)
    if head is None or head["game"] not in keys():
        raise Unreadable("position-of-what", games=" ".join(keys()))
    flags = {**given.flags}
    if head["seats"]:
        flags["seats"] = [head["seats"]]
    flags["option"] = [*head["options"].split(), *given.flags.get("option", [])]
    return game_of(given._replace(flags=flags), head["game"]), text[head.end():]
