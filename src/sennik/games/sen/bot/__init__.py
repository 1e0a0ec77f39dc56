"""How Sen is played by bots: the instinct, how each level thinks, and the tempers it may have."""
from .instinct import INSTINCT, LEVELS, TEMPERS

__all__ = ["INSTINCT", "LEVELS", "TEMPERS"]
