"""Positions of Kruki as text: the track as a picture in letters, then a line for each thing that lies elsewhere.

    W2 . y-  -v
    W1 . g-  -r b
    W  r y@  g  v
    B  g b   v  .
    phase: turn
    mover: white
    starter: black
    white: r r g swap-slide
    black used: v
    gone: white-draw-detour black-draw-detour

Rows W and B are the lanes, W1 and B1 lie next to them outside, W2 and B2 further out. A letter is a land: r, y, g, v
or b. `y-` and `-v` are the halves a and b of a detour. A single letter in W1 or B1 is the half of a slid card that
sticks out; `b/-r` is such a half on a detour, `-r/b` one beneath it. `.` is nothing; columns to the right that are not
drawn have no card. `@` is the white raven, `#` the black one; a raven not drawn is at the start.

A hand or a used pile is land letters and the names of action cards; what is gone, or drawn for a detour, is names of
cards, `blue-red` for a track card that lay turned when it was removed; `chosen` is the answer that pointed at a column
or a place. Cards that are named nowhere lie in their piles. Where a line is left out there is nothing of it, it is a
turn, it is white's, and white began.
"""
from __future__ import annotations

from re import fullmatch
from typing import Final, cast

from ...engine.answers import Answer
from ...engine.errors import Unreadable
from ...engine.game import BIT, Game
from ...engine.position import Card, arrange
from ...engine.rng import Rng
from .rules import facts, grid, hand, phases, verbs, zones
from .rules.cards import ACTION_CARDS, ACTION_KIND, BLACK, FLIGHT_KIND, HALVES, KINDS, LANDS, SIDES, WHITE
from .rules.soundness import check
from .rules.state import KrukiState

LETTERS: Final = "rygvb"
LANES: Final = "WB"
RAVENS: Final = "@#"           # by seat
ROWS: Final = (*[f"W{depth}" for depth in range(grid.DEEP, 0, -1)], *LANES,
               *[f"B{depth}" for depth in range(1, grid.DEEP + 1)])
LAND: Final = "[rygvb]@?#?"
HALF: Final = f"(?:{LAND}-|-{LAND})"
NAMES: Final = ("phase", "mover", "starter", *SIDES, *[f"{side} used" for side in SIDES], "played", "gone", "drawn",
                "left", "chosen", "finished")
TURNED_NAMES: Final = tuple([f"{LANDS[other]}-{LANDS[one]}" for one, other in HALVES])        # by kind
PHASES: Final = tuple([phase.name for phase in phases.ALL])

Cells = dict[tuple[str, int], str]     # by row and column: what is drawn there


def read(game: Game, text: str, rng: Rng) -> KrukiState:
    """The position that is written there, if play can go on from it."""
    s = set_up(game, text, rng)
    check(s)
    return s


def set_up(game: Game, text: str, rng: Rng) -> KrukiState:
    """The same, whether play can go on or not."""
    drawn, lines = parts(text)
    track = DrawnTrack(drawn)
    mover = side(lines, "mover")
    numbers = {facts.MOVER: mover, facts.STARTER: side(lines, "starter"), facts.RAVEN + WHITE: track.ravens[WHITE],
               facts.RAVEN + BLACK: track.ravens[BLACK]}
    if "left" in lines:
        numbers[facts.LEFT] = one_of(("", "1", "2", "3"), lines["left"])
    for name in listed(lines, "finished"):
        numbers[facts.FINISHED + one_of(SIDES, name)] = 1
    phase = one_of(PHASES, lines.get("phase", "turn"))
    numbers[facts.CHOSEN] = chosen(game, phase, lines.get("chosen", ""))

    cards = track.cards
    for seat in (WHITE, BLACK):
        cards[zones.HAND + seat] = [held(seat, name) for name in listed(lines, SIDES[seat])]
        cards[zones.USED + seat] = [flight(seat, name) for name in listed(lines, f"{SIDES[seat]} used")]
    cards[zones.PLAYED] = [flight(mover, name) for name in listed(lines, "played")]
    cards[zones.DRAWN] = [(one_of(KINDS, name), BIT[mover]) for name in listed(lines, "drawn")]
    gone = listed(lines, "gone")
    cards[zones.GONE] = [one_of(KINDS, unturned(name)) for name in gone]
    track.marks |= {(zones.GONE, i): grid.TURNED for i in range(len(gone)) if unturned(gone[i]) != gone[i]}
    asked = [mover]
    if phase == phases.OVER:
        asked = []
    elif phase == phases.FIRST_CARDS:
        asked = [seat for seat in (WHITE, BLACK) if len(cards[zones.HAND + seat]) < hand.FIRST]
    s = cast(KrukiState, arrange(game, cards, phase=phase, asked=asked, facts=numbers, rng=rng))
    for (zone, i), how in track.marks.items():
        s.mark(zone, i, how)
    return s


