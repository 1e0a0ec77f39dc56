"""How long the levels think about an answer, in processor time: every game, with the fewest and the most seats, and
with the most also by every class of options.

`python bench/thinking.py` measures what is installed, `PYTHONPATH=src python bench/thinking.py` the plain source; each
writes its own page, bench/results/thinking-compiled.md or -plain.md. Compiled, a master may take 0.3 s, an apprentice
0.02 s; plain, anyone 3 s.
"""
from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sennik.bots import LEVELS, make, search
from sennik.bots.levels import APPRENTICE, MASTER, REGULAR
from sennik.engine.random_play import anyone_asked
from sennik.engine.rng import FastRng
from sennik.engine.state import State
from sennik.games import identity, keys
from sennik.games import make as make_game

if TYPE_CHECKING:                                        # it lies beside this script, and types are seen from the root
    from bench.strength import CLASSES, Options
else:
    from strength import CLASSES, Options

OUT: Final = Path(__file__).parent / "results" / "thinking"
POSITIONS: Final = 12             # of a game played at random, from its first question to its last
LIMIT: Final = {"compiled": {APPRENTICE: 0.02, REGULAR: 0.3, MASTER: 0.3}, "plain": dict.fromkeys(LEVELS, 3.0)}


def tables(key: str) -> list[tuple[int, str, Options]]:
    """Seats and options, with a name."""
    card = identity(key)
    found: list[tuple[int, str, Options]] = [(seats, "", ()) for seats in sorted({card.least, card.most})]
    return found + [(card.most, name, options) for name, options in CLASSES.get(key, ()) if options]


def positions(key: str, seats: int, options: Options) -> list[State]:
    """Some where there is something to choose, spread over a game."""
    rng = FastRng(7)
    s = make_game(key, seats, dict(options)).new(rng)
    out: list[State] = []
    while s.asked:
        seat = anyone_asked(s, rng)
        legal = s.legal(seat)
        if len(legal) > 1:
            out.append(s.copy(FastRng(0)))
        s.apply(seat, legal[rng.below(len(legal))])
    return out[::max(1, len(out) // POSITIONS)][:POSITIONS]


def measure(key: str, seats: int, options: Options, level: str) -> tuple[float, float]:
    """Mean and most, in seconds."""
    spent = []
    for s in positions(key, seats, options):
        bot = make(level, s.game, 1)
        view, legal = s.view(s.to_act()), s.legal(s.to_act())
        begun = time.process_time()
        bot.choose(view, legal)
        spent.append(time.process_time() - begun)
    return sum(spent) / len(spent), max(spent)


def main() -> int:
    argparse.ArgumentParser(description=__doc__.partition("\n")[0]).parse_args()
    mode = "plain" if search.__file__.endswith(".py") else "compiled"
    lines = [f"# Thinking, {mode}", "", "Made by `bench/thinking.py`: processor time for an answer.", "",
             "| game | seats | options | level | mean ms | most ms |", "|---|---|---|---|---|---|"]
    slow = 0
    for key in keys():
        for seats, name, options in tables(key):
            for level in LEVELS:
                mean, most = measure(key, seats, options, level)
                slow += most > LIMIT[mode][level]
                lines.append(f"| {key} | {seats} | {name} | {level} | {mean * 1000:.1f} | {most * 1000:.1f} |")
                print(lines[-1], flush=True)
    Path(f"{OUT}-{mode}.md").write_text("\n".join(lines) + "\n")
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())
