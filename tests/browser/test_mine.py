"""My games in real browsers: carried by a code, counted after a game, exported, deleted."""
from __future__ import annotations

import io
import re
import zipfile

import pytest
from playwright.sync_api import expect

from sennik import games

from .conftest import Come
from .person import PHONE
from .test_access import clean
from .test_replay import in_the_gate


@pytest.mark.parametrize("game", in_the_gate("koty"))
def test_a_code_carries_the_games_to_a_phone_and_a_signed_out_device_loses_them(come: Come, game: str) -> None:
    ola, phone = come("Ola"), come("Ola", size=PHONE)
    table = ola.open(game, games.identity(game).least)
    ola.until_asked()
    ola.go()
    ola.page.get_by_role("link", name="My games").click()
    row = f"li:has(a[href='/t/{table}'])"
    expect(ola.page.locator(row)).to_contain_text("Your turn")
    ola.page.get_by_role("button", name="Show a code").click()
    shown = ola.page.locator("output.code").inner_text()
    expect(ola.page.get_by_role("img", name="QR code")).to_be_visible()
    clean(ola, "my games")

    phone.go()
    phone.page.get_by_role("link", name="My games").tap()            # one that never played finds it, too
    field = phone.page.get_by_role("textbox", name="Code from another device")
    field.fill("aaaa-bbbb-cccc")
    phone.page.get_by_role("button", name="Join").tap()
    expect(phone.page.get_by_role("alert")).to_contain_text("wrong, used already, or older than ten minutes")
    phone.trouble.clear()                                            # the browser notes the refusal
    phone.go(f"/me#code-{shown.replace('-', '')}")                   # as the picture says it
    phone.page.reload()
    expect(field).to_be_focused()
    phone.page.get_by_role("button", name="Join").tap()
    expect(phone.page.locator(row)).to_contain_text("Your turn")
    clean(phone, "my games")
    phone.page.locator(row).get_by_role("link").tap()
    phone.until(lambda: phone.seat == 0)
    phone.act()

    expect(ola.page.get_by_text("this device")).to_be_visible()      # it noticed by itself
    expect(ola.page.locator("output.code")).to_have_count(0)
    ola.page.get_by_role("button", name="Sign out").click()
    expect(ola.page.get_by_text("Signed out.")).to_be_visible()
    phone.until(lambda: phone.seat == 6)                             # at once, in the open page
    phone.go("/me")
    expect(phone.page.get_by_text("Nothing waits for you")).to_be_visible()


def test_an_unfinished_game_is_put_away_and_comes_back_when_it_is_opened(come: Come) -> None:
    ola = come("Ola")
    table = ola.open("koty", 2)
    ola.until_asked()
    ola.go("/me")
    row = ola.page.locator(f"li:has(a[href='/t/{table}'])")
    expect(ola.page.locator(".waits > ul").locator(row)).to_have_count(1)
    row.get_by_role("button", name="Remove from the list").click()
    expect(ola.page.get_by_text("Nothing waits for you")).to_be_visible()
    ola.page.get_by_text("Put away: 1").click()
    clean(ola, "a game that was put away")
    row.get_by_role("link").click()
    ola.until_asked()
    ola.page.go_back()
    expect(ola.page.locator(".waits > ul").locator(row)).to_have_count(1)
    expect(ola.page.get_by_text("Put away: 1")).to_have_count(0)


def test_a_finished_game_is_counted_seen_again_exported_and_deleted(come: Come) -> None:
    ola = come("Ola", theme="dawn")
    table = ola.open("sen", 2, level="apprentice")
    ola.rush()
    ola.go("/me")
    row = ola.page.locator(".played li")
    expect(row).to_have_count(1)
    expect(row).to_contain_text(re.compile("won|place 2 of 2"))
    score = re.compile(r"Sen with bots: apprentice.*1 game.*50", re.DOTALL)
    expect(ola.page.locator(".scores li")).to_contain_text(score)
    clean(ola, "my games")
    with ola.page.expect_download() as download:
        ola.page.get_by_role("link", name="Download the records").click()
    with zipfile.ZipFile(io.BytesIO(download.value.path().read_bytes())) as pack:
        (name,) = pack.namelist()
        assert not games.read(pack.read(name).decode())[1].asked
    row.get_by_role("link").click()
    ola.page.wait_for_selector(".again")
    ola.page.go_back()
    ola.page.get_by_role("button", name="Delete all that is mine").click()
    ola.page.get_by_role("button", name="Keep it").click()
    expect(row).to_have_count(1)
    ola.page.get_by_role("button", name="Delete all that is mine").click()
    clean(ola, "my games")
    ola.page.get_by_role("button", name="Delete for good").click()
    expect(row).to_have_count(0)
    expect(ola.page.get_by_text("Tables that are gone: 1")).to_be_visible()
    ola.go(f"/t/{table}")
    expect(ola.page.get_by_text("There is no such table")).to_be_visible()
    ola.trouble.clear()                                              # the browser notes that it is not there
    assert ola.page.evaluate("Object.keys(localStorage).filter(key => key.startsWith('sennik.share'))") == []


@pytest.mark.parametrize("lang", ["pl", "uk"])
def test_who_was_forgotten_has_a_neutral_name_at_the_table_of_others(come: Come, lang: str) -> None:
    ola, ivan = come("Ola", lang=lang), come("Ivan", lang=lang, size=PHONE)
    table = ola.open("sen", 2, bots=0)
    ivan.sit(table, 1)
    ola.until_asked()
    ivan.page.evaluate("fetch('/api/me', {method: 'DELETE'})")
    ola.until(lambda: ola.heard("seats")["seats"][1]["name"] == "" and bool(ola.heard("seats")["seats"][1]["level"]))
    expect(ola.page.locator("main")).not_to_contain_text("Ivan")
    expect(ola.page.locator("main")).to_contain_text({"pl": "Miejsce 2", "uk": "Місце 2"}[lang])
    ola.go("/me")
    expect(ola.page.locator(".waits li")).to_contain_text({"pl": "ktoś", "uk": "хтось"}[lang])
