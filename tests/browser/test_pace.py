"""What others do is shown in its own time, and a touch or a key skips it."""
from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect

from .conftest import Come
from .person import DESKTOP, PHONE

SKIP = ".bar .skip"


@pytest.mark.parametrize("how", ["mouse", "touch", "key", "button"])
def test_a_long_turn_of_bots_is_seen_and_can_be_skipped(come: Come, how: str) -> None:
    ola = come(size=PHONE if how == "touch" else DESKTOP, pace="slow")
    clock = ola.page.clock
    clock.install()
    ola.open("sen", 5)
    skip = ola.page.locator(SKIP)
    ola.until_asked()
    clock.pause_at(time.time() + 60)                     # for the page time passes only where we say so
    while not (skip.count() and ola.step["answers"]):    # we are asked, and the page still shows what the bots did
        ola.act(".wake, .know", wait=False)
        ola.page.wait_for_timeout(100)
        clock.run_for(100)
    assert ola.page.locator(".can").count() == 0
    sent = len(ola.sent)
    if how == "mouse":
        ola.page.mouse.click(640, 300)
    elif how == "touch":
        ola.page.touchscreen.tap(195, 700)               # where the own cards lie: they are not touched by it
    elif how == "key":
        ola.page.keyboard.press("1")
    else:
        skip.click()
    expect(skip).to_have_count(0)                        # by the touch alone: no time has passed
    assert len(ola.sent) == sent
    clock.resume()
    ola.until_asked()
    assert ola.act()


def test_the_pace_is_a_setting_that_stays(come: Come) -> None:
    ola = come(pace="normal")
    ola.open("sen", 2)
    ola.page.get_by_role("button", name="Menu").click()
    ola.page.locator("input[name=pace][value=fast]").check()
    ola.page.reload()
    ola.page.get_by_role("button", name="Menu").click()
    expect(ola.page.locator("input[name=pace][value=fast]")).to_be_checked()


def test_what_others_did_stays_marked_until_the_own_answer(come: Come) -> None:
    ola = come()
    ola.open("sen", 3)
    traces, draw = ola.page.locator(".trace"), ola.page.locator(".btn.draw")
    ola.until_asked()
    while not (traces.count() and draw.count()):         # it is our turn, and others were before us
        ola.act(".wake, .know", wait=False)
        ola.page.wait_for_timeout(100)
    spoken = ola.page.locator("[data-place]:has(.trace)").first.get_attribute("aria-label") or ""
    assert "just now: " in spoken
    draw.click()
    expect(traces).to_have_count(0)
