"""Koty's own table: at every question of a game everything asked about can be seen and touched, at every size."""
from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Come
from .person import DESKTOP, PHONE, RESULT, Person
from .test_access import clean

pytestmark = pytest.mark.tables

LARGE, SMALL = (1920, 1080), (360, 740)

# What can be touched, the own cards and the buttons: each is hit at its middle, on the screen as it is, large enough.
ROOM = """([hand]) => {
  const which = 'main [data-place].can, main .held, main .acts button, main .tools button, main [role=menuitem]'
  const found = [...document.querySelectorAll(which)].filter(one => one.checkVisibility())
  const wrong = []
  for (const one of found) {
    const {left, top, width, height} = one.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    const name = one.ariaLabel || one.innerText
    if (!hit || !one.contains(hit)) wrong.push(`${name} lies under ${hit?.className ?? 'the edge of the screen'}`)
    if (width < 44 || height < 44) wrong.push(`${name} is small: ${width} × ${height}`)
  }
  for (const card of document.querySelectorAll('.held, .dream .top, .scene .one'))
    if (card.offsetWidth < hand) wrong.push(`${card.className} is ${card.offsetWidth} px wide`)
  const page = document.documentElement
  if (page.scrollWidth > innerWidth) wrong.push('the page is wider than the screen')
  return wrong
}"""


def check_room(person: Person) -> None:
    person.page.wait_for_timeout(250)                    # until what is chosen has been lifted
    wrong = person.page.evaluate(ROOM, [76 if person.phone else 100])
    assert wrong == [], f"{person.page.locator('main').inner_text()}: {wrong}"


@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("size", [DESKTOP, LARGE, PHONE, SMALL], ids=["desktop", "large", "phone", "small"])
def test_nothing_asked_about_is_covered(come: Come, size: tuple[int, int], seats: int) -> None:
    ola = come("Ola", lang="pl", size=size)
    teams = "yes" if seats == 6 else "no"
    ola.open("koty", seats, level="greedy", options={"night": "yes", "teams": teams})
    for _ in range(12):
        ola.until_asked()
        check_room(ola)
        if not (ola.act(".exchange", wait=False) or ola.act()):
            break


def test_a_joker_is_named_by_a_picture_and_the_end_says_why(come: Come) -> None:
    ola = come("Ola", lang="en")
    ola.open("koty", 2)
    cats = ola.page.locator(".naming [role=menuitem]:not(.quiet)")
    while not cats.count():
        if not (ola.act(".exchange", wait=False) or ola.act()):
            ola.open("koty", 2)                          # a whole game without a joker: another one
    assert cats.count() == 2
    expect(cats.first).to_be_focused()
    expect(ola.page.locator(".pick")).to_have_count(0)   # the menu beside it stays away
    check_room(ola)
    clean(ola, "naming a joker")
    cats.first.click()
    ola.rush()
    expect(ola.page.locator(RESULT)).to_be_visible()
    expect(ola.page.locator(".why")).to_contain_text("ends")
    expect(ola.page.locator(".result .sum")).to_have_count(8)
    clean(ola, "the end")
