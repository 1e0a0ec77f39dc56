"""Sen's table: at every question all that is asked about, the own cards and the buttons lie open, at every size."""
from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import Come
from .person import DESKTOP, PHONE, Person
from .room import EVERYWHERE, LANGS, ROOMS


# ---- in the gate: some of each
@pytest.mark.parametrize(("size", "seats"), [(DESKTOP, 5), ((1920, 1080), 3), (PHONE, 4), ((360, 740), 2)],
                         ids=["desktop", "large", "phone", "small"])
def test_at_every_question_everything_lies_open(come: Come, size: tuple[int, int], seats: int) -> None:
    ola = come("Ola", lang=LANGS[seats % 3], size=size, theme=("night", "dawn")[seats % 2])
    ola.open("sen", seats)
    assert ROOMS["sen"].play(ola, 14) >= {"first", "turn"}


def test_the_second_peek_says_so_and_both_fade_from_the_log(come: Come) -> None:
    """SEN-M3: the log shows a face in the lines since the reader's own last turn."""
    ola, ivan = come("Ola", lang="en"), come("Ivan", lang="en")
    ivan.sit(ola.open("sen", 2, bots=0), 1)
    prompt, log = ola.page.locator(".prompt"), ola.page.locator(".log ol")
    ola.until_asked()
    expect(prompt).to_contain_text("Peek at one of your lands.")
    ola.act()
    expect(prompt).to_contain_text("Now peek at a second one of your lands.")
    ola.act()
    seen = re.compile(r"You peek at your land \d: ")
    expect(log).to_contain_text(seen)
    for _ in range(2):
        ivan.act()
    ola.until(lambda: ola.phase() == "turn")
    first = (ola, ivan) if ola.step["view"]["asked"] == 1 else (ivan, ola)
    for person in first:
        person.page.locator(".btn.draw").click()
        person.page.locator(".btn.drop").click()
    expect(log).to_contain_text("You discard")
    expect(log).to_contain_text("You peek at your land")
    expect(log).not_to_contain_text(seen)


def test_the_footnote_names_the_rule_that_it_speaks_of(come: Come) -> None:
    ola = come("Ola", lang="en")
    ola.open("sen", 2)
    note = ola.page.locator(".note")
    ola.until_asked()
    expect(note).to_have_text("The table does not remember for you. Rule SEN-M3")
    ola.until_turn()
    ola.page.keyboard.press("Escape")
    expect(note).to_have_text(
        "A card that you take must replace one of your lands, and its power does nothing. Rule SEN-T1")
    note.locator("button").click()
    rule = ola.page.locator("dialog [id='SEN-T1']")
    expect(rule).to_be_in_viewport()
    for word in ("Take", "in place of one of your lands", "power taken this way does nothing"):
        expect(rule).to_contain_text(word)


