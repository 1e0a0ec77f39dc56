"""The coach after a game: the curve, luck and skill, the moments that cost most, and trying one again."""
from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from sennik import games

from .conftest import Come
from .person import DESKTOP, PHONE, Person
from .test_access import clean
from .test_replay import at, in_the_gate, played


def prepared(person: Person, game: str, table: str) -> dict[str, Any]:
    """A review of this very game with figures made up, so that no test waits for a coach to think."""
    page = person.page
    steps = page.request.get(f"{person.base}/api/tables/{table}/replay/0").json()["steps"]
    answers = page.request.get(f"{person.base}/api/tables/{table}/record").json()["answers"]
    decisions: list[dict[str, Any]] = []
    curve: list[dict[str, int]] = []
    share = 5000
    for moment, (seat, given) in enumerate(answers):
        texts = [one["text"] for one in steps[moment]["answers"]]
        if seat or len(texts) < 2:
            continue
        best = next(text for text in texts if text != given)
        loss = 700 if len(decisions) % 5 == 3 else 0
        rest = {text: share - 900 for text in texts if text not in (best, given)}
        decisions.append({"moment": moment, "given": given, "best": best, "share": share, "loss": loss, "error": 60,
                          "answers": {best: share, given: share - loss, **rest}})
        change = (moment * 37 % 11 - 5) * 180
        change = max(500 - share, min(9500 - share, change))
        curve.append({"moment": moment, "share": share + change, "own": 0, "others": 0, "chance": change})
        share += change
    result = round(10000 * steps[-1]["result"]["returns"][0])
    curve.append({"moment": len(answers), "share": result, "own": -900, "others": 300, "chance": result - share + 600})
    word, *names = games.make(game, games.identity(game).least, {}).argued[0].split()
    reason = [{"word": word, "numbers": {name.partition(":")[0]: 2 for name in names}}]
    costly = [{"moment": one["moment"], "given": one["given"], "best": one["best"], "cost": one["loss"], "error": 60,
               "answers": one["answers"],
               "better": reason, "worse": []} for one in decisions if one["loss"]][:3]
    chance = sum(point["chance"] for point in curve)
    seat_review = {"seat": 0, "prior": 5000, "result": result, "own": -900, "others": 300, "chance": chance,
                   "curve": curve, "decisions": decisions, "mistakes": costly}
    return {"coach": 1, "game": game, "rules": 1, "seats": [seat_review]}


def coached(person: Person, game: str, **table: Any) -> dict[str, Any]:
    """A game to its end, seen again, with a coach who first is asked to wait; what the coach will say."""
    table_id = played(person, game, **table)
    review = prepared(person, game, table_id)
    stages = [{"stage": "waiting", "ahead": 2, "done": 0, "answers": 0, "you": 0, "review": None},
              {"stage": "working", "ahead": 0, "done": 30, "answers": 80, "you": 0, "review": None},
              {"stage": "done", "ahead": 0, "done": 80, "answers": 80, "you": 0, "review": review}]

    def reply(route: Route) -> None:
        route.fulfill(status=200, content_type="application/json", body=json.dumps(stages[0]))
        if len(stages) > 1:
            stages.pop(0)
    person.page.route("**/review", reply)
    found: dict[str, Any] = review["seats"][0]
    return found


def try_again(person: Person) -> None:
    """The first of the costly moments, until there is something to touch."""
    page = person.page
    page.locator(".coach li").first.get_by_role("button", name="Try again").click()
    expect(page.locator(".puzzle")).to_contain_text("What would you do here?")
    person.until(lambda: page.locator("[data-place].can, .acts button:not(.quiet)").count() > 0)


def answer(person: Person) -> None:
    """A gesture, or its two halves, until it is judged."""
    def judged() -> bool:
        if person.page.locator(".verdict").count():
            return True
        person.act(wait=False)
        return False
    person.until(judged)


def in_sight(person: Person) -> bool:
    """Is the whole table beside what the coach says? On a phone that comes from below, over it."""
    found: bool = person.page.evaluate("""() => {
      const { left } = document.querySelector('dialog.beside').getBoundingClientRect()
      const shown = [...document.querySelectorAll('.house *')].filter(one => one.checkVisibility())
      return shown.length > 9 && shown.every(one => one.getBoundingClientRect().right < left + 1)
    }""")
    return found


