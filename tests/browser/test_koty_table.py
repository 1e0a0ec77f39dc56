"""Koty's own table: at every question of a game everything asked about can be seen and touched, at every size."""
from __future__ import annotations

import math
import re

import pytest
from playwright.sync_api import expect

from .conftest import Come
from .person import DESKTOP, PHONE, RESULT, Person
from .room import EVERYWHERE, ROOMS
from .test_access import clean

LARGE, SMALL = (1920, 1080), (360, 740)
CATS = ".naming [role=menuitem]:not(.quiet)"

def check_room(person: Person) -> None:
    ROOMS["koty"].check(person)


def opened(person: Person, seats: int, level: str = "random") -> None:
    teams = "yes" if seats in {4, 6} else "no"
    person.open("koty", seats, options={"night": "yes", "teams": teams}, level=level)
    person.until_asked()


# ---- a little of everything
def test_a_card_is_held_to_the_eye_and_then_chosen(come: Come) -> None:
    ola = come("Ola", lang="pl")
    opened(ola, 3)
    check_room(ola)
    said = len(ola.sent)
    card = ola.page.locator(".held").first
    card.hover()
    eye = ola.page.locator(".eye")
    expect(eye.locator("img")).to_be_visible()
    expect(eye.locator("p")).not_to_be_empty()
    expect(eye).to_contain_text("KOT-")
    ola.page.mouse.move(2, 2)
    expect(eye).to_have_count(0)
    card.focus()
    ola.page.keyboard.press("i")
    expect(eye.get_by_role("button", name="Zasady")).to_be_visible()
    ola.page.keyboard.press("Escape")
    for what in (".dream .place", ".dream .pts", ".rival .place", ".rival .pts", ".rival .tag", ".piles .card",
                 ".exchange"):
        ola.page.locator(what).first.hover()
        expect(eye).to_contain_text("KOT-")
        ola.page.mouse.move(2, 2)
        expect(eye).to_have_count(0)
    assert len(ola.sent) == said
    ola.page.locator(".exchange").click()
    ola.until(lambda: any('"exchange"' in text for text in ola.sent[said:]))


def test_six_players_have_room_on_a_small_phone(come: Come) -> None:
    ola = come("Ola", lang="uk", size=SMALL, theme="dawn")
    opened(ola, 6)
    check_room(ola)
    clean(ola, "six players")
    ola.act(".exchange")
    check_room(ola)


@pytest.mark.parametrize("what", [".rival .place:not(.can)", ".held.idle"])
def test_a_finger_on_what_cannot_be_done_hears_why_not(come: Come, what: str) -> None:
    """Nothing opens over the sentence. A long press still holds the card to the eye."""
    ola = come("Ola", lang="en", size=PHONE)
    opened(ola, 3)
    while not ola.page.locator(f"main:not(:has(.picked, [role=menuitem])) {what}").count():
        assert ola.act()
        ola.page.wait_for_timeout(400)                   # a touch while an answer is under way says nothing
        ola.until_asked()
    idle = ola.page.locator(what).first
    idle.tap()
    expect(ola.page.locator(".prompt .rule")).to_have_text(re.compile("KOT-"))
    expect(ola.page.locator(".eye")).to_have_count(0)
    box = idle.bounding_box()
    assert box
    line = ola.context.new_cdp_session(ola.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(ola.page.locator(".eye")).to_contain_text("KOT-")
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize(("size", "least"), [(DESKTOP, 60), (LARGE, 100), (PHONE, 40), (SMALL, 33)])
def test_six_at_a_table_can_read_the_regions_of_their_rivals(come: Come, size: tuple[int, int], least: int) -> None:
    """On a phone the number is half of a thumbnail that is as high as its line."""
    ola = come("Ola", size=size)
    opened(ola, 6)
    tops = ola.page.evaluate(
        "[...document.querySelectorAll('.rival .top')].map(one => [one.offsetWidth, one.offsetHeight])")
    assert len(tops) == 20
    assert min(wide for wide, _ in tops) >= least
    assert min(high for _, high in tops) >= 40
    if not ola.phone:                                    # the partner sits opposite
        middles = ola.page.evaluate("""['.rival.ours', 'main'].map(which => {
          const {left, width} = document.querySelector(which).getBoundingClientRect()
          return left + width / 2
        })""")
        assert abs(middles[0] - middles[1]) < 2


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_an_attack_is_a_scene_that_says_who_with_what_and_what_is_lost(come: Come, size: tuple[int, int]) -> None:
    ola = come("Ola", lang="en", size=size)
    opened(ola, 2)
    attacked = ola.page.locator("main:has(.scene .loss) .dream .region:has(.bad)")
    while not attacked.count():
        if not ola.act(".exchange"):
            opened(ola, 2)                               # a whole game in peace: another one
        ola.look()
    ola.until(lambda: ola.phase() == "defend")
    expect(ola.page.locator(".prompt")).to_have_text(re.compile(r"^\s*Owl sends .+ at your .+\..+undefended"))
    expect(ola.page.locator(".scene .one")).to_have_count(2)
    expect(attacked.locator(".place")).to_have_attribute("aria-label", re.compile("attacked"))
    now, then = map(int, re.findall(r"\d+", ola.page.locator(".scene .loss").inner_text()))
    assert now == int(attacked.locator(".worth b").inner_text())
    assert [note["number"] for note in ola.step["notes"] if note["name"] == "left"] == [then]
    check_room(ola)
    said = len(ola.sent)
    lit = ola.page.locator(".held.can")
    (lit if lit.count() else ola.page.locator(".acts .btn[data-answer]")).first.click()
    ola.until(lambda: any('"type":"answer"' in text for text in ola.sent[said:]))


# ---- everything, at length
@pytest.mark.tables
@EVERYWHERE
@pytest.mark.parametrize("seats", [2, 5, 6])
def test_a_joker_is_named_by_a_picture_and_the_end_says_why(come: Come, size: tuple[int, int], seats: int) -> None:
    ola = come("Ola", lang="en", size=size)
    ola.open("koty", seats)
    cats = ola.page.locator(CATS)
    while not cats.count():
        if not ola.act(".exchange"):
            ola.open("koty", seats)                      # a whole game without a joker: another one
    assert cats.count() == 2
    expect(cats.first).to_be_focused()
    expect(ola.page.locator(".pick")).to_have_count(0)   # the menu beside it stays away
    check_room(ola)
    clean(ola, "naming a joker")
    cats.first.click()
    ola.rush()
    expect(ola.page.locator(RESULT)).to_be_visible()
    expect(ola.page.locator(".why")).to_have_text(re.compile("ends|the last"))
    regions = ola.page.locator(".result .region")
    expect(regions).to_have_count(4 * seats)
    for text in regions.locator(".worth").all_inner_texts():             # "24\n6 ×2 ×2"
        worth, *how = re.findall(r"\d+", text) or ["0"]
        assert "raven" in text or int(worth) == math.prod(map(int, how or [worth]))
    clean(ola, "the end")
