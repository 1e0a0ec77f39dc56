"""Every table with every number of seats, at four sizes, by night and at dawn: at every question there is room."""
from __future__ import annotations

import pytest

from .conftest import Come
from .room import EVERYWHERE, LANGS, ROOMS, SEATS, SIZES, THEMES, options


@pytest.mark.tables
@EVERYWHERE
@THEMES
@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_nothing_asked_about_is_covered(come: Come, game: str, seats: int, theme: str, size: tuple[int, int]) -> None:
    """Languages and options take turns; axe looks at each question of a desktop and of a phone."""
    k = seats + (theme == "dawn") + list(SIZES.values()).index(size)
    ola = come("Ola", lang=LANGS[k % 3], size=size, theme=theme)
    room, met = ROOMS[game], set[str]()
    while len(met) < room.questions:                     # a game may be over before that
        ola.open(game, seats, options=options(game, seats, k))
        met |= room.play(ola, room.touches, room.questions, axe=size in {SIZES["desktop"], SIZES["phone"]})
    print("asked:", *sorted(met))
