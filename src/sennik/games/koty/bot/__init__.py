"""How Koty is played by bots: the instinct, and how each level thinks."""
from .instinct import INSTINCT, LEVELS

__all__ = ["INSTINCT", "LEVELS"]
