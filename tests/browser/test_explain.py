"""Any card in sight can be held to the eye without answering, also one that is a choice."""
from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Come
from .person import PHONE

CARD = ".card.can"


def test_by_mouse_and_by_key(come: Come) -> None:
    ola = come("Ola")
    ola.open("pracownia", 2)
    ola.until_asked()
    said = len(ola.sent)
    card = ola.page.locator(CARD).first
    card.hover()
    big = ola.page.locator(".eye")
    expect(big).to_be_visible()
    ola.page.mouse.move(2, 2)
    expect(big).to_have_count(0)
    card.focus()
    ola.page.keyboard.press("i")
    expect(big.get_by_role("button", name="Rules")).to_be_visible()
    ola.page.keyboard.press("Escape")
    expect(big).to_have_count(0)
    assert len(ola.sent) == said


def test_by_a_long_press(come: Come) -> None:
    ola = come("Ola", size=PHONE)
    ola.open("pracownia", 2)
    ola.until_asked()
    said = len(ola.sent)
    box = ola.page.locator(CARD).first.bounding_box()
    assert box
    line = ola.context.new_cdp_session(ola.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(ola.page.locator(".eye")).to_be_visible()
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    ola.page.wait_for_timeout(100)
    expect(ola.page.locator(".eye")).to_be_visible()
    assert len(ola.sent) == said
