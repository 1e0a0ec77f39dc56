"""A track as a picture in letters, read into a position and written back.

    W2  .  y- -v
    W1  .  g- -r  b
    W   r  y@  g  v
    B   g  b   v  .

Rows W and B are the lanes, W1 and B1 lie next to them outside, W2 and B2 further out. A letter is a land: r, y, g, v
or b. `y-` and `-v` are the halves a and b of a detour. A single letter in W1 or B1 is the half of a slid card that
sticks out; `b/-r` is such a half on a detour, `-r/b` one beneath it. `.` is nothing; columns to the right that are not
drawn have no card. `@` is the white raven, `#` the black one; a raven not drawn is at the start.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from sennik import games
from sennik.engine.events import Event
from sennik.engine.position import arrange
from sennik.engine.rng import FastRng
from sennik.engine.state import State
from sennik.games.kruki.cards import BLACK, DEED_KIND, DEEDS, FLIGHT_KIND, PAIRS, WHITE
from sennik.games.kruki.layout import DONE, HAND, MOVER, RAVEN, STARTER, TURN, USED
from sennik.games.kruki.path import COLUMN, COLUMNS, COVERS, DEEP, DETOUR, SLID, TURNED
from sennik.games.kruki.path import PAIRS as PLACES
from sennik.games.kruki.rules import Kruki, KrukiState

GAME = cast(Kruki, games.new("kruki", 2))
LETTERS = "rygvb"
LANES = "WB"
RAVENS = "@#"
SEATS = {"white": WHITE, "black": BLACK}


def table(picture: str, *, white: str = "", black: str = "", mover: str = "white", starter: str = "white",
          finished: str = "", phase: int = TURN, white_used: str = "", black_used: str = "") -> KrukiState:
    """A position with this track and these hands: land letters and the names of action cards, parted by spaces."""
    cards, marks, facts = read(picture)
    for seat, hand, used in ((WHITE, white, white_used), (BLACK, black, black_used)):
        cards[HAND + seat] = kinds(seat, hand)
        cards[USED + seat] = kinds(seat, used)
    facts |= {MOVER: SEATS[mover], STARTER: SEATS[starter]}
    if finished:
        facts[DONE + SEATS[finished]] = 1
    s = arrange(GAME, cards, phase=phase, asked=[SEATS[mover]], facts=facts, rng=FastRng(7))
    for (zone, i), how in marks.items():
        s.mark(zone, i, how)
    return cast(KrukiState, s)


def kinds(seat: int, cards: str) -> list[int]:
    return [DEED_KIND[seat] + DEEDS.index(card) if card in DEEDS else FLIGHT_KIND[seat] + LETTERS.index(card)
            for card in cards.split()]


Cards = dict[int, Sequence[str | int | tuple[str | int, int]]]


def read(picture: str) -> tuple[Cards, dict[tuple[int, int], int], dict[int, int]]:
    """The cards by zone, the marks by zone and index, the facts."""
    rows = {line.split()[0]: line.split()[1:] for line in picture.strip().splitlines()}
    assert all(len(row) <= COLUMNS for row in rows.values())
    cards: Cards = {}
    marks: dict[tuple[int, int], int] = {}
    facts = {RAVEN: -1, RAVEN + 1: -1}

    def cell(row: str, c: int) -> str:
        cells = rows.get(row, [])
        return cells[c] if 0 <= c < len(cells) else "."

    def halves(row: str, c: int) -> tuple[str, str, bool]:
        """The half of a slid card, the half of a detour, and whether the first lies on the second."""
        parts = [] if cell(row, c) == "." else cell(row, c).split("/")
        juts = [part for part in parts if "-" not in part]
        detours = [part for part in parts if "-" in part]
        return "".join(juts), "".join(detours), len(parts) == 2 and parts[0] in juts

    def put(zone: int, i: int, number: int, one: str, other: str, how: int) -> None:
        a, b = LETTERS.index(one.strip("-@#")), LETTERS.index(other.strip("-@#"))
        cards[zone] = [*cards.get(zone, ()), PAIRS.index((min(a, b), max(a, b)))]
        marks[zone, i] = how | (TURNED if a > b else 0)
        for half, text in ((0, one), (1, other)):
            for seat in (WHITE, BLACK):
                if RAVENS[seat] in text:
                    facts[RAVEN + seat] = 2 * number + half

    for c in range(COLUMNS):
        w, b = cell("W", c), cell("B", c)
        if w != "." and b != ".":
            put(COLUMN + c, 0, c, w, b, 0)
        elif w != ".":
            jut, _, over = halves("W1", c)
            put(COLUMN + c, 0, c, jut, w, SLID[WHITE] | (COVERS if over else 0))
        elif b != ".":
            jut, _, over = halves("B1", c)
            put(COLUMN + c, 0, c, b, jut, SLID[BLACK] | (COVERS if over else 0))
    for lane in (WHITE, BLACK):
        for c in range(PLACES):
            for depth in range(DEEP):
                row = f"{LANES[lane]}{depth + 1}"
                a, b = halves(row, c)[1], halves(row, c + 1)[1]
                if a.endswith("-"):
                    place = lane * PLACES + c
                    put(DETOUR + place, depth, COLUMNS + place * DEEP + depth, a.replace("-", ""), b, 0)
    return cards, marks, facts


def show(s: State) -> str:
    """The track of a position, in the same letters."""
    parts: dict[tuple[str, int], list[str]] = {}

    def put(row: str, c: int, text: str) -> None:
        parts.setdefault((row, c), []).append(text)

    def half(zone: int, i: int, number: int, side: int) -> str:
        card = s.cards[zone][i]
        pair = PAIRS[GAME.deck[card]]
        land = pair[side ^ (s.marks[card] & TURNED)]
        return LETTERS[land] + "".join(RAVENS[seat] for seat in (0, 1) if s.facts[RAVEN + seat] == 2 * number + side)

    beneath: list[tuple[str, int, str]] = []
    for c in range(COLUMNS):
        if s.cards[COLUMN + c]:
            mark = s.marks[s.cards[COLUMN + c][0]]
            up, down = half(COLUMN + c, 0, c, 0), half(COLUMN + c, 0, c, 1)
            if mark & SLID[WHITE]:
                put("W", c, down)
                jut = ("W1", c, up)
            elif mark & SLID[BLACK]:
                put("B", c, up)
                jut = ("B1", c, down)
            else:
                put("W", c, up)
                put("B", c, down)
                continue
            if mark & COVERS:
                put(*jut)
            else:
                beneath.append(jut)
    for place in range(2 * PLACES):
        for depth in range(len(s.cards[DETOUR + place])):
            row = f"{LANES[place // PLACES]}{depth + 1}"
            number = COLUMNS + place * DEEP + depth
            put(row, place % PLACES, half(DETOUR + place, depth, number, 0) + "-")
            put(row, place % PLACES + 1, "-" + half(DETOUR + place, depth, number, 1))
    for jut in beneath:
        put(*jut)
    return written({key: "/".join(text) for key, text in parts.items()})


def written(cells: dict[tuple[str, int], str]) -> str:
    order = [f"W{d}" for d in range(DEEP, 0, -1)] + ["W", "B"] + [f"B{d}" for d in range(1, DEEP + 1)]
    lines = []
    for row in order:
        columns = [c for name, c in cells if name == row]
        if columns or row in LANES:
            lines.append(" ".join([row, *[cells.get((row, c), ".") for c in range(max(columns, default=-1) + 1)]]))
    return "\n".join(lines)


def plain(picture: str) -> str:
    """A picture as `show` would write it."""
    cells: dict[tuple[str, int], str] = {}
    for line in picture.strip().splitlines():
        row, *texts = line.split()
        cells |= {(row, c): text for c, text in enumerate(texts) if text != "."}
    return written(cells)


def path(s: State) -> str:
    """The lands of white's path."""
    return " ".join(LETTERS[land] for land in cast(KrukiState, s).track().lands)


