"""The model: a small network that learned from self-play when to call Wake up. `tools/learn.py` makes its numbers.

One for each temper, for going on is another thing among the bold than among the patient.
"""
from __future__ import annotations

import json
from importlib.resources import files
from typing import Final

from mypy_extensions import i64

CALL: Final = 0                # what comes out: the chance to win the game after calling …
GO_ON: Final = 1               # … and after going on, …
LOWEST: Final = 2              # … and the chance that no dream is lower, as log-odds


class Model:
    inputs: i64
    hidden: i64
    first: list[float]         # by unit: its bias, then a weight for each input
    second: list[float]        # by output: its bias, then a weight for each unit

    def __init__(self, inputs: i64, hidden: i64, first: list[float], second: list[float]) -> None:
        self.inputs = inputs
        self.hidden = hidden
        self.first = first
        self.second = second

    def out(self, given: list[float]) -> list[float]:
        units: list[float] = []
        first = self.first
        at: i64 = 0
        n = self.inputs
        for _ in range(self.hidden):
            total = first[at]
            at += 1
            k: i64 = 0
            while k < n:
                total += first[at + k] * given[k]
                k += 1
            at += n
            units.append(total if total > 0.0 else 0.0)
        found: list[float] = []
        second = self.second
        at = 0
        while at < len(second):
            total = second[at]
            at += 1
            k = 0
            while k < self.hidden:
                total += second[at + k] * units[k]
                k += 1
            at += self.hidden
            found.append(total)
        return found


def load() -> dict[str, Model]:
    """By temper."""
    text = files("sennik.games.sen.bot").joinpath("model.json").read_text("utf-8")
    return {temper: read(part) for temper, part in json.loads(text).items()}


def read(part: dict[str, list[float]]) -> Model:
    first, second = part["first"], part["second"]
    hidden = len(part["second"]) // 3 - 1
    return Model(len(first) // hidden - 1, hidden, [float(x) for x in first], [float(x) for x in second])


MODELS: Final = load()
