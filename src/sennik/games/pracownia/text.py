"""The table of Pracownia in the terminal: the dreamworld above, the workshops below, the own one first."""
from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, cast

from rich.cells import cell_len
from rich.markup import escape
from rich.text import Text

from ...engine.game import BIT, SPECTATOR, Game
from ...engine.view import View
from ..drawing import CannotDraw, Figure, Speaks, beside
from .notation import LETTERS, read_field
from .rules import facts, phases, stages, zones
from .rules.cards import LEVELS, Landscape, landscapes
from .rules.game import Pracownia
from .rules.grid import ENTRANCE, SIDE
from .rules.pieces import DREAMER, RED, TREE, colours
from .rules.places import KEY, LINK, LINKS, PLACES, SPACES

WIDE: Final = 78
SIGNS: Final = ("·", "≈", "░", "♣", "▲", "○", "×")                 # legible without colour
INKS: Final = ("#55508a", "#7fb4e8", "#c08a5a", "#8fc97a", "#b9b6c9", "#ffffff", "#e8707a")
TREE_SIGN: Final = "[#5fae7a]♠[/]"
DREAMER_SIGN: Final = "[bold #f3b65b]@[/]"
CELL: Final = 7                # columns of a field
TALL: Final = 4                # shards: a higher tower is cut short
ACROSS: Final = 3              # places in a row of the dreamworld
PLACE: Final = 24              # columns of a place
NARROW: Final = 6              # columns of a field in the rulebook
SHOP: Final = 2 + 5 * NARROW   # columns of a workshop there


def draw(game: Game, view: View, names: Sequence[str], words: Speaks) -> list[str]:
    """At most 78 columns."""
    if view.phase == phases.OVER:
        return count(game, view, names, words) + workshops(game, view, names, words)
    lines = [*heading(game, view, words), *dreamworld(game, view, names, words), *wishes(view, words)]
    lines += ["", *workshops(game, view, names, words)]
    if view.seat != SPECTATOR and view.cards[zones.drawn(view.seat)]:
        lines += ["", f" [lamp]{words.say('text-drawn')}[/]"]
        lines += [line for kind in view.cards[zones.drawn(view.seat)] for line in card(game, kind, 0, words)]
    return [*lines, "", *legend(view, words)]


# ---- signs
def shard(colour: int, sign: str = "") -> str:
    return f"[{INKS[colour]}]{sign or SIGNS[colour]}[/]"


def field(value: int) -> str:
    """A stack from the lowest shard, a tree and the dreamer on it; of a tower only the foot and the top."""
    stack = colours(value)
    shown = "".join(shard(colour) for colour in stack)
    if len(stack) > TALL:
        shown = shard(stack[0]) + "…" + "".join(shard(colour) for colour in stack[-2:])
    return shown + (TREE_SIGN if value & TREE else "") + (DREAMER_SIGN if value & DREAMER else "")


def width(markup: str) -> int:
    return cell_len(Text.from_markup(markup).plain)


def fit(markup: str, columns: int) -> str:
    """Cut or filled up to so many columns."""
    text = Text.from_markup(markup)
    if cell_len(text.plain) > columns:
        text.truncate(columns, overflow="ellipsis")
        return text.markup
    return markup + " " * (columns - cell_len(text.plain))


def amounts(numbers: tuple[int, ...], first: int) -> str:
    """Shards by colour with their numbers: the bag."""
    return " ".join(f"{shard(c)}{numbers[first - 1 + c]}" for c in range(1, RED + 1) if numbers[first - 1 + c])


def each(numbers: tuple[int, ...], first: int) -> str:
    """The same, sign by sign: hands."""
    return "".join(shard(c) * numbers[first - 1 + c] for c in range(1, RED + 1))


# ---- the dreamworld
def heading(game: Game, view: View, words: Speaks) -> list[str]:
    f = view.facts
    parts = [f"[lamp]{words.say('text-round', round=f[facts.ROUND])}[/]" if f[facts.ROUND] else "",
             words.say(f"stage-{f[facts.STAGE]}"), f"{words.say('text-trees')} {TREE_SIGN}{f[facts.TREES]}",
             f"{words.say('text-bag')} {amounts(f, facts.BAG)}"]
    if game.options["variant"] == "nightmare":
        parts.append(f"{words.say('text-pool')} {shard(RED)}{f[facts.POOL]}")
    return flow("", [part for part in parts if part])


