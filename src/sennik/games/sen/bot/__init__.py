"""How Sen is played by bots: the instinct, how each level thinks, and the tempers it may have."""
from typing import Final

from .instinct import INSTINCT, LOOKS_BACK, TEMPERS
from .levels import levels

LEVELS: Final = levels

__all__ = ["INSTINCT", "LEVELS", "LOOKS_BACK", "TEMPERS"]
