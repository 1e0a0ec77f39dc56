"""Positions of Kruki as text: read again they are the same, and no text leads into a position that breaks later."""
from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from sennik.engine.errors import Unreadable
from sennik.engine.game import SPECTATOR
from sennik.engine.playout import playout
from sennik.engine.rng import FastRng
from sennik.engine.state import State
from sennik.games.kruki import notation

from .picture import GAME, answers, game_of, path, play

ROW = """\
W  r  y  g  v  r  y
B  g  b  v  y  b  v
"""
TEXT = """\
W2 .  y- -v
W1 .  g- -r .  b
W  r@ y  g  r  v  .
B  g  b# v  g  .  v
B1 .  .  .  .  r- -g/b
phase: turn
mover: white
starter: black
white: r r g swap-slide
black: draw-detour
black used: v g
played: b
gone: white-draw-detour white-draw-detour black-draw-detour yellow-red white-rotate-remove
"""


AT_END = ROW.replace("g  b", "g@ b")
LONG = "W  " + " ".join("r" * 17)


def read(text: str) -> State:
    return GAME.read_position(text, FastRng(1))


def refusal(text: str) -> tuple[str, dict[str, str]]:
    with pytest.raises(Unreadable) as refused:
        read(text)
    return refused.value.word, refused.value.details


# ---- there and back
@pytest.mark.pure
def test_every_position_of_random_games_is_the_same_when_it_is_read_again() -> None:
    asked = set()
    for seed in range(6):
        for s in game_of(seed):
            text = GAME.write_position(s)
            again = read(text)
            assert GAME.write_position(again) == text
            for seat in (0, 1, SPECTATOR):
                assert again.view(seat) == s.view(seat), text
            for seat in (0, 1):
                assert again.legal(seat) == s.legal(seat), text
            asked.add(GAME.phases[s.phase].name)
    assert asked == {phase.name for phase in GAME.phases}


def test_a_position_is_written_as_people_see_the_table() -> None:
    s = read(ROW + """
        white: r r g swap-slide
        black: b
        white used: v
        gone: white-rotate-remove white-rotate-remove black-rotate-remove
        """)
    play(s, "fly 0", "slide", "card 3", "towards 1")
    assert GAME.write_position(s) == """\
W  r@ y g . r y
B  g  b v v b v
B1 .  . . y
phase: turn
mover: white
starter: white
white: r g
black: b
white used: v
played: r
gone: white-rotate-remove white-rotate-remove black-rotate-remove white-swap-slide
"""


def test_what_is_in_the_middle_of_an_action_is_written_too() -> None:
    s = read(ROW + "white: draw-detour swap-slide draw-detour\n")
    play(s, "swap", "card 3")
    assert "phase: swap_b\n" in GAME.write_position(s)
    assert "chosen: card 3\n" in GAME.write_position(s)
    play(s, "card 0", "more")
    assert GAME.write_position(s).endswith("gone: white-swap-slide white-draw-detour\nleft: 2\n")
    play(s, "draw 0", "draw 0", "detour", "beside 1 2")
    assert "drawn: " in GAME.write_position(s)
    assert GAME.write_position(s).endswith("chosen: beside 1 2\n")
    assert answers(read(GAME.write_position(s))) == answers(s)


def test_the_example_in_the_notation_is_a_position() -> None:
    source = Path(notation.__file__).with_name("notation.py").read_text(encoding="utf-8")  # compiled, it has no doc
    described = source.partition('\n"""\n')[0]
    example = "\n".join(line.strip() for line in described.splitlines() if line.startswith("    "))
    assert path(read(example)) == "r y g y v r g v v b g"


def test_lines_may_come_in_any_order_and_with_any_spaces_and_may_be_left_out() -> None:
    assert GAME.write_position(read("\n\n B  g b  v y b v\nwhite:r   g \n   W r  y g v r y")) == ROW_WRITTEN


ROW_WRITTEN = """\
W  r y g v r y
B  g b v y b v
phase: turn
mover: white
starter: white
white: r g
"""


