"""The build: which modules are compiled, and that what runs is what was asked for."""

import ast
import importlib
import importlib.util
import os
import shutil
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src"


def setup() -> ModuleType:
    spec = importlib.util.spec_from_file_location("sennik_setup", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_rules_games_bots_and_tables_are_compiled_and_nothing_else(tmp_path: Path) -> None:
    compiled = ["bots/greedy.py", "engine/rng.py", "games/koty/rules.py", "games/sen/rules.py",
                "match/table.py"]
    plain = ["__init__.py", "engine/__init__.py", "games/__init__.py", "games/sen/text.py", "games/sen/notation.py",
             "games/sen/words.pl.ftl",
             "bots/__init__.py", "cli.py", "terminal/screen.py", "games/kruki/__init__.py",
             "match/messages.py", "match/entries.py", "server/changes.py", "server/app.py"]  # fmt: skip
    for name in compiled + plain:
        path = tmp_path / "src" / "sennik" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    assert setup().compiled_set(tmp_path) == [tmp_path / "src" / "sennik" / name for name in compiled]


def test_no_compiled_module_waits_while_it_deals_with_an_exception() -> None:
    """mypyc keeps one exception at hand for all tasks: after an `await` it may be that of another."""
    for path in setup().compiled_set(ROOT):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            parts = [*node.handlers, *node.finalbody] if isinstance(node, ast.Try) else []
            waits = [inner.lineno for part in parts for inner in ast.walk(part) if isinstance(inner, ast.Await)]
            assert not waits, f"{path}, line {waits}"


def test_nothing_to_compile_is_no_error(tmp_path: Path) -> None:
    assert setup().compiled_set(tmp_path) == []


@pytest.mark.pure
def test_what_runs_is_what_was_asked_for() -> None:
    from_source = str(SRC) in sys.path
    pure = from_source or os.environ.get("SENNIK_PURE", "0") not in {"", "0"}
    for path in setup().compiled_set(ROOT):
        name = ".".join(path.relative_to(SRC).with_suffix("").parts)
        file = importlib.import_module(name).__file__ or ""
        assert file.startswith(str(SRC)) == from_source, f"{name} was loaded from {file}"
        assert file.endswith(".py") == pure, (
            f"{name} is {'compiled' if pure else 'plain Python'}. If there is no C compiler, SENNIK_PURE=1 make test."
        )


def test_a_wheel_carries_the_web_client_where_it_is_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from setuptools import Distribution

    for name in ("src/sennik/__init__.py", "web/dist/index.html", "web/dist/assets/a.js", "web/dist/.made-1"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    monkeypatch.chdir(tmp_path)
    for place in ("with", "without"):
        what = {"packages": ["sennik"], "package_dir": {"": "src"}, "script_name": "setup.py"}
        command = setup().BuildWithWeb(Distribution(what))
        command.build_lib = place
        command.ensure_finalized()
        command.run()
        shutil.rmtree("web", ignore_errors=True)
    made = {path.as_posix() for path in Path().glob("with*/**/*") if path.is_file()}
    assert made == {"with/sennik/__init__.py", "with/sennik/web/index.html", "with/sennik/web/assets/a.js",
                    "without/sennik/__init__.py"}  # fmt: skip
