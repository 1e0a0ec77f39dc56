"""What the coach says of a game that is over."""
from __future__ import annotations

import sys

import msgspec
from rich.progress import BarColumn, Progress, TaskProgressColumn, TimeRemainingColumn

from ...coach.review import review
from ...engine.errors import Illegal, Unreadable
from ...engine.game import Game
from ...words import Words
from ..args import Given
from ..files import load
from ..log import seat_names
from ..review import told
from ..style import on_paper, print_json


def run(given: Given, words: Words) -> int:
    record, state = load(given.places["FILE"])
    game = record.game
    seats = wanted(given, game)
    if state.asked:
        raise Illegal("not-over")
    err = on_paper(given, sys.stderr)
    with Progress(BarColumn(), TaskProgressColumn(), TimeRemainingColumn(), console=err, transient=True,
                  disable=not err.is_terminal) as progress:
        task = progress.add_task("", total=len(record.answers))
        found = review(record, seats, heard=lambda done, _: progress.update(task, completed=done))
    if given.has("json"):
        return print_json(msgspec.to_builtins(found))
    speech, names = Words(words.lang, game), seat_names(game, words)
    out = on_paper(given)
    for seat in found.seats:
        for line in told(seat, record, speech, names):
            out.print(line)
        out.print()
    out.print(f"[mute]{words.say('review-how')}[/]")
    return 0


def wanted(given: Given, game: Game) -> list[int]:
    """One seat, counted from 1, or all."""
    if not given.has("seat"):
        return list(range(game.seats))
    seat = given.number("seat", 1, least=1)
    if seat > game.seats:
        raise Unreadable("no-such-seat", seat=seat, most=game.seats)
    return [seat - 1]
