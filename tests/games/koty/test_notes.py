"""The sums beneath the regions are those of the rules, for all who look."""
from __future__ import annotations

import pytest

from sennik.engine.game import SPECTATOR
from sennik.games.koty.rules.zones import REGION, REGIONS

from .dreams import Dreams

pytestmark = pytest.mark.pure


@pytest.mark.rule("KOT-E3")
def test_a_region_shows_what_its_top_counts_doubled_by_each_nine_below() -> None:
    t = Dreams("6 | 99R | 9995 | -", "9 | 999 | 98 | 1")
    for seat in (0, 1, SPECTATOR):
        for recall in (True, False):
            notes = t.game.notes(t.state.view(seat, recall, whole=False))
            assert {note.place.zone - REGION: note.number for note in notes} == {
                0: 6, 1: 0, 2: 40, 4: 9, 5: 36, 6: 16, 7: 1}
            assert {note.name for note in notes} == {"worth"}


@pytest.mark.rule("KOT-E3")
def test_the_sums_of_a_dream_are_its_score() -> None:
    t = Dreams("999R | 9991 | 99 | 8", "9998 | 7 | - | -", "99 | 3 | 94 | 9R")
    notes = t.game.notes(t.state.view(0))
    for seat, score in enumerate(t.state.scores()):
        assert sum(note.number for note in notes if (note.place.zone - REGION) // REGIONS == seat) == score


@pytest.mark.rule("KOT-E3", "KOT-A1")
@pytest.mark.parametrize(("dream", "left"), [("8", 0), ("98", 9), ("9998", 36)])
def test_an_attacked_region_shows_what_is_left_if_the_attack_is_let_through(dream: str, left: int) -> None:
    t = Dreams("", f"{dream} | - | - | -", hands=["1222", "3333"])
    assert "left" not in {note.name for note in t.game.notes(t.state.view(0))}
    t.go("0 attack 1 1 0")
    noted = [note for note in t.game.notes(t.state.view(1)) if note.name == "left"]
    assert [(note.place.zone - REGION, note.number) for note in noted] == [(REGIONS, left)]
    t.go("1 yield")
    assert t.state.scores()[1] == left
