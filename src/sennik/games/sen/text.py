"""The table of Sen in the terminal: rivals and piles above, the own dream below, and the count of a round."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from ...engine.game import BIT, SPECTATOR, UP, Game
from ...engine.view import View
from ..drawing import CannotDraw, Figure, Speaks, beside, crop, rows, width
from .rules import facts, phases
from .rules.cards import CHOOSE1, HOURGLASS, KINDS, PEEK1, PEEK1J, SWAP2, TAKE2, VALUE
from .rules.facts import SLOTS
from .rules.game import Sen
from .rules.scoring import MOST, Count, Tally
from .rules.zones import DISCARD, DREAM, HAND, PILE

PAPER: Final = "#f4e9d2"       # a face, and what it says
RAVEN: Final = "#b8b0de"
BACK: Final = "#7d76c9 on #1a1846"       # the rim of a back, and its stars
FACE: Final = "on #242358"
TILE: Final = "#3a3580"
SIGNS: Final = {TAKE2: "+2", PEEK1: "◉1", PEEK1J: "◉1", SWAP2: "⇄2", CHOOSE1: "↑1"}
HIDDEN: Final = ("╭───────╮", "│ ·   · │", "│   ☾   │", "│ ·     │", "│    ·  │", "╰───────╯")
LARGE: Final = 6               # lands drawn as whole cards; a larger dream is drawn as tiles
BESIDE: Final = 4              # and beside which there is room for a few words
WIDE: Final = 9                # a card


def draw(game: Game, view: View, names: Sequence[str], words: Speaks) -> list[str]:
    """At most 60 columns."""
    if view.phase in {phases.COUNT, phases.OVER}:
        return count(game, view, names, words)
    left = rivals(game, view, names)
    lines = beside(left, piles(view, words), max([21, *[width(line) + 2 for line in left]]))
    if view.seat != SPECTATOR:
        lines += ["", *own(game, view, words)]
    return lines


# ---- lands
def card(kind: int, secret: bool = False) -> list[str]:
    """A card, six lines of nine columns. A secret face has a dotted rim: only this seat sees it."""
    if kind < 0:
        return [f"[{BACK}]{line}[/]" for line in HIDDEN]
    across, down = ("┄", "┊") if secret else ("─", "│")
    rim = f"{'#f7c87c' if secret else PAPER} {FACE}"
    top, bottom = f"[{rim}]╭{across * 7}╮[/]", f"[{rim}]╰{across * 7}╯[/]"
    return [top, *[f"[{rim}]{down}{line}{down}[/]" for line in face(kind)], bottom]


def face(kind: int) -> list[str]:
    """Number and power, and as many ravens as the number says; an hourglass is 0 or 9."""
    if kind == HOURGLASS:
        glass = (r" \   / ", "  ) (  ", " /___\\ ")
        return [f"[bold {PAPER}] 0 │ 9 [/]", *[f"[{RAVEN}]{line}[/]" for line in glass]]
    value = VALUE[kind]
    rows = [f"[bold {PAPER}] {value}  [/][lamp]{SIGNS.get(kind, ''):>2}[/] "]
    for first in (0, 3, 6):
        birds = " ".join("v" * max(0, min(3, value - first)))
        rows.append(f"[{RAVEN}] {birds:<5} [/]")
    return rows


def tile(kind: int, secret: bool = False, lit: bool = False) -> str:
    """A land in three columns."""
    sign = "☾" if kind < 0 else "X" if kind == HOURGLASS else str(VALUE[kind])
    paper = "#f3b65b" if lit else TILE if kind < 0 or secret else PAPER
    ink = "#cdc5e8" if kind < 0 or secret else "#20193f"
    return f"[{paper}]▐[/][{'#20193f' if lit else ink} on {paper}]{sign}[/][{paper}]▌[/]"


def lands_of(view: View, seat: int) -> list[tuple[int, bool, bool]]:
    """Each land: kind or back, a face only this seat sees, pointed at."""
    pointed = [view.facts[facts.POINTED], view.facts[facts.POINTED2]]
    zone = DREAM + seat
    return [(kind, kind >= 0 and not view.known[zone][slot] & UP, seat * SLOTS + slot in pointed)
            for slot, kind in enumerate(view.cards[zone])]


def tiles(view: View, seat: int) -> str:
    return "".join(tile(kind, secret, lit) for kind, secret, lit in lands_of(view, seat))


def own(game: Game, view: View, words: Speaks) -> list[str]:
    """The own dream, places counted from the left, and beside or above it how the game stands."""
    lands = lands_of(view, view.seat)
    title, points = words.say("text-dream"), view.facts[facts.SCORE + view.seat]
    night = words.say("text-night", round=view.facts[facts.ROUND] + 1)
    sen = cast(Sen, game)
    until = words.say("text-rounds", rounds=sen.rounds) if sen.rounds else words.say("text-target", target=sen.target)
    above = [f" [lamp]{title}[/] [soft]· {points}[/]  [mute]{night} {until}[/]"]
    if len(lands) > LARGE:
        places = "".join(f"{slot + 1:^3}" for slot in range(len(lands)))
        return [*above, " " + tiles(view, view.seat), f" [soft]{places}[/]"]
    cards = [card(kind, secret) for kind, secret, _ in lands]
    slots = [f"[{'lamp' if lit else 'soft'}]{('▲ ' if lit else '') + str(slot + 1):^{WIDE}}[/]"
             for slot, (_, _, lit) in enumerate(lands)]
    rows = [" " + " ".join(row) for row in zip(*cards)] + [" " + " ".join(slots)]
    if len(lands) > BESIDE:
        return above + rows
    side = ["", f"[lamp]{title}[/]", f"[soft]{points}[/]", "", f"[mute]{night}[/]", f"[mute]{until}[/]", ""]
    return [f"{row}   {more}" for row, more in zip(rows, side)]


# ---- the rest of the table
def rivals(game: Game, view: View, names: Sequence[str]) -> list[str]:
    """Two lines each: name and points, and the dream."""
    lines: list[str] = []
    for step in range(1 if view.seat != SPECTATOR else 0, game.seats):
        seat = (view.seat + step) % game.seats if view.seat != SPECTATOR else step
        here = bool(view.asked & BIT[seat])
        name, points = crop(names[seat], 11), view.facts[facts.SCORE + seat]
        lines.append(f" [{'lamp' if here else PAPER}]{name}[/] [mute]· {points}[/][lamp]{' …' if here else ''}[/]")
        lines.append(" " + tiles(view, seat))
    return lines


def piles(view: View, words: Speaks) -> list[str]:
    """Draw pile, discard pile, and what is in hand."""
    heap = view.cards[DISCARD]
    shown = [(card(-1) if view.cards[PILE] else gap(), words.say("text-pile", count=len(view.cards[PILE]))),
             (card(heap[-1]) if heap else gap(), words.say("text-discard"))]
    shown += [(card(kind, secret=kind >= 0), words.say("text-hand")) for kind in view.cards[HAND]]
    space = "  " if len(shown) < 4 else " "
    rows = [space.join(row) for row in zip(*[drawn for drawn, _ in shown])]
    return [*rows, space.join(f"[soft]{crop(name, WIDE):^{WIDE}}[/]" for _, name in shown)]


def gap() -> list[str]:
    """Where a pile was."""
    return [f"[{TILE}]{line}[/]" for line in ("╭╌╌╌╌╌╌╌╮", *["╎       ╎"] * 4, "╰╌╌╌╌╌╌╌╯")]


# ---- the count
def counted(game: Game, view: View) -> Count:
    """The dreams as they lie open."""
    sen = cast(Sen, game)
    dreams = [Tally() for _ in range(sen.seats)]
    for seat, dream in enumerate(dreams):
        for kind in view.cards[DREAM + seat]:
            dream.add(kind)
    return Count(dreams, view.facts[facts.CALLER], sen.penalty, sen.n, sen.g)


def count(game: Game, view: View, names: Sequence[str], words: Speaks) -> list[str]:
    """What each dream is worth, and why."""
    result = counted(game, view)
    head = f"{words.say('text-sum')}"
    lines = [f"[mute]{'':<12}{'':<19}{head:<17}{words.say('text-round'):>6}{words.say('text-total'):>6}[/]"]
    for seat in range(game.seats):
        points, total = result.points[seat], view.facts[facts.SCORE + seat]
        mine, name = seat == view.seat, crop(names[seat], 10)
        lands = len(view.cards[DREAM + seat])
        drawn, wide = tiles(view, seat), 3 * lands
        if lands > LARGE:
            lines.append(" " * 12 + drawn)
            drawn, wide = "", 0
        why = crop(reason(result, seat, words), 16)
        lines.append(f" [{'lamp' if mine else PAPER}]{name:<11}[/]{drawn}{'':<{19 - wide}}[soft]{why:<17}[/]"
                     f"[{'good' if points == 0 else PAPER}]{points:>6}[/][{PAPER}]{total:>6}[/]")
    return lines


def reason(result: Count, seat: int, words: Speaks) -> str:
    """Why a dream scores what it does (SEN-S1 to SEN-S6)."""
    if result.all_nines >= 0:
        return words.say("text-all-nines" if result.all_nines == seat else "text-beaten")
    why = f"{result.dreams[seat].ravens()}"
    if result.spared == seat:
        why += f" − {MOST * result.dreams[seat].all_nines()}"
    if result.caller != seat:
        return why
    if result.lowest:
        return words.say("text-lowest", sum=why)
    return words.say("text-penalty", sum=why, penalty=result.penalty)


# ---- figures of the rulebook
def lands(source: str, words: Speaks) -> list[str]:
    """Lands by their names: `?` lies face down, `(7)` is one whose face only you saw."""
    return rows(source, land)


def land(token: str) -> list[str]:
    name = token.strip("()")
    if token == "?":
        return card(-1)
    if name not in KINDS or token not in (name, f"({name})"):
        raise CannotDraw(token)
    return card(KINDS.index(name), secret=token != name)


FIGURES: Final[dict[str, Figure]] = {"cards": lands}
