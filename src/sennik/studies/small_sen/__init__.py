"""Small Sen: the rules of Sen with seven cards, for exact work."""
from .rules import SMALL_SEN as IDENTITY
from .rules import SmallSen as GAME

__all__ = ["GAME", "IDENTITY"]
