"""Differences: where two views, positions or messages part, as a path with the names of the game."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from ..engine.events import WHAT
from ..engine.game import BIT, SPECTATOR, Game
from ..engine.view import View

SIGHT = "in sight, "
MOST = 3                       # told in a sentence; the rest are counted
VIEW = ("seat", "phase", "asked", "cards", "known", "unseen", "signs", "facts", "marks")
FIELDS = ("what", "seat", "from", "from place", "to", "to place", "face", "known", "word", "numbers")     # of an event


class Difference(NamedTuple):
    """One place, with what is there in the one and in the other: `known, zone 'hand' of seat 0, card 0`, 3, 1."""
    path: str
    one: object
    other: object

    def __str__(self) -> str:
        return f"{self.path}: {self.one} or {self.other}"


def sentence(found: Sequence[Difference], each: Callable[[Difference], str] = str) -> str:
    told = "; ".join([each(one) for one in found[:MOST]])
    return told + (f"; and {len(found) - MOST} more" if len(found) > MOST else "")


def wrong(right: View, view: View, game: Game) -> str:
    """How a view is not as it should be."""
    return sentence(of_views(game, values(right), values(view)),
                    lambda one: f"{one.path} should be {one.one}, and is {one.other}")


def values(view: View) -> tuple[Any, ...]:
    """A view as a plain tuple, in the order of VIEW."""
    return tuple([getattr(view, name) for name in VIEW])


# ---- what can be compared
def of_parts(game: Game, one: dict[str, Any], other: dict[str, Any]) -> list[Difference]:
    """Of all that reaches a seat, as `Wire.parts` names it."""
    found: list[Difference] = []
    for part, mine in one.items():
        theirs: Any = other.get(part)
        if mine == theirs:
            continue
        if part == "view":
            found += of_views(game, mine, theirs)
        elif part == "sight":
            found += [each._replace(path=SIGHT + each.path) for each in of_views(game, mine, theirs)]
        elif part == "events":
            found += of_events(game, mine, theirs)
        elif part == "answers":
            found += of_answers(mine, theirs)
        elif isinstance(mine, list) and isinstance(theirs, list):
            found += rows(part, mine, theirs, lambda k: f"seat {k}")
        else:
            found.append(Difference(part, mine, theirs))
    told = {str(each) for each in found}           # what one sees, one also knows: that is said once
    return [each for each in found if str(each).removeprefix(SIGHT) not in told or not each.path.startswith(SIGHT)]


def of_views(game: Game, one: tuple[Any, ...], other: tuple[Any, ...]) -> list[Difference]:
    """Of two views, each as its `values`."""
    seat, phase, asked, cards, known, unseen, signs, facts, marks = zip(one, other)
    return [*rows("seat", *lists(seat)), *of_phases(game, *phase), *of_asked(*asked),
            *by_zone(game, "cards", *cards, lambda face: face_name(game, face)), *by_zone(game, "known", *known),
            *[each for back, (mine, theirs) in enumerate(zip(*unseen))
              for each in rows(f"unseen, back {back}", mine, theirs, nth, lambda kind: face_name(game, kind))],
            *rows("signs", *signs, lambda z: zone_name(game, z)), *rows("facts", *facts, lambda k: fact_name(game, k)),
            *rows("marks", *marks, nth)]


def of_dumps(game: Game, one: tuple[Any, ...], other: tuple[Any, ...]) -> list[Difference]:
    """Of two positions, secrets too."""
    cards, known, marks, facts, _, phase, asked, chance = zip(one, other)

    def name(card: int) -> str:
        return card_name(game, card)
    return [*by_zone(game, "cards", *cards), *rows("known", *known, name), *rows("marks", *marks, name),
            *rows("facts", *facts, lambda k: fact_name(game, k)), *of_phases(game, *phase), *of_asked(*asked),
            *rows("chance used", *lists(chance))]


def of_pictures(game: Game, one: Sequence[Sequence[tuple[int, int, int]]],
                other: Sequence[Sequence[tuple[int, int, int]]]) -> list[Difference]:
    """Of two tables as somebody sees them: by zone the face, the mask and the mark of each card."""
    def part(picture: Sequence[Sequence[tuple[int, int, int]]], k: int) -> list[list[int]]:
        return [[card[k] for card in row] for row in picture]
    return [*by_zone(game, "cards", part(one, 0), part(other, 0), lambda face: face_name(game, face)),
            *by_zone(game, "known", part(one, 1), part(other, 1)),
            *by_zone(game, "marks", part(one, 2), part(other, 2))]


def of_events(game: Game, one: Sequence[Sequence[Any]], other: Sequence[Sequence[Any]]) -> list[Difference]:
    if len(one) != len(other):
        return [Difference("events", len(one), len(other))]
    names: dict[str, Callable[[Any], object]] = {
        "what": lambda what: WHAT[what], "from": lambda z: zone_name(game, z), "to": lambda z: zone_name(game, z),
        "face": lambda face: face_name(game, face), "word": repr}
    return [Difference(f"events, {nth(k)}, {field}", names.get(field, plain)(a), names.get(field, plain)(b))
            for k, (mine, theirs) in enumerate(zip(one, other)) for field, a, b in zip(FIELDS, mine, theirs) if a != b]


def of_answers(one: Sequence[Any], other: Sequence[Any]) -> list[Difference]:
    """Of answers with their places: those that only one has, or that are given by touching something else."""
    mine, theirs = dict(one), dict(other)
    found = [Difference(f"answers, '{text}'", "there" if text in mine else "not there",
                        "there" if text in theirs else "not there") for text in {**mine, **theirs}
             if (text in mine) != (text in theirs)]
    found += [Difference(f"answers, '{text}', places", mine[text], theirs[text]) for text in mine
              if text in theirs and mine[text] != theirs[text]]
    return found or [Difference("answers, their order", list(mine), list(theirs))]


def of_texts(one: str, other: str) -> Difference:
    """The first place where two messages part."""
    at = next((k for k, (a, b) in enumerate(zip(one, other)) if a != b), min(len(one), len(other)))
    path = f"character {at}, after '{one[max(0, at - 20):at]}'"
    return Difference(path, repr(one[at:at + 20]), repr(other[at:at + 20]))


# ---- the pieces
def rows(path: str, one: Sequence[Any], other: Sequence[Any], name: Callable[[int], str] = lambda k: "",
         say: Callable[[Any], object] = lambda value: value) -> Iterator[Difference]:
    """Number by number; where there are not as many, only how many."""
    if len(one) != len(other):
        yield Difference(path, f"{len(one)} of them", f"{len(other)} of them")
        return
    for k, (a, b) in enumerate(zip(one, other)):
        if a != b:
            yield Difference(f"{path}, {name(k)}".removesuffix(", "), say(a), say(b))


def by_zone(game: Game, path: str, one: Sequence[Sequence[Any]], other: Sequence[Sequence[Any]],
            say: Callable[[Any], object] = lambda value: value) -> Iterator[Difference]:
    for z, (mine, theirs) in enumerate(zip(one, other)):
        if mine != theirs:
            yield from rows(f"{path}, {zone_name(game, z)}", mine, theirs, lambda i: f"card {i}", say)


def of_phases(game: Game, one: int, other: int) -> Iterator[Difference]:
    return rows("phase", [one], [other], say=lambda k: f"'{game.phases[k].name}' ({k})"
                if 0 <= k < len(game.phases) else k)


def of_asked(one: int, other: int) -> Iterator[Difference]:
    return rows("asked", [one], [other], say=seats_of)


def lists(pair: Sequence[Any]) -> tuple[list[Any], list[Any]]:
    return [pair[0]], [pair[1]]


def nth(k: int) -> str:
    return f"number {k}"


def plain(value: object) -> object:
    return value


def who(seat: int) -> str:
    return "the spectator" if seat == SPECTATOR else f"seat {seat}"


def seats_of(mask: int) -> str:
    return f"seats {[seat for seat in range(SPECTATOR) if mask & BIT[seat]]}"


def face_name(game: Game, face: int) -> str:
    return f"'{game.kinds[face]}'" if face >= 0 else f"back {-1 - face}"


def card_name(game: Game, card: int) -> str:
    return f"card {card} ({face_name(game, game.deck[card])})"


def zone_name(game: Game, z: int) -> str:
    """By name and owner; by number too, where that is not enough."""
    if not 0 <= z < len(game.zones):
        return "no zone"
    zone = game.zones[z]
    alike = sum([other.name == zone.name and other.owner == zone.owner for other in game.zones]) > 1
    return f"zone '{zone.name}'" + (f" of seat {zone.owner}" if zone.owner >= 0 else "") + (f" ({z})" if alike else "")


def fact_name(game: Game, k: int) -> str:
    for fact in game.facts:
        if fact.start <= k < fact.start + fact.size:
            return f"'{fact.name}'" + (f" {k - fact.start}" if fact.size > 1 else "")
    return nth(k)
