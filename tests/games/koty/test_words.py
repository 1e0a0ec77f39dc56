"""The words and the picture of Koty: complete in three languages, right in number, no wider than the screen."""
from __future__ import annotations

import pytest
from rich.text import Text

from sennik.engine.game import SPECTATOR
from sennik.engine.rng import FastRng
from sennik.games import new
from sennik.games.koty.text import draw
from sennik.testkit import check_words
from sennik.words import LANGS, Words

from .dreams import Dreams

NAMES = ["Ola", "Maksymilian Wielki", "Ґ", "Lis", "Borsuk", "Jeż"]


def picture(t: Dreams, seat: int = 0, lang: str = "en") -> list[str]:
    """The lines without their markup; wrong markup raises."""
    view = t.state.view(seat, recall=False)
    lines = draw(t.game, view, NAMES[:t.game.seats], Words(lang, t.game, strict=True))
    return [Text.from_markup(line).plain for line in lines]


def test_no_message_is_missing_unused_or_untranslated() -> None:
    met = check_words(new("koty", 2, night=True), new("koty", 4, teams=True, night=True), new("koty", 6), games=3)
    assert met["told-attack"] > 0


@pytest.mark.parametrize(("lang", "lines"), [
    ("pl", ["Ola ma 1 kota.", "Ola ma 2 koty.", "Ola ma 5 kotów.", "Ola ma 22 koty.", "Ola ma 112 kotów."]),
    ("uk", ["Ola має 1 кота.", "Ola має 2 коти.", "Ola має 5 котів.", "Ola має 21 кота.", "Ola має 112 котів."]),
    ("en", ["Ola has 1 cat.", "Ola has 2 cats."])])
def test_numbers_have_their_plural_forms(lang: str, lines: list[str]) -> None:
    words = Words(lang, new("koty", 2), strict=True)
    for line in lines:
        points = int(line.split()[-2])
        assert words.say("told-scores", who="Ola", who_you="no", points=points) == line


def test_a_turn_is_told_to_both_sides() -> None:
    t = Dreams("", "8 | - | - | -", hands=["J222", "1333"]).go("0 disguise 1 1 0")
    words = Words("pl", t.game, strict=True)
    for event in t.events:
        event.seat = 0
    mine, theirs = [[words.event(event.seen(seat), seat, ["Ola", "Lis"]) for event in t.events] for seat in (0, 1)]
    assert mine[0] == "Atakujesz Kapitana 8 (Lis, kraina 1). Twoja karta: joker."
    assert theirs[0] == "Ola atakuje Twojego Kapitana 8 w krainie 1. Zagrana karta: joker."
    assert mine[1] == theirs[1] == "Joker udaje Kropelkę 1."
    assert mine[-1].startswith("Dobierasz ")
    assert theirs[-1] == ""


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_picture_is_never_wider_than_the_screen(lang: str, seats: int) -> None:
    game = new("koty", seats, night=True, teams=seats in {4, 6})
    words = Words(lang, game, strict=True)
    for seed in range(3):
        rng = FastRng(seed)
        s = game.new(rng)
        while s.asked:
            for seat in (s.to_act(), SPECTATOR):
                for line in draw(game, s.view(seat, recall=False), NAMES[:seats], words):
                    assert Text.from_markup(line).cell_len <= 70
            for _ in range(7):
                if s.asked:
                    legal = s.legal(s.to_act())
                    s.apply(s.to_act(), legal[rng.below(len(legal))])


def test_the_picture_shows_tops_strips_worth_and_sum() -> None:
    lines = picture(Dreams("6 | 99R | 9995 | 99", "8 | - | - | -", hands=["12RJ", "3333"]))
    text = "\n".join(lines)
    assert "Your dream 64 cats" in text
    worth = next(line for line in lines if line.split() == ["40"])
    assert worth.index("40") > 20                                    # below the third stack, which is the highest
    assert sum(line.count("×2") for line in lines) == 2 + 3 + 1
    assert "Maksymilian Wie… 8 cats" in text
    assert lines[-1].split() == ["Hand", "raven", "Droplet", "1≈", "Spark", "2*", "joker"]


def test_the_picture_shows_no_hidden_face() -> None:
    """Two positions that differ in hidden cards only look the same."""
    t = Dreams("99 | - | - | -", "9 | - | - | -", hands=["1234", "5678"])
    before = picture(t)
    t.state.redeal(0)
    assert picture(t) == before


def test_the_picture_shows_an_attack_and_what_a_joker_stands_for() -> None:
    t = Dreams("", "8 | - | - | -", hands=["J222", "1333"]).go("0 disguise 1 1 0")
    assert "  ✦ joker as Droplet 1 attacks Captain 8: Maksymilian…, region 1" in picture(t)
    assert "  ✦ joker as Droplet 1 attacks Captain 8: your region 1" in picture(t, 1)


def test_a_partner_is_named() -> None:
    t = Dreams("8 | - | - | -", "", "9 | - | - | -", "", teams=True)
    text = "\n".join(picture(t))
    assert "Ґ (partner) 9 cats" in text
    assert "Your dream 8 cats · together 17" in text