def unreadable(part: str) -> Unreadable:
    return Unreadable("position-unreadable", part=part)


# ---- the lines
def parts(text: str) -> tuple[Cells, dict[str, str]]:
    """The cells of the picture, and the lines after it by name."""
    cells: Cells = {}
    rows: list[str] = []
    lines: dict[str, str] = {}
    for line in text.splitlines():
        row, *texts = line.split() or [""]
        name, colon, value = line.strip().partition(":")
        if row in ROWS and row not in rows and len(texts) <= grid.COLUMNS:
            rows.append(row)
            for c in range(len(texts)):
                if not fullmatch(allowed(row), texts[c]):
                    raise unreadable(texts[c])
                if texts[c] != ".":
                    cells[row, c] = texts[c]
        elif colon and name in NAMES and name not in lines:
            lines[name] = value.strip()
        elif row:
            raise unreadable(line.strip())
    return cells, lines


def allowed(row: str) -> str:
    """What a cell of a row may be: slid cards stick out just one field."""
    if row in LANES:
        return rf"\.|{LAND}"
    return rf"\.|{LAND}|{HALF}|{LAND}/{HALF}|{HALF}/{LAND}" if row in ("W1", "B1") else rf"\.|{HALF}"


def one_of(names: tuple[str, ...], name: str) -> int:
    if not name or name not in names:
        raise unreadable(name)
    return names.index(name)


def listed(lines: dict[str, str], name: str) -> list[str]:
    return lines.get(name, "").split()


def side(lines: dict[str, str], name: str) -> int:
    return one_of(SIDES, lines.get(name, "white"))


def flight(seat: int, letter: str) -> int:
    return FLIGHT_KIND[seat] + one_of(tuple(LETTERS), letter)


def held(seat: int, name: str) -> int:
    """A card of a hand."""
    return ACTION_KIND[seat] + ACTION_CARDS.index(name) if name in ACTION_CARDS else flight(seat, name)


def unturned(name: str) -> str:
    """The name of a card, of a turned one too."""
    return "-".join(reversed(name.split("-"))) if name in TURNED_NAMES else name


def chosen(game: Game, phase: int, text: str) -> int:
    """What was pointed at before this question."""
    answer = game.answers.by_text.get(text)
    if answer and answer.verb == verbs.CARD and phase in (phases.SWAP_B, phases.SLIDE_TOWARDS):
        return answer.arg
    if answer and answer.verb == verbs.BESIDE and phase == phases.LAY:
        return grid.place_of(answer.arg, answer.arg2)
    if text or phase in (phases.SWAP_B, phases.SLIDE_TOWARDS, phases.LAY):
        raise unreadable(f"chosen: {text}")
    return facts.NOTHING


