"""The pieces: shards by colour, trees, dreamers, and the stacks they form.

What lies on a field is one number, written in octal: the shards from the lowest to the top, a digit each, and last what
stands on them. So 'rock, water, the dreamer' is 0o412, nothing at all is 0, and one comparison tells whether a field
holds exactly what a card shows (PRA-L1). All that knows the digits is here.
"""
from __future__ import annotations

from typing import Final

# Colours; 0 is no shard.
WATER: Final = 1
EARTH: Final = 2
MEADOW: Final = 3
ROCK: Final = 4
MOVE: Final = 5                # white
RED: Final = 6
SORTS: Final = 6               # so many colours
COLOURS: Final = ("none", "water", "earth", "meadow", "rock", "move", "red")
SUPPLY: Final[list[int]] = [0, 28, 23, 20, 23, 15, 25]             # PRA-C1, by colour
TREES_EACH: Final = 3                                              # PRA-C2

# What stands on a stack
TREE: Final = 1
DREAMER: Final = 2

DIGIT: Final = 3               # bits
LAST: Final = 7                # the last digit of a number
BASE: Final = 8


def top(field: int) -> int:
    """The colour of the uppermost shard, 0 for an empty field."""
    return field >> DIGIT & LAST


def bottom(field: int) -> int:
    """The colour of the lowest shard."""
    field >>= DIGIT
    while field > LAST:
        field >>= DIGIT
    return field


def height(field: int) -> int:
    """How many shards lie there."""
    n = 0
    while field > LAST:
        field >>= DIGIT
        n += 1
    return n


def colours(field: int) -> list[int]:
    """The shards, from the lowest."""
    out: list[int] = []
    field >>= DIGIT
    while field:
        out.append(field & LAST)
        field >>= DIGIT
    out.reverse()
    return out


def count(field: int, colour: int) -> int:
    """How many shards of a colour lie there."""
    n = 0
    field >>= DIGIT
    while field:
        if field & LAST == colour:
            n += 1
        field >>= DIGIT
    return n


def shards(field: int) -> int:
    """The stack without what stands on it, a number to compare: of a shard alone it is the colour."""
    return field >> DIGIT


def is_bare(field: int) -> bool:
    """Is there a shard with nothing on it? (PRA-C8)"""
    return field > 0 and not field & LAST


def is_alone(field: int) -> bool:
    """Is there no more than one shard?"""
    return field < BASE * BASE


def is_red(field: int) -> bool:
    """Red lies alone: nothing is ever put on it or under it (PRA-N5)."""
    return field >> DIGIT == RED


def takes_more(field: int) -> bool:
    """May a shard be laid or a tree be planted on what lies here? (PRA-C8, PRA-N5)"""
    return field > 0 and not field & LAST and field >> DIGIT != RED


def onto(field: int, colour: int) -> int:
    """The field with one more shard, where nothing stands."""
    return (field | colour) * BASE


def take_top(field: int) -> int:
    """A bare stack without its top shard."""
    return field >> DIGIT + DIGIT << DIGIT


# A stack is parted at a cut: 8 to the number of digits above it. Climbed rocks are parted at the cut of their stack.
def cut(field: int, level: int) -> int:
    """Where the stack is parted when the shard at `level` (0 is the lowest) moves, with all on it."""
    n = height(field) - level + 1
    at = 1
    while n > 0:
        at *= BASE
        n -= 1
    return at


def below(field: int, at: int) -> int:
    """What stays."""
    return field // at * BASE


def above(field: int, at: int) -> int:
    """What moves."""
    return field % at


def joined(field: int, moved: int, at: int) -> int:
    """A bare stack, or none, with on it what was above a cut."""
    return field // BASE * at + moved


# Mountains (PRA-D3). `climbed` has a 1 for each climbed rock, digit by digit beside the stack.
def has_mountain(field: int) -> bool:
    """Two rocks directly on each other."""
    field >>= DIGIT
    while field > LAST:
        if field & LAST == ROCK and field >> DIGIT & LAST == ROCK:
            return True
        field >>= DIGIT
    return False


def fresh_mountain(field: int, climbed: int) -> bool:
    """Is there a mountain in which no rock is climbed?"""
    run = 0
    clean = True
    while field:
        field >>= DIGIT
        climbed >>= DIGIT
        if field & LAST == ROCK:
            run += 1
            if climbed & LAST:
                clean = False
        else:
            if run > 1 and clean:
                return True
            run = 0
            clean = True
    return False


def climb(field: int, climbed: int) -> int:
    """`climbed` when every rock of every mountain of the stack is."""
    digit = BASE
    run = 0
    field >>= DIGIT
    while field:
        if field & LAST == ROCK:
            run += 1
            if run > 1:
                climbed |= digit
                climbed |= digit // BASE
        else:
            run = 0
        digit *= BASE
        field >>= DIGIT
    return climbed
