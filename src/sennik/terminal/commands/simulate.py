"""Many games between bots."""
from __future__ import annotations

import sys

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from ...words import Words
from ..args import Given
from ..files import folder, write_text
from ..seats import bot_names, game_of
from ..simulate import simulate
from ..style import on_paper, print_json


def run(given: Given, words: Words) -> int:
    game = game_of(given)
    seats = int(game.seats)
    count = given.number("games", 1000, least=1)
    names = bot_names(given, "random")
    seated = [names[seat % len(names)] for seat in range(seats)]
    seed = given.text("seed", "0")
    to = folder(given.text("records")) if given.has("records") else None

    def keep(k: int, text: str) -> None:
        if to is not None:
            write_text(to / f"{game.identity.key}-{k + 1:0{len(str(count))}}.json", text)

    err = on_paper(given, sys.stderr)
    with Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=err, transient=True,
                  disable=not err.is_terminal) as progress:
        task = progress.add_task("", total=count)
        report = simulate(game, seated, count, seed, keep if to is not None else None, lambda: progress.advance(task))
    if given.has("json"):
        return print_json({"game": game.identity.key, "seats": seats, "options": game.options, "seed": seed,
                           "bots": seated, **report.body()})
    out = on_paper(given)
    out.print(words.say("simulate-games", games=report.games, answers=report.answers))
    out.print(words.say("simulate-speed", speed=report.speed()))
    least, middle, average, most = report.spread()
    out.print(words.say("simulate-lengths", least=least, median=f"{middle:g}", mean=f"{average:.1f}", most=most))
    for seat in range(seats):
        out.print(words.say("simulate-seat", seat=seat + 1, bot=seated[seat], wins=f"{100 * report.wins[seat]:.1f}",
                            score=f"{report.scores[seat]:.1f}"))
    if to is not None:
        out.print(words.say("simulate-kept", folder=str(to), games=report.games), soft_wrap=True, markup=False)
    return 0