@pytest.mark.parametrize("game", games.keys())
def test_the_coach_shows_the_curve_and_lets_one_try_again(come: Come, game: str) -> None:
    phone = game in {"koty", "pracownia"}
    ola = come("Ola", size=PHONE if phone else DESKTOP, theme="dawn" if phone else "night")
    review = coached(ola, game)
    page = ola.page
    page.get_by_role("button", name="Coach").click()
    expect(page.locator("dialog progress")).to_be_visible()
    expect(page.locator("dialog")).to_contain_text("Luck and skill")
    assert phone or in_sight(ola)
    clean(ola, f"the coach of {game}")

    # luck and skill add up to the result
    texts = page.locator(".coach tbody td.num").all_inner_texts()
    figures = [int(text.replace("−", "-").strip(" %")) for text in texts]
    assert len(figures) == 5
    assert sum(figures[:4]) == figures[4] == round(review["result"] / 100)

    # the curve: by keyboard from point to point, the replay goes along
    curve = page.get_by_role("slider", name="Chances, move by move")
    curve.focus()
    moments = [point["moment"] for point in review["curve"]]
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    ola.until(lambda: at(ola) in moments[1:])
    spoken = str(curve.get_attribute("aria-valuetext"))
    assert spoken.startswith(f"Move {at(ola)}: ")
    page.get_by_text("All figures").click()
    expect(page.locator("details tbody tr")).to_have_count(len(review["curve"]))
    page.get_by_text("All figures").click()

    # a costly moment: what was better is not told before one has tried
    mistake = review["mistakes"][0]
    first = page.locator(".coach li").first
    expect(first).to_contain_text(f"Move {mistake['moment']}")
    expect(first.locator(".asked")).not_to_be_empty()
    expect(first).not_to_contain_text("Better:")
    before = len(ola.sent)
    try_again(ola)
    clean(ola, f"a moment of {game} tried again")
    answer(ola)
    assert len(ola.sent) == before                                           # nobody was told
    expect(page.locator(".verdict .mine")).to_have_count(1)
    expect(page.locator(".verdict li", has_text="in the game")).to_have_count(1)
    clean(ola, f"the verdict of {game}")
    page.locator(".verdict").get_by_role("button", name="Back to the coach").click()
    expect(page.locator(".coach li").first).to_contain_text("Better:")
    page.locator(".coach li").first.get_by_role("button", name="See it").click()
    ola.until(lambda: at(ola) == mistake["moment"])
    expect(page.locator(".bar .where")).to_contain_text("What Ola knew")     # by the seat's own eyes


THINKING = 600_000             # milliseconds for a whole review, with much else running


@pytest.mark.parametrize("game", in_the_gate("koty"))
def test_the_coach_looks_at_a_game_that_was_just_played(come: Come, game: str) -> None:
    """The server's own coach: what it says is what the page shows, and the second time it is there at once."""
    ola = come("Ola")
    table_id = played(ola, game, options={"rounds": "1"} if game == "sen" else {})
    page = ola.page
    page.get_by_role("button", name="Coach").click()
    expect(page.locator("dialog progress")).to_be_visible()
    expect(page.locator(".coach table").first).to_be_visible(timeout=THINKING)
    (seat,) = page.request.get(f"{ola.base}/api/tables/{table_id}/review").json()["review"]["seats"]
    assert seat["seat"] == 0                                                 # the bot's is nobody's business
    assert seat["prior"] + seat["own"] + seat["others"] + seat["chance"] == seat["result"]
    assert sum(one["own"] for one in seat["curve"]) == seat["own"]
    first, *_, last = page.locator(".coach tbody td.num").all_inner_texts()
    assert [first, last] == [f"{round(seat[name] / 100)} %" for name in ("prior", "result")]
    expect(page.locator("details tbody tr")).to_have_count(len(seat["curve"]))
    mistakes = seat["mistakes"]
    expect(page.locator(".coach ol > li")).to_have_count(len(mistakes))
    if mistakes:                                                             # who answers by chance makes some
        try_again(ola)
        answer(ola)
        expect(page.locator(".verdict li", has_text="in the game")).to_have_count(1)
        assert in_sight(ola)
        why = page.locator(".verdict > p:has(.soft)").first
        expect(why).to_have_text(re.compile(r"^Why: .*\d.*\."))              # a sentence, with a figure in it
    else:
        expect(page.locator(".coach")).to_contain_text("Nothing here was clearly wrong")
    page.reload()
    page.get_by_role("button", name="Coach").click()
    expect(page.locator(".coach table").first).to_be_visible()


def test_back_from_a_moment_that_is_tried_again_leads_to_the_coach(come: Come) -> None:
    ola = come("Ola")
    review = coached(ola, "koty")
    page = ola.page
    page.get_by_role("button", name="Coach").click()
    page.locator(".coach li").first.get_by_role("button", name="Try again").click()
    expect(page.locator(".puzzle")).to_be_visible()
    expect(page).to_have_url(re.compile(f"#{review['mistakes'][0]['moment']}$"))
    page.go_back()
    ola.until(lambda: at(ola) == 0)
    expect(page.locator(".puzzle")).to_have_count(0)
    expect(page.locator(".coach li").first).to_be_visible()


def test_the_coach_is_found_from_the_result_and_says_why_it_cannot(come: Come) -> None:
    ola = come("Ola", lang="pl")
    table_id = ola.open("sen", 2, options={"rounds": "1"})
    ola.rush()
    page = ola.page
    crowded = {"type": "error", "word": "reviews-crowded", "details": {}, "text": "Za dużo gier czeka.", "to": "",
               "closing": False}
    page.route("**/review", lambda route: route.fulfill(status=429, content_type="application/json",
                                                        body=json.dumps(crowded)))
    page.get_by_role("link", name="Zapytaj trenera").click()
    expect(page).to_have_url(re.compile(f"{table_id}/replay"))
    expect(page.locator("dialog")).to_contain_text("Za dużo gier czeka.")
    ola.trouble.clear()                                                      # a refusal is an answer of the server
    page.unroute("**/review")
    page.locator("dialog").get_by_role("button", name="Spróbuj ponownie").click()
    expect(page.locator("dialog progress").or_(page.locator(".coach table")).first).to_be_visible()   # it is asked for
