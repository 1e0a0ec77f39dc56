"""How fast the games are: answers, copies, views, imagined states and simulations per second of CPU, pure and compiled.

Run by `make bench`; the table goes to bench/results/speed.md. Each figure is the best of several runs, because other
work on the machine only ever makes a run slower.
"""
from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import process_time

import sennik.engine.state as engine_state
from sennik.engine.errors import Unreadable
from sennik.engine.game import Game, Identity
from sennik.engine.playout import random_games, simulations
from sennik.engine.random_play import anyone_asked, random_play
from sennik.engine.rng import FairRng, FastRng
from sennik.engine.state import State
from sennik.games import identity, keys, new

ROOT = Path(__file__).resolve().parent.parent
SECONDS = 0.4                  # of CPU for one run of one figure
RUNS = 3
CROWD = 4                      # seats of the plain game, where so many can play


def rate(work: Callable[[int], int]) -> float:
    """How many a second of CPU: `work(times)` says how many things that many times were."""
    times = 1
    while True:
        start = process_time()
        done = work(times)
        took = process_time() - start
        if took > SECONDS / 4:
            break
        times = times * 2 if took < SECONDS / 40 else int(times * SECONDS / took / 2) + 1
    times = int(times * SECONDS / took) + 1
    best = 0.0
    for _ in range(RUNS):
        start = process_time()
        done = work(times)
        best = max(best, done / (process_time() - start))
    return best


def repeat(step: Callable[[], object]) -> Callable[[int], int]:
    def work(times: int) -> int:
        for _ in range(times):
            step()
        return times
    return work


def driven(game: Game, games: int) -> int:
    """Random games with every call made from Python."""
    rng = FastRng(1)
    count = 0
    for _ in range(games):
        s = game.new(rng)
        while s.asked:
            seat = anyone_asked(s, rng)
            legal = s.legal(seat)
            s.apply(seat, legal[rng.below(len(legal))])
            count += 1
    return count


def middle(game: Game) -> State:
    """A position in the middle of a random game."""
    rng = FastRng(7)
    half = random_play(game.new(rng)) // 2
    rng = FastRng(7)
    s = game.new(rng)
    for _ in range(half):
        seat = anyone_asked(s, rng)
        legal = s.legal(seat)
        s.apply(seat, legal[rng.below(len(legal))])
    return s


def search_start(key: str, seats: int, options: dict[str, object]) -> State:
    """Where a search of Sen begins: one round, everybody has peeked. Elsewhere: the middle of a game."""
    if key != "sen":
        return middle(new(key, seats, **options))
    s = new(key, seats, **options, rounds=1).new(FastRng(2))
    while s.asked == 2 ** seats - 1 or s.phase == 0:
        s.apply(s.to_act(), s.legal(s.to_act())[0])
    return s


def simulated(s: State) -> Callable[[int], int]:
    def work(times: int) -> int:
        simulations(s, s.to_act(), times)
        return times
    return work


def measure(key: str, seats: int, options: dict[str, object]) -> dict[str, float]:
    game = new(key, seats, **options)
    s = middle(game)
    seat = s.to_act()
    view = s.view(seat)
    rng = FastRng(3)
    other = s.copy(rng)
    games = 200
    return {
        "answers a game": random_games(game, games, FastRng(1)) / games,
        "answers/s inside": rate(lambda times: random_games(game, times, FastRng(1))),
        "answers/s from Python": rate(lambda times: driven(game, times)),
        "answers/s inside, fair chance": rate(lambda times: random_games(game, times, FairRng(b"bench"))),
        "copy, µs": 1e6 / rate(repeat(lambda: s.copy(rng))),
        "redeal, µs": 1e6 / rate(repeat(lambda: other.redeal(seat))),
        "view, µs": 1e6 / rate(repeat(lambda: s.view(seat))),
        "imagine, µs": 1e6 / rate(repeat(lambda: game.imagine(view, rng))),
        "copy + redeal + playout/s": rate(simulated(search_start(key, seats, options))),
    }


def tables() -> list[tuple[str, str, int, dict[str, object]]]:
    """Every game twice: plain, and at the largest table with all that can be switched on."""
    out: list[tuple[str, str, int, dict[str, object]]] = []
    for key in keys():
        card = identity(key)
        seats = min(card.most, max(card.least, CROWD))
        out.append((key, title(key, seats, {}), seats, {}))
        if options := everything(card):
            out.append((key, title(key, card.most, options), card.most, options))
    return out


def everything(card: Identity) -> dict[str, object]:
    """The last value of every option that is a word, as far as they go together; how many of something stays."""
    found: dict[str, object] = {}
    for option in card.options:
        if not option.values[-1].isdigit():
            with suppress(Unreadable):
                more = {**found, option.name: option.values[-1]}
                new(card.key, card.most, **more)
                found = more
    return found


def title(key: str, seats: int, options: dict[str, object]) -> str:
    told = [name if value == "yes" else str(value) for name, value in options.items()]
    return ", ".join([key.capitalize(), f"{seats} seats", *([" ".join(told)] if told else [])])


def compiled() -> bool:
    return not str(engine_state.__file__).endswith(".py")


def run() -> dict[str, dict[str, float]]:
    figures = {}
    for key, name, seats, options in tables():
        print(f"  {name} ({'compiled' if compiled() else 'pure'})", file=sys.stderr, flush=True)
        figures[name] = measure(key, seats, options)
    return figures


def short(number: float) -> str:
    if number >= 1e6:
        return f"{number / 1e6:.2f} M"
    if number >= 1e4:
        return f"{number / 1e3:.0f} k"
    return f"{number:.0f}" if number >= 100 else f"{number:.2g}" if number < 10 else f"{number:.1f}"


def report(fast: dict[str, dict[str, float]], pure: dict[str, dict[str, float]]) -> str:
    lines = ["# Speed", "", "Random play on one core, per second of CPU time; the best of several runs.",
             "Made by `bench/speed.py`. *Inside*: the loop itself is compiled. *Playout*: to the end of",
             "the round in Sen, elsewhere from the middle of a game to its end.", ""]
    for table, figures in fast.items():
        lines += [f"## {table}", "", "| | compiled | pure | ratio |", "|---|---:|---:|---:|"]
        for name, figure in figures.items():
            other = pure[table][name]
            ratio = "" if name == "answers a game" else f"{max(figure, other) / min(figure, other):.1f}"
            lines.append(f"| {name} | {short(figure)} | {short(other)} | {ratio} |")
        lines.append("")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--json", action="store_true", help="only what runs here, printed as JSON")
    if parser.parse_args().json:
        print(json.dumps(run()))
        return
    if not compiled():
        print("This is the plain source: `make bench` measures the compiled engine beside it.", file=sys.stderr)
    fast = run()
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([sys.executable, __file__, "--json"], env=environment, stdout=subprocess.PIPE, check=True)
    text = report(fast, json.loads(done.stdout))
    (ROOT / "bench/results/speed.md").write_text(text)
    print(text)


if __name__ == "__main__":
    main()
