"""How Pracownia is played: the instinct of a sensible player, and how much its levels think."""
from .instinct import INSTINCT, LEVELS, QUICK, SEEING, PracowniaInstinct

__all__ = ["INSTINCT", "LEVELS", "QUICK", "SEEING", "PracowniaInstinct"]
