"""What every game must pass, shipped so that others can test theirs.

`check_game` and `check_words` are the two calls; `laws/` holds the laws, `leaks/` the leaks planted to try them,
`games/` the toy games they are tried on.
"""
from .check import check_game
from .law import Broken, Law
from .laws import HIDDEN, LAWS
from .report import LawReport
from .wire import Wire
from .words import check_words

__all__ = ["HIDDEN", "LAWS", "Broken", "Law", "LawReport", "Wire", "check_game", "check_words"]
