"""To play on from a moment of a replay: every game, with the cards as they lay and dealt anew."""
from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from sennik import games

from .conftest import Come
from .person import DESKTOP, PHONE
from .test_access import clean
from .test_replay import AT, at, played

MOMENT = 5


# In the gate each game once, either way twice; the rest in `make tables`.
WAYS = [pytest.param(game, anew, marks=() if anew == k % 2 else pytest.mark.tables,
                     id=f"{game}-{'anew' if anew else 'as they lay'}")
        for k, game in enumerate(games.keys()) for anew in (False, True)]


@pytest.mark.parametrize(("game", "anew"), WAYS)
def test_a_game_goes_on_from_a_moment_that_is_seen_again(come: Come, game: str, anew: bool) -> None:
    ola = come("Ola", size=PHONE if anew else DESKTOP, theme="dawn" if anew else "night")
    table_id = played(ola, game)
    page = ola.page
    page.goto(f"{ola.base}/t/{table_id}/replay#{MOMENT}")
    expect(page.locator(AT)).to_have_text(re.compile(rf"^{MOMENT}\s*/"))
    page.get_by_role("button", name="What if?").click()
    expect(page.get_by_role("radio", name="apprentice")).to_be_visible()
    clean(ola, "how to play on")
    page.get_by_role("radio", name="apprentice").check()
    page.get_by_role("radio", name="Dealt anew" if anew else "As they lay").check()
    page.get_by_role("button", name="Play on").click()
    mark = page.locator(".bar .where a")
    expect(mark).to_have_text(f"What if · move {MOMENT}")
    assert ola.seat == 0
    first = next(message for message in reversed(ola.received) if '"type":"table"' in message)
    assert f'"what_if":{{"table":"{table_id}","moment":{MOMENT},"seat":0,"anew":{str(anew).lower()}}}' in first
    ola.until_asked()
    clean(ola, "a game that goes on")
    log = page.get_by_role("button", name=re.compile("game log", re.IGNORECASE))
    while not log.count() and not page.locator("ol .from").count():          # a bot has ended the round: to the next
        assert ola.rush(most=1)
        ola.until_asked()
    sheet = not page.locator("ol .from").count()
    if sheet:
        log.first.click()
    expect(page.locator("ol .from").first).to_contain_text(f"from move {MOMENT} of another one")
    if sheet:
        page.keyboard.press("Escape")
    assert ola.rush(most=3)                                                  # it can be played
    mark.click()
    expect(page).to_have_url(f"{ola.base}/t/{table_id}/replay#{MOMENT}")     # and leads back
    assert at(ola) == MOMENT


def test_the_end_of_a_game_that_went_on_claims_no_proof_and_counts_for_nobody(come: Come) -> None:
    ola = come("Ola")
    table_id = played(ola, "koty")
    page = ola.page
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="What if?").click()
    page.get_by_role("radio", name="regular").check()
    page.get_by_role("button", name="Play on").click()
    expect(page.locator(".bar .where a")).to_be_visible()
    ola.rush()
    expect(page.get_by_role("link", name="Back to that moment")).to_be_visible()
    for name in ("Play again", "Check the shuffle"):
        expect(page.get_by_role("button", name=name)).to_have_count(0)
    page.get_by_role("link", name="See it again").click()
    expect(page.locator(".bar .where a")).to_have_text("What if · move 1")
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="What if?")).to_be_disabled()     # nobody is asked any more
    ola.go()
    expect(page.locator("article")).to_have_count(4)
    links = page.evaluate("[...document.querySelectorAll('a')].map(one => one.pathname)")
    assert [link for link in links if link.startswith("/t/") and table_id not in link] == []


def test_who_only_looks_on_chooses_a_seat(come: Come) -> None:
    ola, stranger = come("Ola"), come("Obcy")
    table_id = played(ola, "koty")
    page = stranger.page
    page.goto(f"{stranger.base}/t/{table_id}/replay#4:1")
    page.get_by_role("button", name="What if?").click()
    expect(page.get_by_label("Your seat")).to_have_value("1")                # by whose eyes it was seen
    page.get_by_label("Your seat").select_option("0")
    page.get_by_role("button", name="Play on").click()
    expect(page.locator(".bar .where a")).to_be_visible()
    stranger.until(lambda: stranger.seat == 0)
