"""The messages, to the letter: a change here is a change of the protocol, for browsers that are open now.

To accept one: python tests/server/test_messages.py, look at the difference, raise PROTOCOL if old pages would break.
"""
from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sennik.engine.errors import Illegal
from sennik.engine.game import SPECTATOR
from sennik.match import entries as e
from sennik.match.messages import HintShown, ReasonShown, SeatsShown, StepShown
from sennik.match.shown import seats_shown, step_text, table_shown
from sennik.match.table import Change, Table, opened
from sennik.server import messages as wire
from sennik.server.messages import ClientMessage
from sennik.server.refusals import refusal

ROOT = Path(__file__).parent.parent.parent
GOLDEN = Path(__file__).parent / "golden"


def step(table: Table, seat: int, now: int, change: Change | None = None) -> StepShown:
    return msgspec.json.decode(step_text(table, seat, now, change), type=StepShown)


def story() -> Iterator[tuple[str, object]]:
    """A table for two from its opening to a take-back, as each message shows it."""
    table = Table("t", opened(0, bytes(32), "sen", 2, {"K": "yes"}, clock=60, grace=30))
    yield "table", table_shown(table)
    yield "seats-waiting", seats_shown(table, SPECTATOR, 0, 1)
    table.apply(table.sit(1000, "p0", "Sowa", "00" * 16))
    table.apply(table.sit(1000, "p1", "Kot", "11" * 16))
    yield "seats-playing", seats_shown(table, 0, 3, 0)
    yield "step-first", step(table, 0, 2000)
    for seat in (0, 1):
        for slot in (0, 1):
            change = table.apply(table.answer(3000, f"p{seat}", table.n, f"land {seat} {slot}"))
            if slot == 0:
                yield f"step-peek-{seat}-for-0", step(table, 0, 4000, change)
    yield "step-hello", step(table, 0, 4000)
    yield "step-watching", step(table, SPECTATOR, 4000)
    state = table.state
    assert state is not None
    mover = int(state.to_act())
    table.apply(table.answer(5000, f"p{mover}", table.n, "know"))
    change = table.apply(table.undo(6000, f"p{mover}", table.n))
    yield "step-undone", step(table, mover, 7000, change)
    yield "hint", HintShown(7, "wake", (ReasonShown("lowest", {"chance": 81}), ReasonShown("close", {})))
    yield "error", refusal(Illegal("stale"), "pl", "answer")


@pytest.mark.parametrize(("name", "message"), [pytest.param(name, message, id=name) for name, message in story()])
def test_a_message_is_to_the_letter_as_it_was(name: str, message: object) -> None:
    before = (GOLDEN / f"{name}.json").read_text("utf-8")
    assert json.loads(before) == json.loads(pretty(message))         # a difference is easier to read so
    assert before == pretty(message)


def pretty(message: object) -> str:
    return json.dumps(msgspec.to_builtins(message), ensure_ascii=False, indent=1) + "\n"


ENTRIES: list[e.AnyEntry] = [
    e.Opened(at=1, game="sen", rules=1, seats=2, options={"K": "yes"}, secret="00" * 32, aid=True, clock=5),
    e.Sat(2, 0, "Sowa", "ab" * 32, "00" * 16), e.Filled(3, 1, "greedy"), e.Emptied(4, 1), e.Answered(5, 0, "land 0 0"),
    e.Undone(6, 0), e.StandIn(7, 0, "greedy", "away"), e.Returned(8, 0), e.Rematched(9, "u"),
    e.Turned(10, 3)]


def test_an_entry_is_to_the_letter_as_it_was() -> None:
    """What is in databases is read for ever."""
    lines = (GOLDEN / "entries.jsonl").read_text("utf-8").splitlines()
    assert lines == [e.written(entry) for entry in ENTRIES]
    assert [e.read(line) for line in lines] == ENTRIES


SAID: list[tuple[dict[str, Any], ClientMessage]] = [
    ({"type": "hello", "protocol": 3, "lang": "pl"}, wire.Hello(3, "pl")),
    ({"type": "answer", "n": 12, "answer": "land 2 0"}, wire.AnswerMessage(12, "land 2 0")),
    ({"type": "undo", "n": 13}, wire.Undo(13)),
    ({"type": "fill", "seat": 2, "level": "greedy"}, wire.Fill(2, "greedy")),
    ({"type": "clear", "seat": 2}, wire.Clear(2)),
    ({"type": "leave"}, wire.Leave()),
    ({"type": "back"}, wire.Back()),
    ({"type": "rematch"}, wire.Rematch()),
    ({"type": "turn", "page": 3}, wire.Turn(3)),
    ({"type": "hint", "n": 14}, wire.AskHint(14)),
]


@pytest.mark.parametrize(("text", "message"), SAID)
def test_what_a_client_says_is_understood(text: dict[str, Any], message: ClientMessage) -> None:
    assert msgspec.json.decode(json.dumps(text), type=ClientMessage) == message
    assert msgspec.to_builtins(message) == text


def test_what_is_made_for_the_browser_is_current() -> None:
    """Its message types, and the constants of the engine and of each game."""
    code = ("import json, runpy; made = runpy.run_path('tools/protocol_types.py')['sources']()\n"
            "print(json.dumps({str(file): text for file, text in made.items()}))")
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    made: dict[str, str] = json.loads(done.stdout)
    assert len(made) > 2
    for file, text in made.items():
        assert Path(file).read_text("utf-8") == text, f"{file}: run python tools/protocol_types.py"


def test_the_page_about_the_protocol_names_every_message_and_field() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    for text, _ in SAID:
        assert f'"type":"{text["type"]}"' in page.replace('": "', '":"'), text["type"]
    for kind in (StepShown, SeatsShown, HintShown, wire.Refusal):
        for field in kind.__struct_fields__:
            assert f"`{field}" in page or f".{field}" in page or f'"{field}"' in page, f"{kind.__name__}.{field}"


if __name__ == "__main__":
    for title, shown in story():
        (GOLDEN / f"{title}.json").write_text(pretty(shown), "utf-8")
    (GOLDEN / "entries.jsonl").write_text("".join(e.written(entry) + "\n" for entry in ENTRIES), "utf-8")
