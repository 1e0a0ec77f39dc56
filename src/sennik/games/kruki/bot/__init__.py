"""How Kruki is played by one who knows it: an instinct, and how long each level thinks."""
from .instinct import INSTINCT, QUICK
from .levels import LEVELS, SEEING

__all__ = ["INSTINCT", "LEVELS", "QUICK", "SEEING"]
