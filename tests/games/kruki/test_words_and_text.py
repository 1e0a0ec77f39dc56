"""The words and the picture of Kruki: complete in three languages, no wider than the screen, legible without colour."""
from __future__ import annotations

import pytest
from rich.text import Text

from sennik.engine.game import SPECTATOR
from sennik.engine.rng import FastRng
from sennik.engine.state import State
from sennik.games.kruki.text import draw
from sennik.words import LANGS, Words, complaints

from .picture import GAME, play, table

NAMES = ["Ola", "Maksymilian Wielki"]


def picture(s: State, seat: int = 0, lang: str = "en") -> list[str]:
    """The lines without their markup; wrong markup raises."""
    lines = draw(GAME, s.view(seat, recall=False), NAMES, Words(lang, GAME, strict=True))
    return [Text.from_markup(line).plain.rstrip() for line in lines]


def log_of(s: State, seat: int, lang: str, *texts: str) -> list[str]:
    words = Words(lang, GAME, strict=True)
    lines = []
    for text in texts:
        who = s.to_act()
        for event in play(s, text):
            event.seat = who
            lines.append(words.event(event.seen(seat), seat, NAMES))
    return [line for line in lines if line]


def test_no_message_is_missing_unused_or_untranslated() -> None:
    assert complaints(GAME) == []


@pytest.mark.parametrize("lang", LANGS)
def test_everything_that_happens_has_words_and_the_picture_fits_the_screen(lang: str) -> None:
    words = Words(lang, GAME, strict=True)
    for seed in range(3):
        rng = FastRng(seed)
        s = GAME.new(rng)
        while s.asked:
            mover = s.to_act()
            legal = s.legal(mover)
            for seat in (0, 1, SPECTATOR):
                view = s.view(seat, recall=False)
                words.phase(view, NAMES)
                if rng.below(20) == 0:
                    assert all(Text.from_markup(line).cell_len <= 78 for line in draw(GAME, view, NAMES, words))
            for answer in legal:
                assert words.answer(answer, s.view(mover), NAMES)
            s.log = []
            s.apply(mover, legal[rng.below(len(legal))])
            for event in s.log:
                event.seat = mover
                for seat in (0, 1, SPECTATOR):
                    words.event(event.seen(seat), seat, NAMES)
            s.log = None


def test_the_track_is_drawn_as_it_lies() -> None:
    s = table("""
        W2 .  v- -b
        W1 .  y/g- -r .  b
        W  r  b    g  .  y@
        B  g# .    v  .  .
        B1 .  .    r- -y
        """, white="r r b rotate-remove", black="g forward-back", white_used="v v")
    assert picture(s) == [
        " ● Maksymilian… · 1 of 12 fields · 1 flight, 1 action · piles 24 and 7",
        "",
        "               ☾ ─ ≈",
        "              [☼]─ ▲      (≈)",
        " start W   ▲   ≈   ♠   ·  ○☼   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  ╮",
        "           1   2   3   4   5   6   7   8   9  10  11  12  13  14  15  16",
        "finish B   ♠●  ·   ☾   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  ╯",
        "                   ▲ ─ ☼",
        "",
        " ○ Ola · 8 of 12 fields · 3 flights, 1 action · piles 20 and 7",
        " Hand:  ▲ Ember×2  ≈ Deep  ✦ Rotate / Remove",
        " Ahead of you:  ☼  ▲  ☾  ♠",
        " Used:  ○ ☾×2",
        " ▲ Ember  ☼ Dunes  ♠ Pinewood  ☾ Mists  ≈ Deep  · track pile: 33",
    ]


def test_black_sees_its_own_start_and_what_lies_ahead_of_black() -> None:
    lines = picture(table("""
        W  r  y
        B  g  b
        """, black="g", mover="black"), seat=1)
    assert [line[:10].rstrip() for line in lines[2:5:2]] == ["finish W ○", " start B ●"]
    assert " Ahead of you:  ♠  ≈  ☼  ▲" in lines
    assert lines[0].startswith(" ○ Ola")


def test_a_spectator_sees_both_starts_and_no_hand() -> None:
    lines = picture(table("""
        W  r  y
        B  g  b
        """, white="r", black="g"), seat=SPECTATOR)
    assert [line[:10].rstrip() for line in lines[2:5:2]] == [" start W ○", " start B ●"]
    assert not any(line.startswith((" Hand", " Ahead")) for line in lines)


def test_a_name_with_brackets_is_no_markup() -> None:
    s = GAME.new(FastRng(1))
    lines = draw(GAME, s.view(0), ["Ola", "[/] [red]"], Words("en", GAME, strict=True))
    assert Text.from_markup(lines[0]).plain.startswith(" ● [/] [red] · 0 of 32 fields")


def test_the_column_pointed_at_is_shown() -> None:
    s = table("""
        W  r  y  g
        B  g  b  v
        """, white="swap-slide")
    play(s, "slide", "card 1")
    assert any(" 1  ▸2   3 " in line for line in picture(s))


def test_a_card_taken_for_a_detour_is_shown_to_its_taker_alone() -> None:
    s = table("""
        W  r  y  g
        B  g  b  v
        """, white="draw-detour")
    play(s, "detour")
    assert any(line.startswith(" Card for a detour:") and "─" in line for line in picture(s))
    assert " Card for a detour:  ?" in picture(s, seat=1)


def test_a_finished_raven_is_called_so() -> None:
    s = table("""
        W  r  y# g
        B  g  b@ v
        """, white="g", black="v v")
    play(s, "fly 2")
    assert any("Ola · finished" in line for line in picture(s))
    assert not any(line.startswith(" Ahead") for line in picture(s))
    assert " Ahead of you:  ▲" in picture(s, seat=1)


def test_the_picture_shows_no_hidden_face() -> None:
    s = table("""
        W  r  y  g
        B  g  b  v
        """, white="draw-detour r y", black="g v swap-slide")
    play(s, "detour")
    before = picture(s, seat=1)
    s.redeal(1)
    assert picture(s, seat=1) == before


def test_a_flight_is_told_to_both_sides() -> None:
    track = """
        W  r  r  g
        B  g  b  v
        """
    assert log_of(table(track, white="r"), 0, "pl", "fly 0") == ["Zagrywasz Żar i lecisz o 2 pola."]
    assert log_of(table(track, white="b b"), 1, "pl", "pair 4") == ["Ola zagrywa 2 × Toń jako Żar i leci o 2 pola."]
    assert log_of(table(track, white="r"), 1, "uk", "fly 0") == ["Ola грає Жар і летить на 2 поля."]


def test_an_action_is_told_step_by_step() -> None:
    track = """
        W  r  y  g
        B  g  b  v
        """
    assert log_of(table(track, white="swap-slide"), 1, "pl", "slide", "card 1", "towards 0") == [
        "Ola zagrywa akcję: Wysuń.", "Ola wysuwa kolumnę 2 w stronę białego toru."]
    assert log_of(table(track, white="rotate-remove"), 0, "en", "remove", "card 2") == [
        "You play an action: Remove.", "You remove the card of column 3."]


@pytest.mark.parametrize(("lang", "lines"), [
    ("pl", ["1 lot", "2 loty", "5 lotów", "12 lotów", "22 loty"]),
    ("uk", ["1 політ", "2 польоти", "5 польотів", "12 польотів", "21 політ"]),
    ("en", ["1 flight", "2 flights"])])
def test_numbers_have_their_plural_forms(lang: str, lines: list[str]) -> None:
    words = Words(lang, GAME, strict=True)
    for line in lines:
        assert words.say("text-flights", count=int(line.split()[0])) == line
