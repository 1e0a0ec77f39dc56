"""Writes docs/notation.md: the text form of every answer and of positions, with the words people read for answers."""
from __future__ import annotations

import inspect
import sys
from importlib import import_module
from pathlib import Path

from sennik.engine.errors import Unreadable
from sennik.engine.game import Game
from sennik.engine.rng import FastRng
from sennik.engine.state import State
from sennik.games import identity, keys, make
from sennik.words import Words

PAGE = Path(__file__).resolve().parent.parent / "docs/notation.md"
INTRO = """# Notation

An answer has a text, and the text is its identity: in records, addresses, the protocol, and what you may type in the
terminal. It is a verb and its numbers, separated by single spaces: `land 2 0`. Seats, slots, regions, fields and all
other places are counted from 0; what people read counts from 1.

A record is one line of JSON: the game, the versions of its rules and of the generator, seats, options, the seed
(commitment, secret, shares of the seats, how they were sealed), the answers as pairs of seat and text, a digest of the
last position, and a check over all of it. There is one way to write it, to the letter: any other text is refused. A
record that begins from a position has it as `start`.

A position is a text too, as FEN is in chess: `game.write_position(state)` and `game.read_position(text, rng)`; in the
terminal, `sennik show` draws it. What cannot be is refused, with the rule that it breaks.

This page is written by `tools/notation.py` from the games themselves; *says* is the label of the first such answer.
"""
ANSWERS = 30                   # random ones, up to the position that is shown


WIDEST = {"edition": "jubilee", "variant": "nightmare"}


def widest(key: str) -> Game:
    """The game with every option that adds answers."""
    card = identity(key)
    options = {option.name: "yes" for option in card.options if "yes" in option.values}
    names = {option.name for option in card.options}
    options |= {name: value for name, value in WIDEST.items() if name in names}
    seats = 4 if card.least <= 4 <= card.most else card.least
    return make(key, seats, options)


def section(key: str) -> str:
    game = widest(key)
    words = Words("en", game)
    view = game.new(FastRng(1)).view(0)
    names = tuple(f"seat {seat}" for seat in range(game.seats))
    lines = [f"## {key.capitalize()}", "", f"{len(game.answers.all)} answers with {game.seats} seats and all variants.",
             "", "| text | how many | says |", "|---|---:|---|"]
    for verb, signature in enumerate(game.answers.signatures):
        same = [answer for answer in game.answers.all if answer.verb == verb]
        form = " ".join([game.answers.verbs[verb], *[name for name, _ in signature]])
        says = words.answer(same[0], view, names) if same else ""
        lines.append(f"| `{form}` | {len(same)} | {says} |")
    return "\n".join([*lines, "", "### Positions", "", positions(key)])


def positions(key: str) -> str:
    """What the game's notation says of itself, and a position of a random game."""
    told = inspect.getdoc(import_module(f"sennik.games.{key}.notation")) or ""
    game = make(key, identity(key).least, {})
    state, chance = game.new(FastRng(5)), FastRng(3)
    for _ in range(ANSWERS):
        go_on(state, chance)
    while True:
        try:
            return f"{told}\n\nFor example:\n```\n{game.write_position(state).strip()}\n```"
        except Unreadable:                     # in the middle of something that the notation does not write
            go_on(state, chance)


def go_on(state: State, chance: FastRng) -> None:
    seat = state.to_act()
    legal = state.legal(seat)
    state.apply(seat, legal[chance.below(len(legal))])


def page() -> str:
    return INTRO + "\n" + "\n\n".join(section(key) for key in keys()) + "\n"


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        sys.exit(0 if PAGE.read_text("utf-8") == page() else f"{PAGE.name} is out of date: run tools/notation.py")
    PAGE.write_text(page(), "utf-8")
