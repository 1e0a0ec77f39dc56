"""The value of a position: what each seat may hope for when a round begins, so that a search can stop there."""
from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from ..rules import doing, facts, phases, scoring, stages, wishes, zones
from ..rules.pieces import EARTH, RED, has_mountain, height, top
from ..rules.scoring import RED_COST
from ..rules.state import PracowniaState
from ..rules.travel import ACTION_POINTS
from .evaluate import PracowniaEvaluation
from .plan import Sketchbook
from .promises import promised

ALL: Final = 7                 # piles
#                           shards stacks cards far colour singles collection path quiet gaps view
SPREAD: Final[list[float]] = [3.0, 1.0, 0.8, 1.5, 1.3, 1.0, 1.0, 1.0, 1.0, 1.5, 1.0]    # how leads come, go

# What brought how many points in the end, in hundredths, by round: a regression over games of the instinct; those of
# the cards were set anew by hand when each of their shards came to be counted once.
CARDS: Final[list[int]] = [25, 25, 40, 60, 80, 95]                 # percent of what the open cards promise
OPEN_CARD: Final[list[int]] = [450, 450, 400, 200, 50, 50]         # its power, and a shard kept on it
DONE_CARD: Final[list[int]] = [250, 250, 400, 300, 250, 60]
HELD_SHARD: Final[list[int]] = [300, 300, 220, 200, 150, 150]
LAID_SHARD: Final[list[int]] = [240, 240, 250, 200, 70, 10]
WALK_ON: Final = 100           # earth or a mountain


def at_dawn(s: PracowniaState) -> bool:
    """Has a round just begun? Nobody has moved, collected or laid a shard on a card."""
    numbers = s.facts
    if numbers[facts.STAGE] != stages.TRAVELLING or numbers[facts.TURN] or numbers[facts.POINTS] != ACTION_POINTS:
        return False
    first: i64 = numbers[facts.ORDER]
    if numbers[facts.KEYS] or numbers[facts.USED] or not doing.only(s, first, phases.TRAVEL):
        return False
    for zone in (zones.opened(first), zones.done(first)):
        for card in s.cards[zone]:
            if s.marks[card]:
                return False
    return True


def prospect(s: PracowniaState, seat: i64, book: Sketchbook) -> int:
    """The score that a seat may expect in the end, in hundredths, but for what all can expect of the rounds to come."""
    e = PracowniaEvaluation(s, seat, ALL, book)
    r = s.facts[facts.ROUND] - 1
    shards = 0
    for colour in range(1, RED):
        shards += e.hands[colour]
    total = 100 * s.facts[facts.SCORE + seat] + promised(e) * CARDS[r] // 100 + shards * HELD_SHARD[r]
    total += len(s.cards[zones.opened(seat)]) * OPEN_CARD[r] + len(s.cards[zones.done(seat)]) * DONE_CARD[r]
    for field in e.fields:
        if field:
            total += height(field) * LAID_SHARD[r]
            if top(field) == EARTH or has_mountain(field):
                total += WALK_ON
    return total - (100 * RED_COST + 2 * LAID_SHARD[r]) * wishes.reds(e.fields)


def hoped(s: PracowniaState, left: int) -> list[int]:
    """What the wishes promise each seat, in hundredths: the larger a lead and the fewer rounds are left, the more."""
    seats: int = s.game.seats
    out = [0] * seats
    for k in range(facts.TOKENS):
        wish = s.facts[facts.WISH + k]
        points = s.pracownia.wishes[wish].points
        found = scoring.measured(s, k)
        for seat in range(seats):
            mine = found[seat]
            if wish == wishes.COLLECTION:
                out[seat] += 100 * wishes.scale(points, mine + left // 2)
            elif wish == wishes.VIEW:
                out[seat] += 100 * mine
            elif wish == wishes.QUIET:
                out[seat] += (100 - 12 * left) * points[0] * mine
            else:
                if wish == wishes.GAPS:
                    lead = min([found[other] for other in range(seats) if other != seat]) - mine
                else:
                    lead = mine - max([found[other] for other in range(seats) if other != seat])
                out[seat] += int(100 * points[0] / (1.0 + exp(-(lead + 0.3) / (SPREAD[wish] * (0.2 + 0.3 * left)))))
    return out


def ahead(s: PracowniaState, left: int) -> list[float]:
    """The same, by how much more it is than the others' on average: what is most in one workshop is not in another."""
    wished = hoped(s, left)
    seats = len(wished)
    whole = 0
    for each in wished:
        whole += each
    return [each - (whole - each) / (seats - 1) for each in wished]


def at_dusk(s: PracowniaState) -> list[float]:
    """The end of the last round as one sees it who let the others sleep: a lead in a wish is not safe yet."""
    wished = ahead(s, 0)
    out: list[float] = []
    for seat in range(s.game.seats):
        points = s.scores()[seat]
        first = facts.wished(seat)
        for k in range(facts.TOKENS):
            points -= s.facts[first + k]
        out.append((100 * points + wished[seat]) / 10000.0)
    return out
