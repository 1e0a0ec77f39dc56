"""What is lost by thinking too little: `python bench/regret.py GAME [--games 7] [--try iterations=75 …]`.

A match tells two bots apart that win 52 and 50 % after thousands of games; single decisions tell it far more cheaply.
In games of masters every third decision is looked at again: every answer is tried in the same many worlds, and the one
that is best in one half of them is valued by the other. By how much each other way of thinking chooses worse, by the
master's own reckoning, adds up to what a seat loses in a game. What that reckoning itself does not see, is not in it.
Tables of two, for games whose masters run a race. Figures go to bench/results/regret.json and regret.md.
"""
from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from sennik.bots import carry_out
from sennik.bots.ismcts import Ismcts
from sennik.bots.levels import MASTER, thinking_of
from sennik.bots.race import Race
from sennik.engine.answers import Answer
from sennik.engine.rng import FastRng
from sennik.games import keys
from sennik.games import make as make_game
from sennik.lab.contestant import read
from sennik.policy.thinking import Thinking

RESULTS: Final = Path(__file__).resolve().parents[1] / "bench" / "results"
WORLDS: Final = 240
EVERY: Final = 3
MOST: Final = 40                  # answers that are looked at, instinct's favourites
FIRST_SEED: Final = 7100


def judged(race: Race, seed: int) -> tuple[float, dict[Answer, float]]:
    """The worth of the best answer, and of each."""
    chance = FastRng(seed)
    order = race.line_up(MOST * MOST * MOST)[:MOST]
    race.totals = [0.0] * len(race.answers)
    race.found = [[] for _ in race.answers]
    for _ in range(WORLDS):
        world = chance.below(1 << 30) << 31 | chance.below(1 << 30)
        for k in order:
            race.attempt(k, world)
    half = WORLDS // 2
    best = max(order, key=lambda k: sum(race.found[k][:half]))
    worths = {race.answers[k]: sum(race.found[k][half:]) / half for k in order}
    return worths[race.answers[best]], worths


def measure(key: str, games: int, ways: dict[str, Thinking]) -> dict[str, Any]:
    game = make_game(key, 2, {})
    master = thinking_of(game, MASTER)
    lost, spent = dict.fromkeys(ways, 0.0), dict.fromkeys(ways, 0.0)
    met = looked = 0
    for number in range(games):
        s = game.new(FastRng(FIRST_SEED + number))
        bots = [Ismcts(game, FIRST_SEED * 10 + number * 2 + seat, master) for seat in range(2)]
        while s.asked:
            seat = int(s.to_act())
            legal = s.legal(seat)
            view = s.view(seat)
            answer = bots[seat].choose(view, legal)
            met += len(legal) > 1
            race = bots[seat].search(view, legal) if len(legal) > 1 and met % EVERY == 0 else None
            if isinstance(race, Race) and len(race.answers) > 1:
                looked += 1
                top, worths = judged(race, met)
                for name, thinking in ways.items():
                    other = Ismcts(game, met, thinking)
                    began = time.process_time()
                    chosen = other.choose(view, legal)
                    spent[name] += time.process_time() - began
                    lost[name] += top - worths.get(chosen, top)
            carry_out(s, seat, answer, bots)
    a_game = met / games / 2
    return {"game": key, "games": games, "decisions": looked, "of": met,
            "ways": [{"numbers": name, "lost": round(lost[name] / looked * a_game, 4),
                      "ms": round(1000 * spent[name] / looked, 2)} for name in ways]}


def page(rows: list[dict[str, Any]]) -> str:
    parts = ["# What is lost by thinking too little\n",
             f"""Made by `bench/regret.py`: the share of a game that a seat loses by choosing worse than the best of
{WORLDS} worlds, by the master's own reckoning. Below 0 it errs less than that reference.
"""]
    for row in rows:
        parts += [f"## {row['game'].capitalize()}\n",
                  f"{row['decisions']} of {row['of']} decisions in {row['games']} games of masters, two seats.\n",
                  "| master with | lost in a game | CPU ms per answer |", "|---|---:|---:|"]
        parts += [f"| {way['numbers']} | {100 * way['lost']:.1f} % | {way['ms']:.1f} |" for way in row["ways"]]
        parts.append("")
    return "\n".join(parts)


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="What is lost by thinking too little.")
    parser.add_argument("game", choices=keys())
    parser.add_argument("--games", type=int, default=7)
    parser.add_argument("--try", dest="numbers", action="append", default=[], help="as in iterations=400:trust=0.5")
    args = parser.parse_args(given)
    path = RESULTS / "regret.json"
    master = thinking_of(make_game(args.game, 2, {}), MASTER)
    ways = {"its own numbers": master}
    for numbers in args.numbers:
        ways[numbers] = master.but(read(f"{MASTER}:{numbers}").values())
    rows = json.loads(path.read_text()) if path.exists() else []
    rows = [row for row in rows if row["game"] != args.game] + [measure(args.game, args.games, ways)]
    rows.sort(key=lambda row: str(row["game"]))
    path.write_text(json.dumps(rows, indent=1) + "\n")
    (RESULTS / "regret.md").write_text(page(rows))


if __name__ == "__main__":
    main()
