"""The parts of Pracownia: shards, the dreamworld with its places and links, the grid of a workshop."""
from __future__ import annotations

from typing import Final

# Colours; 0 is no shard. A stack is an octal number, a digit a shard.
WATER: Final = 1
EARTH: Final = 2
MEADOW: Final = 3
ROCK: Final = 4
MOVE: Final = 5                # white
RED: Final = 6
COLOURS: Final = ("none", "water", "earth", "meadow", "rock", "move", "red")
SUPPLY: Final[list[int]] = [0, 28, 23, 20, 23, 15, 25]             # PRA-C1, by colour
TREES_EACH: Final = 3                                              # PRA-C2
RED_BAG: Final = 3                                                 # PRA-N1
RED_LINKS: Final = ((2, 5), (4, 5))
NIGHTMARE_FROM: Final = 5

# Places, and the powers of the same names
ARCHIVE: Final = 0
COLLECTOR: Final = 1
TOWER: Final = 2
GOLEM: Final = 3
LAKE: Final = 4
LORD: Final = 5
PLACES: Final = ("archive", "collector", "tower", "golem", "lake", "lord")
LINKS: Final = ((0, 1), (1, 2), (3, 4), (4, 5), (0, 3), (1, 4), (2, 5))                # PRA-C5
LINK: Final[list[list[int]]] = [[next((k for k in range(7) if set(LINKS[k]) == {p, q}), -1) for q in range(6)]
                                for p in range(6)]
NEXT_TO: Final[list[list[int]]] = [[q for q in range(6) if LINK[p][q] >= 0] for p in range(6)]
LINKS_OF: Final[list[list[int]]] = [[k for k in range(7) if p in LINKS[k]] for p in range(6)]
DOTS: Final = (2, 2, 2, 3, 4)                                      # PRA-C6
SPACES: Final = 5

# The grid: a1 is 0, b1 is 1, … e5 is 24
SIDE: Final = 5                                                    # PRA-C7
FIELDS: Final = 25
ENTRANCE: Final = 2
FIELD_NAMES: Final = tuple(["abcde"[f % SIDE] + str(f // SIDE + 1) for f in range(FIELDS)])
NEAR: Final[list[list[int]]] = [[g for g in (f - 5, f - 1, f + 1, f + 5) if 0 <= g < FIELDS
                                 and abs(g % SIDE - f % SIDE) + abs(g // SIDE - f // SIDE) == 1] for f in range(FIELDS)]
DISTANCE: Final[list[int]] = [abs(f % SIDE - 2) + f // SIDE for f in range(FIELDS)]    # from the entrance, PRA-G4

# What stands on a stack is the lowest digit of its field, so that one comparison tells stack, tree and dreamer.
TREE: Final = 1
DREAMER: Final = 2


def top(field: int) -> int:
    """The colour of the uppermost shard, 0 for an empty field."""
    return field >> 3 & 7


def bottom(field: int) -> int:
    while field >= 64:
        field >>= 3
    return field >> 3


def height(field: int) -> int:
    """How many shards lie there."""
    n = 0
    while field >= 8:
        field >>= 3
        n += 1
    return n


def unit(field: int, level: int) -> int:
    """8 to the number of digits that move when the shard at `level` (0 is the lowest) does."""
    n = height(field) - level + 1
    u = 1
    while n > 0:
        u *= 8
        n -= 1
    return u


def onto(field: int, colour: int) -> int:
    """The field with one more shard, where nothing stands."""
    return (field | colour) * 8


def has_mountain(field: int) -> bool:
    """Two rocks directly on each other (PRA-D3)."""
    field >>= 3
    while field >= 8:
        if field & 7 == ROCK and field >> 3 & 7 == ROCK:
            return True
        field >>= 3
    return False


def fresh_mountain(field: int, climbed: int) -> bool:
    """Is there a mountain in which no rock is climbed? `climbed` has a 1 for each climbed rock, digit by digit."""
    run = 0
    clean = True
    while field:
        field >>= 3
        climbed >>= 3
        if field & 7 == ROCK:
            run += 1
            if climbed & 7:
                clean = False
        else:
            if run > 1 and clean:
                return True
            run = 0
            clean = True
    return False


def climb(field: int, climbed: int) -> int:
    """`climbed` when every rock of every mountain of the stack is."""
    digit = 8
    run = 0
    field >>= 3
    while field:
        if field & 7 == ROCK:
            run += 1
            if run > 1:
                climbed |= digit
                climbed |= digit // 8
        else:
            run = 0
        digit *= 8
        field >>= 3
    return climbed
