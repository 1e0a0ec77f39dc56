"""A test that takes a `variant` is run on one of each game; `make research` runs it on all."""
from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from sennik import games
from sennik.testkit.variants import variants

ALL = os.environ.get("SENNIK_RESEARCH") == "all"


def every() -> Iterator[object]:
    for key in (*games.keys(), *games.studies()):
        rows = variants(games.identity(key), lambda seats, options, key=key: games.make(key, seats, options))  # type: ignore[misc]
        for seats, options in rows if ALL else rows[-1:]:
            yield pytest.param((key, seats, options), id=f"{key}-{seats}-{'-'.join(options.values())}")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "variant" in metafunc.fixturenames:
        metafunc.parametrize("variant", list(every()))
