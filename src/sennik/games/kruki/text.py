"""The table of Kruki in the terminal: the track as it lies, detours outside its lanes, and both players' cards."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from re import fullmatch
from typing import Final

from rich.markup import escape

from ...engine.game import BIT, SPECTATOR, Game
from ...engine.view import View
from ..drawing import CannotDraw, Figure, Speaks, rows
from .notation import LETTERS
from .rules import facts, phases, zones
from .rules.cards import ACTION_CARDS, ACTION_KIND, BLACK, FLIGHT_BACK, FLIGHT_KIND, HALVES, LANDS, WHITE
from .rules.grid import COLUMNS, COVERS, SLID, column_of, detour_number, field_of, lane_of
from .rules.path import Path, TrackCards, seen
from .rules.reach import runs_of

WIDE: Final = 78
GLYPHS: Final = ("▲", "☼", "♠", "☾", "≈")                              # peaks, sun, firs, crescent, waves
SKIES: Final = ("#6a2f4c", "#6d5433", "#1f4d4a", "#42306f", "#1d3b70")
INKS: Final = ("#f0b7ac", "#f7e3b0", "#bfe3c6", "#e0d2f4", "#c4defa")
LAMP: Final = "#f7c87c"
BIRDS: Final = ("○", "●")      # by seat
RUNS_SHOWN: Final = 8          # before the own raven


class TrackSeen:
    """What a seat sees of the track, and the path read from it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.track: TrackCards = seen(view)
        self.path = Path(self.track)
        self.coming = self.next_run()

    def raven(self, seat: int) -> int:
        return self.view.facts[facts.RAVEN + seat]

    def finished(self, seat: int) -> bool:
        return bool(self.view.facts[facts.FINISHED + seat])

    def next_run(self) -> range:
        """Where on the path the next card of the own hand would fly to."""
        seat = self.view.seat
        if seat == SPECTATOR or self.finished(seat) or self.raven(seat) == self.path.last(seat):
            return range(0)
        first, count = self.path.next_at(seat, self.raven(seat)), self.path.run(seat, self.raven(seat))
        return range(first, first + count) if seat == WHITE else range(first - count + 1, first + 1)


def draw(game: Game, view: View, names: Sequence[str], words: Speaks) -> list[str]:
    """At most 78 columns; a row more for every detour outside another."""
    s = TrackSeen(view)
    own = WHITE if view.seat == SPECTATOR else view.seat
    lines = [player(s, 1 - own, names, words), "", *track(s, words), "", player(s, own, names, words)]
    if view.seat != SPECTATOR:
        lines += hand(s, words)
    return lines + lying(view, words)


# ---- the track
def track(s: TrackSeen, words: Speaks) -> list[str]:
    """Both lanes from column 1, between them the numbers, outside them detours and halves that stick out."""
    cells = dict(row(s))
    joined: set[tuple[int, int]] = set()               # a detour goes on from this cell to the next column
    for place in s.path.occupied:
        lane, c = lane_of(place), column_of(place)
        for depth in range(len(s.track.cards[zones.DETOUR + place])):
            y = outwards(lane, depth + 1)
            joined.add((y, c))
            for half in (0, 1):
                cells[y, c + half] = field(s, zones.DETOUR + place, depth, detour_number(place, depth), half)
    cells |= dict(row(s, covering=True))
    lines = []
    for y in range(min(y for y, _ in cells), max(y for y, _ in cells) + 1):
        if y == 0:
            lines.append(numbers(s.view))
            continue
        text = "".join([cells.get((y, c), "   ") + ("─" if (y, c) in joined else " ") for c in range(COLUMNS)])
        lines.append(margin(s, y, words) + text + {-1: "[mute]╮[/]", 1: "[mute]╯[/]"}.get(y, ""))
    return lines


def outwards(lane: int, depth: int) -> int:
    """The row of a picture whose middle is 0: depth 0 is the lane itself."""
    return 1 + depth if lane == BLACK else -1 - depth


def row(s: TrackSeen, covering: bool = False) -> Iterator[tuple[tuple[int, int], str]]:
    """The cards of the row; or only the halves that cover a detour, which come on top."""
    for c in range(COLUMNS):
        if not covering:
            yield from (((outwards(lane, 0), c), "[mute] · [/]") for lane in (WHITE, BLACK))
        if not s.track.cards[zones.COLUMN + c]:
            continue
        mark = s.track.mark(zones.COLUMN + c, 0)
        for half in (0, 1):
            juts, covers = bool(mark & SLID[half]), bool(mark & COVERS)
            lane = half if juts or not mark & SLID[1 - half] else 1 - half
            if covering == (juts and covers):
                rim = "  " if not juts else "[]" if covers else "()"
                yield (outwards(lane, 1 if juts else 0), c), field(s, zones.COLUMN + c, 0, c, half, rim)


