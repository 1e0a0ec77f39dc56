"""Travel: collecting, moving, the power of a place, lying down."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ....engine.answers import Answer, Answers
from . import doing, facts, nightmare, powers, rows
from .pieces import RED
from .places import KEY, LINK, NEXT_TO

if TYPE_CHECKING:
    from .state import PracowniaState

ACTION_POINTS: Final = 4
HAND_LIMIT: Final = 2                                              # PRA-V1
KEY_LIMIT: Final = 6                                               # PRA-V8


def legal(s: PracowniaState, seat: i64) -> Answers:
    game = s.pracownia
    numbers = s.facts
    here: i64 = numbers[facts.TRAVELLER + seat]
    out: list[Answer] = [game.end]
    if numbers[facts.POINTS]:
        colour = rows.rightmost(s, here)
        if colour and collects(numbers[facts.hand(seat) + colour]):
            out.append(game.collect)
        for place in NEXT_TO[here]:                                                  # PRA-V2, PRA-V3
            out.append(game.go[place])
    if not numbers[facts.USED] and numbers[facts.NIGHTMARE] != here and powers.can(s, seat, here):   # PRA-V4, PRA-N4
        out.append(game.use)
    powers.of_cards(s, seat, out)                                                    # PRA-V5
    return tuple(out)


def collects(held: i64) -> bool:                                                     # PRA-V1
    """May who holds so many of a colour collect one more?"""
    return held < HAND_LIMIT


def is_free(key: i64, held: i64, keys: i64) -> bool:                                 # PRA-V3, PRA-V8
    """Is it a key move to where `key` is the key shard (0: the row is empty), of which the hands hold so many?"""
    return keys < KEY_LIMIT and (not key or held > 0)


def begin(s: PracowniaState) -> None:
    s.facts[facts.POINTS] = ACTION_POINTS
    s.facts[facts.KEYS] = 0
    s.facts[facts.USED] = 0


def collect(s: PracowniaState, seat: i64) -> None:                                   # PRA-V1
    here: i64 = s.facts[facts.TRAVELLER + seat]
    colour = rows.take(s, here)
    s.facts[facts.hand(seat) + colour] += 1
    s.facts[facts.POINTS] -= 1
    s.facts[facts.KEYS] = 0
    s.tell("collect", colour, here)


def go(s: PracowniaState, seat: i64, place: i64) -> None:
    numbers = s.facts
    hand = facts.hand(seat)
    here: i64 = numbers[facts.TRAVELLER + seat]
    key: i64 = numbers[facts.row(place) + KEY]
    numbers[facts.TRAVELLER + seat] = place
    if is_free(key, numbers[hand + key] if key else 0, numbers[facts.KEYS]):         # PRA-V3
        numbers[facts.KEYS] += 1
        s.tell("key", place)
    else:                                                                            # PRA-V2
        numbers[facts.POINTS] -= 1
        numbers[facts.KEYS] = 0
        s.tell("go", place)
    link: i64 = LINK[here][place]
    if nightmare.takes_red(s, link, numbers[hand + RED]):                            # PRA-N2
        numbers[facts.RED_LINK + link] = 0
        numbers[hand + RED] += 1
        numbers[facts.KEYS] = 0
        s.tell("red", link)


def use(s: PracowniaState, seat: i64) -> None:                                       # PRA-V4
    s.facts[facts.USED] = 1
    s.facts[facts.KEYS] = 0
    powers.use(s, seat, s.facts[facts.TRAVELLER + seat])


def end(s: PracowniaState, seat: i64) -> None:                                       # PRA-V7
    numbers = s.facts
    here: i64 = numbers[facts.TRAVELLER + seat]
    numbers[facts.SLEPT + seat] = numbers[facts.TURN] + 1
    numbers[facts.POINTS] = 0
    s.tell("asleep", here)
    doing.rest(s, seat)
    if s.pracownia.nightmare:
        nightmare.comes(s, seat, here)
