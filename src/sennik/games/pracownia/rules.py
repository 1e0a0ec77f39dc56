"""Pracownia: what is fixed, what may be answered, what follows, what it is worth."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from mypy_extensions import i64

from ...engine.actions import Action, Actions, Answers
from ...engine.game import BIT, EVERYONE, OPEN, Game, Identity, Option, Place, Zone
from ...engine.rng import Rng
from ...engine.state import NONE, State
from .album import Album
from .cards import Landscape, Wish, landscapes, wishes
from .dreamworld import HAND_LIMIT
from .layout import (
    ASIDE,
    BAG,
    CHOOSING,
    CIRCLE,
    CLEAR,
    CLIMBED,
    CLOSE,
    CLOSING,
    COLLECT,
    COLLECTOR_SETS,
    COMPLETE,
    CREATE,
    CREATING,
    DEEPER,
    DOING,
    DONE,
    DRAW,
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
    GOLEM_LIFTS,
    GOLEM_PARTS,
    HANDS,
    HELD,
    HOLD,
    KEEP,
    KEPT,
    KEYS,
    LAKE_CHOOSES,
    LAKE_NAMES,
    LEAVE,
    LEFT,
    LIFT,
    LORD_DRAWS,
    NAME,
    NIGHTMARE,
    OF_SEAT,
    OPENED,
    ORDER,
    OVER,
    PAID,
    PART,
    PASS,
    PAY,
    PHASES,
    PILE,
    PLANT,
    POINTS,
    POOL,
    POWER,
    POWER_DONE,
    PUT,
    RED_LEFT,
    RED_LINK,
    RETAIN,
    ROUND,
    ROW,
    ROWS,
    SCORE,
    SET,
    SLEPT,
    SOW,
    STAGE,
    START,
    STEP,
    STEPS,
    STOP,
    STORE,
    STORE_DONE,
    TAKE,
    TOGETHER,
    TOLD,
    TOWER_TAKES,
    TRADE,
    TRAVEL,
    TRAVELLER,
    TRAVELLING,
    TREES,
    TURN,
    USE,
    USED,
    VERBS,
    WALK,
    WISH,
    WISHED,
)
from .parts import (
    DOTS,
    DREAMER,
    EARTH,
    ENTRANCE,
    FIELDS,
    LINK,
    LINKS_OF,
    MEADOW,
    MOVE,
    NEAR,
    NEXT_TO,
    NIGHTMARE_FROM,
    RED,
    RED_BAG,
    RED_LINKS,
    ROCK,
    SPACES,
    SUPPLY,
    TREE,
    TREES_EACH,
    WATER,
)
from .wishes import awards, measure, reds

PRACOWNIA: Final = Identity("pracownia", version=1, least=2, most=4, minutes=90, weight=5, options=(
    Option("variant", ("basic", "nightmare")), Option("together")))

ROUNDS: Final = 6
ACTION_POINTS: Final = 4
TALLEST: Final = 109                                               # shards that can lie on each other
LORD_CARDS: Final = 6
UNBUILT: Final = 5                                                 # PRA-E2
RED_COST: Final = 3


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

    collect: Action
    use: Action
    end: Action
    enter: Action
    stop: Action
    no: Action                 # "pass"
    go: list[Action]
    power: list[Action]        # by place among the open cards
    store: list[Action]
    power_done: Action
    store_done: Action
    pay: list[Action]          # by colour
    put: list[list[Action]]    # by colour and field
    step: list[Action]
    trade: list[list[Action]]  # by colours
    plant: list[Action]
    take: list[Action]
    lift: list[Action]
    part: list[Action]
    drop: list[Action]
    set_: list[list[Action]]   # by colour and place
    row: list[Action]
    name: list[Action]         # by colour
    from_: list[Action]
    keep: list[Action]
    keeps: list[Answers]       # by number of cards drawn: one of them
    finish: list[Action]
    hold: list[Action]         # by colour
    leave: list[Action]
    clear: list[Action]

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
        zones = [Zone("pile", covered=True, signed=True) for _ in range(3)]
        for seat in range(seats):
            zones += [Zone("drawn", owner=seat, open=BIT[seat]), Zone("opened", owner=seat, open=OPEN),
                      Zone("done", owner=seat, open=EVERYONE)]
        self.zones = tuple(zones)
        self.ready()
        self.answers()

    def answers(self) -> None:
        """The table of all answers."""
        self.actions = t = Actions(VERBS)
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

    def place(self, action: Action, seat: int) -> tuple[Place, ...]:
        verb, arg = action.verb, action.arg
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
            return (Place(fact=hand + arg), Place(fact=field + action.arg2))
        if verb == TRADE:
            return (Place(fact=hand + arg), Place(fact=BAG + action.arg2))
        if verb == PLANT:
            return (Place(fact=TREES), Place(fact=field + arg))
        if verb in (STEP, TAKE, LIFT, DROP, CLEAR):
            return (Place(fact=field + arg),)
        if verb == ENTER:
            return (Place(fact=field + ENTRANCE),)
        if verb == SET:
            return (Place(fact=ASIDE + arg), Place(fact=ROWS + SPACES * action.arg2))
        if verb == NAME:
            return (Place(fact=ASIDE + arg),)
        if verb == FROM:
            return (Place(PILE + arg),)
        if verb == KEPT:
            return (Place(DRAWN + OF_SEAT * seat, arg),)
        if verb == LEAVE:
            return (Place(fact=RED_LINK + arg),)
        return ()


class PracowniaState(Album):
    # ---- Setting up
    def set_up(self) -> None:                                                        # PRA-U0
        game = self.work
        facts = self.facts
        seats = game.seats
        for level in range(3):
            self.shuffle(PILE + level)
        order = list(range(seats))                                                   # PRA-U1
        self.rng.shuffle(order)
        for turn in range(seats):
            facts[ORDER + turn] = order[turn]
            facts[TRAVELLER + order[turn]] = turn
        for seat in range(4):
            facts[DREAMS_ON + seat] = -1
            if seat >= seats:
                facts[ORDER + seat] = -1
        for colour in range(1, RED):                                                 # PRA-C1
            facts[BAG + colour] = SUPPLY[colour]
        facts[TREES] = TREES_EACH * seats                                            # PRA-C2
        facts[NIGHTMARE] = -1
        if game.nightmare:                                                           # PRA-N1
            facts[NIGHTMARE] = NIGHTMARE_FROM
            for one, other in RED_LINKS:
                facts[RED_LINK + LINK[one][other]] = 1
            facts[BAG + RED] = RED_BAG
            facts[POOL] = SUPPLY[RED] - RED_BAG - len(RED_LINKS)
        self.draw_wishes()
        self.choose_start(0)

    def draw_wishes(self) -> None:                                                   # PRA-U2
        game = self.work
        facts = self.facts
        tokens = list(range(len(game.tokens)))
        self.rng.shuffle(tokens)
        colours = [WATER, MEADOW, ROCK, EARTH]
        self.rng.shuffle(colours)
        all_wishes = wishes()
        for k in range(4):
            wish = game.tokens[tokens[k]]
            facts[WISH + k] = all_wishes.index(wish)
            facts[CIRCLE + k] = 0
            if wish.circle:
                colour = colours.pop()
                facts[CIRCLE + k] = colour
                facts[BAG + colour] -= 1

    def choose_start(self, turn: i64) -> None:                                       # PRA-U4
        self.facts[TURN] = turn
        seat: i64 = self.facts[ORDER + turn]
        self.draw_cards(seat, 0, turn + 1)
        self.facts[DOING + seat] = START
        self.ask()

    # ---- A round
    def ask(self) -> None:
        """Whoever has something to do is asked."""
        asked: i64 = 0
        one: i64 = 0
        count: i64 = 0
        seat: i64 = 0
        while seat < self.game.seats:
            doing: i64 = self.facts[DOING + seat]
            if doing:
                asked |= BIT[seat]
                one = doing % DEEPER
                count += 1
            seat += 1
        self.asked = asked
        self.phase = one if count == 1 else TOGETHER

    def begin_round(self) -> None:
        facts = self.facts
        facts[ROUND] += 1
        self.tell("round", facts[ROUND] - 1)
        self.fill_rows()                                                             # PRA-U3, PRA-S1
        if facts[ROUND] > 1:
            self.wake_up()
        facts[STAGE] = TRAVELLING
        facts[TURN] = 0
        self.begin_turn()

    def wake_up(self) -> None:
        facts = self.facts
        game = self.work
        seats = list(range(game.seats))
        for seat in seats:                                                           # PRA-S2
            for zone in (OPENED + OF_SEAT * seat, DONE + OF_SEAT * seat):
                for i in range(len(self.cards[zone])):
                    colour = self.marks[self.cards[zone][i]]
                    if colour:
                        facts[HANDS + RED * seat + colour] += 1
                        self.mark(zone, i, 0)
        # PRA-S3: the lowest place first, there who lay down last
        ranks = sorted([facts[TRAVELLER + seat] * 64 + (7 - facts[SLEPT + seat]) * 8 + seat for seat in seats])
        for turn in seats:
            facts[ORDER + turn] = ranks[turn] % 8
            facts[SLEPT + turn] = 0

    def begin_turn(self) -> None:
        """The next in the order travels or creates; together, all create."""
        facts = self.facts
        game = self.work
        stage = facts[STAGE]
        if stage != TRAVELLING and game.together:                                    # PRA-K8
            for seat in range(game.seats):
                facts[DOING + seat] = CLOSE if stage == CLOSING else CREATE
        else:
            mover: i64 = facts[ORDER + facts[TURN]]
            if stage == TRAVELLING:
                facts[POINTS] = ACTION_POINTS
                facts[KEYS] = 0
                facts[USED] = 0
                facts[DOING + mover] = TRAVEL
                self.tell("travels", mover)
            else:
                facts[DOING + mover] = CLOSE if stage == CLOSING else CREATE
                self.tell("creates", mover)
        self.ask()

    def end_turn(self, seat: i64) -> None:
        facts = self.facts
        game = self.work
        facts[DOING + seat] = 0
        if facts[STAGE] >= CREATING and game.together:
            for other in range(game.seats):
                if facts[DOING + other]:
                    self.ask()
                    return
        else:
            facts[TURN] += 1
            if facts[TURN] < game.seats:
                self.begin_turn()
                return
        facts[TURN] = 0
        if facts[STAGE] == TRAVELLING:                                               # PRA-R1
            facts[STAGE] = CREATING
            self.begin_turn()
        elif facts[STAGE] == CREATING and facts[ROUND] < ROUNDS:
            self.begin_round()
        elif facts[STAGE] == CREATING:                                               # PRA-E1
            self.tell("closing")
            self.wake_up()
            facts[STAGE] = CLOSING
            self.begin_turn()
        else:
            self.count()

    # ---- Choices
    def legal(self, seat: i64) -> Answers:
        if not self.asked & BIT[seat]:
            return NONE
        game = self.work
        doing: i64 = self.facts[DOING + seat] % DEEPER
        if CREATE <= doing <= CLOSE:
            return self.creation(seat, doing == CREATE)
        if doing == TRAVEL:
            return self.travel(seat)
        out: list[Action] = []
        if doing == START:
            return game.keeps[len(self.cards[DRAWN + OF_SEAT * seat])]
        if doing == KEEP:
            return (game.no, *game.keeps[len(self.cards[DRAWN + OF_SEAT * seat])])
        if LORD_DRAWS <= doing <= DRAW:
            return (game.no, *[game.from_[level] for level in range(3) if self.cards[PILE + level]])
        if doing == WALK:
            self.steps(seat, out)
        elif doing == PAY:                                                           # PRA-N8
            out = [game.pay[colour] for colour in range(1, RED) if self.facts[HANDS + RED * seat + colour]]
        elif doing == TOWER_TAKES:                                                   # PRA-P3
            out = [game.take[f] for f in range(FIELDS) if self.bare(seat, f)]
            if self.facts[LEFT + seat] == 1:
                out.append(game.stop)
        elif doing == GOLEM_LIFTS:
            out = [game.lift[f] for f in range(FIELDS) if self.liftable(seat, f)]
            out.append(game.stop)
        elif doing == GOLEM_PARTS:
            return self.parts(seat, self.facts[HELD + seat])
        elif doing == GOLEM_DROPS:
            held: i64 = self.facts[HELD + seat]
            out = [game.drop[g] for g in NEAR[held % FIELDS] if self.droppable(seat, held % FIELDS, held // FIELDS, g)]
        elif doing == COLLECTOR_SETS:
            out = [game.set_[colour][place] for colour in range(1, RED + 1) if self.facts[ASIDE + colour]
                   for place in range(6) if not self.facts[ROWS + SPACES * place + SPACES - 1]]
        elif doing == LAKE_CHOOSES:
            out = [game.row[place] for place in range(6) if self.facts[ROWS + SPACES * place + 1]]
        elif doing == LAKE_NAMES:
            out = [game.name[colour] for colour in range(1, RED + 1) if self.facts[ASIDE + colour]]
        elif doing == COMPLETE:
            out = [game.finish[i] for i in self.complete_ones(seat)]
        elif doing == RETAIN:
            row = self.cards[DONE + OF_SEAT * seat]
            return (game.hold[self.marks[row[-1]]], game.hold[self.marks[row[-2]]])
        elif doing == SOW:
            links = LINKS_OF[self.facts[TRAVELLER + seat]]
            out = [game.leave[link] for link in links if not self.facts[RED_LINK + link]]
        else:
            self.red_left(seat, out)
        return tuple(out)

    def travel(self, seat: i64) -> Answers:
        game = self.work
        facts = self.facts
        here: i64 = facts[TRAVELLER + seat]
        out: list[Action] = [game.end]
        if facts[POINTS]:
            colour: i64 = facts[ROWS + SPACES * here + self.row_size(here) - 1] if facts[ROWS + SPACES * here] else 0
            if colour and facts[HANDS + RED * seat + colour] < HAND_LIMIT:           # PRA-V1
                out.append(game.collect)
            for place in NEXT_TO[here]:                                              # PRA-V2, PRA-V3
                out.append(game.go[place])
        if not facts[USED] and facts[NIGHTMARE] != here and self.can(seat, here):    # PRA-V4, PRA-N4
            out.append(game.use)
        self.card_powers(seat, out)
        return tuple(out)

    def creation(self, seat: i64, cards: bool) -> Answers:
        game = self.work
        facts = self.facts
        out: list[Action] = [game.end]
        base: i64 = FIELD + FIELDS * seat
        hand: i64 = HANDS + RED * seat
        self.placing(seat, out)
        give: i64 = 1
        while give <= RED:                                                           # PRA-K4, PRA-N7
            if facts[hand + give] > (2 if give == RED else 1):
                take: i64 = 1
                while take <= RED:
                    if facts[BAG + take] and take != give:
                        out.append(game.trade[give][take])
                    take += 1
            give += 1
        if facts[DREAMS_ON + seat] >= 0:
            self.steps(seat, out)
        elif facts[base + ENTRANCE] and (not facts[base + ENTRANCE] & TREE
                                         or self.ends(seat, ENTRANCE, facts[hand + MOVE], 0, 0, set())):
            out.append(game.enter)                                                   # PRA-K2
        if cards:                                                                    # PRA-E1
            self.card_powers(seat, out)
        return tuple(out)

    def placing(self, seat: i64, out: list[Action]) -> None:                         # PRA-K1, PRA-K5, PRA-N5
        game = self.work
        facts = self.facts
        base: i64 = FIELD + FIELDS * seat
        hand: i64 = HANDS + RED * seat
        holds: list[int] = []
        colour: i64 = 1
        while colour < RED:
            if facts[hand + colour]:
                holds.append(colour)
            colour += 1
        red: bool = facts[hand + RED] > 0
        if not holds and not red:
            return
        plants: bool = facts[hand + MEADOW] > 0 and self.may_plant(seat)
        empty: bool = True
        f: i64 = 0
        while f < FIELDS:
            field: int = facts[base + f]
            if field:
                empty = False
                if not field & 7 and field >> 3 != RED:
                    for held in holds:
                        out.append(game.put[held][f])
                    if plants:
                        out.append(game.plant[f])
            elif self.beside(base, f, -1):
                for held in holds:
                    out.append(game.put[held][f])
                if red:
                    out.append(game.put[RED][f])
            f += 1
        if empty:
            for held in holds:
                out.append(game.put[held][ENTRANCE])
            if red:
                out.append(game.put[RED][ENTRANCE])

    # ---- Consequences
    def apply(self, seat: i64, action: Action) -> None:
        verb = action.verb
        arg = action.arg
        facts = self.facts
        if verb == PUT:
            self.put_shard(seat, arg, action.arg2)
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
            self.trade(seat, arg, action.arg2)
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
            facts[ROWS + SPACES * action.arg2 + self.row_size(action.arg2)] = arg
            self.tell("set", arg, action.arg2)
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

    def end_travel(self, seat: i64) -> None:                                         # PRA-V7
        facts = self.facts
        here: i64 = facts[TRAVELLER + seat]
        facts[SLEPT + seat] = facts[TURN] + 1
        facts[POINTS] = 0
        self.tell("asleep", here)
        if self.work.nightmare:                                                      # PRA-N3
            facts[NIGHTMARE] = here
            self.tell("nightmare", here)
            if facts[POOL]:
                for link in LINKS_OF[here]:
                    if not facts[RED_LINK + link]:
                        self.instead(seat, SOW)
                        self.ask()
                        return
        self.end_turn(seat)

    def trade(self, seat: i64, give: i64, take: i64) -> None:                        # PRA-K4, PRA-N7
        facts = self.facts
        n = 3 if give == RED else 2
        facts[HANDS + RED * seat + give] -= n
        facts[BAG + give] += n
        facts[BAG + take] -= 1
        facts[HANDS + RED * seat + take] += 1
        facts[FREE + seat] = 0
        self.tell("trade", give, take)

    def end_creation(self, seat: i64) -> None:                                       # PRA-K6
        facts = self.facts
        for colour in range(1, RED + 1):
            facts[BAG + colour] += facts[HANDS + RED * seat + colour]
            facts[HANDS + RED * seat + colour] = 0
        for f in range(FIELDS):                                                      # PRA-D3
            facts[CLIMBED + FIELDS * seat + f] = 0
        facts[FREE + seat] = 0
        facts[STEPS + seat] = 0
        self.tell("done")
        self.end_turn(seat)

    def after_start(self, seat: i64) -> None:                                        # PRA-U4
        turn: i64 = self.facts[TURN] + 1
        if turn < self.game.seats:
            self.choose_start(turn)
        else:
            self.begin_round()

    # ---- Scoring
    def count(self) -> None:                                                         # PRA-E2
        facts = self.facts
        game = self.work
        seats = range(game.seats)
        all_wishes = wishes()
        for k in range(4):
            wish = facts[WISH + k]
            measured = [measure(wish, facts[CIRCLE + k], facts, seat, len(self.cards[DONE + OF_SEAT * seat]))
                        for seat in seats]
            points = awards(wish, all_wishes[wish].points, measured)
            for seat in seats:
                facts[WISHED + 4 * seat + k] = points[seat]
                self.gain(seat, points[seat])
                if points[seat]:
                    self.tell("wish", seat, wish, points[seat])
        for seat in seats:
            unbuilt = len(self.cards[OPENED + OF_SEAT * seat])
            red = reds(facts, seat)
            if unbuilt:
                self.gain(seat, -UNBUILT * unbuilt)
                self.tell("unbuilt", seat, UNBUILT * unbuilt)
            if red:
                self.gain(seat, -RED_COST * red)
                self.tell("red_count", seat, RED_COST * red)
            self.tell("total", seat, facts[SCORE + seat])
        self.phase = OVER
        self.asked = 0

    def scores(self) -> list[int]:
        return self.facts[SCORE:SCORE + self.game.seats]

    def returns(self) -> list[float]:                                                # PRA-E3
        ranks: list[int] = []
        for seat in range(self.game.seats):
            ranks.append((self.facts[SCORE + seat] * 32 - reds(self.facts, seat)) * 64
                         + len(self.cards[DONE + OF_SEAT * seat]))
        best = max(ranks)
        winners = ranks.count(best)
        return [1.0 / winners if rank == best else 0.0 for rank in ranks]
