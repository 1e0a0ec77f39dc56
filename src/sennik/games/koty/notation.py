"""Positions of Koty as text, a part on each line.

A card is a letter: 1 to 8 a cat, R raven, J joker, M moth, B bat, O owl, D dragon; 9 is a card lying face down. A star
behind a card says that all have seen it, where only its owner or nobody has.

    dream 0: 6 | 99R | 9995 | -    regions from the bottom up; without a dream, nothing lies there
    faces: 3J5*12                  of the nines, in the order in which they are written; by chance, if not given
    hand 0: R138*                  by chance, if not given
    pile: 22                       just these, the rest of the deck below the discard pile; if not given, the rest
    discard: 7R1                   from the bottom up
    played: J                      cards laid whose effect is still to come
    turn: 0                        whose it is; seats are counted from 0
    asks: 1 defend                 who is asked what; "over"; if not given, whose turn it is
    attack: 1 1 0                  which cat, a joker as it was named, attacks whose region
    moth: 1 0                      whose region's cat it carries
    short: yes                     somebody could not draw back to 4
    calm: 17                       turns since a nine was added, that one included
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from ...engine.game import BIT, EVERYONE, OPEN
from ...engine.parts import Parts, Stock, asking
from ...engine.position import arrange
from ...engine.rng import Rng
from .rules import cards, facts, phases
from .rules.cards import CATS, JOKER, RAVEN
from .rules.dreams import NINE, NINES, is_nine
from .rules.state import CALM_ROUNDS, HOLD, KotyState
from .rules.zones import DISCARD, PILE, PLAYED, REGION, REGIONS

if TYPE_CHECKING:
    from .rules.game import Koty

LETTERS: Final = "R12345678JMBOD"          # by kind
DOWN: Final = "9"
SEEN: Final = "*"
BARE: Final = "-"
UNKNOWN: Final = (-1, 0)       # a nine whose face is not given
PUTS: Final = (phases.ADD, phases.PAIR, phases.ROOST, phases.LAIR)     # a region is to take a nine
NIGHTS: Final = (phases.ROOST, phases.LAIR, phases.CARRY)              # a night card lies there; its player draws later
Row = list[tuple[int, int]]    # kinds, each with the mask of who knows it
Fault = tuple[str, str]        # the part of a position that cannot be, and the rule it breaks


# ---- reading
def read(game: Koty, text: str, rng: Rng) -> KotyState:
    parts = Parts(text)
    stock = Stock(game)
    table = dreams(game, parts, stock)
    if parts.has("faces"):
        lay_faces(table, row(parts, stock, "faces", 0), parts)
    pile: Row | None = row(parts, stock, "pile", 0) if parts.has("pile") else None
    table[DISCARD] = row(parts, stock, "discard", OPEN)
    table[PLAYED] = row(parts, stock, "played", OPEN)
    turn = parts.one("turn", game.seats - 1)
    phase, asked = parts.asks(game, f"{turn} turn")
    dealt: list[int] = []                                  # hands that chance deals, when all others have their cards
    for seat in range(game.seats):
        if parts.has(f"hand {seat}"):
            table[game.hand + seat] = row(parts, stock, f"hand {seat}", BIT[seat])
        else:
            dealt.append(seat)
    numbers = {facts.MOVER: turn, facts.SHORT: short(parts), **calm(game, parts), **aim(game, parts)}
    parts.end()
    for zone in range(REGION, REGION + game.seats * REGIONS):
        for k, card in enumerate(table[zone]):
            if card == UNKNOWN:
                table[zone][k] = (stock.draw(rng), 0)
    for seat in dealt:
        size = HOLD - 1 if phase in NIGHTS and seat == turn else HOLD
        table[game.hand + seat] = [(stock.draw(rng), BIT[seat]) for _ in range(size)]
    if pile is not None:
        table[PILE] = pile
        table[DISCARD] = [*[(kind, OPEN) for kind in stock.rest()], *table[DISCARD]]
    asks = [seat for seat in range(game.seats) if asked & BIT[seat]]
    s = cast(KotyState, arrange(game, table, phase=phase, asked=asks, facts=numbers, rng=rng))
    found = fault(s)
    if found is not None:
        raise parts.breaks(found[0], found[1])
    return s


def dreams(game: Koty, parts: Parts, stock: Stock) -> dict[int, Row]:
    """The regions by zone; a nine is UNKNOWN until it has a face."""
    table: dict[int, Row] = {}
    for seat in range(game.seats):
        name = f"dream {seat}"
        regions = parts.take(name, BARE).split("|")
        if regions in ([BARE], [""]):
            regions = [BARE] * REGIONS
        if len(regions) != REGIONS:
            raise parts.unreadable(name)
        for region, text in enumerate(regions):
            table[REGION + seat * REGIONS + region] = stack(parts, stock, name, text.strip())
    return table


def stack(parts: Parts, stock: Stock, name: str, text: str) -> Row:
    """A region as it is written: its nines, and what lies on them."""
    if text == BARE:
        return []
    if not text or [letter for letter in text if letter not in DOWN + LETTERS]:
        raise parts.unreadable(name)
    top = text.lstrip(DOWN)
    nines = len(text) - len(top)
    if len(top) > 1:
        raise parts.breaks(name, "KOT-D1")
    if nines > NINES:
        raise parts.breaks(name, "KOT-D2")
    out: Row = [UNKNOWN] * nines
    if top:
        kind = LETTERS.index(top)
        if kind >= JOKER:
            raise parts.breaks(name, "KOT-D5" if kind == JOKER else "KOT-D1")
        if kind == RAVEN and not nines:
            raise parts.breaks(name, "KOT-D1")
        out.append((stock.take(kind), OPEN))
    return out


def lay_faces(table: dict[int, Row], faces: Row, parts: Parts) -> None:
    """One for each nine."""
    nines = [(lying, k) for lying in table.values() for k in range(len(lying)) if lying[k] == UNKNOWN]
    if len(nines) != len(faces):
        raise parts.unreadable("faces")
    for (lying, k), face in zip(nines, faces):
        lying[k] = face


def row(parts: Parts, stock: Stock, name: str, mask: int) -> Row:
    """Cards by their letters, known to `mask`, or to all."""
    out: Row = []
    for letter in parts.take(name):
        if letter in LETTERS:
            out.append((stock.take(LETTERS.index(letter)), mask))
        elif letter == SEEN and out and mask & EVERYONE != EVERYONE and out[-1][1] == mask:
            out[-1] = (out[-1][0], EVERYONE)
        else:
            raise parts.unreadable(name)
    return out


def aim(game: Koty, parts: Parts) -> dict[int, int]:
    """What is attacked, or carried by a moth."""
    for name in ("attack", "moth"):
        if parts.has(name):
            numbers = parts.numbers(name)
            named = numbers.pop(0) if name == "attack" and numbers else -1
            if (name == "attack" and named not in CATS) or len(numbers) != 2:
                raise parts.unreadable(name)
            whose, region = numbers
            if whose >= game.seats or region >= REGIONS:
                raise parts.unreadable(name)
            return {facts.NAMED: named, facts.TARGET: whose * REGIONS + region}
    return {facts.NAMED: -1, facts.TARGET: -1}


def short(parts: Parts) -> int:
    said = parts.take("short", "no")
    if said not in ("yes", "no"):
        raise parts.unreadable("short")
    return 1 if said == "yes" else 0


def calm(game: Koty, parts: Parts) -> dict[int, int]:
    if not game.calm_ends:
        return {}
    turns = parts.one("calm")
    if turns > CALM_ROUNDS * game.seats + 1:
        raise parts.breaks("calm", "KOT-E5")
    return {facts.CALM: turns}


# ---- what cannot be
def fault(s: KotyState) -> Fault | None:
    game = s.koty
    mover = s.facts[facts.MOVER]
    full = [seat for seat in range(game.seats) if s.full(seat)]
    if s.phase == phases.OVER:
        if not (full or s.facts[facts.SHORT] or s.calm()):
            return "asks", "KOT-E1"
    elif full:
        return f"dream {full[0]}", "KOT-E1"
    elif s.facts[facts.SHORT] and s.phase == phases.TURN:
        return "short", "KOT-E2"
    elif s.calm():
        return "calm", "KOT-E5"
    for seat in range(game.seats):
        held = len(s.cards[game.hand + seat])
        most = HOLD - 1 if s.phase in NIGHTS and seat == mover else HOLD
        if held > most or (held < most and not s.facts[facts.SHORT]):
            return f"hand {seat}", "KOT-U2"
    if s.phase in PUTS and not s.room(mover):
        return f"dream {mover}", "KOT-D4"
    return fault_in_question(s)


def fault_in_question(s: KotyState) -> Fault | None:
    """In what is asked, of whom, and what lies there for it."""
    game = s.koty
    mover, named, target = s.facts[facts.MOVER], s.facts[facts.NAMED], s.facts[facts.TARGET]
    played = [game.deck[card] for card in s.cards[PLAYED]]
    last = [game.deck[card] for card in s.cards[DISCARD][-2:]]
    asked = [BIT[mover]]
    ready: list[list[int]] = [[]]                          # what may lie there
    if s.phase in (phases.DEFEND, phases.REPEAT):
        if named < 0 or target not in game.rivals[mover] or s.top(target) not in (named, 9 - named):
            return "attack", "KOT-R1"
        if s.phase == phases.DEFEND:
            owner = target // REGIONS
            asked = [BIT[owner], BIT[game.partner(owner)]] if game.teams else [BIT[owner]]
            ready = [[named], [JOKER]]
        elif len(last) < 2 or [kind for kind in last if kind not in (named, JOKER)]:
            return "discard", "KOT-A3"
    elif s.phase == phases.CARRY:
        if named >= 0 or target < 0 or not RAVEN < s.top(target) < NINE or not s.legal(mover):
            return "moth", "KOT-N2"
        ready = [[cards.MOTH]]
    elif target >= 0:
        return ("attack" if named >= 0 else "moth"), "KOT-U2"
    elif s.phase == phases.ADD and (len(last) < 2 or last[1] not in CATS or last[0] not in (9 - last[1], JOKER)):
        return "discard", "KOT-O3"
    elif s.phase == phases.PAIR:
        ready = [pair for cat in CATS for pair in ([cat, cat], [JOKER, cat])]
    elif s.phase == phases.ROOST:
        ready = [[cards.BAT, RAVEN]]
    elif s.phase == phases.LAIR:
        ready = [[cards.DRAGON]]
    elif s.phase == phases.OVER:
        asked = [0]
    if played not in ready:
        return "played", "KOT-U2"
    if s.asked not in asked:
        return "asks", "KOT-A5" if s.phase == phases.DEFEND else "KOT-U4"
    return None


# ---- writing
def write(s: KotyState) -> str:
    game = s.koty
    mover, named, target = s.facts[facts.MOVER], s.facts[facts.NAMED], s.facts[facts.TARGET]
    regions = range(REGION, REGION + game.seats * REGIONS)
    lines = [f"dream {seat}: {dream(s, seat)}" for seat in range(game.seats)]
    faces = "".join([letter(s, card) for zone in regions for card in s.cards[zone] if is_nine(s.known[card])])
    lines += [f"faces: {faces}"] if faces else []
    for seat in range(game.seats):
        held = sorted(s.cards[game.hand + seat], key=lambda card: (game.deck[card], s.known[card]))
        lines.append(f"hand {seat}: {''.join([letter(s, card) for card in held])}".rstrip())
    for name, zone in (("discard", DISCARD), ("played", PLAYED)):
        lines += [f"{name}: {letters(s, zone)}"] if s.cards[zone] else []
    lines.append(f"turn: {mover}")
    if s.phase != phases.TURN:
        lines.append(f"asks: {asking(game, s.phase, s.asked)}")
    if target >= 0:
        at = f"{target // REGIONS} {target % REGIONS}"
        lines.append(f"moth: {at}" if named < 0 else f"attack: {named} {at}")
    lines += ["short: yes"] if s.facts[facts.SHORT] else []
    lines += [f"calm: {s.facts[facts.CALM]}"] if s.koty.calm_ends and s.facts[facts.CALM] else []
    return "\n".join(lines)


def dream(s: KotyState, seat: int) -> str:
    """The regions of a dream, from the bottom up: "6 | 99R | 9995 | -"."""
    return " | ".join([region(s, seat * REGIONS + k) for k in range(REGIONS)])


def region(s: KotyState, at: int) -> str:
    lying = [DOWN if is_nine(s.known[card]) else LETTERS[s.game.deck[card]] for card in s.cards[REGION + at]]
    return "".join(lying) or BARE


def letters(s: KotyState, zone: int) -> str:
    """The cards of a zone, whoever knows them."""
    return "".join([LETTERS[s.game.deck[card]] for card in s.cards[zone]])


def letter(s: KotyState, card: int) -> str:
    """A card that does not lie open, with a star where all know it."""
    return LETTERS[s.game.deck[card]] + (SEEN if s.known[card] & EVERYONE == EVERYONE else "")
