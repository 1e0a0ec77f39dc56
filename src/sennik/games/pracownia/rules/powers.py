"""The six powers, of places and of cards. Golem has a module of his own, and the Lord's draw is one of landscapes."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ....engine.answers import Answer, Answers
from . import bag, doing, facts, golem, landscapes, phases, places, rows, stages, zones
from .grid import FIELDS
from .pieces import RED, is_bare, take_top, top
from .places import PLACES, SPACES

if TYPE_CHECKING:
    from .state import PracowniaState

TOWER_TAKES: Final = 2                                             # PRA-P3
COLLECTOR_DRAWS: Final = 2                                         # PRA-P2
LAKE_LEAST: Final = 2                                              # PRA-P5: shards of a row
IS_OF_ROWS: Final[list[bool]] = [power in (places.COLLECTOR, places.LAKE) for power in range(PLACES)]      # PRA-K8


def can(s: PracowniaState, seat: i64, power: i64) -> bool:
    """Would the power do anything now? (PRA-V4, PRA-P7)"""
    if power == places.ARCHIVE:
        return bag.size(s) > 0
    if power == places.COLLECTOR:
        return bag.size(s) > 0 and rows.any_room(s)
    if power == places.TOWER:
        return tower_can(s, seat)
    if power == places.GOLEM:
        return golem.can(s, seat)
    if power == places.LAKE:
        place: i64 = 0
        while place < PLACES:
            if lake_can(s, place):
                return True
            place += 1
        return False
    return landscapes.any_left(s)


def has_ended(s: PracowniaState, seat: i64, now: i64) -> bool:
    """Is this a power that can do no more?"""
    if now == phases.GOLEM:
        return not s.facts[facts.LEFT + seat] or not golem.can(s, seat)
    if now == phases.TOWER:
        return not s.facts[facts.LEFT + seat] or not tower_can(s, seat)
    if now == phases.COLLECTOR:
        if not rows.any_room(s):
            return_shards(s)
        return not any_aside(s)
    return False


def legal(s: PracowniaState, seat: i64, now: i64) -> Answers:
    """The answers in the middle of a power, or of paying for it."""
    if phases.IS_OF_GOLEM[now]:
        return golem.legal(s, seat, now)
    game = s.pracownia
    numbers = s.facts
    if now == phases.PAY:                                                            # PRA-N8: not red
        hand = facts.hand(seat)
        return tuple([game.pay[colour] for colour in range(1, RED) if numbers[hand + colour]])
    if now == phases.TOWER:                                                          # PRA-P3: one must be taken
        fields = facts.stacks(seat)
        out = [game.take[f] for f in range(FIELDS) if is_bare(s.large[fields + f])]
        if numbers[facts.LEFT + seat] < TOWER_TAKES:
            out.append(game.stop)
        return tuple(out)
    if now == phases.LAKE:
        return tuple([game.row[place] for place in range(PLACES) if lake_can(s, place)])
    aside = [colour for colour in range(1, RED + 1) if numbers[facts.aside(colour)]]
    if now == phases.LAKE_NAME:
        return tuple([game.name[colour] for colour in aside])
    room = [place for place in range(PLACES) if not rows.is_full(s, place)]          # PRA-P2
    return tuple([game.set_[colour][place] for colour in aside for place in room])


# ---- the power of a card (PRA-P7)
def of_cards(s: PracowniaState, seat: i64, out: list[Answer]) -> None:
    """Which cards may be used or store a shard."""
    game = s.pracownia
    numbers = s.facts
    marks = s.marks
    hand = facts.hand(seat)
    colour: i64 = 1
    while colour < RED and not numbers[hand + colour]:                               # PRA-N8
        colour += 1
    if colour == RED:
        return
    slot: i64 = 0
    for card in s.cards[zones.opened(seat)]:
        if not marks[card]:
            out.append(game.store[slot])
            if card_can(s, seat, card):
                out.append(game.power[slot])
        slot += 1
    done = s.cards[zones.done(seat)]
    if done and not marks[done[-1]]:
        out.append(game.store_done)
        if card_can(s, seat, done[-1]):
            out.append(game.power_done)


def card_can(s: PracowniaState, seat: i64, card: i64) -> bool:
    power: i64 = s.pracownia.powers[s.game.deck[card]]
    if IS_OF_ROWS[power] and s.pracownia.together and stages.IS_CREATION[s.facts[facts.STAGE]]:        # PRA-K8
        return False
    return can(s, seat, power)


def choose(s: PracowniaState, seat: i64, kind: i64, use_it: bool) -> None:
    """A card to be used, or only to store a shard; which shard is asked next."""
    s.facts[facts.FREE + seat] = 0
    s.facts[facts.HELD + seat] = kind
    s.facts[facts.LEFT + seat] = 1 if use_it else 0
    doing.push(s, seat, phases.PAY)


def pay(s: PracowniaState, seat: i64, colour: i64) -> None:
    numbers = s.facts
    kind: i64 = numbers[facts.HELD + seat]
    uses: bool = numbers[facts.LEFT + seat] > 0
    zone = zones.opened(seat)
    i = s.find(zone, kind)
    if i < 0:
        zone = zones.done(seat)
        i = len(s.cards[zone]) - 1
    numbers[facts.hand(seat) + colour] -= 1
    s.tell("lays" if uses else "stores", colour, kind)
    s.mark(zone, i, colour)
    doing.pop(s, seat)
    if uses:
        numbers[facts.KEYS] = 0                                                      # PRA-V8
        use(s, seat, s.pracownia.powers[kind])


# ---- what follows
def use(s: PracowniaState, seat: i64, power: i64) -> None:
    s.tell("power", power)
    if power == places.ARCHIVE:
        archive(s, seat)
    elif power == places.COLLECTOR:
        collector(s, seat)
    elif power == places.TOWER:
        s.facts[facts.LEFT + seat] = TOWER_TAKES
        doing.push(s, seat, phases.TOWER)
    elif power == places.GOLEM:
        s.facts[facts.LEFT + seat] = golem.MOVES
        doing.push(s, seat, phases.GOLEM)
    elif power == places.LAKE:
        doing.push(s, seat, phases.LAKE)
    else:                                                                            # PRA-P6
        doing.push(s, seat, phases.LORD)


def archive(s: PracowniaState, seat: i64) -> None:                                   # PRA-P1
    colour = bag.draw(s)
    if colour:
        s.facts[facts.hand(seat) + colour] += 1
        s.tell("archive", colour)
    else:                                              # PRA-K8: others emptied it before this was paid for
        s.tell("bag_empty")


def tower_can(s: PracowniaState, seat: i64) -> bool:
    stacks = s.large
    fields = facts.stacks(seat)
    f: i64 = 0
    while f < FIELDS:
        if is_bare(stacks[fields + f]):
            return True
        f += 1
    return False


def take(s: PracowniaState, seat: i64, f: i64) -> None:                              # PRA-P3
    stacks = s.large
    field = facts.stacks(seat) + f
    rocks = facts.rocks(seat) + f
    colour = top(stacks[field])
    stacks[field] = take_top(stacks[field])
    stacks[rocks] = take_top(stacks[rocks])
    s.facts[facts.hand(seat) + colour] += 1
    s.facts[facts.LEFT + seat] -= 1
    s.tell("take", colour, f)


def collector(s: PracowniaState, seat: i64) -> None:                                 # PRA-P2
    for _ in range(COLLECTOR_DRAWS):
        colour = bag.draw(s)
        if colour:                                     # else the bag is short
            s.facts[facts.aside(colour)] += 1
            s.tell("drawn", colour)
    doing.push(s, seat, phases.COLLECTOR)


def set_shard(s: PracowniaState, colour: i64, place: i64) -> None:                   # PRA-P2
    s.facts[facts.aside(colour)] -= 1
    rows.add(s, place, colour)
    s.tell("set", colour, place)


def any_aside(s: PracowniaState) -> bool:
    colour: i64 = 1
    while colour <= RED:
        if s.facts[facts.aside(colour)]:
            return True
        colour += 1
    return False


def return_shards(s: PracowniaState) -> None:                                        # PRA-P2: what fits nowhere
    for colour in range(1, RED + 1):
        while s.facts[facts.aside(colour)]:
            s.facts[facts.aside(colour)] -= 1
            bag.put(s, colour)
            s.tell("back", colour)


def lake_can(s: PracowniaState, place: i64) -> bool:
    return s.facts[facts.row(place) + LAKE_LEAST - 1] > 0


def empty_row(s: PracowniaState, seat: i64, place: i64) -> None:                     # PRA-P5
    numbers = s.facts
    s.tell("lake", place)
    row = facts.row(place)
    for space in range(SPACES):
        colour = numbers[row + space]
        if colour:
            numbers[facts.aside(colour)] += 1
            numbers[row + space] = 0
    numbers[facts.HELD + seat] = place
    doing.instead(s, seat, phases.LAKE_NAME)
    rest_follows(s, seat)


def name_shard(s: PracowniaState, seat: i64, colour: i64) -> None:                   # PRA-P5
    s.facts[facts.aside(colour)] -= 1
    rows.add(s, s.facts[facts.HELD + seat], colour)
    s.tell("name", colour)
    rest_follows(s, seat)


def rest_follows(s: PracowniaState, seat: i64) -> None:
    """When all that are left have one colour, they follow by themselves."""
    numbers = s.facts
    left = [colour for colour in range(1, RED + 1) if numbers[facts.aside(colour)]]
    if len(left) == 1:
        while numbers[facts.aside(left[0])]:
            numbers[facts.aside(left[0])] -= 1
            rows.add(s, numbers[facts.HELD + seat], left[0])
        doing.pop(s, seat)
