"""What every game must pass, shipped so that others can test theirs."""
from .contract import HIDDEN, LAWS, check_game
from .law import Broken, Law
from .report import Report
from .table import Table
from .words import check_words

__all__ = ["HIDDEN", "LAWS", "Broken", "Law", "Report", "Table", "check_game", "check_words"]
