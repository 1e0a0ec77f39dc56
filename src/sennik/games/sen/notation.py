"""Positions of Sen as text, a part on each line.

A land is its name: 0 to 9, take2, peek1, swap2, choose1, peek1j, hourglass. Behind a covered land stands who has seen
it: `7:02` seats 0 and 2, `7*` all, `7` nobody.

    dream 0: 7:0 9 take2* 4    slots from the left; by chance, if not given
    hand: 5                    what was drawn, seen by whose turn it is, or taken by Choose 1, seen by all
    pile: 3 3                  just these, the rest of the deck below the discard pile; if not given, the rest
    discard: 5 0 4             from the bottom up; one land by chance, if not given
    turn: 0                    whose it is, or who begins the next round; seats and slots are counted from 0
    asks: 0 drawn              who is asked what; "over"; if not given, whose turn it is
    pointed: 0 1 0 3           at which lands: whose, slot
    peeked: 02 13              by seat, the slots looked at before the first turn
    caller: 1                  who called Wake up
    round: 2                   rounds counted so far
    scores: 12 30              by seat; 0, if not given
    last: 5 0                  by seat, of the last round
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from ...engine.game import BIT, EVERYONE, OPEN
from ...engine.parts import Parts, Stock, asking
from ...engine.position import arrange
from ...engine.rng import Rng
from .rules import facts, phases
from .rules.cards import CHOOSE1, KINDS, PEEK1, PEEK1J, SWAP2, TAKE2
from .rules.facts import SLOTS
from .rules.state import BITS, SenState
from .rules.zones import DISCARD, DREAM, HAND, PILE

if TYPE_CHECKING:
    from .rules.game import Sen

SEEN: Final = "*"
NONE: Final = "-"
COUNTED: Final = (phases.COUNT, phases.OVER)                           # all lands lie open
TOGETHER: Final = (phases.FIRST, phases.COUNT, phases.OVER)            # not one seat's turn
KNOWING: Final = (phases.KNOW_A, phases.KNOW_B, phases.NAME)
DRAWING: Final = (phases.FIRST, phases.TURN, phases.KNOW_A, phases.KNOW_B, phases.NAME)      # there must be a pile
HELD: Final = {phases.DRAWN: 1, phases.TWO: 2, phases.PLACE: 1}        # cards in hand
USED: Final = {phases.TWO: (TAKE2,), phases.PEEK: (PEEK1, PEEK1J), phases.SWAP_A: (SWAP2,),
               phases.SWAP_B: (SWAP2,), phases.CHOOSE: (CHOOSE1,)}     # what lies on the discard pile then (SEN-T5)
Row = list[tuple[int, int]]    # kinds, each with the mask of who knows it
Fault = tuple[str, str]        # the part of a position that cannot be, and the rule it breaks


# ---- reading
def read(game: Sen, text: str, rng: Rng) -> SenState:
    parts = Parts(text)
    stock = Stock(game)
    turn = parts.one("turn", game.seats - 1)
    phase, asked = parts.asks(game, f"{turn} turn")
    covered = OPEN if phase in COUNTED else 0
    held = EVERYONE if phase == phases.PLACE else BIT[turn]
    table: dict[int, Row] = {}
    for name, zone, mask in (("hand", HAND, held), ("pile", PILE, 0), ("discard", DISCARD, OPEN),
                             *[(f"dream {seat}", DREAM + seat, covered) for seat in range(game.seats)]):
        if parts.has(name):
            table[zone] = [land(game, parts, stock, name, word, mask) for word in parts.words(name)]
    numbers = {facts.MOVER: turn, facts.ROUND: parts.one("round"),
               facts.CALLER: parts.one("caller", game.seats - 1) if parts.has("caller") else -1}
    numbers |= pointed(game, parts) | peeked(game, parts)
    numbers |= scores(game, parts, "scores", facts.SCORE) | scores(game, parts, "last", facts.ROUND_SCORE)
    parts.end()
    for seat in range(game.seats):
        if DREAM + seat not in table:
            table[DREAM + seat] = [(stock.draw(rng), covered) for _ in range(game.size)]
    if DISCARD not in table:
        table[DISCARD] = [(stock.draw(rng), OPEN)]
    if PILE in table:
        table[DISCARD] = [*[(kind, OPEN) for kind in stock.rest()], *table[DISCARD]]
    asks = [seat for seat in range(game.seats) if asked & BIT[seat]]
    s = cast(SenState, arrange(game, table, phase=phase, asked=asks, facts=numbers, rng=rng))
    found = fault(s)
    if found is not None:
        raise parts.breaks(found[0], found[1])
    return s


def land(game: Sen, parts: Parts, stock: Stock, name: str, word: str, mask: int) -> tuple[int, int]:
    """A land by its name, known to `mask`; where nobody does, to those who stand behind it."""
    kind, colon, seats = word.partition(":")
    if kind.endswith(SEEN) and not colon:
        kind, seats = kind[:-1], SEEN
    if kind not in KINDS or (seats and mask) or (colon and not seats):
        raise parts.unreadable(name)
    seen = EVERYONE if seats == SEEN else mask
    for letter in seats if colon else "":
        seat = parts.number(name, letter)
        if seat >= game.seats or seen >= BIT[seat]:            # in order
            raise parts.unreadable(name)
        seen |= BIT[seat]
    return stock.take(KINDS.index(kind)), seen


def pointed(game: Sen, parts: Parts) -> dict[int, int]:
    at = parts.numbers("pointed")
    if len(at) not in (0, 2, 4) or [seat for seat in at[::2] if seat >= game.seats]:
        raise parts.unreadable("pointed")
    if [slot for slot in at[1::2] if slot >= SLOTS]:
        raise parts.unreadable("pointed")
    return {facts.POINTED: at[0] * SLOTS + at[1] if at else -1,
            facts.POINTED2: at[2] * SLOTS + at[3] if len(at) == 4 else -1}


def peeked(game: Sen, parts: Parts) -> dict[int, int]:
    words = parts.words("peeked", " ".join([NONE] * game.seats))
    if len(words) != game.seats:
        raise parts.unreadable("peeked")
    out: dict[int, int] = {}
    for seat, word in enumerate(words):
        mask = 0
        for letter in "" if word == NONE else word:
            slot = parts.number("peeked", letter)
            if slot >= game.size or mask >= BIT[slot]:         # in order
                raise parts.unreadable("peeked")
            mask |= BIT[slot]
        out[facts.PEEKED + seat] = mask
    return out


def scores(game: Sen, parts: Parts, name: str, first: int) -> dict[int, int]:
    points = parts.numbers(name) if parts.has(name) else [0] * game.seats
    if len(points) != game.seats:
        raise parts.unreadable(name)
    return {first + seat: points[seat] for seat in range(game.seats)}


# ---- what cannot be
def fault(s: SenState) -> Fault | None:
    return fault_in_lands(s) or fault_in_question(s) or fault_in_peeks(s) or fault_in_score(s)


def fault_in_lands(s: SenState) -> Fault | None:
    game = s.sen
    pile, heap = len(s.cards[PILE]), len(s.cards[DISCARD])
    if heap == 0 or (heap > 1 and s.phase == phases.FIRST):
        return "discard", "SEN-U2"
    changed = 0                                                # by claims, each of which drew a card (SEN-K4)
    for seat in range(game.seats):
        size = len(s.cards[DREAM + seat])
        changed += abs(size - game.size)
        if changed and (s.phase == phases.FIRST or not game.k):
            return f"dream {seat}", "SEN-U1"
        if not size or changed > len(game.deck) - game.seats * game.size - 1 - pile:
            return f"dream {seat}", "SEN-K4"
    if len(s.cards[HAND]) != HELD.get(s.phase, 0):
        return "hand", "SEN-T2"
    if not pile and s.phase in DRAWING:
        return "pile", "SEN-E1"
    return None


def fault_in_question(s: SenState) -> Fault | None:
    game = s.sen
    mover = s.facts[facts.MOVER]
    first, second = s.facts[facts.POINTED], s.facts[facts.POINTED2]
    if s.phase in USED and s.kind(DISCARD, -1) not in USED[s.phase]:
        return "discard", "SEN-P5"
    if s.phase == phases.PLACE and CHOOSE1 not in [game.deck[card] for card in s.cards[DISCARD] + s.cards[HAND]]:
        return "discard", "SEN-P4"
    if s.phase in KNOWING and not (game.k and len(s.cards[DREAM + mover]) > 1):
        return "asks", "SEN-K1"
    if s.phase not in TOGETHER and s.asked != BIT[mover]:
        return "asks", "SEN-T8"
    lands = [at for at in (first, second) if at >= 0]
    wanted = 2 if s.phase == phases.NAME else 1 if s.phase in (phases.SWAP_B, phases.KNOW_B) else 0
    if len(lands) != wanted or first == second >= 0 or [at for at in lands if not lies(s, at)]:
        return "pointed", "SEN-M2"
    if s.phase in KNOWING and [at for at in lands if at // SLOTS != mover]:
        return "pointed", "SEN-K1"
    return None


def lies(s: SenState, at: int) -> bool:
    """Is there such a land?"""
    return at % SLOTS < len(s.cards[DREAM + at // SLOTS])


def fault_in_peeks(s: SenState) -> Fault | None:                                  # SEN-U3
    game = s.sen
    first = s.phase == phases.FIRST
    slots = s.facts[facts.PEEKED:facts.PEEKED + game.seats]
    asked = 0
    for seat in range(game.seats):
        looked = BITS[slots[seat]]
        if looked > game.peeks or (not first and looked < game.peeks and max(slots)):
            return "peeked", "SEN-U3"
        if looked < game.peeks:
            asked |= BIT[seat]
        known = [BIT[seat] if slots[seat] & BIT[slot] else 0 for slot in range(game.size)]
        if first and [s.known[card] for card in s.cards[DREAM + seat]] != known:
            return f"dream {seat}", "SEN-U3"
    return ("asks", "SEN-U3") if first and s.asked != asked else None


def fault_in_score(s: SenState) -> Fault | None:
    game = s.sen
    caller, done, totals = s.facts[facts.CALLER], s.facts[facts.ROUND], s.scores()
    last = list(s.facts[facts.ROUND_SCORE:facts.ROUND_SCORE + game.seats])
    over = done == game.rounds if game.rounds else max(totals) >= game.target
    if over != (s.phase == phases.OVER) or (game.rounds and done > game.rounds):
        return ("round" if game.rounds else "scores"), "SEN-E4"
    if [seat for seat in range(game.seats) if last[seat] > totals[seat]]:
        return "scores", "SEN-E4"
    if s.phase not in COUNTED:
        return ("caller", "SEN-T6") if caller >= 0 else None
    if not done:
        return "round", "SEN-E4"
    if (caller < 0) != (not s.cards[PILE]):
        return "caller", "SEN-E1"
    if caller >= 0 and (caller + 1) % game.seats != s.facts[facts.MOVER]:
        return "turn", "SEN-E3"
    return ("last", "SEN-S6") if last != s.count().points else None


# ---- writing
def write(s: SenState) -> str:
    game = s.sen
    numbers = s.facts
    seats = range(game.seats)
    lines = [f"dream {seat}: {' '.join([written(s, card) for card in s.cards[DREAM + seat]])}" for seat in seats]
    for name, zone in (("hand", HAND), ("discard", DISCARD)):
        lines += [f"{name}: {' '.join([KINDS[game.deck[card]] for card in s.cards[zone]])}"] if s.cards[zone] else []
    lines.append(f"turn: {numbers[facts.MOVER]}")
    lines += [f"asks: {asking(game, s.phase, s.asked)}"] if s.phase != phases.TURN else []
    lands = [at for at in (numbers[facts.POINTED], numbers[facts.POINTED2]) if at >= 0]
    lines += [f"pointed: {' '.join([f'{at // SLOTS} {at % SLOTS}' for at in lands])}"] if lands else []
    slots = [numbers[facts.PEEKED + seat] for seat in seats]
    lines += [f"peeked: {' '.join([digits(mask) or NONE for mask in slots])}"] if max(slots) else []
    lines += [f"caller: {numbers[facts.CALLER]}"] if numbers[facts.CALLER] >= 0 else []
    lines += [f"round: {numbers[facts.ROUND]}"] if numbers[facts.ROUND] else []
    for name, first in (("scores", facts.SCORE), ("last", facts.ROUND_SCORE)):
        points = [numbers[first + seat] for seat in seats]
        lines += [f"{name}: {' '.join([str(point) for point in points])}"] if max(points) else []
    return "\n".join(lines)


def written(s: SenState, card: int) -> str:
    """A land of a dream, with who has seen it where it is covered."""
    mask = 0 if s.phase in COUNTED else s.known[card]
    seen = SEEN if mask == EVERYONE else f":{digits(mask)}" if mask else ""
    return KINDS[s.game.deck[card]] + seen


def digits(mask: int) -> str:
    """The seats or slots of a mask."""
    return "".join([str(k) for k in range(7) if mask & BIT[k]])
