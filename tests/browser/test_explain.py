"""Any card in sight can be held to the eye without answering, also one that is a choice."""
from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Come
from .person import DESKTOP, PHONE, Person
from .test_access import clean

CARD = ".card.can"
GAMES = pytest.mark.parametrize("game", ["sen", "koty", "kruki", "pracownia"])

# Something that lies face up, can do nothing now, and can be hit; and where.
UNLIT = """() => {
  for (const one of document.querySelectorAll('.house [data-place]:not(.can, .also, .picked)')) {
    const box = one.getBoundingClientRect()
    const at = [box.left + box.width / 2, box.top + box.height / 2], hit = document.elementFromPoint(...at)
    if (one.matches('.back') || !hit || !one.contains(hit) || hit.closest('.touch, .can, .also')) continue
    return at
  }
}"""

# What an explanation may never cover: what is lit, what is asked, buttons and the own cards; and what it does cover.
PLACED = "!document.querySelector('.eye') || document.querySelector('.eye .placed') !== null"
COVERED = """own => {
  const eye = document.querySelector('.eye .placed')?.getBoundingClientRect()
  if (!eye) return null
  const mine = one => one.dataset.place?.split(' ').some(at => own.includes(Number(/^z(\\d+)/.exec(at)?.[1])))
  const range = document.createRange()
  return [...document.querySelectorAll('.house :is(.can, .prompt, .acts button, [role=tab], [data-place])')]
    .filter(one => one.checkVisibility() && (one.matches('.can, .prompt, .acts button, [role=tab]') || mine(one)))
    .filter(one => {
      range.selectNodeContents(one)
      const box = one.matches('.prompt') ? range.getBoundingClientRect() : one.getBoundingClientRect()
      return eye.left < box.right && box.left < eye.right && eye.top < box.bottom && box.top < eye.bottom
    }).map(one => one.ariaLabel || one.innerText)
}"""


def test_touching_what_cannot_be_done_says_why_and_by_which_rule(come: Come) -> None:
    ola = come()
    ola.open("sen", 2)
    sent = len(ola.sent)
    ola.until_asked()
    ola.page.locator(".rival [data-place]").first.click(force=True)
    said = ola.page.locator(".prompt")
    expect(said).to_contain_text("Only a power reaches the lands of others.")
    expect(said.locator(".rule")).to_have_text("SEN-P2")
    ola.page.locator(".centre .side [data-place]").first.click(force=True)
    expect(said).to_contain_text("First everybody peeks")
    assert [text for text in ola.sent[sent:] if "answer" in text] == []
    said.locator(".rule").click()
    expect(ola.page.get_by_role("dialog")).to_contain_text("SEN-U3")


def test_the_sentence_that_says_why_not_outlasts_what_others_do_meanwhile(come: Come) -> None:
    """All peek at once: until one's own question is answered, it stands there to be read."""
    ola, ivan = come("Ola"), come("Ivan")
    ivan.sit(ola.open("sen", 2, bots=0), 1)
    ola.until_asked()
    ola.page.locator(".rival [data-place]").first.click(force=True)
    said = ola.page.locator(".prompt")
    expect(said).to_contain_text("Only a power reaches the lands of others.")
    for k in (1, 2):
        ivan.act()
        expect(ola.page.locator(".log li")).to_have_count(k)
        expect(said).to_contain_text("Only a power reaches the lands of others.")
    ola.act()
    expect(said).to_contain_text("Now peek at a second one")
    expect(said).not_to_contain_text("Only a power")


@GAMES
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_what_is_touched_in_vain_is_not_held_over_the_sentence_that_says_why(
        come: Come, game: str, size: tuple[int, int]) -> None:
    ola = come(size=size)
    ola.open(game, 2)
    ola.until_asked()
    while not (point := ola.page.evaluate(UNLIT)):
        ola.act()
        ola.until_asked()
    if ola.phone:
        ola.page.touchscreen.tap(*point)
    else:
        ola.page.mouse.click(*point)
    why = ola.page.locator(".prompt small:has(.rule)")
    expect(why).to_be_visible()
    expect(ola.page.locator(".eye")).to_have_count(0)
    assert why.evaluate("""one => {
      const box = one.getBoundingClientRect()
      return [.1, .5, .9].every(u => one.contains(document.elementFromPoint(box.left + u * box.width, box.top + 8)))
    }""")


