"""Landscape cards: when one is complete, what follows, how new ones come."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ....engine.answers import Answers
from . import bag, doing, facts, phases, stages, zones
from .grid import ENTRANCE
from .pieces import BASE, DREAMER, TREE

if TYPE_CHECKING:
    from .cards import Landscape
    from .state import PracowniaState

LEVELS: Final = 3
LORD_CARDS: Final = 6                                              # PRA-P6
IN_THE_WAY: Final = 8          # shards that one lays rather than take away what lies where it should not
NONE: Final = -1               # of the cards drawn


# ---- what may be answered
def legal(s: PracowniaState, seat: i64, now: i64) -> Answers:
    game = s.pracownia
    if now == phases.START:                                                          # PRA-U4: exactly one
        return game.keeps[len(s.cards[zones.drawn(seat)])]
    if now == phases.KEEP:
        return (game.no, *game.keeps[len(s.cards[zones.drawn(seat)])])
    if now == phases.COMPLETE:
        return tuple([game.finish[i] for i in complete_ones(s, seat)])
    if now == phases.RETAIN:
        row = s.cards[zones.done(seat)]
        return (game.hold[s.marks[row[-1]]], game.hold[s.marks[row[-2]]])
    return (game.no, *[game.from_[level] for level in range(LEVELS) if s.cards[zones.PILE + level]])     # PRA-L3


def any_left(s: PracowniaState) -> bool:
    level: i64 = 0
    while level < LEVELS:
        if s.cards[zones.PILE + level]:
            return True
        level += 1
    return False


def complete_ones(s: PracowniaState, seat: i64) -> list[int]:
    """Which open cards lie in the workshop now (PRA-L1). Every pattern has the dreamer: look only around it."""
    game = s.pracownia
    stacks = s.large
    fields = facts.stacks(seat)
    at: i64 = s.facts[facts.DREAMER + seat]
    here: int = stacks[fields + at]
    out: list[int] = []
    row = s.cards[zones.opened(seat)]
    i: i64 = 0
    while i < len(row):
        kind = game.deck[row[i]]
        if game.anchors[kind] == here:
            for others in game.anchored[kind][at]:
                n: i64 = len(others)
                k: i64 = 0
                while k < n and stacks[fields + others[k]] == others[k + 1]:
                    k += 2
                if k == n:
                    out.append(i)
                    break
        i += 1
    return out


def laid(card: Landscape, fields: list[int]) -> int:
    """The most fields of a pattern that hold exactly what the card shows, however it is turned and laid (PRA-L1)."""
    best = 0
    for placed in card.places:
        n = 0
        for k in range(0, len(placed), 2):
            if fields[placed[k]] == placed[k + 1]:
                n += 1
        if n > best:
            best = n
    return best


def likeliest(card: Landscape, fields: list[int]) -> list[int]:
    """The way to lie in a workshop that asks for the least: field, what it is to hold, field, what it is to hold …"""
    best: list[int] = []
    least = 0
    begun = fields[ENTRANCE] > 0
    for placed in card.places:
        n = 0 if begun or ENTRANCE in placed[::2] else 1                             # PRA-K1: that is where it begins
        for k in range(0, len(placed), 2):
            n += toil(fields[placed[k]], placed[k + 1])
            if best and n >= least:
                break
        else:
            best, least = placed, n
    return best


def toil(have: int, want: int) -> int:
    """What is to be done on a field until it holds exactly what a card shows; much, if something has to leave it."""
    if have == want:
        return 0
    lower, upper = have // BASE, want // BASE
    n = 1 if (have ^ want) & DREAMER else 0
    if (have ^ want) & TREE:
        n += 1
    while upper > lower:
        upper //= BASE
        n += 1
    bare = have & TREE == 0 or (have // BASE == want // BASE and want & TREE > 0)
    return n if upper == lower and bare else n + IN_THE_WAY


# ---- a card is complete
def settle(s: PracowniaState, seat: i64) -> bool:                                    # PRA-L2
    """Complete what is complete now; of several the owner is asked which is next."""
    if s.facts[facts.DREAMER + seat] < 0 or not s.cards[zones.opened(seat)]:
        return False
    found = complete_ones(s, seat)
    if len(found) > 1:
        doing.push(s, seat, phases.COMPLETE)
    elif found:
        complete(s, seat, found[0])
    return len(found) > 0


def finish(s: PracowniaState, seat: i64, i: i64) -> None:                            # PRA-L2: this one first
    doing.pop(s, seat)
    complete(s, seat, i)


def complete(s: PracowniaState, seat: i64, i: i64) -> None:                          # PRA-L5
    opened = zones.opened(seat)
    pile = zones.done(seat)
    row = s.cards[pile]
    kind = s.kind(opened, i)
    points = s.pracownia.points[kind]
    mine = s.marks[s.cards[opened][i]]
    old = s.marks[row[-1]] if row else 0
    s.tell("complete", kind, points)
    s.gain(seat, points)
    s.facts[facts.STEPS + seat] = 0                                                  # PRA-D5
    s.move(opened, i, pile)
    if mine and old and mine != old:
        doing.push(s, seat, phases.RETAIN)
        return
    if old:
        last: i64 = len(s.cards[pile]) - 1
        s.mark(pile, last - 1, 0)
        if mine:
            drop_shard(s, mine)
        else:
            s.mark(pile, last, old)
    offer(s, seat)


def retain(s: PracowniaState, seat: i64, colour: i64) -> None:                       # PRA-L5
    pile = zones.done(seat)
    row = s.cards[pile]
    upper, lower = s.marks[row[-1]], s.marks[row[-2]]
    s.mark(pile, len(row) - 2, 0)
    if upper != colour:
        s.mark(pile, len(row) - 1, lower)
    drop_shard(s, upper if upper != colour else lower)
    doing.pop(s, seat)
    offer(s, seat)


def drop_shard(s: PracowniaState, colour: int) -> None:
    bag.put(s, colour)
    s.tell("drops", colour)


# ---- new cards
def offer(s: PracowniaState, seat: i64) -> None:                                     # PRA-L3
    """A completed card is settled but for its draw."""
    if s.facts[facts.STAGE] != stages.CLOSING and any_left(s):
        doing.push(s, seat, phases.DRAW)


def number_drawn(s: PracowniaState, seat: i64, now: i64) -> i64:
    """How many cards one takes from a pile: six from the Lord, else the number of the traveller's place."""
    return LORD_CARDS if now == phases.LORD else s.facts[facts.TRAVELLER + seat] + 1


