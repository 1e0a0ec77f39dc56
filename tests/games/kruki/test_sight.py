"""The track by sight: its path, and what may be touched, read once more from the picture that a person sees."""
from __future__ import annotations

import pytest

from sennik.games.kruki.notation import LANES, LETTERS
from sennik.games.kruki.rules import verbs
from sennik.games.kruki.rules.grid import COLUMNS

from .picture import game_of, show


class Sight:
    """What lies where, as text: nothing of the rules' own data is used."""

    def __init__(self, picture: str) -> None:
        self.rows = {line.split()[0]: line.split()[1:] for line in picture.splitlines()}

    def parts(self, row: str, c: int) -> list[str]:
        """What lies in a cell, from the top down."""
        cells = self.rows.get(row, [])
        return [] if not 0 <= c < len(cells) or cells[c] == "." else cells[c].split("/")

    def top(self, row: str, c: int) -> str:
        return "".join([letter for letter in "".join(self.parts(row, c)[:1]) if letter in LETTERS])

    def half(self, lane: str, depth: int, c: int, sign: str) -> str:
        """The half a or b of a detour in this column."""
        return "".join(part for part in self.parts(f"{lane}{depth}", c)
                       if (part.endswith("-") if sign == "a" else part.startswith("-")))

    def juts(self, lane: str, c: int) -> str:
        """The half of a slid card that sticks out there."""
        return "".join(part for part in self.parts(f"{lane}1", c) if "-" not in part)

    # ---- the path
    def outwards(self, lane: str, c: int, sign: str) -> list[str]:
        """The fields of the detours in one column, from inside outwards."""
        return [self.top(f"{lane}{depth}", c) for depth in range(1, 5) if self.half(lane, depth, c, sign)]

    def path(self) -> str:
        """Out along each column of detours and home along the next."""
        out: list[str] = []
        for lane in LANES:
            fields: list[str] = []
            for c in range(COLUMNS):
                fields += [*self.outwards(lane, c, "b")[::-1], self.top(lane, c), *self.outwards(lane, c, "a")]
            out += fields if lane == "W" else fields[::-1]
        return " ".join(field for field in out if field)

    # ---- what may be touched
    def lies(self, c: int) -> bool:
        return any(self.parts(lane, c) for lane in LANES)

    def slid(self, c: int) -> str:
        """The lane towards which the card of a column is slid."""
        return "".join(lane for lane in LANES if self.lies(c) and not self.parts("WB"[lane == "W"], c))

    def row_raven(self, c: int) -> bool:
        text = "".join("".join(self.parts(lane, c)) for lane in LANES) + "".join(self.juts(lane, c) for lane in LANES)
        return bool(set(text) & set("@#"))

    def detours(self) -> list[tuple[str, int, int]]:
        return [(lane, c, depth) for lane in LANES for c in range(COLUMNS) for depth in range(1, 5)
                if self.half(lane, depth, c, "a")]

    def detour_raven(self, lane: str, c: int, depth: int) -> bool:
        return bool(set(self.half(lane, depth, c, "a") + self.half(lane, depth, c + 1, "b")) & set("@#"))

    def covered(self, lane: str, c: int, depth: int) -> bool:
        return depth == 1 and any("-" not in self.parts(f"{lane}1", column)[0] for column in (c, c + 1))

    def beside(self, lane: str, c: int) -> list[int]:
        """The lower columns of the innermost detours beside a column."""
        return [column for column in (c - 1, c) if self.half(lane, 1, column, "a")]

    def targets(self, action: int) -> set[str]:
        row = [c for c in range(COLUMNS) if self.lies(c) and not self.row_raven(c)]
        if action != verbs.ROTATE:
            row = [c for c in row if not self.slid(c)]
        if action == verbs.SLIDE:
            row = [c for c in row if any(self.may_slide(c, lane) for lane in LANES)]
        touched = {f"card {c}" for c in row}
        for lane, c, depth in self.detours() if action in {verbs.ROTATE, verbs.REMOVE} else []:
            if not self.detour_raven(lane, c, depth) and not (action == verbs.REMOVE and self.covered(lane, c, depth)):
                touched.add(f"detour_card {LANES.index(lane)} {c} {depth - 1}")
        return touched

    def may_slide(self, c: int, lane: str) -> bool:
        return not any(self.detour_raven(lane, column, 1) for column in self.beside(lane, c))

    def places(self) -> set[str]:
        return {f"beside {LANES.index(lane)} {c}"
                for lane in LANES for c in range(COLUMNS - 1) if self.may_lie(lane, c)}

    def may_lie(self, lane: str, c: int) -> bool:
        if not self.parts(lane, c) and not self.parts(lane, c + 1):
            return False
        there = set(self.beside(lane, c) + self.beside(lane, c + 1))
        if there:
            return there == {c}
        return not any(self.juts(lane, column) and self.row_raven(column) for column in (c, c + 1))


@pytest.mark.rule("KRU-T2", "KRU-T3", "KRU-L1", "KRU-L2", "KRU-L4")
def test_the_path_is_what_one_sees_on_the_table() -> None:
    met = {"-": 0, "/": 0, "W2": 0}
    for seed in range(40):
        for s in game_of(seed)[::13]:
            picture = show(s)
            assert " ".join(LETTERS[land] for land in s.path().lands) == Sight(picture).path(), picture
            for sign in met:
                met[sign] += sign in picture
    assert min(met.values()) > 10, met


@pytest.mark.rule("KRU-A9", "KRU-L1", "KRU-L2", "KRU-L3", "KRU-L5", "KRU-L6")
def test_what_may_be_touched_and_where_a_detour_may_lie_is_what_one_sees() -> None:
    narrowed = 0
    for seed in range(40, 80):
        for s in game_of(seed)[::13]:
            picture = show(s)
            sight = Sight(picture)
            for action in (verbs.ROTATE, verbs.REMOVE, verbs.SWAP, verbs.SLIDE):
                assert {answer.text for answer in s.targets(action)} == sight.targets(action), picture
            assert {answer.text for answer in s.places(30)} == sight.places(), picture
            for c in range(COLUMNS):
                for lane in (0, 1):
                    assert s.can_slide(c, lane) == sight.may_slide(c, LANES[lane]), picture
                    narrowed += not s.can_slide(c, lane)
    assert narrowed > 20
