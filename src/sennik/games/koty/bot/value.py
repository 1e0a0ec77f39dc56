"""The odds of a game of Koty: how likely each seat wins from here, when all play on sensibly.

Each dream has a strength, and the odds are a softmax of them; the closer the end, the more a lead counts. The figures
are a fit to 12,000 games of two: the regions say less than one would think until five nines are there.
"""
from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from ..rules import facts
from ..rules.cards import JOKER
from ..rules.dreams import EMPTY, NINES
from ..rules.state import KotyState
from ..rules.zones import REGIONS
from .evaluate import KotyEvaluation

# by top and nines in the region, the top included
REGION: Final[list[list[float]]] = [
    [0.0, -0.18, -0.12, 0.1],                          # a raven
    [0.0, 0.1, 0.3, 0.3], [0.0, 0.17, 0.36, 0.38], [0.0, 0.3, 0.42, 0.54], [0.03, 0.42, 0.54, 0.7],
    [0.03, 0.45, 0.54, 0.7], [0.05, 0.4, 0.6, 0.82], [0.05, 0.32, 0.6, 0.87], [0.08, 0.32, 0.63, 0.98],
    [0.0, 0.37, 0.59, 0.62]]                           # a nine
GROWN: Final = 0.08            # a nine among those of the best three regions, which end the game
NEARLY: Final = 0.15           # only one of them is missing
WILD: Final = 0.21             # a joker in hand
ON_MOVE: Final = 0.15
TO_GO: Final = 12              # a lead counts ten times as much as it says, divided by this less the nines done


def odds(s: KotyState) -> list[float]:
    """What each seat may hope for; the hands are those of this world."""
    game = s.koty
    table = KotyEvaluation(s, s.facts[facts.MOVER])
    sharp = 10.0 / float(int(TO_GO - table.done()))
    half: i64 = game.seats // 2 if game.teams else game.seats
    out = [0.0] * game.seats
    whole = 0.0
    for seat in range(half):
        power = strength(s, table, seat)
        if game.teams:                                                               # KOT-G3
            power += strength(s, table, seat + half)
        out[seat] = exp(sharp * power)
        whole += out[seat] * (2.0 if game.teams else 1.0)
    for seat in range(half):
        out[seat] /= whole
        if game.teams:
            out[seat + half] = out[seat]
    return out


def strength(s: KotyState, table: KotyEvaluation, seat: i64) -> float:
    total = ON_MOVE if seat == table.seat else 0.0
    grown: i64 = 0
    least: i64 = NINES
    for at in range(seat * REGIONS, (seat + 1) * REGIONS):
        nines = table.nines(at)
        if table.tops[at] != EMPTY:
            total += REGION[table.tops[at]][nines]
        grown += nines
        if nines < least:
            least = nines
    grown -= least
    total += GROWN * float(int(grown))
    if grown == 3 * NINES - 1:
        total += NEARLY
    deck = s.game.deck
    for card in s.cards[s.koty.hand + seat]:
        if deck[card] == JOKER:
            total += WILD
    return total
