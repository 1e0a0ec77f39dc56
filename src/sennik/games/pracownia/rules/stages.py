"""The stages of a game: a round is travel and creation, and after the last there is a closing creation."""
from __future__ import annotations

from typing import Final

CHOOSING: Final = 0            # the start cards (PRA-U4)
TRAVELLING: Final = 1
CREATING: Final = 2
CLOSING: Final = 3

IS_CREATION: Final[list[bool]] = [False, False, True, True]
