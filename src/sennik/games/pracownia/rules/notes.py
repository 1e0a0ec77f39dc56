"""What a table shows so that nobody has to reckon: worked out from a view, with the rules' own functions."""
from __future__ import annotations

from typing import Final

from ....engine.game import BIT, SPECTATOR, Note, Place
from ....engine.view import View
from . import doing, facts, grid, landscapes, phases, scoring, travel, walk, wishes, zones
from .cards import Landscape, Wish
from .grid import ENTRANCE, NEAR
from .places import KEY, NEXT_TO

GAIN: Final = "gain"           # at a field: the points of a step onto it
FREE: Final = "free"           # at a field: 1, a step onto it leaves a free one waiting
FARE: Final = "fare"           # at a row: the action points of a move to its place
LAID: Final = "laid"           # at an open card: how many of its fields lie in the workshop
FIELDS: Final = "fields"       # at an open card: how many it has
GOAL: Final = "goal"           # at an own card and a field: what lies there where the card is nearest to being complete
PRIZE: Final = "prize"         # at a wish: the most points it can bring, 0 where it has no limit
STANDING: Final = "standing"   # at the points of a seat for a wish: what it has of it
AWARD: Final = "award"         # … and what that would bring now
CARDS: Final = "cards"         # at a score, when the game is over: of it for completed cards
WALKS: Final = "walks"         # … for walks and trees
UNBUILT: Final = "unbuilt"     # … lost for open cards
REDS: Final = "reds"           # … lost for red shards


def notes(view: View, seats: int, lands: list[Landscape], tokens: list[Wish]) -> tuple[Note, ...]:
    numbers = list(view.facts)
    out: list[Note] = []
    if view.seat != SPECTATOR and view.asked & BIT[view.seat]:
        now = numbers[facts.DOING + view.seat] % doing.DEEPER
        if phases.IS_CREATION[now] or now == phases.WALK:
            out += steps(numbers, view.seat)
        elif now == phases.TRAVEL:
            out += fares(numbers, view.seat)
    for seat in range(seats):
        out += patterns(view, lands, numbers, seat, zones.opened(seat))
    if view.seat != SPECTATOR:
        out += patterns(view, lands, numbers, view.seat, zones.drawn(view.seat))
        for zone in (zones.opened(view.seat), zones.drawn(view.seat)):
            out += goals(view, lands, numbers, view.seat, zone)
    out += hopes(view, tokens, numbers, seats)
    if view.phase == phases.OVER:
        for seat in range(seats):
            out += sources(view, lands, numbers, seat)
    return tuple(out)


def fields_of(numbers: list[int], seat: int) -> list[int]:
    """What lies on each field of a workshop."""
    fields = facts.fields(seat)
    return numbers[fields:fields + grid.FIELDS]


def steps(numbers: list[int], seat: int) -> list[Note]:
    """What the dreamer would find on the fields to which it could step, or at the entrance."""
    at = numbers[facts.DREAMER + seat]
    fields = facts.fields(seat)
    out: list[Note] = []
    for f in NEAR[at] if at >= 0 else [ENTRANCE]:
        field = numbers[fields + f]
        if field:
            place = Place(fact=fields + f)
            points = walk.worth(field, numbers[facts.climbed(seat) + f])
            in_a_row = numbers[facts.STEPS + seat] + 1 if numbers[facts.FREE + seat] else 0
            out.append(Note(GAIN, place, points))
            if walk.frees(field, 0 if points > 0 else in_a_row):
                out.append(Note(FREE, place, 1))
    return out


def fares(numbers: list[int], seat: int) -> list[Note]:
    """What the traveller pays for each of the next places (PRA-V2, PRA-V3)."""
    out: list[Note] = []
    if numbers[facts.POINTS]:
        for place in NEXT_TO[numbers[facts.TRAVELLER + seat]]:
            key = numbers[facts.row(place) + KEY]
            held = numbers[facts.hand(seat) + key] if key else 0
            out.append(Note(FARE, Place(fact=facts.row(place) + KEY),
                            0 if travel.is_free(key, held, numbers[facts.KEYS]) else 1))
    return out


def patterns(view: View, lands: list[Landscape], numbers: list[int], seat: int, zone: int) -> list[Note]:
    """How far the cards there are laid in the workshop of a seat."""
    fields = fields_of(numbers, seat)
    out: list[Note] = []
    for i, kind in enumerate(view.cards[zone]):
        card = lands[kind]
        out += [Note(LAID, Place(zone, i), landscapes.laid(card, fields)),
                Note(FIELDS, Place(zone, i), len(card.shape))]
    return out


def goals(view: View, lands: list[Landscape], numbers: list[int], seat: int, zone: int) -> list[Note]:
    """Where in the workshop each of the cards there is nearest to being complete."""
    fields = fields_of(numbers, seat)
    out: list[Note] = []
    for i, kind in enumerate(view.cards[zone]):
        placed = landscapes.likeliest(lands[kind], fields)
        for k in range(0, len(placed), 2):
            out.append(Note(GOAL, Place(zone, i, fact=facts.fields(seat) + placed[k]), placed[k + 1]))
    return out


def hopes(view: View, tokens: list[Wish], numbers: list[int], seats: int) -> list[Note]:
    """The wishes: what they can bring, how everybody stands, and what that would be worth now."""
    out: list[Note] = []
    for k in range(facts.TOKENS):
        wish = numbers[facts.WISH + k]
        if wish < 0:
            continue
        points = tokens[wish].points
        measured = [wishes.measure(wish, numbers[facts.CIRCLE + k], fields_of(numbers, seat),
                                   numbers[facts.DREAMER + seat], len(view.cards[zones.done(seat)]))
                    for seat in range(seats)]
        awards = wishes.awards(wish, points, measured)
        out.append(Note(PRIZE, Place(fact=facts.WISH + k), max(points) if points else 0))
        for seat in range(seats):
            place = Place(fact=facts.wished(seat) + k)
            out += [Note(STANDING, place, measured[seat]), Note(AWARD, place, awards[seat])]
    return out


def sources(view: View, lands: list[Landscape], numbers: list[int], seat: int) -> list[Note]:
    """Where the points of a seat came from, when all is counted (PRA-E2)."""
    completed = sum([lands[kind].points for kind in view.cards[zones.done(seat)]])
    unbuilt = scoring.UNBUILT * len(view.cards[zones.opened(seat)])
    reds = scoring.RED_COST * wishes.reds(fields_of(numbers, seat))
    wished = sum([numbers[facts.wished(seat) + k] for k in range(facts.TOKENS)])
    walks = numbers[facts.SCORE + seat] - completed - wished + unbuilt + reds
    place = Place(fact=facts.SCORE + seat)
    return [Note(CARDS, place, completed), Note(WALKS, place, walks), Note(UNBUILT, place, -unbuilt),
            Note(REDS, place, -reds)]
