"""The command line: which words there are, and one clear refusal for everything else."""
from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final, NamedTuple

from ..engine.errors import Unreadable


class Flag(NamedTuple):
    """`--name` alone, or followed by a value; `many` may stand more than once."""
    name: str
    value: str = ""
    many: bool = False


class Command(NamedTuple):
    """`places` are the words without a dash, in order; one that ends in ? may be left out."""
    name: str
    places: tuple[str, ...] = ()
    flags: tuple[Flag, ...] = ()


class Given(NamedTuple):
    command: str
    places: dict[str, str]
    flags: dict[str, list[str]]

    def has(self, name: str) -> bool:
        return name in self.flags

    def text(self, name: str, default: str = "") -> str:
        return self.flags[name][-1] if name in self.flags else default

    def database(self) -> str:
        """Empty if it was not said; what is said and empty is a variable that is not set, and no wish for another."""
        if self.has("database") and not self.text("database"):
            raise Unreadable("flag-needs-value", flag="--database", value="FILE|URL")
        return self.text("database")

    def number(self, name: str, default: int, least: int) -> int:
        """A whole number, or a refusal that says so."""
        given = self.text(name, str(default))
        plain = given.removeprefix("-")
        if not (plain.isascii() and plain.isdigit() and len(plain) < 16):
            raise Unreadable("not-a-number", flag=f"--{name}", value=given)
        if int(given) < least:
            raise Unreadable("number-too-small", flag=f"--{name}", value=given, least=least)
        return int(given)

    def options(self) -> dict[str, object]:
        """The pairs of `--option name=value`; a name alone means yes."""
        out: dict[str, object] = {}
        for pair in self.flags.get("option", []):
            name, sign, value = pair.partition("=")
            if not name or (sign and not value):
                raise Unreadable("not-a-pair", value=pair)
            out[name] = value or "yes"
        return out


LANG: Final = Flag("lang", "pl|en|uk")
JSON: Final = Flag("json")
PLAIN: Final = Flag("no-color")
OPTION: Final = Flag("option", "k=v", many=True)
SEED: Final = Flag("seed", "X")
EVERYWHERE: Final = (LANG, PLAIN, Flag("help"))
COMMANDS: Final = (
    Command("games", flags=(JSON,)),
    Command("play", ("GAME",), (Flag("seats", "N"), OPTION, Flag("bots", "a,b"), SEED, Flag("name", "NAME"),
                                Flag("aid"), Flag("record", "FILE"), Flag("records", "DIR"))),
    Command("simulate", ("GAME",), (Flag("games", "N"), Flag("seats", "N"), OPTION, Flag("bots", "a,b"), SEED,
                                    Flag("records", "DIR"), JSON)),
    Command("arena", ("GAME",), (Flag("bots", "a,b"), Flag("games", "N"), Flag("seats", "N"), OPTION, SEED,
                                 Flag("budget", "iterations=N"), Flag("apart"), Flag("patience", "SECONDS"),
                                 Flag("jobs", "N"), Flag("backend", "processes|dask|ray"), Flag("out", "DIR"),
                                 Flag("resume"), Flag("answers"), Flag("sprt", "ELO0,ELO1"), JSON)),
    Command("serve", flags=(Flag("host", "ADDRESS"), Flag("port", "N"), Flag("database", "FILE|URL"),
                            Flag("browser"), Flag("secure"), Flag("web", "DIR"), Flag("workers", "N"),
                            Flag("proxies", "A,B"), Flag("prefix", "/PATH"), Flag("metrics"), Flag("json-log"))),
    Command("admin", ("DEED", "WHAT?"), (Flag("database", "FILE|URL"), Flag("stage", "waiting|playing|over"),
                                         Flag("most", "N"), Flag("file", "FILE"), JSON)),
    Command("replay", ("FILE",), (Flag("seat", "N"), Flag("open"), Flag("step"), JSON)),
    Command("review", ("FILE",), (Flag("seat", "N"), JSON)),
    Command("verify", ("FILE",), (Flag("commitment", "HEX"), JSON)),
    Command("show", ("POSITION",), (Flag("game", "KEY"), Flag("seats", "N"), OPTION, Flag("seat", "N"), SEED)),
    Command("rules", ("GAME", "RULE?")))


def command(name: str) -> Command:
    for found in COMMANDS:
        if found.name == name:
            return found
    names = [each.name for each in COMMANDS]
    raise Unreadable("no-such-command", command=name, near=near(name, names), commands=" ".join(names))


def near(word: str, words: Sequence[str]) -> str:
    """The one word that may have been meant, or "no"."""
    return next(iter(get_close_matches(word, words, 1, 0.6)), "no")


def parse(argv: Sequence[str]) -> Given:
    """The command with its words and flags. An empty command: only flags such as --help were given."""
    known = Command("", flags=(Flag("version"),))
    words: list[str] = []
    flags: dict[str, list[str]] = {}
    rest = list(argv)
    while rest:
        word = rest.pop(0)
        if not word.startswith("-") or word == "-":
            if known.name:
                words.append(word)
            else:
                known = command(word)
            continue
        flag, given = find(known, word)
        if flag.value and given is None:
            if not rest or rest[0].startswith("--"):
                raise Unreadable("flag-needs-value", flag=f"--{flag.name}", value=flag.value)
            given = rest.pop(0)
        elif not flag.value and given is not None:
            raise Unreadable("flag-takes-nothing", flag=f"--{flag.name}", value=given)
        if flag.name in flags and not flag.many:
            raise Unreadable("flag-twice", flag=f"--{flag.name}")
        flags.setdefault(flag.name, []).append(given or "")
    return Given(known.name, {} if "help" in flags else places(known, words), flags)


def find(known: Command, word: str) -> tuple[Flag, str | None]:
    """The flag that is meant by `--name` or `--name=value`."""
    text, sign, given = word.partition("=")
    text = {"-h": "--help", "-o": "--option"}.get(text, text)
    flags = [*known.flags, *EVERYWHERE]
    for flag in flags:
        if text == f"--{flag.name}":
            return flag, given if sign else None
    raise Unreadable("no-such-flag", flag=text, near=near(text, [f"--{flag.name}" for flag in flags]),
                     flags=" ".join(f"--{flag.name}" for flag in flags))


def places(known: Command, words: list[str]) -> dict[str, str]:
    names = [name.removesuffix("?") for name in known.places]
    must = [name for name in known.places if not name.endswith("?")]
    if len(words) < len(must):
        raise Unreadable("word-missing", command=known.name, missing=must[len(words)], places=" ".join(names))
    if len(words) > len(names):
        raise Unreadable("word-too-many", command=known.name, extra=words[len(names)])
    return dict(zip(names, words))
