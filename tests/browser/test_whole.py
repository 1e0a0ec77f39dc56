"""Whole games by mouse, by finger and with the keyboard alone: at every question there is room, axe finds nothing, and
neither who plays nor who looks on is told what a seat may not know."""
from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ..server.process import Process
from .conftest import Come
from .person import DESKTOP, PHONE, RESULT, Person
from .room import LANGS, ROOMS
from .test_access import clean
from .test_games import check_heard, record_of
from .test_ways import Keys

WAYS = {"mouse": DESKTOP, "finger": PHONE, "keyboard": DESKTOP}
GAMES: list[tuple[str, int, dict[str, str]]] = [
    ("sen", 2, {"edition": "jubilee", "rounds": "5", "K": "yes"}),
    ("sen", 4, {"edition": "long", "rounds": "2"}),
    ("koty", 2, {"night": "yes"}),
    ("koty", 4, {"night": "yes", "teams": "yes"}),
    ("kruki", 2, {}),
    ("pracownia", 2, {}),
    ("pracownia", 2, {"variant": "nightmare"}),
    ("pracownia", 3, {"together": "yes"}),
]


def by_keys(person: Person) -> set[str]:
    """To the end, and on to what comes after it. What was asked?"""
    keys, met = Keys(person), set[str]()
    while keys.turn():
        person.look()
        if not person.over() and person.phase() not in met:
            clean(person, f"asked: {person.phase()}")
            met.add(person.phase())
    keys.to(f"{RESULT} .btn.main")
    return met


@pytest.mark.tables
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("game", "seats", "options"), GAMES,
                         ids=["-".join([game, str(seats), *options.values()]) for game, seats, options in GAMES])
def test_a_game_is_played_to_its_end(
        come: Come, server: Process, game: str, seats: int, options: dict[str, str], way: str) -> None:
    lang = LANGS[(seats + list(WAYS).index(way)) % 3]
    ola, zosia = come("Ola", lang=lang, size=WAYS[way], theme=("night", "dawn")[seats % 2]), come("Zosia")
    table = ola.open(game, seats, options=options)
    zosia.go(f"/t/{table}")
    asked = by_keys(ola) if way == "keyboard" else ROOMS[game].play(ola, 10_000, axe=True)
    print("asked:", *sorted(asked))
    for person in (ola, zosia):
        expect(person.page.locator(RESULT)).to_be_visible()
        clean(person, "the end")
    assert ola.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    check_heard(record_of(server, table), ola, zosia)
