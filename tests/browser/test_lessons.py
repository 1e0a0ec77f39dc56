"""Lessons in the browser: found on the poster, finished by mouse, keyboard and touch, left and taken up again."""
from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import TimeoutError as Late
from playwright.sync_api import expect

from sennik.match.lesson import lessons

from .conftest import Come
from .person import DESKTOP, LOOK, PHONE, Person
from .test_ways import Keys

NEXT, NUMBER, WORDS = ".lesson .next", ".lesson .num", ".lesson .words"
TURN = f"{NEXT}.main"                                    # a page that is only to be read
WAYS = ("mouse", "keyboard", "touch")
LANGS = ("pl", "en", "uk")
# Every lesson in every language by every way: in the gate each language and each way once, the rest in `make tables`.
ADDRESSES = [lesson.address for of_game in lessons().values() for lesson in of_game.values()]
RUNS = [pytest.param(address, way, lang, marks=() if WAYS.index(way) == LANGS.index(lang) else pytest.mark.tables)
        for address in ADDRESSES for way in WAYS for lang in LANGS]


class Reader:
    """Somebody who does what a lesson says."""

    def __init__(self, person: Person, way: str) -> None:
        self.person = person
        self.page = person.page
        self.keys = Keys(person) if way == "keyboard" else None

    def press(self, which: str) -> None:
        if self.keys:
            self.keys.to(which)
            self.keys.press("Enter")
        elif self.person.phone:
            self.page.locator(which).tap()
        else:
            self.page.locator(which).click()

    def number(self) -> int:
        return int(self.page.locator(NUMBER).inner_text().split("/")[0])

    def wait(self) -> bool:
        """Until there is something to do; is it a page to turn?"""
        found: Any = self.page.wait_for_function(
            f"turn => document.querySelector(turn) ? 'turn' : ({LOOK})([0, '']) && 'do'", arg=TURN)
        return bool(found.json_value() == "turn")

    def on(self) -> None:
        """One page on, by what it asks for."""
        before = self.number()
        for _ in range(20):                              # an answer may be two touches, or a menu
            turn = self.wait()
            if self.number() != before:
                return
            if turn:
                self.press(TURN)
            elif self.keys:
                self.keys.turn()
            else:
                self.person.act()
            try:
                self.page.wait_for_function(
                    "([which, n]) => !document.querySelector(which)?.innerText.startsWith(n + '/')",
                    arg=[NUMBER, before], timeout=300)
            except Late:                                 # it was the first half
                continue
            return
        raise AssertionError(f"page {before} does not end")

    def pointed(self) -> bool:
        """Is there a hand at what this page speaks of?"""
        page = self.person.heard("table")["lesson"]["pages"][self.number() - 1]
        if page["points"]:
            expect(self.page.locator(".pointing").first).to_be_visible()
        return bool(page["points"])


@pytest.mark.parametrize(("address", "way", "lang"), RUNS)
def test_a_lesson_is_learnt_and_a_game_follows(come: Come, address: str, way: str, lang: str) -> None:
    reader = Reader(come("Ola", lang=lang, size=PHONE if way == "touch" else DESKTOP), way)
    page = reader.page
    reader.person.go()
    reader.press(f"a[href='/learn/{address}']")
    expect(page.locator(WORDS)).not_to_be_empty()
    pages, options = reader.person.heard("table")["lesson"]["pages"], reader.person.heard("table")["options"]
    pointed = 0
    while reader.number() < len(pages):
        assert not page.locator(WORDS).inner_text().startswith("page-")
        pointed += way == "mouse" and reader.pointed()
        reader.on()
    assert pointed or way != "mouse"
    expect(page.locator(".result .btn")).to_have_count(0)                # the page says how it goes on
    reader.press(TURN)
    page.wait_for_function("id => !location.pathname.endsWith(id)", arg=reader.person.heard("table")["id"])
    expect(page.locator(".lesson")).to_have_count(0)
    reader.person.until(lambda: reader.person.heard("table")["lesson"] is None)
    levels = [seat["level"] for seat in reader.person.heard("seats")["seats"]]
    assert set(levels) == {"", "apprentice"}
    assert reader.person.heard("table")["options"] == options            # the game that was learnt


