"""The table as lines of text: drawn by the game's own `text.py`, or listed zone by zone."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from types import ModuleType

from rich.text import Text

from ..engine.game import BAG, Game
from ..engine.view import View
from ..games.drawing import Figure
from ..words import Words

Draw = Callable[[Game, View, Sequence[str], Words], list[str]]


def table(game: Game, view: View, names: Sequence[str], words: Words, width: int) -> list[str]:
    """Lines of markup, no wider than `width` where the game can be drawn so."""
    draw = drawer(game)
    if draw is not None:
        lines = draw(game, view, names, words)
        if max([Text.from_markup(line).cell_len for line in lines], default=0) <= width:
            return lines
    return listed(game, view, names, words)


def drawer(game: Game) -> Draw | None:
    """What draws the table."""
    draw: Draw | None = getattr(drawing(game), "draw", None)
    return draw


def figures(game: Game) -> dict[str, Figure]:
    """What draws the figures of the rulebook, by the word behind their fence."""
    found: dict[str, Figure] = getattr(drawing(game), "FIGURES", {})
    return found


def drawing(game: Game) -> ModuleType | None:
    """The text.py beside the game's class."""
    for package in game.modules():
        name = f"{package}.text"
        if not package:
            break
        try:
            return import_module(name)
        except ModuleNotFoundError as error:
            if not f"{name}.".startswith(f"{error.name}."):
                raise
    return None


def listed(game: Game, view: View, names: Sequence[str], words: Words) -> list[str]:
    """Every zone with its cards and every number with its name: plain, but enough to play by."""
    lines: list[str] = []
    for z, zone in enumerate(game.zones):
        owner = names[zone.owner] if zone.owner >= 0 else ""
        mine = zone.owner == view.seat
        title = words.zone(z) + (f" · {owner}" if owner else "")
        lines.append(f" [{'lamp' if mine else 'soft'}]{title}:[/] {row(game, view, z, words)}")
    for fact in game.facts:
        if not fact.type:
            continue
        numbers = [words.number(fact.type, view.facts[fact.start + k], names) for k in range(fact.size)]
        if fact.each == "seat":
            told = ", ".join(f"{name} {number}" for name, number in zip(names, numbers))
        else:
            told = " ".join(str(number) for number in numbers)
        if told:
            lines.append(f" [mute]{words.fact(fact.name)}:[/] {told}")
    return lines


def row(game: Game, view: View, z: int, words: Words) -> str:
    """The cards of a zone from the bottom up, hidden ones counted."""
    faces = view.cards[z]
    if not faces:
        return "–"
    if game.zones[z].shape == BAG or all(face < 0 for face in faces):
        return words.say("hidden-cards", count=len(faces))
    marks = {(where, index): mark for where, index, mark in view.marks}
    return ", ".join((words.card(face) if face >= 0 else "▒") + (f"/{marks[z, i]}" if (z, i) in marks else "")
                     for i, face in enumerate(faces))
