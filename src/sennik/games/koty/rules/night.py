"""The night cards: the moth, the bat, the dragon. The owl is an answer to an attack and stands in the rules."""
from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ....engine.answers import Answer
from ....engine.game import OPEN
from ....engine.state import TOP
from . import facts, phases
from .cards import BAT, DRAGON, FLAG, MOTH, RAVEN
from .dreams import NINE
from .zones import DISCARD, PLAYED, REGION, REGIONS

if TYPE_CHECKING:
    from .state import KotyState


def choices(s: KotyState, seat: i64, held: i64, out: list[Answer]) -> None:
    game = s.koty
    if held & FLAG[MOTH]:                                                            # KOT-N2
        cats: list[Answer] = []
        landing = False
        for at in range(REGIONS * game.seats):
            top = s.top(at)
            if top >= NINE:
                landing = True
            elif top != RAVEN:
                cats.append(game.moths[at])
        if landing:
            out += cats
    if held & FLAG[BAT]:                                                             # KOT-N3
        for at in game.rivals[seat]:
            if s.top(at) == RAVEN:
                out.append(game.bats[at])
    if held & FLAG[DRAGON]:                                                          # KOT-N4
        out += game.dragons


def moth(s: KotyState, seat: i64, whose: i64, region: i64) -> None:                  # KOT-N2
    at = whose * REGIONS + region
    s.tell("moth", s.top(at), whose, region)
    s.lay(seat, MOTH, PLAYED)
    s.aim(-1, at)
    s.ask(phases.CARRY, seat)


def drop(s: KotyState, seat: i64, whose: i64, region: i64) -> None:
    s.tell("drop", whose, region)
    s.move(REGION + s.facts[facts.TARGET], TOP, REGION + whose * REGIONS + region, TOP, OPEN)
    is_over(s, seat)
    s.end_turn()


def bat(s: KotyState, seat: i64, whose: i64, region: i64) -> None:                   # KOT-N3
    s.tell("bat", whose, region)
    s.lay(seat, BAT, PLAYED)
    s.move(REGION + whose * REGIONS + region, TOP, PLAYED)
    if s.room(seat):
        s.ask(phases.ROOST, seat)
    else:                                                                            # KOT-D4
        s.tell("raven_lost")
        s.move(PLAYED, 1, DISCARD)
        is_over(s, seat)
        s.end_turn()


def dragon(s: KotyState, seat: i64) -> None:                                         # KOT-N4
    game = s.koty
    ravens = [at for at in range(REGIONS * game.seats) if s.top(at) == RAVEN]
    s.tell("dragon", len(ravens))
    s.lay(seat, DRAGON, PLAYED)
    for at in ravens:
        s.move(REGION + at, TOP, DISCARD)
    if s.room(seat):
        s.ask(phases.LAIR, seat)
    else:                                                                            # KOT-D4
        s.tell("dragon_lost")
        is_over(s, seat)
        s.end_turn()


def is_over(s: KotyState, seat: i64) -> None:                                        # KOT-N5
    """What is left of the night card is discarded; only then its player draws."""
    if s.cards[PLAYED]:
        s.move(PLAYED, TOP, DISCARD)
    s.refill(seat)