def dreamworld(game: Game, view: View, names: Sequence[str], words: Speaks) -> list[str]:
    """Two rows of three places, links between them, a red shard where one lies."""
    lines: list[str] = []
    for first in range(0, PLACES, ACROSS):
        upper, lower = " ", " "
        for place in range(first, first + ACROSS):
            upper += fit(f"[mute]{place + 1}[/] {words.say(f'place-{place}')}{guests(game, view, names, place)}", PLACE)
            lower += fit("  " + row(view, place), PLACE)
            if place % ACROSS < ACROSS - 1:
                upper += link(view, place, place + 1, "──")
                lower += "  "
        lines += [upper, lower]
        if first == 0:
            ways = [link(view, place, place + ACROSS, "│") for place in range(ACROSS)]
            lines.append(" " + "  ".join(fit("    " + way, PLACE) for way in ways))
    return lines


def link(view: View, p: int, q: int, sign: str) -> str:
    return shard(RED) + sign[1:] if view.facts[facts.RED_LINK + LINK[p][q]] else f"[mute]{sign}[/]"


def row(view: View, place: int) -> str:
    """The key stands in brackets."""
    start = facts.row(place)
    key, *others = view.facts[start + KEY:start + SPACES]
    return f"[mute]⟨[/]{shard(key)}[mute]⟩[/] " + " ".join(shard(colour) for colour in others if colour)


def guests(game: Game, view: View, names: Sequence[str], place: int) -> str:
    """Who is there; z for a sleeper, in the order in which they lie from the top."""
    f = view.facts
    here = sorted((-f[facts.SLEPT + seat], seat) for seat in range(game.seats) if f[facts.TRAVELLER + seat] == place)
    out = "".join(f" [{'lamp' if seat == view.seat else 'soft'}]{escape(names[seat][:3])}{'z' if slept else ''}[/]"
                  for slept, seat in here)
    return out + (" [#e8707a]☾[/]" if f[facts.NIGHTMARE] == place else "")


def wishes(view: View, words: Speaks) -> list[str]:
    """Wishes in one or two lines, and the piles with the power on their backs."""
    parts = [wish(view, k, words) for k in range(facts.TOKENS)]
    piles = [f"{LEVELS[k]} {len(view.cards[zone])} [mute]({words.say(f'place-{view.signs[zone]}')})[/]"
             for k, zone in enumerate(range(zones.PILE, zones.PILE + len(LEVELS))) if view.cards[zone]]
    lines = flow(f"{words.say('text-wishes')}:", parts) + flow(f"{words.say('text-piles')}:", piles)
    aside = each(view.facts, facts.ASIDE)
    return lines + ([f" [mute]{words.say('text-aside')}:[/] {aside}"] if aside else [])


def wish(view: View, k: int, words: Speaks) -> str:
    colour = view.facts[facts.CIRCLE + k]
    return words.say(f"wish-{view.facts[facts.WISH + k]}") + (f" {shard(colour)}" if colour else "")


def flow(head: str, parts: Sequence[str]) -> list[str]:
    """Parts one after the other, in as many lines as they need."""
    lines = [f" [mute]{head}[/]" if head else ""]
    for part in parts:
        dot = " " if part is parts[0] else " [mute]·[/] "
        if width(lines[-1]) + width(dot + part) > WIDE:
            lines.append("  ")
            dot = " "
        lines[-1] += dot + part
    return lines


