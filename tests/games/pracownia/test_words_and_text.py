"""Words in three languages, and the table in the terminal."""
from __future__ import annotations

import pytest
from rich.cells import cell_len
from rich.text import Text

from sennik.engine.game import SPECTATOR
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
    assert names[18] == {"pl": "Monumentalna Skała", "en": "Monumental Rock", "uk": "Монументальна скеля"}[lang]


@pytest.mark.parametrize("lang", ["pl", "en", "uk"])
@pytest.mark.parametrize(("seats", "variant"), [(2, "basic"), (3, "nightmare"), (4, "nightmare")])
def test_every_position_is_drawn_within_eighty_columns(lang: str, seats: int, variant: str) -> None:
    game = new("pracownia", seats, variant=variant)
    words = Words(lang, game, strict=True)
    s = game.new(FastRng(7))
    n = 0
    while s.asked:
        seat = s.to_act()
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
