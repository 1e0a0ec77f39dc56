"""One name, one thing: who reads a class name anywhere knows which class is meant."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

SRC = Path(__file__).parent.parent / "src"


def public_classes(tree: ast.Module) -> Iterator[str]:
    """The classes that a module offers: those at its top whose name says that they are for others."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield node.name


def shared(trees: dict[str, ast.Module]) -> list[str]:
    """Names that several modules give to classes of their own, each with where it is found."""
    found = defaultdict(list)
    for module, tree in trees.items():
        for name in public_classes(tree):
            found[name].append(module)
    return [f"{name}: {', '.join(modules)}" for name, modules in sorted(found.items()) if len(modules) > 1]


def test_no_two_public_classes_share_a_name() -> None:
    trees = {path.relative_to(SRC).as_posix(): ast.parse(path.read_text("utf-8")) for path in sorted(SRC.rglob("*.py"))}
    found = shared(trees)
    assert not found, "\n".join(found)


def test_a_name_given_twice_is_found() -> None:
    one, other = "class Table: ...\nclass _Own: ...", "class Chair: ...\nclass Table: ...\nclass _Own: ..."
    assert shared({"one.py": ast.parse(one), "other.py": ast.parse(other)}) == ["Table: one.py, other.py"]
    assert shared({"one.py": ast.parse(one), "other.py": ast.parse("from one import Table")}) == []
    assert shared({"one.py": ast.parse("def f():\n    class Table: ..."), "other.py": ast.parse(one)}) == []
