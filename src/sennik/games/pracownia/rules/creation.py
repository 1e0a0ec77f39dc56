"""Creation: laying shards, planting, walking, exchanging, in any order and as often as the shards allow (PRA-K7)."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ....engine.answers import Answer, Answers
from . import doing, facts, phases, powers, walk, workshop
from .grid import FIELDS
from .pieces import RED

if TYPE_CHECKING:
    from .state import PracowniaState

#                          none water earth meadow rock move red
PRICE: Final[list[int]] = [0, 2, 2, 2, 2, 2, 3]                    # shards of a colour for another: PRA-K4, PRA-N7


def legal(s: PracowniaState, seat: i64, cards: bool) -> Answers:
    """In the closing creation without `cards` (PRA-E1)."""
    game = s.pracownia
    numbers = s.facts
    hand = facts.hand(seat)
    bag = facts.in_bag(0)
    out: list[Answer] = [game.end]
    workshop.legal(s, seat, out)
    give: i64 = 1
    while give <= RED:                                                               # PRA-K4, PRA-N7
        if numbers[hand + give] >= PRICE[give]:
            take: i64 = 1
            while take <= RED:
                if take != give and numbers[bag + take]:
                    out.append(game.trade[give][take])
                take += 1
        give += 1
    if numbers[facts.DREAMER + seat] >= 0:
        walk.legal(s, seat, out)
    elif walk.may_enter(s, seat):
        out.append(game.enter)
    if cards:
        powers.of_cards(s, seat, out)
    return tuple(out)


def trade(s: PracowniaState, seat: i64, give: i64, take: i64) -> None:               # PRA-K4, PRA-N7
    numbers = s.facts
    hand = facts.hand(seat)
    numbers[hand + give] -= PRICE[give]
    numbers[facts.in_bag(give)] += PRICE[give]
    numbers[facts.in_bag(take)] -= 1
    numbers[hand + take] += 1
    numbers[facts.FREE + seat] = 0
    s.tell("trade", give, take)


def end(s: PracowniaState, seat: i64) -> None:                                       # PRA-K6
    """The player is done; red in the hands has still to be placed."""
    s.facts[facts.FREE + seat] = 0
    doing.push(s, seat, phases.RED_LEFT)


def leave(s: PracowniaState, seat: i64) -> None:                                     # PRA-K6
    """No red is left in the hands: the rest goes to the bag."""
    numbers = s.facts
    hand = facts.hand(seat)
    bag = facts.in_bag(0)
    colour: i64 = 1
    while colour <= RED:
        numbers[bag + colour] += numbers[hand + colour]
        numbers[hand + colour] = 0
        colour += 1
    rocks = facts.rocks(seat)
    f: i64 = 0
    while f < FIELDS:                                                                # PRA-D3
        s.large[rocks + f] = 0
        f += 1
    numbers[facts.FREE + seat] = 0
    numbers[facts.STEPS + seat] = 0
    s.tell("done")
    doing.rest(s, seat)
