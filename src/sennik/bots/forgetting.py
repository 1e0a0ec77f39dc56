"""Forgetting: a view without some of the faces that its seat would have to remember."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..engine.game import BIT, FAN, UP, Game
from ..engine.rng import FastRng
from ..engine.state import State
from ..engine.view import View
from .fingerprint import number

MILLION: Final = 1000000


def forgetful(game: Game, view: View, sight: State, forget: float, seed: int) -> View:
    """Each face that does not lie open now is gone with the chance `forget`.

    Which ones are gone follows from the seed, the place and the face: what was forgotten stays forgotten until the
    card moves or is seen again. `sight` is any state that gives this view.
    """
    bit = BIT[view.seat]
    looking = sight.browsing(view.seat)
    share = int(forget * MILLION)
    unseen = [list(kinds) for kinds in view.unseen]
    faces: list[tuple[int, ...]] = []
    masks: list[tuple[int, ...]] = []
    for z in range(len(game.zones)):
        zone = game.zones[z]
        face = list(view.cards[z])
        mask = list(view.known[z])
        if game.forgets[z] & bit and looking != z:
            for i in range(len(face)):
                lies_open = mask[i] & UP and (not zone.heap or i == len(face) - 1)
                place = i if zone.shape != FAN else view.cards[z][:i].count(face[i])       # a hand has no order
                if face[i] >= 0 and not lies_open and gone(seed, z, place, face[i], share):
                    back = back_of(game, face[i])
                    unseen[back].append(face[i])
                    face[i] = -1 - back
                    mask[i] &= ~bit
            if zone.shape == FAN:
                pairs = sorted(zip(face, mask))
                face = [pair[0] for pair in pairs]
                mask = [pair[1] for pair in pairs]
        faces.append(tuple(face))
        masks.append(tuple(mask))
    for kinds in unseen:
        kinds.sort()
    return View(view.seat, view.phase, view.asked, tuple(faces), tuple(masks), tuple([tuple(k) for k in unseen]),
                view.signs, view.facts, view.marks)


def gone(seed: int, zone: int, i: int, kind: int, share: int) -> bool:
    h: i64 = number(1, seed)
    for x in (zone, i, kind):
        h = number(h, x)
    return FastRng(h).below(MILLION) < share


def back_of(game: Game, kind: int) -> int:
    return game.backs[game.deck.index(kind)]
