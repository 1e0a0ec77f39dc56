"""Sen: remember your lands, wake the others while you hold the fewest ravens."""
from .rules.game import SEN as IDENTITY
from .rules.game import Sen as GAME

__all__ = ["GAME", "IDENTITY"]
