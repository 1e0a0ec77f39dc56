"""Why one would answer so in Kruki: the fields that it carries the own raven on, or sets the other one back."""
from __future__ import annotations

from ....engine.answers import Answer
from ....engine.rng import FastRng
from ....engine.state import State
from ....policy.instinct import NO_REASON, Reason
from ..rules import phases, verbs
from ..rules.notes import TO_FLY
from ..rules.reach import REACH
from ..rules.state import KrukiState


def reason(s: KrukiState, seat: int, answer: Answer) -> Reason:
    """Tried out on a copy: the track and both ravens lie open, so what is hidden does not matter."""
    now = to_fly(s, seat)
    if s.phase == phases.FIRST_CARDS:
        return NO_REASON
    if s.phase in (phases.DRAW_TWO, phases.DRAW, phases.LIMIT):
        return "to_go", {"mine": now[seat], "other": now[1 - seat]}
    if answer.verb == verbs.END:
        fields = numbers(s, seat, REACH)
        return ("stays", {"fields": fields[0]}) if fields and fields[0] else NO_REASON
    after = s.copy(FastRng(1))
    after.apply(seat, answer)
    then = to_fly(after, seat)
    if then[seat] < now[seat]:
        return "on", {"fields": now[seat] - then[seat]}
    if then[1 - seat] > now[1 - seat]:
        return "back", {"fields": then[1 - seat] - now[1 - seat]}
    return NO_REASON


def to_fly(s: State, seat: int) -> list[int]:
    return numbers(s, seat, TO_FLY)


def numbers(s: State, seat: int, name: str) -> list[int]:
    return [note.number for note in s.game.notes(s.view(seat)) if note.name == name]