def test_each_lesson_of_a_game_is_left_and_taken_up_again(come: Come) -> None:
    """The end of the first leads on to the next; each has its own page, and neither disturbs the other."""
    ola = come("Ola", lang="en", size=PHONE)
    first, further = "a[href='/learn/pracownia']", "a[href='/learn/pracownia/nightmare']"
    ola.go("/learn/pracownia")
    ola.page.locator(".lesson select").select_option("4")
    expect(ola.page.locator(NUMBER)).to_have_text("31/35")
    for number in range(32, 36):
        ola.page.locator(NEXT).tap()
        expect(ola.page.locator(NUMBER)).to_have_text(f"{number}/35")
    ola.page.locator(further).tap()
    expect(ola.page.locator(NUMBER)).to_have_text("1/18")
    Reader(ola, "touch").on()
    ola.page.locator(".brand").tap()
    ola.page.locator(first).tap()                        # it was read to its end: anew
    expect(ola.page.locator(NUMBER)).to_have_text("1/35")
    for number in (2, 3):
        ola.page.locator(NEXT).tap()
        expect(ola.page.locator(NUMBER)).to_have_text(f"{number}/35")
    ola.page.locator(".brand").tap()
    ola.page.locator(further).tap()
    expect(ola.page.locator(NUMBER)).to_have_text("2/18")
    expect(ola.page.locator(WORDS)).to_contain_text("red shards")
    ola.page.reload()
    expect(ola.page.locator(NUMBER)).to_have_text("2/18")
    ola.page.locator(".brand").tap()
    ola.page.locator(first).tap()
    expect(ola.page.locator(NUMBER)).to_have_text("3/35")


def test_a_further_lesson_is_turned_on_and_back_and_by_chapter(come: Come) -> None:
    ola = come("Ola", lang="uk")
    ola.go("/learn/pracownia/nightmare")
    for number in range(2, 7):                           # past what one should do
        ola.page.locator(NEXT).click()
        expect(ola.page.locator(NUMBER)).to_have_text(f"{number}/18")
    ola.until(lambda: ola.phase() == "tower")
    ola.page.locator(".lesson .turn button").first.click()
    expect(ola.page.locator(NUMBER)).to_have_text("5/18")
    ola.until(lambda: ola.phase() == "travel")
    ola.page.locator(".lesson select").select_option("2")
    expect(ola.page.locator(NUMBER)).to_have_text("15/18")
    ola.until(lambda: ola.phase() == "close")


def test_a_lesson_is_left_and_taken_up_again(come: Come) -> None:
    ola = come("Ola", lang="pl")
    reader = Reader(ola, "mouse")
    ola.go("/learn/sen")
    for _ in range(3):
        reader.on()
    expect(ola.page.locator(NUMBER)).to_have_text("4/13")
    ola.page.reload()
    expect(ola.page.locator(NUMBER)).to_have_text("4/13")
    ola.page.locator(".brand").click()
    expect(ola.page.locator("a[href='/learn/sen']")).to_be_visible()
    assert ola.page.locator(".tables .list li").count() == 0             # it is in nobody's list
    ola.page.locator("a[href='/learn/sen']").click()
    expect(ola.page.locator(NUMBER)).to_have_text("4/13")


def test_a_lesson_is_turned_on_and_back_and_by_chapter(come: Come) -> None:
    ola = come("Ola", lang="uk")
    ola.go("/learn/sen")
    for _ in range(4):                                   # past what one should do
        before = ola.page.locator(NUMBER).inner_text()
        ola.page.locator(NEXT).click()
        expect(ola.page.locator(NUMBER)).not_to_have_text(before)
    expect(ola.page.locator(NUMBER)).to_have_text("5/13")
    ola.until(lambda: ola.phase() == "drawn")
    ola.page.locator(".lesson .turn button").first.click()
    expect(ola.page.locator(NUMBER)).to_have_text("4/13")
    ola.until(lambda: ola.phase() == "turn")
    ola.page.locator(".lesson select").select_option("3")
    expect(ola.page.locator(NUMBER)).to_have_text("10/13")
    expect(ola.page.locator(WORDS)).to_contain_text("1, 2, 0")


