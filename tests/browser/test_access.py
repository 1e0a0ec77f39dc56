"""What axe finds wrong on the pages, in both themes: nothing."""
from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import ROOT, Come
from .person import DESKTOP, PHONE, RESULT, Person

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def clean(person: Person, where: str) -> None:
    """Everything axe knows, in the state in which the page is now; half faded in, nothing has its colours yet."""
    if not person.page.evaluate("typeof axe === 'object'"):
        person.page.evaluate(Path(AXE).read_text())
    found: list[dict[str, Any]] = person.page.evaluate("""async () => {
      await Promise.all(document.getAnimations().filter(one => one.effect.getComputedTiming().endTime < 5000)
        .map(one => one.finished.catch(() => {})))
      const {violations} = await axe.run(document, {resultTypes: ['violations']})
      return violations.map(({id, help, nodes}) => ({id, help, nodes: nodes.map(node => node.html)}))
    }""")
    assert found == [], f"{where}: {found}"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("theme", ["night", "dawn"])
def test_axe_finds_nothing(come: Come, theme: str, size: tuple[int, int]) -> None:
    ola = come(theme=theme, size=size)
    ola.go()
    expect(ola.page.locator("html")).to_have_attribute("data-theme", theme)
    expect(ola.page.locator("article")).to_have_count(4)
    clean(ola, "lobby")
    ola.go("/new/sen")
    expect(ola.page.locator("form select").first).to_be_visible()
    clean(ola, "new table")
    ola.open("sen", 3, bots=1)
    expect(ola.page.locator("#link")).to_be_visible()
    clean(ola, "waiting")
    ola.open("sen", 2)
    expect(ola.page.locator(".dream .can").first).to_be_visible()
    clean(ola, "first question")
    ola.act()
    expect(ola.page.locator(".dream .peeked")).to_be_visible()
    clean(ola, "peek")
    ola.until_turn()
    clean(ola, "table")
    ola.page.keyboard.press("?")
    expect(ola.page.locator("dialog .book")).to_be_visible()
    clean(ola, "rulebook")
    ola.open("sen", 2, options={"rounds": "1"})
    ola.rush()
    expect(ola.page.locator(RESULT)).to_be_visible()
    clean(ola, "result")
    for game, level in (("koty", "random"), ("kruki", "random"), ("pracownia", "random")):
        ola.open(game, 2, level=level)
        ola.until_asked()
        clean(ola, f"table of {game}")
        ola.rush(most=12)
        ola.until_asked()
        clean(ola, f"table of {game}, later")
