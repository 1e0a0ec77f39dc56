"""Pracownia: what is fixed, and what follows from each answer."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from mypy_extensions import i64

from ...engine.answers import AllAnswers, Answer, Answers
from ...engine.game import BIT, EVERYONE, OPEN, Game, Identity, Option, Place, Zone
from ...engine.rng import Rng
from ...engine.state import State
from .cards import Landscape, Wish, landscapes, wishes
from .choices import Choices
from .layout import (
    ASIDE,
    BAG,
    CHOOSING,
    CLEAR,
    COLLECT,
    COMPLETE,
    DEEPER,
    DOING,
    DONE,
    DRAWN,
    DREAMS_ON,
    DROP,
    END,
    ENTER,
    FACTS,
    FIELD,
    FINISH,
    FREE,
    FROM,
    GO,
    GOLEM_DROPS,
    HANDS,
    HELD,
    HOLD,
    KEEP,
    KEPT,
    KEYS,
    LEAVE,
    LIFT,
    LORD_DRAWS,
    NAME,
    OF_SEAT,
    OPENED,
    PAID,
    PART,
    PASS,
    PHASES,
    PILE,
    PLANT,
    POOL,
    POWER,
    POWER_DONE,
    PUT,
    RED_LEFT,
    RED_LINK,
    ROW,
    ROWS,
    SET,
    STAGE,
    STEP,
    STOP,
    STORE,
    STORE_DONE,
    TAKE,
    TOLD,
    TRADE,
    TRAVEL,
    TRAVELLER,
    TREES,
    USE,
    USED,
    VERBS,
)
from .parts import (
    DOTS,
    DREAMER,
    ENTRANCE,
    FIELDS,
    MOVE,
    RED,
    SPACES,
)

PRACOWNIA: Final = Identity("pracownia", version=3, least=2, most=4, minutes=90, weight=5, options=(
    Option("variant", ("basic", "nightmare")), Option("together")))

TALLEST: Final = 109                                               # shards that can lie on each other
LORD_CARDS: Final = 6


class Pracownia(Game):
    nightmare: bool
    together: bool
    spaces: int                # of each row that are filled
    lands: list[Landscape]
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

    def __init__(self, seats: int = 4, options: Mapping[str, object] | None = None) -> None:
        super().__init__(PRACOWNIA, seats, options or {})
        self.nightmare = self.options["variant"] == "nightmare"
        self.together = self.options["together"] == "yes"
        self.spaces = len([dots for dots in DOTS if dots <= seats])                  # PRA-U3
        self.lands = landscapes()
        self.tokens = [wish for wish in wishes() for _ in range(wish.copies) if self.nightmare or not wish.nightmare]
        self.points = [card.points for card in self.lands]
        self.powers = [card.power for card in self.lands]
        self.anchors = [card.anchor for card in self.lands]
        self.anchored = [card.anchored for card in self.lands]
        self.phases, self.facts, self.told = PHASES, FACTS, TOLD
        self.kinds = tuple([card.number for card in self.lands])
        self.deck = list(range(len(self.lands)))
        self.backs = [card.level for card in self.lands]
        self.signs = self.powers                                                     # PRA-O1
        self.home = [PILE + card.level for card in self.lands]
        zones = [Zone("pile", remember=EVERYONE, signed=True) for _ in range(3)]
        for seat in range(seats):
            zones += [Zone("drawn", owner=seat, open=BIT[seat]), Zone("opened", owner=seat, open=OPEN),
                      Zone("done", owner=seat, open=EVERYONE)]
        self.zones = tuple(zones)
        self.ready()
        self.make_answers()

    def make_answers(self) -> None:
        """The table of all answers."""
        self.answers = t = AllAnswers(VERBS)
        cards = range(len(self.lands))
        fields = range(FIELDS)
        last = RED if self.nightmare else MOVE
        self.collect, self.use, self.end, self.enter = t.add(COLLECT), t.add(USE), t.add(END), t.add(ENTER)
        self.stop, self.no = t.add(STOP), t.add(PASS)
        self.go = [t.add(GO, place) for place in range(6)]
        self.power = [t.add(POWER, slot) for slot in cards]
        self.store = [t.add(STORE, slot) for slot in cards]
        self.finish = [t.add(FINISH, slot) for slot in cards]
        self.power_done, self.store_done = t.add(POWER_DONE), t.add(STORE_DONE)
        skip = self.end                                                              # colours begin at 1
        self.pay = [skip, *[t.add(PAID, colour) for colour in range(1, RED)]]
        self.hold = [skip, *[t.add(HOLD, colour) for colour in range(1, RED)]]
        self.put = [[], *[[t.add(PUT, colour, f) for f in fields] for colour in range(1, last + 1)]]
        self.trade = [[], *[[skip if take == give or not take else t.add(TRADE, give, take) for take in range(last + 1)]
                            for give in range(1, last + 1)]]
        self.set_ = [[], *[[t.add(SET, colour, place) for place in range(6)] for colour in range(1, last + 1)]]
        self.name = [skip, *[t.add(NAME, colour) for colour in range(1, last + 1)]]
        self.step = [t.add(STEP, f) for f in fields]
        self.plant = [t.add(PLANT, f) for f in fields]
        self.take = [t.add(TAKE, f) for f in fields]
        self.lift = [t.add(LIFT, f) for f in fields]
        self.drop = [t.add(DROP, f) for f in fields]
        self.part = [t.add(PART, below) for below in range(TALLEST)]
        self.row = [t.add(ROW, place) for place in range(6)]
        self.from_ = [t.add(FROM, level) for level in range(3)]
        self.keep = [t.add(KEPT, slot) for slot in range(LORD_CARDS)]
        self.keeps = [tuple(self.keep[:n]) for n in range(LORD_CARDS + 1)]
        self.leave = [t.add(LEAVE, link) for link in range(7)] if self.nightmare else []
        self.clear = [t.add(CLEAR, f) for f in fields] if self.nightmare else []

    def blank(self) -> State:
        return PracowniaState(self)

    def new(self, rng: Rng) -> State:
        s = cast(PracowniaState, self.start(rng))
        s.set_up()
        return s

    def place(self, answer: Answer, seat: int) -> tuple[Place, ...]:
        verb, arg = answer.verb, answer.arg
        field = FIELD + FIELDS * seat
        hand = HANDS + RED * seat
        if verb in (GO, ROW):
            return (Place(fact=ROWS + SPACES * arg),)
        if verb in (POWER, STORE, FINISH):
            return (Place(OPENED + OF_SEAT * seat, arg),)
        if verb in (POWER_DONE, STORE_DONE):
            return (Place(DONE + OF_SEAT * seat),)
        if verb == PAID:
            return (Place(fact=hand + arg),)
        if verb == PUT:
            return (Place(fact=hand + arg), Place(fact=field + answer.arg2))
        if verb == TRADE:
            return (Place(fact=hand + arg), Place(fact=BAG + answer.arg2))
        if verb == PLANT:
            return (Place(fact=TREES), Place(fact=field + arg))
        if verb in (STEP, TAKE, LIFT, DROP, CLEAR):
            return (Place(fact=field + arg),)
        if verb == ENTER:
            return (Place(fact=field + ENTRANCE),)
        if verb == SET:
            return (Place(fact=ASIDE + arg), Place(fact=ROWS + SPACES * answer.arg2))
        if verb == NAME:
            return (Place(fact=ASIDE + arg),)
        if verb == FROM:
            return (Place(PILE + arg),)
        if verb == KEPT:
            return (Place(DRAWN + OF_SEAT * seat, arg),)
        if verb == LEAVE:
            return (Place(fact=RED_LINK + arg),)
        return ()


class PracowniaState(Choices):
    def apply(self, seat: i64, answer: Answer) -> None:
        verb = answer.verb
        arg = answer.arg
        facts = self.facts
        if verb == PUT:
            self.put_shard(seat, arg, answer.arg2)
        elif verb == STEP:
            self.take_step(seat, arg)
        elif verb == COLLECT:
            self.collect(seat)
        elif verb == GO:
            self.go(seat, arg)
        elif verb == END:
            if facts[DOING + seat] == TRAVEL:
                self.end_travel(seat)
                return
            facts[FREE + seat] = 0
            self.push(seat, RED_LEFT)
        elif verb == USE:
            facts[USED] = 1
            facts[KEYS] = 0
            self.use(seat, facts[TRAVELLER + seat])
        elif POWER <= verb <= STORE:
            self.choose_card(seat, self.kind(OPENED + OF_SEAT * seat, arg), verb == POWER)
        elif POWER_DONE <= verb <= STORE_DONE:
            row = self.cards[DONE + OF_SEAT * seat]
            self.choose_card(seat, self.game.deck[row[-1]], verb == POWER_DONE)
        elif verb == PAID:
            self.pay(seat, arg)
        elif verb == ENTER:
            facts[DREAMS_ON + seat] = ENTRANCE
            facts[FIELD + FIELDS * seat + ENTRANCE] |= DREAMER
            self.tell("enter", ENTRANCE)
            self.arrive(seat, ENTRANCE)
        elif verb == TRADE:
            self.trade(seat, arg, answer.arg2)
        elif verb == PLANT:
            self.plant(seat, arg)
        elif verb == TAKE:
            self.take(seat, arg)
        elif verb == LIFT:
            self.lift(seat, arg)
        elif verb == PART:
            facts[HELD + seat] += FIELDS * arg
            self.instead(seat, GOLEM_DROPS)
        elif verb == DROP:
            self.drop(seat, arg)
        elif verb == STOP:
            self.pop(seat)
        elif verb == SET:
            facts[ASIDE + arg] -= 1
            facts[ROWS + SPACES * answer.arg2 + self.row_size(answer.arg2)] = arg
            self.tell("set", arg, answer.arg2)
        elif verb == ROW:
            self.empty_row(seat, arg)
        elif verb == NAME:
            self.name_shard(seat, arg)
        elif verb == FROM:
            lord = facts[DOING + seat] % DEEPER == LORD_DRAWS
            self.instead(seat, KEEP)
            self.draw_cards(seat, arg, LORD_CARDS if lord else facts[TRAVELLER + seat] + 1)
            self.ask()
            return
        elif verb == KEPT:
            self.keep_card(seat, arg)
            if facts[STAGE] == CHOOSING:
                self.after_start(seat)
                return
        elif verb == PASS:
            if facts[DOING + seat] % DEEPER == KEEP:
                self.keep_card(seat, -1)
            else:
                self.pop(seat)
        elif verb == FINISH:
            self.pop(seat)
            self.complete(seat, arg)
            if self.asks_now(seat):
                self.ask()
                return
        elif verb == HOLD:
            self.retain(seat, arg)
            if self.asks_now(seat):
                self.ask()
                return
        elif verb == LEAVE:
            facts[POOL] -= 1
            facts[RED_LINK + arg] = 1
            self.tell("sows", arg)
            self.end_turn(seat)
            return
        else:
            self.clear_field(seat, arg)
        self.carry_on(seat)

    def carry_on(self, seat: i64) -> None:
        """Complete what is complete (PRA-L2), end what has come to its end, then ask."""
        facts = self.facts
        while True:
            if facts[DREAMS_ON + seat] >= 0 and self.cards[OPENED + OF_SEAT * seat]:
                complete = self.complete_ones(seat)
                if len(complete) > 1:
                    self.push(seat, COMPLETE)
                    break
                if complete:
                    self.complete(seat, complete[0])
                    if self.asks_now(seat):
                        break
                    continue
            doing: i64 = facts[DOING + seat] % DEEPER
            if doing == RED_LEFT and not self.must_place_red(seat):
                self.end_creation(seat)
                return
            if not self.has_ended(seat, doing):
                break
            self.pop(seat)
        self.ask()

    def trade(self, seat: i64, give: i64, take: i64) -> None:                        # PRA-K4, PRA-N7
        facts = self.facts
        n = 3 if give == RED else 2
        facts[HANDS + RED * seat + give] -= n
        facts[BAG + give] += n
        facts[BAG + take] -= 1
        facts[HANDS + RED * seat + take] += 1
        facts[FREE + seat] = 0
        self.tell("trade", give, take)
