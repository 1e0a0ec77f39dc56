"""Whatever happens to the page or to the server, one is back at the same point."""
from __future__ import annotations

import re
from dataclasses import replace

import pytest
from playwright.sync_api import expect

from sennik import games
from sennik.server.client import Client
from sennik.words import Words

from ..server.process import Process
from .conftest import Come
from .person import RESULT, Person

TORN = ".torn"
ASKED = "[data-place].can, .acts button:not(.quiet)"       # who cannot defend has only a button


def begun(person: Person, game: str = "koty", turns: int = 3, **table: object) -> str:
    """Some turns into a game, and asked."""
    opened = person.open(game, 2, **table)               # type: ignore[arg-type]
    person.rush(".wake, .know", most=turns)
    person.until_asked()
    person.page.keyboard.press("Escape")                 # nothing half done, and no peek that would close by itself
    return opened


@pytest.mark.parametrize("game", ["sen", "koty"])
def test_after_a_reload_everything_is_where_it_was(come: Come, game: str) -> None:
    ola = come()
    begun(ola, game, level="greedy")
    before = ola.sight()
    ola.page.reload()
    ola.until_asked()
    ola.page.keyboard.press("Escape")
    assert ola.sight() == before


def test_a_server_killed_in_the_middle_comes_back_to_the_same_point(come: Come, server: Process) -> None:
    """Again and again, at rest and with an answer under way. Nobody touches the page for it."""
    ola = come()
    begun(ola)
    for under_way in (False, True, False, True, True):
        before, said, n = ola.sight(), len(ola.sent), ola.step["n"]
        while under_way and len(ola.sent) == said and ola.act():
            pass
        server.kill()
        expect(ola.page.locator(TORN)).to_be_visible()
        server.start()
        expect(ola.page.locator(TORN)).to_have_count(0)
        ola.until_asked()
        assert ola.step["n"] >= n
        if not under_way:
            assert ola.sight() == before
    assert [text for text in ola.received if '"type":"error"' in text] == []
    n = ola.step["n"]
    ola.rush(most=6)                                     # and the game goes on
    assert ola.step["n"] > n


def test_a_page_opened_while_the_server_is_away_opens_when_it_is_back(come: Come, server: Process) -> None:
    ola = come()
    table = begun(ola)
    before = ola.sight()
    other = ola.tab()
    other.goto(ola.base)
    other.wait_for_load_state("networkidle")             # pictures of the lobby come late
    server.kill()
    other.evaluate("at => { history.pushState(0, '', at); dispatchEvent(new Event('popstate')) }", f"/t/{table}")
    server.start()
    expect(ola.page.locator(TORN)).to_have_count(0)
    expect(other.locator(ASKED).first).to_be_visible()
    ola.page = other
    assert ola.sight() == before


def test_a_second_tab_shows_the_same_and_plays_on(come: Come) -> None:
    ola = come()
    table = begun(ola)
    first, second = ola.page, ola.tab()
    second.goto(f"{ola.base}/t/{table}")
    expect(second.locator(ASKED).first).to_be_visible()
    for one, other in ((first, second), (second, first)):
        ola.page = one
        ola.until_asked()
        n = ola.step["n"]
        while ola.step["n"] == n:
            ola.act()
            ola.page.wait_for_timeout(50)
        ola.until_asked()
        ola.page.keyboard.press("Escape")
        sights: list[object] = []
        for _ in range(200):                             # either may still be showing what others did
            sights = []
            for ola.page in (one, other):
                sights.append(ola.sight())
            if sights[0] == sights[1]:
                break
            ola.page.wait_for_timeout(50)
        assert sights[0] == sights[1]


def test_who_looks_on_sees_what_is_open_and_can_do_nothing(come: Come) -> None:
    ola, zosia = come("Ola"), come("Zosia")
    table = begun(ola)
    zosia.go(f"/t/{table}")
    expect(zosia.page.locator("[data-place]").first).to_be_visible()
    assert zosia.look(wait=False) is None
    hands = [k for k, zone in enumerate(zosia.heard("table")["zones"]) if zone["name"] == "hand"]
    assert len(hands) == 2
    for hand in hands:
        assert all(card < 0 for card in zosia.step["view"]["cards"][hand])
        faces = zosia.page.locator(f"[data-place^='z{hand}.']")
        assert set(faces.evaluate_all("all => all.map(one => one.matches('.back'))")) <= {True}


