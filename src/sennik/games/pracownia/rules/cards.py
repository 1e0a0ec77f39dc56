"""Landscape cards and wish tokens, read from the text files beside the rulebook and checked while they are read."""
from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from . import places, versions
from .grid import FIELDS, SIDE, TWO_TO
from .pieces import BASE, COLOURS, DREAMER, EARTH, MEADOW, ROCK, SUPPLY, TREE, WATER, colours

LEVELS: Final = ("I", "II", "III")
EACH_LEVEL: Final[list[int]] = [18, 18, 14]                        # PRA-C3
LETTERS: Final[dict[str, int]] = {"w": WATER, "z": EARTH, "l": MEADOW, "s": ROCK}
WISH_TOKENS: Final = {"basic": 12, "nightmare": 4}                 # PRA-C4

Shape = list[tuple[int, int, int]]                                 # x, y, field


class Landscape:
    number: str
    level: int                   # 0 for I
    points: int
    power: int
    shape: Shape                 # rows from the top, as it is printed
    places: list[list[int]]      # every way to lie in a workshop: field, what it holds, field, what it holds …
    masks: list[int]             # beside each of them: its fields, a bit for each
    anchored: list[list[list[int]]]      # by the field of the dreamer: the same, without that field
    anchor: int                  # what the field of the dreamer holds

    def __init__(self, number: str, level: int, points: int, power: int, shape: Shape) -> None:
        self.number = number
        self.level = level
        self.points = points
        self.power = power
        self.shape = shape
        self.anchor = next(field for _, _, field in shape if field & DREAMER)
        self.places = []
        self.masks = []
        self.anchored = [[] for _ in range(FIELDS)]
        seen: set[tuple[tuple[int, int], ...]] = set()
        for turned in symmetries(shape):                           # PRA-L1
            wide = max([x for x, _, _ in turned])
            high = max([y for _, y, _ in turned])
            for dx in range(SIDE - wide):
                for dy in range(SIDE - high):
                    placed = tuple(sorted([((y + dy) * SIDE + x + dx, field) for x, y, field in turned]))
                    if placed not in seen:
                        seen.add(placed)
                        self.add(placed)

    def add(self, placed: tuple[tuple[int, int], ...]) -> None:
        whole: list[int] = []
        others: list[int] = []
        at = 0
        for f, field in placed:
            whole += [f, field]
            if field & DREAMER:
                at = f
            else:
                others += [f, field]
        self.places.append(whole)
        self.masks.append(sum([TWO_TO[f] for f, _ in placed]))
        self.anchored[at].append(others)


class Wish:
    name: str
    rule: str
    copies: int
    nightmare: bool
    circle: bool
    points: list[int]            # one number; a scale by number of shards; or none, if the workshop says it

    def __init__(self, name: str, rule: str, copies: int, nightmare: bool, circle: bool, points: list[int]) -> None:
        self.name = name
        self.rule = rule
        self.copies = copies
        self.nightmare = nightmare
        self.circle = circle
        self.points = points


def symmetries(shape: Shape) -> list[Shape]:
    """The four turns of a pattern and of its mirror image, each moved into the corner and sorted."""
    out: list[Shape] = []
    for k in range(8):
        turned: Shape = []
        for x, y, field in shape:
            if k & 1:
                x = -x
            if k & 2:
                y = -y
            turned.append((y, x, field) if k & 4 else (x, y, field))
        left = min([x for x, _, _ in turned])
        low = min([y for _, y, _ in turned])
        out.append(sorted([(x - left, y - low, field) for x, y, field in turned]))
    return out


def formula(shape: Shape) -> int:
    """What a pattern is worth; see the head of landscapes.txt."""
    used = shards_of(shape)
    trees = len([field for _, _, field in shape if field & TREE])
    counts = [used.count(colour) + (trees if colour == MEADOW else 0) for colour in range(len(COLOURS))]
    many = sum([max(0, counts[colour] - (3 if colour == WATER else 2)) for colour in range(len(COLOURS))])
    raw = 1.4 * sum(counts) + 0.2 * many + 0.3
    return int(3.34 + raw * raw / 11 + 0.5)


def shards_of(shape: Shape) -> list[int]:
    return [colour for _, _, field in shape for colour in colours(field)]


def field_of(text: str) -> int:
    """A field from its letters: 'ssw*' is rock, rock, water, the dreamer."""
    field = 0
    stands = 0
    for letter in text:
        if letter in LETTERS and not stands:
            field = field * BASE + LETTERS[letter]
        elif letter in "^*" and not stands:
            stands = TREE if letter == "^" else DREAMER
        else:
            raise ValueError(f"'{text}' is no field: shards w z l s from the lowest, then perhaps ^ or *")
    if not field:
        raise ValueError(f"'{text}' has no shard")
    return field * BASE + stands


