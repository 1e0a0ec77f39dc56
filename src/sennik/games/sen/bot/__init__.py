"""How Sen is played by bots: the instinct, how each level thinks, and the tempers it may have."""
from .instinct import INSTINCT, LEVELS, LOOKS_BACK, TEMPERS

__all__ = ["INSTINCT", "LEVELS", "LOOKS_BACK", "TEMPERS"]
