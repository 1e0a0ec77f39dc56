"""Pracownia Snów: gather shards of dreams by night, build landscapes of them and walk there."""
from .rules import PRACOWNIA as IDENTITY
from .rules import Pracownia as GAME

__all__ = ["GAME", "IDENTITY"]
