"""Echo: every dream has an echo in somebody's hand. Ask for it."""
from .rules import IDENTITY
from .rules import Echo as GAME

__all__ = ["GAME", "IDENTITY"]
