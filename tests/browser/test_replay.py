"""Games seen again: moment by moment, by three kinds of eyes, by mouse, keyboard and touch."""
from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from sennik import games

from ..server.process import Process
from .conftest import Come
from .person import DESKTOP, PHONE, Person
from .test_access import clean
from .test_games import record_of

AT = ".again .at"


def played(person: Person, game: str, **table: Any) -> str:
    """A game to its end, and the link to its replay followed."""
    table_id = person.open(game, games.identity(game).least, **table)
    person.rush()
    link = person.page.get_by_role("link", name=re.compile("See it again|Obejrzyj|Переглянути"))
    if person.phone:
        link.tap()
    else:
        link.click()
        person.page.mouse.move(1, 1)                     # else it may hover over a card that comes up there: explained
    person.page.wait_for_selector(".again")
    return table_id


def at(person: Person) -> int:
    return int(person.page.locator(AT).inner_text().split("/")[0])


@pytest.mark.parametrize("game", games.keys())
def test_every_game_is_seen_again_by_three_kinds_of_eyes(come: Come, game: str) -> None:
    """By keyboard, or by touch on a phone: what goes on and back does so by all of them."""
    phone = game in {"koty", "kruki"}
    ola = come("Ola", lang="pl", size=PHONE if phone else DESKTOP)
    table_id = played(ola, game)
    page = ola.page
    assert at(ola) == 0
    expect(page.locator(".bar .where")).to_contain_text("Ola")               # by the own eyes first
    page.goto(f"{ola.base}/t/{table_id}/replay#5")
    expect(page.locator(AT)).to_have_text(re.compile(r"^5\s*/"))
    clean(ola, f"a replay of {game}")
    for eye in ("open", "watch", "1"):
        page.locator(".eye select").select_option(eye)
        expect(page.locator(".eye select")).to_have_value(eye)
        assert at(ola) == 5                                                  # the same moment
        page.keyboard.press("Tab")                                           # out of the list of eyes
        for moment, name, key in ((6, "Ruch dalej", "ArrowRight"), (5, "Ruch wstecz", "ArrowLeft")):
            if phone:
                page.get_by_role("button", name=name).tap()
            else:
                page.keyboard.press(key)
            expect(page).to_have_url(re.compile(f"#{moment}:{eye}$"))
            assert at(ola) == moment
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.locator("[data-place].can").count() == 0                     # nothing can be answered
    page.keyboard.press("End")
    expect(page.locator(".result").first).to_be_visible()
    expect(page.get_by_role("button", name="Jeszcze raz")).to_have_count(0)


def in_the_gate(game: str) -> list[Any]:
    """One game; the others in `make tables`."""
    return [pytest.param(one, marks=() if one == game else pytest.mark.tables) for one in list(games.keys())]


@pytest.mark.parametrize("game", in_the_gate("sen"))
def test_a_replay_goes_by_keyboard_and_by_itself(come: Come, game: str) -> None:
    ola = come("Ola", calm=False, pace="fast")
    played(ola, game)
    page = ola.page
    page.keyboard.press("ArrowRight")
    assert at(ola) == 1
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Shift+ArrowRight")
    turn = at(ola)
    assert turn >= 1
    page.keyboard.press("Shift+ArrowLeft")
    assert at(ola) == 0
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    ola.until(lambda: at(ola) > 3)
    page.keyboard.press(" ")
    stood = at(ola)
    page.wait_for_timeout(600)
    assert at(ola) == stood
    sheet = page.locator(".news button")                                     # where the table has room for a line only
    if sheet.count():
        sheet.click()
    expect(page.locator("ol[aria-label='Game log'] li").nth(1)).to_be_visible()                   # the log follows
    if sheet.count():
        page.keyboard.press("Escape")
    page.locator(".again input[type=range]").fill("2")
    assert at(ola) == 2
    page.reload()
    expect(page.locator(AT)).to_have_text(re.compile(r"^2\s*/"))


