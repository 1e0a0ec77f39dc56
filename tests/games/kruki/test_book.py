"""The examples and figures of the rulebook: what it tells and draws is what the rules do."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

from sennik.games.kruki.notation import LETTERS

from .picture import path, play, show, spot, table

pytestmark = pytest.mark.pure
rule = pytest.mark.rule
BOOK = Path(__file__).parents[3] / "src/sennik/games/kruki/rulebook.en.md"
FIGURE = re.compile(r"^```track\n(.*?)\n\n", re.MULTILINE | re.DOTALL)


def figures() -> list[str]:
    return FIGURE.findall(re.sub(r"^> ?", "", BOOK.read_text("utf-8"), flags=re.MULTILINE))


def flown(figure: str) -> list[str]:
    """Each route of a figure, as the lands of its fields."""
    told = [line.split() for line in figure.splitlines()]
    grid = {name: cells for name, *cells in told}
    routes = []
    for name, *route in told:
        if name == "->":
            found = [re.fullmatch(r"([WB])(\d+)(?:\.(\d))?", field) for field in route]
            cells = [grid[field[1] + (field[3] or "")][int(field[2]) - 1] for field in found if field]
            routes.append(" ".join(next(letter for letter in cell if letter in LETTERS) for cell in cells))
    return routes


def other(cell: str) -> str:
    """A land for the other half of a card."""
    return cell if cell == "." else "y" if cell[0] != "y" else "r"


@rule("KRU-T2", "KRU-F2", "KRU-L1", "KRU-L2", "KRU-L4")
@pytest.mark.parametrize("figure", [figure for figure in figures() if "->" in figure])
def test_a_route_that_is_drawn_is_part_of_the_path(figure: str) -> None:
    rows = [line for line in figure.splitlines() if not line.startswith("->")]
    if rows[-1].startswith("W "):                        # only one lane is drawn: the other one is of no concern
        rows.append(" ".join(["B", *[other(cell) for cell in rows[-1].split()[1:]]]))
    lands = path(table("\n".join(rows)))
    for route in flown(figure):
        assert route in lands


@rule("KRU-F1", "KRU-F2", "KRU-A4", "KRU-T3")
def test_the_first_turn() -> None:
    s = table("""
        W  g v r v y
        B  y b g y r
        """, white="g v b b rotate-remove")
    play(s, "fly 2")
    assert spot(s, "white") == 1
    play(s, "remove", "card 2", "fly 3")
    assert spot(s, "white") == 3
    assert "W  g v . v@ y" in show(s).replace("  v@", " v@")


@rule("KRU-L4", "KRU-A6")
def test_a_detour_turned_against_its_owner() -> None:
    s = table("""
        W1 .  .  y- -v .
        W  g  b@ r  v  y
        B  y  r# b  g  b
        """, black="swap-slide b", mover="black")
    assert path(s).startswith("g b r y v v y")
    play(s, "slide", "card 3", "towards 0")
    assert path(s).startswith("g b r y v g y")
    play(s, "fly 4")
    assert spot(s, "black") == 4                         # over the hole, two fields
