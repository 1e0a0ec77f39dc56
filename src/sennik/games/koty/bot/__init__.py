"""How Koty is played by bots: the instinct, and how each level thinks."""
from .instinct import INSTINCT
from .levels import levels as LEVELS  # noqa: N812

__all__ = ["INSTINCT", "LEVELS"]