def spot(s: State, side: str) -> int:
    """How many fields of its path this raven has reached: 0 at the start."""
    return s.scores()[SEATS[side]]


def answers(s: State, side: str = "") -> set[str]:
    seat = SEATS[side] if side else s.to_act()
    return {answer.text for answer in s.legal(seat)}


def play(s: State, *texts: str) -> list[Event]:
    """Give these answers for whoever is asked, each a legal one."""
    log: list[Event] = []
    for text in texts:
        seat = s.to_act()
        answer = GAME.answers.parse(text)
        assert answer in s.legal(seat), f"{text} is not among {s.legal(seat)}"
        s.log = log
        s.apply(seat, answer)
        s.log = None
    return log


def told(log: list[Event], word: str) -> list[tuple[int, ...]]:
    return [event.numbers for event in log if event.word == word]


def game_of(seed: int) -> list[KrukiState]:
    """Every position of a random game."""
    rng = FastRng(seed)
    s = cast(KrukiState, GAME.new(rng))
    positions = [cast(KrukiState, s.copy(rng.copy()))]
    while s.asked:
        seat = s.to_act()
        legal = s.legal(seat)
        s.apply(seat, legal[rng.below(len(legal))])
        positions.append(cast(KrukiState, s.copy(rng.copy())))
    return positions
