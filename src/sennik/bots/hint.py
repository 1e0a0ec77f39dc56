"""A hint: what a strong bot would answer in a seat's place, and why, in facts that the seat knows.

It is made of the view and of what the seat saw happen, like every answer of a bot: two worlds that look the same to a
seat give the same hint.
"""
from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from ..engine.answers import Answer, Answers
from ..engine.events import Seen
from ..engine.game import Game
from ..engine.view import View
from ..policy.instinct import Reason
from ..policy.thinking import BOLD, RACE
from .ismcts import Ismcts
from .levels import MASTER, thinking_of
from .race import Race

ONLY: Final[Reason] = ("only", {})
CLOSE: Final[Reason] = ("close", {})


def hint(game: Game, view: View, answers: Answers, seed: int,
         history: list[Seen] | None = None) -> tuple[Answer, list[Reason]]:
    """One of `answers`, what the game has to say of it, and how far it is ahead of the next best."""
    if len(answers) == 1:
        return answers[0], [ONLY]
    thinking = thinking_of(game, MASTER).but({"method": RACE, "forget": 0.0, "seconds": 0.0, "temper": BOLD})
    bot = Ismcts(game, seed, thinking)
    bot.history = history or []
    race = cast(Race, bot.search(view, answers))
    race.run(thinking.iterations)
    best = race.best()
    said = race.simulation.instinct.reason(race.simulation.root, view.seat, best)
    found = [said] if said[0] else []
    partners = sum(game.side(seat) == game.side(view.seat) for seat in range(game.seats))
    return best, [*found, ahead(race, best, bot.instinct.measure(), 100.0 * partners)]


def ahead(race: Race, best: Answer, measure: str, whole: float) -> Reason:
    """By what the race found, in hundredths; partners share what they win, and each wins all of it. Of answers that are
    as good, none has to be defended."""
    mine: i64 = -1
    next_best: i64 = -1
    k: i64 = 0
    while k < len(race.answers):
        if race.found[k]:
            worth: i64 = mean(race, k, whole)
            if race.answers[k] is best:
                mine = max(mine, worth)                # several lines may begin with it
            elif worth > next_best:
                next_best = worth
        k += 1
    if next_best < 0 or next_best >= mine:
        return CLOSE
    if measure == "points":
        return "points", {"more": int(mine - next_best)}
    return "chance", {"this": int(mine), "next": int(next_best)}


def mean(race: Race, k: i64, whole: float) -> i64:
    return int(whole * race.totals[k] / len(race.found[k]) + 0.5)
