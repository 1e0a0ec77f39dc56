"""Imports go downwards only, and the rules of a game know nothing of the world outside."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).parent.parent / "src"
GAMES = sorted(path.parent.name for path in SRC.glob("sennik/games/*/__init__.py"))

# A new part of sennik gets its level here. A part sees itself and what lies strictly below it.
LEVELS = {
    "engine": 1,
    "policy": 2,
    "games": 3,
    "studies": 3,
    "words": 3,
    "bots": 4,
    "testkit": 5,
    "lab": 5,
    "match": 5,
    "research": 5,
    "coach": 6,
    "store": 6,
    "server": 7,
    "terminal": 8,
    "cli": 9,
    "__main__": 10,
}

# What engine/ and games/ may take from outside. A list of what is allowed: one of what is forbidden is never complete.
PLAIN = set(
    "__future__ abc base64 binascii bisect collections copy dataclasses enum fractions functools hashlib heapq hmac "
    "itertools json librt math mypy_extensions numbers operator re string struct types typing typing_extensions".split()
)
OWN_FILES = {"importlib.resources"}
DISCOVERY = {"importlib", "os", "pathlib", "pkgutil"}  # games/__init__.py finds the games, ours and from outside
DRAWING = {"rich"}  # text.py of a game draws on the terminal
WORLD = {"open", "print", "input", "exec", "eval", "compile", "breakpoint", "__import__"}


def imports(source: str, module: str, is_package: bool) -> Iterator[tuple[int, str]]:
    """Every module that a source names, wherever the import stands, as (line, full name)."""
    package = module.split(".") if is_package else module.split(".")[:-1]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            up = package[: len(package) + 1 - node.level] if node.level else []
            base = ".".join([*up, *([node.module] if node.module else [])])
            # `from sennik import bots`, `from importlib import resources`: the module is the name, not where it lies
            parts = {"sennik": LEVELS, "sennik.games": GAMES, "importlib": ("resources",)}.get(base, ())
            yield from ((node.lineno, f"{base}.{alias.name}" if alias.name in parts else base) for alias in node.names)
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith("import_module"):
            match node.args:
                case [ast.Constant(value=str(name)), *_]:
                    yield node.lineno, name


def may_see(module: str, target: str) -> bool:  # noqa: PLR0911 - the levels are a list of cases
    """Whether one module of sennik may import another."""
    here, there = module.split("."), target.split(".")
    if there == ["sennik"]:
        return True
    if there[1] not in LEVELS:
        return False
    if here == ["sennik"]:  # the front door of the library names the engine and the games, and nothing that needs more
        return there in (["sennik", "games"], ["sennik", "engine", there[-1]])
    if here[1] == there[1]:
        if here[1] != "games":
            return True
        game = there[2] if len(there) > 2 else ""
        # A game sees itself and what lies beside the games, which finds them by folder and names none.
        if len(here) > 2 and here[2] in GAMES:
            return game == here[2] or bool(game and game not in GAMES)
        return game not in GAMES
    if here[1] in {"games", "studies", "words"}:  # a study may be a game of ours made small
        return there[1] == "engine" or (here[1], there[1]) in {("games", "policy"), ("studies", "games")}
    return LEVELS[there[1]] < LEVELS[here[1]]


def may_use(module: str, target: str) -> bool:
    """Whether a module of engine/ or games/ may import something from outside sennik."""
    here = module.split(".")
    top = target.partition(".")[0]
    if top in PLAIN:
        return True
    if here[1] == "engine":
        return False
    if len(here) == 2:
        return target in OWN_FILES or top in DISCOVERY
    return ".".join(target.split(".")[:2]) in OWN_FILES or (here[-1] == "text" and top in DRAWING)


def complaints(source: str, module: str, is_package: bool = False) -> list[str]:
    """What is wrong with the imports of one module, a line each."""
    found = []
    part = [*module.split("."), ""][1]
    if part and part not in LEVELS:
        found.append(f"{module}: {part} has no level yet, give it one in LEVELS")
    for line, target in imports(source, module, is_package):
        if target.split(".")[0] == "sennik":
            if not may_see(module, target):
                found.append(f"{module}:{line} may not import {target}")
        elif part in {"engine", "games", "studies"} and not may_use(module, target):
            found.append(f"{module}:{line} may not use {target}")
    if part in {"engine", "games", "studies"}:
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in WORLD:
                found.append(f"{module}:{node.lineno} may not call {node.func.id}")
    return found


def test_imports_go_downwards() -> None:
    found = []
    for path in sorted(SRC.glob("sennik/**/*.py")):
        names = path.relative_to(SRC).with_suffix("").parts
        is_package = names[-1] == "__init__"
        module = ".".join(names[:-1] if is_package else names)
        found += complaints(path.read_text("utf-8"), module, is_package)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("sennik.engine.state", "import sennik.games"),
        ("sennik.engine.state", "from sennik import bots"),
        ("sennik.engine.state", "from ..games.sen import rules"),
        ("sennik.engine.state", "from .. import games"),
        ("sennik.engine.state", "def late():\n    from sennik.bots.greedy import Greedy"),
        ("sennik.engine.state", "if TYPE_CHECKING:\n    from sennik.match import Table"),
        ("sennik.engine.state", "importlib.import_module('sennik.server')"),
        ("sennik.games.sen.rules", "from sennik.words import words"),
        ("sennik.games.sen.rules", "from sennik.games.koty import rules"),
        ("sennik.games.sen.rules", "from sennik.games import koty"),
        ("sennik.games.sen.rules", "from ..koty.rules import Koty"),
        ("sennik.games.sen.rules", "from .. import find"),
        ("sennik.games.drawing", "from .koty.text import draw"),
        ("sennik.games.sen.bot", "from sennik.bots import greedy"),
        ("sennik.words.fluent", "from sennik.games import find"),
        ("sennik.bots.greedy", "from sennik.testkit import check_game"),
        ("sennik.match.table", "from sennik.lab import arena"),
        ("sennik.store.sqlite", "from sennik import terminal"),
        ("sennik.server.app", "import sennik.cli"),
        ("sennik", "from sennik.engine import game"),
        ("sennik.bots.greedy", "import sennik.nowhere"),
        ("sennik.nowhere.thing", ""),
        ("sennik.engine.rng", "import random"),
        ("sennik.engine.rng", "import os.path"),
        ("sennik.engine.rng", "def now():\n    from time import time"),
        ("sennik.engine.record", "from pathlib import Path"),
        ("sennik.engine.record", "from importlib.resources import files"),
        ("sennik.engine.record", "def load(name):\n    return open(name)"),
        ("sennik.games.sen.rules", "import datetime"),
        ("sennik.games.sen.rules", "import importlib"),
        ("sennik.games.sen.rules", "from rich.text import Text"),
        ("sennik.games.sen.text", "import sqlite3"),
        ("sennik.games", "import socket"),
    ],
)
def test_a_planted_import_is_found(module: str, source: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "GAMES", ["koty", "sen"])
    assert len(complaints(source, module, is_package=module.count(".") < 2 and module != "sennik.cli")) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("sennik.engine.state", "from sennik.engine.rng import Rng\nfrom .rng import FastRng\nfrom . import rng"),
        ("sennik.engine.seed", "import hashlib, json\nfrom typing import Final\nfrom collections.abc import Sequence"),
        ("sennik.games", "import pkgutil\nfrom importlib import import_module\nfrom sennik.engine import game"),
        ("sennik.games.sen", "from .rules import Sen\nfrom sennik.games.sen.cards import DECK"),
        ("sennik.games.sen.cards", "from importlib.resources import files"),
        ("sennik.games.sen.rules", "from importlib import resources\nfrom sennik.engine import game"),
        ("sennik.games.sen.text", "from rich.text import Text\nfrom ..drawing import crop"),
        ("sennik.words.fluent", "import os\nfrom sennik.engine.game import Game"),
        ("sennik.bots.greedy", "import time\nfrom sennik.games.sen import bot\nfrom sennik import games, __doc__"),
        ("sennik.terminal.screen", "from sennik import bots, match, words\nfrom .colours import NIGHT"),
        ("sennik.cli", "from sennik.server import app\nfrom sennik import terminal"),
    ],
)
def test_a_proper_import_is_left_alone(module: str, source: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "GAMES", ["koty", "sen"])
    assert complaints(source, module, is_package=module.count(".") < 2 or module == "sennik.games.sen") == []
