"""Pracownia's table: at every question whatever can be done lies free under the finger, on every size of page."""
from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Come
from .person import RESULT, Person

pytestmark = pytest.mark.tables

SIZES = [(1280, 800), (1920, 1080), (390, 844), (360, 740)]
LEAST = 44                                               # pixels: a finger

# What is wrong with the page now: what is lit, buttons and tabs that lie under something else, outside the page or are
# too small; or a page that has to be scrolled. Fields of the tilted workshop may be half hidden by a stack before them,
# as on a real table: of those some point must be free.
WRONG = """least => {
  const wrong = []
  const menu = document.querySelector('[role=menu]')
  const seen = [...document.querySelectorAll('.house [data-place].can, .house .acts button, .house [role=tab]')]
  for (const one of seen.filter(one => one.checkVisibility())) {
    const box = one.getBoundingClientRect(), name = one.ariaLabel || one.innerText
    if (box.width < least || box.height < least) wrong.push(`small: ${name} ${box.width} × ${box.height}`)
    if (box.left < 0 || box.top < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      wrong.push(`outside: ${name}`)
    const free = (u, v) => one.contains(document.elementFromPoint(box.left + u * box.width, box.top + v * box.height))
    if (!menu && !free(.5, .5) && !(one.matches('.cell') && (free(.5, .2) || free(.5, .8))))
      wrong.push(`covered: ${name}`)
  }
  if (document.documentElement.scrollWidth > innerWidth) wrong.push('wider than the page')
  if (document.documentElement.scrollHeight > innerHeight + 1) wrong.push('longer than the page')
  return wrong
}"""


def check(person: Person) -> None:
    assert person.page.evaluate(WRONG, LEAST) == [], person.page.locator(".prompt").first.inner_text()


@pytest.mark.parametrize("size", SIZES, ids=[f"{wide}x{high}" for wide, high in SIZES])
@pytest.mark.parametrize("variant", ["basic", "nightmare"])
def test_nothing_that_can_be_done_is_covered(come: Come, size: tuple[int, int], variant: str) -> None:
    ola = come("Ola", lang="pl", size=size)
    ola.open("pracownia", 4, options={"variant": variant})
    for _ in range(60):
        if ola.look() == {"over": True}:
            break
        check(ola)
        more = ola.look(".end", wait=False)              # who can do something else does not end it yet
        ola.act(".end" if more else "", wait=False)


@pytest.mark.parametrize("size", SIZES[::2], ids=["desktop", "phone"])
def test_the_end_names_every_source(come: Come, size: tuple[int, int]) -> None:
    ola = come("Ola", lang="en", size=size)
    ola.open("pracownia", 2, options={"variant": "nightmare"})
    ola.rush()
    expect(ola.page.locator(RESULT)).to_be_visible()
    sheet = ola.page.locator("table")
    for source in ("Cards", "Walks and trees", "Open cards", "Red shards", "Total"):
        expect(sheet).to_contain_text(source)
    for seat in (1, 2):
        column = [int(text.split("\n")[0].split("(")[0].replace("−", "-").replace("+", "") or 0)
                  for text in sheet.locator(f"tbody tr td:nth-of-type({seat})").all_inner_texts()]
        assert sum(column) == int(sheet.locator(f"tfoot td:nth-of-type({seat})").inner_text().replace("−", "-"))


def test_a_spectator_sees_every_workshop(come: Come) -> None:
    ola, zosia = come("Ola", lang="en"), come("Zosia", lang="en")
    table = ola.open("pracownia", 3)
    zosia.go(f"/t/{table}")
    for name in zosia.page.locator(".mini").all():
        name.click()
        expect(zosia.page.locator(".shop .cell")).to_have_count(25)
    expect(zosia.page.locator("[data-place].can")).to_have_count(0)


def test_a_small_workshop_opens_large(come: Come) -> None:
    ola = come("Ola", lang="en")
    ola.open("pracownia", 3)
    ola.page.locator(".mini").first.click()
    expect(ola.page.locator("dialog .shop")).to_be_visible()
    ola.page.keyboard.press("Escape")
    expect(ola.page.locator("dialog")).to_have_count(0)


def test_the_tab_of_what_is_asked_opens_by_itself(come: Come) -> None:
    ola = come("Ola", lang="en", size=(390, 844))
    ola.open("pracownia", 2)
    tab = ola.page.locator("[role=tab][aria-selected=true]")
    ola.until_asked()
    expect(tab).to_contain_text("Cards")                 # a first landscape
    ola.act()
    expect(ola.page.locator(".prompt")).to_contain_text("traveller is awake")
    expect(tab).to_contain_text("World")
    ola.page.get_by_role("tab", name="Workshop").tap()   # whoever looks elsewhere is left there
    expect(ola.page.locator(".shop")).to_be_visible()
    ola.page.locator(".acts .end").tap()
    expect(ola.page.locator(".prompt")).to_contain_text("Your workshop is waiting")
    expect(tab).to_contain_text("Workshop")
