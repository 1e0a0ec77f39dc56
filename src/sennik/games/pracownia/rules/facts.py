"""The public numbers. A constant is where the first of its name lies; functions find those of a seat, row or colour.

Colours are counted from 1, so that 0 is no shard: what `hand` finds is one before its first number.
"""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....engine.game import Fact
from .grid import FIELDS
from .pieces import SORTS
from .places import SPACES

ROUND: Final = 0               # 0 while the start cards are chosen
STAGE: Final = 1
TURN: Final = 2                # whose turn in the order, counted from 0
POINTS: Final = 3              # action points left
KEYS: Final = 4                # key moves in a row (PRA-V8)
USED: Final = 5                # the place power of this travel
TREES: Final = 6               # left in the supply
POOL: Final = 7                # red shards
NIGHTMARE: Final = 8           # the place of Mr Nightmare, or -1
ORDER: Final = 9               # + turn: the seat
BAG: Final = 13                # by colour: `in_bag`
ASIDE: Final = 19              # by colour, in the middle of Collector or Lake: `aside`
RED_LINK: Final = 25           # + link: 1 if a red shard lies on it
ROW: Final = 32                # by place and space: `row`
WISH: Final = 62               # + token
CIRCLE: Final = 66             # + token: the colour on it
SCORE: Final = 70              # + seat, as all that follows
TRAVELLER: Final = 74          # the place
SLEPT: Final = 78              # the how manyth to lie down this round; 0 awake
DREAMER: Final = 82            # the field, or -1
DOING: Final = 86              # a stack of questions: see `doing`
LEFT: Final = 90               # moves of Golem or Tower left; 1 in PAY if the power is to be used
HELD: Final = 94               # in PAY the kind of card; in Golem see there; in Lake the place
FREE: Final = 98               # 1: a free step waits (PRA-D2)
STEPS: Final = 102             # free steps in a row (PRA-D5)
HANDS: Final = 106             # by seat and colour: `hand`
WISHED: Final = 130            # by seat and token: points at the end: `wished`
FIELD: Final = 146             # by seat and field: `fields`
CLIMBED: Final = 246           # the same, digit by digit beside FIELD, 1 for a climbed rock: `climbed`
TOKENS: Final = 4              # wishes
MOST_SEATS: Final = 4
FACTS: Final = (
    Fact("round", ROUND), Fact("stage", STAGE, type="stage"), Fact("turn", TURN, type="nth"), Fact("points", POINTS),
    Fact("keys", KEYS, type=""), Fact("used", USED, type=""), Fact("trees", TREES), Fact("pool", POOL),
    Fact("nightmare", NIGHTMARE, type=""), Fact("order", ORDER, 4, each="turn", type="seat"),
    Fact("bag", BAG, 6, each="colour"), Fact("aside", ASIDE, 6, each="colour"),
    Fact("red_link", RED_LINK, 7, each="link"), Fact("row", ROW, 30, each="place space", type="colour"),
    Fact("wish", WISH, 4, each="token", type="wish"), Fact("circle", CIRCLE, 4, each="token", type="colour"),
    Fact("score", SCORE, 4, each="seat"), Fact("traveller", TRAVELLER, 4, each="seat", type="place"),
    Fact("slept", SLEPT, 4, each="seat", type=""), Fact("dreamer", DREAMER, 4, each="seat", type=""),
    Fact("doing", DOING, 4, each="seat", type=""), Fact("left", LEFT, 4, each="seat", type=""),
    Fact("held", HELD, 4, each="seat", type=""), Fact("free", FREE, 4, each="seat"),
    Fact("steps", STEPS, 4, each="seat", type=""), Fact("hands", HANDS, 24, each="seat colour"),
    Fact("wished", WISHED, 16, each="seat token"), Fact("field", FIELD, 100, each="seat field", type="", large=True),
    Fact("climbed", CLIMBED, 100, each="seat field", type="", large=True))


def in_bag(colour: i64) -> i64:
    """Of 0: + colour."""
    return BAG - 1 + colour


def aside(colour: i64) -> i64:
    return ASIDE - 1 + colour


def hand(seat: i64) -> i64:
    """+ colour."""
    return HANDS - 1 + SORTS * seat


def row(place: i64) -> i64:
    """+ space; the first is the key."""
    return ROW + SPACES * place


def fields(seat: i64) -> i64:
    """+ field."""
    return FIELD + FIELDS * seat


def climbed(seat: i64) -> i64:
    """+ field."""
    return CLIMBED + FIELDS * seat


# A stack may be of any height, and a number as large: of a state, these two are found in `large`.
def stacks(seat: i64) -> i64:
    """+ field: what a view has at `fields`."""
    return FIELDS * seat


def rocks(seat: i64) -> i64:
    """+ field: what a view has at `climbed`."""
    return CLIMBED - FIELD + FIELDS * seat


def wished(seat: i64) -> i64:
    """+ token."""
    return WISHED + TOKENS * seat