def test_back_leads_to_where_one_came_from_and_forward_there_again(come: Come) -> None:
    """Steps leave no trace behind them; a link, other eyes and a leap of the coach do."""
    ola = come("Ola")
    table_id = played(ola, "koty")
    page = ola.page
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.evaluate("location.hash = '#7'")                                    # a link to a moment, on the same page
    ola.until(lambda: at(ola) == 7)
    page.keyboard.press("ArrowRight")
    page.locator(".eye select").select_option("open")
    expect(page).to_have_url(re.compile("#8:open$"))
    page.go_back()
    expect(page.locator(".eye select")).to_have_value("0")
    assert at(ola) == 8
    page.go_back()
    ola.until(lambda: at(ola) == 2)
    page.go_forward()
    ola.until(lambda: at(ola) == 8)
    page.go_forward()
    expect(page.locator(".eye select")).to_have_value("open")
    for _ in range(3):
        page.go_back()
    expect(page).to_have_url(f"{ola.base}/t/{table_id}")                     # and out of the replay in one step


# The buttons and fields of a bar that lie over each other.
OVERLAPS = """bar => {
  const all = [...document.querySelectorAll(`${bar} :is(button, input, select)`)].filter(one => one.checkVisibility())
  const boxes = all.map(one => [one.ariaLabel || one.innerText, one.getBoundingClientRect()])
  return boxes.flatMap(([name, a], k) => boxes.slice(k + 1).filter(([, b]) => Math.min(a.right, b.right) - Math.max(
    a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1).map(([other]) => [name, other]))
}"""


def test_nothing_is_said_of_what_to_do_where_nothing_can_be_done(come: Come, server: Process) -> None:
    ola = come("Ola")
    table_id = ola.open("koty", 2)
    ola.until(lambda: ola.page.locator("[data-place].can, .acts button:not(.quiet)").count() > 0)
    expect(ola.page.locator(".prompt small")).to_be_visible()
    ola.rush()
    turn = [seat for seat, _ in record_of(server, table_id).answers].index(0)
    ola.go(f"/t/{table_id}/replay#{turn}:0")
    expect(ola.page.locator(".prompt")).to_have_text(re.compile("Your turn"))
    expect(ola.page.locator(".prompt small")).to_have_count(0)


@pytest.mark.parametrize("lang", ["pl", "en", "uk"])
def test_the_bar_of_a_replay_has_room_on_a_small_phone(come: Come, lang: str) -> None:
    ola = come("Ola", size=(360, 740), lang=lang)
    played(ola, "koty")
    for eye in ("0", "open"):
        ola.page.locator(".eye select").select_option(eye)
        assert ola.page.evaluate(OVERLAPS, ".again") == []
        assert ola.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_two_dreams_of_koty_are_seen_in_full_on_a_small_phone(come: Come) -> None:
    """At every question that is asked, also while cards fight in the middle."""
    ola = come("Ola", size=(360, 740))
    table_id = played(ola, "koty")
    page = ola.page
    page.locator(".eye select").select_option("watch")
    steps = page.request.get(f"{ola.base}/api/tables/{table_id}/replay/watch").json()["steps"]
    last = {step["view"]["phase"]: moment for moment, step in enumerate(steps[:-1])}       # of each question: the last
    assert len(last) > 1
    for moment in last.values():
        page.locator(".again input[type=range]").fill(str(moment))
        sizes = page.evaluate("""[...document.querySelectorAll('.rivals .region .picture')]
          .map(one => one.getBoundingClientRect()).map(({left, right, bottom}) => [right - left, bottom])""")
        below = page.evaluate("document.querySelector('.middle').getBoundingClientRect().top")
        assert sizes
        for wide, bottom in sizes:
            assert wide >= 40, f"moment {moment}"
            assert bottom <= below
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize("game", in_the_gate("koty"))
def test_a_replay_is_taken_along_on_a_phone(come: Come, game: str) -> None:
    ola = come("Ola", size=PHONE, theme="dawn", lang="uk")
    table_id = played(ola, game)
    page = ola.page
    page.get_by_role("button", name="Хід уперед").tap()
    assert at(ola) == 1
    page.locator(".eye select").select_option("open")
    clean(ola, "open cards on a phone")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    more = page.get_by_role("button", name="Посилання, картинка, запис")
    more.tap()
    with page.expect_download() as picture:
        page.get_by_role("button", name="Картинка з результатом").tap()
    assert picture.value.suggested_filename == "sennik.png"
    assert chunks(picture.value.path().read_bytes()) <= {"IHDR", "sRGB", "IDAT", "IEND"}     # pixels, and no word
    with page.expect_download() as record:
        page.get_by_role("link", name=re.compile("запис")).tap()
    assert record.value.suggested_filename == f"sennik-{table_id}.json"
    kept, end = games.read(record.value.path().read_text())                  # right to the last answer
    assert not end.asked
    assert len(kept.answers) == int(page.locator(AT).inner_text().split("/")[1])
    page.get_by_role("button", name=re.compile("перетасування|тасування")).tap()
    expect(page.locator(".proof .good").first).to_be_visible()


