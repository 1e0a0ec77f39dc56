"""Planted leaks: every kind that we could think of, each with the laws that catch it, in files by what they leak."""
from . import answers, events, faults, knowledge, numbers, views
from .plant import Plant

__all__ = ["ALL", "answers", "events", "faults", "knowledge", "numbers", "views"]

ALL: tuple[type[Plant], ...] = tuple(Plant.__subclasses__())
