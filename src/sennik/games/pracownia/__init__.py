"""Pracownia Snów: gather shards of dreams by night, build landscapes of them and walk there."""
from .rules.game import PRACOWNIA as IDENTITY
from .rules.game import Pracownia as GAME

__all__ = ["GAME", "IDENTITY"]