# ---- the picture
class DrawnTrack:
    """A track read from the cells of a picture."""
    cards: dict[int, list[Card]]           # by zone
    marks: dict[tuple[int, int], int]      # by zone and index, as they are laid down
    ravens: list[int]

    def __init__(self, cells: Cells) -> None:
        self.cards = {}
        self.marks = {}
        self.ravens = [facts.NOWHERE, facts.NOWHERE]
        halves: Cells = {}                 # of detours
        juts: Cells = {}                   # of slid cards
        lanes: Cells = {}
        for (row, c), text in cells.items():
            for part in text.split("/"):
                (lanes if row in LANES else halves if "-" in part else juts)[row, c] = part
        for c in range(grid.COLUMNS):
            self.column(c, lanes.get(("W", c), ""), lanes.get(("B", c), ""), cells, juts)
        for place in range(2 * grid.PLACES):
            self.detours(place, halves)
        for part in [*halves.values(), *juts.values()]:        # they belong to nothing
            raise unreadable(part)

    def column(self, c: int, w: str, b: str, cells: Cells, juts: Cells) -> None:
        if w and b:
            self.lay(zones.COLUMN + c, c, w, b, 0)
        elif w or b:
            lane = WHITE if w else BLACK
            jut = juts.pop((f"{LANES[lane]}1", c), "")
            if not jut:
                raise unreadable(w or b)
            covers = grid.COVERS if cells[f"{LANES[lane]}1", c].startswith(f"{jut}/") else 0
            self.lay(zones.COLUMN + c, c, jut if w else b, w or jut, grid.SLID[lane] | covers)

    def detours(self, place: int, halves: Cells) -> None:
        """From inside outwards."""
        lane, c = int(grid.lane_of(place)), place % grid.PLACES
        for depth in range(grid.DEEP):
            row = f"{LANES[lane]}{depth + 1}"
            one = halves.get((row, c), "")
            if not one.endswith("-"):
                return
            other = halves.get((row, c + 1), "")
            if not other.startswith("-"):
                raise unreadable(one)
            del halves[row, c], halves[row, c + 1]
            self.lay(zones.DETOUR + place, grid.detour_number(place, depth), one, other, 0)

    def lay(self, zone: int, number: int, one: str, other: str, how: int) -> None:
        """A card with these halves."""
        a, b = LETTERS.index(one.strip("-@#")), LETTERS.index(other.strip("-@#"))
        if a == b:
            raise Unreadable("position-cards", card=f"{LANDS[a]}-{LANDS[b]}")
        row = self.cards.setdefault(zone, [])
        self.marks[zone, len(row)] = how | (grid.TURNED if a > b else 0)
        row.append(HALVES.index((a, b) if a < b else (b, a)))
        for seat in (WHITE, BLACK):
            for half, text in ((0, one), (1, other)):
                if RAVENS[seat] in text:
                    if self.ravens[seat] != facts.NOWHERE:
                        raise unreadable(text)
                    self.ravens[seat] = grid.field_of(number, half)


# ---- the same the other way
def write(s: KrukiState) -> str:
    numbers = s.facts
    named = {"phase": PHASES[s.phase], "mover": SIDES[numbers[facts.MOVER]], "starter": SIDES[numbers[facts.STARTER]]}
    for seat in (WHITE, BLACK):
        named[SIDES[seat]] = short_names(s, zones.HAND + seat)
        named[f"{SIDES[seat]} used"] = short_names(s, zones.USED + seat)
    named["played"] = short_names(s, zones.PLAYED)
    named["gone"] = full_names(s, zones.GONE)
    named["drawn"] = full_names(s, zones.DRAWN)
    named["left"] = str(numbers[facts.LEFT] or "")
    named["chosen"] = pointed_at(s).text if numbers[facts.CHOSEN] != facts.NOTHING else ""
    named["finished"] = " ".join([SIDES[seat] for seat in (WHITE, BLACK) if numbers[facts.FINISHED + seat]])
    return "\n".join([*picture(cells_of(s)), *[f"{name}: {named[name]}" for name in NAMES if named[name]]]) + "\n"


