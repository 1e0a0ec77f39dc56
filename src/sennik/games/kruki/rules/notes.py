"""What a view amounts to: how far both ravens still have to fly, and where a flight or an action would set them."""
from __future__ import annotations

from typing import Final

from ....engine.game import SPECTATOR, Note, Place
from ....engine.view import View
from . import facts
from .cards import BLACK, WHITE
from .facts import NOWHERE
from .path import Path, seen
from .reach import reach

TO_FLY: Final = "to_fly"       # by raven: how many fields to the finish
NEXT: Final = "next"           # the field before the own raven: Own +1 carries it there (KRU-A1)
BEHIND: Final = "behind"       # the field behind the rival's: Rival −1 sends it there (KRU-A2)


def notes(view: View) -> tuple[Note, ...]:
    path = Path(seen(view))
    return (*to_fly(view, path), *beside_ravens(view, path), *reach(view))


def to_fly(view: View, path: Path) -> list[Note]:
    """Of both ravens, to everybody; the finished one is home for good (KRU-E1)."""
    found: list[Note] = []
    for seat in (WHITE, BLACK):
        ahead = [] if view.facts[facts.FINISHED + seat] else path.fields_ahead(seat, view.facts[facts.RAVEN + seat])
        found.append(Note(TO_FLY, Place(fact=facts.RAVEN + seat), len(ahead)))
    return found


def beside_ravens(view: View, path: Path) -> list[Note]:
    """To a seat: one field forward for its own raven, one back for the rival's, where there is one."""
    seat = view.seat
    found: list[Note] = []
    if seat == SPECTATOR:
        return found
    raven, other = view.facts[facts.RAVEN + seat], view.facts[facts.RAVEN + 1 - seat]
    if not view.facts[facts.FINISHED + seat] and path.fields_ahead(seat, raven):
        found.append(Note(NEXT, Place(), path.fields_ahead(seat, raven)[0]))
    if other != NOWHERE and not view.facts[facts.FINISHED + 1 - seat]:
        found.append(Note(BEHIND, Place(), int(path.after(1 - seat, other, -1))))
    return found
