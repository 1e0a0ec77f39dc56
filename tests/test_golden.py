"""Golden records: stored games are played again to the same end. A change of rules must raise the version.

Those of older rules lie in folders of their own and are never made anew: decision 10 says how a rule is changed.
"""
from __future__ import annotations

import json
from pathlib import Path

import pytest

from sennik.engine.errors import Unreadable
from sennik.games import identity, keys, make, read

ROOT = Path(__file__).parent / "games"
GOLDEN = sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob("*/golden/**/*.json"))


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


def version_of(name: str) -> int:
    version = json.loads((ROOT / name).read_text("utf-8"))["rules"]
    assert isinstance(version, int)
    return version


@pytest.mark.parametrize("key", keys())
def test_every_version_that_can_be_played_has_golden_records(key: str) -> None:
    card = identity(key)
    found = {version_of(name) for name in GOLDEN if name.startswith(f"{key}/")}
    assert found == set(range(card.since or card.version, card.version + 1))


def test_the_golden_records_of_older_rules_lie_in_a_folder_that_says_so() -> None:
    for name in GOLDEN:
        key, _, *folder, _ = name.split("/")
        version = version_of(name)
        assert folder == ([f"version-{version}"] if version < identity(key).version else []), name


@pytest.mark.parametrize("key", keys())
def test_a_version_that_is_not_there_is_refused_by_name(key: str) -> None:
    card = identity(key)
    for version, word in ((card.version + 1, "new-rules"), (10 ** 30, "new-rules"), (-1, "old-rules")):
        with pytest.raises(Unreadable, match=word.replace("-", " ")) as refused:
            make(key, card.least, {}, version)
        assert refused.value.details == {"game": key, "version": str(version)}
    assert make(key, card.least, {}).version == card.version
