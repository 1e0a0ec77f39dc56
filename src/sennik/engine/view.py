"""What a seat may know, and nothing else: plain tuples, comparable, picklable, enough to imagine a state from."""
from __future__ import annotations

from mypy_extensions import mypyc_attr

Ints = tuple[int, ...]


@mypyc_attr(acyclic=True)         # plain values: there is no circle for the garbage collector to look for
class View:
    seat: int
    phase: int
    asked: int
    cards: tuple[Ints, ...]     # by zone: the kind, or -1 - back of a face this seat cannot tell
    known: tuple[Ints, ...]     # by zone, beside each card: the seats that know it (which is public)
    unseen: tuple[Ints, ...]    # by back: the kinds this seat cannot place, sorted
    signs: Ints                 # by zone: the sign on the back of its top card, -1 where none is shown
    facts: Ints
    marks: tuple[tuple[int, int, int], ...]      # zone, index, mark

    def __init__(self, seat: int, phase: int, asked: int, cards: tuple[Ints, ...], known: tuple[Ints, ...],
                 unseen: tuple[Ints, ...], signs: Ints, facts: Ints,
                 marks: tuple[tuple[int, int, int], ...]) -> None:
        self.seat = seat
        self.phase = phase
        self.asked = asked
        self.cards = cards
        self.known = known
        self.unseen = unseen
        self.signs = signs
        self.facts = facts
        self.marks = marks

    def all(self) -> tuple[object, ...]:
        return (self.seat, self.phase, self.asked, self.cards, self.known, self.unseen, self.signs,
                self.facts, self.marks)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.all() == other.all()

    def __hash__(self) -> int:
        return hash(self.all())

    def __repr__(self) -> str:
        return f"View{self.all()}"

    def __reduce__(self) -> tuple[object, ...]:
        return View, self.all()