def chunks(png: bytes) -> set[str]:
    """The kinds of parts that a picture has."""
    found, at = set(), 8
    while at < len(png):
        found.add(png[at + 4:at + 8].decode())
        at += 12 + int.from_bytes(png[at:at + 4], "big")
    return found


def test_a_picture_of_the_result_is_shared_where_the_device_can(come: Come) -> None:
    ola = come("Ola")
    played(ola, "koty")
    page = ola.page
    page.evaluate("""() => {
      navigator.canShare = () => true
      navigator.share = async wish => { window.shared = Object.keys(wish).concat(wish.files.map(one => one.name)) }
    }""")
    page.get_by_role("button", name="Link, picture, record").click()
    page.get_by_role("button", name="picture of the result").click()
    ola.until(lambda: bool(page.evaluate("window.shared")))
    assert page.evaluate("window.shared") == ["files", "sennik.png"]         # and no words with it


def test_the_first_draws_of_pracownia_are_told_of_who_drew(come: Come, server: Process) -> None:
    """PRA-U4: each draw comes with the answer of whoever drew before."""
    ola = come("Ola", lang="en")
    table_id = played(ola, "pracownia")
    first, second = [seat for seat, _ in record_of(server, table_id).answers[:2]]
    for eye, you in (("0", True), ("watch", False), ("open", False)):
        ola.go(f"/t/{table_id}/replay#2:{eye}")
        ola.page.reload()
        for seat, does in ((first, "keep"), (second, "draw"), (second, "keep")):
            who = rf"(?!Ola|You)\w+ {does}s" if seat else f"You {does}" if you else f"Ola {does}s"
            expect(ola.page.locator(".log li", has_text=re.compile(f"^{who} "))).to_have_count(1)


def test_what_cannot_be_seen_again_says_so(come: Come) -> None:
    ola = come("Ola")
    table_id = ola.open("sen", 2)
    ola.until_asked()
    page = ola.page
    for path, said in ((f"/t/{table_id}/replay", "not over yet"), ("/t/unknown/replay", "no such table")):
        ola.trouble.clear()                                                  # a refusal is an answer of the server
        page.goto(ola.base + path)
        expect(page.locator("main")).to_contain_text(said)
    page.goto(f"{ola.base}/t/{table_id}")
    ola.rush()
    page.goto(f"{ola.base}/t/{table_id}/replay#9999")
    expect(page.locator(".again")).to_contain_text("There is no moment 9,999")
    page.evaluate("location.hash = '#soon'")
    expect(page.locator(".again")).to_contain_text("There is no moment soon")
    page.evaluate("location.hash = '#3'")
    ola.until(lambda: at(ola) == 3)
    expect(page.locator(".again")).not_to_contain_text("There is no moment")
    page.goto(f"{ola.base}/t/{table_id}/replay#3:nobody")
    page.reload()
    expect(page.locator("main")).to_contain_text("there is no “nobody”")
    ola.trouble.clear()


def test_a_private_game_is_seen_again_by_its_players_alone(come: Come) -> None:
    ola, stranger = come("Ola"), come("Obcy")
    table_id = played(ola, "koty", watch=False)
    expect(ola.page.locator(AT)).to_be_visible()
    stranger.page.goto(f"{stranger.base}/t/{table_id}/replay")
    expect(stranger.page.locator("main")).to_contain_text("Only the players can see this table")
    stranger.trouble.clear()
