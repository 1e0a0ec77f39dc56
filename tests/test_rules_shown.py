"""Every rule of every rule book is shown by a test that names it, and the rule books agree in all languages.

The tests are read, not run, so that this holds for a partial run and for several workers too.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TESTS = ROOT / "tests"
BOOKS = ROOT / "src" / "sennik" / "games"
GAMES = sorted(path.parent.name for path in BOOKS.glob("*/__init__.py"))
LANGUAGES = ("en", "pl", "uk")
RULE = re.compile(r"^\*\*([A-Z]{3}-[A-Z]+\d+)\*\*", re.MULTILINE)


def rules(game: str, language: str) -> list[str]:
    """The ids of a rule book, in its order; none if there is no such book."""
    path = BOOKS / game / f"rulebook.{language}.md"
    return RULE.findall(path.read_text("utf-8")) if path.exists() else []


def marks(body: Iterable[ast.stmt]) -> Iterator[ast.expr]:
    """Where the markers of tests stand: above a test or a class of tests, in a parameter of it, or for a whole file."""
    for node in body:
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) if name.startswith("test"):
                yield from node.decorator_list
            case ast.ClassDef(name=name) if name.startswith("Test"):
                yield from node.decorator_list
                yield from marks(node.body)
            case ast.Assign(targets=[ast.Name(id="pytestmark")]):
                yield node.value


def shown(source: str) -> set[str]:
    """The ids that the tests in a source are marked with, by `pytest.mark.rule(...)` or a short name `rule(...)`."""
    found = set()
    for mark in marks(ast.parse(source).body):
        for node in ast.walk(mark):
            if isinstance(node, ast.Call) and re.search(r"(^|\.)rule$", ast.unparse(node.func)):
                found |= {ast.literal_eval(name) for name in node.args}
    return found


def shown_in(folder: Path) -> dict[str, set[str]]:
    return {str(path.relative_to(ROOT)): shown(path.read_text("utf-8")) for path in sorted(folder.rglob("*.py"))}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_shown_by_a_test(game: str) -> None:
    ids = rules(game, "en")
    assert ids, f"games/{game}/rulebook.en.md names no rule"
    named = set().union(*shown_in(TESTS / "games" / game).values())
    missing = [name for name in ids if name not in named]
    assert not missing, f"no test in tests/games/{game} is marked with " + ", ".join(missing)


@pytest.mark.parametrize("game", GAMES)
def test_the_rulebooks_agree(game: str) -> None:
    english = rules(game, "en")
    assert len(set(english)) == len(english), "a rule id stands twice"
    assert len({name[:3] for name in english}) <= 1, "the ids of a game begin alike"
    for language in LANGUAGES:
        assert rules(game, language) == english, f"rulebook.{language}.md"


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    known = {name for game in GAMES for name in rules(game, "en")}
    unknown = [f"{path}: {name}" for path, names in shown_in(TESTS).items() for name in sorted(names - known)]
    assert not unknown, "\n".join(unknown)


def test_markers_are_found_where_they_count() -> None:
    source = """
rule = pytest.mark.rule
pytestmark = [pytest.mark.rule("AAA-A1"), pytest.mark.pure]
@pytest.mark.rule("AAA-A2", "AAA-A3")
def test_one(): ...
@rule("AAA-A4")
class TestMany:
    @rule("AAA-A5")
    def test_two(self): ...
@pytest.mark.parametrize("n", [pytest.param(1, marks=rule("AAA-A6"))])
async def test_three(n): ...
@rule("AAA-B1")
def not_a_test(): ...
class Helper:
    @rule("AAA-B2")
    def test_never_run(self): ...
@overrule("AAA-B3")
def test_four(): print(rule("AAA-B4"))
"""
    assert shown(source) == {f"AAA-A{n}" for n in range(1, 7)}


def test_rule_ids_are_found_in_a_rulebook() -> None:
    book = "# Turn\n\n**SEN-T1** Take **SEN-X1**.\n\n**SEN-T10** Draw.\n- **SEN-X2**\n**sen-x3** no\n"
    assert RULE.findall(book) == ["SEN-T1", "SEN-T10"]