def field(s: TrackSeen, zone: int, i: int, number: int, half: int, rim: str = "  ") -> str:
    """Three columns: a land with the ravens on it. In brackets it covers a field, in parentheses it is on no path."""
    land = s.track.land(zone, i, half)
    here = field_of(number, half)
    left, right = [BIRDS[seat] if s.raven(seat) == here else rim[seat] for seat in (WHITE, BLACK)]
    if rim == "()":
        return f"[mute]{left}{GLYPHS[land]}{right}[/]"
    style = f"{LAMP} underline" if s.path.index[here] in s.coming else INKS[land]
    return f"[{style} on {SKIES[land]}]{left}{GLYPHS[land]}{right}[/]"


def margin(s: TrackSeen, y: int, words: Speaks) -> str:
    """Ten columns: whose start or finish it is, the lane, and a raven that waits at its start."""
    if y not in (-1, 1):
        return " " * 10
    lane = WHITE if y < 0 else BLACK
    starts = s.view.seat in (lane, SPECTATOR)
    label = words.say("text-start") if starts else words.say("text-finish")
    waits = s.raven(lane) == facts.NOWHERE
    return f"[soft]{label:>6}[/] {words.say(f'text-lane-{lane}')} [bold]{BIRDS[lane] if waits else ' '}[/]"


def numbers(view: View) -> str:
    """The columns counted, one that was pointed at with a sign."""
    chosen = view.facts[facts.CHOSEN] if view.phase in (phases.SWAP_B, phases.SLIDE_TOWARDS) else facts.NOTHING
    return " " * 10 + "".join([f"[lamp]▸{c + 1:<2}[/] " if c == chosen else f"[mute]{c + 1:^3}[/] "
                               for c in range(COLUMNS)])


# ---- the players
def player(s: TrackSeen, seat: int, names: Sequence[str], words: Speaks) -> str:
    """Name, raven, how far it has come, and the backs of hand and piles."""
    view = s.view
    held = view.cards[zones.HAND + seat]
    flights = sum([is_flight(card, seat) for card in held])
    name = names[seat] if len(names[seat]) <= 12 else names[seat][:11] + "…"
    far = (words.say("text-home") if s.finished(seat)
           else words.say("text-flown", flown=s.path.flown(seat, s.raven(seat)), all=len(s.path.fields)))
    parts = [far, words.say("text-held", flights=words.say("text-flights", count=flights),
                            actions=words.say("text-actions", count=len(held) - flights)),
             words.say("text-piles", flights=len(view.cards[zones.FLIGHT_PILE + seat]),
                       actions=len(view.cards[zones.ACTION_PILE + seat]))]
    style = "lamp" if view.asked & BIT[seat] else "text"
    return f" [bold]{BIRDS[seat]}[/] [{style}]{escape(name)}[/] [soft]· {' · '.join(parts)}[/]"


def is_flight(card: int, seat: int) -> bool:
    """A kind, or a back below 0."""
    return card == -1 - FLIGHT_BACK[seat] or FLIGHT_KIND[seat] <= card < FLIGHT_KIND[seat] + len(LANDS)


def hand(s: TrackSeen, words: Speaks) -> list[str]:
    """The own cards, and the lands they are wanted for."""
    seat = s.view.seat
    held = s.view.cards[zones.HAND + seat]
    flights = [(land, held.count(FLIGHT_KIND[seat] + land)) for land in range(5)]
    cards = [f"{GLYPHS[land]} {words.card(FLIGHT_KIND[seat] + land)}{times(n)}" for land, n in flights if n]
    kinds = range(ACTION_KIND[seat], ACTION_KIND[seat] + len(ACTION_CARDS))
    actions = [f"✦ {words.card(kind)}{times(held.count(kind))}" for kind in kinds if kind in held]
    lines = wrapped(words.say("text-hand"), cards + actions)
    runs = runs_of(s.path.lands_ahead(seat, s.raven(seat)))
    if runs and not s.finished(seat):
        shown = [GLYPHS[land] + times(n) for land, n in runs[:RUNS_SHOWN]] + (["…"] if len(runs) > RUNS_SHOWN else [])
        lines += wrapped(words.say("text-ahead"), shown)
    return lines


