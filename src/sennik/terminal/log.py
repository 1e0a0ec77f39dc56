"""The log in words, and the score sheet that follows from it."""
from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.markup import escape

from ..engine.events import WHAT, Seen
from ..engine.game import Game
from ..match.messages import EventShown
from ..words import Words


def told(words: Words, events: Iterable[EventShown], seat: int, names: Sequence[str]) -> list[str]:
    """A line for each event that has one."""
    return [line for event in events if (line := words.event(seen(event), seat, names))]


def seen(event: EventShown) -> Seen:
    """An event that was sent, as words are found for it."""
    return Seen(WHAT.index(event.what), event.seat, event.src, event.i, event.dst, event.j, event.face, event.known,
                event.word, event.numbers)


def sheet(game: Game, events: Iterable[EventShown]) -> list[list[int]]:
    """By round the points of each seat, from the events "scores who points"; empty where a game tells none."""
    rounds: list[dict[int, int]] = []
    for event in events:
        if event.what == "told" and event.word == "scores":
            who, points = event.numbers[0], event.numbers[1]
            if not rounds or who in rounds[-1]:
                rounds.append({})
            rounds[-1][who] = points
    return [[points.get(seat, 0) for seat in range(game.seats)] for points in rounds]


def winners(words: Words, returns: Sequence[float], names: Sequence[str], seat: int) -> str:
    """Who won, for the reader at `seat`."""
    best = [k for k, share in enumerate(returns) if share > 0]
    others = [names[k] for k in best if k != seat]
    if seat in best:
        return words.say("won-you-and", who=words.join(others)) if others else words.say("won-you")
    return words.say("won", who=words.join(others), count=len(others))


def score_sheet(words: Words, names: Sequence[str], rounds: list[list[int]], scores: Sequence[int]) -> list[str]:
    """A column for each name; a line for each round if there is more than one, and the total."""
    labels = [words.say("sheet-round", n=n) for n in range(1, len(rounds) + 1)]
    first = max(len(label) for label in [words.say("sheet-total"), *labels])
    wide = [max(6, len(name)) for name in names]
    head = " " * (first + 1) + "".join(f"  {name:>{size}}" for name, size in zip(names, wide))
    lines = [f"[soft]{escape(head)}[/]"]
    if len(rounds) > 1:
        for label, points in zip(labels, rounds):
            cells = "".join(f"  {number:>{size}}" for number, size in zip(points, wide))
            lines.append(f"[mute] {label:<{first}}{cells}[/]")
    cells = "".join(f"  {number:>{size}}" for number, size in zip(scores, wide))
    lines.append(f"[title] {words.say('sheet-total'):<{first}}{cells}[/]")
    return lines


def seat_names(game: Game, words: Words) -> list[str]:
    """A record has seats, not names."""
    return [words.say("seat-name", seat=seat + 1) for seat in range(game.seats)]
