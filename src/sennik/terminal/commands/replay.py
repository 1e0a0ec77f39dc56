"""A record told in words."""
from __future__ import annotations

import sys

from rich.markup import escape

from ...engine.errors import Unreadable
from ...engine.game import SPECTATOR, Game
from ...words import Words
from ..args import Given
from ..files import load
from ..log import score_sheet, seat_names, winners
from ..replay import Moment, steps, table_view
from ..style import WIDEST, on_paper, print_json
from ..table import table


def run(given: Given, words: Words) -> int:
    record, state = load(given.places["FILE"])
    game = record.game
    seat, opened = reader(given, game), given.has("open")
    speech, names = Words(words.lang, game), seat_names(game, words)
    told = steps(record, speech, names, seat, opened)
    if given.has("json"):
        return print_json({"game": game.identity.key, "over": not state.asked, "steps": [body(step) for step in told]})
    out = on_paper(given)
    width = min(out.width, WIDEST)
    digits = len(str(len(record.answers)))
    for step in told:
        for k, line in enumerate(step.lines):
            out.print(f"[mute]{step.number if k == 0 else '':>{digits}}[/]  {escape(line)}")
        if given.has("step") and step.lines:
            for line in table(game, step.view, names, speech, width):
                out.print(line, soft_wrap=True)
            out.print(f"[lamp]{escape(words.say('replay-enter'))}[/] ", end="")
            if not sys.stdin.readline():
                out.print()
                return 0
    out.print()
    for line in table(game, table_view(state, seat, opened), names, speech, width):
        out.print(line, soft_wrap=True)
    out.print()
    if state.asked:
        out.print(words.say("replay-unfinished", answers=len(record.answers)))
        return 0
    for line in score_sheet(words, names, [], state.scores()):
        out.print(line, soft_wrap=True)
    out.print(f" [lamp]{escape(winners(words, state.returns(), names, seat))}[/]")
    return 0


def reader(given: Given, game: Game) -> int:
    """Through whose eyes: a seat counted from 1, or a spectator's."""
    if not given.has("seat"):
        return SPECTATOR
    if given.has("open"):
        raise Unreadable("flags-clash", flag="--seat", other="--open")
    seat = given.number("seat", 1, least=1)
    if seat > game.seats:
        raise Unreadable("no-such-seat", seat=seat, most=game.seats)
    return seat - 1


def body(step: Moment) -> dict[str, object]:
    return {"number": step.number, "seat": step.seat + 1, "answer": step.answer, "lines": step.lines}
