"""Mr Nightmare: the red shards he leaves on links, and where they end up in a workshop."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ....engine.answers import Answer
from . import bag, doing, facts, phases, places, workshop
from .grid import ENTRANCE, FIELDS
from .pieces import DREAMER, RED, SUPPLY, TREE, colours, is_alone, is_bare, is_red

if TYPE_CHECKING:
    from .state import PracowniaState

FROM: Final = places.LORD                                              # PRA-N1: his place at the start
IN_BAG: Final = 3
ON_LINKS: Final = ((places.TOWER, places.LORD), (places.LAKE, places.LORD))
HAND_LIMIT: Final = 2                                              # PRA-N2: who holds two takes no third from a link


def set_up(s: PracowniaState) -> None:                                               # PRA-N1
    numbers = s.facts
    numbers[facts.NIGHTMARE] = FROM
    for one, other in ON_LINKS:
        numbers[facts.RED_LINK + places.LINK[one][other]] = 1
    numbers[facts.in_bag(RED)] = IN_BAG
    numbers[facts.POOL] = SUPPLY[RED] - IN_BAG - len(ON_LINKS)


# ---- on the links
def takes_red(s: PracowniaState, link: i64, red: i64) -> bool:                       # PRA-N2
    """Must who crosses this link with so many red in the hands take the one on it?"""
    return s.facts[facts.RED_LINK + link] > 0 and red < HAND_LIMIT


def comes(s: PracowniaState, seat: i64, place: i64) -> None:                         # PRA-N3
    """He comes where a traveller lies down, and there the player leaves a red shard, if one is left and has room."""
    s.facts[facts.NIGHTMARE] = place
    s.tell("nightmare", place)
    if s.facts[facts.POOL] and empty_links(s, place):
        doing.begin(s, seat, phases.SOW)


def empty_links(s: PracowniaState, place: i64) -> list[int]:
    return [link for link in places.LINKS_OF[place] if not s.facts[facts.RED_LINK + link]]


def sow(s: PracowniaState, seat: i64, link: i64) -> None:                            # PRA-N3
    s.facts[facts.POOL] -= 1
    s.facts[facts.RED_LINK + link] = 1
    s.tell("sows", link)
    doing.rest(s, seat)


# ---- what is left in the hands when creation ends
def red_left(s: PracowniaState, seat: i64) -> list[Answer]:                          # PRA-N6
    """Where a red shard may go: an empty field; if there is none, one that is cleared for it."""
    game = s.pracownia
    fields = workshop.fields_of(s, seat)
    if workshop.is_empty(s, seat):
        return [game.put[RED][ENTRANCE]]
    out = [game.put[RED][f] for f in range(FIELDS) if not fields[f] and workshop.beside(s, facts.stacks(seat), f, -1)]
    if not out:
        out = [game.clear[f] for f in range(FIELDS)
               if is_bare(fields[f]) and is_alone(fields[f]) and not is_red(fields[f])]
    if not out:
        out = [game.clear[f] for f in range(FIELDS) if not fields[f] & DREAMER and not is_red(fields[f])]
    return out


def pool_what_fits_nowhere(s: PracowniaState, seat: i64) -> None:                    # PRA-N6
    red = facts.hand(seat) + RED
    while s.facts[red] and not red_left(s, seat):
        s.facts[red] -= 1
        s.facts[facts.POOL] += 1
        s.tell("pool")


def clear(s: PracowniaState, seat: i64, f: i64) -> None:                             # PRA-N6
    """A field is given up for a red shard: its shards to the bag, its tree to the supply."""
    numbers = s.facts
    stacks = s.large
    at: i64 = facts.stacks(seat) + f
    s.tell("clear", f)
    numbers[facts.TREES] += stacks[at] & TREE
    for colour in colours(stacks[at]):
        bag.put(s, colour)
    stacks[at] = 0
    stacks[facts.rocks(seat) + f] = 0
    workshop.put(s, seat, RED, f)
