"""A game from outside at the generic table: long names, many buttons, and cards that only some know."""
from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from ..server.process import Process
from .conftest import ROOT, WEB
from .person import RESULT, Person

CLAMOUR = """
from sennik.engine.game import BIT
from sennik.games.echo import GAME as Echo, IDENTITY as CARD
from dataclasses import replace
IDENTITY = replace(CARD, key="clamour")
class GAME(Echo):
    def __init__(self, seats, options):
        super().__init__(seats, options)
        self.identity = IDENTITY
    def place(self, answer, seat):
        return ()
    def new(self, rng):
        state = super().new(rng)
        state.reveal(2, 0, BIT[0])
        return state
"""
# Of every word on plain paper: is it broken, or wider than its card? Then: which cards of my hand lie under something?
BROKEN = """() => [...document.querySelectorAll('.plain b')].flatMap(name => {
  const text = name.firstChild, paper = name.parentElement.getBoundingClientRect()
  if (!text?.data) return []
  return [...text.data.matchAll(/\\S+/g)].filter(word => {
    const range = document.createRange()
    range.setStart(text, word.index)
    range.setEnd(text, word.index + word[0].length)
    const rows = [...range.getClientRects()].filter(row => row.width)     // on small paper the first letter of all
    return rows.length > 1 || rows[0]?.width > paper.width
  }).map(word => word[0])
})"""
COVERED = """() => [...document.querySelectorAll('.own .card')].filter(card => {
  const {left, top, width, height} = card.getBoundingClientRect()
  return !card.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}).map(card => card.ariaLabel)"""
# Which parts of the page lie over each other, when all is over?
OVERLAID = """() => {
  const parts = ['.end', '.rivals', '.centre', '.own'].map(part => document.querySelector(part))
  const boxes = parts.map(part => part.getBoundingClientRect())
  return boxes.flatMap((one, i) => boxes.slice(i + 1).flatMap((other, k) =>
    one.bottom > other.top + 1 && other.bottom > one.top + 1 && one.right > other.left + 1 && other.right > one.left + 1
      ? [`${parts[i].className} and ${parts[i + 1 + k].className}`] : []))
}"""


# As a fresh process finds the games: by its environment.
SERVE = """
import sys
from pathlib import Path
from sennik.server.serve import serve
from sennik.server.settings import Rate, Settings
many = Rate(1e6, 1e6)
settings = Settings(bots=0, pace=0, said=many, posted=many, asked=many, opened=many, web=Path(sys.argv[3]))
serve("127.0.0.1", int(sys.argv[1]), sys.argv[2], settings=settings)
"""


class Outside(Process):
    folder: str
    running: subprocess.Popen[str] | None = None

    def start(self) -> None:
        env = {**os.environ, "SENNIK_GAMES": self.folder, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        self.running = subprocess.Popen([sys.executable, "-c", SERVE, str(self.port), self.database, str(WEB)], env=env,
                                        stdout=subprocess.PIPE, text=True)

    def kill(self) -> None:
        assert self.running is not None
        self.running.kill()
        said, _ = self.running.communicate()
        assert said.startswith("The game “broken” cannot be loaded: sennik.games.broken exports no IDENTITY.\n")


@pytest.fixture
def outside(tmp_path: Path) -> Iterator[Outside]:
    shutil.copytree(ROOT / "examples/echo/sennik_echo", tmp_path / "games/echo")
    (tmp_path / "games/clamour").mkdir()
    (tmp_path / "games/clamour/__init__.py").write_text(CLAMOUR)
    shutil.copy(ROOT / "examples/echo/sennik_echo/words.en.ftl", tmp_path / "games/clamour")
    (tmp_path / "games/broken").mkdir()
    (tmp_path / "games/broken/__init__.py").write_text("")
    process = Outside(str(tmp_path / "sennik.sqlite"))
    process.folder = str(tmp_path / "games")
    process.start()
    process.up()
    yield process
    process.kill()


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_a_game_from_outside_is_in_the_lobby_and_can_be_played_with_every_name_and_card_in_sight(
        chromium: Browser, outside: Outside, width: int, height: int) -> None:
    ola = Person(chromium, outside.port, "Ola", lang="pl", size=(width, height))
    ola.go()
    titles = ola.page.locator("article.game h2")
    expect(titles).to_have_text(["Sen", "Koty", "Kruki", "Pracownia Snów", "Echo", "Echo"])
    ola.open("clamour", 4, options={"hand": "5"})
    ola.until_asked()
    assert ola.page.locator(".dock [data-answer]").count() >= 10
    assert ola.page.evaluate(BROKEN) == []
    assert ola.page.evaluate(COVERED) == []
    expect(ola.page.locator(".rival .hushed")).to_have_count(1)
    expect(ola.page.locator(".rival .name").first).to_have_text("hand")
    ola.page.evaluate("scrollTo(0, 0)")
    assert ola.page.evaluate(COVERED) == []
    ola.rush()
    expect(ola.page.locator(RESULT)).to_be_visible()
    assert ola.page.evaluate(OVERLAID) == []
    ola.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert ola.page.evaluate(OVERLAID) == []
    assert ola.trouble == []
    ola.context.close()
