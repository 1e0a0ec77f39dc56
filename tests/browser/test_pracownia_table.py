"""Pracownia's table: at every question whatever can be done lies free under the finger, on every size of page."""
from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Come
from .person import PHONE, RESULT, Person
from .room import FINGER, ROOMS
from .test_explain import to_choose

SIZES = [(1280, 800), (1920, 1080), (390, 844), (360, 740)]


# The fields that can be touched, as a finger would find them: the middle of what is drawn of each.
LIT = """() => [...document.querySelectorAll('.shop .cell:is(.can, .also, .picked)')].map(one => {
  const {left, top, width, height} = one.querySelector('.top').getBoundingClientRect()
  return [one.dataset.place, left + width / 2, top + height / 2, width, height]
})"""


class Finger:
    """One that is put down, slides and is lifted."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self.line = person.context.new_cdp_session(person.page)

    def put(self, kind: str, *point: float) -> None:
        points = [{"x": point[0], "y": point[1], "radiusX": FINGER / 2, "radiusY": FINGER / 2}] if point else []
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        self.page.evaluate("new Promise(seen => requestAnimationFrame(() => requestAnimationFrame(seen)))")


def hold(person: Person, which: str) -> None:
    """A finger that stays."""
    box = person.page.locator(which).first.bounding_box()
    assert box
    finger = Finger(person)
    finger.put("touchStart", box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(person.page.locator(".eye")).to_be_visible()
    finger.put("touchEnd")


def to_travel(person: Person) -> None:
    """To the first turn. A first landscape is chosen before it, by all but whoever draws only one (PRA-U4)."""
    person.until_asked()
    if person.phase() == "start":
        person.act()
    expect(person.page.locator(".prompt")).to_contain_text("traveller is awake")


# ---- in the gate: one of each
def test_on_a_phone_everything_asked_lies_free(come: Come) -> None:
    ola = come("Ola", lang="uk", size=(360, 740), theme="dawn")
    ola.open("pracownia", 4, options={"variant": "nightmare"})
    ROOMS["pracownia"].play(ola, 12)


def test_things_explain_themselves_and_the_workshop_shows_where_a_card_could_lie(come: Come) -> None:
    ola = come("Ola", lang="en")
    ola.open("pracownia", 2)
    to_travel(ola)
    before = len(ola.sent)
    eye = ola.page.locator(".eye")
    for what, rule in ((".wishes li", "PRA-G"), (".world .scene", "PRA-P1"), (".hand .shard", "PRA-D1"),
                       (".points", "PRA-V1"), (".supplies .more", "PRA-K5"), (".own .card", "PRA-L1"),
                       (".link", "PRA-C5"), (".cell .hit", "PRA-")):
        ola.page.locator(what).first.hover(force=True)
        expect(eye).to_contain_text(rule)
        ola.page.mouse.move(640, 10)
        expect(eye).to_have_count(0)
    picture = ola.page.locator(".shop .drawing img")
    plain = picture.get_attribute("src")
    where = ola.page.locator(".own button.where")
    where.click()
    expect(where).to_have_attribute("aria-pressed", "true")
    assert picture.get_attribute("src") != plain
    where.click()
    ola.page.mouse.move(640, 10)
    ola.page.locator(".prompt").first.click()
    expect(where).to_have_attribute("aria-pressed", "false")
    assert len(ola.sent) == before


def test_no_explanation_stands_over_the_hand(come: Come) -> None:
    ola = come("Ola", lang="en")
    ola.open("pracownia", 2)
    to_travel(ola)
    hand = ola.page.locator(".hand[data-held]").bounding_box()
    assert hand
    for button in (".acts .collect", ".acts .use", ".acts .end"):
        ola.page.locator(button).hover()
        eye = ola.page.locator(".eye .placed").bounding_box()
        assert eye
        assert eye["y"] + eye["height"] <= hand["y"] or eye["y"] >= hand["y"] + hand["height"] \
            or eye["x"] + eye["width"] <= hand["x"] or eye["x"] >= hand["x"] + hand["width"]
        ola.page.mouse.move(640, 10)
        expect(ola.page.locator(".eye")).to_have_count(0)


def test_what_cannot_be_touched_says_why(come: Come) -> None:
    ola = come("Ola", lang="en")
    ola.open("pracownia", 2)
    to_travel(ola)
    prompt = ola.page.locator(".prompt")
    ola.page.locator(".world li.mine .name").click()
    expect(prompt).to_contain_text("PRA-V1")
    ola.page.locator(".floor .cell .hit").nth(12).click(force=True)
    expect(prompt).to_contain_text("when everybody has travelled")


def test_everybody_reads_who_draws_which_first_cards(come: Come) -> None:
    """PRA-U4: who draws one card keeps it unasked; the two of the second come with that, and are told of the second."""
    people = [come(name, lang="en") for name in ("Ola", "Jan", "Iga")]
    ola, jan, looker = people
    table = ola.open("pracownia", 2, bots=0)
    jan.sit(table, 1)
    looker.go(f"/t/{table}")
    ola.until(lambda: any(person.look(wait=False) for person in (ola, jan)))
    second, first = (ola, jan) if ola.look(wait=False) else (jan, ola)
    assert not [text for person in people for text in person.sent if '"keep' in text]
    for person in people:
        expect(person.page.locator(".log li", has_text="keep")).to_contain_text(
            "You keep" if person is first else f"{first.name} keeps")
        expect(person.page.locator(".log li", has_text="2 cards of level I")).to_have_text(
            f"{'You draw' if person is second else f'{second.name} draws'} 2 cards of level I.")
    second.act()
    first.until_asked()
    for person in people:
        expect(person.page.locator(".log li", has_text="of level I")).to_have_count(1)


def test_nobody_is_said_to_have_changed_what_is_ones_own(come: Come) -> None:
    """When a round begins, shards come back from the cards with the answer of whoever was last."""
    ola = come("Ola", lang="en")
    ola.open("pracownia", 2)
    for _ in range(120):
        if ola.look() == {"over": True}:
            break
        for own in (".hand", ".own"):
            assert ola.page.locator(f"{own} .trace").count() == 0
        assert ola.page.locator(".hand [aria-label*='just now']").count() == 0
        ola.act()


@pytest.mark.parametrize("size", SIZES[2:], ids=["phone", "small"])
def test_a_finger_sees_which_field_it_would_touch_and_slides_to_another(come: Come, size: tuple[int, int]) -> None:
    """On the tilted workshop fields lie nearer together than a finger is wide: wherever on a field the middle of a
    finger lies, that field is shown as the one, or a stack that stands before it there, with what lifting it would do;
    beside all of them nothing is done."""
    ola = come("Ola", lang="en", size=size)
    ola.open("pracownia", 2)
    while len(ola.page.evaluate(LIT)) < 3:               # most games have many such questions
        if ola.look() == {"over": True}:
            ola.open("pracownia", 2)
        ola.act(".end" if ola.look(".end", wait=False) else "", wait=False)
    lit, finger, sent = ola.page.evaluate(LIT), Finger(ola), len(ola.sent)
    _, x, y, *_ = lit[0]
    finger.put("touchStart", x, y)
    aimed, means = ola.page.locator(".shop .cell.aimed"), ola.page.locator(".shop .means")
    for place, x, y, width, height in lit:
        meant = 0
        for u, v in ((0, 0), (.36, 0), (-.36, 0), (0, .36), (0, -.36), (.2, .2), (-.2, -.2)):
            finger.put("touchMove", x + u * width, y + v * height)
            expect(aimed).to_have_count(1)
            expect(means).not_to_be_empty()
            meant += aimed.get_attribute("data-place") == place
        assert meant > 2, f"{place} is meant at {meant} of 7 points"
    finger.put("touchMove", 3, 70)                       # nowhere
    expect(ola.page.locator(".shop .aimed, .shop .means")).to_have_count(0)
    finger.put("touchEnd")
    assert len(ola.sent) == sent
    n = ola.step["n"]
    (_, x, y, *_), (place, to_x, to_y, *_) = lit[0], lit[-1]
    finger.put("touchStart", x, y)
    finger.put("touchMove", to_x, to_y)
    finger.put("touchEnd")
    ola.until(lambda: ola.step["n"] > n or ola.page.locator(f".picked[data-place={place}], [role=menu]").count() > 0)


# ---- beside the gate
@pytest.mark.tables
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES[::2], ids=["desktop", "phone"])
def test_the_end_names_every_source(come: Come, size: tuple[int, int], seats: int) -> None:
    ola = come("Ola", lang="en", size=size)
    ola.open("pracownia", seats, options={"variant": "nightmare"})
    ola.rush()
    expect(ola.page.locator(RESULT)).to_be_visible()
    why = ola.page.locator(".why")
    for rule in ("PRA-E1", "PRA-E2", "PRA-E3"):
        expect(why).to_contain_text(rule)
    sheet = ola.page.locator("table")
    for source in ("Cards", "Walks and trees", "Open cards", "Red shards", "Total"):
        expect(sheet).to_contain_text(source)

    def number(text: str) -> int:
        return int(text.replace("−", "-").replace("+", ""))
    for seat in range(seats):
        column = sheet.locator(f"tbody tr td:nth-of-type({seat + 1}) > span").all_inner_texts()
        assert len(column) == 8                          # cards, walks, four wishes, open cards, red shards
        total = number(sheet.locator(f"tfoot td:nth-of-type({seat + 1})").inner_text())
        assert sum(map(number, column)) == total
        built = ola.page.locator(".built").nth(seat)
        expect(built.locator(".shop .num")).to_have_text(str(total))
        if built.locator(".row:not(.faint) .card").count():
            assert built.locator(".cards b").first.inner_text() == str(number(column[0]))
    assert ola.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ola.page.locator("tbody button").nth(2).click()      # a wish explains itself
    expect(ola.page.locator(".eye")).to_contain_text("PRA-G")


@pytest.mark.tables
def test_a_spectator_sees_every_workshop(come: Come) -> None:
    ola, zosia = come("Ola", lang="en"), come("Zosia", lang="en")
    table = ola.open("pracownia", 3)
    zosia.go(f"/t/{table}")
    expect(zosia.page.locator(".mini")).to_have_count(2)             # besides the large one
    for _ in range(3):
        small = zosia.page.locator(".mini").first
        name = small.locator(".name").inner_text().split()[0]       # and the points
        small.click()
        expect(zosia.page.get_by_role("group", name=f"The workshop of {name}").locator(".cell")).to_have_count(25)
    expect(zosia.page.locator("[data-place].can")).to_have_count(0)


@pytest.mark.tables
def test_a_small_workshop_opens_large(come: Come) -> None:
    ola = come("Ola", lang="en")
    ola.open("pracownia", 3)
    ola.page.locator(".mini").first.click()
    expect(ola.page.locator("dialog .shop")).to_be_visible()
    ola.page.keyboard.press("Escape")
    expect(ola.page.locator("dialog")).to_have_count(0)


@pytest.mark.tables
def test_a_shard_is_collected_and_a_power_used_by_touching_it(come: Come) -> None:
    ola = come("Ola", lang="en", size=PHONE)
    ola.open("pracownia", 2)
    to_travel(ola)
    ola.page.locator(".world .grab").tap()
    expect(ola.page.get_by_role("img", name="3 of 4 action points")).to_be_visible()
    expect(ola.page.locator(".world .sign.lit")).to_have_count(1)
    ola.page.locator(".world .sign.lit").tap()
    ola.until(lambda: any(event["word"] == "power" for event in ola.step["events"]))


@pytest.mark.tables
def test_a_long_press_explains_on_a_phone(come: Come) -> None:
    ola = come("Ola", lang="en", size=PHONE)
    ola.open("pracownia", 2)
    to_travel(ola)
    before = len(ola.sent)
    for what in (".world .scene", ".dock .shard"):
        hold(ola, what)
        expect(ola.page.locator(".eye")).to_contain_text("PRA-")
        ola.page.keyboard.press("Escape")
        expect(ola.page.locator(".eye")).to_have_count(0)
    assert len(ola.sent) == before


@pytest.mark.tables
def test_the_tab_of_what_is_asked_opens_by_itself(come: Come) -> None:
    ola = come("Ola", lang="en", size=PHONE)
    to_choose(ola)
    tab = ola.page.locator("[role=tab][aria-selected=true]")
    expect(tab).to_contain_text("Cards")                 # a first landscape
    to_travel(ola)
    expect(tab).to_contain_text("World")
    ola.page.get_by_role("tab", name="Workshop").tap()   # whoever looks elsewhere is left there
    expect(ola.page.locator(".shop").first).to_be_visible()
    ola.page.locator(".acts .end").tap()
    expect(ola.page.locator(".prompt")).to_contain_text("Your workshop is waiting")
    expect(tab).to_contain_text("Workshop")
