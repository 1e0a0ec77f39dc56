"""What each seat is doing: a stack of questions, the last of which it is asked now.

An action that is interrupted waits below what interrupts it (PRA-L2): who builds with the Golem and completes a card
settles the card, and then the Golem goes on. Each seat has a stack of its own, because together several of them create
at once (PRA-K8). A seat is asked while its stack is not empty. The stack is a number of the facts, to the base 32: the
numbers of the phases are its digits, and TOGETHER, which is 0, is never pushed. It is never so deep that it would not
fit into 64 bits: a stage, a power, a walk, a card.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from . import facts

if TYPE_CHECKING:
    from .state import PracowniaState

DEEPER: Final = 32
NOTHING: Final = 0


def busy(s: PracowniaState, seat: i64) -> bool:
    return s.facts[facts.DOING + seat] > 0


def now(s: PracowniaState, seat: i64) -> i64:
    """The phase it is asked, or NOTHING."""
    stack: i64 = s.facts[facts.DOING + seat]
    return stack % DEEPER


def only(s: PracowniaState, seat: i64, phase: i64) -> bool:
    """Is it doing just this, with nothing waiting below?"""
    return s.facts[facts.DOING + seat] == phase


def begin(s: PracowniaState, seat: i64, phase: i64) -> None:
    """This, and nothing else."""
    s.facts[facts.DOING + seat] = phase


def rest(s: PracowniaState, seat: i64) -> None:
    s.facts[facts.DOING + seat] = 0


def push(s: PracowniaState, seat: i64, phase: i64) -> None:
    s.facts[facts.DOING + seat] = s.facts[facts.DOING + seat] * DEEPER + phase


def pop(s: PracowniaState, seat: i64) -> None:
    s.facts[facts.DOING + seat] //= DEEPER


def instead(s: PracowniaState, seat: i64, phase: i64) -> None:
    """The next question of the same action."""
    s.facts[facts.DOING + seat] = s.facts[facts.DOING + seat] // DEEPER * DEEPER + phase


def all_of(s: PracowniaState, seat: i64) -> list[int]:
    """Everything it has begun, what is asked now last."""
    out: list[int] = []
    left: int = s.facts[facts.DOING + seat]
    while left:
        out.append(left % DEEPER)
        left //= DEEPER
    out.reverse()
    return out
