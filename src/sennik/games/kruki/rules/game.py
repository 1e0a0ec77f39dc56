"""Kruki: everything that does not change while it is played."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from ....engine.answers import AllAnswers, Answer, Answers
from ....engine.game import Game, Identity, Note, Place
from ....engine.rng import Rng
from ....engine.state import State
from ....engine.view import View
from .. import notation
from . import cards, facts, phases, reasons, verbs, zones
from .cards import ACTION_KIND, BLACK, CARD_FOR, FLIGHT_KIND, NO_CARD, WHITE
from .grid import COLUMNS, DEEP, PLACES, place_of
from .notes import TO_FLY, notes
from .reach import REACH
from .state import KrukiState
from .track import depth_of, zone_of

KRUKI: Final = Identity("kruki", version=1, least=2, most=2, minutes=25, weight=2, options=())

TOLD: Final = ("apart", "starts who:seat", "flies land:land fields", "pairs pair:land land:land fields",
               "plays action:action", "rotates column:nth", "rotates_detour lane:lane columns:pair",
               "removes column:nth", "removes_detour lane:lane columns:pair", "swaps one:nth other:nth",
               "slides column:nth lane:lane", "lays lane:lane columns:pair first:land second:land",
               "wastes card:action_card", "finishes who:seat", "last who:seat", "wins who:seat", "hands more fewer",
               "shared each")


class Kruki(Game):
    actions: list[Answer]
    fly: list[Answer]          # by land, as the next
    pair: list[Answer]
    end: Answer
    draws: list[Answers]       # by which piles can give a card: 1 the flight pile, 2 the action pile
    columns: list[Answer]
    detours: list[Answer]      # by place * DEEP + depth
    towards: list[Answer]
    beside: list[Answer]       # by place
    first_land: list[Answer]   # by land
    drop: list[Answer]
    waste: list[Answer]

    def __init__(self, seats: int = 2, options: Mapping[str, object] | None = None) -> None:
        super().__init__(KRUKI, seats, options or {})
        self.kinds, self.zones, self.phases, self.facts = cards.KINDS, zones.ALL, phases.ALL, facts.ALL
        self.told, self.noted, self.reasons = TOLD, (REACH, TO_FLY), reasons.ALL
        self.argued = ("on fields", "back fields", "stays fields", "to_go mine other")
        self.deck = cards.DECK
        self.backs = [cards.BACKS[kind] for kind in self.deck]
        homes = [zones.TRACK_PILE, zones.FLIGHT_PILE + WHITE, zones.FLIGHT_PILE + BLACK,
                 zones.ACTION_PILE + WHITE, zones.ACTION_PILE + BLACK]                      # by back
        self.home = [homes[back] for back in self.backs]
        self.branches = True
        self.ready()
        self.make_answers()

    def make_answers(self) -> None:
        """The table of all answers."""
        self.answers = t = AllAnswers(verbs.ALL)
        self.actions = [t.add(action) for action in cards.ACTIONS]
        self.fly = [t.add(verbs.FLY, land) for land in range(5)]
        self.pair = [t.add(verbs.PAIR, land) for land in range(5)]
        self.end = t.add(verbs.END)
        flight, action = t.add(verbs.DRAW, 0), t.add(verbs.DRAW, 1)
        self.draws = [(), (flight,), (action,), (flight, action)]
        self.columns = [t.add(verbs.CARD, c) for c in range(COLUMNS)]
        self.detours = [t.add(verbs.DETOUR_CARD, lane, c, depth)
                        for lane in (WHITE, BLACK) for c in range(PLACES) for depth in range(DEEP)]
        self.towards = [t.add(verbs.TOWARDS, lane) for lane in (WHITE, BLACK)]
        self.beside = [t.add(verbs.BESIDE, lane, c) for lane in (WHITE, BLACK) for c in range(PLACES)]
        self.first_land = [t.add(verbs.FIRST, land) for land in range(5)]
        self.drop = [t.add(verbs.DROP, land) for land in range(5)]
        self.waste = [t.add(verbs.WASTE, card) for card in range(len(cards.ACTION_CARDS))]

    def blank(self) -> State:
        return KrukiState(self)

    def new(self, rng: Rng) -> State:
        s = cast(KrukiState, self.start(rng))
        s.set_up()
        return s

    def read_position(self, text: str, rng: Rng) -> State:
        return notation.read(self, text, rng)

    def write_position(self, state: State) -> str:
        return notation.write(cast(KrukiState, state))

    def notes(self, view: View) -> tuple[Note, ...]:
        return notes(view)

    def why_not(self, view: View, place: Place) -> str:
        return reasons.why_not(view, place)

    def place(self, answer: Answer, seat: int) -> tuple[Place, ...]:
        verb, arg = answer.verb, answer.arg
        hand = zones.HAND + seat
        if CARD_FOR[verb] != NO_CARD:
            return (Place(hand, kind=ACTION_KIND[seat] + CARD_FOR[verb]),)
        if verb == verbs.FLY:
            return (Place(hand, kind=FLIGHT_KIND[seat] + arg),)
        if verb == verbs.PAIR:                         # one card laid on the other
            return (Place(hand, kind=FLIGHT_KIND[seat] + arg),) * 2
        if verb == verbs.DRAW:
            return (Place(zones.ACTION_PILE + seat if arg else zones.FLIGHT_PILE + seat),)
        if verb in (verbs.CARD, verbs.DETOUR_CARD):
            return (Place(zone_of(answer), depth_of(answer)),)
        if verb == verbs.BESIDE:
            return (Place(zones.DRAWN, 0), Place(zones.DETOUR + place_of(arg, answer.arg2)))
        if verb == verbs.DROP:
            return (Place(hand, kind=FLIGHT_KIND[seat] + arg), Place(zones.USED + seat))
        if verb == verbs.WASTE:
            return (Place(hand, kind=ACTION_KIND[seat] + arg), Place(zones.GONE))
        return ()
