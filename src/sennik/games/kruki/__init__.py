"""Kruki: two ravens race over one track in opposite directions, and rebuild it as they fly."""
from .rules.game import KRUKI as IDENTITY
from .rules.game import Kruki as GAME

__all__ = ["GAME", "IDENTITY"]
