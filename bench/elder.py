"""What the masters have gained: `python bench/elder.py COMMIT GAME [--seats 2] [--option night=yes] [--deals 1000]`.

The master of this tree against the one of an earlier commit, whose rules must be the same. That tree is checked out
and compiled below build/elders, and its bot sits in a process of its own (`elder_seat.py`), shown the view of its seat
and the answers. At two seats each deal is played once, the seats changing from deal to deal; at more, one master of
now sits among those of then. Games are kept as they end, so it can be stopped and goes on where it was. The deals are
none that anything else is played on. Figures go to bench/results/elders.json; `bench/strength.py` shows them.
"""
from __future__ import annotations

import argparse
import json
import os
import pickle
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sennik.bots import Bot
from sennik.engine.answers import Answer, Answers
from sennik.engine.game import Game
from sennik.engine.view import View
from sennik.games import keys

if TYPE_CHECKING:                                        # it lies beside this script, and types are seen from the root
    from bench.strength import LEDGERS, ROOT, Match, Options, Rounds, Said
else:
    from strength import LEDGERS, ROOT, Match, Options, Rounds, Said

ELDERS: Final = ROOT / "build" / "elders"
RESULTS: Final = ROOT / "bench" / "results" / "elders.json"
SEATED: Final[dict[int, subprocess.Popen[bytes]]] = {}      # by seat: one process each, for game after game


def tree(commit: str) -> Path:
    """Where the library of that commit is; compiled if it is not there."""
    top = ELDERS / commit
    if not top.exists():
        subprocess.run(["git", "-C", str(ROOT), "worktree", "add", "-q", "--detach", str(top), commit], check=True)
    if not list(top.glob("build/lib*/*.so")):
        subprocess.run([sys.executable, "setup.py", "-q", "build"], cwd=top, check=True)
    return next(library.parent for library in top.glob("build/lib*/*.so"))


def seated(seat: int, commit: str) -> subprocess.Popen[bytes]:
    if seat not in SEATED:
        SEATED[seat] = subprocess.Popen(
            [sys.executable, str(Path(__file__).with_name("elder_seat.py"))], stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": str(tree(commit))})
    return SEATED[seat]


class Elder(Bot):
    """A bot of another tree."""

    def __init__(self, game: Game, seed: int, commit: str, bot: str) -> None:
        super().__init__(game, seed)
        self.commit = str(commit)
        self.order = ("begin", game.identity.key, game.seats, dict(game.options), bot, seed)
        self.begun = False

    def choose(self, view: View, answers: Answers) -> Answer:
        process = seated(view.seat, self.commit)
        assert process.stdin is not None
        assert process.stdout is not None
        if not self.begun:
            pickle.dump(self.order, process.stdin)
            self.begun = True
        pickle.dump(("ask", view.__reduce__()[1], [answer.text for answer in answers]), process.stdin)
        process.stdin.flush()
        said = pickle.load(process.stdout)
        return next(answer for answer in answers if answer.text == said)


def keep(found: dict[str, Any]) -> None:
    print(found, flush=True)
    rows = json.loads(RESULTS.read_text()) if RESULTS.exists() else []
    same = ("game", "seats", "options", "bot", "commit", "first")
    rows = [row for row in rows if any(row[name] != found[name] for name in same)] + [found]
    rows.sort(key=lambda row: [str(row[name]) for name in same])
    RESULTS.write_text(json.dumps(rows, indent=1) + "\n")


def alike(args: argparse.Namespace, options: Options, elder: str) -> dict[str, Any]:
    """In how many of the same deals those of now and those of then play the same game."""
    games = []
    for bot in (args.bot, elder):
        arena = Rounds(Match("alike", bot, bot, args.seats, options=options), args.game, args.deals, 1, "elders alike ")
        arena.run(watch=Said(f"{args.game} {bot}", args.deals))
        games.append([game.played for game in arena.games()])
    return {"deals": args.deals, "alike": sum(one == other for one, other in zip(*games))}


def main() -> None:
    parser = argparse.ArgumentParser(description="What the masters have gained.")
    parser.add_argument("commit")
    parser.add_argument("game", choices=keys())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], help="as in night=yes")
    parser.add_argument("--bot", default="master", help="of this tree, as in master:temper=bold")
    parser.add_argument("--first", type=int, default=0, help="the first deal: others may have been played elsewhere")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--alike", action="store_true", help="whether the masters of both trees play the same")
    args = parser.parse_args()
    tree(args.commit)
    options = tuple([(name, value) for name, _, value in [option.partition("=") for option in args.option]])
    elder = f"elder.Elder:bot=master:commit={args.commit}"
    row = {"game": args.game, "seats": args.seats, "options": ", ".join(args.option), "bot": args.bot,
           "commit": args.commit, "first": args.first}
    if args.alike:
        keep({**row, **alike(args, options, elder)})
        return
    match = Match("elder", args.bot, elder, args.seats, options=options)
    arena = Rounds(match, args.game, args.first + args.deals, match.rounds(args.game, True), "elders ", args.first)
    folder = LEDGERS / args.game / f"elder-{args.commit}-{'-'.join([str(args.seats), args.bot, *args.option])}"
    arena.run(folder, True, watch=Said(f"{args.game} {args.seats} {' '.join(args.option)}",
                                       args.deals * match.rounds(args.game, True)))
    keep({**row, "sides": match.sides(args.game), **arena.figures()})


if __name__ == "__main__":
    main()
