"""Kruki's table: all that can be touched lies open, at every question and size; and what would be is shown first."""
from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Come
from .person import RESULT, Person
from .room import ROOMS

SIZES = [(1280, 800), (1920, 1080), (390, 844), (360, 740)]
# Every button of a flight that ever says 0 fields.
NOUGHTS = """() => {
  window.noughts = []
  new MutationObserver(() => {
    for (const one of document.querySelectorAll('.kruki .acts .btn, .kruki .target')) {
      const said = one.ariaLabel || one.innerText
      if (/(^|\\D)0(\\D|$)/.test(said)) window.noughts.push(said)
    }
  }).observe(document.body, {subtree: true, childList: true, characterData: true})
}"""


def check(person: Person) -> str:
    """The question that was looked at; empty when it is over."""
    if person.look() == {"over": True}:
        return ""
    ROOMS["kruki"].check(person)
    return person.phase()


def do_something(person: Person, touch: int) -> None:
    """Turns are not ended while there is something better to do, at least not always. What a finger aims at is done.
    What is better is looked for once, not waited for: the last touch may just have been the last of it."""
    would = person.page.locator(".ghost, .leaves, .bird.would").count()
    if person.phone and would and person.act("[data-place], .acts .btn:not(.main)", wait=False):
        return
    if person.look() == {"over": True}:
        return
    if not (touch % 4 and person.act("[data-aim='end']", wait=False)):
        person.act()


def until(person: Person, phase: str) -> None:
    """In the first of some games in which that is asked: which actions are drawn is chance."""
    for _ in range(10):
        person.open("kruki", 2, level="random")
        for touch in range(400):
            if person.look() == {"over": True}:
                break
            if person.phase() == phase:
                return
            do_something(person, touch)
    raise AssertionError(f"nobody was asked to {phase}")


@pytest.mark.parametrize("size", [(1280, 800), (360, 740)], ids=["desktop", "phone"])
def test_a_first_hand_and_a_turn_lie_open_and_take_few_touches(come: Come, size: tuple[int, int]) -> None:
    """The first five cards are one touch, and so are three cards at the end of a turn."""
    ola = come("Ola", lang="pl", size=size)
    ola.open("kruki", 2, level="random")
    assert check(ola) == "first_cards"
    ola.page.locator(".acts .btn.main").click()
    ola.until(lambda: ola.phase() == "turn" and ola.step["view"]["asked"] == 1)
    drawn = [text for text in ola.sent if '"draw' in text]
    assert [text.count('"draw 0"') for text in drawn] == [1, 1, 1, 0, 0]
    assert check(ola) == "turn"
    ola.page.locator(".acts [data-aim=end]").click()
    ola.until(lambda: ola.phase() == "draw")
    assert check(ola) == "draw"
    ola.page.locator(".acts .btn.main", has_text="3").click()
    ola.until(lambda: len([text for text in ola.sent if '"draw' in text]) == 8)


@pytest.mark.tables
def test_a_card_is_shown_as_it_would_lie_before_it_is_touched(come: Come) -> None:
    ola = come("Ola", lang="en")
    until(ola, "rotate")
    ola.page.mouse.move(5, 300)
    expect(ola.page.locator(".ghost")).to_have_count(0)
    ola.page.locator(".track [data-place].can").first.hover()
    expect(ola.page.locator(".ghost")).to_have_count(1)
    assert ola.phase() == "rotate"


@pytest.mark.tables
def test_a_finger_sees_what_would_be_and_touches_once_more(come: Come) -> None:
    ola = come("Ola", lang="uk", size=(390, 844))
    until(ola, "rotate")
    n = ola.step["n"]
    ola.page.locator(".track [data-place].can").nth(3).tap()
    expect(ola.page.locator(".ghost")).to_have_count(1)
    ola.page.locator(".track [data-place].can").nth(4).tap()             # another one, to compare
    expect(ola.page.locator(".ghost")).to_have_count(1)
    assert ola.step["n"] == n
    ola.page.locator(".acts .btn.main").tap()
    ola.until(lambda: ola.step["n"] > n)


@pytest.mark.tables
@pytest.mark.parametrize("size", SIZES[:3:2], ids=["desktop", "phone"])
def test_a_flight_of_several_legs_is_one_touch_of_the_track(come: Come, size: tuple[int, int]) -> None:
    ola = come("Ola", lang="en", size=size)
    while True:
        ola.open("kruki", 2, level="random")
        ola.until_asked()
        ola.page.locator(".acts .btn", has_text="5 flights").click()
        ola.until(lambda: ola.phase() == "turn" and ola.step["view"]["asked"] == 1)
        if ola.page.locator(".target").count() > 1:
            break
    legs = ola.page.locator(".target")
    fields = int((legs.last.get_attribute("aria-label") or "").split()[1])
    if ola.phone:
        legs.last.tap()
        expect(ola.page.locator(".bird.would")).to_have_count(1)
        ola.page.locator(".acts .btn.main").tap()
    else:
        legs.last.click()
    ola.until(lambda: ola.step["scores"][0] == fields)


@pytest.mark.tables
def test_everything_on_the_table_explains_itself(come: Come) -> None:
    ola = come("Ola", lang="pl")
    until(ola, "turn")
    for which, rule in ((".hand .card", "KRU-"), (".track .card >> nth=12", "KRU-C1"), (".track .word", "KRU-T2"),
                        (".bird:not(.star) img", "KRU-A9"), (".piles .card", "KRU-U4"), (".rival .held", "KRU-V1"),
                        (".heap", "KRU-")):
        ola.page.locator(which).first.hover()
        ola.page.keyboard.press("i")
        expect(ola.page.locator(".eye .words")).to_contain_text(rule)
        expect(ola.page.locator(".eye .words p").first).not_to_be_empty()    # what a touch does may be another
        ola.page.keyboard.press("i")
        expect(ola.page.locator(".eye:not(.glance)")).to_have_count(0)


@pytest.mark.tables
@pytest.mark.parametrize("size", SIZES[:3:2], ids=["mouse", "finger"])
def test_a_game_is_played_to_its_end(come: Come, size: tuple[int, int]) -> None:
    ola = come("Ola", lang="uk", size=size)
    ola.open("kruki", 2, level="greedy")
    ola.page.evaluate(NOUGHTS)
    for touch in range(2000):
        if ola.over() or ola.look() == {"over": True}:
            break
        do_something(ola, touch)
    expect(ola.page.locator(RESULT)).to_be_visible()
    assert ola.page.evaluate("window.noughts") == []     # a pointer rests on the button of a flight that was flown


@pytest.mark.tables
def test_the_end_is_told_in_fields(come: Come) -> None:
    ola = come("Ola", lang="en")
    ola.open("kruki", 2, level="greedy")
    ola.rush()
    expect(ola.page.locator(RESULT)).to_be_visible()
    expect(ola.page.locator(f"{RESULT} .how").first).to_contain_text("of")
    expect(ola.page.locator(f"{RESULT} .points").first).to_be_hidden()
    expect(ola.page.locator(".story")).to_contain_text("finished")
