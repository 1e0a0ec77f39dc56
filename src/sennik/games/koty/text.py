"""The table of Koty in the terminal: the rivals' dreams and the piles above, the own dream and hand below."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from ...engine.game import BIT, SPECTATOR, Game
from ...engine.view import View
from ..drawing import CannotDraw, Figure, Speaks, beside, crop, rows
from .notation import BARE, DOWN, LETTERS
from .rules import facts, phases
from .rules.cards import JOKER, KINDS, RAVEN
from .rules.dreams import EMPTY, NINE, Dreams, seen
from .rules.game import Koty
from .rules.zones import DISCARD, PILE, PLAYED, REGIONS

INK: Final = "#20193f"
PAPER: Final = "#f4e9d2"
BACK: Final = "#3a3580"        # a nine
RIM: Final = "#6a63b8"
DARK: Final = "#15133a"        # a raven, and the cards of the night
COATS: Final = ("#a9c6ee", "#f6dd98", "#b4dcbc", "#f6c4d2")            # blue, yellow, green, pink
SIGNS: Final = ("≈", "*", "♠", "^")                                    # waves, stars, leaves, zigzag
WIDE: Final = 9                # a region drawn as a stack
SMALL: Final = 7               # a region drawn as a tile


def draw(game: Game, view: View, names: Sequence[str], words: Speaks) -> list[str]:
    """At most 66 columns."""
    koty = cast(Koty, game)
    dreams = seen(view, koty.seats)
    others = [seat for seat in around(koty, view.seat) if seat != view.seat]
    blocks = [small(dreams, seat, view, called(koty, seat, view, names, words), words) for seat in others]
    lines: list[str] = []
    for first in range(0, len(blocks), 2):
        lines += [*in_pairs(blocks[first:first + 2]), ""]
    lines += middle(view, dreams, names, words)
    if view.seat != SPECTATOR:
        lines += ["", *large(koty, dreams, view, words), "", hand(view, koty, words)]
    return lines


def around(game: Koty, seat: int) -> list[int]:
    """The seats in the order of play, the reader's first."""
    first = 0 if seat == SPECTATOR else seat
    return [(first + step) % game.seats for step in range(game.seats)]


# ---- cards
def coat(cat: int) -> int:
    """The colour of a cat: 1 and 8, 2 and 7, 3 and 6, 4 and 5."""
    return min(cat, 9 - cat) - 1


def paper(top: int) -> tuple[str, str]:
    """The colours of a card: its ground, and what is written on it."""
    if top == NINE:
        return BACK, PAPER
    if RAVEN < top < NINE:
        return COATS[coat(top)], INK
    return DARK, PAPER


def sign(top: int) -> str:
    """Two letters: the value and, for those who see no colour, the sign of the coat."""
    if top == EMPTY:
        return "· "
    if top == NINE:
        return "9 "
    return "v " if top == RAVEN else f"{top}{SIGNS[coat(top)]}"


# ---- dreams
def heading(dreams: Dreams, seat: int, view: View, name: str, words: Speaks) -> str:
    """Whose dream, and its cats."""
    here = bool(view.asked & BIT[seat])
    cats = words.say("text-cats", count=dreams.cats(seat))
    return f"[{'lamp' if here else 'mute'}]{'›' if here else ' '}[/] {name} [soft]{cats}[/]"


def called(game: Koty, seat: int, view: View, names: Sequence[str], words: Speaks) -> str:
    """The name of another player, in 19 columns at most."""
    if view.seat != SPECTATOR and game.partner(view.seat) == seat:
        return f"{crop(names[seat], 8)} [good]({words.say('text-partner')})[/]"
    return crop(names[seat], 16)


def small(dreams: Dreams, seat: int, view: View, name: str, words: Speaks) -> list[str]:
    """A dream in four lines: whose, the tops, the nines below them, what each region is worth."""
    regions = [seat * REGIONS + region for region in range(REGIONS)]
    tops, strips, worth = "", "", ""
    for at in regions:
        top, size = dreams.tops[at], dreams.sizes[at]
        ground, ink = paper(top)
        lit = view.facts[facts.TARGET] == at
        edge = "[lamp]▸[/]" if lit else " "
        if top == EMPTY:
            tops += f"{edge}[{RIM}]╎ {sign(top)}╎[/] "
        else:
            tops += f"{edge}[{ground}]▐[/][bold {ink} on {ground}] {sign(top)}[/][{ground}]▌[/] "
        strips += f"[{RIM}]{'×2' * (size - 1):^{SMALL}}[/]"
        worth += f"[soft]{dreams.worth(at) if size else '':^{SMALL}}[/]"
    return [heading(dreams, seat, view, name, words), tops, strips, worth]