@GAMES
@pytest.mark.parametrize("size", [DESKTOP, (1920, 1080)], ids=["desktop", "large"])
def test_nothing_needed_to_answer_lies_under_an_explanation(come: Come, game: str, size: tuple[int, int]) -> None:
    ola = come(size=size)
    ola.page.clock.install()
    ola.open(game, 2)
    explained = 0
    for _ in range(3):
        ola.until_asked()
        own = [k for k, zone in enumerate(ola.heard("table")["zones"]) if zone["owner"] == ola.seat]
        things = ola.page.locator(".house :is([data-place]:not(.back), [data-at], .seat, .tag, .wishes li)")
        for k in range(0, things.count(), max(1, things.count() // 8)):
            if not things.nth(k).is_visible():
                continue
            things.nth(k).hover(force=True)
            ola.page.clock.run_for(1000)
            ola.page.wait_for_function(PLACED)
            covered = ola.page.evaluate(COVERED, own)
            assert not covered, f"{things.nth(k).inner_text()}: {covered}"
            explained += covered is not None
            ola.page.mouse.move(2, 2)
            expect(ola.page.locator(".eye")).to_have_count(0)
        ola.rush(".wake, .know", most=4)
    assert explained > 2


def to_choose(person: Person) -> None:
    """To a table where cards are the choice: which landscape to begin with. Who is first has none (PRA-U4)."""
    while True:
        person.open("pracownia", 4)
        person.until_asked()
        if person.phase() == "start":
            return


def test_by_mouse_and_by_key(come: Come) -> None:
    ola = come("Ola")
    to_choose(ola)
    said = len(ola.sent)
    card = ola.page.locator(CARD).first
    card.hover()
    big = ola.page.locator(".eye")
    expect(big).to_be_visible()
    clean(ola, "a glance")
    ola.page.mouse.move(2, 2)
    expect(big).to_have_count(0)
    card.focus()
    ola.page.keyboard.press("i")
    expect(big.get_by_role("button", name="Rules")).to_be_visible()
    clean(ola, "held to the eye")
    ola.page.keyboard.press("Escape")
    expect(big).to_have_count(0)
    assert len(ola.sent) == said


def test_by_a_long_press(come: Come) -> None:
    ola = come("Ola", size=PHONE)
    to_choose(ola)
    said = len(ola.sent)
    box = ola.page.locator(CARD).first.bounding_box()
    assert box
    line = ola.context.new_cdp_session(ola.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(ola.page.locator(".eye")).to_be_visible()
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    ola.page.wait_for_timeout(100)
    rules = ola.page.locator(".eye").get_by_role("button", name="Rules")
    rules.dispatch_event("click", {"detail": 1})         # of that finger, where the button came up right under it
    expect(rules).to_be_visible()
    expect(ola.page.get_by_role("dialog")).to_have_count(0)
    rules.tap()
    expect(ola.page.get_by_role("dialog")).to_contain_text("PRA-")
    assert len(ola.sent) == said


def test_the_key_explains_what_was_pointed_at_last(come: Come) -> None:
    """By the mouse, though the focus rests elsewhere; and by the focus, though the mouse does."""
    ola = come()
    ola.open("kruki", 2)
    ola.until_asked()
    words, piles = ola.page.locator(".eye .words"), ola.page.locator(".piles .card")
    piles.last.focus()
    ola.page.keyboard.press("i")
    expect(words).to_contain_text("KRU-U4")
    ola.page.keyboard.press("i")
    ola.page.locator(".track .card").nth(12).hover()
    ola.page.keyboard.press("i")
    expect(words).to_contain_text("KRU-C1")
    ola.page.keyboard.press("i")
    ola.page.keyboard.press("Tab")
    ola.page.keyboard.press("Shift+Tab")
    ola.page.keyboard.press("i")
    expect(words).to_contain_text("KRU-U4")
