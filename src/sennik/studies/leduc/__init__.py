"""Leduc poker: six cards, two rounds of betting."""
from .rules import LEDUC as IDENTITY
from .rules import Leduc as GAME

__all__ = ["GAME", "IDENTITY"]
