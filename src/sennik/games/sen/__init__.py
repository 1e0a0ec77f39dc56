"""Sen: remember your lands, wake the others while you hold the fewest ravens."""
from .rules import SEN as IDENTITY
from .rules import Sen as GAME

__all__ = ["GAME", "IDENTITY"]
