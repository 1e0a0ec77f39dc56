"""Kuhn poker: three cards, one bet."""
from .rules import KUHN as IDENTITY
from .rules import Kuhn as GAME

__all__ = ["GAME", "IDENTITY"]