def choose_pile(s: PracowniaState, seat: i64, level: i64) -> None:                   # PRA-L3, PRA-P6
    n = number_drawn(s, seat, doing.now(s, seat))
    doing.instead(s, seat, phases.KEEP)
    draw(s, seat, level, n)


def draw(s: PracowniaState, seat: i64, level: i64, n: i64) -> None:                  # PRA-L3, PRA-U4
    """From the top; fewer if the pile is short."""
    left: i64 = len(s.cards[zones.PILE + level])
    if n > left:
        n = left
    s.tell("draws", level, n, seat)                  # by the answer of another, where an opening goes on
    s.deal(zones.PILE + level, zones.drawn(seat), n)


def decline(s: PracowniaState, seat: i64) -> None:
    """No pile, or none of the cards drawn."""
    if doing.now(s, seat) == phases.KEEP:
        keep(s, seat, NONE)
    else:
        doing.pop(s, seat)


def keep(s: PracowniaState, seat: i64, slot: i64) -> None:
    """One stays, perhaps; the others go under the pile, first drawn first (PRA-L3, PRA-O2)."""
    zone = zones.drawn(seat)
    pile = zones.PILE + s.game.backs[s.cards[zone][0]]
    doing.pop(s, seat)
    if slot == NONE:
        s.tell("none")
    else:
        s.move(zone, slot, zones.opened(seat))
    while s.cards[zone]:
        s.move(zone, 0, pile, 0)
