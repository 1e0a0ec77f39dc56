"""The hard positions of vectors.txt."""
from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import pytest

from sennik.engine.events import SHUFFLED

from .dreams import Dreams

pytestmark = pytest.mark.pure


class Vector(NamedTuple):
    name: str
    given: dict[str, str]
    steps: list[str]


def vectors() -> list[Vector]:
    found: list[Vector] = []
    for line in Path(__file__).with_name("vectors.txt").read_text().splitlines():
        if line.startswith("# "):
            found.append(Vector(line[2:], {}, []))
        elif line[:2] in {"> ", "= "}:
            found[-1].steps.append(line)
        elif found and line:
            name, _, value = line.partition(":")
            found[-1].given[name] = value.strip()
    return found


def set_up(given: dict[str, str]) -> Dreams:
    def rows(what: str) -> list[str]:
        named = {int(name.split()[1]): row for name, row in given.items() if name.startswith(what)}
        return [named.get(seat, "") for seat in range(max(named, default=-1) + 1)]

    options: dict[str, Any] = dict(part.split("=") for part in given.get("options", "").split())
    return Dreams(*rows("dream"), seats=int(given.get("seats", "2")), hands=rows("hand"), pile=given.get("pile"),
                  discard=given.get("discard", ""), scarce="scarce" in given, **options)


def holds(t: Dreams, what: str, wanted: str) -> str:
    name, _, seat = what.partition(" ")
    if name == "dream":
        return t.dream(int(seat))
    if name == "hand":
        return t.hand(int(seat))
    if name == "may":
        return ", ".join(t.may(int(seat)))
    if name == "discard":
        return t.discard(len(wanted))
    if name == "pile":
        return str(t.pile())
    assert name == "asks"
    return t.asks()


@pytest.mark.parametrize("vector", vectors(), ids=lambda vector: vector.name)
def test_a_hard_position(vector: Vector) -> None:
    t = set_up(vector.given)
    told: list[str] = []
    for step in vector.steps:
        if step.startswith("> "):
            t.go(step[2:])
            told += [event.word or "shuffle" for event in t.events if event.word or event.what == SHUFFLED]
            continue
        what, _, wanted = step[2:].partition(": ")
        if what == "told":
            assert " ".join(told) == wanted, step
            told = []
        else:
            assert holds(t, what, wanted) == wanted, step


def test_no_two_positions_have_one_name() -> None:
    names = [vector.name for vector in vectors()]
    assert len(set(names)) == len(names) > 20
