"""Sen's table: at every question all that is asked about, the own cards and the buttons lie open, at every size."""
from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Come
from .person import DESKTOP, PHONE, RESULT, Person
from .room import EVERYWHERE, THEMES, Room
from .test_access import clean
from .test_ways import Keys

ROOM = Room(own=".dream [data-place], .hand:not(.aside) [data-place]:not(.back)",
            read=".leaf [data-place], .centre .side [data-place].can:not(.back)")
LANGS = ("pl", "en", "uk")


def played(person: Person, touches: int, *, never: str = ".wake", axe: bool = False) -> set[str]:
    """So many touches of a game, and before each of them there is room. Which questions were met?"""
    met: set[str] = set()
    for _ in range(touches):
        if person.look() == {"over": True}:
            break
        phase = person.phase()
        if phase == "count":
            person.act()
            continue
        ROOM.check(person)
        if axe and phase not in met:
            clean(person, f"asked: {phase}")
        met.add(phase)
        power = person.page.locator(".acts .use")
        if power.count():
            power.click()
        else:
            person.act(never if person.look(never, wait=False) else "")
    return met


# ---- in the gate: some of each
@pytest.mark.parametrize(("size", "seats"), [(DESKTOP, 5), ((1920, 1080), 3), (PHONE, 4), ((360, 740), 2)],
                         ids=["desktop", "large", "phone", "small"])
def test_at_every_question_everything_lies_open(come: Come, size: tuple[int, int], seats: int) -> None:
    ola = come("Ola", lang=LANGS[seats % 3], size=size, theme=("night", "dawn")[seats % 2])
    ola.open("sen", seats)
    assert played(ola, 14) >= {"first", "turn"}


# ---- everything, at length
@pytest.mark.tables
@THEMES
@pytest.mark.parametrize("seats", range(2, 6))
@EVERYWHERE
def test_nothing_asked_about_is_covered(come: Come, size: tuple[int, int], seats: int, theme: str) -> None:
    ola = come("Ola", lang=LANGS[(seats + (theme == "dawn")) % 3], size=size, theme=theme)
    ola.open("sen", seats, options={"edition": "jubilee"})
    assert len(played(ola, 60, axe=theme == "dawn")) > 3


@pytest.mark.tables
@EVERYWHERE
def test_a_long_dream_and_what_one_knows_have_room_too(come: Come, size: tuple[int, int]) -> None:
    ola = come("Ola", lang="pl", size=size)
    ola.open("sen", 3, options={"edition": "long", "K": "yes"})
    assert len(played(ola, 60)) > 3


@pytest.mark.tables
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["mouse", "touch"])
def test_a_whole_game_is_played_by_mouse_or_touch(come: Come, size: tuple[int, int], seats: int) -> None:
    ola = come("Ola", lang="uk", size=size)
    ola.open("sen", seats, options={"rounds": "5", "K": "yes"})
    ola.play()
    expect(ola.page.locator(RESULT)).to_be_visible()
    clean(ola, "the end")


@pytest.mark.tables
def test_a_whole_game_is_played_with_the_keyboard_alone(come: Come) -> None:
    ola = come("Ola", lang="en")
    ola.open("sen", 3, options={"rounds": "5"})
    keys = Keys(ola)
    while keys.turn():
        pass
    expect(ola.page.locator(RESULT)).to_be_visible()
