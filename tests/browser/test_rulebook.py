"""The rulebook before one sits at a table: from the lobby, from the form, by its address; searched; with pictures."""
from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Come
from .person import DESKTOP, PHONE, Person
from .test_access import clean


def drawn(person: Person) -> int:
    """How many pictures there are; each of them must have been drawn and have a name."""
    pictures = person.page.locator("figure img")
    painted = "all => all.every(one => one.alt && one.complete && one.naturalWidth > 0)"
    person.until(lambda: bool(pictures.evaluate_all(painted)))
    expect(person.page.locator("figure .torn")).to_have_count(0)
    return pictures.count()


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "night"), (PHONE, "dawn")], ids=["desktop", "phone"])
def test_opened_from_the_lobby_and_searched(come: Come, size: tuple[int, int], theme: str) -> None:
    ola = come("Ola", size=size, theme=theme, lang="pl")
    ola.go()
    ola.page.get_by_role("link", name="Zasady: Koty").click()
    expect(ola.page.get_by_role("heading", name="W minutę")).to_be_visible()
    assert drawn(ola) > 8
    clean(ola, "rulebook")
    search, said = ola.page.get_by_role("searchbox"), ola.page.locator(".book").get_by_role("status")
    search.fill("nietoperz")
    expect(said).to_contain_text("Znaleziono")
    expect(ola.page.locator("#KOT-N3 mark").first).to_have_text("Nietoperz")
    expect(ola.page.locator("#KOT-O1")).to_have_count(0)
    clean(ola, "found")
    search.fill("KOT-e3")
    expect(said).to_contain_text("w 1 miejscu")
    search.fill("pustą WYMIANĘ xyz")
    expect(said).to_contain_text("Nic nie znaleziono")
    clean(ola, "nothing found")
    search.press("Escape")
    expect(ola.page.locator("#KOT-O1")).to_be_visible()


def test_a_rule_has_an_address_and_leads_on_by_keyboard(come: Come) -> None:
    ola = come("Ola")
    ola.go("/rules/sen#SEN-T7")
    rule = ola.page.locator("#SEN-T7")
    expect(rule).to_be_in_viewport()
    link = rule.get_by_role("link", name="variant K")
    link.focus()
    ola.page.keyboard.press("Enter")
    expect(ola.page.locator("#SEN-K1")).to_be_in_viewport()
    assert ola.page.url.endswith("/rules/sen#SEN-K1")
    ola.page.go_back()
    expect(rule).to_be_in_viewport()
    ola.page.get_by_role("searchbox").fill("hourglass")
    ola.page.get_by_role("link", name="SEN-C3").click()      # in the whole book again
    expect(ola.page.locator("#SEN-C3")).to_be_in_viewport()
    expect(ola.page.locator("#SEN-U1")).to_have_count(1)


def test_over_the_form_and_at_the_table(come: Come) -> None:
    """What was chosen in the form is still chosen when the book is closed; at the table it opens at the question."""
    ola = come("Ola", size=PHONE)
    ola.go("/new/sen")
    ola.page.get_by_label("Your name").fill("Żaneta")
    ola.page.get_by_role("button", name="Rules").tap()
    expect(ola.page.locator("dialog").get_by_role("heading", name="In one minute")).to_be_visible()
    assert drawn(ola) > 5
    ola.page.locator("dialog").get_by_role("button", name="Close").tap()
    expect(ola.page.get_by_label("Your name")).to_have_value("Żaneta")
    ola.open("sen", 2)
    ola.until_asked()
    ola.page.get_by_role("button", name="Rules").tap()
    expect(ola.page.locator("dialog #SEN-U3")).to_be_in_viewport()


def test_a_book_that_does_not_exist_is_refused_in_words(come: Come) -> None:
    ola = come("Ola")
    ola.go("/rules/chess")
    expect(ola.page.get_by_text("There is no such rulebook.")).to_be_visible()
    ola.trouble.clear()                                      # that the file is not there, the browser says too
