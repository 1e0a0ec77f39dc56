"""sennik: play, simulate, replay, verify, and read the rules, in a terminal."""
from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Final

from . import __version__
from .engine.errors import Refused
from .terminal.args import COMMANDS, EVERYWHERE, Command, Given, command, parse
from .words import LANGS, Words, check_lang

OK: Final = 0
REFUSED: Final = 2
INTERRUPTED: Final = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command. Whatever is refused ends with one sentence and exit code 2; there is never a stack trace."""
    given = list(sys.argv[1:] if argv is None else argv)
    if sys.stdin is None:                             # started with the input closed: as if it ended at once
        sys.stdin = Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")             # a terminal without ☾ shows a ?, and goes on
    words = Words(native())
    try:
        words = Words(language(given))
        return run(parse(given), words)
    except Refused as refused:
        print(words.error(refused), file=sys.stderr)
        return REFUSED
    except KeyboardInterrupt:
        print("\n" + words.say("cli-interrupted"), file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:                           # `sennik games | head`: nobody listens any more
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK


def run(given: Given, words: Words) -> int:
    if given.has("version"):
        print(f"sennik {__version__}")
        return OK
    if given.has("help") or not given.command:
        return show_help(words, given.command)
    do: Callable[[Given, Words], int] = import_module(f"{__package__}.terminal.commands.{given.command}").run
    return do(given, words)


# ---- the language
def native() -> str:
    """The language of the environment, or English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2].lower() if value[:2].lower() in LANGS else "en"
    return "en"


def language(argv: Sequence[str]) -> str:
    """`--lang`, looked for before anything else is read, so that refusals are in it too."""
    for k, word in enumerate(argv):
        if word.startswith("--lang="):
            return check_lang(word.partition("=")[2])
        if word == "--lang" and k + 1 < len(argv):
            return check_lang(argv[k + 1])
    return native()


# ---- sennik --help
def show_help(words: Words, name: str) -> int:
    """What there is, and how it is called: of all commands, or of one."""
    if not name:
        print(words.say("help-intro") + "\n")
    for each in [command(name)] if name else COMMANDS:
        print(f"  {usage(each)}\n      {words.say(f'help-{each.name}')}")
        for flag in (*each.flags, *EVERYWHERE) if name else ():
            print(f"  {f'--{flag.name} {flag.value}':<20} {words.say(f'flag-{flag.name}')}")
    if not name:
        print("\n" + words.say("help-more"))
    return OK


def usage(each: Command) -> str:
    places = [f"[{place[:-1]}]" if place.endswith("?") else place for place in each.places]
    return " ".join(["sennik", each.name, *places])
