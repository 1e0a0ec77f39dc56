"""How Pracownia is played: the instinct of a sensible player, and how much its levels think."""
from .instinct import INSTINCT, QUICK, PracowniaInstinct
from .levels import LEVELS, SEEING

__all__ = ["INSTINCT", "LEVELS", "QUICK", "SEEING", "PracowniaInstinct"]
