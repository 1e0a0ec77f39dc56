"""What people read: names, questions, answers and events in Polish, English and Ukrainian."""
from .needs import Need, complaints, needs
from .words import ENGLISH, LANGS, NAMES, Words, check_lang

__all__ = ["ENGLISH", "LANGS", "NAMES", "Need", "Words", "check_lang", "complaints", "needs"]