def test_cards_that_are_named_nowhere_lie_in_their_piles() -> None:
    s = read(TEXT)
    assert [len(s.cards[z]) for z in range(len(s.cards)) if GAME.zones[z].name.endswith("pile")] == [30, 21, 23, 4, 6]
    assert sum(len(row) for row in s.cards) == len(GAME.deck)


@pytest.mark.rule("KRU-L2", "KRU-L4", "KRU-L5")
def test_the_picture_tells_what_lies_on_what() -> None:
    assert path(read(TEXT)) == "r y g y v r g r v v g r g v b g"
    assert path(read(TEXT.replace("-g/b", "b/-g"))) == "r y g y v r g r v v b r g v b g"


# ---- what is refused
@pytest.mark.parametrize(("line", "part"), [
    ("W  r q", "q"), ("W1 . r", "r"), ("W5 . r", "W5 . r"), ("W1 r- g", "r-"), ("W2 r- -g", "r-"), ("W1 r-", "r-"),
    ("W1 -r", "-r"), ("W1 r/g", "r/g"), ("W1 r-/-g", "r-/-g"), ("W2 r", "r"), (LONG, LONG),
    ("phase: dream", "dream"), ("phase:", ""), ("mover: me", "me"), ("starter: 1", "1"), ("white: r x", "x"),
    ("white: white-red", "white-red"), ("white used: swap-slide", "swap-slide"), ("played: ry", "ry"),
    ("gone: red-red", "red-red"), ("gone: raven", "raven"), ("left: 4", "4"), ("left: 0", "0"),
    ("finished: nobody", "nobody"), ("chosen: card 1", "chosen: card 1"), ("a word", "a word"),
    ("speed: 3", "speed: 3")])
def test_what_is_no_position_is_refused_with_the_part_that_cannot_be_read(line: str, part: str) -> None:
    row = "" if line.startswith("W ") else ROW
    assert refusal(f"{row}B  g\n{line}\n" if not row else f"{row}{line}\n") == ("position-unreadable", {"part": part})


def test_a_row_a_line_or_a_raven_given_twice_cannot_be_read() -> None:
    assert refusal(ROW + "W r") == ("position-unreadable", {"part": "W r"})
    assert refusal(ROW + "white: r\nwhite: g") == ("position-unreadable", {"part": "white: g"})
    assert refusal("W r@ y@\nB g b") == ("position-unreadable", {"part": "y@"})


def test_a_half_card_of_the_row_cannot_be_read() -> None:
    assert refusal("W r y\nB g") == ("position-unreadable", {"part": "y"})
    assert refusal("W1 r\nW r y\nB g b") == ("position-unreadable", {"part": "r"})


@pytest.mark.rule("KRU-C1", "KRU-C2")
@pytest.mark.parametrize(("text", "card"), [
    ("white: r r r r r r", "white-red"), ("black: swap-slide swap-slide\ngone: black-swap-slide", "black-swap-slide"),
    ("gone: red-green red-green green-red red-green", "red-green")])
def test_more_cards_than_there_are_are_refused(text: str, card: str) -> None:
    assert refusal(ROW + text) == ("position-cards", {"card": card})


@pytest.mark.rule("KRU-C1")
def test_no_card_shows_one_land_twice() -> None:
    assert refusal("W r\nB r") == ("position-cards", {"card": "red-red"})


