"""The rulebooks as people read them: figures, rulings, links are the same in every language, and all of it is drawn."""
from __future__ import annotations

import re

import pytest
from rich.text import Text

from sennik.games import identity, keys, make
from sennik.games.drawing import CannotDraw, rows, side_by_side
from sennik.terminal.rulebook import Book
from sennik.terminal.style import WIDEST
from sennik.terminal.table import figures
from sennik.words import LANGS, Words

from .rulebook import book, figures_of

RULE = re.compile(r"^\*\*([A-Z]{3}-[A-Z]+\d+)\*\*(.*)$", re.MULTILINE)
LINK = re.compile(r"\[[^\]]+\]\(#([^)]*)\)")
RULING = {"en": "*Ruling of this table.*", "pl": "*Rozstrzygnięcie tego stołu.*", "uk": "*Рішення цього столу.*"}
PREFIX = 4                                 # columns that the frame of an example takes


@pytest.mark.parametrize("game", keys())
def test_the_figures_are_the_same_in_every_language(game: str) -> None:
    """What is drawn; what is said of it is translated, and none is left without."""
    sources = [(kind, source) for kind, source, _ in figures_of(game, "en")]
    for lang in LANGS:
        found = figures_of(game, lang)
        assert [(kind, source) for kind, source, _ in found] == sources, lang
        assert all(caption.strip() for _, _, caption in found), f"{lang}: a figure without a word below it"
    assert book(game, "en").count("```") % 2 == 0


@pytest.mark.parametrize("game", keys())
@pytest.mark.parametrize("lang", LANGS)
def test_every_figure_is_drawn_in_the_terminal(game: str, lang: str) -> None:
    made = make(game, identity(game).least, {})
    words = Words(lang, made, strict=True)
    for kind, source, _ in figures_of(game, lang):
        lines = figures(made)[kind](source, words)
        assert max(Text.from_markup(line).cell_len for line in lines) <= WIDEST - PREFIX, source


MINUTE = {"en": "In one minute", "pl": "W minutę", "uk": "За хвилину"}


@pytest.mark.parametrize("game", keys())
@pytest.mark.parametrize("lang", LANGS)
def test_a_book_begins_with_what_one_needs_in_a_minute(game: str, lang: str) -> None:
    """Goal, turn, end, one picture, one piece of advice; later a first turn and a final count."""
    _, minute, *others = re.split(r"^## ", book(game, lang), flags=re.MULTILINE)
    assert minute.startswith(MINUTE[lang] + "\n")
    assert minute.count("\n```") == 2
    assert len(re.findall(r"^\*\*[^*]+\.\*\*", minute, re.MULTILINE)) >= 4
    assert sum(chapter.count("\n> **") for chapter in others) >= 2


@pytest.mark.parametrize("game", keys())
def test_rulings_of_this_table_bear_one_sign(game: str) -> None:
    """The same rules in every language, at their end."""
    ruled = {lang: [name for name, rest in RULE.findall(book(game, lang)) if rest.endswith(RULING[lang])]
             for lang in LANGS}
    for lang in LANGS:
        assert ruled[lang] == ruled["en"], lang
        assert len(ruled[lang]) == sum(rest.count(RULING[lang]) for _, rest in RULE.findall(book(game, lang)))


@pytest.mark.parametrize("game", keys())
@pytest.mark.parametrize("lang", LANGS)
def test_links_lead_to_rules_that_there_are(game: str, lang: str) -> None:
    text = book(game, lang)
    assert set(LINK.findall(text)) <= {name for name, _ in RULE.findall(text)}


# ---- how it is drawn
def test_a_figure_that_cannot_be_drawn_is_a_sentence() -> None:
    game = make("sen", 2, {})
    for lang in LANGS:
        words = Words(lang, game, strict=True)
        shown = Book("", game, words)
        for kind, source in (("cards", "12"), ("cards", "(3"), ("cards", ""), ("dragons", "3")):
            assert [Text.from_markup(line).plain for line in shown.figure(kind, source)] == [words.say("figure-torn")]


def test_pieces_stand_side_by_side_on_one_line() -> None:
    assert side_by_side([["[b]aa[/]", "a"], ["b"], [" = 3"]]) == ["[b]aa[/]       ", "a  b  = 3"]
    assert rows("x -> y\nz | =12", lambda name: [name]) == ["x  →  y", "z     = 12"]
    with pytest.raises(CannotDraw):
        rows("\n", lambda name: [name])


@pytest.mark.parametrize(("game", "kind", "good", "bad"), [
    ("sen", "cards", "3 ? (7) hourglass -> take2 =12", ("12", "(3", "x")),
    ("koty", "cards", "1 8 -> R\nJ M B O D 9", ("99", "0")),
    ("koty", "regions", "6 99R + - -> 9995 =64", ("969", "9X", "9J", "R9")),
    ("kruki", "track", "W1 . g- -r b\nW r y@ g v\nB g b# v .", ("W r\nB x",)),
    ("kruki", "cards", "r rotate-remove", ("rotate", "x")),
    ("pracownia", "workshop", "c1:z* c2:ssw d1:l^", ("f1:w", "a1:q", "a1:")),
    ("pracownia", "landscapes", "03 44", ("99", "00")),
    ("pracownia", "shards", "w z l s b r -> w", ("x", "ww")),
    ("pracownia", "workshop", "c1:z*+ d1:+ c1>d1 -> c1:z", ("c1:z ->", "c1")),
    ("pracownia", "world", "1:wzs 5: @2 zz4 3-6 !6", ("7:w", "1:x", "1-6", "@0")),
])
def test_what_a_game_draws_and_what_it_refuses(game: str, kind: str, good: str, bad: tuple[str, ...]) -> None:
    made = make(game, identity(game).least, {})
    words = Words("pl", made, strict=True)
    draw = figures(made)[kind]
    assert max(Text.from_markup(line).cell_len for line in draw(good, words)) <= WIDEST - PREFIX
    for source in (*bad, ""):
        with pytest.raises(CannotDraw):
            draw(source, words)
