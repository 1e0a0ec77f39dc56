"""Any card in sight can be held to the eye without answering, also one that is a choice."""
from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Come
from .person import PHONE

CARD = ".card.can"


def test_touching_what_cannot_be_done_says_why_and_by_which_rule(come: Come) -> None:
    ola = come()
    ola.open("sen", 2)
    sent = len(ola.sent)
    ola.until_asked()
    ola.page.locator(".rival [data-place]").first.click(force=True)
    said = ola.page.locator(".prompt")
    expect(said).to_contain_text("Only a power reaches the lands of others.")
    expect(said.locator(".rule")).to_have_text("SEN-P2")
    ola.page.locator(".centre .side [data-place]").first.click(force=True)
    expect(said).to_contain_text("First everybody peeks")
    assert [text for text in ola.sent[sent:] if "answer" in text] == []
    said.locator(".rule").click()
    expect(ola.page.get_by_role("dialog")).to_contain_text("SEN-U3")


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
