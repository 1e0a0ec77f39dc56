"""The table of Kruki in the terminal: the track as it lies, detours outside its lanes, and both players' cards."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Protocol, cast

from rich.markup import escape

from ...engine.game import BIT, SPECTATOR, Game
from ...engine.rng import FastRng
from ...engine.view import View
from .cards import BLACK, DEED_KIND, FLIGHT_BACK, FLIGHT_KIND, PAIRS, WHITE
from .layout import CHOSEN, DEED, DONE, DRAWN, FLIGHT, HAND, PLAYED, RAVEN, SLIDING_TO, SWAPPING_WITH, TRACK, USED
from .path import COLUMN, COLUMNS, COVERS, DEEP, DETOUR, SLID, TURNED
from .path import PAIRS as PLACES
from .rules import KrukiState
from .stretch import runs_of

WIDE: Final = 78
GLYPHS: Final = ("▲", "☼", "♠", "☾", "≈")                              # peaks, sun, firs, crescent, waves
SKIES: Final = ("#6a2f4c", "#6d5433", "#1f4d4a", "#42306f", "#1d3b70")
INKS: Final = ("#f0b7ac", "#f7e3b0", "#bfe3c6", "#e0d2f4", "#c4defa")
LAMP: Final = "#f7c87c"
BIRDS: Final = ("○", "●")      # by seat
AHEAD: Final = 8               # runs spelled out before the own raven


class Speaks(Protocol):
    def say(self, id: str, **args: object) -> str: ...
    def card(self, kind: int) -> str: ...


def draw(game: Game, view: View, names: Sequence[str], words: Speaks) -> list[str]:
    """At most 78 columns; a row more for every detour outside another."""
    s = cast(KrukiState, game.imagine(view, FastRng(1)))       # only its open cards are looked at
    own = WHITE if view.seat == SPECTATOR else view.seat
    lines = [player(s, view, 1 - own, names, words), "", *track(s, view, words), "", player(s, view, own, names, words)]
    if view.seat != SPECTATOR:
        lines += hand(s, view, words)
    return lines + lying(view, words)


# ---- the track
def track(s: KrukiState, view: View, words: Speaks) -> list[str]:
    """Both lanes from column 1, between them the numbers, outside them detours and halves that stick out."""
    cells = dict(row(s, view))
    joined: set[tuple[int, int]] = set()               # a detour goes on from this cell to the next column
    for place in s.track().places:
        lane, c = place // PLACES, place % PLACES
        for depth in range(len(s.cards[DETOUR + place])):
            y = outwards(lane, depth + 1)
            joined.add((y, c))
            for half in (0, 1):
                cells[y, c + half] = field(s, view, DETOUR + place, depth, COLUMNS + place * DEEP + depth, half)
    cells |= dict(row(s, view, covering=True))
    lines = []
    for y in range(min(y for y, _ in cells), max(y for y, _ in cells) + 1):
        if y == 0:
            lines.append(numbers(view))
            continue
        text = "".join([cells.get((y, c), "   ") + ("─" if (y, c) in joined else " ") for c in range(COLUMNS)])
        lines.append(margin(s, view, y, words) + text + {-1: "[mute]╮[/]", 1: "[mute]╯[/]"}.get(y, ""))
    return lines


def outwards(lane: int, depth: int) -> int:
    """The row of a picture whose middle is 0: depth 0 is the lane itself."""
    return 1 + depth if lane == BLACK else -1 - depth


def row(s: KrukiState, view: View, covering: bool = False) -> Iterator[tuple[tuple[int, int], str]]:
    """The cards of the row; or only the halves that cover a detour, which come on top."""
    for c in range(COLUMNS):
        if not covering:
            yield from (((outwards(lane, 0), c), "[mute] · [/]") for lane in (WHITE, BLACK))
        if not s.cards[COLUMN + c]:
            continue
        mark = s.marks[s.cards[COLUMN + c][0]]
        for half in (0, 1):
            juts, covers = bool(mark & SLID[half]), bool(mark & COVERS)
            lane = half if juts or not mark & SLID[1 - half] else 1 - half
            if covering == (juts and covers):
                rim = "  " if not juts else "[]" if covers else "()"
                yield (outwards(lane, 1 if juts else 0), c), field(s, view, COLUMN + c, 0, c, half, rim)


def field(s: KrukiState, view: View, zone: int, i: int, number: int, half: int, rim: str = "  ") -> str:
    """Three columns: a land with the ravens on it. In brackets it covers a field, in parentheses it is on no path."""
    card = s.cards[zone][i]
    land = PAIRS[s.game.deck[card]][half ^ (s.marks[card] & TURNED)]
    here = [s.facts[RAVEN + seat] == 2 * number + half for seat in (WHITE, BLACK)]
    left, right = [BIRDS[seat] if here[seat] else rim[seat] for seat in (WHITE, BLACK)]
    if rim == "()":
        return f"[mute]{left}{GLYPHS[land]}{right}[/]"
    at = s.track().index[2 * number + half]
    style = f"{LAMP} underline" if at in coming(s, view.seat) else INKS[land]
    return f"[{style} on {SKIES[land]}]{left}{GLYPHS[land]}{right}[/]"


def coming(s: KrukiState, seat: int) -> range:
    """Where on the path the next card of a seat would fly to."""
    if seat == SPECTATOR or s.facts[DONE + seat] or at_end(s, seat):
        return range(0)
    first, count = s.ahead(seat), s.run(seat)
    return range(first, first + count) if seat == WHITE else range(first - count + 1, first + 1)


def at_end(s: KrukiState, seat: int) -> bool:
    """On the last field, though the turn in which it counts has not begun yet (KRU-E1)."""
    return s.scores()[seat] == len(s.track().fields)


def margin(s: KrukiState, view: View, y: int, words: Speaks) -> str:
    """Ten columns: whose start or finish it is, the lane, and a raven that waits at its start."""
    if y not in (-1, 1):
        return " " * 10
    lane = WHITE if y < 0 else BLACK
    starts = view.seat in (lane, SPECTATOR)
    label = words.say("text-start") if starts else words.say("text-finish")
    waits = s.facts[RAVEN + lane] < 0
    return f"[soft]{label:>6}[/] {'WB'[lane]} [bold]{BIRDS[lane] if waits else ' '}[/]"


def numbers(view: View) -> str:
    """The columns counted, one that was pointed at with a sign."""
    chosen = view.facts[CHOSEN] if view.phase in (SWAPPING_WITH, SLIDING_TO) else -1
    return " " * 10 + "".join([f"[lamp]▸{c + 1:<2}[/] " if c == chosen else f"[mute]{c + 1:^3}[/] "
                               for c in range(COLUMNS)])


# ---- the players
def player(s: KrukiState, view: View, seat: int, names: Sequence[str], words: Speaks) -> str:
    """Name, raven, how far it has come, and the backs of hand and piles."""
    backs = [s.game.backs[card] for card in s.cards[HAND + seat]]
    flights = backs.count(FLIGHT_BACK[seat])
    name = names[seat] if len(names[seat]) <= 12 else names[seat][:11] + "…"
    far = (words.say("text-home") if view.facts[DONE + seat]
           else words.say("text-flown", flown=s.scores()[seat], all=len(s.track().fields)))
    parts = [far, words.say("text-held", flights=words.say("text-flights", count=flights),
                            deeds=words.say("text-deeds", count=len(backs) - flights)),
             words.say("text-piles", flights=len(view.cards[FLIGHT + seat]), deeds=len(view.cards[DEED + seat]))]
    style = "lamp" if view.asked & BIT[seat] else "text"
    return f" [bold]{BIRDS[seat]}[/] [{style}]{escape(name)}[/] [soft]· {' · '.join(parts)}[/]"


def hand(s: KrukiState, view: View, words: Speaks) -> list[str]:
    """The own cards, and the lands they are wanted for."""
    seat = view.seat
    held = view.cards[HAND + seat]
    flights = [(land, held.count(FLIGHT_KIND[seat] + land)) for land in range(5)]
    cards = [f"{GLYPHS[land]} {words.card(FLIGHT_KIND[seat] + land)}{times(n)}" for land, n in flights if n]
    deeds = [f"✦ {words.card(DEED_KIND[seat] + deed)}{times(held.count(DEED_KIND[seat] + deed))}"
             for deed in range(4) if DEED_KIND[seat] + deed in held]
    lines = wrapped(words.say("text-hand"), cards + deeds)
    lands = s.track().lands if seat == WHITE else s.track().lands[::-1]
    runs = runs_of(lands[s.scores()[seat]:])
    if runs and not view.facts[DONE + seat]:
        shown = [GLYPHS[land] + times(n) for land, n in runs[:AHEAD]] + (["…"] if len(runs) > AHEAD else [])
        lines += wrapped(words.say("text-ahead"), shown)
    return lines


def lying(view: View, words: Speaks) -> list[str]:
    """What lies beside the track: a card taken for a detour, the flights of this turn, the piles; and the signs."""
    lines = []
    for kind in view.cards[DRAWN]:
        face = " ─ ".join([f"{GLYPHS[land]} {words.say(f'land-{land}')}" for land in PAIRS[kind]]) if kind >= 0 else "?"
        lines += wrapped(words.say("text-drawn"), [face])
    if view.cards[PLAYED]:
        lines += wrapped(words.say("text-played"), counted(view, PLAYED))
    used = [" ".join([BIRDS[seat], *counted(view, USED + seat)]) for seat in (WHITE, BLACK) if view.cards[USED + seat]]
    if used:
        lines += wrapped(words.say("text-used"), used)
    legend = "  ".join([f"{GLYPHS[land]} {words.say(f'land-{land}')}" for land in range(5)])
    return [*lines, f" [mute]{legend}  · {words.say('text-track', count=len(view.cards[TRACK]))}[/]"]


def counted(view: View, zone: int) -> list[str]:
    """Flight cards by land."""
    lands = [(kind - FLIGHT_KIND[WHITE]) % 5 for kind in view.cards[zone]]
    return [GLYPHS[land] + times(lands.count(land)) for land in range(5) if land in lands]


def times(n: int) -> str:
    return f"×{n}" if n > 1 else ""


def wrapped(title: str, parts: Sequence[str]) -> list[str]:
    """A title and what belongs to it, over as many lines as it takes."""
    lines = [f" {title}:"]
    for part in parts:
        if len(lines[-1]) + 2 + len(part) > WIDE:
            lines.append(" " * (len(title) + 2))
        lines[-1] += "  " + part
    return [line.replace(f" {title}:", f" [soft]{title}:[/]", 1) for line in lines]
