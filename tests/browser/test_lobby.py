"""From the lobby to a table and back: sitting down, the link for friends, tables one does not want to see any more."""
from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Come
from .person import PHONE


def test_sitting_down_takes_one_touch_and_a_name_where_there_is_none(come: Come) -> None:
    ola, ivan = come("Ola"), come("Ivan")
    ola.open("sen", 3, bots=0, public=True)
    for name in ("Ivan", ""):
        ivan.go()
        ivan.page.locator("form.quick input").fill(name)
        ivan.page.get_by_role("link", name="Sit down").click()
        if name:
            ivan.until(lambda: ivan.seat == 1)
            expect(ivan.page.locator("#name")).to_have_count(0)
            ivan.page.get_by_role("button", name="Give up seat").click()
            ivan.until(lambda: ivan.seat == 6)
    expect(ivan.page.locator("#name")).to_be_focused()
    ivan.page.keyboard.type("Ivan")
    ivan.page.keyboard.press("Enter")
    ivan.until(lambda: ivan.seat == 1)


def test_the_link_for_friends_has_a_button_with_a_name(come: Come) -> None:
    ola = come("Ola")
    ola.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = ola.open("sen", 3, bots=0)
    ola.page.get_by_role("button", name="Copy link", exact=True).click()
    expect(ola.page.get_by_role("button", name="Copied", exact=True)).to_be_visible()
    assert str(ola.page.evaluate("navigator.clipboard.readText()")).endswith(f"/t/{table}")


def test_a_table_put_away_is_back_when_its_link_is_opened(come: Come) -> None:
    ola = come("Ola")
    table = ola.open("koty", 2)
    ola.go()
    row = ola.page.locator(f".tables li:has(a[href='/t/{table}'])")
    row.get_by_role("button", name="Remove from the list").click()
    expect(row).to_have_count(0)
    ola.page.reload()
    expect(ola.page.locator("article").first).to_be_visible()
    expect(row).to_have_count(0)
    ola.go(f"/t/{table}")
    ola.until_asked()
    ola.go()
    expect(row).to_have_count(1)


def test_the_memory_aid_is_offered_where_something_has_to_be_remembered(come: Come) -> None:
    ola = come("Ola")
    for game, offered in (("sen", 1), ("kruki", 0)):
        ola.go(f"/new/{game}")
        expect(ola.page.get_by_role("switch", name="Spectators")).to_be_visible()
        expect(ola.page.get_by_role("switch", name="Memory aid")).to_have_count(offered)


def test_who_is_waited_for_has_a_bot_announced_at_the_seat(come: Come) -> None:
    ola, ivan = come("Ola"), come("Ivan")
    table = ola.open("sen", 2, bots=0, grace=40)
    ivan.sit(table, 1)
    ola.until_asked()
    ivan.go()
    expect(ola.page.locator(".seat .tag").filter(has_text="away")).to_contain_text("a bot takes over in 3")
    ivan.go(f"/t/{table}")
    expect(ola.page.locator(".seat .tag").filter(has_text="away")).to_have_count(0)


def test_the_log_of_a_phone_opens_at_its_newest_line(come: Come) -> None:
    ola = come("Ola", size=PHONE)
    ola.open("koty", 2)
    ola.rush(most=30)
    ola.page.get_by_role("button", name="Game log").tap()
    lines = ola.page.locator("dialog li")
    expect(lines.last).to_be_in_viewport()
    expect(lines.first).not_to_be_in_viewport()


def test_options_that_clash_are_named_as_the_form_shows_them(come: Come) -> None:
    ola = come("Ola", lang="pl")
    ola.go("/new/koty")
    form = ola.page.locator("form")
    form.locator("input.input").first.fill("Ola")
    ola.page.get_by_role("switch", name="Drużyny").check(force=True)
    form.locator("input[type='radio'][value='5']").first.check(force=True)
    form.locator("button.main").click()
    expect(form.locator(".trouble")).to_have_text(
        "„Drużyny: tak” i „Liczba miejsc: 5” nie pasują do siebie. Zmień jedno z tych ustawień.")
    ola.trouble.clear()                                  # the browser notes the refusal
