"""Kruki's table: all that can be touched lies open, at every question and size; and what would be is shown first."""
from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Come
from .person import RESULT, Person

pytestmark = pytest.mark.tables

SIZES = [(1280, 800), (1920, 1080), (390, 844), (360, 740)]

# Everything that can be touched, the own cards and all buttons: what is wrong with it, if anything. The track of a
# phone can be panned while it is asked about: there a card is first brought into its window.
WRONG = """() => {
  const main = document.querySelector('main.kruki')
  const found = [...main.querySelectorAll('[data-place].can, .hand [data-place], .acts button')]
    .filter(one => one.checkVisibility())
  const wrong = []
  for (const one of found) {
    const name = one.ariaLabel || one.innerText
    const lies = one.closest('.pane.near')
    if (lies) one.scrollIntoView({block: 'center', behavior: 'instant'})
    const box = one.getBoundingClientRect()
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    if (!one.contains(hit)) wrong.push(`${name}: under ${hit?.outerHTML.slice(0, 120)}`)
    if (box.width < 43.5 || box.height < 43.5) wrong.push(`${name}: ${box.width} × ${box.height}`)
    if (one.closest('.hand') && box.width < (innerWidth < 700 ? 75.5 : 99.5)) wrong.push(`${name}: a small card`)
    if (box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      wrong.push(`${name}: beyond the edge`)
  }
  const prompt = main.querySelector('.prompt')?.getBoundingClientRect()
  if (prompt) {
    const hit = document.elementFromPoint(prompt.left + prompt.width / 2, prompt.top + prompt.height / 2)
    if (!hit?.closest('.say')) wrong.push('the question is covered')
  }
  if (document.documentElement.scrollHeight > innerHeight + 1) wrong.push('the page is longer than the screen')
  if (document.documentElement.scrollWidth > innerWidth) wrong.push('the page is wider than the screen')
  return wrong
}"""


def check(person: Person) -> str:
    """The question that was looked at; empty when it is over."""
    if person.look() == {"over": True}:
        return ""
    person.page.wait_for_timeout(40)
    assert person.page.evaluate(WRONG) == [], person.phase()
    return person.phase()


def do_something(person: Person, touch: int) -> None:
    """Turns are not ended while there is something better to do, at least not always."""
    other = "[data-place].can, .acts button:not(.quiet):not([data-aim='end'])"
    better = touch % 4 and person.page.locator(other).count()
    person.act("[data-aim='end']" if better else "")


@pytest.mark.parametrize("size", SIZES, ids=[f"{wide}x{high}" for wide, high in SIZES])
def test_nothing_that_is_asked_about_lies_under_something_else(come: Come, size: tuple[int, int]) -> None:
    ola = come("Ola", lang="uk", size=size)
    ola.open("kruki", 2, level="random")
    met: set[str] = set()
    for touch in range(110):
        question = check(ola)
        if not question:
            break
        met.add(question)
        do_something(ola, touch)
    assert len(met) > 6, met


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desktop", "phone"])
def test_one_touch_takes_the_rest_of_a_draw(come: Come, size: tuple[int, int]) -> None:
    ola = come("Ola", lang="pl", size=size)
    ola.open("kruki", 2, level="random")
    ola.page.locator(".acts .btn.main").click()
    expect(ola.page.get_by_text("Twoja tura")).to_be_visible()
    assert [text for text in ola.sent if '"draw 0"' in text] == ola.sent[-5:]
    ola.page.locator(".acts [data-aim=end]").click()
    ola.page.locator(".acts .btn.main", has_text="3").click()
    ola.until(lambda: len([text for text in ola.sent if '"draw 0"' in text]) == 8)


def until(person: Person, phase: str) -> None:
    for touch in range(400):
        person.until_asked()
        if person.phase() == phase:
            return
        do_something(person, touch)
    raise AssertionError(f"nobody was asked to {phase}")


def test_a_card_is_shown_as_it_would_lie_before_it_is_touched(come: Come) -> None:
    ola = come("Ola", lang="en")
    ola.open("kruki", 2, level="random")
    until(ola, "rotate")
    ola.page.mouse.move(5, 300)
    expect(ola.page.locator(".ghost")).to_have_count(0)
    ola.page.locator(".track [data-place].can").first.hover()
    expect(ola.page.locator(".ghost")).to_have_count(1)
    assert ola.phase() == "rotate"


def test_the_end_is_told_in_fields(come: Come) -> None:
    ola = come("Ola", lang="en")
    ola.open("kruki", 2, level="greedy")
    ola.rush()
    expect(ola.page.locator(RESULT)).to_be_visible()
    expect(ola.page.locator(f"{RESULT} .how").first).to_contain_text("of")
    expect(ola.page.locator(f"{RESULT} .points").first).to_be_hidden()
    expect(ola.page.locator(".story")).to_contain_text("home")
