"""Every game is played to its end in the browser, and what the socket said in it is what its seat may know."""
from __future__ import annotations

import msgspec
import pytest
from playwright.sync_api import expect

from sennik import games
from sennik.engine.game import SPECTATOR
from sennik.engine.record import Record
from sennik.match.messages import StepShown
from sennik.server.client import Client

from ..server.process import Process
from ..server.truth import Truth
from .conftest import Come
from .person import RESULT, Person


def record_of(server: Process, table: str) -> Record:
    status, body, _ = Client(server.port).ask_now("GET", f"/api/tables/{table}/record")
    assert status == 200
    return games.read(body.decode())[0]


def check_heard(record: Record, *people: Person) -> None:
    """Nobody was told what their seat may not know, nor anybody's secret."""
    truth = Truth(record)
    secrets = [str(cookie["value"]) for person in people for cookie in person.context.cookies()]
    assert len(secrets) == len(people)
    for person in people:
        assert truth.check_received(person.received, person.seat, aid=False, cookies=secrets) > 3


def peeked(person: Person) -> dict[int, set[bool]]:
    """By seat: whether the faces that it peeked at before the first turn were shown to this person."""
    found: dict[int, set[bool]] = {}
    first = person.heard("table")["phases"]
    for text in person.received:
        if text.startswith('{"type":"step"'):
            step = msgspec.json.decode(text, type=StepShown)
            for event in (*step.past, *step.events):
                if event.what == "revealed" and first[step.view.phase]["name"] == "first":
                    found.setdefault(event.seat, set()).add(event.face >= 0)
    return found


def test_two_people_and_two_bots_play_a_round_of_sen_in_two_languages(come: Come, server: Process) -> None:
    ola, ivan, zosia = come("Ola", lang="pl", calm=False), come("Ivan", lang="uk"), come("Zosia", lang="en")
    ola.go()
    ola.page.get_by_role("link", name="Sen", exact=True).click()
    form = ola.page.locator("form")
    form.locator(".name input").fill(ola.name)
    form.locator("input[name=count][value='4']").check()
    form.locator("#chair-1").select_option("")
    for seat in (2, 3):
        form.locator(f"#chair-{seat}").select_option("apprentice")
    form.locator("fieldset", has=ola.page.locator("option[value='20']")).locator("select").select_option("1")
    form.locator("button.main").click()
    link = ola.page.locator("#link").input_value()
    table = link.rpartition("/")[2]
    assert link == f"{ola.base}/t/{table}"

    zosia.go(f"/t/{table}")                              # comes to look on
    expect(zosia.page.locator("#name")).to_be_visible()
    ivan.go(f"/t/{table}")
    ivan.page.locator("#name").fill(ivan.name)
    ivan.page.locator("form button.main").click()

    said: dict[str, str] = {"Ola": "", "Ivan": ""}
    touches = 0
    while not (ola.over() and ivan.over()):
        for person in (ola, ivan):
            said[person.name] += person.page.locator("main").first.inner_text()
            touches += person.act(".wake, .know" if touches < 16 else "", wait=False)
        ola.page.wait_for_timeout(10)
    peek = {"pl": "Zaglądasz do swojej krainy", "uk": "Ти зазираєш до своєї країни", "en": "You peek"}
    for person, lang in ((ola, "pl"), (ivan, "uk")):     # each was told of it in their own language, and in no other
        assert [other for other in peek if peek[other] in said[person.name]] == [lang]
    for person, lang, seat in ((ola, "pl", 0), (ivan, "uk", 1), (zosia, "en", SPECTATOR)):
        expect(person.page.locator(RESULT)).to_be_visible()
        assert person.page.evaluate("document.documentElement.lang") == lang
        assert person.seat == seat
        assert peeked(person) == {each: {each == seat} for each in range(4)}
    check_heard(record_of(server, table), ola, ivan, zosia)


@pytest.mark.parametrize(("key", "by", "level"), [
    ("koty", "mouse", "random"),
    ("kruki", "script", "greedy"),                       # against chance it is twice as long
    ("pracownia", "script", "random"),
])
def test_one_person_and_a_bot_play_to_the_end(
        come: Come, server: Process, key: str, by: str, level: str) -> None:
    ola = come("Ola", lang="pl")
    table = ola.open(key, 2, level=level)
    if by == "mouse":
        ola.play()
    else:
        ola.rush()
    expect(ola.page.locator(RESULT)).to_be_visible()
    record = record_of(server, table)
    assert {seat for seat, _ in record.answers} == {0, 1}
    check_heard(record, ola)
