"""Two browsers seal and show their shares by themselves; after the game each finds the proof right."""
from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace

from playwright.sync_api import expect

from sennik import games
from sennik.server.client import Client

from ..server.process import Process
from .conftest import Come


def test_two_browsers_begin_by_themselves_and_the_proof_is_right(come: Come) -> None:
    ola, ivan = come("Ola"), come("Ivan")
    table = ola.open("sen", 2, bots=0, options={"edition": "base"})
    ola.page.reload()                                    # the share outlives it
    ivan.go(f"/t/{table}")
    ivan.page.get_by_label("Your name").fill("Ivan")
    ivan.page.get_by_role("button", name="Sit down").click()
    people = (ola, ivan)
    while not all(person.over() for person in people):
        for person in people:
            person.act(wait=False)
    for person in people:
        person.page.get_by_role("button", name="Check the shuffle").first.click()
        expect(person.page.locator(".proof .good")).to_have_count(4)
        expect(person.page.locator(".proof .bad")).to_have_count(0)
    text = Client(int(ola.base.rsplit(":", 1)[1])).ask_now("GET", f"/api/tables/{table}/record")[1].decode()
    record, _ = games.read(text)
    assert [word for word, _, _ in record.seed.sealing] == ["sealed", "sealed", "unsealed", "unsealed"]
    assert all(record.seed.shares)


def test_pages_that_are_too_slow_for_the_shuffle_go_on_without_a_complaint(come: Come, server: Process) -> None:
    server.kill()
    server.settings = replace(server.settings, shuffle=0.05)     # no page is there so soon
    server.start()
    server.up()
    ola, ivan = come("Ola"), come("Ivan")
    for _ in range(4):
        ivan.sit(ola.open("sen", 2, bots=0), 1)
        for person in (ola, ivan):
            expect(person.page.locator("[data-place]").first).to_be_visible()
    with closing(sqlite3.connect(server.database)) as file:
        assert file.execute("SELECT count(*) FROM listed WHERE body LIKE '%withheld%'").fetchone()[0] >= 4