@pytest.mark.parametrize(("rule", "text"), [
    ("KRU-U3", ROW + "gone: white-red"), ("KRU-U3", ROW + "phase: draw\nleft: 3\nplayed: r"),
    ("KRU-U3", ROW + "left: 1"), ("KRU-U3", ROW + "phase: draw"),
    ("KRU-U3", ROW + "phase: limit\nwhite: r r r r r y y"),
    ("KRU-A8", ROW + "drawn: red-blue"), ("KRU-A8", ROW + "phase: beside\ngone: white-draw-detour"),
    ("KRU-A8", ROW + "phase: beside\ndrawn: white-red\ngone: white-draw-detour"),
    ("KRU-A8", "W1 r- -g\n" + ROW), ("KRU-A4", "W r y\nB g b"),
    ("KRU-T2", ROW.replace("r  y  g", "r@ y  g") + "phase: first_cards"),
    ("KRU-U1", ROW + "phase: first_cards\nmover: black"), ("KRU-U1", ROW + "phase: first_cards\nwhite used: r"),
    ("KRU-U1", ROW + "phase: first_cards\nwhite: r r r r r\nblack: r r r r r"),
    ("KRU-E1", ROW + "phase: over"), ("KRU-E1", ROW + "finished: white"), ("KRU-E1", AT_END),
    ("KRU-E1", AT_END + "phase: draw\nleft: 3"), ("KRU-E2", AT_END + "finished: white\nstarter: black"),
    ("KRU-E3", AT_END + "finished: white"),
    ("KRU-E3", AT_END + "finished: white\nmover: black\nphase: draw\nleft: 1"),
    ("KRU-C2", ROW + "phase: rotate"), ("KRU-C2", ROW + "phase: draw_two\nleft: 2\ngone: black-draw-detour"),
    ("KRU-U2", ROW + "phase: swap_b\nchosen: card 9\ngone: white-swap-slide"),
    ("KRU-T4", TEXT.replace("r@", "r").replace("-g/b", "b/-g@")),
    ("KRU-T4", TEXT.replace("r@", "r").replace("-g/b", "-g/b@"))])
def test_a_position_that_breaks_a_rule_is_refused_by_its_id(rule: str, text: str) -> None:
    word, details = refusal(text)
    assert (word, details["rule"]) == ("position-rule", rule)


# ---- texts at random
@pytest.mark.pure
def test_a_spoilt_text_is_refused_or_leads_to_a_position_that_can_be_played_to_its_end() -> None:
    dice = Random(4)
    texts = [GAME.write_position(s) for seed in range(8) for s in game_of(seed)[::9]] + [TEXT, ROW]
    cards = sorted(GAME.deck)
    refused, played = set(), 0
    for _ in range(1500):
        text = spoilt(dice.choice(texts), dice.choice(texts), dice)
        try:
            s = GAME.read_position(text, FastRng(dice.randrange(1000)))
        except Unreadable as refusal:
            refused.add(refusal.word)
            continue
        assert GAME.write_position(read(GAME.write_position(s))) == GAME.write_position(s)
        playout(s)
        assert sorted(GAME.deck[card] for row in s.cards for card in row) == cards, text
        assert sum(s.returns()) == 1
        played += 1
    assert refused == {"position-unreadable", "position-cards", "position-rule"}
    assert played > 150


def spoilt(text: str, other: str, dice: Random) -> str:
    """With words, lines or letters left out, doubled, exchanged, or lines of another position."""
    for _ in range(dice.randint(1, 3)):
        lines = text.splitlines() or [""]
        k = dice.randrange(len(lines))
        words = lines[k].split(" ")
        w = dice.randrange(len(words))
        match dice.randrange(9):
            case 0:
                del lines[k]
            case 1:
                lines.insert(k, dice.choice(lines))
            case 2:
                words[w] = dice.choice(dice.choice(lines).split(" "))
            case 3:
                del words[w]
            case 4:
                words.insert(w, dice.choice(("r", "y@", "g#", ".", "b-", "-v", "swap-slide", "white", "1", "r/g-")))
            case 5:
                words[w] = "".join(dice.sample(words[w], len(words[w])))
            case 6 | 7:
                words = dice.choice(other.splitlines()).split(" ")
                lines = [line for line in lines if line.split(" ")[0] != words[0]]
                k = len(lines)
                lines.append("")
            case _:
                words[w] = words[w].replace(*dice.sample([*"rygvb.@#-", "white", "black"], 2))
        if k < len(lines):
            lines[k] = " ".join(words)
        text = "\n".join(lines)
    return text
