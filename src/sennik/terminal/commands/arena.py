"""Bots against each other, on the same deals."""
from __future__ import annotations

from ...engine.errors import Unreadable
from ...words import Words
from ..args import Given


def run(given: Given, words: Words) -> int:
    try:
        from ...lab import command
    except ModuleNotFoundError as missing:            # joblib or openskill: the lab is an extra
        raise Unreadable("package-missing", package=missing.name, extra="lab") from None
    return command.run(command.arguments(given.places["GAME"], given.flags), words)
