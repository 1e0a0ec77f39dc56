"""The game: its identity card, its cards and the table of all answers."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from ....engine.answers import AllAnswers, Answer, Answers
from ....engine.game import BIT, EVERYONE, OPEN, Game, Identity, Note, Option, Place, Zone
from ....engine.rng import Rng
from ....engine.state import State
from ....engine.view import View
from .. import notation
from . import cards, facts, notes, phases, reasons, rounds, set_up, verbs, versions, zones
from .cards import Landscape, Wish
from .grid import ENTRANCE, FIELDS
from .landscapes import LEVELS, LORD_CARDS
from .pieces import MOVE, RED, SUPPLY
from .places import DOTS, KEY, LINKS, PLACES
from .state import PracowniaState
from .told import TOLD

PRACOWNIA: Final = Identity(
    "pracownia", version=versions.NEWEST, since=versions.OLDEST, least=2, most=4, minutes=90, weight=5,
    options=(Option("variant", ("basic", "nightmare")), Option("together")))

TALLEST: Final = sum(SUPPLY) - SUPPLY[RED]                          # shards that can lie on each other


class Pracownia(Game):
    nightmare: bool
    together: bool
    spaces: int                # of each row that are filled
    lands: list[Landscape]     # of the version that is played
    wishes: list[Wish]
    tokens: list[Wish]
    points: list[int]          # by kind of card
    powers: list[int]
    anchors: list[int]         # what lies where the dreamer stands
    anchored: list[list[list[list[int]]]]        # by kind and field of the dreamer: the other fields and what they hold

    collect: Answer
    use: Answer
    end: Answer
    enter: Answer
    stop: Answer
    no: Answer                 # "pass"
    go: list[Answer]
    power: list[Answer]        # by place among the open cards
    store: list[Answer]
    power_done: Answer
    store_done: Answer
    pay: list[Answer]          # by colour
    put: list[list[Answer]]    # by colour and field
    step: list[Answer]
    trade: list[list[Answer]]  # by colours
    plant: list[Answer]
    take: list[Answer]
    lift: list[Answer]
    part: list[Answer]
    drop: list[Answer]
    set_: list[list[Answer]]   # by colour and place
    row: list[Answer]
    name: list[Answer]         # by colour
    from_: list[Answer]
    keep: list[Answer]
    keeps: list[Answers]       # by number of cards drawn: one of them
    finish: list[Answer]
    hold: list[Answer]         # by colour
    leave: list[Answer]
    clear: list[Answer]

    def __init__(self, seats: int = 4, options: Mapping[str, object] | None = None, version: int = 0) -> None:
        super().__init__(PRACOWNIA, seats, options or {}, version)
        self.nightmare = self.options["variant"] == "nightmare"
        self.together = self.options["together"] == "yes"
        self.spaces = len([dots for dots in DOTS if dots <= seats])                  # PRA-U3
        self.lands = cards.landscapes(self.version)
        self.wishes = cards.wishes(self.version)
        self.tokens = [wish for wish in self.wishes if self.nightmare or not wish.nightmare
                       for _ in range(wish.copies)]
        self.points = [card.points for card in self.lands]
        self.powers = [card.power for card in self.lands]
        self.anchors = [card.anchor for card in self.lands]
        self.anchored = [card.anchored for card in self.lands]
        self.phases, self.facts, self.told = phases.PHASES, facts.FACTS, TOLD
        self.reasons = reasons.ALL
        self.argued = ("gains points", "completes points")
        self.kinds = tuple([card.number for card in self.lands])
        self.deck = list(range(len(self.lands)))
        self.backs = [card.level for card in self.lands]
        self.signs = self.powers                                                     # PRA-O1
        self.home = [zones.PILE + card.level for card in self.lands]
        tables = [Zone("pile", remember=EVERYONE, signed=True) for _ in range(LEVELS)]
        for seat in range(seats):
            tables += [Zone("drawn", owner=seat, open=BIT[seat]), Zone("opened", owner=seat, open=OPEN),
                       Zone("done", owner=seat, open=EVERYONE)]
        self.zones = tuple(tables)
        self.branches = True
        self.ready()
        self.make_answers()

    def make_answers(self) -> None:
        """The table of all answers."""
        self.answers = t = AllAnswers(verbs.VERBS)
        slots = range(len(self.lands))
        fields = range(FIELDS)
        last = RED if self.nightmare else MOVE
        self.collect, self.use = t.add(verbs.COLLECT), t.add(verbs.USE)
        self.end, self.enter = t.add(verbs.END), t.add(verbs.ENTER)
        self.stop, self.no = t.add(verbs.STOP), t.add(verbs.PASS)
        self.go = [t.add(verbs.GO, place) for place in range(PLACES)]
        self.power = [t.add(verbs.POWER, slot) for slot in slots]
        self.store = [t.add(verbs.STORE, slot) for slot in slots]
        self.finish = [t.add(verbs.FINISH, slot) for slot in slots]
        self.power_done, self.store_done = t.add(verbs.POWER_DONE), t.add(verbs.STORE_DONE)
        skip = self.end                                                              # colours begin at 1
        self.pay = [skip, *[t.add(verbs.PAY, colour) for colour in range(1, RED)]]
        self.hold = [skip, *[t.add(verbs.HOLD, colour) for colour in range(1, RED)]]
        self.put = [[], *[[t.add(verbs.PUT, colour, f) for f in fields] for colour in range(1, last + 1)]]
        self.trade = [[], *[[skip if take == give or not take else t.add(verbs.TRADE, give, take)
                             for take in range(last + 1)] for give in range(1, last + 1)]]
        self.set_ = [[], *[[t.add(verbs.SET, colour, place) for place in range(PLACES)]
                           for colour in range(1, last + 1)]]
        self.name = [skip, *[t.add(verbs.NAME, colour) for colour in range(1, last + 1)]]
        self.step = [t.add(verbs.STEP, f) for f in fields]
        self.plant = [t.add(verbs.PLANT, f) for f in fields]
        self.take = [t.add(verbs.TAKE, f) for f in fields]
        self.lift = [t.add(verbs.LIFT, f) for f in fields]
        self.drop = [t.add(verbs.DROP, f) for f in fields]
        self.part = [t.add(verbs.PART, below) for below in range(TALLEST)]
        self.row = [t.add(verbs.ROW, place) for place in range(PLACES)]
        self.from_ = [t.add(verbs.FROM, level) for level in range(LEVELS)]
        self.keep = [t.add(verbs.KEEP, slot) for slot in range(LORD_CARDS)]
        self.keeps = [tuple(self.keep[:n]) for n in range(LORD_CARDS + 1)]
        self.leave = [t.add(verbs.LEAVE, link) for link in range(len(LINKS))] if self.nightmare else []
        self.clear = [t.add(verbs.CLEAR, f) for f in fields] if self.nightmare else []

    def blank(self) -> State:
        return PracowniaState(self)

    def new(self, rng: Rng) -> State:
        s = cast(PracowniaState, self.start(rng))
        set_up.set_up(s)
        rounds.begin_turn(s)
        s.ask()
        return s

    def read_position(self, text: str, rng: Rng) -> State:
        return notation.read(self, text, rng)

    def write_position(self, state: State) -> str:
        return notation.write(self, cast(PracowniaState, state))

    def notes(self, view: View) -> tuple[Note, ...]:
        return notes.notes(view, self.seats, self.lands, self.wishes)

    def why_not(self, view: View, place: Place) -> str:
        return reasons.why_not(view, place)

    def place(self, answer: Answer, seat: int) -> tuple[Place, ...]:
        verb, arg = answer.verb, answer.arg
        fields = facts.fields(seat)
        hand = facts.hand(seat)
        if verb in (verbs.GO, verbs.ROW):
            return (Place(fact=facts.row(arg) + KEY),)
        if verb in (verbs.POWER, verbs.STORE, verbs.FINISH):
            return (Place(zones.opened(seat), arg),)
        if verb in (verbs.POWER_DONE, verbs.STORE_DONE):
            return (Place(zones.done(seat)),)
        if verb == verbs.PAY:
            return (Place(fact=hand + arg),)
        if verb == verbs.PUT:
            return (Place(fact=hand + arg), Place(fact=fields + answer.arg2))
        if verb == verbs.TRADE:
            return (Place(fact=hand + arg), Place(fact=facts.in_bag(answer.arg2)))
        if verb == verbs.PLANT:
            return (Place(fact=facts.TREES), Place(fact=fields + arg))
        if verb in (verbs.STEP, verbs.TAKE, verbs.LIFT, verbs.DROP, verbs.CLEAR):
            return (Place(fact=fields + arg),)
        if verb == verbs.ENTER:
            return (Place(fact=fields + ENTRANCE),)
        if verb == verbs.SET:
            return (Place(fact=facts.aside(arg)), Place(fact=facts.row(answer.arg2) + KEY))
        if verb == verbs.NAME:
            return (Place(fact=facts.aside(arg)),)
        if verb == verbs.FROM:
            return (Place(zones.PILE + arg),)
        if verb == verbs.KEEP:
            return (Place(zones.drawn(seat), arg),)
        if verb == verbs.LEAVE:
            return (Place(fact=facts.RED_LINK + arg),)
        return ()
