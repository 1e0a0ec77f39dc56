"""The name a guest gives: short, visible, and not made to break a page."""
from __future__ import annotations

import unicodedata
from typing import Final

from ..engine.errors import Unreadable

LONGEST: Final = 24
MARKS: Final = 2               # accents on one letter; a hundred of them climb over the lines above


def clean(given: str) -> str:
    """The name as it is kept, or a refusal."""
    name = " ".join(unicodedata.normalize("NFC", given).split())
    if not name:
        raise Unreadable("name-empty")
    if len(name) > LONGEST:
        raise Unreadable("name-long", most=LONGEST)
    marks = 0
    for letter in name:
        category = unicodedata.category(letter)
        marks = marks + 1 if category[0] == "M" else 0
        if category[0] == "C" or marks > MARKS:          # control, direction overrides, unassigned
            raise Unreadable("name-strange")
    return name


def same(a: str, b: str) -> bool:
    """Would two people at one table be taken for each other?"""
    return unicodedata.normalize("NFKC", a).casefold() == unicodedata.normalize("NFKC", b).casefold()
