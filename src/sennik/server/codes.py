"""Codes that carry one's games to another browser: short enough to be typed, good once and for ten minutes."""
from __future__ import annotations

import io
import re
import secrets
from typing import Final

import segno

from .middleware import hashed
from .tables import LETTERS

SIZE: Final = 12               # 59 bits, of letters that are not taken for each other
MINUTES: Final = 10
PHONE: Final = re.compile(r"Mobi|Android|iPhone|iPad")
ASIDE: Final = str.maketrans("", "", " -–—\t\r\n")


def fresh() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(SIZE))


def spelled(code: str) -> str:
    """In groups of four, as it is shown."""
    return "-".join(code[k:k + 4] for k in range(0, SIZE, 4))


def kept(typed: str) -> str:
    """What is kept of a code, or compared with it: however it was spelled. A wrong one is nobody's."""
    return hashed(typed.translate(ASIDE).lower())


def drawn(address: str) -> str:
    """A picture to point a phone at."""
    out = io.BytesIO()
    segno.make(address, error="m", micro=False).save(out, kind="svg", border=3, xmldecl=False, svgns=False, nl=False,
                                                     omitsize=True,
                                                     dark="#1a1640", light="#fffaf1")
    return out.getvalue().decode()


def kind_of(agent: str) -> str:
    """What a browser runs on, as roughly as can be: for the list of one's own devices."""
    return "phone" if PHONE.search(agent) else "computer"