def large(game: Koty, dreams: Dreams, view: View, words: Speaks) -> list[str]:
    """The own dream as four stacks: the top card, and under it a strip for each nine that doubles it."""
    seat = view.seat
    stacks = [stack(dreams, seat * REGIONS + region, view) for region in range(REGIONS)]
    height = max(len(rows) for rows in stacks)
    drawn = [rows + [" " * WIDE] * (height - len(rows)) for rows in stacks]
    places = "  ".join(f"[soft]{region + 1:^{WIDE}}[/]" for region in range(REGIONS))
    both = game.together([dreams.cats(other) for other in range(game.seats)])[seat]
    team = f" [soft]· {words.say('text-team', count=both)}[/]" if game.teams else ""
    return [heading(dreams, seat, view, f"[lamp]{words.say('text-dream')}[/]", words) + team,
            *["  " + "  ".join(row) for row in zip(*drawn)], "  " + places]


def stack(dreams: Dreams, at: int, view: View) -> list[str]:
    """A region and what it is worth."""
    size = dreams.sizes[at]
    drawn = pile(dreams.tops[at], size, view.facts[facts.TARGET] == at)
    return [*drawn, f"[{PAPER}]{dreams.worth(at) if size else '':^{WIDE}}[/]"]


def pile(top: int, size: int, lit: bool = False) -> list[str]:
    """So many cards: the top one, and under it a strip for each nine."""
    if top == EMPTY:
        return [f"[{BACK}]╭╌╌╌╌╌╌╌╮[/]", f"[{BACK}]╎       ╎[/]", f"[{BACK}]╰╌╌╌╌╌╌╌╯[/]"]
    ground, ink = paper(top)
    rim = "lamp" if lit else RIM if top >= NINE else ground if top != RAVEN else PAPER
    face = f"[{rim}]│[/][bold {ink} on {ground}]  {sign(top)}   [/][{rim}]│[/]"
    return [f"[{rim}]╭───────╮[/]", face, *[f"[{RIM}]├──×2───┤[/]"] * (size - 1), f"[{RIM}]╰───────╯[/]"]


def in_pairs(blocks: list[list[str]]) -> list[str]:
    """One dream, or two next to each other."""
    return blocks[0] if len(blocks) == 1 else beside(blocks[0], blocks[1], SMALL * REGIONS + 4)


# ---- the rest of the table
def middle(view: View, dreams: Dreams, names: Sequence[str], words: Speaks) -> list[str]:
    """Piles, and what is going on."""
    heap = view.cards[DISCARD]
    top = f": {chip(heap[-1], words)}" if heap else ""
    piles = f"{words.say('text-pile', count=len(view.cards[PILE]))} · {words.say('text-discard', count=len(heap))}"
    lines = [f"  [soft]{piles}[/]{top}"]
    played, target, named = view.cards[PLAYED], view.facts[facts.TARGET], view.facts[facts.NAMED]
    if view.phase in {phases.DEFEND, phases.CARRY}:
        cat, whose = dreams.tops[target], target // REGIONS
        card = words.card(played[0])
        if played[0] == JOKER:
            card = words.say("text-as", card=card, **{"as": words.card(named)})
        line = words.say("text-attack" if view.phase == phases.DEFEND else "text-moth", card=card, cat=words.card(cat),
                         cat_kind=KINDS[cat], whose=crop(names[whose], 12), region=target % REGIONS + 1,
                         whose_you="yes" if whose == view.seat else "no")
        lines.append(f"  [lamp]✦ {line}[/]")
    elif played:
        laid = words.say("text-played", cards=", ".join(words.card(kind) for kind in played))
        lines.append(f"  [lamp]✦ {laid}[/]")
    return lines


def hand(view: View, game: Koty, words: Speaks) -> str:
    cards = view.cards[game.hand + view.seat]
    return f"  [soft]{words.say('text-hand')}[/] " + " ".join(chip(kind, words) for kind in cards)


def chip(kind: int, words: Speaks) -> str:
    """A card by its name, on its colour, with the sign of its coat."""
    if kind == RAVEN or kind >= JOKER or kind < 0:
        return f"[{PAPER} on {DARK}] {words.card(kind)} [/]"
    ground, ink = paper(kind)
    return f"[{ink} on {ground}] {words.card(kind)}{SIGNS[coat(kind)]} [/]"


# ---- figures of the rulebook, in the letters of the notation
def cards(source: str, words: Speaks) -> list[str]:
    """Cards by their letters, 9 one that lies face down."""
    def one(token: str) -> list[str]:
        kind = LETTERS.find(token) if len(token) == 1 else -1
        if kind < 0 and token != DOWN:
            raise CannotDraw(token)
        return [chip(kind, words) if kind >= 0 else f"[{PAPER} on {BACK}] 9 [/]"]
    return rows(source, one)


def regions(source: str, words: Speaks) -> list[str]:
    """Stacks from the bottom up: `9995`, `-` for an empty region."""
    return rows(source, region)


def region(token: str) -> list[str]:
    if token == BARE:
        return pile(EMPTY, 0)
    below, top = token[:-1], token[-1]
    if below.strip(DOWN) or top not in LETTERS[:JOKER] + DOWN:
        raise CannotDraw(token)
    return pile(NINE if top == DOWN else LETTERS.index(top), len(token))


FIGURES: Final[dict[str, Figure]] = {"cards": cards, "regions": regions}
