"""Koty: fill your dream with cats, double them with nines, and send the rivals' cats away."""
from .rules.game import KOTY as IDENTITY
from .rules.game import Koty as GAME

__all__ = ["GAME", "IDENTITY"]