SEEN = """which => [...document.querySelectorAll(which)].filter(one => one.checkVisibility()).map(one => {
  const box = one.getBoundingClientRect()
  return [.15, .5, .85].every(u => one.contains(document.elementFromPoint(box.left + u * box.width, box.top + 8)))
})"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_own_clock_and_that_a_bot_plays_are_not_behind_a_card(come: Come, size: tuple[int, int]) -> None:
    ola, ivan = come("Ola", size=size), come("Ivan")
    table = ola.open("sen", 2, bots=0, clock=600)
    ivan.sit(table, 1)
    ola.until_asked()
    expect(ola.page.locator(".who .tag.num")).to_be_visible()
    assert ola.page.evaluate(SEEN, ".who .tag") == [True]
    ola.page.get_by_role("button", name="Menu").click()
    ola.page.get_by_role("button", name="Leave, let a bot play").click()
    expect(ola.page.locator(".who .tag", has_text="bot")).to_be_visible()
    seen = ola.page.evaluate(SEEN, ".who .tag")
    assert seen
    assert all(seen)


def test_the_call_turns_one_dream_after_the_other_and_sums_come_after_the_cards(come: Come) -> None:
    ola = come("Ola", lang="en", calm=False, pace="normal")
    ola.open("sen", 3)
    ola.until_turn()
    ola.page.locator(".wake").click()
    count = ola.page.locator("main.count.turning")
    expect(count).to_be_visible()
    starts = count.evaluate("""main => [...main.querySelectorAll('.row')].map(row => {
      const delay = one => one.getAnimations()[0].effect.getTiming().delay
      return [[...row.querySelectorAll('.face')].map(delay), delay(row.querySelector('.eq')),
              delay(row.querySelector('.pt'))]
    })""")
    assert len(starts) == 3
    over = 0
    for cards, total, points in starts:
        assert cards == sorted(cards)
        assert over < cards[0] <= cards[-1] < total < points
        over = total
    ola.page.keyboard.press("Escape")                    # whoever does not want to wait
    expect(count).to_have_count(0)


def test_who_won_is_told_after_the_last_dream_lies_open(come: Come) -> None:
    ola = come("Ola", lang="en", calm=False, pace="slow")
    ola.open("sen", 4, level="apprentice", options={"rounds": "1"})      # who does not call before her first turn
    ola.until_turn()
    ola.page.locator(".wake").click()
    expect(ola.page.locator("main.count.turning")).to_be_visible()
    assert not ola.over()
    ola.page.keyboard.press("Escape")
    expect(ola.page.locator(".result")).to_be_visible()


@pytest.mark.parametrize("lang", ["pl", "en", "uk"])
def test_the_key_on_a_button_is_a_letter_of_its_words_and_never_like_a_digit(come: Come, lang: str) -> None:
    ola = come("Ola", lang=lang)
    ola.open("sen", 2)
    ola.until_turn()
    ola.page.keyboard.press("Escape")
    ola.page.locator(".btn.draw").wait_for()
    keys = ola.page.locator(".acts .btn:has(kbd)").evaluate_all(
        "all => all.map(one => [one.querySelector('kbd').innerText, one.querySelector('.desk, .word').innerText])")
    assert len(keys) > 1
    for key, words in keys:
        assert key.lower() in words.lower()
        assert key not in "OІЗБЧ0123456789"
    ola.page.evaluate("key => document.body.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}))",
                      ola.page.locator(".btn.draw kbd").inner_text().lower())
    expect(ola.page.locator(".btn.drop")).to_be_visible()


def test_everything_on_the_table_explains_itself(come: Come) -> None:
    ola = come("Ola", lang="en")
    ola.open("sen", 2, aid=True)
    ola.until_turn()
    ola.page.keyboard.press("Escape")
    for which, rule in ((".rival [data-place]", "SEN-P2"), (".centre .side [data-place]", "SEN-T2"),
                        (".who .tag", "SEN-M3"), (".dream [data-place]", "SEN-"), (".rival .pts", "SEN-E5")):
        ola.page.locator(which).first.hover(force=True)
        expect(ola.page.locator(".eye")).to_contain_text(rule)
        expect(ola.page.locator(".eye p").first).not_to_be_empty()
        ola.page.mouse.move(2, 2)
        expect(ola.page.locator(".eye")).to_have_count(0)


# ---- everything, at length
@pytest.mark.tables
@pytest.mark.parametrize("seats", [4, 5])
def test_on_a_phone_the_dream_of_one_rival_is_near_and_the_others_are_a_touch_away(come: Come, seats: int) -> None:
    ola = come("Ola", size=(360, 740))
    room, tabs, near = ROOMS["sen"], ola.page.locator(".come"), ola.page.locator(".near [data-place]")
    while not tabs.count():
        ola.open("sen", seats)
        while not tabs.count() and room.touch(ola):
            pass
        ola.look()
    assert tabs.count() == seats - 1
    own = ola.page.locator(".dream").bounding_box()
    places: list[str] = []
    for k in range(seats - 1):
        tabs.nth(k).tap()
        expect(tabs.nth(k)).to_have_attribute("aria-pressed", "true")
        expect(ola.page.locator(".near [data-place].can")).to_have_count(4)
        room.check(ola)
        assert ola.page.locator(".dream").bounding_box() == own, "the own dream moves"
        places += [near.nth(i).get_attribute("data-place") or "" for i in range(4)]
    assert len(set(places)) == 4 * (seats - 1)           # every land of every rival
    begun = ola.step["n"]
    near.last.tap()
    ola.until(lambda: ola.step["n"] > begun)


def lands(person: Person) -> int:
    return person.page.locator(".dream [data-place]").count()


@pytest.mark.tables
@EVERYWHERE
@pytest.mark.parametrize(
    ("seats", "guess"), [(2, "everybody"), (2, "one"), (3, "everybody"), (3, "others"), (5, "others")])
def test_dreams_that_grew_by_wrong_guesses_lie_open(come: Come, size: tuple[int, int], seats: int, guess: str) -> None:
    """SEN-K3, to nine lands and on. Only people: bots would wake up long before."""
    ola = come("Ola", lang=LANGS[seats % 3], size=size)
    table = ola.open("sen", seats, bots=0, options={"edition": "long"} if seats > 2 else {"K": "yes"})
    others = [come(name) for name in ("Ivan", "Marta", "Zoja", "Jan")[:seats - 1]]
    for seat, person in enumerate(others, 1):
        person.sit(table, seat)
    guessers = {"everybody": [ola, *others], "others": others, "one": [ola]}[guess]
    met: list[str] = []
    while len(met) < 10:
        for person in (ola, *others):
            grown = all(lands(one) >= 9 for one in guessers)
            if person.look(wait=False) is None:
                continue
            if person is ola and (lands(ola) > 6 or sum(map(lands, others)) > 6 * len(others)):
                ROOMS["sen"].check(ola)
                met += [ola.phase()] if grown else []
            if person in guessers and lands(person) < 9 and person.page.locator(".know").count():
                person.page.locator(".know").click()
            else:
                person.act(".wake, .know", wait=False)
    assert "turn" in met
