"""Tables without a server: entries go through their written form, as they do on the way to the store."""
from __future__ import annotations

from collections.abc import Callable

import pytest

from sennik.match import entries as e
from sennik.match.table import Change, Table, opened

Ask = Callable[[Table], e.AnyEntry]
SECRET = bytes(range(32))
SHARE = "0123456789abcdef" * 2


class Kept:
    """A table and its list."""

    def __init__(self, game: str, seats: int, **given: object) -> None:
        options = given.pop("options", {})
        assert isinstance(options, dict)
        first = opened(1000, SECRET, game, seats, options, **given)
        self.list: list[e.AnyEntry] = [e.read(e.written(first))]
        self.table = Table("t", first)

    def do(self, ask: Ask) -> Change:
        entry = e.read(e.written(ask(self.table)))
        self.list.append(entry)
        return self.table.apply(entry)

    def sit_all(self) -> Kept:
        for seat in range(len(self.table.seats)):
            self.do(lambda t, seat=seat: t.sit(2000, f"p{seat}", f"Sowa {seat}", SHARE, seat))  # type: ignore[misc]
        return self

    def say(self, seat: int, text: str, n: int | None = None, at: int = 3000) -> Change:
        return self.do(lambda t: t.answer(at, f"p{seat}", t.n if n is None else n, text))

    def first_answers(self, seat: int) -> list[str]:
        return [answer.text for answer in self.table.questions[seat].answers]

    def asked(self) -> list[int]:
        state = self.table.state
        return [seat for seat in range(len(self.table.seats)) if state is not None and state.asked >> seat & 1]


@pytest.fixture
def keep() -> Callable[..., Kept]:
    return Kept
