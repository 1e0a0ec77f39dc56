"""The page under a path of another site: everything it asks for and every link stays under it."""
from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from ..server.process import QUICK, Process
from .conftest import WEB


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    process = Process(str(tmp_path / "sennik.sqlite"), replace(QUICK, web=WEB, prefix="/sennik"))
    process.start()
    process.up()
    yield process
    process.kill()


def test_a_visit_from_the_lobby_to_a_table_and_back_stays_under_the_prefix(chromium: Browser, server: Process) -> None:
    context = chromium.new_context(locale="en")
    page, asked = context.new_page(), list[str]()
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url))
    page.goto(f"http://127.0.0.1:{server.port}/sennik/")
    page.locator("a[href^='/sennik/rules/']").first.click()
    expect(page.locator("h1").first).to_be_visible()
    page.go_back()
    page.locator("a[href='/sennik/new']").first.click()
    expect(page).to_have_url(re.compile("/sennik/new$"))
    page.go_back()
    page.get_by_label("Your name").fill("Ola")
    page.get_by_role("button", name="Play Sen now").click()
    expect(page).to_have_url(re.compile("/sennik/t/[a-z0-9]+$"))
    page.reload()
    expect(page.locator("a.brand")).to_have_attribute("href", "/sennik/")
    expect(page.locator(".prompt").first).to_be_visible()                    # the table, which came over the socket
    paths = {urlsplit(url).path for url in asked if not url.startswith("data:")}
    assert any(path.endswith("/live") for path in paths)
    assert [path for path in paths if not path.startswith("/sennik/")] == []
    context.close()