def short_names(s: KrukiState, zone: int) -> str:
    """A player's cards: a hand has no order, a used pile has."""
    kinds = [s.game.deck[card] for card in s.cards[zone]]
    if zone in (zones.HAND + WHITE, zones.HAND + BLACK):
        kinds.sort()
    names = [KINDS[kind].partition("-")[2] for kind in kinds]
    return " ".join([LETTERS[LANDS.index(name)] if name in LANDS else name for name in names])


def full_names(s: KrukiState, zone: int) -> str:
    kinds = s.game.deck
    return " ".join([TURNED_NAMES[kinds[card]] if s.marks[card] & grid.TURNED else KINDS[kinds[card]]
                     for card in s.cards[zone]])


def pointed_at(s: KrukiState) -> Answer:
    number = s.facts[facts.CHOSEN]
    return s.kruki.beside[number] if s.phase == phases.LAY else s.kruki.columns[number]


def cells_of(s: KrukiState) -> Cells:
    """What is drawn where; of what lies on each other the upper one first."""
    cells: Cells = {}
    for c in range(grid.COLUMNS):
        add_column(cells, s, c)
    for place in range(2 * grid.PLACES):
        for depth in range(len(s.cards[zones.DETOUR + place])):
            row, c = f"{LANES[grid.lane_of(place)]}{depth + 1}", place % grid.PLACES
            add(cells, row, c, half(s, zones.DETOUR + place, depth, grid.detour_number(place, depth), 0) + "-")
            add(cells, row, c + 1, "-" + half(s, zones.DETOUR + place, depth, grid.detour_number(place, depth), 1))
    for c in range(grid.COLUMNS):
        add_jut(cells, s, c, 0)
    return cells


def add(cells: Cells, row: str, c: int, text: str) -> None:
    """On a cell that is taken already, beneath what lies there."""
    cells[row, c] = f"{cells[row, c]}/{text}" if (row, c) in cells else text


def add_column(cells: Cells, s: KrukiState, c: int) -> None:
    """The halves of a card of the row in the lanes, and one that covers a detour."""
    if s.cards[zones.COLUMN + c]:
        mark = s.track_cards().mark(zones.COLUMN + c, 0)
        for lane in (WHITE, BLACK):
            if not mark & grid.SLID[1 - lane]:
                shown = 1 - lane if mark & grid.SLID[lane] else lane
                add(cells, LANES[lane], c, half(s, zones.COLUMN + c, 0, c, shown))
        add_jut(cells, s, c, grid.COVERS)


def add_jut(cells: Cells, s: KrukiState, c: int, covers: int) -> None:
    """The half of a slid card that sticks out, if it covers a detour, or if it does not."""
    if s.cards[zones.COLUMN + c]:
        mark = s.track_cards().mark(zones.COLUMN + c, 0)
        for lane in (WHITE, BLACK):
            if mark & grid.SLID[lane] and mark & grid.COVERS == covers:
                add(cells, f"{LANES[lane]}1", c, half(s, zones.COLUMN + c, 0, c, lane))


def half(s: KrukiState, zone: int, i: int, number: int, side: int) -> str:
    """A land and the ravens on it."""
    here = [RAVENS[seat] for seat in (WHITE, BLACK) if s.raven(seat) == grid.field_of(number, side)]
    return LETTERS[s.track_cards().land(zone, i, side)] + "".join(here)


def picture(cells: Cells) -> list[str]:
    """The rows, in columns as wide as they need to be."""
    wide = [max([len(text) for (_, column), text in cells.items() if column == c] + [1]) for c in range(grid.COLUMNS)]
    lines: list[str] = []
    for row in ROWS:
        columns = [c for name, c in cells if name == row]
        if columns or row in LANES:
            texts = [f"{cells.get((row, c), '.'):{wide[c]}}" for c in range(max([*columns, -1]) + 1)]
            lines.append(" ".join([f"{row:2}", *texts]).rstrip())
    return lines
