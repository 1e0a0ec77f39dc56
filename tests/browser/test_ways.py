"""The ways to play besides the mouse: the keyboard alone, a finger on a phone, and carrying a card."""
from __future__ import annotations

import msgspec
import pytest
from playwright.sync_api import expect

from .conftest import Come
from .person import PHONE, RESULT, Person

DOES = "[data-place].can, .acts button:not(.quiet), [role=menuitem]:not(.quiet)"
TABS = 150                                               # no page has more stops than that


class Keys:
    """Somebody who has a keyboard and nothing else."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    def on(self, which: str) -> bool:
        """Is the focus there, and can it be seen there?"""
        found: bool = self.page.evaluate(
            "which => document.activeElement.matches(which) && document.activeElement.checkVisibility()", which)
        return found

    def to(self, which: str) -> None:
        for _ in range(TABS):
            if self.on(which):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the Tab key does not lead to {which}")

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def choose(self, select: str, value: str) -> None:
        """An option of a list, with the arrows."""
        self.to(select)
        self.press("Home")
        for _ in range(30):
            if self.page.locator(select).input_value() == value:
                return
            self.press("ArrowDown")
        raise AssertionError(f"the arrows do not lead to {value}")

    def turn(self, never: str = "") -> bool:
        """One answer, or its first half: walk to something that can be done, and press it."""
        found = self.person.look(never)
        if found is None or found["over"]:
            return False
        if not self.on("[role=menuitem]"):
            wanted = f":is({DOES})" + (f":not({never})" if never else "")
            self.to(wanted)
            for _ in range(self.person.chance.randrange(3)):             # not always the first
                self.press("Tab")
            self.to(wanted)
        self.press("Enter")
        return True


def test_a_round_of_sen_is_opened_and_played_with_the_keyboard_alone(come: Come) -> None:
    ola = come("Ola", lang="pl")
    keys = Keys(ola)
    ola.go()
    keys.to("article a[href='/new/sen']")
    keys.press("Enter")
    expect(ola.page.locator("form")).to_be_visible()
    keys.to("form .name input")
    ola.page.keyboard.type("Ola")
    keys.to("input[name=count]")
    for _ in range(4):
        if ola.page.locator("input[name=count]:checked").input_value() == "2":
            break
        keys.press("ArrowLeft")
    keys.choose("#chair-1", "apprentice")
    keys.choose("select:has(option[value='20'])", "1")
    keys.to("form button.main")
    keys.press("Enter")
    expect(ola.page.locator("[data-place].can").first).to_be_visible()
    turns = 0
    while keys.turn(".wake" if turns < 12 else ""):
        turns += 1
    expect(ola.page.locator(RESULT)).to_be_visible()
    keys.to(f"{RESULT} .btn.main")                       # and on to the next


def test_another_table_is_played_with_the_keyboard_alone(come: Come) -> None:
    ola = come("Ola", lang="en")
    ola.open("koty", 2)
    keys = Keys(ola)
    ola.until_asked()
    begun = ola.step["n"]
    for _ in range(10):
        keys.turn()
    ola.until(lambda: ola.step["n"] > begun + 5)


def test_letters_and_digits_answer_too(come: Come) -> None:
    ola = come("Ola", lang="en")
    ola.open("sen", 2, level="apprentice")               # who does not call before her first turn
    for key, land in (("1", "0"), ("3", "2")):           # peek at the first and the third land
        peeked = ola.page.locator(f".dream [data-place$='.{land}'].peeked")
        for _ in range(20):                              # a key is not heard while an answer is under way
            ola.until_asked()
            ola.page.keyboard.press(key)
            ola.page.wait_for_timeout(1000)
            if peeked.count():
                break
        expect(peeked).to_be_visible()
    ola.until_turn()
    ola.page.keyboard.press("d")
    expect(ola.page.locator(".btn.drop")).to_be_visible()
    ola.page.keyboard.press("?")
    expect(ola.page.get_by_role("dialog")).to_contain_text("SEN-")
    ola.page.keyboard.press("Escape")
    expect(ola.page.get_by_role("dialog")).to_have_count(0)


def test_a_round_of_sen_on_a_phone_by_touch(come: Come) -> None:
    ola = come("Ola", lang="uk", size=PHONE)
    ola.go()
    ola.page.locator("form.quick input").tap()
    ola.page.keyboard.type("Оля")
    ola.open("sen", 4, options={"rounds": "1"})
    wide = "document.documentElement.scrollWidth <= innerWidth"
    for touches in range(1000):
        assert ola.page.evaluate(wide), "the page is wider than the phone"
        if not ola.act(".wake, .know" if touches < 10 else ""):
            break
    expect(ola.page.locator(RESULT)).to_be_visible()
    assert ola.page.evaluate(wide)


@pytest.mark.parametrize("key", ["koty", "pracownia"])
def test_some_turns_of_another_game_on_a_phone_by_touch(come: Come, key: str) -> None:
    ola = come("Ola", lang="pl", size=PHONE)
    ola.open(key, 2)
    for _ in range(25):
        if not ola.act():
            break
        assert ola.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "wider than the phone"


def test_a_card_is_carried_to_where_it_goes(come: Come) -> None:
    """A drawn land is carried over one of the own lands: they change places, as if both had been touched."""
    ola = come("Ola", calm=False)
    ola.open("sen", 2)
    ola.until_turn()
    ola.page.locator(".btn.draw").click()
    expect(ola.page.locator(".btn.drop")).to_be_visible()
    ola.page.wait_for_timeout(1500)                      # until it has flown to the hand
    held = ola.page.locator(".hand [data-place].hold")
    land = ola.page.locator(".dream [data-place].can").nth(1)
    box, goal = held.bounding_box(), land.bounding_box()
    assert box is not None
    assert goal is not None
    before = len(ola.received)
    ola.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    ola.page.mouse.down()
    ola.page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=8)
    ola.page.mouse.up()
    expect(held).to_have_count(0)
    ola.until(lambda: any(event["seat"] == 0 and event["what"] in {"moved", "swapped"}
                          for text in ola.received[before:] for event in msgspec.json.decode(text).get("events", ())))
    assert not [text for text in ola.received[before:] if '"type":"error"' in text]