# ---- workshops
def workshops(game: Game, view: View, names: Sequence[str], words: Speaks) -> list[str]:
    """Two next to each other, the own one first, then in turn order; under each its cards."""
    f = view.facts
    order = [f[facts.ORDER + turn] for turn in range(game.seats)]
    seats = sorted(range(game.seats), key=lambda seat: (seat != view.seat, order.index(seat)))
    lines: list[str] = []
    for k in range(0, len(seats), 2):
        lines += [""] if k else []
        pair = [workshop(view, seat, names, words) for seat in seats[k:k + 2]]
        rows = max(len(block) for block in pair)
        pair = [block + [""] * (rows - len(block)) for block in pair]
        lines += ["  ".join(fit(line, WIDE // 2 - 1) for line in row).rstrip() for row in zip(*pair)]
        for seat in seats[k:k + 2]:
            lines += cards(game, view, seat, names, words)
    return lines


def workshop(view: View, seat: int, names: Sequence[str], words: Speaks) -> list[str]:
    f = view.facts
    asked = bool(view.asked & BIT[seat])
    head = f"[lamp]{'›' if asked else ' '}[/] [bold]{escape(names[seat][:14])}[/] [lamp]{f[facts.SCORE + seat]}[/]"
    if asked and f[facts.STAGE] == stages.TRAVELLING:
        head += f" [mute]· {words.say('text-points')} {f[facts.POINTS]}[/]"
    lines = [head, f"  [mute]{words.say('text-hands')}[/] {each(f, facts.hand(seat) + 1) or '–'}"]
    lines += plate(f[facts.fields(seat):facts.fields(seat) + SIDE * SIDE])
    if f[facts.DREAMER + seat] < 0:
        lines.append(f"  [mute]{words.say('text-outside')}[/]")
    elif f[facts.FREE + seat]:
        lines.append(f"  [lamp]{words.say('text-free')}[/]")
    return lines


def plate(values: Sequence[int]) -> list[str]:
    """All fields, the entrance in front, with their numbers and letters."""
    lines = []
    for y in range(SIDE - 1, -1, -1):
        line = f"[mute]{y + 1}[/] "
        for x in range(SIDE):
            value = values[y * SIDE + x]
            door = "∩" if y * SIDE + x == ENTRANCE else "·"
            line += fit(field(value) if value else f"[mute]{door}[/]", CELL)
        lines.append(line)
    return [*lines, "  [mute]" + "".join(letter.ljust(CELL) for letter in "abcde") + "[/]"]


def cards(game: Game, view: View, seat: int, names: Sequence[str], words: Speaks) -> list[str]:
    """Open cards with their patterns, the completed ones by number."""
    marks = {(zone, i): colour for zone, i, colour in view.marks}
    opened, done = zones.opened(seat), zones.done(seat)
    lines: list[str] = []
    if view.cards[opened] or view.cards[done]:
        head = f" [mute]{escape(names[seat][:14])}:"
        if view.cards[done]:
            stored = marks.get((done, len(view.cards[done]) - 1), 0)
            top = words.say(f"place-{lands_of(game)[view.cards[done][-1]].power}")
            head += f" {words.say('text-done')} {len(view.cards[done])} ({top})[/]{on_card(stored)}"
        else:
            head += "[/]"
        lines.append(head)
    for i, kind in enumerate(view.cards[opened]):
        lines += card(game, kind, marks.get((opened, i), 0), words)
    return lines


def lands_of(game: Game) -> list[Landscape]:
    return cast(Pracownia, game).lands                   # as they are by the rules that are played here


def card(game: Game, kind: int, stored: int, words: Speaks) -> list[str]:
    """Number, name, points, power, the shard on it, and the pattern."""
    if kind < 0:
        return [f"   [mute]{words.card(kind)}[/]"]
    land = lands_of(game)[kind]
    power = words.say(f"place-{land.power}")
    head = f"   [mute]{land.number}[/] {words.card(kind)} [lamp]+{land.points}[/] [mute]{power}[/]{on_card(stored)}"
    wide = max(x for x, _, _ in land.shape) + 1
    high = max(y for _, y, _ in land.shape) + 1
    shown = {(x, y): field(value) for x, y, value in land.shape}
    rows = [" ".join(shown.get((x, y), "[mute]·[/]") for x in range(wide)) for y in range(high)]
    pattern = " [mute]/[/] ".join(rows)
    if width(head) + width(pattern) + 2 <= WIDE:
        return [head + " " * (WIDE - width(head) - width(pattern)) + pattern]
    return [fit(head, WIDE).rstrip(), " " * (WIDE - width(pattern)) + pattern]


def on_card(colour: int) -> str:
    return f" ⟨{shard(colour)}⟩" if colour else ""


def legend(view: View, words: Speaks) -> list[str]:
    last = RED if view.facts[facts.NIGHTMARE] >= 0 else RED - 1
    parts = [f"{shard(c)} {words.say(f'colour-{c}')}" for c in range(1, last + 1)]
    parts += [f"{TREE_SIGN} {words.say('text-tree')}", f"{DREAMER_SIGN} {words.say('text-dreamer')}"]
    if last == RED:
        parts.append(f"[#e8707a]☾[/] {words.say('text-nightmare')}")
    return flow("", parts)


# ---- the end
def count(game: Game, view: View, names: Sequence[str], words: Speaks) -> list[str]:
    """What each wish brought, and the totals."""
    f = view.facts
    lines = [" " + " " * 36 + "".join(f"{names[seat][:9]:>10}" for seat in range(game.seats))]
    for k in range(facts.TOKENS):
        points = [f[facts.wished(seat) + k] for seat in range(game.seats)]
        lines.append(" " + fit(wish(view, k, words), 36) + "".join(f"{number:>10}" for number in points))
    lines.append(" [lamp]" + fit(words.say("text-total"), 36)
                 + "".join(f"{f[facts.SCORE + seat]:>10}" for seat in range(game.seats)) + "[/]")
    return [*lines, ""]


# ---- figures of the rulebook, in the letters of the notation
def loose(letter: str) -> str:
    colour = LETTERS.find(letter)
    if colour < 1:
        raise CannotDraw(letter)
    return shard(colour)


def landscapes_figure(source: str, words: Speaks) -> list[str]:
    """Cards by number: name, points and power, and below them the pattern."""
    lines: list[str] = []
    for token in source.split():
        kind = next((k for k, land in enumerate(landscapes()) if land.number == token), -1)
        if kind < 0:
            raise CannotDraw(token)
        land = landscapes()[kind]
        power = words.say(f"place-{land.power}")
        lines.append(f" [mute]{land.number}[/] {words.card(kind)} [lamp]+{land.points}[/] [mute]{power}[/]")
        shown = {(x, y): field(value) for x, y, value in land.shape}
        for y in range(max(y for _, y, _ in land.shape) + 1):
            columns = range(max(x for x, _, _ in land.shape) + 1)
            lines.append("    " + "".join(fit(shown.get((x, y), "[mute]·[/]"), CELL) for x in columns))
    if not lines:
        raise CannotDraw(source)
    return lines


def shards_figure(source: str, words: Speaks) -> list[str]:
    signs = {"->": "→", "|": " ", "^": TREE_SIGN}
    line = " ".join(signs[token] if token in signs else loose(token) for token in source.split())
    if not line:
        raise CannotDraw(source)
    return [f" {line}"]


def workshop_figure(source: str, words: Speaks) -> list[str]:
    """Before and after stand side by side; of a walk the fields are told."""
    shops = [shop_figure(part.split()) for part in source.split("->")]
    lines = shops[0][0]
    for k, (shop, _) in enumerate(shops[1:], 1):
        lines = beside(lines, ["", "", "→"], (SHOP + 2) * k - 1)
        lines = beside(lines, shop, (SHOP + 2) * k + 2)
    return lines + [walk for _, walks in shops for walk in walks]


def shop_figure(tokens: Sequence[str]) -> tuple[list[str], list[str]]:
    """Five rows of fields, and a walk through them."""
    shown: dict[str, str] = {}
    walks: list[str] = []
    for token in tokens:
        if ">" in token:
            walks.append(f" [lamp]→[/] {' '.join(token.split('>'))}")
            continue
        found = re.fullmatch(r"([a-e][1-5]):([wzlsbr]*\^?\*?)(\+?)", token)
        if found is None or not found[2] + found[3]:
            raise CannotDraw(token)
        shown[found[1]] = (field(read_field(found[2])) if found[2] else "") + ("[lamp]+[/]" if found[3] else "")
    if not shown:
        raise CannotDraw("nothing")
    bare = {f"{x}{y}": "∩" if (x, y) == ("c", 1) else "·" for x in "abcde" for y in range(1, SIDE + 1)}
    cells = {name: fit(shown.get(name, f"[mute]{sign}[/]"), NARROW) for name, sign in bare.items()}
    lines = [f"[mute]{y}[/] " + "".join(cells[f"{x}{y}"] for x in "abcde") for y in range(SIDE, 0, -1)]
    return [*lines, "  [mute]" + "".join(letter.ljust(NARROW) for letter in "abcde") + "[/]"], walks


def world_figure(source: str, words: Speaks) -> list[str]:
    """Two rows of three places with what lies in their rows."""
    told: dict[int, str] = {}
    signs: dict[int, str] = {}
    reds: set[str] = set()
    if not source.split():
        raise CannotDraw(source)
    for token in source.split():
        if found := re.fullmatch(r"([1-6]):([wzlsbr]{0,5})", token):
            told[int(found[1])] = " ".join(loose(letter) for letter in found[2])
        elif found := re.fullmatch(r"(@|!|z+)([1-6])", token):
            sign = {"@": DREAMER_SIGN, "!": "[#e8707a]☾[/]"}.get(found[1], f"[soft]{found[1]}[/]")
            signs[int(found[2])] = signs.get(int(found[2]), "") + " " + sign
        elif token in {f"{p + 1}-{q + 1}" for p, q in LINKS}:
            reds.add(token)
        elif token != ".":
            raise CannotDraw(token)
    lines: list[str] = []
    for first in range(1, PLACES + 1, ACROSS):
        upper, lower = " ", " "
        for p in range(first, first + ACROSS):
            upper += fit(f"[mute]{p}[/] {words.say(f'place-{p - 1}')}{signs.get(p, '')}", PLACE - 3)
            lower += fit("  " + told.get(p, ""), PLACE - 3)
            if p < first + ACROSS - 1:
                upper += f"{shard(RED)} " if f"{p}-{p + 1}" in reds else "[mute]──[/]"
                lower += "  "
        lines += [upper, lower]
        if first == 1:
            ways = [shard(RED) if f"{p}-{p + ACROSS}" in reds else "[mute]│[/]" for p in range(1, ACROSS + 1)]
            lines.append(" " + "  ".join(fit("    " + way, PLACE - 3) for way in ways))
    return lines


FIGURES: Final[dict[str, Figure]] = {
    "landscapes": landscapes_figure, "shards": shards_figure, "workshop": workshop_figure, "world": world_figure}