@pytest.mark.parametrize(("address", "pages"), [("sen", 13), ("pracownia/nightmare", 18)])
def test_a_lesson_that_was_overtaken_begins_anew_where_its_reader_was(come: Come, address: str, pages: int) -> None:
    ola = come("Ola", lang="en")
    ola.go(f"/learn/{address}")
    for _ in range(2):
        Reader(ola, "mouse").on()
    ola.page.evaluate(f"localStorage.setItem('sennik.lesson.{address}', 'a-table-that-is-gone')")
    ola.go(f"/learn/{address}")
    expect(ola.page.locator(NUMBER)).to_have_text(f"3/{pages}")
    expect(ola.page.locator(".lesson button").first).to_be_enabled()
    ola.trouble.clear()                                  # the browser notes that the old one is not there


@pytest.mark.parametrize(("address", "told"), [("szachy", "szachy"), ("pracownia/jawa", "nie ma lekcji „jawa”")])
def test_there_is_no_lesson_of_an_unknown_name(come: Come, address: str, told: str) -> None:
    ola = come("Ola", lang="pl")
    ola.page.goto(ola.base + f"/learn/{address}")
    expect(ola.page.locator("main")).to_contain_text(told)
    ola.trouble.clear()                                  # the browser notes the refusal
    ola.page.locator("main a").click()
    expect(ola.page.locator(".game").first).to_be_visible()


# ---- a table that teaches
ASK = ".say .ask"
REFUSED = """async ([table, lang]) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/live`)
  return await new Promise(done => {
    socket.onopen = () => socket.send(JSON.stringify({type: 'hello', protocol: 3, lang}))
    socket.onmessage = ({data}) => {
      const message = JSON.parse(data)
      if (message.type === 'step') socket.send(JSON.stringify({type: 'hint', n: message.n}))
      if (message.type === 'error') { socket.close(); done(message) }
    }
  })
}"""


def test_a_hint_is_asked_for_and_given(come: Come) -> None:
    ola = come("Ola", lang="pl")
    ola.go("/new/sen")
    ola.page.locator("form .name input").fill("Ola")
    ola.page.locator("label:has(input[name=teach])").click()
    ola.page.locator("form button.main").click()
    expect(ola.page.locator(".bar .where")).to_contain_text("uczy")      # all at the table see it
    ola.until_asked()
    ola.page.locator(ASK).click()
    advice = ola.page.locator(".advice")
    expect(advice).to_be_visible()
    hint = ola.heard("hint")
    assert hint["answer"] in [answer["text"] for answer in ola.step["answers"]]
    assert "reason-" not in advice.inner_text()
    expect(ola.page.locator(".pointing").first).to_be_visible()
    ola.act()                                            # the next question is another
    expect(ola.page.locator(".pointing")).to_have_count(0)


def test_another_table_gives_no_hint(come: Come) -> None:
    ola = come("Ola", lang="uk")
    table = ola.open("sen", 2)
    ola.until_asked()
    expect(ola.page.locator(ASK)).to_have_count(0)
    told = ola.page.evaluate(REFUSED, [table, "uk"])
    assert (told["word"], told["to"]) == ("no-hints", "hint")
    assert "не навчає" in told["text"]


# ---- the second line under a question
def test_a_line_that_is_known_is_not_shown_again(come: Come) -> None:
    ola = come("Ola", lang="en")
    ola.open("sen", 2)
    line = ola.page.locator(".prompt small")
    expect(line).to_contain_text("Remember it")
    ola.page.locator(".prompt .known").click()
    expect(line).to_have_count(0)
    ola.page.reload()
    ola.until_asked()
    expect(line).to_have_count(0)
    ola.page.locator(".bar .tool").last.click()
    ola.page.locator("label:has(input[name=hints])").first.click()       # all of them again
    ola.page.keyboard.press("Escape")
    expect(line).to_contain_text("Remember it")
