"""The laws, each in the file that bears its name."""
from ..law import Law
from .answers import AnswersLaw
from .asked import Asked
from .belief import Belief
from .cards import Cards
from .copy import Copy
from .ending import Ending
from .failure import Failure
from .imagine import Imagine
from .instinct import InstinctLaw
from .masks import Masks
from .no_merge import NoMerge
from .numbers import Numbers
from .observer import Observer
from .places import Places
from .refusals import Refusals
from .replay import Replay
from .sight import Sight
from .twin import Twin
from .undo import UndoLaw

__all__ = ["HIDDEN", "LAWS"]

# Those of hidden information, then all: in this order, so that what is wrong with a position by itself is said first.
HIDDEN: tuple[type[Law], ...] = (Imagine, Twin, Observer, NoMerge, Sight)
LAWS: tuple[type[Law], ...] = (
    Asked, AnswersLaw, Cards, Masks, Numbers, Places, Copy, Refusals, Failure, *HIDDEN, InstinctLaw, Belief, UndoLaw,
    Replay, Ending)