def shape_of(text: str) -> Shape:
    """A pattern from its rows, and what is wrong with it if something is."""
    rows = [row.split() for row in text.split("/")]
    if len({len(row) for row in rows}) != 1:
        raise ValueError("the rows are not equally long")
    shape = [(x, y, field_of(rows[y][x])) for y in range(len(rows)) for x in range(len(rows[0])) if rows[y][x] != "."]
    if not shape or len(rows) > SIDE or len(rows[0]) > SIDE:
        raise ValueError("it does not fit into a workshop")
    if len([field for _, _, field in shape if field & DREAMER]) != 1:
        raise ValueError("it needs the dreamer on exactly one field")
    reached = [shape[0]]
    for x, y, _ in reached:
        reached += [part for part in shape if abs(part[0] - x) + abs(part[1] - y) == 1 and part not in reached]
    if len(reached) != len(shape):
        raise ValueError("it is not connected")
    used = shards_of(shape)
    for colour in range(len(COLOURS)):
        if used.count(colour) > SUPPLY[colour]:
            raise ValueError(f"there are not so many shards of {COLOURS[colour]}")
    if len([field for _, _, field in shape if field & TREE]) > 6:
        raise ValueError("two players have only six trees")
    return shape


def rows_of(text: str, columns: int) -> list[tuple[int, list[str]]]:
    """The lines of a data file, with their numbers and cut at the bars."""
    out: list[tuple[int, list[str]]] = []
    lines = text.splitlines()
    for n in range(len(lines)):
        if lines[n].strip() and not lines[n].startswith("#"):
            cells = [cell.strip() for cell in lines[n].split("|")]
            if len(cells) != columns:
                raise ValueError(f"line {n + 1}: {len(cells)} columns, not {columns}")
            out.append((n + 1, cells))
    return out


def read_landscapes(text: str, by_formula: bool = True) -> list[Landscape]:
    """Every card, or a message that names the line. Older lists had formulas of their own."""
    out: list[Landscape] = []
    known: dict[str, str] = {}
    for n, (number, level, points, power, pattern) in rows_of(text, 5):
        try:
            if level not in LEVELS or power not in places.NAMES:
                raise ValueError(f"level '{level}' or power '{power}' is unknown")
            shape = shape_of(pattern)
            if by_formula and int(points) != formula(shape):
                raise ValueError(f"{points} points, but the formula says {formula(shape)}")
            like = known.setdefault(str(min(symmetries(shape))), number)
            if like != number:
                raise ValueError(f"it is card {like} again, turned or mirrored")
            if number != f"{len(out) + 1:02}":
                raise ValueError(f"the next number is {len(out) + 1:02}")
            if out and LEVELS.index(level) < out[-1].level:
                raise ValueError("the levels are not in order")
        except ValueError as wrong:
            raise ValueError(f"landscapes.txt, line {n}, card {number}: {wrong}") from None
        out.append(Landscape(number, LEVELS.index(level), int(points), places.NAMES.index(power), shape))
    for k in range(len(LEVELS)):
        there = len([card for card in out if card.level == k])
        if there != EACH_LEVEL[k]:
            raise ValueError(f"landscapes.txt: {there} cards of level {LEVELS[k]}, not {EACH_LEVEL[k]}")
    return out


def read_wishes(text: str) -> list[Wish]:
    out: list[Wish] = []
    for n, (name, rule, copies, variant, circle, points) in rows_of(text, 6):
        if variant not in WISH_TOKENS or circle not in ("-", "circle") or not copies.isdigit():
            raise ValueError(f"wishes.txt, line {n}: '{variant}', '{circle}' or '{copies}' is not understood")
        worth = [] if points == "-" else [int(number) for number in points.split()]
        out.append(Wish(name, rule, int(copies), variant == "nightmare", circle == "circle", worth))
    for variant, tokens in WISH_TOKENS.items():
        there = sum([wish.copies for wish in out if wish.nightmare == (variant == "nightmare")])
        if there != tokens:
            raise ValueError(f"wishes.txt: {there} tokens for {variant}, not {tokens}")
    return out


@cache
def landscapes(version: int = versions.NEWEST) -> list[Landscape]:
    return read_landscapes(beside(versions.list_of("landscapes", version)), version == versions.NEWEST)


@cache
def wishes(version: int = versions.NEWEST) -> list[Wish]:
    return read_wishes(beside(versions.list_of("wishes", version)))


def beside(name: str) -> str:
    return files("sennik.games.pracownia").joinpath(name).read_text("utf-8")
