"""What the documents say is there, is there; what is there, they say."""
from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from sennik.games import identity, keys, make

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.parametrize("page", ["README.md", "docs/research.md"])
def test_the_examples_on_a_page_run(page: str) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(), re.DOTALL)
    assert blocks
    for block in blocks:
        exec(compile(block, page, "exec"), {})  # noqa: S102 - our own example


@pytest.mark.parametrize("page", sorted(path.relative_to(ROOT).as_posix() for path in
                                        [ROOT / "README.md", *ROOT.glob("docs/**/*.md")]))
def test_every_link_leads_somewhere(page: str) -> None:
    path = ROOT / page
    for target in re.findall(r"\]\(([^)#]+?)(?:#[^)]*)?\)", path.read_text()):
        assert "://" in target or (path.parent / target).exists(), target


def test_every_file_that_the_architecture_names_is_there() -> None:
    named = re.findall(r"`((?:src|web|tools|tests|bench)/[^`<]+)`", (ROOT / "docs/architecture.md").read_text())
    assert len(named) > 30
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_the_makefile_has_what_the_readme_promises() -> None:
    makefile = (ROOT / "Makefile").read_text()
    for target in re.findall(r"^make (\w+)", (ROOT / "README.md").read_text(), re.MULTILINE):
        assert re.search(rf"^{target}:.*## ", makefile, re.MULTILINE)


def test_the_notation_is_the_one_the_games_have() -> None:
    done = subprocess.run([sys.executable, ROOT / "tools/notation.py", "--check"], capture_output=True, text=True,
                          check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("key", keys())
def test_every_game_is_in_the_readme_and_every_verb_in_the_notation(key: str) -> None:
    assert f"**{key.capitalize()}" in (ROOT / "README.md").read_text()
    notation = (ROOT / "docs/notation.md").read_text()
    section = notation.split(f"\n## {key.capitalize()}", 1)[1].split("\n## ", 1)[0]
    for verb in make(key, identity(key).least, {}).answers.verbs:
        assert f"| `{verb}" in section
