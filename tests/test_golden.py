"""Golden records: stored games are played again to the same end. A change of rules must raise the version."""
from __future__ import annotations

from pathlib import Path

import pytest

from sennik.games import keys, read

ROOT = Path(__file__).parent / "games"
GOLDEN = sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob("*/golden/*.json"))


@pytest.mark.pure
@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_record_is_played_again_to_the_same_end(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    record, state = read(text)                           # refused unless every digest is the one written down
    assert not state.asked
    assert sum(state.returns()) == pytest.approx(1)
    assert record.to_json(state) == text


@pytest.mark.parametrize("key", keys())
def test_every_game_has_golden_records(key: str) -> None:
    assert len([name for name in GOLDEN if name.startswith(f"{key}/")]) >= 3