def test_the_log_says_you_of_nothing_that_a_stand_in_did(come: Come) -> None:
    ola, ivan = come("Ola"), come("Ivan")
    ivan.sit(ola.open("sen", 2, bots=0), 1)
    ola.until_asked()
    ola.page.get_by_role("button", name="Menu").click()
    ola.page.get_by_role("button", name="Leave, let a bot play").click()
    for person in (ola, ivan):                           # two peeks, made by the bot
        expect(person.page.locator(".log li", has_text="Ola (bot) peeks at")).to_have_count(2)
    expect(ola.page.locator(".log li", has_text=re.compile(r"^\s*You\b"))).to_have_count(0)


def test_a_table_that_wants_nobody_to_look_on_says_so(come: Come) -> None:
    ola, zosia = come("Ola"), come("Zosia", lang="pl")
    table = begun(ola, watch=False)
    zosia.page.goto(f"{zosia.base}/t/{table}")
    expect(zosia.page.locator("main")).to_contain_text("Ten stół widzą tylko ci, którzy przy nim grają.")
    expect(zosia.page.locator("[data-place]")).to_have_count(0)


def test_a_table_that_does_not_exist_says_so_and_leads_home(come: Come) -> None:
    ola = come(lang="pl")
    ola.page.goto(f"{ola.base}/t/nowhere")
    expect(ola.page.locator("main")).to_contain_text("Nie ma takiego stołu.")
    ola.page.locator("main a.btn").click()
    expect(ola.page.locator("article").first).to_be_visible()
    ola.trouble.clear()                                  # the browser itself writes down every 404


def test_a_seat_that_is_taken_meanwhile_is_refused_in_words(come: Come, server: Process) -> None:
    ola, ivan = come("Ola"), come("Ivan", lang="uk")
    table = ola.open("sen", 3, bots=0)
    ivan.go(f"/t/{table}")
    ivan.page.locator("#name").fill("OLA")               # the same name, whatever its letters
    ivan.page.locator("form button.main").click()
    expect(ivan.page.locator(".bad")).to_have_text("За цим столом хтось уже має ім’я OLA.")
    ivan.trouble.clear()                                 # the browser itself writes down every 409
    ivan.page.locator("#name").fill("Ivan")
    ivan.page.locator("form button.main").click()
    expect(ivan.page.locator("#name")).to_have_count(0)
    assert b'"Ivan"' in Client(server.port).ask_now("GET", f"/api/tables/{table}")[1]


def test_the_language_changes_in_the_middle_of_a_game(come: Come) -> None:
    ola = come(lang="en")
    begun(ola)
    ola.page.get_by_role("button", name="Menu").click()
    ola.page.locator("input[name=lang][value=uk]").check()
    ola.page.keyboard.press("Escape")
    expect(ola.page.locator("html")).to_have_attribute("lang", "uk")
    game = games.make("koty", 2, {})
    title = Words("uk", game).say("title")
    expect(ola.page.locator("header.bar")).to_contain_text(title)
    assert ola.page.evaluate("!/[a-z]{4}/i.test(document.querySelector('.prompt').innerText)")
    ola.page.reload()
    expect(ola.page.locator("html")).to_have_attribute("lang", "uk")
    ola.act()


def test_a_bot_plays_for_who_leaves_until_they_are_back(come: Come, server: Process) -> None:
    server.kill()
    server.settings = replace(server.settings, pace=0.5)         # or the game would be over at once
    server.start()
    server.up()
    ola = come()
    begun(ola)
    ola.page.get_by_role("button", name="Menu").click()
    n = ola.step["n"]
    ola.page.get_by_role("button", name="Leave, let a bot play").click()
    ola.until(lambda: ola.step["n"] > n)
    ola.page.locator(".acts .btn.main").click()
    ola.until(lambda: ola.heard("seats")["seats"][0]["level"] == "")
    ola.act()


def test_a_peek_closes_by_itself(come: Come) -> None:
    ola = come()
    ola.page.clock.install()
    ola.open("sen", 2)
    ola.page.locator(".dream .can").nth(1).click()
    peek = ola.page.locator(".dream .peeked")
    expect(peek).to_be_visible()
    name = peek.get_attribute("aria-label") or ""
    ola.page.clock.fast_forward(7000)
    expect(peek).to_have_count(0)
    again = ola.page.locator(".dream [data-place]").nth(1).get_attribute("aria-label") or ""
    assert again != name


def test_a_rematch_seats_everybody_again(come: Come) -> None:
    ola = come()
    ola.open("sen", 2, options={"rounds": "1"})
    ola.rush()
    first = ola.page.url
    ola.page.locator(f"{RESULT} .btn.main").click()
    ola.page.wait_for_url(lambda url: url != first)
    ola.until_asked()
    assert ola.seat == 0
