"""Words in three languages, and the table in the terminal."""
from __future__ import annotations

import pytest
from rich.cells import cell_len
from rich.text import Text

from sennik.engine.game import SPECTATOR
from sennik.engine.random_play import anyone_asked
from sennik.engine.rng import FastRng
from sennik.games import new
from sennik.games.pracownia.text import draw
from sennik.words import Words
from sennik.words.needs import complaints

NAMES = ["Sowa", "Kos [1]", "Ołowiany Żołnierzyk", "Borsuk"]


def test_every_word_is_there_in_every_language() -> None:
    for variant in ("basic", "nightmare"):
        assert complaints(new("pracownia", 4, variant=variant)) == []


@pytest.mark.parametrize("lang", ["pl", "en", "uk"])
def test_the_fifty_cards_have_fifty_names(lang: str) -> None:
    words = Words(lang, new("pracownia", 2), strict=True)
    names = [words.card(kind) for kind in range(50)]
    assert len(set(names)) == 50
    assert names[18] == {"pl": "Trzy Głazy", "en": "Three Boulders", "uk": "Три валуни"}[lang]


@pytest.mark.parametrize("lang", ["pl", "en", "uk"])
@pytest.mark.parametrize(("seats", "variant"), [(2, "basic"), (3, "nightmare"), (4, "nightmare")])
def test_every_position_is_drawn_within_eighty_columns(lang: str, seats: int, variant: str) -> None:
    game = new("pracownia", seats, variant=variant)
    words = Words(lang, game, strict=True)
    s = game.new(FastRng(7))
    n = 0
    while s.asked:
        seat = anyone_asked(s, s.rng)
        answers = s.legal(seat)
        if n % 10 == 0:
            for who in (seat, SPECTATOR):
                for line in draw(game, s.view(who), NAMES, words):
                    assert cell_len(Text.from_markup(line).plain) <= 80, line
        for answer in answers:
            assert words.answer(answer, s.view(seat), NAMES)
        s.log = []
        s.apply(seat, answers[s.rng.below(len(answers))])
        for event in s.log:
            event.seat = seat
            words.event(event.seen(0), 0, NAMES)
        s.log = None
        n += 1
    assert any(NAMES[0] in line for line in draw(game, s.view(0), NAMES, words))


@pytest.mark.parametrize(("lang", "mine", "theirs"), [
    ("en", "You draw 2 cards of level I.", "Kos [1] draws 2 cards of level I."),
    ("pl", "Dobierasz 2 karty z poziomu I.", "Kos [1] dobiera 2 karty z poziomu I."),
    ("uk", "Ти добираєш 2 карти з рівня I.", "Kos [1] добирає 2 карти з рівня I.")])
def test_start_cards_are_drawn_by_who_chooses_next_whoever_answered_before(lang: str, mine: str, theirs: str) -> None:
    """PRA-U4: the draw of the second comes with the answer of the first."""
    game = new("pracownia", 2)
    words = Words(lang, game, strict=True)
    s = game.new(FastRng(7))
    first = s.to_act()
    s.log = []
    s.apply(first, s.legal(first)[0])
    (draws,) = [event for event in s.log if event.word == "draws"]
    draws.seat = first
    second = s.to_act()
    assert second != first
    names = ["Kos [1]", "Kos [1]"]
    assert words.event(draws.seen(second), second, names) == mine
    assert words.event(draws.seen(first), first, names) == theirs