def lying(view: View, words: Speaks) -> list[str]:
    """What lies beside the track: a card taken for a detour, the flights of this turn, the piles; and the signs."""
    lines = []
    for kind in view.cards[zones.DRAWN]:
        face = " ─ ".join([sign(land, words) for land in HALVES[kind]]) if kind >= 0 else "?"
        lines += wrapped(words.say("text-drawn"), [face])
    if view.cards[zones.PLAYED]:
        lines += wrapped(words.say("text-played"), counted(view, zones.PLAYED))
    used = [" ".join([BIRDS[seat], *counted(view, zones.USED + seat)]) for seat in (WHITE, BLACK)
            if view.cards[zones.USED + seat]]
    if used:
        lines += wrapped(words.say("text-used"), used)
    legend = "  ".join([sign(land, words) for land in range(5)])
    pile = words.say("text-track", count=len(view.cards[zones.TRACK_PILE]))
    return [*lines, f" [mute]{legend}  · {pile}[/]"]


def sign(land: int, words: Speaks) -> str:
    return f"{GLYPHS[land]} {words.say(f'land-{land}')}"


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


# ---- figures of the rulebook
def card_figure(token: str, words: Speaks) -> list[str]:
    """A letter is a flight card, two a card of the track, names of actions an action card."""
    if fullmatch(f"[{LETTERS}]{{1,2}}", token):
        lands = [LETTERS.index(letter) for letter in token]
        names = "·".join([words.say(f"land-{land}") for land in lands])
        return [*[tile(land) for land in lands], f"[soft]{names}[/]"]
    if token not in ACTION_CARDS:
        raise CannotDraw(token)
    return [f"[lamp]✦[/] {words.card(ACTION_KIND[WHITE] + ACTION_CARDS.index(token))}"]


def tile(land: int, left: str = " ", right: str = " ") -> str:
    return f"[{INKS[land]} on {SKIES[land]}]{left}{GLYPHS[land]}{right}[/]"


def track_figure(source: str, words: Speaks) -> list[str]:
    """The rows of the notation, the columns counted below; a route is the lands it flies over."""
    told = [line.split() for line in source.splitlines() if line.strip()]
    grid = {name: cells for name, *cells in told if name != "->"}
    columns = max([len(cells) for cells in grid.values()], default=0)
    if not columns:
        raise CannotDraw(source)
    lines = []
    for name, cells in grid.items():
        if not fullmatch(r"[WB]\d?", name):
            raise CannotDraw(name)
        lane = BIRDS["WB".index(name)] if len(name) == 1 else " "
        lines.append(f" {lane}  " + "".join([cell_figure(cell, len(name) > 1) + " " for cell in cells]))
    lines.append(" " * 4 + "".join([f"[mute]{c + 1:^3}[/] " for c in range(columns)]))
    for name, *route in told:
        if name == "->":
            lines.append(" [lamp]→[/]  " + " ".join([GLYPHS[flown(grid, field)] for field in route]))
    return lines


def flown(grid: dict[str, list[str]], name: str) -> int:
    """The land of a field of a route, `W3` or `W3.1`."""
    found = fullmatch(r"([WB])(\d+)(?:\.(\d))?", name)
    cells = grid.get(found[1] + (found[3] or ""), []) if found else []
    column = int(found[2]) - 1 if found else -1
    if not 0 <= column < len(cells) or cells[column] == ".":
        raise CannotDraw(name)
    return LETTERS.index(cells[column].lstrip("-")[0])


def cell_figure(text: str, outside: bool) -> str:
    """Three columns; in brackets it covers a field, in parentheses it is on no path."""
    if text == ".":
        return "   " if outside else "[mute] · [/]"
    top, _, below = text.partition("/")
    found = fullmatch(f"(-?)([{LETTERS}])(@?)(#?)(-?)", top)
    if found is None:
        raise CannotDraw(text)
    before, letter, white, black, after = found.groups()
    land = LETTERS.index(letter)
    if outside and not before + after:
        return tile(land, "[", "]") if below else f"[mute]({GLYPHS[land]})[/]"
    left = BIRDS[WHITE] if white else "─" if before else " "
    return tile(land, left, BIRDS[BLACK] if black else "─" if after else " ")


def cards_figure(source: str, words: Speaks) -> list[str]:
    return rows(source, lambda token: card_figure(token, words))


FIGURES: Final[dict[str, Figure]] = {"cards": cards_figure, "track": track_figure}
