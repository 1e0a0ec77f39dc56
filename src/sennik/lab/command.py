"""The command: `sennik arena GAME --bots a,b --games N` and what else can be asked for."""
from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import NamedTemporaryFile

from rich.console import Console

from .. import games
from ..engine.errors import Unreadable
from ..words import Words
from . import budget, contestant
from .arena import Arena
from .crew import BACKENDS
from .elo import read_two
from .ledger import NAME
from .picture import picture
from .plan import PATIENCE, Plan, plan
from .progress import Watcher
from .report import Report
from .table import lines, table

REPORT, PICTURE = "report.json", "shares.svg"


def add_arguments(parser: ArgumentParser) -> None:
    """All values are texts here: `read` refuses them in the same words as every other command."""
    parser.add_argument("game", help="one of: " + " ".join(games.keys()))
    parser.add_argument("--bots", required=True, help="with commas: random,greedy,ismcts:iterations=500,my_bots.Clever")
    parser.add_argument("--games", default="200", help="at least so many, in whole deals (200)")
    parser.add_argument("--seats", help="as many as there are bots, if the game allows it")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the game, repeatable")
    parser.add_argument("--seed", default="1", help="any text: the same text, the same deals (1)")
    parser.add_argument("--budget", help="of each answer: iterations=500 or seconds=0.2 of processor time")
    parser.add_argument("--apart", action="store_true", help="each bot in a process of its own, held to its budget")
    parser.add_argument("--patience", default=f"{PATIENCE:g}", help=f"seconds for a silent process ({PATIENCE:g})")
    parser.add_argument("--jobs", default="1", help="games played at once; -1: one for each core (1)")
    parser.add_argument("--backend", default=BACKENDS[0], help=f"where: {' '.join(BACKENDS)} ({BACKENDS[0]})")
    parser.add_argument("--out", metavar="DIR", help=f"for {NAME}, {REPORT} and {PICTURE}")
    parser.add_argument("--resume", action="store_true", help=f"go on with the games in DIR/{NAME}")
    parser.add_argument("--answers", action="store_true", help="keep every answer of every game there")
    parser.add_argument("--json", action="store_true", help="the report as JSON")
    parser.add_argument("--sprt", metavar="ELO0,ELO1", help="stop as soon as one of the two can be given up")


def arguments(game: str, flags: Mapping[str, Sequence[str]]) -> Namespace:
    """The same from flags that were read already, each with its values; flags of others are left aside."""
    parser = ArgumentParser()
    add_arguments(parser)
    known = vars(parser.parse_args([game, "--bots", ""]))
    if "bots" not in flags:
        raise Unreadable("flag-needs-value", flag="--bots", value="a,b")
    given = [f"--{name}={value}" if value else f"--{name}" for name, values in flags.items() if name in known
             for value in values]
    return parser.parse_args([*given, "--", game])


def run(args: Namespace, words: Words) -> int:
    """Plays, and prints the report; Ctrl-C reports on what there is. What cannot be meant is Refused."""
    the, out = read(args), Path(args.out) if args.out else None
    jobs = number("jobs", args.jobs, -1)
    if jobs == 0:
        raise Unreadable("number-too-small", flag="--jobs", value=0, least=1)
    if args.backend not in BACKENDS:
        raise Unreadable("no-such-backend", backend=args.backend, backends=" ".join(BACKENDS))
    if args.resume and out is None:
        raise Unreadable("resume-needs-out")
    arena = Arena(the, number("games", args.games, 1), read_two(args.sprt) if args.sprt else None)
    stopped = False
    with Watcher(args.game, arena.deals * arena.turns, the.labels()) as watch:
        try:
            report = arena.run(out, args.resume, jobs, args.backend, watch)
        except KeyboardInterrupt:
            report = arena.report()
            stopped = True
    show(report, args.json, words)
    if out is not None:
        drawn = picture(report, [arena.results[n] for n in range(report.games)], arena.turns, words)
        replace(out / REPORT, json.dumps(report.to_json(), indent=1, ensure_ascii=False) + "\n")
        replace(out / PICTURE, drawn)
    if stopped and out is not None:
        print(words.say("arena-stopped"), file=sys.stderr)
    return 130 if stopped else 0


def read(args: Namespace) -> Plan:
    options: dict[str, object] = {}
    for given in args.option:
        name, sign, value = given.partition("=")
        if not name or (sign and not value):
            raise Unreadable("not-a-pair", value=given)
        options[name] = value or "yes"
    return plan(args.game, contestant.read_all(args.bots), number("seats", args.seats, 1) if args.seats else None,
                options, args.seed, budget.read(args.budget) if args.budget else budget.Budget(), args.apart,
                float(number("patience", args.patience, 1)), args.answers)


def number(flag: str, text: str, least: int) -> int:
    try:
        found = int(text)
    except ValueError:
        raise Unreadable("not-a-number", flag=f"--{flag}", value=text) from None
    if found < least:
        raise Unreadable("number-too-small", flag=f"--{flag}", value=text, least=least)
    return found


def show(report: Report, as_json: bool, words: Words) -> None:
    if as_json:
        print(json.dumps(report.to_json(), indent=1, ensure_ascii=False))
        return
    console = Console(width=None if sys.stdout.isatty() else 160, highlight=False)
    console.print(table(report, words))
    for line in lines(report, words):
        console.print(line, markup=False, soft_wrap=True)


def replace(path: Path, text: str) -> None:
    """All of it or nothing, should somebody pull the plug."""
    with NamedTemporaryFile("w", encoding="utf-8", dir=path.parent, delete=False) as file:
        file.write(text)
    Path(file.name).replace(path)
